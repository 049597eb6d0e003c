/*
 * A tactical hex in words. Reads the findings and the rulings and calculates nothing; says nothing that the
 * snapshot's viewer cannot know.
 */
#include "config.h"

#include "hu-control-location-facts.h"

#include <glib/gi18n-lib.h>

#include "hu-control-reason.h"
#include "hu-explain-control.h"
#include "hu-storeys.h"

#define MOST_UNITS 6

typedef struct
{
  HuSnapshot            *snapshot;
  const HuScenario      *scenario;
  const HuControlFindings *findings;
  HuHex                  hex;
} Query;

/* --- What is the matter there --- */

static void
add_barred (const Query *query,
            GPtrArray   *parts,
            guint8       barred)
{
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (barred >> side & 1)
      {
        g_autofree char *name = hu_explain_side (query->scenario, side);

        /* Translators: %s is a side, as "German", that a Fire which it set keeps from Control */
        g_ptr_array_add (parts, hu_explain_sentence (query->scenario, _("%s is barred (26.16)"), name));
      }
}

static void
add_undeclared (const Query  *query,
                GPtrArray    *parts,
                HuSubjectKind kind,
                gint32        subject)
{
  for (guint i = 0; i < query->findings->undeclared->len; i++)
    {
      const HuUndeclared *undeclared = &g_array_index (query->findings->undeclared, HuUndeclared, i);

      if (undeclared->kind == kind && undeclared->subject == subject)
        g_ptr_array_add (parts, g_strdup (_("not declared (26.15)")));
    }
}

/* As what it counts, having joined others. */
static void
add_joined (const Query *query,
            GPtrArray   *parts,
            HuLocation   location)
{
  HuSide kindler;
  HuClauseId clause = hu_control_fire_joined (hu_snapshot_get_state (query->snapshot), location, &kindler);
  g_autofree char *name = NULL;

  if (clause == NULL)
    return;
  if (kindler == HU_SIDE_NONE)
    {
      g_ptr_array_add (parts, g_strdup (_("counts as an accident (26.162)")));
      return;
    }

  name = hu_explain_side (query->scenario, kindler);
  /* Translators: %s is a side, as "German"; of a Fire that has joined one of that side. */
  g_ptr_array_add (parts, hu_explain_sentence (query->scenario, _("counts as Kindled by %s (26.162)"), name));
}

static void
add_fire (const Query *query,
          GPtrArray   *parts,
          HuLocation   location)
{
  guint8 hazard = hu_state_hazard (hu_snapshot_get_state (query->snapshot), location);
  guint kindled = (hazard & HU_HAZARD_KINDLED) >> HU_HAZARD_KINDLED_SHIFT;

  if (hazard & HU_HAZARD_RUBBLE)
    g_ptr_array_add (parts, g_strdup (_("rubble")));
  if ((hazard & HU_HAZARD_FIRE) == HU_FIRE_NONE)
    return;

  g_ptr_array_add (parts, g_strdup ((hazard & HU_HAZARD_FIRE) == HU_FIRE_BLAZE ? _("Blaze") : _("Flame")));
  if (kindled == 0)
    g_ptr_array_add (parts, g_strdup (_("by accident")));
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (kindled >> side & 1)
      {
        g_autofree char *name = hu_explain_side (query->scenario, side);

        /* Translators: %s is a side, as "German", that set a Fire */
        g_ptr_array_add (parts, hu_explain_sentence (query->scenario, _("Kindled by %s"), name));
      }
  add_joined (query, parts, location);
}

static void
add_closed (const Query *query,
            GPtrArray   *parts,
            guint8       closed)
{
  if (closed & (HU_CLOSED_DIRECT | HU_CLOSED_ACCIDENT))
    {
      g_ptr_array_add (parts, g_strdup (_("nobody can enter")));
      return;
    }

  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (closed & (side == HU_SIDE_FIRST ? HU_CLOSED_FIRST : HU_CLOSED_SECOND))
      {
        g_autofree char *name = hu_explain_side (query->scenario, side);

        /* Translators: %s is a side, as "German" */
        g_ptr_array_add (parts, hu_explain_sentence (query->scenario, _("%s cannot enter"), name));
      }
}

