/*
 * The report's table of the owners of buildings and of their Locations (26.1).
 */
#include "config.h"

#include "hu-control-words.h"

enum
{
  COLUMN_KIND,
  COLUMN_NAME,
  COLUMN_OWNER,
  COLUMN_OTHERS,
};

/* Lists the Locations of @building that belong to @side, and marks those that it holds only by a vehicle (26.12). */
static char *
list_locations (const HuScenario        *scenario,
                const HuControlFindings *findings,
                guint                    building,
                HuSide                   side)
{
  const HuMap *map = scenario->map;
  GString *names = g_string_new (NULL);

  for (HuLocation i = 0; i < hu_map_n_locations (map); i++)
    if (findings->locations[i] == side && hu_location_building (map, i) == (gint) building)
      {
        g_autofree char *name = _hu_location_name (scenario, i);

        g_string_append_printf (names, "%s%s%s", names->len > 0 ? ", " : "", name,
                                /* Translators: after a Location; keep the leading space. */
                                findings->held[i] == side ? _(" (held by a vehicle)") : "");
      }

  return g_string_free (names, FALSE);
}

/* Lists the owners of Locations that do not belong to the building's owner. */
static char *
list_others (const HuScenario        *scenario,
             const HuControlFindings *findings,
             guint                    building)
{
  GString *others = g_string_new (NULL);

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autofree char *names = NULL;
      g_autofree char *holder = NULL;
      g_autofree char *words = NULL;

      if (side == findings->buildings[building])
        continue;
      names = list_locations (scenario, findings, building, side);
      if (names[0] == '\0')
        continue;
      holder = hu_explain_side (scenario, side);
      /* Translators: side, names of Locations. */
      words = g_strdup_printf (_("%s: %s"), holder, names);
      g_string_append_printf (others, "%s%s", others->len > 0 ? "; " : "", words);
    }

  return g_string_free (others, FALSE);
}

static void
add_owner (HuReportMaking *making,
           HuReportRow    *row,
           HuSubjectKind   kind,
           gint32          subject)
{
  _hu_report_cell (row, COLUMN_OWNER, hu_explain_owner_name (making->snapshot, kind, subject));
  row->cells[COLUMN_OWNER].side = hu_control_owner (hu_snapshot_get_state (making->snapshot), kind, subject);
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
      _hu_report_cell (row, COLUMN_NAME, hu_explain_subject (making->scenario, kind, i));
      add_owner (making, row, kind, i);
    }
}

static void
add_undeclared (HuReportMaking          *making,
                const HuControlFindings *findings)
{
  HuReportTable *table;

  if (findings->undeclared->len == 0)
    return;

  _hu_report_heading (making, 2, g_strdup (_("Not declared yet (26.15)")));
  table = _hu_report_table (making, "undeclared");
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Side"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, _("Controls, and the other side does not know"));
  for (guint i = 0; i < findings->undeclared->len; i++)
    {
      const HuUndeclared *one = &g_array_index (findings->undeclared, HuUndeclared, i);
      HuReportRow *row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_BOTH);

      _hu_report_cell_side (making, row, 0, one->side);
      _hu_report_cell (row, 1, hu_explain_subject (making->scenario, one->kind, one->subject));
    }
}

void
_hu_report_add_control_owners (HuReportMaking *making)
{
  const HuControlFindings *findings = hu_snapshot_get_control (making->snapshot);
  const HuScenario *scenario = making->scenario;
  const HuMap *map = scenario->map;
  HuReportTable *table = _hu_report_table (making, "control");

  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_DATA, C_("subject", "Kind"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Building"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Controlled by"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, _("Locations in it that are another’s"));
  for (guint i = 0; i < map->buildings->len; i++)
    {
      HuReportRow *row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_BOTH);

      _hu_report_cell (row, COLUMN_KIND, g_strdup (C_("subject", "Building")));
      _hu_report_cell (row, COLUMN_NAME, hu_explain_subject (scenario, HU_SUBJECT_BUILDING, (gint32) i));
      _hu_report_spot (row, COLUMN_NAME, g_array_index (hu_map_get_building (map, i)->hexes, HuHex, 0));
      add_owner (making, row, HU_SUBJECT_BUILDING, (gint32) i);
      _hu_report_cell (row, COLUMN_OTHERS, list_others (scenario, findings, i));
    }
  add_subjects (making, table, HU_SUBJECT_HEX, findings->hexes, map->grid->n_hexes);
  add_subjects (making, table, HU_SUBJECT_LOCATION, findings->locations, hu_map_n_locations (map));
  add_undeclared (making, findings);
}
