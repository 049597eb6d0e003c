/*
 * A tactical hex in words.  Reads the report and the rulings; finds nothing
 * out by itself, and says nothing that whoever the snapshot is for cannot know.
 */
#include "config.h"

#include "hu-location-facts.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-levels.h"

#define MOST_UNITS 6

typedef struct
{
  HuSnapshot            *snapshot;
  const HuScenario      *scenario;
  const HuControlReport *report;
  GPtrArray             *rulings; /* HuRuling, oldest first */
  HuHex                  hex;
} Query;

/* --- Whose, and why --- */

static gboolean
speaks_of (const HuRuling *ruling,
           HuSubjectKind   kind,
           gint32          subject)
{
  if (ruling->kind != HU_RULING_LOCATION_CONTROL && ruling->kind != HU_RULING_HEX_CONTROL &&
      ruling->kind != HU_RULING_BUILDING_CONTROL)
    return FALSE;
  if (ruling->subject_kind != kind)
    return FALSE;

  for (guint i = 0; ruling->subjects != NULL && i < ruling->subjects->len; i++)
    if (g_array_index (ruling->subjects, gint32, i) == subject)
      return TRUE;

  return ruling->subject == subject;
}

/* How @side came by it, in a few words. */
static char *
word_reason (const Query    *query,
             const HuRuling *ruling)
{
  g_autofree char *units = hu_explain_seen_units (query->snapshot, ruling->units, 1, HU_LANG_LOCALE);

  switch (ruling->reason)
    {
    case HU_REASON_VEHICLE:
      /* Translators: %s is a vehicle, as "KV-1E", by which a side holds something */
      return g_strdup_printf (_("while %s stays"), units);
    case HU_REASON_HOLD_ENDS:
      return g_strdup (_("fell back when a vehicle left"));
    case HU_REASON_MOP_UP:
      /* Translators: %s is a unit, as "4-6-7" */
      return g_strdup_printf (_("Mopped Up by %s"), units);
    case HU_REASON_DECLARED:
      return g_strdup (_("declared"));
    case HU_REASON_FORFEIT:
      return g_strdup (_("forfeited by a Kindled Fire"));
    case HU_REASON_MAJORITY:
      return g_strdup (_("most hexes round the Blaze"));
    case HU_REASON_HEX:
      return g_strdup (_("closed, so with its hex"));
    case HU_REASON_HEXES:
      return g_strdup (_("closed, so with its hexes"));
    case HU_REASON_INFANTRY:
    case HU_REASON_NONE:
    default:
      break;
    }

  /* Translators: %s is a unit, as "4-6-7", that gained Control of something */
  return g_strdup_printf (_("gained by %s"), units);
}

/* "German: gained by 4-6-7 (event 5, 26.13)". */
static char *
word_owner (const Query  *query,
            HuSubjectKind kind,
            gint32        subject,
            HuSide        owner)
{
  g_autofree char *side = hu_explain_side (query->scenario, owner, HU_LANG_LOCALE);
  g_autofree char *reason = NULL;
  const HuRuling *last = NULL;

  for (guint i = query->rulings->len; i-- > 0 && last == NULL;)
    if (speaks_of (g_ptr_array_index (query->rulings, i), kind, subject))
      last = g_ptr_array_index (query->rulings, i);

  if (owner == HU_SIDE_NONE)
    return g_steal_pointer (&side);
  if (last == NULL || last->side != owner)
    /* Translators: %s is a side, as "German", that Controls something from the beginning */
    return g_strdup_printf (_("%s, since the set-up (26.11)"), side);

  reason = word_reason (query, last);
  if (last->event == 0)
    /* Translators: a side, as "German"; how it came by something, as "gained by 4-6-7"; a rule's number */
    return g_strdup_printf (_("%1$s: %2$s (%3$s)"), side, reason, last->rule);

  /* Translators: the same with the number of the event by which it did */
  return g_strdup_printf (_("%1$s: %2$s (event %3$u, %4$s)"), side, reason, last->event, last->rule);
}

/* --- What is the matter there --- */

static void
add_barred (const Query *query,
            GPtrArray   *parts,
            guint8       barred)
{
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (barred >> side & 1)
      {
        g_autofree char *name = hu_explain_side (query->scenario, side, HU_LANG_LOCALE);

        /* Translators: %s is a side, as "German", that a Fire which it set keeps from Control */
        g_ptr_array_add (parts, g_strdup_printf (_("%s is barred (26.16)"), name));
      }
}

