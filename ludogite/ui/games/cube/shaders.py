"""The programs that run for each square and for the stand of the cube, in the language of OpenGL 3.3.

Software renderers run every branch for every pixel: so pieces and panes have programs of their own, and what is the
same all over a square is worked out at its corners."""

PLACED = """
#version 330 core
layout(location = 0) in vec3 place;
layout(location = 1) in uvec4 what;
layout(location = 2) in uint borders;
layout(location = 3) in vec4 shade;
uniform mat4 camera;
out vec2 at;
out float dark;
flat out vec4 sides;

vec3 n = vec3(0.0), u = vec3(0.0), v = vec3(0.0);

vec3 corner_of_square() {
    int axis = int(what.x) / 2;
    float away = (what.x & 1u) == 1u ? 1.0 : -1.0;
    at = vec2(gl_VertexID & 1, gl_VertexID >> 1);
    if (away < 0.0) at.x = 1.0 - at.x;
    n[axis] = away;
    u[(axis + 1) % 3] = 1.0;
    v[(axis + 2) % 3] = 1.0;
    dark = shade[int(at.x) * 2 + int(at.y)];
    sides = vec4(borders & 1u, borders >> 1 & 1u, borders >> 2 & 1u, borders >> 3 & 1u);
    return place + 0.5 * n + (at.x - 0.5) * u + (at.y - 0.5) * v;
}
"""

PIECE_VERTEX = (
    PLACED
    + """
uniform mat4 bodies[24];
uniform vec3 tones[6];
uniform vec3 shades[2];
uniform vec3 marks[2];
uniform vec3 edges[2];
flat out vec4 corners;
flat out vec3 normal, across, upwards;
flat out vec3 tone_x, tone_y, tone_z, shade_tone, mark_tone, edge_tone;
flat out float is_yellow, is_locked, clearness, rim;

void main() {
    vec3 point = corner_of_square();
    mat4 moved = bodies[what.w];
    mat3 turned = mat3(moved);
    normal = turned * n; across = turned * u; upwards = turned * v;
    uint paint = what.y;
    tone_x = tones[3u * paint]; tone_y = tones[3u * paint + 1u]; tone_z = tones[3u * paint + 2u];
    shade_tone = shades[paint]; mark_tone = marks[paint]; edge_tone = edges[paint];
    is_yellow = float(paint);
    corners = vec4(borders >> 4 & 1u, borders >> 5 & 1u, borders >> 6 & 1u, borders >> 7 & 1u);
    is_locked = what.z == 3u || what.z == 8u ? 1.0 : 0.0;
    clearness = what.z == 1u ? 0.84 : what.z == 2u ? 0.34 : what.z == 9u ? 0.6 : 0.0;
    rim = 0.018;
    if (what.z == 2u || what.z == 6u || what.z == 9u) { rim = 0.045; edge_tone = vec3(1.0, 0.98, 0.92); }
    gl_Position = camera * (moved * vec4(point, 1.0));
}
"""
)

