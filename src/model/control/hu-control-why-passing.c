/*
 * What would pass if a unit were gone: judged by the event that eliminates it, after which those who were in it are there on
 * foot.
 */
#include "config.h"

#include "hu-control-why-private.h"

#include "hu-control-reason.h"
#include "hu-why-node-private.h"

typedef struct
{
  HuWhyNode        *root;
  GListStore       *list;
  const HuState    *state;
  HuSnapshot       *gone; /* the game without the unit; NULL: that is not asked about the game as it is */
  HuControlWithout *without;
} Passing;

static void
add_fact (Passing      *passing,
          HuWithoutKind kind,
          GArray       *subjects,
          GArray       *others,
          const char   *rule)
{
  HuControlWithout *without = passing->without;

  without->subjects = subjects;
  without->others = others;
  _hu_why_set_rule (_hu_why_add_below (passing->root, passing->list, WHY_FACT, 0,
                                       hu_explain_without (passing->root->snapshot, without, kind)), rule);
  without->subjects = without->others = NULL;
}

GArray *
_hu_why_list_keepers (const HuState          *state,
                      const HuControlWithout *without,
                      const HuControlSubject *subject)
{
  g_autoptr(GPtrArray) reasons = hu_control_reasons (state, without->side, subject->kind, subject->subject);

  for (guint i = 0; i < reasons->len; i++)
    {
      const HuReason *reason = g_ptr_array_index (reasons, i);

      if (hu_control_is_of_enemies (reason->clause) && reason->units != NULL && hu_numbers_have (reason->units, without->unit))
        return g_array_ref (reason->units);
    }

  return NULL;
}

/* @others: takes who would still be in the way. */
static gboolean
gains (const Passing          *passing,
       const HuControlSubject *subject,
       GArray                 *others)
{
  const HuControlWithout *without = passing->without;
  gboolean passes;

  g_array_set_size (others, 0);
  passes = hu_control_gains_without (passing->state, without->side, subject->kind, subject->subject, without->unit, others);

  return passing->gone == NULL ? passes
    : hu_control_owner (hu_snapshot_get_state (passing->gone), subject->kind, subject->subject) == without->side;
}

GArray *
_hu_why_list_subjects (const HuState *state,
                       guint          unit,
                       HuSide         side)
{
  GArray *subjects = g_array_new (FALSE, FALSE, sizeof (HuControlSubject));
  HuLocation location = hu_state_unit_location (state, unit);
  gint building = hu_location_building (state->scenario->map, location);
  const HuControlSubject all[] = {
    { HU_SUBJECT_BUILDING, building }, { HU_SUBJECT_HEX, state->unit_hex[unit] }, { HU_SUBJECT_LOCATION, location },
  };

  for (guint i = building != HU_BUILDING_NONE ? 0 : 1; i < G_N_ELEMENTS (all); i++)
    if (hu_control_owner (state, all[i].kind, all[i].subject) != side)
      g_array_append_val (subjects, all[i]);

  return subjects;
}

/* @others: with those alone that somebody else keeps from that side as well; else with those that the unit alone keeps. */
static GArray *
list_kept (const Passing *passing,
           const GArray  *subjects,
           gboolean       others)
{
  GArray *kept = g_array_new (FALSE, FALSE, sizeof (HuControlSubject));

  for (guint i = 0; i < subjects->len; i++)
    {
      const HuControlSubject *subject = &g_array_index (subjects, HuControlSubject, i);
      g_autoptr(GArray) left = g_array_new (FALSE, FALSE, sizeof (guint));
      g_autoptr(GArray) keepers = gains (passing, subject, left)
        ? NULL : _hu_why_list_keepers (passing->state, passing->without, subject);

      if (keepers != NULL && (left->len > 0) == others)
        g_array_append_val (kept, *subject);
    }

  return kept;
}

