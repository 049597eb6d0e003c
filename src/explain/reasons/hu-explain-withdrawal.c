/*
 * Words for a withdrawal that rules ask for.
 */
#include "config.h"

#include "hu-explain-withdrawal.h"

#include "hu-explain-private.h"
#include "hu-sentence.h"

typedef struct
{
  const HuWithdrawal *withdrawal;
  HuSide  side;
  guint   needed, done;
  guint   missing, n_left; /* units that it still asks for; that can still be withdrawn */
  gboolean over; /* the game was, before it fell due */
  char   *branch;
  GArray *units; /* guint: that it names; or NULL */
  GArray *left, *gone; /* of these: not withdrawn yet, not to be withdrawn any more */
  HuSide  winner; /* if it is not made */
  const char *rule; /* by which */
  gboolean hopeless; /* it can no longer be made */
  GArray *counted; /* units that were withdrawn for it; or NULL */
  guint   late; /* a unit that was withdrawn too late, or HU_UNIT_NONE */
} Told;

/* --- Which units --- */

enum
{
  ALL_OF_THEM,
  SOME_OF_THEM,
  OF_A_BRANCH,
  ANY,
};

static const HuPart asked_parts[] = {
  HU_PART ("side", SIDE, Told, side),
  HU_PART ("needed", UINT, Told, needed),
  HU_PART ("branch", TEXT, Told, branch),
  HU_PART_LIST ("units", UNITS, Told, units, HU_ALL),
  HU_PARTS_END
};

/* The subject of the sentences below.  Translators: {units}: a list; {branch}: "armor"; {side}: a side. */
static const HuSentence asked[] = {
  { ALL_OF_THEM, "{units}" },
  { SOME_OF_THEM, NC_("withdrawal", "{needed} of {units}"), .context = "withdrawal" },
  { OF_A_BRANCH, HU_BOTH ("{needed} {side} unit (“{branch}”)", "{needed} {side} units (“{branch}”)"), "needed" },
  { ANY, HU_BOTH ("{needed} {side} unit", "{needed} {side} units"), "needed" },
  { 0 }
};

static char *
tell_asked (const HuTold *told)
{
  const HuWithdrawal *withdrawal = ((const Told *) told->about)->withdrawal;
  guint which = withdrawal->units == NULL ? (withdrawal->branch != NULL ? OF_A_BRANCH : ANY)
                : withdrawal->count >= withdrawal->units->len ? ALL_OF_THEM : SOME_OF_THEM;

  return _hu_tell (&(HuTold) { told->scenario, asked_parts, told->about }, asked, which);
}

char *
hu_explain_withdrawal_units (const HuScenario   *scenario,
                             const HuWithdrawal *withdrawal)
{
  Told told;

  g_return_val_if_fail (scenario != NULL && withdrawal != NULL, NULL);

  told = (Told) { withdrawal, withdrawal->side, withdrawal->count, .branch = withdrawal->branch, .units = withdrawal->units };

  return tell_asked (&(HuTold) { scenario, .about = &told });
}

/* --- By when, and how it stands --- */

/* "Nov I", or "Movement in Nov I". */
static char *
tell_when (const HuTold *told)
{
  const HuWithdrawal *withdrawal = ((const Told *) told->about)->withdrawal;
  g_autofree char *turn = hu_explain_turn (told->scenario, withdrawal->turn);
  const char *phase = hu_withdrawal_get_phase_name (withdrawal, told->scenario);

  /* Translators: a phase, and the turn that it is in */
  return phase != NULL ? g_strdup_printf (_("%1$s in %2$s"), hu_scenario_word (told->scenario, phase), turn)
                       : g_steal_pointer (&turn);
}

char *
hu_explain_withdrawal_due (const HuScenario *scenario,
                           guint             turn,
                           const char       *phase)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (scenario != NULL, NULL);

  name = hu_explain_turn (scenario, turn);

  return phase != NULL ? g_strdup_printf ("%s (%s)", name, hu_scenario_word (scenario, phase)) : g_steal_pointer (&name);
}

static char *
tell_rule (const HuTold *told)
{
  return g_strdup (((const Told *) told->about)->rule);
}

