/*
 * The tables of colours, and calculations with colours.
 *
 * The two sides are a blue and a vermilion, hues that people with a common colour blindness can tell apart, and
 * differ in lightness for grey. Shapes and directions of hatching also tell them apart, so colour never has to
 * do it alone.
 */
#include "hu-theme.h"

#include <math.h>
#include <string.h>

#define RGBA(v, alpha) { ((v) >> 16 & 0xff) / 255.0, ((v) >> 8 & 0xff) / 255.0, ((v) & 0xff) / 255.0, alpha }
#define RGB(v) RGBA (v, 1.0)

/* Ground, rim and ink of a terrain. */
#define GROUND(kind, ground, rim, ink) \
  .terrain[HU_TERRAIN_##kind] = RGB (ground), .edge[HU_TERRAIN_##kind] = RGB (rim), .texture[HU_TERRAIN_##kind] = RGB (ink)

static const HuTheme themes[HU_N_THEMES] = {
  [HU_THEME_LIGHT] = {
    .kind = HU_THEME_LIGHT,
    .background = RGB (0xd9d4c8),
    GROUND (CLEAR, 0xf0e8d5, 0xe2d8c0, 0xd9cdb2),
    GROUND (FOREST, 0xcdd7ac, 0xb3c18d, 0x7f995b),
    GROUND (SWAMP, 0xdce3d2, 0xb9cbbd, 0x5f8f95),
    GROUND (HILLS, 0xe6d6b1, 0xd1bc8d, 0xa0804d),
    GROUND (ROUGH, 0xe0d7c0, 0xc4b796, 0x95876a),
    GROUND (URBAN, 0xddc9b8, 0xbfa18b, 0x8f6a57),
    GROUND (LAKE, 0xb7d3df, 0x6f9fba, 0x8fb6c9),
    GROUND (SEA, 0xa9c9d9, 0x6797b2, 0x86aec4),
    GROUND (OFFMAP, 0xcdc8bc, 0xb8b2a4, 0xa8a294),
    .grid = RGBA (0x5d5137, 0.30),
    .number = RGBA (0x5d5137, 0.85),
    .river = RGB (0x6fa5c9), .river_bank = RGB (0x41789f),
    .road = RGB (0xfaf3e0), .road_edge = RGB (0x94744f),
    .rail = RGB (0x453f3a),
    .front = RGB (0x6a3d6b), .front_halo = RGBA (0xf6efdf, 0.8),
    .wall = RGB (0x5a5048), .cliff = RGB (0x7a5a36),
    .roof_lit = RGB (0xc6b9a8), .roof = RGB (0xad9e8b), .roof_shade = RGB (0x8f8170),
    .building_edge = RGB (0x4a3e33), .concrete = RGB (0xbdbab2), .flame = RGB (0xd9480f), .ember = RGB (0xffb52e),
    .place = RGB (0x3a302a), .place_fill = RGB (0xfffaf0),
    .label = RGB (0x2a221c), .label_halo = RGBA (0xf8f2e4, 0.92),
    .side = { RGB (0x174f88), RGB (0xc9471b) },
    .tint = { RGBA (0x2f74b5, 0.085), RGBA (0xd5582a, 0.06) },
    .counter = { RGB (0xa7c4e0), RGB (0xeb9f78) },
    .shadow = RGBA (0x2a1f10, 0.28),
    .hatch = 0.55,
    .casing = RGBA (0xfffdf6, 0.92), .mark = RGB (0x1d1a17), .alarm = RGB (0xb3123c),
    .ring = RGB (0x8a5a00),
    .cursor = RGB (0x14110f), .cursor_casing = RGB (0xffffff),
    .hover = RGBA (0x14110f, 0.75), .selection = RGB (0xffd21f), .flash = RGB (0xffc400),
    .line_scale = 1.0,
  },
  [HU_THEME_DARK] = {
    .kind = HU_THEME_DARK, .dark = TRUE,
    .background = RGB (0x1b1c1e),
    GROUND (CLEAR, 0x3a3833, 0x46433c, 0x4a463e),
    GROUND (FOREST, 0x36432f, 0x4a5b3f, 0x6f8c58),
    GROUND (SWAMP, 0x363f3d, 0x4b5d5a, 0x6b9da2),
    GROUND (HILLS, 0x4a4232, 0x62573f, 0x9b8458),
    GROUND (ROUGH, 0x434036, 0x5a5546, 0x857d69),
    GROUND (URBAN, 0x4d403a, 0x6c574c, 0x9a7d6d),
    GROUND (LAKE, 0x28414f, 0x4f7e95, 0x3c6074),
    GROUND (SEA, 0x233b4a, 0x477589, 0x365a6d),
    GROUND (OFFMAP, 0x2a2a2b, 0x3a3a3b, 0x454546),
    .grid = RGBA (0xd8ccb0, 0.20),
    .number = RGBA (0xd8ccb0, 0.75),
    .river = RGB (0x4d87ac), .river_bank = RGB (0x1f3c4f),
    .road = RGB (0xb39c78), .road_edge = RGB (0x27231d),
    .rail = RGB (0xbdb4a5),
    .front = RGB (0xcf9ad0), .front_halo = RGBA (0x1d1b1a, 0.75),
    .wall = RGB (0xb8aca0), .cliff = RGB (0xc09a6a),
    .roof_lit = RGB (0x857a6d), .roof = RGB (0x6f6559), .roof_shade = RGB (0x585046),
    .building_edge = RGB (0x12100e), .concrete = RGB (0x7d7b76), .flame = RGB (0xff7a3c), .ember = RGB (0xffcf6b),
    .place = RGB (0xefe6d6), .place_fill = RGB (0x2b2723),
    .label = RGB (0xf4ecdd), .label_halo = RGBA (0x1a1918, 0.88),
    .side = { RGB (0x8cc6fb), RGB (0xf5764a) },
    .tint = { RGBA (0x4f9be6, 0.11), RGBA (0xff7a48, 0.045) },
    .counter = { RGB (0x8fb2d3), RGB (0xdd8d66) },
    .shadow = RGBA (0x000000, 0.5),
    .hatch = 0.55,
    .casing = RGBA (0x141414, 0.85), .mark = RGB (0xf6f0e6), .alarm = RGB (0xff7096),
    .ring = RGB (0xf0bb4e),
    .cursor = RGB (0xffffff), .cursor_casing = RGB (0x000000),
    .hover = RGBA (0xffffff, 0.75), .selection = RGB (0xffd84a), .flash = RGB (0xffd000),
    .line_scale = 1.0,
  },
  [HU_THEME_LIGHT_CONTRAST] = {
    .kind = HU_THEME_LIGHT_CONTRAST,
    .background = RGB (0xffffff),
    GROUND (CLEAR, 0xfffdf6, 0xd8d0bd, 0xd9cdb2),
    GROUND (FOREST, 0xd3e3b0, 0x5f7a35, 0x4a6a22),
    GROUND (SWAMP, 0xdcebe2, 0x4f8080, 0x1d6a70),
    GROUND (HILLS, 0xf1dfae, 0x8f6d26, 0x70500f),
    GROUND (ROUGH, 0xe9e0c8, 0x857651, 0x6a5b38),
    GROUND (URBAN, 0xe5cbb8, 0x8a5c42, 0x6a3c26),
    GROUND (LAKE, 0xb5ddf0, 0x14628f, 0x5fa4c9),
    GROUND (SEA, 0xa2d1ea, 0x14628f, 0x5fa4c9),
    GROUND (OFFMAP, 0xd0d0d0, 0x6a6a6a, 0x6a6a6a),
    .grid = RGBA (0x000000, 0.55),
    .number = RGB (0x000000),
    .river = RGB (0x3a8fd0), .river_bank = RGB (0x003f73),
    .road = RGB (0xffffff), .road_edge = RGB (0x573a12),
    .rail = RGB (0x000000),
    .front = RGB (0x5c005e), .front_halo = RGB (0xffffff),
    .wall = RGB (0x000000), .cliff = RGB (0x5a3600),
    .roof_lit = RGB (0xd6c8b4), .roof = RGB (0xb5a48d), .roof_shade = RGB (0x8c7c68),
    .building_edge = RGB (0x000000), .concrete = RGB (0xc8c8c8), .flame = RGB (0xb32d00), .ember = RGB (0xffb000),
    .place = RGB (0x000000), .place_fill = RGB (0xffffff),
    .label = RGB (0x000000), .label_halo = RGB (0xffffff),
    .side = { RGB (0x00347a), RGB (0xad2d00) },
    .tint = { RGBA (0x0a5cc0, 0.11), RGBA (0xe04a10, 0.09) },
    .counter = { RGB (0xb9d8f5), RGB (0xffa57a) },
    .shadow = RGBA (0x000000, 0.45),
    .hatch = 0.85,
    .casing = RGB (0xffffff), .mark = RGB (0x000000), .alarm = RGB (0x9c0030),
    .ring = RGB (0x6b3f00),
    .cursor = RGB (0x000000), .cursor_casing = RGB (0xffffff),
    .hover = RGB (0x000000), .selection = RGB (0xffd000), .flash = RGB (0xffb400),
    .line_scale = 1.45,
  },
  [HU_THEME_DARK_CONTRAST] = {
    .kind = HU_THEME_DARK_CONTRAST, .dark = TRUE,
    .background = RGB (0x000000),
    GROUND (CLEAR, 0x1d1c1a, 0x4a4840, 0x4a463e),
    GROUND (FOREST, 0x20301a, 0x7fa860, 0x9fd070),
    GROUND (SWAMP, 0x1c2b2b, 0x6fb0b0, 0x84d4da),
    GROUND (HILLS, 0x332a14, 0xc9a75c, 0xe0be70),
    GROUND (ROUGH, 0x2b2820, 0xb0a588, 0xc9bda0),
    GROUND (URBAN, 0x38271d, 0xd09a7c, 0xe2ae92),
    GROUND (LAKE, 0x0d2f44, 0x62b8e8, 0x3f88b0),
    GROUND (SEA, 0x0a283b, 0x62b8e8, 0x3f88b0),
    GROUND (OFFMAP, 0x101010, 0x909090, 0x707070),
    .grid = RGBA (0xffffff, 0.45),
    .number = RGB (0xffffff),
    .river = RGB (0x58b4f5), .river_bank = RGB (0x001c30),
    .road = RGB (0xf0d9a8), .road_edge = RGB (0x000000),
    .rail = RGB (0xffffff),
    .front = RGB (0xffb0ff), .front_halo = RGB (0x000000),
    .wall = RGB (0xffffff), .cliff = RGB (0xffc880),
    .roof_lit = RGB (0x8f8272), .roof = RGB (0x6e6355), .roof_shade = RGB (0x50483d),
    .building_edge = RGB (0xffffff), .concrete = RGB (0x9a9a9a), .flame = RGB (0xff8a4a), .ember = RGB (0xffe08a),
    .place = RGB (0xffffff), .place_fill = RGB (0x000000),
    .label = RGB (0xffffff), .label_halo = RGB (0x000000),
    .side = { RGB (0xb0dbff), RGB (0xff9163) },
    .tint = { RGBA (0x58aaff, 0.15), RGBA (0xff7f4c, 0.08) },
    .counter = { RGB (0xa4cdf2), RGB (0xffa077) },
    .shadow = RGBA (0x000000, 0.8),
    .hatch = 0.85,
    .casing = RGB (0x000000), .mark = RGB (0xffffff), .alarm = RGB (0xff8fb0),
    .ring = RGB (0xffd070),
    .cursor = RGB (0xffffff), .cursor_casing = RGB (0x000000),
    .hover = RGB (0xffffff), .selection = RGB (0xffe14a), .flash = RGB (0xffd000),
    .line_scale = 1.45,
  },
  [HU_THEME_PRINT] = {
    .kind = HU_THEME_PRINT,
    .background = RGB (0xffffff),
    GROUND (CLEAR, 0xfdfaf3, 0xe2d8c0, 0xd9cdb2),
    GROUND (FOREST, 0xdfe6c9, 0xa3b27c, 0x6f8a4a),
    GROUND (SWAMP, 0xe7ede3, 0xa4bcae, 0x4f8088),
    GROUND (HILLS, 0xf1e6cb, 0xc2ab78, 0x8c6c38),
    GROUND (ROUGH, 0xece5d5, 0xb4a683, 0x7f7155),
    GROUND (URBAN, 0xe4d4c6, 0xa88870, 0x7a5543),
    GROUND (LAKE, 0xc3dae5, 0x4f86a6, 0x86afc5),
    GROUND (SEA, 0xb8d2df, 0x4f86a6, 0x86afc5),
    GROUND (OFFMAP, 0xdcdcdc, 0xa0a0a0, 0x909090),
    .grid = RGBA (0x3a3325, 0.36),
    .number = RGBA (0x3a3325, 0.95),
    .river = RGB (0x7fb0d0), .river_bank = RGB (0x2f648b),
    .road = RGB (0xffffff), .road_edge = RGB (0x7a5a36),
    .rail = RGB (0x2a2622),
    .front = RGB (0x4f2750), .front_halo = RGBA (0xffffff, 0.85),
    .wall = RGB (0x3a332d), .cliff = RGB (0x5c4020),
    .roof_lit = RGB (0xd8cebf), .roof = RGB (0xc2b5a3), .roof_shade = RGB (0xa79a88),
    .building_edge = RGB (0x2c241c), .concrete = RGB (0xcfcfcf), .flame = RGB (0xb53a0a), .ember = RGB (0xffc95e),
    .place = RGB (0x1c1713), .place_fill = RGB (0xffffff),
    .label = RGB (0x14100c), .label_halo = RGB (0xffffff),
    .side = { RGB (0x0f4478), RGB (0xc4481d) },
    .tint = { RGBA (0x2f74b5, 0.08), RGBA (0xd5582a, 0.05) },
    .counter = { RGB (0xc6dbee), RGB (0xe69a72) },
    .shadow = RGBA (0x000000, 0.18),
    .hatch = 0.7,
    .casing = RGBA (0xffffff, 0.95), .mark = RGB (0x000000), .alarm = RGB (0x8f0a30),
    .ring = RGB (0x6a4500),
    .cursor = RGB (0x000000), .cursor_casing = RGB (0xffffff),
    .hover = RGBA (0x000000, 0.75), .selection = RGB (0xffd21f), .flash = RGB (0xffc400),
    .line_scale = 1.0,
  },
};

const HuTheme *
hu_theme_get (HuThemeKind kind)
{
  g_return_val_if_fail ((guint) kind < HU_N_THEMES, &themes[HU_THEME_LIGHT]);

  return &themes[kind];
}

/* @share_of_b: 0 … 1.  Returns the colour between them. */
HuColor
hu_color_mix (HuColor a,
              HuColor b,
              double  share_of_b)
{
  double share_of_a = 1 - share_of_b;

  return (HuColor) { a.r * share_of_a + b.r * share_of_b, a.g * share_of_a + b.g * share_of_b,
                     a.b * share_of_a + b.b * share_of_b, a.a * share_of_a + b.a * share_of_b };
}

/* @alpha: 0 … 1.  Returns @color with its own alpha times @alpha. */
HuColor
hu_color_alpha (HuColor color,
                double  alpha)
{
  color.a *= alpha;

  return color;
}

static double
linear (double channel)
{
  return channel <= 0.04045 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

/* The two axes of Oklab that are not lightness (Björn Ottosson, "A perceptual color space for image processing", 2020). */
static void
find_hue (HuColor  color,
          double  *a,
          double  *b)
{
  double red = linear (color.r), green = linear (color.g), blue = linear (color.b);
  double l = cbrt (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  double m = cbrt (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  double s = cbrt (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);

  *a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s;
  *b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s;
}

double
hu_color_distance (HuColor a,
                   HuColor b)
{
  double first[2], second[2];

  find_hue (a, &first[0], &first[1]);
  find_hue (b, &second[0], &second[1]);

  return hypot (first[0] - second[0], first[1] - second[1]);
}

/* @color: a colour, taken as opaque.  Returns its relative luminance, 0 (black) … 1 (white), as used for contrast. */
double
hu_color_luminance (HuColor color)
{
  return 0.2126 * linear (color.r) + 0.7152 * linear (color.g) + 0.0722 * linear (color.b);
}

HuColor
hu_color_ink (HuColor ground)
{
  static const HuColor dark = RGB (0x16130f), light = RGB (0xffffff);
  double there = hu_color_luminance (ground) + 0.05;

  return there / (hu_color_luminance (dark) + 0.05) >= 1.05 / there ? dark : light;
}

gboolean
hu_color_parse (const char *text,
                HuColor    *color)
{
  guint value = 0;

  if (text == NULL || text[0] != '#' || strlen (text) != 7)
    return FALSE;

  for (gint i = 1; i < 7; i++)
    {
      if (!g_ascii_isxdigit (text[i]))
        return FALSE;
      value = value << 4 | (guint) g_ascii_xdigit_value (text[i]);
    }

  *color = (HuColor) RGB (value);

  return TRUE;
}

void
hu_color_set (cairo_t *cr,
              HuColor  color)
{
  cairo_set_source_rgba (cr, color.r, color.g, color.b, color.a);
}
