/*
 * render FILE: the map at one moment, as a file.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-budget.h"
#include "hu-cli.h"
#include "hu-storeys.h"
#include "hu-map-picture.h"
#include "hu-pages.h"

#define SCALE_LEAST 1.0
#define SCALE_MOST 400.0
#define DPI_LEAST 10.0
#define DPI_MOST 2400.0
#define FIT_LEAST 16.0
#define FIT_MOST 8192.0
/* Around the map, where it fills a sheet of paper, pt. */
#define MARGIN 28.35

static void
complain (char *message) /* (transfer full) */
{
  hu_cli_complain_usage ("render", message);
}

/* On standard output the picture that is text. */
static gint
find_format (const HuCliOptions *options)
{
  gint format;

  if (options->format != NULL)
    {
      format = hu_picture_format_from_string (options->format);
      if (format < 0)
        /* Translators: what the user typed. */
        complain (g_strdup_printf (_("--format “%s” is none of png, svg and pdf"), options->format));
      return format;
    }
  if (g_str_equal (options->output, "-"))
    return HU_PICTURE_SVG;

  format = hu_picture_format_from_name (options->output);
  if (format < 0)
    {
      g_autofree char *name = g_filename_display_name (options->output);

      /* Translators: a file's name. */
      complain (g_strdup_printf (_("the name “%s” ends in none of .png, .svg and .pdf; "
                                   "say with --format what to write"), name));
    }

  return format;
}

static gboolean
parse_overlays (const HuCliOptions *options,
                guint              *overlays)
{
  if (options->overlays == NULL)
    return TRUE;

  *overlays = 0;
  for (guint i = 0; options->overlays[i] != NULL; i++)
    {
      guint overlay = hu_overlay_from_string (options->overlays[i]);

      if (overlay == 0 && !g_str_equal (options->overlays[i], "none"))
        {
          g_autofree char *words = hu_overlay_list_words ();

          /* Translators: what the user typed, the words there are. */
          complain (g_strdup_printf (_("--overlay “%s” is neither none nor one of %s"), options->overlays[i], words));
          return FALSE;
        }
      *overlays |= overlay;
    }

  return TRUE;
}

/* "1", "roof": a storey that the map has somewhere. */
static gboolean
parse_storey (const HuCliOptions *options,
              const HuMap        *map,
              HuStorey           *storey)
{
  g_autoptr(GArray) storeys = hu_storeys_of_map (map);
  g_autoptr(GString) words = g_string_new (NULL);

  if (options->storey == NULL)
    return TRUE;

  for (guint i = 0; i < storeys->len; i++)
    {
      char number[8];
      const char *word = hu_storey_to_string (g_array_index (storeys, HuStorey, i), number);

      if (word == NULL)
        word = "0";
      if (g_str_equal (word, options->storey))
        {
          *storey = g_array_index (storeys, HuStorey, i);
          return TRUE;
        }
      g_string_append_printf (words, "%s%s", i > 0 ? ", " : "", word);
    }

  /* Translators: what the user typed, the levels there are. */
  complain (g_strdup_printf (_("--level “%s” is none that the map has; there are: %s"), options->storey, words->str));
  return FALSE;
}

static gboolean
parse_theme (const HuCliOptions *options,
             HuThemeKind        *theme)
{
  static const struct
  {
    const char *name;
    HuThemeKind theme;
  } themes[] = { { "light", HU_THEME_LIGHT }, { "dark", HU_THEME_DARK }, { "print", HU_THEME_PRINT } };

  if (options->theme == NULL)
    return TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (themes); i++)
    if (g_str_equal (themes[i].name, options->theme))
      {
        *theme = themes[i].theme;
        return TRUE;
      }

  /* Translators: what the user typed. */
  complain (g_strdup_printf (_("--theme “%s” is none of light, dark and print"), options->theme));
  return FALSE;
}

static gboolean
is_given (double number)
{
  return number != HU_CLI_NO_NUMBER;
}

static gboolean
check_number (const char *option,
              double      number,
              double      least,
              double      most)
{
  if (number >= least && number <= most)
    return TRUE;

  /* Translators: an option, the least and the most it may be. */
  complain (g_strdup_printf (_("%s is a number from %g to %g"), option, least, most));
  return FALSE;
}

