/*
 * Control on the command line: owners of hexes and buildings, undeclared Locations,
 * casualties, exits and conditions.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-cli-system.h"
#include "hu-cli-words.h"
#include "hu-control-reason.h"
#include "hu-control-rules.h"
#include "hu-explain-control.h"
#include "hu-json-terms.h"
#include "hu-json.h"

/* --- JSON --- */

static const char *
subject_id (const HuMap  *map,
            HuSubjectKind kind,
            gint32        subject,
            char          name[HU_LOCATION_NAME_MAX])
{
  return kind == HU_SUBJECT_BUILDING ? hu_map_get_building (map, (guint) subject)->id
                                     : hu_location_format (map, subject, name);
}

/* Only what somebody Controls. */
static void
add_owners_json (JsonBuilder      *builder,
                 const HuScenario *scenario,
                 const char       *key,
                 HuSubjectKind     kind,
                 const gint8      *owners,
                 gint32            n)
{
  char name[HU_LOCATION_NAME_MAX];

  hu_json_begin_object (builder, key);
  for (gint32 i = 0; i < n; i++)
    if (owners[i] != HU_SIDE_NONE)
      hu_json_add_side (builder, subject_id (scenario->map, kind, i, name), scenario, owners[i]);
  json_builder_end_object (builder);
}

static void
add_points_json (JsonBuilder      *builder,
                 const HuScenario *scenario,
                 const char       *key,
                 const gint64      points[HU_N_SIDES])
{
  hu_json_begin_object (builder, key);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    hu_json_add_number (builder, scenario->sides[side].id, points[side]);
  json_builder_end_object (builder);
}

/* Lists casualties or exits.  The state of an exit tells whether the unit was taken along captured; a correction
 * has its reason. */
