/*
 * A scenario of LGeneral-Deluxe: its sections stand in one order.  Sides are the first two players, a unit's side is
 * the player of its nation, flags are places, and results are told but never made rules.
 *
 * Which of the two it is; and a map by itself.
 */
#include "config.h"

#include "hu-import-lgeneral.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-import-beside.h"
#include "hu-import-error.h"
#include "hu-import-limits.h"
#include "hu-import-text.h"
#include "hu-lgeneral-map.h"

#define RESULTS_MOST 50 /* that are told in full */
#define TURNS_MOST 1000
#define NOT_OURS 2      /* a player past the first two */

enum
{
  SECTION_GENERAL,
  SECTION_PLAYERS,
  SECTION_NATIONS = 4,
  SECTION_FLAGS,
  SECTION_RESULTS,
  SECTION_UNITS = 8,
};

/* The name of a unit, and whether it flies or swims. */
typedef struct
{
  const char *name;
  gboolean    air;
  gboolean    ship;
} Kind;

typedef struct
{
  HuLgeneralText *text;
  HuLgeneralMap  *map;
  HuLgeneralText *unit_text; /* NULL: not there */
  GHashTable     *units;     /* borrowed id → Kind */
  GHashTable     *nations;   /* borrowed id → 1 + side, or 1 + NOT_OURS */
  HuImport       *import;
  guint           n_ships;
  guint           n_flags_out;
} Work;

static void
work_clear (Work *work)
{
  g_clear_pointer (&work->text, hu_lgeneral_text_free);
  g_clear_pointer (&work->map, hu_lgeneral_map_free);
  g_clear_pointer (&work->unit_text, hu_lgeneral_text_free);
  g_clear_pointer (&work->units, g_hash_table_unref);
  g_clear_pointer (&work->nations, g_hash_table_unref);
  g_clear_pointer (&work->import, hu_import_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Work, work_clear)

/* --- Other files --- */

/* NULL: the scenario names no such file, or it is not there. */
static GBytes *
find_file (const Work *work,
           const char *key,
           GFile      *file,
           GPtrArray  *others)
{
  const char *source = hu_lgeneral_find (work->text, SECTION_GENERAL, key);

  return source != NULL && source[0] != '\0' ? hu_import_read_beside (source, file, others) : NULL;
}

static gboolean
read_map (Work       *work,
          GFile      *file,
          GPtrArray  *others,
          GError    **error)
{
  g_autoptr(GBytes) bytes = find_file (work, "map file", file, others);
  const char *source = hu_lgeneral_find (work->text, SECTION_GENERAL, "map file");

  if (source == NULL || source[0] == '\0')
    return hu_import_refuse (error, _("The scenario does not name its map (“map file”)."));
  if (bytes == NULL)
    {
      g_autofree char *name = hu_import_clean (source);

      g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_MISSING,
                   hu_import_leads_away (source, file)
                     /* Translators: the name of a file. */
                     ? _("The map “%s” does not lie beside or below the scenario. Give it as a further file.")
                     /* Translators: the name of a file. */
                     : _("The map “%s” of the scenario is not there. Give it as a further file."), name);
      return FALSE;
    }

  work->map = hu_lgeneral_map_new (bytes, file, others, error);
  if (work->map == NULL)
    {
      g_autofree char *name = hu_import_clean (source);

      g_prefix_error (error, "%s: ", name);
    }

  return work->map != NULL;
}

