"""The programs that run for each square and for all else that is drawn, in the language of OpenGL 3.3.

Software renderers run every branch for every pixel: so pieces, glass and what is drawn upon them have programs of their
own, and what is the same all over a square is worked out at its corners. Light is added up as it is and its root is
shown, which is near to how screens work."""

TILES = 42
"""In each row of the picture of all light."""
TILE = 6
"""Points on each side of a tile."""

PLACED = """
#version 330 core
layout(location = 0) in vec3 place;
layout(location = 1) in uvec4 what;
layout(location = 2) in uvec4 edges;
layout(location = 3) in uint tile;
uniform mat4 camera;
uniform mat4 bodies[24];
out vec2 at;

vec3 n = vec3(0.0), u = vec3(0.0), v = vec3(0.0);

vec3 corner_of_square() {
    int axis = int(what.x) / 2;
    float away = (what.x & 1u) == 1u ? 1.0 : -1.0;
    at = vec2(gl_VertexID & 1, gl_VertexID >> 1);
    if (away < 0.0) at.x = 1.0 - at.x;
    n[axis] = away;
    u[(axis + 1) % 3] = 1.0;
    v[(axis + 2) % 3] = 1.0;
    return place + 0.5 * n + (at.x - 0.5) * u + (at.y - 0.5) * v;
}

vec4 bits(uint of, int first) {
    uvec4 moved = uvec4(of) >> uvec4(first, first + 1, first + 2, first + 3);
    return vec4(moved & 1u);
}
"""

PIECE_VERTEX = (
    PLACED
    + f"""
const float TILES = {TILES}.0, TILE = {TILE}.0;
"""
    + """
uniform vec3 key_tones[2];
uniform vec3 sky_tones[2];
uniform vec3 sky_up;
out vec2 lit_at;
flat out vec4 no_sides, no_seams, notches;
flat out vec3 normal, across, upwards, key_tone, sky_tone;
flat out vec3 kind;  // is yellow, how clear, how wide the line along its edges
flat out vec3 line_tone;

void main() {
    vec3 point = corner_of_square();
    mat4 moved = bodies[what.w];
    mat3 turned = mat3(moved);
    normal = turned * n; across = turned * u; upwards = turned * v;
    key_tone = key_tones[what.y]; sky_tone = sky_tones[what.y] * (0.66 + 0.59 * dot(normal, sky_up));
    no_sides = 9.0 - 9.0 * bits(edges.x, 0);
    no_seams = 9.0 - 9.0 * bits(edges.y, 0);
    notches = bits(edges.x, 4);
    bool is_held = what.z == 2u || what.z == 6u || what.z == 9u;
    float clear = what.z == 1u ? 0.82 : what.z == 2u ? 0.22 : what.z == 9u ? 0.55 : 0.0;
    kind = vec3(float(what.y), clear, is_held ? 0.035 : what.z == 1u ? 0.016 : -1.0);
    line_tone = is_held ? vec3(1.0, 0.98, 0.92) : sqrt(0.8 * key_tone);
    lit_at = (vec2(tile % uint(TILES), tile / uint(TILES)) * TILE + 0.5 + at * (TILE - 1.0)) / (TILES * TILE);
    gl_Position = camera * (moved * vec4(point, 1.0));
}
"""
)

