/*
 * Reading a build file: its elements are classes of VASSAL, of which the last word counts.
 */
#include "config.h"

#include "hu-vassal-module.h"

#include <math.h>
#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-import-error.h"
#include "hu-import-xml.h"
#include "hu-vassal-piece.h"

#define PIXELS_MOST 1000000
#define POINTS_MOST 1000 /* around a part of a board */

/* An element that is open. */
typedef enum
{
  PART_OTHER,
  PART_ROSTER,
  PART_ENTRY,
  PART_MAP,
  PART_BOARD,
  PART_ZONE,
  PART_GRID,
  PART_SLOT,
} Part;

typedef struct
{
  Part  part;
  char *label; /* what the palette calls it, or NULL */
} Frame;

typedef struct
{
  HuVassalModule *module;
  GArray         *frames; /* Frame */
  HuVassalMap    *map;    /* those that are open, or NULL */
  HuVassalBoard  *board;
  HuVassalZone   *zone;
  HuVassalGrid   *grid;
  HuVassalSlot   *slot;
  GString        *text;   /* of the open entry or slot */
} Parse;

/* --- Freeing --- */

static void
grid_free (HuVassalGrid *grid)
{
  if (grid->numbers != NULL)
    {
      g_free (grid->numbers->first);
      g_free (grid->numbers->separator);
      g_free (grid->numbers);
    }
  g_free (grid);
}

static void
zone_free (gpointer data)
{
  HuVassalZone *zone = data;

  g_free (zone->name);
  g_array_unref (zone->path);
  g_clear_pointer (&zone->grid, grid_free);
  g_free (zone);
}

static void
board_free (gpointer data)
{
  HuVassalBoard *board = data;

  g_free (board->name);
  g_free (board->image);
  g_free (board->other);
  g_clear_pointer (&board->grid, grid_free);
  g_ptr_array_unref (board->zones);
  g_free (board);
}

static void
map_free (gpointer data)
{
  HuVassalMap *map = data;

  g_free (map->name);
  g_ptr_array_unref (map->boards);
  g_free (map);
}

static void
slot_free (gpointer data)
{
  HuVassalSlot *slot = data;

  g_free (slot->gpid);
  g_free (slot->name);
  g_free (slot->picture);
  g_strfreev (slot->path);
  g_free (slot);
}

void
hu_vassal_module_free (HuVassalModule *self)
{
  g_free (self->name);
  g_free (self->version);
  g_ptr_array_unref (self->sides);
  g_ptr_array_unref (self->maps);
  g_ptr_array_unref (self->slots);
  g_free (self);
}

static void
frame_clear (gpointer data)
{
  g_free (((Frame *) data)->label);
}

/* --- Attributes --- */

typedef struct
{
  const char **names;
  const char **values;
} Attributes;

static const char *
get (const Attributes *attributes,
     const char       *name,
     const char       *otherwise)
{
  for (guint i = 0; attributes->names[i] != NULL; i++)
    if (g_str_equal (attributes->names[i], name))
      return attributes->values[i];

  return otherwise;
}

static gboolean
is_true (const Attributes *attributes,
         const char       *name)
{
  return g_ascii_strcasecmp (get (attributes, name, "false"), "true") == 0;
}

static gint
get_integer (const Attributes *attributes,
             const char       *name,
             gint              least)
{
  gint64 number;

  return g_ascii_string_to_signed (get (attributes, name, ""), 10, least, PIXELS_MOST, &number, NULL) ? (gint) number : 0;
}

/* NAN where it is no number. */
static double
get_double (const Attributes *attributes,
            const char       *name,
            double            otherwise)
{
  const char *text = get (attributes, name, NULL);
  char *end = NULL;
  double number;

  if (text == NULL || text[0] == '\0')
    return otherwise;
  number = g_ascii_strtod (text, &end);

  return *end == '\0' && isfinite (number) && fabs (number) <= PIXELS_MOST ? number : NAN;
}

/* --- Elements --- */