/* The units stand in the last section: id, name, nation, class. */
static void
read_units_file (Work       *work,
                 GFile      *file,
                 GPtrArray  *others)
{
  static const char * const air[] = { "fighter", "tacbomb", "levbomb", "airtran", "airtrp", NULL };
  static const char * const ships[] = { "sub", "dest", "cap", "carrier", "seatrp", NULL };
  g_autoptr(GBytes) bytes = find_file (work, "unit_db", file, others);
  guint section;

  work->unit_text = bytes != NULL ? hu_lgeneral_text_new (bytes, NULL) : NULL;
  if (work->unit_text == NULL)
    return;

  section = hu_lgeneral_n_sections (work->unit_text);
  while (section > 0 && hu_lgeneral_n_rows (work->unit_text, section - 1) == 0)
    section--;
  for (guint i = 0; section > 0 && i < hu_lgeneral_n_rows (work->unit_text, section - 1); i++)
    {
      const HuLgeneralRow *row = hu_lgeneral_row (work->unit_text, section - 1, i);
      const char *class = hu_lgeneral_field (work->unit_text, row, 3);
      Kind *kind = g_new0 (Kind, 1);

      kind->name = hu_lgeneral_field (work->unit_text, row, 1);
      kind->air = g_strv_contains (air, class);
      kind->ship = g_strv_contains (ships, class);
      g_hash_table_replace (work->units, (gpointer) hu_lgeneral_field (work->unit_text, row, 0), kind);
    }
}

/* --- Sides --- */

static gboolean
read_players (Work    *work,
              GError **error)
{
  if (hu_lgeneral_n_rows (work->text, SECTION_PLAYERS) < HU_N_SIDES)
    return hu_import_refuse (error, _("The scenario does not have two players."));

  for (guint i = 0; i < HU_N_SIDES; i++)
    {
      const HuLgeneralRow *row = hu_lgeneral_row (work->text, SECTION_PLAYERS, i);
      const char *name = hu_lgeneral_field (work->text, row, 1);

      hu_import_name_side (work->import, (HuSide) i, name[0] != '\0' ? name : hu_lgeneral_field (work->text, row, 0));
    }

  return TRUE;
}

static void
read_nations (Work *work)
{
  for (guint i = 0; i < hu_lgeneral_n_rows (work->text, SECTION_NATIONS); i++)
    {
      const HuLgeneralRow *row = hu_lgeneral_row (work->text, SECTION_NATIONS, i);
      const char *player = hu_lgeneral_field (work->text, row, 0);
      guint side = NOT_OURS;

      for (guint j = 0; j < HU_N_SIDES; j++)
        if (g_str_equal (player, hu_lgeneral_field (work->text, hu_lgeneral_row (work->text, SECTION_PLAYERS, j), 0)))
          side = j;
      for (guint j = 1; j < row->n; j++)
        g_hash_table_replace (work->nations, (gpointer) hu_lgeneral_field (work->text, row, j), GUINT_TO_POINTER (1 + side));
    }
}

/* FALSE and @error where nobody has that nation. */
static gboolean
find_side (const Work           *work,
           const HuLgeneralRow  *row,
           guint                 field,
           HuSide               *side,
           GError              **error)
{
  const char *nation = hu_lgeneral_field (work->text, row, field);
  guint found = GPOINTER_TO_UINT (g_hash_table_lookup (work->nations, nation));
  g_autofree char *shown = found == 0 ? hu_import_clean (nation) : NULL;
  g_autofree char *what = found == 0 ? g_strdup_printf (_("The nation “%s” belongs to no player."), shown) : NULL;

  *side = found == 1 + NOT_OURS ? HU_SIDE_NONE : (HuSide) ((gint) found - 1);

  return found != 0 || hu_import_refuse_line (error, row->line, what);
}

/* The hex of two fields; HU_HEX_NONE: it is not on the map. */
static gboolean
find_hex (const Work           *work,
          const HuLgeneralRow  *row,
          guint                 field,
          HuHex                *hex,
          GError              **error)
{
  gint64 x, y;

  if (!g_ascii_string_to_signed (hu_lgeneral_field (work->text, row, field), 10, G_MININT32, G_MAXINT32, &x, NULL) ||
      !g_ascii_string_to_signed (hu_lgeneral_field (work->text, row, field + 1), 10, G_MININT32, G_MAXINT32, &y, NULL))
    return hu_import_refuse_line (error, row->line, _("The position is not two whole numbers."));

  *hex = x >= 0 && y >= 0 && x < work->map->columns && y < work->map->rows
           ? hu_grid_at (work->import->scenario->map->grid, (gint) x + 1, (gint) y + 1) : HU_HEX_NONE;

  return TRUE;
}