/* Reads the size: pixels per hexside, or a square or a sheet of paper to fill. */
static gboolean
parse_size (const HuCliOptions *options,
            HuMapPicture       *picture)
{
  HuPageSetup paper;

  hu_page_setup_init (&paper);
  if (is_given (options->scale) && (is_given (options->dpi) || options->paper != NULL))
    {
      complain (g_strdup (_("--scale does not go with --dpi or --paper: they ask for different sizes")));
      return FALSE;
    }
  if (options->paper != NULL && !hu_page_setup_set_paper (&paper, options->paper))
    {
      /* Translators: what the user typed. */
      complain (g_strdup_printf (_("--paper “%s” is none of a4, a3 and letter"), options->paper));
      return FALSE;
    }
  if (is_given (options->fit) && (is_given (options->scale) || is_given (options->dpi) || options->paper != NULL))
    {
      complain (g_strdup (_("--fit does not go with --scale, --dpi or --paper: they ask for different sizes")));
      return FALSE;
    }
  if (is_given (options->fit) && !check_number ("--fit", options->fit, FIT_LEAST, FIT_MOST))
    return FALSE;
  if (is_given (options->scale) && !check_number ("--scale", options->scale, SCALE_LEAST, SCALE_MOST))
    return FALSE;
  if (is_given (options->dpi) && !check_number ("--dpi", options->dpi, DPI_LEAST, DPI_MOST))
    return FALSE;

  if (is_given (options->fit))
    hu_map_picture_fit (picture, options->fit, options->fit, 72);
  else if (is_given (options->scale))
    picture->scale = options->scale;
  else if (is_given (options->dpi) || options->paper != NULL)
    hu_map_picture_fit (picture, paper.width - 2 * MARGIN, paper.height - 2 * MARGIN,
                        is_given (options->dpi) ? options->dpi : 300);

  return TRUE;
}

/* Checks the options as far as possible before a file is read. */
static gboolean
check_options (const HuCliOptions *options)
{
  guint overlays = 0;
  HuThemeKind theme = HU_THEME_LIGHT;

  return parse_overlays (options, &overlays) && parse_theme (options, &theme);
}

/* The user asked for no size, and the usual size would need gigabytes: draws the whole map as an overview. */
static void
fit_shapes (const HuCliOptions *options,
            HuPictureFormat     format,
            HuMapPicture       *picture)
{
  gint n_hexes = hu_snapshot_get_scenario (picture->snapshot)->map->grid->n_hexes;
  gint side = format == HU_PICTURE_PNG ? HU_BUDGET_OVERVIEW_PX : HU_BUDGET_OVERVIEW_PT;

  if (is_given (options->fit) || is_given (options->scale) || is_given (options->dpi) || options->paper != NULL ||
      n_hexes <= HU_BUDGET_SHAPES)
    return;

  hu_map_picture_fit (picture, side, side, 72);
  /* Translators: a number of hexes, a number of pixels. */
  hu_cli_complain (g_strdup_printf (_("The map has %'d hexes: it is drawn within %'d pixels each way; "
                                      "--fit and --scale ask for another size."), n_hexes, side));
}

static HuCliStatus
write_picture (HuCliGame          *game,
               const HuCliOptions *options,
               HuPictureFormat     format)
{
  g_autoptr(HuSnapshot) snapshot = hu_cli_game_snapshot (game);
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GError) error = NULL;
  HuMapPicture picture;

  hu_map_picture_init (&picture, snapshot);
  picture.legend = options->legend;
  if (!parse_overlays (options, &picture.overlays) || !parse_theme (options, &picture.theme) ||
      !parse_storey (options, hu_snapshot_get_scenario (snapshot)->map, &picture.storey) || !parse_size (options, &picture))
    return HU_CLI_USAGE;

  fit_shapes (options, format, &picture);

  bytes = hu_map_picture_to_bytes (&picture, format, NULL, NULL, &error);
  if (bytes == NULL)
    {
      hu_cli_complain (g_strdup (error->message));
      return HU_CLI_FAULTY;
    }

  return hu_cli_write_file (options->output, bytes);
}

/* Draws the map of a game at one moment. */
HuCliStatus
hu_cli_render (const HuCliVerb *verb,
               GStrv            argv)
{
  g_auto(HuCliOptions) options = { 0 };
  g_auto(HuCliGame) game = { 0 };
  HuCliStatus status;
  gint format;

  if (!hu_cli_options_parse (&options, verb, argv, &status))
    return status;
  format = find_format (&options);
  if (format < 0 || !check_options (&options))
    return HU_CLI_USAGE;
  if (!hu_cli_game_open (&game, &options, options.files[0], verb->name, &status))
    return status;

  return write_picture (&game, &options, format);
}