gboolean
_hu_why_is_in (const HuState          *state,
               const HuControlSubject *subject,
               guint                   unit)
{
  HuLocation location = hu_state_unit_location (state, unit);

  switch (subject->kind)
    {
    case HU_SUBJECT_LOCATION:
      return location == subject->subject;
    case HU_SUBJECT_HEX:
      return state->unit_hex[unit] == subject->subject && hu_storey_is_ground_level (state->unit_storey[unit]);
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  return hu_location_building (state->scenario->map, location) == subject->subject && state->unit_storey[unit] < HU_STOREY_ROOF &&
         (state->unit_storey[unit] >= HU_STOREY_GROUND);
}

/* Of @side, those who are there and could gain it but for the Melee that they are in, (transfer full). */
static GArray *
list_in_melee (const Passing          *passing,
               const HuControlSubject *subject)
{
  const HuState *state = passing->state;
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < state->scenario->units->len; i++)
    if (state->unit_status[i] == HU_UNIT_ON_MAP && _hu_why_is_in (state, subject, i) &&
        hu_tactical_holder (state, i) == passing->without->side &&
        hu_unit_kind_is_mmc (hu_scenario_get_unit (state->scenario, i)->kind) &&
        hu_snapshot_get_secrecy (passing->root->snapshot, i) == HU_SECRECY_NONE && state->unit_captor[i] == HU_SIDE_NONE &&
        state->unit_in[i] == HU_UNIT_NONE && (state->unit_states[i] & HU_STATE_MELEE) &&
        hu_tactical_unable (state, i) == HU_UNABLE_ORDER &&
        !(state->unit_states[i] & (HU_STATE_BROKEN | HU_STATE_BERSERK | HU_STATE_STUNNED)))
      g_array_append_val (units, i);

  return units;
}

static gboolean
is_same (const GArray *one,
         const GArray *other)
{
  for (guint i = 0; one->len == other->len && i < one->len; i++)
    if (!hu_numbers_have (other, g_array_index (one, guint, i)))
      return FALSE;

  return one->len == other->len;
}

/* The largest of what others keep as well, and all else that the same units keep. */
static void
add_others (Passing      *passing,
            const GArray *kept)
{
  g_autoptr(GArray) subjects = g_array_new (FALSE, FALSE, sizeof (HuControlSubject));
  g_autoptr(GArray) others = g_array_new (FALSE, FALSE, sizeof (guint));

  gains (passing, &g_array_index (kept, HuControlSubject, 0), others);
  for (guint i = 0; i < kept->len; i++)
    {
      g_autoptr(GArray) these = g_array_new (FALSE, FALSE, sizeof (guint));

      gains (passing, &g_array_index (kept, HuControlSubject, i), these);
      if (is_same (these, others))
        g_array_append_val (subjects, g_array_index (kept, HuControlSubject, i));
    }
  add_fact (passing, HU_WITHOUT_OTHERS, subjects, others, "26.1");
}

/* Who alone keeps things from a side that has nobody there who could gain them, or only some in Melee. */
static void
add_alone (Passing *passing,
           GArray  *alone)
{
  g_autoptr(GArray) melee = list_in_melee (passing, &g_array_index (alone, HuControlSubject, 0));

  if (melee->len > 0)
    add_fact (passing, HU_WITHOUT_MELEE, alone, melee, "26.11");
  else
    add_fact (passing, HU_WITHOUT_NOBODY, alone, NULL, "26.1");
}

/* --- What its side keeps without it --- */

/* Does its side have the subject only as long as a vehicle holds it, as the unit can (26.12)? */
static gboolean
is_held (const Passing          *passing,
         const HuControlSubject *subject)
{
  const HuState *state = passing->state;
  guint unit = passing->without->unit;

  return hu_control_underlying (state, subject->kind, subject->subject) == passing->without->side &&
         hu_scenario_get_unit (state->scenario, unit)->kind == HU_UNIT_VEHICLE && hu_control_is_armed (state, unit);
}

/* Does it fall back to the other side where the unit leaves with all who are in it? */
static gboolean
falls_back (const Passing          *passing,
            const HuControlSubject *subject)
{
  g_autoptr(GArray) others = g_array_new (FALSE, FALSE, sizeof (guint));

  return hu_control_gains_without (passing->state, passing->without->side, subject->kind, subject->subject,
                                   passing->without->unit, others);
}

/* The unit by which the side of the unit that is gone has it then, gained or held; or HU_UNIT_NONE. */
static guint
find_keeper (const Passing          *passing,
             const HuControlSubject *subject)
{
  const HuRuling *ruling;

  if (hu_control_underlying (hu_snapshot_get_state (passing->gone), subject->kind, subject->subject) == passing->without->side)
    return hu_control_holder (hu_snapshot_get_state (passing->gone), subject->kind, subject->subject);

  ruling = hu_control_find_passing (passing->gone, subject->kind, subject->subject);

  return ruling != NULL && ruling->units->len > 0 ? g_array_index (ruling->units, guint, 0) : HU_UNIT_NONE;
}