static const HuPart parts[] = {
  HU_PART ("needed", UINT, Told, needed),
  HU_PART ("done", UINT, Told, done),
  HU_PART ("over", INT, Told, over),
  HU_PART ("hopeless", INT, Told, hopeless),
  HU_PART ("missing", UINT, Told, missing),
  HU_PART ("n-left", UINT, Told, n_left),
  HU_PART ("side", SIDE, Told, side),
  HU_PART ("winner", SIDE, Told, winner),
  HU_PART_TOLD ("rule", tell_rule),
  HU_PART ("left", UNITS, Told, left),
  HU_PART ("counted", UNITS, Told, counted),
  HU_PART ("late", UNIT, Told, late),
  HU_PART ("gone", UNITS, Told, gone),
  HU_PART_TOLD ("asked", tell_asked),
  HU_PART_TOLD ("when", tell_when),
  HU_PARTS_END
};

/* Translators: {asked}: units, as "1 Cav", "2 of 5 ID, 8 ID and 28 ID" or "2 German units"; {when}: a turn, or a phase of it;
 * {done} of {needed}: numbers of units. */
static const HuSentence standings[] = {
  { HU_WITHDRAWAL_MET, N_("{asked} had to be withdrawn by the end of {when}. That was done.") },
  { HU_WITHDRAWAL_FAILED,
    N_("{asked} had to be withdrawn by the end of {when}. Withdrawn in time: {done} of {needed}.") },
  { HU_ELSE, N_("{asked} had to be withdrawn by the end of {when}, but the game was over before."), HU_WHERE ("over", TRUE) },
  { HU_ELSE, N_("{asked} had to be withdrawn by the end of {when}, which is no longer possible. Withdrawn so far: {done} of "
                "{needed}."), HU_WHERE ("hopeless", TRUE) },
  { HU_ELSE, N_("{asked} must be withdrawn by the end of {when}. Withdrawn so far: {done} of {needed}.") },
  { 0 }
};

/* Translators: {left}: units that were not taken off the map. */
static const HuSentence lefts[] = {
  { HU_WITHDRAWAL_FAILED, N_("Not withdrawn: {left}.") },
  { HU_ELSE, N_("Not withdrawn yet: {left}.") },
  { 0 }
};

/* Who made it, or came too late.  Translators: {counted}: units; {late}: a unit. */
static const HuSentence makers[] = {
  { HU_WITHDRAWAL_MET, N_("Withdrawn for it: {counted}.") },
  { HU_WITHDRAWAL_FAILED, N_("{late} was withdrawn too late for that.") },
  { 0 }
};

/* By whether too few are left.  Translators: {gone}: units that are off the map in another way. */
static const HuSentence gones[] = {
  { TRUE, N_("Eliminated or exited, so that too few are left: {gone}.") },
  { FALSE, N_("Eliminated or exited: {gone}.") },
  { 0 }
};

/* Why it can no longer be made: nobody is left; too few are; others need them too.  Translators: {missing}: a number; {left}:
 * units. */
enum
{
  NOBODY_LEFT,
  TOO_FEW_LEFT,
  WANTED_ELSEWHERE,
};

static const HuSentence hopeless[] = {
  { NOBODY_LEFT, N_("No unit is left that could be withdrawn for it.") },
  { TOO_FEW_LEFT, HU_BOTH ("Only {left} is left that could be withdrawn for it, and {missing} are asked for.",
                           "Only {left} are left that could be withdrawn for it, and {missing} are asked for."), "n-left" },
  { WANTED_ELSEWHERE, HU_BOTH ("{left} could be withdrawn for it, but is asked for before.",
                               "{left} could be withdrawn for it, but too many of them are asked for before."), "n-left" },
  { 0 }
};

/* While it is due.  Translators: {winner}: the other side; {rule}: "9.5". */
static const HuSentence alarms[] = {
  { HU_WITHDRAWAL_DUE, N_("{asked} had to be withdrawn by the end of {when} ({done} of {needed} so far), which is no longer "
                          "possible: when it is due, the {winner} side wins ({rule})."), HU_WHERE ("hopeless", TRUE) },
  { HU_WITHDRAWAL_DUE, N_("{asked} must be withdrawn by the end of {when} ({done} of {needed} so far): if not, the {winner} side "
                          "wins ({rule}).") },
  { 0 }
};