static HuVassalGrid *
new_grid (const Attributes *attributes)
{
  HuVassalGrid *grid = g_new0 (HuVassalGrid, 1);

  grid->dy = get_double (attributes, "dy", 64.0);
  grid->dx = get_double (attributes, "dx", sqrt (3.0) / 2.0 * grid->dy);
  grid->x0 = get_double (attributes, "x0", 0.0);
  grid->y0 = get_double (attributes, "y0", 32.0);
  grid->sideways = is_true (attributes, "sideways");

  return grid;
}

static HuVassalNumbers *
new_numbers (const Attributes *attributes,
             gboolean          oblique)
{
  static const char * const types[] = { "hType", "vType" }, * const leading[] = { "hLeading", "vLeading" };
  static const char * const offsets[] = { "hOff", "vOff" }, * const descends[] = { "hDescend", "vDescend" };
  HuVassalNumbers *numbers = g_new0 (HuVassalNumbers, 1);

  numbers->first = g_strdup (get (attributes, "first", "H"));
  numbers->separator = g_strdup (get (attributes, "sep", ""));
  numbers->stagger = g_ascii_strcasecmp (get (attributes, "stagger", "true"), "true") == 0;
  numbers->oblique = oblique || is_true (attributes, "oblique");
  for (guint i = 0; i < 2; i++)
    {
      numbers->letters[i] = g_str_equal (get (attributes, types[i], "N"), "A");
      numbers->digits[i] = CLAMP (get_integer (attributes, leading[i], -1), -1, 8) + 1;
      numbers->offset[i] = CLAMP (get_integer (attributes, offsets[i], -PIXELS_MOST), -100000, 100000);
      numbers->descending[i] = is_true (attributes, descends[i]);
    }

  return numbers;
}

static void
begin_map (Parse            *parse,
           const Attributes *attributes)
{
  HuVassalMap *map = g_new0 (HuVassalMap, 1);
  const char *name = get (attributes, "mapName", "");

  map->name = name[0] != '\0' ? g_strdup (name) : g_strdup_printf ("Map%u", parse->module->maps->len);
  map->edge_x = get_integer (attributes, "edgeWidth", 0);
  map->edge_y = get_integer (attributes, "edgeHeight", 0);
  map->boards = g_ptr_array_new_with_free_func (board_free);
  g_ptr_array_add (parse->module->maps, map);
  parse->map = map;
}

static void
begin_board (Parse            *parse,
             const Attributes *attributes)
{
  HuVassalBoard *board = g_new0 (HuVassalBoard, 1);
  const char *image = get (attributes, "image", "");

  board->name = g_strdup (get (attributes, "name", ""));
  board->image = image[0] != '\0' ? g_strdup (image) : NULL;
  board->width = get_integer (attributes, "width", 0);
  board->height = get_integer (attributes, "height", 0);
  board->zones = g_ptr_array_new_with_free_func (zone_free);
  g_ptr_array_add (parse->map->boards, board);
  parse->board = board;
}

/* "x,y;x,y…" */
static GArray *
read_path (const char *text)
{
  GArray *path = g_array_new (FALSE, FALSE, sizeof (double));
  g_auto(GStrv) points = g_strsplit (text, ";", POINTS_MOST);

  for (guint i = 0; points[i] != NULL; i++)
    {
      const char *comma = strchr (points[i], ',');
      double x = g_ascii_strtod (points[i], NULL), y = comma != NULL ? g_ascii_strtod (comma + 1, NULL) : NAN;

      if (!(fabs (x) <= PIXELS_MOST && fabs (y) <= PIXELS_MOST))
        continue;
      g_array_append_val (path, x);
      g_array_append_val (path, y);
    }

  return path;
}

static void
begin_zone (Parse            *parse,
            const Attributes *attributes)
{
  HuVassalZone *zone = g_new0 (HuVassalZone, 1);

  zone->name = g_strdup (get (attributes, "name", ""));
  zone->path = read_path (get (attributes, "path", ""));
  zone->uses_grid = is_true (attributes, "useParentGrid");
  g_ptr_array_add (parse->board->zones, zone);
  parse->zone = zone;
}

