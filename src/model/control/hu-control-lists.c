/*
 * The entries of control in the table of hu-system-lists.h.
 */
#include "config.h"

#include "hu-system-lists.h"

#include <glib/gi18n-lib.h>

#include "hu-control.h"
#include "hu-control-moment.h"
#include "hu-control-why.h"
#include "hu-explain.h"
#include "hu-quiz-private.h"
#include "hu-why-node-private.h"
#include "hu-workshop-moment-private.h"
#include "hu-workshop-private.h"
#include "hu-control-clauses.h"

/* Terms know units and hexes, but no Locations, buildings and casualties. */
static gboolean
write_terms (HuJsonWriter     *writer,
             const HuScenario *scenario,
             GPtrArray        *left_out)
{
  g_ptr_array_add (left_out, g_strdup (_("Terms know hexes and places, but no Locations, buildings, casualty points and "
                                         "Good Order: the victory conditions of a street fight cannot be copied.")));

  return FALSE;
}

static HuNode *
new_rules (HuWorkshop *workshop)
{
  HuNode *made = hu_node_new_object ();

  hu_node_put (&made, "victory", hu_node_new_list ());

  return made;
}

/* --- A moment as a start --- */

static gboolean
has_kindled (const HuState *state)
{
  for (HuLocation i = 0; i < hu_map_n_locations (state->scenario->map); i++)
    if (hu_state_hazard (state, i) & HU_HAZARD_KINDLED)
      return TRUE;

  return FALSE;
}

static char *
word_points (const HuScenario *scenario,
             HuSide            side,
             gint64            cvp,
             gint64            exit_vp)
{
  g_autofree char *casualties = g_strdup_printf ("%" G_GINT64_FORMAT, cvp);
  g_autofree char *exits = g_strdup_printf ("%" G_GINT64_FORMAT, exit_vp);
  g_autofree char *name = hu_explain_side (scenario, side);

  return hu_explain_sentence (scenario,
                              /* Translators: a side; two numbers. */
                              _("%s begins without the casualty points (%s) and exit points (%s) gained so far: "
                                "add them to what the victory conditions ask for."), name, casualties, exits);
}

static void
note_left (HuWorkshop       *workshop,
           const HuSnapshot *then,
           GPtrArray        *left_behind)
{
  const HuState *state = hu_snapshot_get_state (then);
  const HuControlFindings *findings = hu_snapshot_get_control (then);
  guint n_captured = 0;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (findings->cvp[side] != 0 || findings->exit_vp[side] != 0)
      g_ptr_array_add (left_behind, word_points (state->scenario, side, findings->cvp[side], findings->exit_vp[side]));
  for (guint i = 0; i < state->scenario->units->len; i++)
    n_captured += state->unit_captor[i] != HU_SIDE_NONE && !_hu_moment_is_gone (state, i);
  if (n_captured > 0)
    g_ptr_array_add (left_behind,
                     g_strdup_printf (ngettext ("%u captured unit is in the hands of its own side again.",
                                                "%u captured units are in the hands of their own sides again.", n_captured),
                                      n_captured));
  if (state->n_rubble > 0)
    g_ptr_array_add (left_behind,
                     g_strdup_printf (ngettext ("%u Location in rubble stands again.", "%u Locations in rubble stand again.",
                                                state->n_rubble), state->n_rubble));
  if (has_kindled (state))
    g_ptr_array_add (left_behind,
                     g_strdup (_("Fires that a side kindled count as accidents, as all Fires at a start do (26.161).")));

  if (workshop->clean && hu_control_rules (workshop->scenario) != NULL)
    {
      g_autofree char *others = hu_moment_word_other_owners (workshop->scenario, then);

      if (others != NULL)
        g_ptr_array_add (left_behind, g_steal_pointer (&others));
    }
}

/* --- Questions --- */

static void
add_facts (GPtrArray        *facts,
           const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuState *state = hu_snapshot_get_state (snapshot);
  guint n = 0;

  _hu_quiz_add_sides (facts, HU_FACT_CVP);
  for (guint i = 0; i < scenario->map->buildings->len; i++)
    _hu_quiz_add_subject (facts, HU_FACT_CONTROL, HU_SUBJECT_BUILDING, (gint32) i);
  for (guint i = 0; i < scenario->units->len && n < HU_QUIZ_MOST_OF_A_KIND; i++)
    {
      /* The quiz does not ask about units that the viewer may not see. */
      if (state->unit_hex[i] == HU_HEX_NONE || hu_snapshot_get_secrecy (snapshot, i) != HU_SECRECY_NONE)
        continue;
      _hu_quiz_add_subject (facts, HU_FACT_CONTROL, HU_SUBJECT_HEX, state->unit_hex[i]);
      _hu_quiz_add_subject (facts, HU_FACT_CONTROL, HU_SUBJECT_LOCATION, hu_state_unit_location (state, i));
      _hu_quiz_add (facts, HU_FACT_WORTH)->unit = i;
      n++;
    }
}

/* --- Meters --- */

static void
list_why (HuWhyNode     *self,
          GListStore    *list,
          const HuMeter *meter)
{
  _hu_why_add_whole (list, self->game, self->snapshot, meter->nth);
}

static const HuMapMark marks[] = {
  { "building", "26.14", NULL },
  { "contested", "26.14", NULL },
  { "held", "26.12", NULL },
  { "undeclared", "26.15", NULL },
  { "barred", "26.16", NULL },
  { "kindled", "26.16", NULL },
  { "exit", "26.23", NULL },
  { "flame", "26.161", NULL },
  { "blaze", "26.161", NULL },
  { "accident", "26.161", NULL },
  { "area", "26.161", NULL },
  { "closed", "26.161", NULL },
  { "rubble", "26.161", NULL },
  { "unit-captured", "26.222", NULL },
  { "unit-secret", "26.15", NULL },
  { "unit-hidden", "26.15", NULL },
  { "unit-concealed", "26.15", NULL },
  { "unit", "26.11", NULL },
  { "control", "26.11", NULL },
  { "flip", "26.11", NULL },
  { NULL },
};

static const HuClauseId unasked[] = {
  HU_CLAUSE_UNDECIDED, HU_CLAUSE_BOARD, HU_CLAUSE_DECLARED, HU_CLAUSE_UNDECLARED, HU_CLAUSE_POSSIBLE_ENEMY,
  HU_CLAUSE_EXIT_HERO, HU_CLAUSE_EXIT_CAPTURED, HU_CLAUSE_EXIT_DOUBLE, HU_CLAUSE_EXIT_BROKEN, HU_CLAUSE_HOLDING, NULL,
};

const HuSystemLists hu_control_lists = {
  .write_terms = write_terms,
  .new_rules = new_rules,
  .carry = hu_moment_carry_owners,
  .note_left = note_left,
  .add_facts = add_facts,
  .unasked = unasked,
  .list_why = list_why,
  .marks = marks,
};