static void
add_casualties_json (JsonBuilder      *builder,
                     const HuScenario *scenario,
                     const char       *key,
                     const GArray     *lines,
                     gboolean          exits)
{
  hu_json_begin_list (builder, key);
  for (guint i = 0; i < lines->len; i++)
    {
      const HuCasualty *line = &g_array_index (lines, HuCasualty, i);
      HuReason because;

      json_builder_begin_object (builder);
      hu_json_add_number (builder, "event", line->event);
      hu_json_add_string (builder, "unit",
                          line->unit != HU_UNIT_NONE ? hu_scenario_get_unit (scenario, line->unit)->id : NULL);
      hu_json_add_side (builder, "to", scenario, line->to);
      hu_json_add_number (builder, "points", line->points);
      hu_json_add_string (builder, "state",
                          exits && line->state == HU_SCORE_ELIMINATED ? "exited" : hu_score_state_to_string (line->state));
      if (line->reason != NULL)
        hu_json_add_string (builder, "reason", line->reason);
      because = (HuReason) HU_REASON_INIT (line->clause);
      because.instead_of = line->instead_of;
      hu_json_add_because (builder, &because);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_conditions_json (JsonBuilder             *builder,
                     const HuScenario        *scenario,
                     const HuControlFindings *findings)
{
  hu_json_begin_list (builder, "conditions");
  for (guint i = 0; i < findings->conditions->len; i++)
    {
      const HuVictoryFinding *forecast = g_ptr_array_index (findings->conditions, i);
      /* Data are of the moment, words of what it would come to. */
      const HuVictoryFinding *finding = forecast->present != NULL ? forecast->present : forecast;
      const HuVictoryEntry *entry = finding->entry;

      json_builder_begin_object (builder);
      if (entry->id != NULL)
        hu_json_add_string (builder, "id", entry->id);
      if (entry->name != NULL)
        hu_json_add_string (builder, "name", entry->name);
      hu_json_add_side (builder, "side", scenario, entry->side);
      hu_json_add_string (builder, "when", entry->immediate ? "immediate" : hu_judged_to_string (entry->when));
      hu_json_add_boolean (builder, "met", finding->met);
      hu_json_add_needs (builder, scenario, finding->needs, finding->terms);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_json (JsonBuilder      *builder,
          const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuControlFindings *findings = hu_snapshot_get_control (snapshot);
  const HuMap *map = scenario->map;
  char name[HU_LOCATION_NAME_MAX];

  add_owners_json (builder, scenario, "locations", HU_SUBJECT_LOCATION, findings->locations, hu_map_n_locations (map));
  add_owners_json (builder, scenario, "hexes", HU_SUBJECT_HEX, findings->hexes, map->grid->n_hexes);
  add_owners_json (builder, scenario, "buildings", HU_SUBJECT_BUILDING, findings->buildings,
                   (gint32) map->buildings->len);
  hu_json_begin_list (builder, "undeclared");
  for (guint i = 0; i < findings->undeclared->len; i++)
    {
      const HuUndeclared *one = &g_array_index (findings->undeclared, HuUndeclared, i);

      json_builder_begin_object (builder);
      hu_json_add_side (builder, "side", scenario, one->side);
      hu_json_add_string (builder, "kind", hu_subject_kind_to_string (one->kind));
      hu_json_add_string (builder, "id", subject_id (scenario->map, one->kind, one->subject, name));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  add_points_json (builder, scenario, "cvp", findings->cvp);
  add_points_json (builder, scenario, "exit_vp", findings->exit_vp);
  add_casualties_json (builder, scenario, "casualties", findings->casualties, FALSE);
  add_casualties_json (builder, scenario, "exits", findings->exits, TRUE);
  add_conditions_json (builder, scenario, findings);
}

/* --- Text --- */

/* Adds those Locations of the building that are that side's, for sure or not: "Russian: 22V3, 22V3/1". */
static void
add_others (GString          *others,
            const HuSnapshot *snapshot,
            guint             building,
            HuSide            side,
            gboolean          doubtful)
{
  const HuControlFindings *findings = hu_snapshot_get_control (snapshot);
  const HuMap *map = hu_snapshot_get_scenario (snapshot)->map;
  g_autoptr(GString) names = g_string_new (NULL);
  g_autofree char *holder = NULL;

  for (HuLocation i = 0; i < hu_map_n_locations (map); i++)
    if (findings->locations[i] == side && hu_location_building (map, i) == (gint) building &&
        hu_control_may_have_passed (hu_snapshot_get_state (snapshot), HU_SUBJECT_LOCATION, i) == doubtful)
      {
        g_autofree char *name = hu_location_dup_name (map, i);

        if (holder == NULL)
          holder = hu_explain_owner_name (snapshot, HU_SUBJECT_LOCATION, i);
        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name);
      }
  if (holder == NULL)
    return;

  g_string_append (others, others->len > 0 ? "; " : "");
  /* Translators: side, names of Locations. */
  g_string_append_printf (others, _("%s: %s"), holder, names->str);
}

/* "German: D2; Russian, not certain: 22V3": the sides that control Locations of the building without owning it; NULL if there
 * are none. */
static char *
list_others (const HuSnapshot *snapshot,
             guint             building)
{
  g_autoptr(GString) others = g_string_new (NULL);

  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    for (gint doubtful = FALSE; side != hu_snapshot_get_control (snapshot)->buildings[building] && doubtful <= TRUE; doubtful++)
      add_others (others, snapshot, building, side, doubtful);

  return others->len > 0 ? g_strdup (others->str) : NULL;
}

/* Lists buildings with their owner, and the Locations of each that are not its owner's.  The report's table of owners has every
 * hex and Location as well, which would be made here for nothing. */
static void
add_buildings_text (HuText           *text,
                    const HuSnapshot *snapshot)
{
  static const HuTextColumn columns[] = { { HU_STYLE_PLAIN }, { HU_STYLE_PLAIN }, { HU_STYLE_FAINT } };
  const HuControlFindings *findings = hu_snapshot_get_control (snapshot);
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuMap *map = scenario->map;

  hu_text_table_begin (text, _("Buildings"), HU_CLI_INDENT, columns, G_N_ELEMENTS (columns));
  for (guint i = 0; i < map->buildings->len; i++)
    {
      const HuBuilding *building = hu_map_get_building (map, i);
      const char *name = building->name != NULL ? hu_scenario_word (scenario, building->name) : building->id;

      char *owner = hu_explain_owner_name (snapshot, HU_SUBJECT_BUILDING, (gint32) i);
      HuTextStyle style = hu_cli_side_style (findings->buildings[i]);

      hu_text_row (text, { g_strdup (name) }, { owner, style }, { list_others (snapshot, i) });
    }
  hu_text_table_end (text);
}

static void
add_points_text (HuText         *text,
                 const HuReport *report,
                 const char     *heading,
                 const char     *table,
                 const GArray   *lines)
{
  if (lines->len == 0)
    return;

  hu_text_heading (text, heading);
  hu_cli_add_table (text, report, table);
}

static void
add_text (HuText           *text,
          const HuSnapshot *snapshot,
          const HuReport   *report)
{
  const HuControlFindings *findings = hu_snapshot_get_control (snapshot);

  add_buildings_text (text, snapshot);
  add_points_text (text, report, _("Casualties"), "casualties", findings->casualties);
  add_points_text (text, report, _("Exits"), "exits", findings->exits);
}

const HuCliSystem hu_cli_control = {
  .add_json = add_json,
  .add_text = add_text,
};
