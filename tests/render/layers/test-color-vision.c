/*
 * Overlays and marks in other eyes: protanopia, deuteranopia, tritanopia and
 * grey, in every theme.  Any two classes that a legend can list differ by
 * colour, as that eye sees it, or else by pattern; the messages say which pairs
 * rely on pattern.  What a class is drawn with is taken from its swatch, so that
 * a new class is in here by itself.
 * The private header lists all swatches that any legend can have; a legend has only its map's.
 */
#include "hu-painter-private.h"
#include "hu-picture.h"
#include "hu-sketch.h"
#include "hu-vision.h"

#define WIDTH 48
#define HEIGHT 24
#define N_PIXELS (WIDTH * HEIGHT)

/* CIEDE2000 from which on two classes are told apart by colour alone: twice what is seen at a glance … */
#define FAR 20.0
/* … and in how many of the 1152 pixels of a swatch they must differ otherwise, however shifted. */
#define PATTERN 24
#define SHIFT 2
/* An ink less far from the ground, or less light and dark, is not seen as drawn there. */
#define STEP 8.0

static const HuSketch sketch = { .columns = 8, .rows = 6 };
static const char *const kinds[HU_N_THEMES] = { "light", "dark", "light-contrast", "dark-contrast", "print" };

/* A class in one theme and to one eye. */
typedef struct
{
  const char *id;
  HuLab       ink;            /* the strongest of its colours */
  guint8      step[N_PIXELS]; /* dark, half dark, light, as a share of its own range: a pattern without colour */
} Look;

static HuColor
pixel_at (cairo_surface_t *picture,
          guint            i)
{
  guint32 pixel = hu_picture_pixel (picture, (int) (i % WIDTH), (int) (i / WIDTH));

  return (HuColor) { (pixel >> 16 & 0xff) / 255.0, (pixel >> 8 & 0xff) / 255.0, (pixel & 0xff) / 255.0, 1 };
}

static int
by_distance (gconstpointer a,
             gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return x < y ? -1 : x > y;
}

/* The mean of the quarter of its pixels that is furthest from the ground. */
static HuLab
find_ink (const HuLab *labs,
          HuLab        ground)
{
  double far[N_PIXELS], sorted[N_PIXELS];
  HuLab sum = { 0, 0, 0 };
  guint n = 0, first = 0;

  for (guint i = 0; i < N_PIXELS; i++)
    far[i] = sorted[i] = hu_vision_lab_distance (labs[i], ground);
  qsort (sorted, N_PIXELS, sizeof (double), by_distance);
  while (first < N_PIXELS && sorted[first] < STEP)
    first++;
  g_assert_cmpuint (first, <, N_PIXELS);
  first += (N_PIXELS - first) * 3 / 4;
  for (guint i = 0; i < N_PIXELS; i++)
    if (far[i] >= sorted[first])
      {
        sum = (HuLab) { sum.l + labs[i].l, sum.a + labs[i].a, sum.b + labs[i].b };
        n++;
      }

  return (HuLab) { sum.l / n, sum.a / n, sum.b / n };
}

static void
find_pattern (const HuLab *labs,
              guint8      *step)
{
  double least = 100, most = 0;

  for (guint i = 0; i < N_PIXELS; i++)
    {
      least = MIN (least, labs[i].l);
      most = MAX (most, labs[i].l);
    }
  for (guint i = 0; i < N_PIXELS; i++)
    step[i] = most - least < STEP ? 0 : (guint8) MIN (2, 3 * (labs[i].l - least) / (most - least));
}

