/*
 * The report's part on who holds what: buildings with their Locations, or
 * places of the map.
 */
#include "config.h"

#include "hu-report-private.h"

#include <glib/gi18n-lib.h>

/* --- Tactical: Control (26.1) --- */

enum
{
  COLUMN_KIND,
  COLUMN_NAME,
  COLUMN_OWNER,
  COLUMN_OTHERS,
  COLUMN_COUNT = COLUMN_OTHERS, /* of places */
  COLUMN_PLACES,
  COLUMN_HEXES,
};

/* The Locations of @building that are @side's, and whether he holds one by a vehicle only (26.12). */
static char *
list_locations (const HuScenario      *scenario,
                const HuControlReport *report,
                guint                  building,
                HuSide                 side)
{
  const HuMap *map = scenario->map;
  GString *names = g_string_new (NULL);

  for (HuLocation i = 0; i < hu_map_n_locations (map); i++)
    if (report->locations[i] == side && hu_location_building (map, i) == (gint) building)
      {
        g_autofree char *name = hu_location_dup_name (map, i);

        g_string_append_printf (names, "%s%s%s", names->len > 0 ? ", " : "", name,
                                /* Translators: after a Location; keep the leading space. */
                                report->held[i] == side ? _(" (held by a vehicle)") : "");
      }

  return g_string_free (names, FALSE);
}

/* Whom the building's Locations belong to that are not its owner's. */
static char *
list_others (const HuScenario      *scenario,
             const HuControlReport *report,
             guint                  building)
{
  GString *others = g_string_new (NULL);

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autofree char *names = NULL;
      g_autofree char *holder = NULL;
      g_autofree char *words = NULL;

      if (side == report->buildings[building])
        continue;
      names = list_locations (scenario, report, building, side);
      if (names[0] == '\0')
        continue;
      holder = hu_explain_side (scenario, side, HU_LANG_LOCALE);
      /* Translators: side, names of Locations. */
      words = g_strdup_printf (_("%s: %s"), holder, names);
      g_string_append_printf (others, "%s%s", others->len > 0 ? "; " : "", words);
    }

  return g_string_free (others, FALSE);
}

static void
add_subjects (HuReportMaking *making,
              HuReportTable  *table,
              HuSubjectKind   kind,
              const gint8    *owners,
              gint32          n)
{
  for (gint32 i = 0; i < n; i++)
    {
      HuReportRow *row;

      if (owners[i] == HU_SIDE_NONE)
        continue;
      row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_DATA);
      _hu_report_cell (row, COLUMN_KIND, g_strdup (kind == HU_SUBJECT_HEX ? C_("subject", "Hex")
                                                                         : C_("subject", "Location")));
      _hu_report_cell (row, COLUMN_NAME, _hu_subject_name (making->scenario, kind, i));
      _hu_report_cell_side (making, row, COLUMN_OWNER, owners[i]);
    }
}

static void
add_undeclared (HuReportMaking        *making,
                const HuControlReport *report)
{
  HuReportTable *table;

  if (report->undeclared->len == 0)
    return;

  _hu_report_heading (making, 2, g_strdup (_("Not declared yet (26.15)")));
  table = _hu_report_table (making, "undeclared", NULL);
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Side"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, _("Controls, and the other side does not know"));
  for (guint i = 0; i < report->undeclared->len; i++)
    {
      const HuUndeclared *one = &g_array_index (report->undeclared, HuUndeclared, i);
      HuReportRow *row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_BOTH);

      _hu_report_cell_side (making, row, 0, one->side);
      _hu_report_cell (row, 1, _hu_subject_name (making->scenario, one->kind, one->subject));
    }
}

static void
add_buildings (HuReportMaking        *making,
               const HuControlReport *report)
{
  const HuScenario *scenario = making->scenario;
  const HuMap *map = scenario->map;
  HuReportTable *table = _hu_report_table (making, "control", NULL);

  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_DATA, C_("subject", "Kind"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Building"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Controlled by"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, _("Locations in it that are another’s"));
  for (guint i = 0; i < map->buildings->len; i++)
    {
      HuReportRow *row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_BOTH);

      _hu_report_cell (row, COLUMN_KIND, g_strdup (C_("subject", "Building")));
      _hu_report_cell (row, COLUMN_NAME, _hu_subject_name (scenario, HU_SUBJECT_BUILDING, (gint32) i));
      _hu_report_cell_side (making, row, COLUMN_OWNER, report->buildings[i]);
      _hu_report_cell (row, COLUMN_OTHERS, list_others (scenario, report, i));
    }
  add_subjects (making, table, HU_SUBJECT_HEX, report->hexes, map->grid->n_hexes);
  add_subjects (making, table, HU_SUBJECT_LOCATION, report->locations, hu_map_n_locations (map));
  add_undeclared (making, report);
}

/* --- Operational: places, and hexes by number --- */