static gboolean
is_ring (const Work *work,
         HuHex       hex)
{
  return work->import->scenario->map->terrain[hex] == HU_TERRAIN_OFFMAP;
}

/* --- Flags and units --- */

static gboolean
read_flag (Work                 *work,
           const HuLgeneralRow  *row,
           GError              **error)
{
  HuScenario *scenario = work->import->scenario;
  gboolean objective = g_str_equal (hu_lgeneral_field (work->text, row, 3), "1");
  char hex_name[HU_HEX_NAME_MAX];
  const char *name;
  HuSide side = HU_SIDE_NONE;
  HuHex hex = HU_HEX_NONE;

  if (!find_hex (work, row, 0, &hex, error) || !find_side (work, row, 2, &side, error))
    return FALSE;
  if (hex == HU_HEX_NONE || is_ring (work, hex))
    {
      work->n_flags_out++;
      return TRUE;
    }

  name = hu_lgeneral_map_name (work->map, hu_grid_column (scenario->map->grid, hex) - 1,
                               hu_grid_row (scenario->map->grid, hex) - 1);
  if (name == NULL)
    name = hu_grid_format (scenario->map->grid, hex, hex_name);
  hu_import_add_place (work->import, name, objective ? HU_PLACE_OBJECTIVE : HU_PLACE_TOWN, hex);
  scenario->start.hex_owner[hex] = (gint8) side;

  return TRUE;
}

static void
take_unit (Work                *work,
           const HuLgeneralRow *row,
           HuSide               side,
           HuHex                hex)
{
  const char *id = hu_lgeneral_field (work->text, row, 0);
  const Kind *kind = g_hash_table_lookup (work->units, id);
  g_autofree char *name = kind != NULL ? g_strdup (kind->name) : g_strdup_printf ("unit %s", id);
  gint64 strength;
  HuUnit *unit;

  if (hex == HU_HEX_NONE || side == HU_SIDE_NONE)
    {
      hu_import_take (work->import, name, HU_IMPORT_LEFT_OUT, side, HU_HEX_NONE,
                      hex == HU_HEX_NONE ? N_("its hex is not on the map") : N_("its nation belongs to neither side"));
      return;
    }

  unit = is_ring (work, hex)
           ? hu_import_take (work->import, name, HU_IMPORT_OUTSIDE, side, HU_HEX_NONE, N_("in the outermost ring"))
           : hu_import_take (work->import, name, HU_IMPORT_UNIT, side, hex, N_("side by its nation"));
  if (g_ascii_string_to_signed (hu_lgeneral_field (work->text, row, 4), 10, 0, G_MAXINT32, &strength, NULL))
    unit->strength = strength;
  if (kind != NULL && kind->air)
    unit->kind = HU_UNIT_AIR;
  work->n_ships += kind != NULL && kind->ship;
}

static gboolean
read_flags_and_units (Work    *work,
                      GError **error)
{
  if (hu_lgeneral_n_rows (work->text, SECTION_UNITS) > HU_IMPORT_PIECES_MOST ||
      hu_lgeneral_n_rows (work->text, SECTION_FLAGS) > HU_IMPORT_PIECES_MOST)
    return hu_import_refuse (error, _("The scenario has more units or flags than any game. It is not read."));
  for (guint i = 0; i < hu_lgeneral_n_rows (work->text, SECTION_FLAGS); i++)
    if (!read_flag (work, hu_lgeneral_row (work->text, SECTION_FLAGS, i), error))
      return FALSE;
  for (guint i = 0; i < hu_lgeneral_n_rows (work->text, SECTION_UNITS); i++)
    {
      const HuLgeneralRow *row = hu_lgeneral_row (work->text, SECTION_UNITS, i);
      HuSide side = HU_SIDE_NONE;
      HuHex hex = HU_HEX_NONE;

      if (!find_hex (work, row, 2, &hex, error) || !find_side (work, row, 1, &side, error))
        return FALSE;
      take_unit (work, row, side, hex);
    }

  return TRUE;
}