static Look *
look_at (HuPainter   *painter,
         HuThemeKind  kind,
         HuVision     vision,
         const char  *id)
{
  HuColor paper = hu_theme_get (kind)->terrain[HU_TERRAIN_CLEAR];
  HuLab ground = hu_vision_lab (hu_vision_see (vision, paper)), labs[N_PIXELS];
  cairo_surface_t *picture = hu_picture_new (WIDTH, HEIGHT, 1);
  cairo_t *cr = cairo_create (picture);
  Look *look = g_new0 (Look, 1);

  hu_color_set (cr, paper);
  cairo_paint (cr);
  hu_painter_draw_swatch (painter, cr, id, WIDTH, HEIGHT);
  cairo_destroy (cr);
  cairo_surface_flush (picture);

  look->id = id;
  for (guint i = 0; i < N_PIXELS; i++)
    labs[i] = hu_vision_lab (hu_vision_see (vision, pixel_at (picture, i)));
  find_pattern (labs, look->step);
  look->ink = find_ink (labs, ground);
  cairo_surface_destroy (picture);

  return look;
}

static GPtrArray *
list_looks (HuThemeKind kind,
            HuVision    vision)
{
  HuScenario *scenario = hu_sketch_scenario (&sketch);
  HuPainter *painter = hu_painter_new (scenario);
  GPtrArray *ids = _hu_painter_list_swatches (), *looks = g_ptr_array_new_with_free_func (g_free);

  g_assert_cmpuint (ids->len, >, 60);
  hu_painter_set_theme (painter, kind, 1);
  for (guint i = 0; i < ids->len; i++)
    g_ptr_array_add (looks, look_at (painter, kind, vision, g_ptr_array_index (ids, i)));
  g_ptr_array_unref (ids);
  hu_painter_free (painter);
  hu_scenario_unref (scenario);

  return looks;
}

/* In how many pixels two patterns differ that lie so far from each other. */
static guint
count_differing (const Look *a,
                 const Look *b,
                 int         dx,
                 int         dy)
{
  guint n = 0;

  for (int y = SHIFT; y < HEIGHT - SHIFT; y++)
    for (int x = SHIFT; x < WIDTH - SHIFT; x++)
      n += a->step[y * WIDTH + x] != b->step[(y + dy) * WIDTH + x + dx];

  return n;
}

static guint
pattern_distance (const Look *a,
                  const Look *b)
{
  guint least = G_MAXUINT;

  for (int dy = -SHIFT; dy <= SHIFT; dy++)
    for (int dx = -SHIFT; dx <= SHIFT; dx++)
      least = MIN (least, count_differing (a, b, dx, dy));

  return least;
}

#define CASE(kind, vision) GUINT_TO_POINTER ((kind) * HU_N_VISIONS + (vision))

static void
test_classes (gconstpointer data)
{
  HuThemeKind kind = (HuThemeKind) (GPOINTER_TO_UINT (data) / HU_N_VISIONS);
  HuVision vision = (HuVision) (GPOINTER_TO_UINT (data) % HU_N_VISIONS);
  g_autoptr(GPtrArray) looks = list_looks (kind, vision);
  guint n_pairs = 0, n_near = 0, n_alike = 0, least = G_MAXUINT;

  for (guint i = 0; i < looks->len; i++)
    {
      const Look *a = g_ptr_array_index (looks, i);
      g_autoptr(GString) near = g_string_new (NULL);

      for (guint k = 0; k < i; k++)
        {
          const Look *b = g_ptr_array_index (looks, k);
          double color = hu_vision_lab_distance (a->ink, b->ink);
          guint pattern;

          n_pairs++;
          if (color >= FAR)
            continue;
          n_near++;
          g_string_append_printf (near, " %s", b->id);
          pattern = pattern_distance (a, b);
          least = MIN (least, pattern);
          if (pattern >= PATTERN)
            continue;
          n_alike++;
          g_printerr ("%s and %s are alike: colours %.1f apart, patterns differ in %u pixels\n", b->id, a->id,
                      color, pattern);
        }
      if (near->len > 0)
        g_test_message ("%s relies on its pattern beside%s", a->id, near->str);
    }
  g_test_message ("%u of %u pairs rely on pattern, which differs in at least %u pixels", n_near, n_pairs, least);
  g_assert_cmpuint (n_alike, ==, 0);
}

/* --- What is drawn, on whatever lies beneath --- */