PIECE_FRAGMENT = """
#version 330 core
in vec2 at, lit_at;
flat in vec4 no_sides, no_seams, notches;
flat in vec3 normal, across, upwards, key_tone, sky_tone;
flat in vec3 kind, line_tone;
uniform vec3 lamp, halfway, shares;
uniform float soft;
uniform sampler2D light;
out vec4 colour;

const float BEVEL = 0.11;
const vec3 WARM = vec3(1.0, 0.78, 0.6);  // pieces give each other some of their own light

float least(vec4 of) { return min(min(of.x, of.y), min(of.z, of.w)); }

float upto(float limit, float reach) { return clamp((limit - reach) * soft + 0.5, 0.0, 1.0); }

void main() {
    vec4 seen = textureLod(light, lit_at, 0.0);
    vec2 back = 1.0 - at, near = min(at, back), d = at - 0.5, to = sign(d);
    vec4 to_side = vec4(at.x, back.x, at.y, back.y);
    vec4 bent = max(1.0 - (to_side + no_sides) / BEVEL, 0.0);
    bent *= bent;
    vec2 half_notches = d.x < 0.0 ? notches.xy : notches.zw;
    float to_notch = length(near) + 9.0 - 9.0 * (d.y < 0.0 ? half_notches.x : half_notches.y);
    float notch = max(1.0 - to_notch / BEVEL, 0.0);
    vec2 tilt = vec2(bent.y - bent.x, bent.w - bent.z) + notch * notch * to;
    float reach = mix(length(d) - 0.13, abs(d.x) + abs(d.y) - 0.16, kind.x);
    float inside = clamp(0.5 - reach * soft, 0.0, 1.0);
    float slope = mix(-4.5 * inside, 0.0, kind.x);
    float ridge = kind.x * inside * clamp(1.0 + (reach + 0.045) * soft, 0.0, 1.0);
    tilt += slope * d + 0.34 * ridge * to;
    vec3 n = normalize(normal + tilt.x * across + tilt.y * upwards);
    float key = dot(seen.yzw, shares);
    float gleam = max(dot(n, halfway), 0.0);
    gleam *= gleam; gleam *= gleam; gleam *= gleam; gleam *= gleam;
    vec3 sky = sky_tone * (0.04 + 0.96 * seen.x) * (WARM + (1.0 - WARM) * seen.x);
    vec3 lit = key_tone * (max(dot(n, lamp), 0.0) * key) + sky + 0.10 * gleam * key;
    lit *= (1.0 - 0.2 * inside) * (1.0 - 0.62 * clamp(1.3 - least(to_side + no_seams) * 34.0, 0.0, 1.0));
    vec3 tone = sqrt(lit);
    float line = upto(kind.z, min(least(to_side + no_sides), to_notch));
    tone = mix(tone, line_tone, line);
    colour = vec4(tone, 1.0 - kind.y * (1.0 - 0.85 * line));
}
"""

GLASS_VERTEX = (
    PLACED
    + """
uniform vec3 plain[3];
uniform vec3 eye;
uniform vec3 glass;
out float thin, gloss;
flat out vec3 tint;
flat out vec4 no_sides;

void main() {
    vec3 point = corner_of_square() - 0.015 * n;
    tint = plain[what.y - 2u];
    no_sides = 9.0 - 9.0 * bits(edges.x, 0);
    vec3 out_of = normalize(eye - point);
    float bare = 1.0 - abs(dot(out_of, n));
    thin = glass.x + glass.y * bare * bare * bare;
    gloss = dot(point, 0.31 * u + 0.17 * v) - 0.75;
    gl_Position = camera * vec4(point, 1.0);
}
"""
)

GLASS_FRAGMENT = """
#version 330 core
in vec2 at;
in float thin, gloss;
flat in vec3 tint;
flat in vec4 no_sides;
uniform float soft;
uniform vec3 glass, shine;
out vec4 colour;

void main() {
    vec2 near = min(at, 1.0 - at);
    vec4 to_side = vec4(at.x, 1.0 - at.x, at.y, 1.0 - at.y) + no_sides;
    float line = clamp((0.004 - min(near.x, near.y)) * soft + 1.0, 0.0, 1.0);
    float edge = clamp((0.02 - min(min(to_side.x, to_side.y), min(to_side.z, to_side.w))) * soft + 0.5, 0.0, 1.0);
    float band = max(1.0 - 9.0 * abs(gloss), 0.0) + 0.7 * max(1.0 - 22.0 * abs(gloss - 0.24), 0.0);
    float whole = thin + glass.z * line + 0.5 * edge;
    vec3 pale = mix(tint, shine, 0.62 - 0.62 * max(0.8 * line, edge));
    colour = vec4(pale + 0.35 * band * (1.0 - pale), whole + 0.10 * band);
}
"""

DECAL_VERTEX = (
    PLACED
    + """
uniform vec3 plain[4];
uniform vec3 pieces[2];
flat out vec4 no_sides, notches;
flat out vec3 tint;
flat out int kind;

void main() {
    bool is_shell = what.z == 7u;
    kind = is_shell ? 12 : int(what.y);
    vec3 point = corner_of_square();
    tint = is_shell ? pieces[what.y] : plain[min(what.y, 8u) - 5u];
    no_sides = 9.0 - 9.0 * bits(edges.x, 0);
    notches = bits(edges.x, 4);
    gl_Position = camera * (bodies[what.w] * vec4(point + 0.012 * n, 1.0));
}
"""
)