static char *
join_parts (GPtrArray *parts)
{
  g_ptr_array_add (parts, NULL);

  return g_strjoinv (" · ", (char **) parts->pdata);
}

/* --- Facts --- */

/* Names the units in @location, as far as the viewer may know them. */
static char *
word_units (const Query *query,
            HuLocation   location)
{
  const HuState *state = hu_snapshot_get_state (query->snapshot);
  g_autoptr(GArray) units = hu_snapshot_units_in (query->snapshot, query->hex);

  for (guint i = units->len; i-- > 0;)
    if (hu_state_unit_location (state, g_array_index (units, guint, i)) != location)
      g_array_remove_index (units, i);

  return units->len > 0 ? hu_explain_seen_units (query->snapshot, units, MOST_UNITS) : NULL;
}

static char *
word_location (const Query *query,
               HuLocation   location,
               gboolean     units)
{
  const HuControlFindings *findings = query->findings;
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  char *there = units ? word_units (query, location) : NULL;

  g_ptr_array_add (parts,
                   hu_explain_owner_shortly (query->snapshot, HU_SUBJECT_LOCATION, location));
  if (there != NULL)
    g_ptr_array_add (parts, there);
  add_fire (query, parts, location);
  if (findings->closed != NULL)
    add_closed (query, parts, findings->closed[location]);
  add_undeclared (query, parts, HU_SUBJECT_LOCATION, location);
  if (findings->barred != NULL)
    add_barred (query, parts, findings->barred[location]);

  return join_parts (parts);
}

static char *
word_hex (const Query *query)
{
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (parts, hu_explain_owner_shortly (query->snapshot, HU_SUBJECT_HEX, query->hex));
  add_undeclared (query, parts, HU_SUBJECT_HEX, query->hex);
  if (query->findings->hex_barred != NULL)
    add_barred (query, parts, query->findings->hex_barred[query->hex]);

  return join_parts (parts);
}

/* "Church: German: gained by 4-6-7 (event 5, 26.14) · contested". */
static char *
word_building (const Query *query,
               guint        building)
{
  const HuBuilding *what = hu_map_get_building (query->scenario->map, building);
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (parts, g_strdup (what->name != NULL ? hu_scenario_word (query->scenario, what->name) : what->id));
  if (what->rowhouse)
    g_ptr_array_add (parts, g_strdup (_("rowhouse")));
  g_ptr_array_add (parts, hu_explain_owner_shortly (query->snapshot, HU_SUBJECT_BUILDING, (gint32) building));
  if (query->findings->contested[building])
    g_ptr_array_add (parts, g_strdup (_("contested")));
  add_undeclared (query, parts, HU_SUBJECT_BUILDING, (gint32) building);
  if (query->findings->building_barred != NULL)
    add_barred (query, parts, query->findings->building_barred[building]);

  return join_parts (parts);
}

/* Names the building there and its owner, the owner of the hex, and, from the highest storey down, each Location's
 * owner, units and Fire. */
gboolean
hu_location_facts_add (GPtrArray  *facts,
                       HuFactFunc  add,
                       HuSnapshot *snapshot,
                       HuHex       hex,
                       HuShow      show,
                       gboolean    units)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  Query query = { snapshot, scenario, hu_snapshot_get_control (snapshot), hex };
  gint building = hu_map_building_at (scenario->map, hex);
  g_autoptr(GArray) storeys = hu_storeys_of_map (scenario->map);

  if (show != HU_SHOW_CONTROL)
    return FALSE;

  if (building != HU_BUILDING_NONE)
    add (facts, _("Building"), word_building (&query, (guint) building));
  add (facts, _("Hex"), word_hex (&query));

  for (guint i = storeys->len; i-- > 0;)
    {
      HuStorey storey = g_array_index (storeys, HuStorey, i);
      HuLocation location = hu_map_location (scenario->map, hex, storey);
      g_autofree char *label = NULL;

      if (location == HU_LOCATION_NONE)
        continue;
      label = hu_explain_storey (scenario, hex, storey);
      add (facts, label, word_location (&query, location, units));
    }

  return TRUE;
}