/* --- General --- */

/* As a name is cleaned, but however long. */
static char *
clean_text (const char *text)
{
  g_auto(GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      char *clean = hu_import_clean (words[i]);

      g_free (words[i]);
      words[i] = clean;
    }

  return g_strjoinv (" ", words);
}

/* "POLAND, 1939-09-01". */
static void
take_title (Work *work)
{
  const char *name = hu_lgeneral_find (work->text, SECTION_GENERAL, "name");
  gint64 parts[3];
  static const char * const keys[] = { "year", "month", "day" };
  static const gint most[] = { 9999, 12, 31 };
  gboolean dated = TRUE;
  g_autofree char *title = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (keys) && dated; i++)
    {
      const char *text = hu_lgeneral_find (work->text, SECTION_GENERAL, keys[i]);

      dated = text != NULL && g_ascii_string_to_signed (text, 10, 1, most[i], &parts[i], NULL);
    }
  title = dated ? g_strdup_printf ("%s, %04d-%02d-%02d", name, (gint) parts[0], (gint) parts[1], (gint) parts[2])
                : g_strdup (name);
  g_free (work->import->scenario->title);
  work->import->scenario->title = hu_import_clean (title);
}

static gboolean
read_general (Work    *work,
              GError **error)
{
  const char *turns = hu_lgeneral_find (work->text, SECTION_GENERAL, "turns");
  const char *desc = hu_lgeneral_find (work->text, SECTION_GENERAL, "desc");
  gint64 n = 1;

  if (turns != NULL && !g_ascii_string_to_signed (turns, 10, 1, TURNS_MOST, &n, NULL))
    return hu_import_refuse (error, _("The number of turns is not a whole number from 1 to 1,000."));

  work->import->scenario->calendar.n_turns = (guint) n;
  take_title (work);
  if (desc != NULL && desc[0] != '\0')
    HU_IMPORT_SAY (work->import, clean_text (desc));

  return TRUE;
}

static void
say_results (Work *work)
{
  guint n = hu_lgeneral_n_rows (work->text, SECTION_RESULTS);

  for (guint i = 0; i < MIN (n, RESULTS_MOST); i++)
    {
      const HuLgeneralRow *row = hu_lgeneral_row (work->text, SECTION_RESULTS, i);
      GString *words = g_string_new (NULL);
      g_autofree char *clean = NULL;

      for (guint j = 0; j < row->n; j++)
        g_string_append_printf (words, "%s%s", j > 0 ? " " : "", hu_lgeneral_field (work->text, row, j));
      clean = clean_text (words->str);
      /* Translators: a line of a file of another program. */
      HU_IMPORT_SAY (work->import, g_strdup_printf (_("Result, not made a rule: %s"), clean));
      g_string_free (words, TRUE);
    }
  if (n > RESULTS_MOST)
    HU_IMPORT_SAY (work->import, g_strdup_printf (ngettext ("Not read: %u further result.", "Not read: %u further results.",
                                                            n - RESULTS_MOST), n - RESULTS_MOST));
}