static void
begin_grid (Parse            *parse,
            const Attributes *attributes)
{
  HuVassalGrid **grid = parse->zone != NULL ? &parse->zone->grid : &parse->board->grid;

  g_clear_pointer (grid, grid_free);
  *grid = parse->grid = new_grid (attributes);
}

static void
begin_slot (Parse            *parse,
            const Attributes *attributes)
{
  HuVassalSlot *slot = g_new0 (HuVassalSlot, 1);
  g_autoptr(GPtrArray) path = g_ptr_array_new ();

  for (guint i = 1; i < parse->frames->len; i++)
    {
      const char *label = g_array_index (parse->frames, Frame, i).label;

      if (label != NULL && label[0] != '\0')
        g_ptr_array_add (path, g_strdup (label));
    }
  g_ptr_array_add (path, NULL);
  slot->path = (GStrv) g_ptr_array_steal (path, NULL);
  slot->gpid = g_strdup (get (attributes, "gpid", ""));
  slot->name = g_strdup (get (attributes, "entryName", ""));
  g_ptr_array_add (parse->module->slots, slot);
  parse->slot = slot;
}

/* Reads the counter out of the text of a slot, which is an add command. */
static void
end_slot (Parse *parse)
{
  g_autoptr(GPtrArray) words = hu_vassal_split (g_strstrip (parse->text->str), '/', 8);
  g_autoptr(GPtrArray) types = hu_vassal_unchain (hu_vassal_token (words, 2));
  g_autoptr(GPtrArray) states = hu_vassal_unchain (hu_vassal_token (words, 3));
  g_autoptr(HuVassalLook) look = NULL;

  if (words->len < 4 || types == NULL || states == NULL)
    return;

  look = hu_vassal_look_new (types, states, NULL);
  parse->slot->picture = g_strdup (look->picture);
  if (look->basic[0] != '\0')
    {
      g_free (parse->slot->name);
      parse->slot->name = g_strdup (look->basic);
    }
  if (parse->slot->gpid[0] == '\0')
    {
      g_free (parse->slot->gpid);
      parse->slot->gpid = g_strdup (look->gpid);
    }
}

/* --- Parsing --- */

static Part
begin_part (Parse            *parse,
            const char       *what,
            const Attributes *attributes)
{
  Part around = parse->frames->len > 0 ? g_array_index (parse->frames, Frame, parse->frames->len - 1).part : PART_OTHER;

  if (around == PART_ROSTER && g_str_equal (what, "entry"))
    return PART_ENTRY;
  if (g_str_equal (what, "PlayerRoster"))
    return PART_ROSTER;
  if (parse->map == NULL && (g_str_equal (what, "Map") || g_str_equal (what, "PrivateMap") ||
                             g_str_equal (what, "PlayerHand")))
    return begin_map (parse, attributes), PART_MAP;
  if (parse->map != NULL && parse->board == NULL && g_str_equal (what, "Board"))
    return begin_board (parse, attributes), PART_BOARD;
  if (parse->board != NULL && parse->zone == NULL && g_str_equal (what, "Zone"))
    return begin_zone (parse, attributes), PART_ZONE;
  if (parse->board != NULL && parse->grid == NULL && g_str_equal (what, "HexGrid"))
    return begin_grid (parse, attributes), PART_GRID;
  if (parse->grid != NULL && parse->grid->numbers == NULL && g_str_has_suffix (what, "HexGridNumbering"))
    parse->grid->numbers = new_numbers (attributes, g_str_has_prefix (what, "Oblique"));
  else if (parse->board != NULL && (g_str_equal (what, "SquareGrid") || g_str_equal (what, "RegionGrid")))
    {
      g_free (parse->board->other);
      parse->board->other = g_strdup (what);
    }
  if (parse->slot == NULL && (g_str_equal (what, "PieceSlot") || g_str_equal (what, "CardSlot")))
    return begin_slot (parse, attributes), PART_SLOT;

  return PART_OTHER;
}