/* How far @ink, or else the casing around it, is from all sorts of ground. */
static double
least_on_ground (const HuTheme *theme,
                 HuVision       vision,
                 HuColor        ink,
                 gboolean       cased)
{
  double least = G_MAXDOUBLE;

  for (guint terrain = 0; terrain < HU_TERRAIN_OFFMAP; terrain++)
    {
      HuColor ground = theme->terrain[terrain];
      double there = hu_vision_distance (vision, hu_color_mix (ground, ink, ink.a), ground);

      if (cased)
        there = MAX (there, hu_vision_distance (vision, theme->casing, ground));
      least = MIN (least, there);
    }

  return least;
}

/* Marks and lines stand out from every ground and, where they have one, from their casing; hatches, which have
 * none, from every ground. */
static void
test_grounds (gconstpointer data)
{
  HuThemeKind kind = (HuThemeKind) (GPOINTER_TO_UINT (data) / HU_N_VISIONS);
  HuVision vision = (HuVision) (GPOINTER_TO_UINT (data) % HU_N_VISIONS);
  const HuTheme *theme = hu_theme_get (kind);
  const struct
  {
    const char *name;
    HuColor     ink;
  } cased[] = {
    { "mark", theme->mark }, { "alarm", theme->alarm }, { "ring", theme->ring },
    { "first", theme->side[0] }, { "second", theme->side[1] },
  }, bare[] = {
    { "first side's hatch", hu_color_alpha (theme->side[0], theme->hatch) },
    { "second side's hatch", hu_color_alpha (theme->side[1], theme->hatch) },
    { "ring's line", hu_color_alpha (theme->ring, 0.75) },
    { "ring's hatch", hu_color_alpha (theme->ring, theme->hatch) },
    { "alarm's hatch", hu_color_alpha (theme->alarm, theme->hatch) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cased); i++)
    {
      double away = hu_vision_distance (vision, cased[i].ink, theme->casing);
      double ground = least_on_ground (theme, vision, cased[i].ink, TRUE);

      g_test_message ("%s: %.1f from its casing, %.1f from any ground", cased[i].name, away, ground);
      g_assert_cmpfloat (away, >=, 30);
      g_assert_cmpfloat (ground, >=, FAR);
    }
  for (guint i = 0; i < G_N_ELEMENTS (bare); i++)
    {
      double ground = least_on_ground (theme, vision, bare[i].ink, FALSE);

      g_test_message ("%s: %.1f from any ground", bare[i].name, ground);
      g_assert_cmpfloat (ground, >=, 10);
    }
}

/* The sides are on every map together, and their areas are as large as it: no pattern has to do it alone. */
static void
test_sides (gconstpointer data)
{
  HuThemeKind kind = (HuThemeKind) (GPOINTER_TO_UINT (data) / HU_N_VISIONS);
  HuVision vision = (HuVision) (GPOINTER_TO_UINT (data) % HU_N_VISIONS);
  const HuTheme *theme = hu_theme_get (kind);
  double lines = hu_vision_distance (vision, theme->side[0], theme->side[1]);
  double counters = hu_vision_distance (vision, theme->counter[0], theme->counter[1]);

  g_test_message ("lines %.1f apart, counters %.1f", lines, counters);
  g_assert_cmpfloat (lines, >=, vision == HU_VISION_GREY ? 9.5 : 30);
  g_assert_cmpfloat (counters, >=, vision == HU_VISION_GREY ? 4 : 20);
}

/* --- The measure itself --- */