DECAL_FRAGMENT = """
#version 330 core
in vec2 at;
flat in vec4 no_sides, notches;
flat in vec3 tint;
flat in int kind;
uniform float soft;
out vec4 colour;

const vec3 INK = vec3(0.15, 0.12, 0.10), IVORY = vec3(1.0, 0.98, 0.92), SHADE = vec3(0.25, 0.06, 0.0);

float least(vec4 of) { return min(min(of.x, of.y), min(of.z, of.w)); }

float upto(float limit, float reach) { return clamp((limit - reach) * soft + 0.5, 0.0, 1.0); }

vec4 over(vec4 below, vec3 tone, float share) {
    float whole = share + below.a * (1.0 - share);
    return vec4((tone * share + below.rgb * below.a * (1.0 - share)) / max(whole, 0.001), whole);
}

void main() {
    vec2 d = at - 0.5, near = min(at, 1.0 - at);
    float r = length(d), side = least(vec4(at.x, 1.0 - at.x, at.y, 1.0 - at.y) + no_sides);
    vec2 turned = vec2(d.x + d.y, d.x - d.y) * 0.7071;
    float arm = max(min(abs(turned.x), abs(turned.y)) - 0.028, max(abs(turned.x), abs(turned.y)) - 0.125);
    vec2 half_notches = d.x < 0.0 ? notches.xy : notches.zw;
    float corner = max(near.x, near.y) + 9.0 - 9.0 * (d.y < 0.0 ? half_notches.x : half_notches.y);
    vec4 seen = vec4(0.0);
    if (kind == 8) {  // wrong
        float edge = min(side, corner);
        seen = vec4(SHADE, 0.24);
        seen = over(seen, INK, upto(0.085, edge));
        seen = over(seen, IVORY, upto(0.055, edge));
        seen = over(seen, INK, 0.55 * upto(0.205, r));
        seen = over(seen, IVORY, upto(0.185, r));
        seen = over(seen, INK, upto(0.0, arm));
    } else if (kind == 9) {  // a screw
        float shade = clamp(0.62 + 1.5 * dot(d, vec2(-0.6, 0.8)), 0.0, 1.0);
        seen = over(seen, vec3(0.1, 0.07, 0.03), 0.7 * upto(0.185, r));
        seen = over(seen, mix(vec3(0.45, 0.31, 0.10), vec3(0.96, 0.83, 0.50), shade), upto(0.165, r));
        seen = over(seen, mix(vec3(0.62, 0.46, 0.18), vec3(0.90, 0.74, 0.40), 1.0 - shade), upto(0.125, r));
        seen = over(seen, vec3(0.22, 0.15, 0.05), upto(0.02, abs(d.x + 0.55 * d.y)) * upto(0.135, r));
    } else if (kind == 10) {  // a ring
        seen = over(seen, INK, 0.5 * upto(0.042, abs(r - 0.27)));
        seen = over(seen, IVORY, upto(0.026, abs(r - 0.27)));
    } else if (kind == 11) {  // a cross
        float wide = max(min(abs(turned.x), abs(turned.y)) - 0.03, max(abs(turned.x), abs(turned.y)) - 0.2);
        seen = over(seen, INK, 0.8 * upto(0.022, wide));
        seen = over(seen, IVORY, upto(0.0, wide));
    } else if (kind == 13) {  // under the pin
        seen = over(seen, INK, 0.55 * clamp(1.3 - 7.0 * r, 0.0, 1.0));
    } else if (kind == 12) {  // the target
        seen = over(seen, IVORY, upto(0.13, side));
        seen = over(seen, tint, upto(0.105, side));
        seen = over(seen, INK, upto(0.022, side));
        seen = over(seen, IVORY, upto(0.115, r));
        seen = over(seen, tint, upto(0.085, r));
    } else {
        float edge = min(near.x, near.y), is_bad = float(kind == 6);
        seen = vec4(tint, mix(0.12, 0.0, is_bad));
        seen = over(seen, SHADE, 0.3 * is_bad);
        seen = over(seen, INK, 0.6 * upto(0.115, edge));
        seen = over(seen, mix(tint, IVORY, is_bad), upto(0.09, edge));
    }
    colour = seen;
}
"""