static void
start_element (GMarkupParseContext  *context,
               const char           *element,
               const char          **names,
               const char          **values,
               gpointer              user_data,
               GError              **error)
{
  Parse *parse = user_data;
  const Attributes attributes = { names, values };
  const char *dot = strrchr (element, '.');
  const char *what = dot != NULL ? dot + 1 : element;
  Frame frame = { PART_OTHER, NULL };

  if (hu_xml_is_large (parse->frames->len, names))
    {
      g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_LIMIT,
                           _("The build file of the module is nested deeper than any. It is not read."));
      return;
    }
  if (parse->frames->len == 0)
    {
      /* GMarkup takes any number of roots, XML one. */
      if (parse->module->name != NULL)
        {
          g_set_error_literal (error, G_MARKUP_ERROR, G_MARKUP_ERROR_PARSE, "second root");
          return;
        }
      parse->module->name = g_strdup (get (&attributes, "name", ""));
      parse->module->version = g_strdup (get (&attributes, "version", ""));
    }
  frame.part = begin_part (parse, what, &attributes);
  frame.label = g_strdup (get (&attributes, "entryName", get (&attributes, "name", NULL)));
  if (frame.part == PART_SLOT || frame.part == PART_ENTRY)
    g_string_truncate (parse->text, 0);
  g_array_append_val (parse->frames, frame);
  /* cppcheck-suppress memleak ; the list has it now, and frees it with its element */
}

static void
end_element (GMarkupParseContext  *context,
             const char           *element,
             gpointer              user_data,
             GError              **error)
{
  Parse *parse = user_data;

  switch (g_array_index (parse->frames, Frame, parse->frames->len - 1).part)
    {
    case PART_ENTRY:
      g_strstrip (parse->text->str);
      if (parse->text->str[0] != '\0' && parse->module->sides->len < 100)
        g_ptr_array_add (parse->module->sides, g_strdup (parse->text->str));
      break;
    case PART_MAP:
      parse->map = NULL;
      break;
    case PART_BOARD:
      parse->board = NULL;
      break;
    case PART_ZONE:
      parse->zone = NULL;
      break;
    case PART_GRID:
      parse->grid = NULL;
      break;
    case PART_SLOT:
      end_slot (parse);
      parse->slot = NULL;
      break;
    case PART_ROSTER:
    case PART_OTHER:
      break;
    }
  g_array_set_size (parse->frames, parse->frames->len - 1);
}

static void
take_text (GMarkupParseContext  *context,
           const char           *text,
           gsize                 length,
           gpointer              user_data,
           GError              **error)
{
  Parse *parse = user_data;
  Part part = parse->frames->len > 0 ? g_array_index (parse->frames, Frame, parse->frames->len - 1).part : PART_OTHER;

  if (part == PART_SLOT || part == PART_ENTRY)
    g_string_append_len (parse->text, text, (gssize) length);
}

HuVassalModule *
hu_vassal_module_new (GBytes  *build_file,
                      GError **error)
{
  static const GMarkupParser parser = { start_element, end_element, take_text, NULL, NULL };
  g_autoptr(HuVassalModule) module = g_new0 (HuVassalModule, 1);
  g_autoptr(GString) text = g_string_new (NULL);
  g_autoptr(GArray) frames = g_array_new (FALSE, FALSE, sizeof (Frame));
  Parse parse = { .module = module, .frames = frames, .text = text };
  gsize length;
  const char *data = g_bytes_get_data (build_file, &length);
  gint line;

  module->sides = g_ptr_array_new_with_free_func (g_free);
  module->maps = g_ptr_array_new_with_free_func (map_free);
  module->slots = g_ptr_array_new_with_free_func (slot_free);
  g_array_set_clear_func (frames, frame_clear);
  if (hu_xml_parse (&parser, &parse, data, length, &line, error))
    return g_steal_pointer (&module);
  if (line > 0)
    g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                 _("Line %d of the module’s build file is no XML. Get the module anew from where it came from."), line);

  return NULL;
}
