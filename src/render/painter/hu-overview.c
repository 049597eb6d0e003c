/*
 * The overview: gives each pixel the colour of the hex that lies there.
 *
 * At this scale hexes have no shape and only their number costs time, so none is drawn: every pixel looks up
 * its hex in tables of lanes and positions. Where a pixel covers many hexes, several of them are mixed. The
 * sides keep their directions of hatching even here.
 */
#include "hu-overview.h"

#include "hu-system-layers.h"

#include <math.h>

#define MAX_SAMPLES 4 /* per pixel and axis */
#define SQRT3 1.7320508075688772

/* The ground of a hex: none, or its terrain. */
#define NO_GROUND 0
#define TERRAIN_GROUND 1
#define N_GROUNDS (TERRAIN_GROUND + HU_N_TERRAINS)

/* The colour of a hex follows from a few small numbers. */
typedef struct
{
  const HuCanvas *canvas;
  const gint8    *owners; /* NULL: not shown */
  const guint8   *zoc;     /* NULL: not shown */
  const HuTracing *tracing; /* NULL: not shown */
  HuSide          zoc_side;
  guint32         colors[N_GROUNDS][3][2][2]; /* ground, owners + 1, in a zone, in an odd band: xrgb */
  guint32 hatched[2]; /* the colour of a side's hatch line, to which it contributes a quarter */
} Palette;

static guint32
to_pixel (HuColor color)
{
  return 0xff000000u | (guint32) (color.r * 255 + 0.5) << 16 | (guint32) (color.g * 255 + 0.5) << 8 |
         (guint32) (color.b * 255 + 0.5);
}

static HuColor
over (HuColor ground,
      HuColor color,
      double  alpha)
{
  color.a = ground.a;

  return hu_color_mix (ground, color, alpha);
}

static void
fill_palette (Palette *palette)
{
  const HuTheme *theme = palette->canvas->theme;

  for (guint ground = 0; ground < N_GROUNDS; ground++)
    {
      gboolean plain = ground == NO_GROUND;
      HuColor base = plain ? theme->background : theme->terrain[ground - TERRAIN_GROUND];

      for (guint held = 0; held < 3; held++)
        {
          for (guint bits = 0; bits < 4; bits++)
            {
              HuColor color = base;

              if (!plain && held > 0)
                color = over (color, theme->tint[held - 1], theme->tint[held - 1].a * 1.5);
              if (!plain && (bits & 1))
                color = over (color, theme->side[palette->zoc_side], 0.25);
              if (!plain && (bits & 2))
                color = over (color, theme->ring, 0.25);
              palette->colors[ground][held][bits & 1][bits >> 1] = to_pixel (color);
            }
        }
    }

  for (guint side = 0; side < HU_N_SIDES; side++)
    palette->hatched[side] = to_pixel (theme->side[side]);
}

static gboolean
in_odd_band (const HuTracing *tracing,
             HuHex            hex)
{
  gint least = -1;

  for (guint i = 0; i < tracing->traces->len; i++)
    {
      gint distance = ((const HuSupplyTrace *) g_ptr_array_index (tracing->traces, i))->distance[hex];

      if (distance >= 0 && (least < 0 || distance < least))
        least = distance;
    }

  return least > 0 && least % 2 == 1;
}

static inline guint32
look_at (const Palette *palette,
         HuHex          hex,
         gint           x,
         gint           y)
{
  const HuCanvas *canvas = palette->canvas;
  guint ground, held = 0, zone = 0, band = 0;
  guint32 color;

  if (hex == HU_HEX_NONE || !canvas->grid->exists[hex])
    return palette->colors[NO_GROUND][0][0][0];

  ground = TERRAIN_GROUND + palette->canvas->map->terrain[hex];
  if (palette->owners != NULL)
    held = (guint) (palette->owners[hex] + 1);
  if (palette->zoc != NULL)
    zone = palette->zoc[hex] != 0;
  if (palette->tracing != NULL)
    band = in_odd_band (palette->tracing, hex);

  color = palette->colors[ground][held][zone][band];
  /* / for one side, \ for the other. */
  if (held > 0 && ((held == 1 ? x + y : x - y) & 7) == 0)
    color = ((color & 0xfcfcfc) >> 2) * 3 + ((palette->hatched[held - 1] & 0xfcfcfc) >> 2);

  return color | 0xff000000u;
}

/* For each sample along the axis across the lanes, the lane; along the lanes, the position for either shift. */
typedef struct
{
  gint *lanes;        /* or -1 */
  gint *positions[2]; /* by shift, or -1 */
} Axes;

static void
fill_axes (const HuCanvas *canvas,
           Axes           *axes,
           gint            across_n,
           gint            along_n,
           double          across_first,
           double          along_first,
           double          step)
{
  const HuGrid *grid = canvas->grid;
  /* Where position 0 of an unshifted lane begins. */
  HuPoint first = hu_geometry_centre (grid, 0);
  double origin = (grid->orientation == HU_ORIENTATION_FLAT ? first.y : first.x) / SQRT3 - 0.5 -
                  0.5 * hu_grid_lane_shift (grid, 0);

  axes->lanes = g_new (gint, (gsize) across_n);
  for (gint i = 0; i < across_n; i++)
    {
      gint lane = (gint) floor ((across_first + (i + 0.5) * step - 0.25) / 1.5);

      axes->lanes[i] = lane >= 0 && lane < grid->n_lanes ? lane : -1;
    }

  for (gint shift = 0; shift < 2; shift++)
    {
      axes->positions[shift] = g_new (gint, (gsize) along_n);
      for (gint i = 0; i < along_n; i++)
        {
          gint pos = (gint) floor ((along_first + (i + 0.5) * step) / SQRT3 - origin - 0.5 * shift);

          axes->positions[shift][i] = pos >= 0 && pos < grid->lane_length ? pos : -1;
        }
    }
}