PIECE_FRAGMENT = """
#version 330 core
in vec2 at;
in float dark;
flat in vec4 sides, corners;
flat in vec3 normal, across, upwards;
flat in vec3 tone_x, tone_y, tone_z, shade_tone, mark_tone, edge_tone;
flat in float is_yellow, is_locked, clearness, rim;
uniform vec3 halfway;
uniform float soft;
out vec4 colour;

const float BEVEL = 0.16;

float least(vec4 of) { return min(min(of.x, of.y), min(of.z, of.w)); }

float upto(float limit, float reach) { return clamp((limit - reach) * soft + 1.0, 0.0, 1.0); }

void main() {
    vec2 back = 1.0 - at;
    vec4 to_side = vec4(at.x, back.x, at.y, back.y) + 9.0 * (1.0 - sides);
    vec4 right = vec4(-at.xx, back.xx), high = vec4(-at.y, back.y, -at.y, back.y);
    vec4 to_corner = sqrt(right * right + high * high) + 9.0 * (1.0 - corners);
    vec4 bent = max(1.0 - to_side / BEVEL, 0.0), notch = max(1.0 - to_corner / BEVEL, 0.0);
    bent *= bent;
    notch *= 6.0 * notch;
    vec2 tilt = vec2(bent.y - bent.x + dot(notch, right), bent.w - bent.z + dot(notch, high));
    vec3 n = normalize(normal + 0.95 * (tilt.x * across + tilt.y * upwards));
    vec3 weight = n * n;
    vec3 tone = weight.x * tone_x + weight.y * tone_y + weight.z * tone_z;
    tone *= 1.0 - 0.35 * dot(weight, vec3(lessThan(n, vec3(0.0))));
    float gleam = max(dot(n, halfway), 0.0);
    gleam *= gleam; gleam *= gleam; gleam *= gleam; gleam *= gleam;
    tone += 0.22 * gleam;
    tone = mix(tone, shade_tone, dark * (0.1 + 0.62 * dark));
    vec2 middle = abs(at - 0.5);
    float from = mix(length(middle) - 0.125, middle.x + middle.y - 0.155, is_yellow);
    float frame = is_locked * upto(0.02, abs(max(middle.x, middle.y) - 0.27));
    tone = mix(tone, mark_tone, 0.55 * max(upto(0.0, from), frame));
    float line = upto(rim, min(least(to_side), least(to_corner)));
    tone = mix(tone, edge_tone, 0.9 * line);
    colour = vec4(tone, 1.0 - clearness * (1.0 - 0.6 * line));
}
"""

PANE_VERTEX = (
    PLACED
    + """
uniform vec3 plain[9];
flat out vec3 tint, ink;
flat out float is_mark, is_bad, is_shell, is_yellow;

void main() {
    vec3 point = corner_of_square();
    is_mark = what.z == 5u ? 1.0 : 0.0;
    is_bad = what.y == 6u || what.y == 8u ? 1.0 : 0.0;
    is_shell = what.z == 7u ? 1.0 : 0.0;
    is_yellow = float(what.y == 1u);
    tint = plain[what.y];
    ink = plain[7];
    gl_Position = camera * vec4(point + (0.012 * is_mark + 0.008 * is_shell) * n, 1.0);
}
"""
)

PANE_FRAGMENT = """
#version 330 core
in vec2 at;
in float dark;
flat in vec4 sides;
flat in vec3 tint, ink;
flat in float is_mark, is_bad, is_shell, is_yellow;
uniform float soft;
out vec4 colour;

float upto(float limit, float reach) { return clamp((limit - reach) * soft + 1.0, 0.0, 1.0); }

void main() {
    vec2 near = min(at, 1.0 - at);
    vec4 rim = vec4(at.x, 1.0 - at.x, at.y, 1.0 - at.y) + 9.0 * (1.0 - sides);
    float line = upto(mix(0.006, 0.10, is_mark), min(near.x, near.y));
    float frame = upto(0.035, min(min(rim.x, rim.y), min(rim.z, rim.w)));
    float stripe = step(0.5, fract(3.0 * (at.x + at.y)));
    float wall = max(0.24 + 0.3 * dark + 0.22 * line, 0.85 * frame);
    vec2 middle = abs(at - 0.5);
    float sign = upto(0.0, mix(length(middle) - 0.125, middle.x + middle.y - 0.155, is_yellow));
    float shell = max(0.62 + 0.3 * max(line, sign), 0.85 * frame);
    float pane = mix(wall, max(0.16 + 0.6 * is_bad, 0.95 * line), is_mark);
    vec3 tone = mix(tint, ink, is_shell * max(frame, 0.4 * sign));
    tone = mix(tone, vec3(1.0, 0.97, 0.9), is_bad * (1.0 - max(stripe, line)));
    colour = vec4(tone, mix(pane, shell, is_shell));
}
"""

STAND_VERTEX = """
#version 330 core
layout(location = 0) in vec3 point;
layout(location = 1) in vec4 tint;
uniform mat4 camera;
out vec4 tint_here;

void main() {
    tint_here = tint;
    gl_Position = camera * vec4(point, 1.0);
}
"""

STAND_FRAGMENT = """
#version 330 core
in vec4 tint_here;
out vec4 colour;

void main() {
    colour = tint_here;
}
"""