static void
add_undeclared (const Query  *query,
                GPtrArray    *parts,
                HuSubjectKind kind,
                gint32        subject)
{
  for (guint i = 0; i < query->report->undeclared->len; i++)
    {
      const HuUndeclared *undeclared = &g_array_index (query->report->undeclared, HuUndeclared, i);

      if (undeclared->kind == kind && undeclared->subject == subject)
        g_ptr_array_add (parts, g_strdup (_("not declared (26.15)")));
    }
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
  if ((hazard & HU_HAZARD_LEVEL) == HU_FIRE_NONE)
    return;

  g_ptr_array_add (parts, g_strdup ((hazard & HU_HAZARD_LEVEL) == HU_FIRE_BLAZE ? _("Blaze") : _("Flame")));
  if (kindled == 0)
    g_ptr_array_add (parts, g_strdup (_("by accident")));
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (kindled >> side & 1)
      {
        g_autofree char *name = hu_explain_side (query->scenario, side, HU_LANG_LOCALE);

        /* Translators: %s is a side, as "German", that set a Fire */
        g_ptr_array_add (parts, g_strdup_printf (_("Kindled by %s"), name));
      }
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
        g_autofree char *name = hu_explain_side (query->scenario, side, HU_LANG_LOCALE);

        /* Translators: %s is a side, as "German" */
        g_ptr_array_add (parts, g_strdup_printf (_("%s cannot enter"), name));
      }
}

static char *
join_parts (GPtrArray *parts)
{
  g_ptr_array_add (parts, NULL);

  return g_strjoinv (" · ", (char **) parts->pdata);
}

/* --- Facts --- */

/* Who is in @location, as far as may be known. */
static char *
word_units (const Query *query,
            HuLocation   location)
{
  const HuState *state = hu_snapshot_get_state (query->snapshot);
  g_autoptr(GArray) units = hu_snapshot_units_in (query->snapshot, query->hex);

  for (guint i = units->len; i-- > 0;)
    if (hu_state_unit_location (state, g_array_index (units, guint, i)) != location)
      g_array_remove_index (units, i);

  return units->len > 0 ? hu_explain_seen_units (query->snapshot, units, MOST_UNITS, HU_LANG_LOCALE) : NULL;
}

static char *
word_location (const Query *query,
               HuLocation   location,
               gboolean     units)
{
  const HuControlReport *report = query->report;
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  char *there = units ? word_units (query, location) : NULL;

  g_ptr_array_add (parts,
                   word_owner (query, HU_SUBJECT_LOCATION, location, (HuSide) report->locations[location]));
  if (there != NULL)
    g_ptr_array_add (parts, there);
  add_fire (query, parts, location);
  if (report->closed != NULL)
    add_closed (query, parts, report->closed[location]);
  add_undeclared (query, parts, HU_SUBJECT_LOCATION, location);
  if (report->barred != NULL)
    add_barred (query, parts, report->barred[location]);

  return join_parts (parts);
}

static char *
word_hex (const Query *query)
{
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (parts, word_owner (query, HU_SUBJECT_HEX, query->hex,
                                      (HuSide) query->report->hexes[query->hex]));
  add_undeclared (query, parts, HU_SUBJECT_HEX, query->hex);
  if (query->report->hex_barred != NULL)
    add_barred (query, parts, query->report->hex_barred[query->hex]);

  return join_parts (parts);
}

/* "Church: German: gained by 4-6-7 (event 5, 26.14) · contested". */
static char *
word_building (const Query *query,
               guint        building)
{
  const HuBuilding *what = hu_map_get_building (query->scenario->map, building);
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (parts, g_strdup (what->name != NULL ? what->name : what->id));
  if (what->rowhouse)
    g_ptr_array_add (parts, g_strdup (_("rowhouse")));
  g_ptr_array_add (parts, word_owner (query, HU_SUBJECT_BUILDING, (gint32) building,
                                      (HuSide) query->report->buildings[building]));
  if (query->report->contested[building])
    g_ptr_array_add (parts, g_strdup (_("contested")));
  add_undeclared (query, parts, HU_SUBJECT_BUILDING, (gint32) building);
  if (query->report->building_barred != NULL)
    add_barred (query, parts, query->report->building_barred[building]);

  return join_parts (parts);
}

/**
 * hu_location_facts_add:
 * @facts: where to
 * @add: takes a fact
 * @snapshot: a game of control
 * @hex: a hex of its map
 * @units: whether its units are to be named
 *
 * Says what building is there and whose it is, whose the hex is, and, from the
 * highest level down, whose each Location is, who is in it, and what burns.
 */
void
hu_location_facts_add (GPtrArray  *facts,
                       HuFactFunc  add,
                       HuSnapshot *snapshot,
                       HuHex       hex,
                       gboolean    units)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (snapshot);
  Query query = { snapshot, scenario, hu_snapshot_get_control (snapshot), rulings, hex };
  gint building = hu_map_building_at (scenario->map, hex);
  g_autoptr(GArray) levels = hu_levels_of_map (scenario->map);

  if (building != HU_BUILDING_NONE)
    add (facts, _("Building"), word_building (&query, (guint) building));
  add (facts, _("Hex"), word_hex (&query));

  for (guint i = levels->len; i-- > 0;)
    {
      HuStorey level = g_array_index (levels, HuStorey, i);
      HuLocation location = hu_map_location (scenario->map, hex, level);
      g_autofree char *label = NULL;

      if (location == HU_LOCATION_NONE)
        continue;
      label = hu_explain_storey (scenario, hex, level, HU_LANG_LOCALE);
      add (facts, label, word_location (&query, location, units));
    }
}