/* Of what the vehicle holds, that which passengers who get out gain for good, or another vehicle goes on holding.  Returns
 * whether there is any. */
static gboolean
add_staying (Passing      *passing,
             const GArray *subjects)
{
  g_autoptr(GArray) staying = g_array_new (FALSE, FALSE, sizeof (HuControlSubject));
  g_autoptr(GArray) keepers = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr(GArray) others = g_array_new (FALSE, FALSE, sizeof (guint));
  guint keeper = HU_UNIT_NONE;
  gboolean falls = FALSE;

  for (guint i = 0; passing->gone != NULL && i < subjects->len; i++)
    {
      const HuControlSubject *subject = &g_array_index (subjects, HuControlSubject, i);

      if (gains (passing, subject, others) || !is_held (passing, subject))
        continue;
      falls = falls_back (passing, subject);
      keeper = find_keeper (passing, subject);
      g_array_append_val (staying, *subject);
    }
  if (keeper == HU_UNIT_NONE)
    return FALSE;

  g_array_append_val (keepers, keeper);
  add_fact (passing, falls ? HU_WITHOUT_GETS_OUT : HU_WITHOUT_OTHERS, staying, keepers, "26.12");

  return TRUE;
}

/* Of what a vehicle holds for that side, which its enemy, the unit, keeps it from gaining for good.  Returns whether there is
 * any. */
static gboolean
add_held (Passing *passing)
{
  const HuState *state = passing->state;
  HuSide side = passing->without->side;
  g_autoptr(GArray) all = _hu_why_list_subjects (state, passing->without->unit, HU_SIDE_NONE);
  g_autoptr(GArray) held = g_array_new (FALSE, FALSE, sizeof (HuControlSubject));

  for (guint i = 0; i < all->len; i++)
    {
      const HuControlSubject *subject = &g_array_index (all, HuControlSubject, i);
      g_autoptr(GArray) keepers = hu_control_owner (state, subject->kind, subject->subject) == side &&
                                  hu_control_underlying (state, subject->kind, subject->subject) != side
        ? _hu_why_list_keepers (state, passing->without, subject) : NULL;

      if (keepers != NULL)
        g_array_append_val (held, *subject);
    }
  if (held->len > 0)
    add_fact (passing, HU_WITHOUT_HELD, held, NULL, "26.11");

  return held->len > 0;
}

void
_hu_why_add_passing (HuWhyNode        *root,
                     GListStore       *list,
                     HuControlWithout *without)
{
  const HuState *state = hu_snapshot_get_state (root->snapshot);
  g_autoptr(HuSnapshot) gone = root->snapshot == hu_game_get_snapshot (root->game)
    ? _hu_why_what_if (root, hu_event_new_eliminate (without->unit)) : NULL;
  Passing passing = { root, list, state, gone, without };
  g_autoptr(GArray) subjects = _hu_why_list_subjects (state, without->unit, without->side);
  g_autoptr(GArray) gained = g_array_new (FALSE, FALSE, sizeof (HuControlSubject));
  g_autoptr(GArray) alone = list_kept (&passing, subjects, FALSE);
  g_autoptr(GArray) shared = list_kept (&passing, subjects, TRUE);
  g_autoptr(GArray) others = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n_kept = alone->len + shared->len;

  for (guint i = 0; i < subjects->len; i++)
    if (gains (&passing, &g_array_index (subjects, HuControlSubject, i), others))
      g_array_append_val (gained, g_array_index (subjects, HuControlSubject, i));

  if (gained->len > 0)
    add_fact (&passing, HU_WITHOUT_GAINS, gained, NULL, "26.1");
  _hu_why_add_possible (root, list, without, alone);
  if (alone->len > 0)
    add_alone (&passing, alone);
  if (shared->len > 0)
    add_others (&passing, shared);
  if (!add_staying (&passing, subjects) && !add_held (&passing) && gained->len + n_kept == 0)
    add_fact (&passing, HU_WITHOUT_NOTHING, NULL, NULL, "26.1");
}