static const char *
explain_place_kind (HuPlaceKind kind)
{
  switch (kind)
    {
    case HU_PLACE_CITY:
      return C_("place", "City");
    case HU_PLACE_TOWN:
      return C_("place", "Town");
    case HU_PLACE_OBJECTIVE:
      return C_("place", "Objective");
    case HU_N_PLACES:
      break;
    }

  g_return_val_if_reached ("");
}

static void
add_owner (HuReportMaking *making,
           HuReportRow    *row,
           guint           place)
{
  const HuState *state = hu_snapshot_get_state (making->snapshot);

  _hu_report_cell (row, COLUMN_OWNER, hu_explain_place_owner (state, place, HU_LANG_LOCALE));
  row->cells[COLUMN_OWNER].side = hu_state_place_controller (state, place);
}

static void
add_place (HuReportMaking *making,
           HuReportTable  *table,
           guint           index)
{
  const HuPlace *place = hu_map_get_place (making->scenario->map, index);
  HuReportRow *row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_DATA);

  _hu_report_cell (row, COLUMN_KIND, g_strdup (explain_place_kind (place->kind)));
  _hu_report_cell (row, COLUMN_NAME, hu_explain_place (making->scenario, index));
  add_owner (making, row, index);
  _hu_report_cell (row, COLUMN_HEXES, hu_explain_hexes (making->scenario, place->hexes, 0, HU_LANG_LOCALE));
}

static void
add_hex_counts (HuReportMaking *making)
{
  const HuState *state = hu_snapshot_get_state (making->snapshot);
  const HuGrid *grid = making->scenario->map->grid;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autofree char *name = hu_explain_side (making->scenario, side, HU_LANG_LOCALE);
      g_autofree char *number = NULL;
      guint n = 0;

      for (HuHex hex = 0; hex < grid->n_hexes; hex++)
        n += grid->exists[hex] && state->control[hex] == side;
      if (n == 0)
        continue;
      number = _hu_report_number (n, FALSE);
      _hu_report_paragraph (making, HU_TEXT_PLAIN,
                            /* Translators: side, number of hexes. */
                            g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s control: %s hex.",
                                                          "%s control: %s hexes.", n), name, number));
    }
}

/* On paper a line for all of @places, which have one owner; in CSV each by itself. */
static void
add_alike (HuReportMaking *making,
           HuReportTable  *table,
           HuPlaceKind     kind,
           const GArray   *places)
{
  HuReportRow *row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_PAPER);

  _hu_report_cell (row, COLUMN_KIND, g_strdup (explain_place_kind (kind)));
  add_owner (making, row, g_array_index (places, guint, 0));
  _hu_report_cell_number (row, COLUMN_COUNT, places->len, FALSE);
  _hu_report_cell (row, COLUMN_PLACES, hu_explain_places (making->scenario, places, 0, HU_LANG_LOCALE));
  for (guint i = 0; i < places->len; i++)
    add_place (making, table, g_array_index (places, guint, i));
}

/* The places of a kind that are @side's; of nobody's those that are divided have a line each. */
static void
add_kind (HuReportMaking *making,
          HuReportTable  *table,
          HuPlaceKind     kind,
          HuSide          side)
{
  const HuState *state = hu_snapshot_get_state (making->snapshot);
  const GPtrArray *all = making->scenario->map->places;
  g_autoptr(GArray) places = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < all->len; i++)
    {
      if (hu_map_get_place (making->scenario->map, i)->kind != kind || hu_state_place_controller (state, i) != side)
        continue;
      if (hu_state_place_is_divided (state, i))
        {
          g_autoptr(GArray) alone = g_array_new (FALSE, FALSE, sizeof (guint));

          g_array_append_val (alone, i);
          add_alike (making, table, kind, alone);
        }
      else
        g_array_append_val (places, i);
    }

  if (places->len > 0)
    add_alike (making, table, kind, places);
}

/* Cities first, as they decide the most. */
static void
add_places (HuReportMaking *making,
            const char     *name)
{
  HuReportTable *table;

  add_hex_counts (making);
  table = _hu_report_table (making, name, NULL);
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, C_("place", "Kind"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_DATA, _("Place"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Controlled by"));
  _hu_report_column (table, HU_COLUMN_NUMBERS, HU_SHOW_PAPER, C_("places", "How many"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_PAPER, _("Places"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_DATA, _("Hexes"));
  for (guint kind = 0; kind < HU_N_PLACES; kind++)
    for (gint side = HU_N_SIDES - 1; side >= HU_SIDE_NONE; side--)
      add_kind (making, table, kind, side);
  if (table->rows->len == 0)
    _hu_report_paragraph (making, HU_TEXT_PLAIN, g_strdup (_("The map has no places.")));
}

void
_hu_report_add_control (HuReportMaking *making)
{
  const HuControlReport *report = hu_snapshot_get_control (making->snapshot);

  _hu_report_heading (making, 1, hu_report_explain_part (HU_PART_CONTROL));
  if (report != NULL)
    add_buildings (making, report);
  if (report == NULL || making->scenario->map->places->len > 0)
    {
      if (report != NULL)
        _hu_report_heading (making, 2, g_strdup (_("Places")));
      add_places (making, report != NULL ? "places" : "control");
    }
}