char *
hu_explain_withdrawal_alarm (const HuState             *state,
                             const HuWithdrawal        *withdrawal,
                             const HuWithdrawalFinding *finding,
                             const char                *rule)
{
  Told told;

  g_return_val_if_fail (state != NULL && withdrawal != NULL && finding != NULL && rule != NULL, NULL);

  told = (Told) { withdrawal, withdrawal->side, withdrawal->count, finding->done, .branch = withdrawal->branch,
                  .units = withdrawal->units, .winner = hu_side_other (withdrawal->side), .rule = rule,
                  .hopeless = finding->hopeless };

  return finding->state == HU_WITHDRAWAL_DUE
    ? _hu_tell (&(HuTold) { state->scenario, parts, &told }, alarms, finding->state) : NULL;
}

static void
add (GString *text,
     char    *sentence)
{
  if (sentence != NULL)
    g_string_append_printf (text, " %s", sentence);
  g_free (sentence);
}

char *
hu_explain_withdrawal (const HuState             *state,
                       const HuWithdrawal        *withdrawal,
                       const HuWithdrawalFinding *finding,
                       GArray                    *counted,
                       guint                      late,
                       gboolean                   over)
{
  g_autoptr(GArray) left = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr(GArray) gone = g_array_new (FALSE, FALSE, sizeof (guint));
  Told told;
  HuTold about = { .parts = parts, .about = &told };
  g_autofree char *first = NULL;
  GString *text;

  g_return_val_if_fail (state != NULL && withdrawal != NULL && finding != NULL, NULL);

  told = (Told) { withdrawal, withdrawal->side, withdrawal->count, finding->done, .over = over, .branch = withdrawal->branch,
                  .units = withdrawal->units, .left = left, .gone = gone, .hopeless = finding->hopeless,
                  .counted = counted, .late = late };
  about.scenario = state->scenario;
  hu_withdrawal_list_missing (withdrawal, state, left, gone);
  first = _hu_tell (&about, standings, finding->state);
  text = g_string_new (first);
  /* Where it names all its units, the first sentence has said who. */
  if ((finding->state == HU_WITHDRAWAL_MET && (withdrawal->units == NULL || withdrawal->units->len > withdrawal->count)) ||
      (finding->state == HU_WITHDRAWAL_FAILED && late != HU_UNIT_NONE))
    add (text, _hu_tell (&about, makers, finding->state));
  if (finding->state == HU_WITHDRAWAL_MET || (over && finding->state != HU_WITHDRAWAL_FAILED))
    return g_string_free (text, FALSE);

  /* Where every unit is still on the map, the first sentence has named them. */
  if (left->len > 0 && withdrawal->units->len > left->len)
    add (text, _hu_tell (&about, lefts, finding->state));
  if (gone->len > 0)
    add (text, _hu_tell (&about, gones, finding->done + left->len < withdrawal->count));

  return g_string_free (text, FALSE);
}

char *
hu_explain_withdrawal_hopeless (const HuState             *state,
                                const HuWithdrawal        *withdrawal,
                                const HuWithdrawalFinding *finding)
{
  g_autoptr(GArray) left = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr(GArray) gone = g_array_new (FALSE, FALSE, sizeof (guint));
  HuTold about = { .parts = parts };
  g_autofree char *why = NULL;
  GString *text;
  Told told;

  g_return_val_if_fail (state != NULL && withdrawal != NULL && finding != NULL, NULL);

  hu_withdrawal_list_fitting (withdrawal, state, left, gone);
  told = (Told) { withdrawal, withdrawal->side, .needed = finding->needed, .missing = finding->needed - finding->done,
                  .n_left = left->len, .left = left, .gone = gone };
  about.scenario = state->scenario;
  about.about = &told;
  why = _hu_tell (&about, hopeless, left->len == 0 ? NOBODY_LEFT
                  : left->len < told.missing ? TOO_FEW_LEFT : WANTED_ELSEWHERE);
  text = g_string_new (why);
  if (gone->len > 0)
    add (text, _hu_tell (&about, gones, FALSE));

  return g_string_free (text, FALSE);
}