TURNED_VERTEX = """
#version 330 core
layout(location = 0) in vec3 point;
layout(location = 1) in vec3 towards;
uniform mat4 camera, moved;
uniform vec3 lamp, halfway, seen_from, sky_up, key_tone, sky_tone;
uniform vec3 polish;  // how bright it gleams, how sharply, and how dark the cube makes it
out vec3 tone;

void main() {
    vec3 n = normalize(mat3(moved) * towards);
    float gleam = pow(max(dot(n, halfway), 0.0), polish.y);
    float bare = 1.0 - max(dot(n, seen_from), 0.0);
    float below = 1.0 - smoothstep(1.9, 3.0, length(point.xy)) * smoothstep(-2.4, -3.3, point.z);
    float lip = smoothstep(0.35, 0.65, point.z);
    float under = 1.0 - polish.z * below * (1.0 - 0.7 * lip);
    float off = length(point.xy);
    float hollow = 1.0 - 0.5 * polish.z * (1.0 - smoothstep(0.2, 1.3, off));
    float seat = 0.55 * (1.0 - smoothstep(0.40, 0.46, off)) + 0.4 * (1.0 - smoothstep(0.46, 1.0, off));
    under *= 1.0 - min(4.0 * polish.z, 1.0) * seat;  // where the corner stands
    float sky = 0.52 + 0.48 * dot(n, sky_up);
    vec3 lit = key_tone * (max(dot(n, lamp), 0.0) * under) + sky_tone * (sky * under * hollow);
    tone = sqrt(lit + polish.x * (gleam * under + 0.12 * bare * bare * bare * sky));
    gl_Position = camera * (moved * vec4(point, 1.0));
}
"""

RIM_VERTEX = """
#version 330 core
layout(location = 0) in vec3 point;
layout(location = 1) in vec3 towards;
layout(location = 2) in vec2 which;
uniform mat4 camera;
uniform vec3 lamp;
uniform vec3 plain[5], bright[5];  // the walls, the rods of the outline, the seams of the glass
out vec3 tone;

void main() {
    float turned = max(dot(towards, lamp), 0.0);
    tone = mix(plain[int(which.x)], bright[int(which.x)], which.y) * (0.82 + 0.4 * turned);
    gl_Position = camera * vec4(point, 1.0);
}
"""

VEIL_VERTEX = """
#version 330 core
layout(location = 0) in vec3 point;
layout(location = 1) in float axis;
uniform mat4 camera;
uniform vec3 veils[3];  // for each face: whether it is bright or dark, and how dense
flat out vec4 tone;

void main() {
    vec3 veil = veils[int(axis)];
    tone = vec4(mix(vec3(0.10, 0.20, 0.34), vec3(1.0), veil.x), veil.y);
    gl_Position = camera * vec4(point, 1.0);
}
"""

VEIL_FRAGMENT = """
#version 330 core
flat in vec4 tone;
out vec4 colour;

void main() {
    colour = tone;
}
"""

TONE_FRAGMENT = """
#version 330 core
in vec3 tone;
out vec4 colour;

void main() {
    colour = vec4(tone, 1.0);
}
"""

SHADOW_VERTEX = """
#version 330 core
layout(location = 0) in vec2 point;
layout(location = 1) in float dark_here;
layout(location = 2) in float dark_next;
uniform mat4 camera;
uniform vec3 right, near, floor_at;
uniform float share;
out vec2 at;
out float dark;

void main() {
    at = point;
    dark = mix(dark_here, dark_next, share);
    gl_Position = camera * vec4(floor_at + point.x * right + point.y * near, 1.0);
}
"""

SHADOW_FRAGMENT = """
#version 330 core
in vec2 at;
in float dark;
uniform vec3 shadow;
out vec4 colour;

void main() {
    float off = clamp((3.9 - length(at)) / 1.6, 0.0, 1.0), contact = 0.55 * off * off * (3.0 - 2.0 * off);
    colour = vec4(mix(vec3(1.0), shadow, max(dark, contact) + 0.25 * min(dark, contact)), 1.0);
}
"""

GROUND_VERTEX = """
#version 330 core

void main() {
    gl_Position = vec4(4.0 * float(gl_VertexID & 1) - 1.0, 4.0 * float(gl_VertexID >> 1) - 1.0, 0.0, 1.0);
}
"""

GROUND_FRAGMENT = """
#version 330 core
uniform vec3 ground, far_off;
uniform vec3 middle;  // where it is brightest, and how far its light goes
out vec4 colour;

void main() {
    vec2 off = (gl_FragCoord.xy - middle.xy) / middle.z;
    float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
    colour = vec4(mix(ground, far_off, smoothstep(0.1, 1.5, length(off))) + grain / 255.0, 1.0);
}
"""

HALVED_FRAGMENT = """
#version 330 core
uniform sampler2D fine;
out vec4 colour;

void main() {
    ivec2 at = 2 * ivec2(gl_FragCoord.xy);
    vec4 low = texelFetch(fine, at, 0) + texelFetch(fine, at + ivec2(1, 0), 0);
    vec4 high = texelFetch(fine, at + ivec2(0, 1), 0) + texelFetch(fine, at + ivec2(1, 1), 0);
    colour = 0.25 * (low + high);
}
"""