static guint32
mix_samples (const Palette *palette,
             const Axes    *axes,
             gboolean       flat,
             gint           x,
             gint           y,
             gint           n)
{
  guint red = 0, green = 0, blue = 0, count = (guint) (n * n);

  for (gint j = 0; j < n; j++)
    {
      for (gint i = 0; i < n; i++)
        {
          gint across = flat ? x * n + i : y * n + j, along = flat ? y * n + j : x * n + i;
          gint lane = axes->lanes[across], pos = -1;
          guint32 color;

          if (lane >= 0)
            pos = axes->positions[hu_grid_lane_shift (palette->canvas->grid, lane)][along];
          color =
            look_at (palette, pos < 0 ? HU_HEX_NONE : lane * palette->canvas->grid->lane_length + pos, x, y);
          red += color >> 16 & 0xff;
          green += color >> 8 & 0xff;
          blue += color & 0xff;
        }
    }

  return 0xff000000u | red / count << 16 | green / count << 8 | blue / count;
}

static void
fill_rows (const Palette   *palette,
           const Axes      *axes,
           cairo_surface_t *surface,
           gint             n)
{
  gboolean flat = palette->canvas->grid->orientation == HU_ORIENTATION_FLAT;
  gint width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  gint stride = cairo_image_surface_get_stride (surface);
  guchar *data = cairo_image_surface_get_data (surface);

  for (gint y = 0; y < height; y++)
    {
      guint32 *row = (guint32 *) (gpointer) (data + (gsize) y * (gsize) stride);

      for (gint x = 0; x < width; x++)
        row[x] = mix_samples (palette, axes, flat, x, y, n);
    }
}

/* Units are few and must not fall between the samples: each pile is a square of at least two pixels. */
static void
fill_units (const HuCanvas  *canvas,
            const HuStacks  *stacks,
            cairo_surface_t *surface)
{
  gint width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  gint stride = cairo_image_surface_get_stride (surface);
  guchar *data = cairo_image_surface_get_data (surface);
  gint size = MAX (2, (gint) round (canvas->scale * canvas->device_scale * 1.3));

  for (guint i = 0; i < stacks->stacks->len; i++)
    {
      const HuStack *stack = &g_array_index (stacks->stacks, HuStack, i);
      guint unit = g_array_index (stacks->units, guint, stack->first);
      HuPoint centre = hu_canvas_centre (canvas, stack->hex);
      gint left = (gint) floor (centre.x * canvas->device_scale) - size / 2;
      gint top = (gint) floor (centre.y * canvas->device_scale) - size / 2;
      guint32 color = to_pixel (canvas->theme->side[hu_scenario_get_unit (canvas->scenario, unit)->side]);

      for (gint y = MAX (top, 0); y < MIN (top + size, height); y++)
        {
          guint32 *row = (guint32 *) (gpointer) (data + (gsize) y * (gsize) stride);

          for (gint x = MAX (left, 0); x < MIN (left + size, width); x++)
            row[x] = color;
        }
    }
}

/* @canvas: says where its surface lies on the map; @surface: an ARGB image surface with the canvas's device scale;
 * @scene: says which overlays to show. */
void
hu_overview_draw (const HuCanvas  *canvas,
                  cairo_surface_t *surface,
                  const HuScene   *scene,
                  const HuStacks  *stacks)
{
  Palette palette = { .canvas = canvas, .zoc_side = HU_SIDE_FIRST };
  gint width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  double pixel = 1 / (canvas->scale * canvas->device_scale);
  gint n = CLAMP ((gint) floor (pixel / 1.5), 1, MAX_SAMPLES);
  gboolean flat = canvas->grid->orientation == HU_ORIENTATION_FLAT;
  double left = -canvas->x / canvas->scale, top = -canvas->y / canvas->scale;
  const gint8 *owners = hu_snapshot_get_owners (scene->snapshot, HU_SUBJECT_HEX);
  Axes axes;

  if (scene->overlays & HU_OVERLAY_OWNERS)
    palette.owners = owners != NULL ? owners : hu_snapshot_get_state (scene->snapshot)->hex_owner;
  if ((scene->overlays & HU_OVERLAY_ZOC) && scene->situation != NULL)
    {
      palette.zoc = scene->situation->zoc;
      palette.zoc_side = hu_side_other (scene->situation->side);
    }
  if (scene->overlays & HU_OVERLAY_RINGS)
    palette.tracing = scene->tracing;
  fill_palette (&palette);

  fill_axes (canvas, &axes, (flat ? width : height) * n, (flat ? height : width) * n, flat ? left : top,
             flat ? top : left, pixel / n);
  cairo_surface_flush (surface);
  fill_rows (&palette, &axes, surface, n);
  fill_units (canvas, stacks, surface);
  cairo_surface_mark_dirty (surface);

  g_free (axes.lanes);
  g_free (axes.positions[0]);
  g_free (axes.positions[1]);
}