static void
test_distance (void)
{
  /* From the paper's table of hard cases. */
  static const struct
  {
    HuLab  a, b;
    double distance;
  } pairs[] = {
    { { 50, 2.6772, -79.7751 }, { 50, 0, -82.7485 }, 2.0425 },
    { { 50, 2.8361, -74.0200 }, { 50, 0, -82.7485 }, 3.4412 },
    { { 50, -1.3802, -84.2814 }, { 50, 0, -82.7485 }, 1.0000 },
    { { 50, 0, 0 }, { 50, -1, 2 }, 2.3669 },
    { { 50, 2.4900, -0.0010 }, { 50, -2.4900, 0.0009 }, 7.1792 },
    { { 50, 2.4900, -0.0010 }, { 50, -2.4900, 0.0011 }, 7.2195 },
    { { 50, 2.5, 0 }, { 50, 0, -2.5 }, 4.3065 },
    { { 50, 2.5, 0 }, { 73, 25, -18 }, 27.1492 },
    { { 50, 2.5, 0 }, { 61, -5, 29 }, 22.8977 },
    { { 50, 2.5, 0 }, { 56, -27, -3 }, 31.9030 },
    { { 60.2574, -34.0099, 36.2677 }, { 60.4626, -34.1751, 39.4387 }, 1.2644 },
    { { 90.8027, -2.0831, 1.4410 }, { 91.1528, -1.6435, 0.0447 }, 1.4441 },
    { { 2.0776, 0.0795, -1.1350 }, { 0.9033, -0.0636, -0.5514 }, 0.9082 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_assert_cmpfloat_with_epsilon (hu_vision_lab_distance (pairs[i].a, pairs[i].b), pairs[i].distance, 5e-5);
      g_assert_cmpfloat_with_epsilon (hu_vision_lab_distance (pairs[i].b, pairs[i].a), pairs[i].distance, 5e-5);
    }
}

/* No eye mistakes grey for a colour, and each loses the colours that it is known to lose. */
static void
test_visions (void)
{
  const HuColor red = { 0.8, 0.2, 0.1, 1 }, green = { 0.35, 0.45, 0.1, 1 };
  const HuColor blue = { 0, 0.5, 0.6, 1 }, teal = { 0, 0.52, 0.45, 1 };

  for (guint vision = 0; vision < HU_N_VISIONS; vision++)
    for (guint i = 0; i <= 10; i++)
      {
        HuColor grey = { i / 10.0, i / 10.0, i / 10.0, 1 };
        HuColor seen = hu_vision_see ((HuVision) vision, grey);

        g_assert_cmpfloat_with_epsilon (seen.r, grey.r, 2e-3);
        g_assert_cmpfloat_with_epsilon (seen.g, grey.g, 2e-3);
        g_assert_cmpfloat_with_epsilon (seen.b, grey.b, 2e-3);
      }

  g_assert_cmpfloat (hu_vision_distance (HU_VISION_NORMAL, red, green), >, 30);
  g_assert_cmpfloat (hu_vision_distance (HU_VISION_PROTANOPIA, red, green), <, 12);
  g_assert_cmpfloat (hu_vision_distance (HU_VISION_DEUTERANOPIA, red, green), <, 15);
  g_assert_cmpfloat (hu_vision_distance (HU_VISION_NORMAL, blue, teal), >, 10);
  g_assert_cmpfloat (hu_vision_distance (HU_VISION_TRITANOPIA, blue, teal), <, 6);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/color-vision/distance", test_distance);
  g_test_add_func ("/color-vision/visions", test_visions);
  for (guint kind = 0; kind < HU_N_THEMES; kind++)
    for (guint vision = 0; vision < HU_N_VISIONS; vision++)
      {
        const char *name = hu_vision_name ((HuVision) vision);
        g_autofree char *classes = g_strdup_printf ("/color-vision/classes/%s/%s", kinds[kind], name);
        g_autofree char *grounds = g_strdup_printf ("/color-vision/grounds/%s/%s", kinds[kind], name);
        g_autofree char *sides = g_strdup_printf ("/color-vision/sides/%s/%s", kinds[kind], name);

        g_test_add_data_func (classes, CASE (kind, vision), test_classes);
        g_test_add_data_func (grounds, CASE (kind, vision), test_grounds);
        g_test_add_data_func (sides, CASE (kind, vision), test_sides);
      }

  return g_test_run ();
}