static void
say_rest (Work *work)
{
  if (work->n_flags_out > 0)
    HU_IMPORT_SAY (work->import, g_strdup_printf (ngettext ("Not read: %u flag outside the map or in its outermost ring.",
                                                            "Not read: %u flags outside the map or in its outermost ring.",
                                                            work->n_flags_out), work->n_flags_out));
  if (work->n_ships > 0)
    HU_IMPORT_SAY (work->import, g_strdup_printf (ngettext ("%u ship came in as a ground unit.",
                                                            "%u ships came in as ground units.", work->n_ships),
                                                  work->n_ships));
  if (work->unit_text == NULL)
    HU_IMPORT_SAY (work->import, g_strdup (_("Not read: the names of the units. Give the file of units (.lgdudb) as a further "
                                             "file.")));
  HU_IMPORT_SAY (work->import, g_strdup (_("Not read: weather, prestige, deployment, transport.")));
  say_results (work);
  /* The conditions that decide the game there are not taken over. */
  work->import->unread = TRUE;
}

static HuImport *
import_scenario (GBytes     *bytes,
                 GFile      *file,
                 GPtrArray  *others,
                 GError    **error)
{
  g_auto(Work) work = { 0 };

  work.units = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  work.nations = g_hash_table_new (g_str_hash, g_str_equal);
  work.text = hu_lgeneral_text_new (bytes, error);
  if (work.text == NULL || !read_map (&work, file, others, error))
    return NULL;

  read_units_file (&work, file, others);
  work.import = hu_lgeneral_map_draft (work.map, error);
  if (work.import == NULL)
    return NULL;
  if (!read_players (&work, error) || !read_general (&work, error))
    return NULL;
  read_nations (&work);
  if (!read_flags_and_units (&work, error))
    return NULL;
  _hu_lgeneral_add_towns (work.map, work.import);
  say_rest (&work);
  hu_import_finish (work.import);

  return g_steal_pointer (&work.import);
}

/* --- The importer --- */

typedef enum
{
  NONE,
  MAP,
  SCENARIO,
  OLD, /* with other separators; not read */
} Format;

/* The first line that is neither empty nor a comment. */
static const char *
find_first_line (const char *text)
{
  while (text[0] != '\0')
    {
      const char *end = text + strcspn (text, "\n");

      if (text[0] != '#' && strspn (text, "\t\r ") < (gsize) (end - text))
        return text;
      text = end[0] != '\0' ? end + 1 : end;
    }

  return text;
}

static Format
find_format (GBytes *bytes)
{
  g_autofree char *head = hu_import_dup_head (bytes);
  const char *line = head != NULL ? find_first_line (head) : "";

  if (g_str_has_prefix (line, "terrain_db\t"))
    return MAP;
  /* A table of units may begin with the same heading. */
  if (g_str_has_prefix (line, "name\t") && (strstr (line, "\nmap file\t") != NULL || strstr (line, "\nunit_db\t") != NULL))
    return SCENARIO;

  return g_str_has_prefix (line, "@\n") && strstr (line, "»") != NULL ? OLD : NONE;
}

gboolean
hu_lgeneral_is_file (GBytes *bytes)
{
  return find_format (bytes) != NONE;
}

static HuImport *
import_map (GBytes     *bytes,
            GFile      *file,
            GPtrArray  *others,
            GError    **error)
{
  g_autoptr(HuLgeneralMap) map = hu_lgeneral_map_new (bytes, file, others, error);
  HuImport *import = map != NULL ? hu_lgeneral_map_draft (map, error) : NULL;

  if (import == NULL)
    return NULL;

  _hu_lgeneral_add_towns (map, import);
  HU_IMPORT_SAY (import, g_strdup (_("Such a file holds no rules.")));
  hu_import_title_by_file (import, file);
  hu_import_finish (import);

  return import;
}

HuImport *
hu_import_lgeneral (GBytes     *bytes,
                    GFile      *file,
                    GPtrArray  *others,
                    GError    **error)
{
  Format format = find_format (bytes);

  if (format == MAP)
    return import_map (bytes, file, others, error);
  if (format == SCENARIO)
    return import_scenario (bytes, file, others, error);

  g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                       _("The file is older than LGeneral-Deluxe. Load it there, and save it again."));

  return NULL;
}
