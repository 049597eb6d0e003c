/*
 * Words for a place that a side holds or does not hold: who is in it, which hexes are missing, who is nearest; and for what
 * its holding has scored.
 */
#include "config.h"

#include "hu-explain-hold.h"

#include "hu-explain-private.h"
#include "hu-sentence.h"

typedef struct
{
  HuHeldPlace hold;
  gint64 n, points; /* scored so often, all together */
  gint64 taken;     /* of them taken back since */
  gint64 n_late, late; /* of them after the game was decided */
  guint  scale, event;
  gboolean over; /* the game has been decided */
  char *what;  /* it is scored for; borrowed */
} Hold;

static char *
tell_points (const HuTold *told)
{
  const Hold *hold = told->about;

  return _hu_count_decimal_points (hold->points, hold->scale);
}

static char *
tell_taken (const HuTold *told)
{
  const Hold *hold = told->about;

  return _hu_count_decimal_points (hold->taken, hold->scale);
}

static char *
tell_late (const HuTold *told)
{
  const Hold *hold = told->about;

  return _hu_count_decimal_points (hold->late, hold->scale);
}

static gint64
count_enemies (const HuTold *told)
{
  return ((const Hold *) told->about)->hold.enemies->len;
}

static char *
tell_nearest (const HuTold *told)
{
  const Hold *hold = told->about;

  return hold->hold.nearest != HU_UNIT_NONE ? hu_explain_unit (told->scenario, hold->hold.nearest) : NULL;
}

static const HuPart parts[] = {
  HU_PART ("side", SIDE, Hold, hold.side),
  HU_PART ("other", SIDE, Hold, hold.side),
  HU_PART ("enemy", OPPONENT, Hold, hold.side),
  HU_PART ("hexes", HEXES, Hold, hold.missing),
  HU_PART ("enemies", UNITS, Hold, hold.enemies),
  HU_PART_TOLD ("nearest", tell_nearest),
  HU_PART ("distance", INT, Hold, hold.distance),
  HU_PART ("times", INT64, Hold, n),
  HU_PART ("event", UINT, Hold, event),
  HU_PART_TOLD ("points", tell_points),
  HU_PART_TOLD ("taken", tell_taken),
  HU_PART ("n_late", INT64, Hold, n_late),
  HU_PART_TOLD ("late", tell_late),
  HU_PART ("over", INT, Hold, over),
  HU_PART ("what", TEXT, Hold, what),
  HU_PART_COUNTED ("number", count_enemies),
  HU_PARTS_END
};

enum
{
  HELD = 1,
  NOT_CONTROLLED,
  NOBODY_IN_IT,
  ENEMIES_IN_IT,
  SINCE_SET_UP,
  NEAREST,
  STANDS_IN_IT,
  SCORED,
  SCORED_OUT,
  TAKEN_ONLY,
  GAVE, /* once the game is over */
  GIVEN,
  TAKEN_BACK,
  ALL_LATE, /* by whether all of them came after the game was decided, or some */
  SOME_LATE,
  GIVEN_NONE,
  FORESEEN_NO_MORE,
  FORESEEN_THEN,
};

/* Translators: {side}, {enemy}: sides; {hexes}: a list of hexes; {enemies}: units; {nearest}: a unit, {distance} hexes away;
 * {points}, {taken}: "3 points"; {what}: what they are for, "Moscow held at the end". */
static const HuSentence sentences[] = {
  { HELD, N_("The {side} side held it at the end."), HU_WHERE ("over", TRUE) },
  { HELD, N_("The {side} side holds it now.") },
  { NOT_CONTROLLED, N_("The {side} side does not control {hexes}: a ground unit of that side would have had to enter."),
    HU_WHERE ("over", TRUE) },
  { NOT_CONTROLLED, N_("The {side} side does not control {hexes}: a ground unit of that side would have to enter.") },
  { NOBODY_IN_IT, N_("The {side} side had no unit in it at the end."), HU_WHERE ("over", TRUE) },
  { NOBODY_IN_IT, N_("The {side} side has no unit in it.") },
  { ENEMIES_IN_IT,
    HU_BOTH ("{enemies} of the {enemy} side stood in it at the end, so it was not clear.",
             "{enemies} of the {enemy} side stood in it at the end, so it was not clear."), "number", HU_WHERE ("over", TRUE) },
  { ENEMIES_IN_IT,
    HU_BOTH ("{enemies} of the {enemy} side stands in it, so it is not clear.",
             "{enemies} of the {enemy} side stand in it, so it is not clear."), "number" },
  { SINCE_SET_UP, N_("Nobody controls it, as the scenario begins; no ground unit has entered it since."),
    HU_WHERE ("side", HU_SIDE_NONE) },
  { SINCE_SET_UP, N_("The {side} side has controlled it since the set-up: no ground unit of the {enemy} side has entered it.") },
  { NEAREST,
    HU_BOTH ("Its nearest unit was {nearest}, {distance} hex away.", "Its nearest unit was {nearest}, {distance} hexes away."),
    "distance", HU_WHERE ("over", TRUE) },
  { NEAREST,
    HU_BOTH ("Its nearest unit is {nearest}, {distance} hex away.", "Its nearest unit is {nearest}, {distance} hexes away."),
    "distance" },
  { STANDS_IN_IT, N_("{nearest} stands in it, but has not entered it since the {enemy} side gained control.") },
  { SCORED,
    HU_BOTH ("The {side} side has scored it once already: {points}, at event {event}.",
             "The {side} side has scored it {times} times: {points}, the last time at event {event}."), "times" },
  { SCORED_OUT, N_("It counts only once, so the {side} side scores no more for it.") },
  { TAKEN_ONLY, N_("The {side} side holds it already, and scores only by taking it.") },
  { GAVE, N_("It gave {points} to the {other} side, at the set-up."), HU_WHERE ("event", 0) },
  { GAVE,
    HU_BOTH ("It gave {points} to the {other} side, at event {event}.",
             "It gave {points} to the {other} side, {times} times, the last time at event {event}."), "times" },
  { GIVEN, N_("It has given {points} to the {other} side so far, at the set-up."), HU_WHERE ("event", 0) },
  { GIVEN,
    HU_BOTH ("It has given {points} to the {other} side so far, at event {event}.",
             "It has given {points} to the {other} side so far, {times} times, the last time at event {event}."), "times" },
  { TAKEN_BACK, N_("It took {taken} back."), HU_WHERE ("over", TRUE) },
  { TAKEN_BACK, N_("It has taken {taken} back.") },
  { ALL_LATE, N_("That was after the game was decided.") },
  { SOME_LATE, N_("Of this, {late} came after the game was decided.") },
  { GIVEN_NONE, N_("It gave the {other} side no points."), HU_WHERE ("over", TRUE) },
  { GIVEN_NONE, N_("It has given the {other} side no points so far.") },
  { FORESEEN_NO_MORE, N_("The {side} side loses {points} of the end of the game: {what}.") },
  { FORESEEN_THEN, N_("The {side} side gets {points} at the end of the game: {what}.") },
  { 0 }
};

static char *
tell (const HuScenario *scenario,
      const HuHeldPlace     *hold,
      gboolean          over,
      guint             which)
{
  return _hu_tell (&(HuTold) { scenario, parts, &(Hold) { .hold = *hold, .over = over } }, sentences, which);
}

static char *
tell_of_side (const HuScenario *scenario,
              HuSide            side,
              guint             which)
{
  return tell (scenario, &(HuHeldPlace) { .side = side, .nearest = HU_UNIT_NONE }, FALSE, which);
}

static char *
join (char *first,
      char *second)
{
  g_autofree char *before = first, *after = second;

  if (before == NULL || after == NULL)
    return before != NULL ? g_steal_pointer (&before) : g_steal_pointer (&after);

  return g_strdup_printf ("%s %s", before, after);
}

/* --- Holding --- */

char *
hu_explain_hold (const HuScenario *scenario,
                 const HuHeldPlace     *hold,
                 gboolean          over)
{
  char *text = NULL;

  g_return_val_if_fail (scenario != NULL && hold != NULL, NULL);

  if (hold->held)
    return tell (scenario, hold, over, HELD);
  if (!hold->by_units)
    return tell (scenario, hold, over, NOT_CONTROLLED);

  if (hold->own->len == 0)
    text = tell (scenario, hold, over, NOBODY_IN_IT);
  if (hold->clear && hold->enemies->len > 0)
    text = join (text, tell (scenario, hold, over, ENEMIES_IN_IT));

  return text;
}

char *
hu_explain_held_since (const HuScenario *scenario,
                       HuSide            owner)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  return tell_of_side (scenario, owner, SINCE_SET_UP);
}

typedef struct
{
  HuSide         side;
  guint          unit, event;
  gboolean       recorded;
  GArray        *hexes;
  const HuClock *clock;
} Passing;

static char *
tell_clock (const HuTold *told)
{
  return hu_explain_clock (told->scenario, ((const Passing *) told->about)->clock);
}

static const HuPart passing_parts[] = {
  HU_PART ("side", SIDE, Passing, side),
  HU_PART ("unit", UNIT, Passing, unit),
  HU_PART ("event", UINT, Passing, event),
  HU_PART ("recorded", INT, Passing, recorded),
  HU_PART ("hexes", HEXES, Passing, hexes),
  HU_PART_TOLD ("when", tell_clock),
  HU_PARTS_END
};

/* By whether it is only a part of the place.  Translators: {side}: a side; {unit}: a unit; {hexes}: hexes; {event}: a number;
 * {when}: a moment, as "Oct III, German, Movement". */
static const HuSentence passings[] = {
  { FALSE, N_("Nobody has controlled it since event {event} ({when})."), HU_WHERE ("side", HU_SIDE_NONE) },
  { FALSE, N_("The {side} side has controlled it since event {event} ({when}), when the players recorded its control."),
    HU_WHERE ("recorded", TRUE) },
  { FALSE, N_("The {side} side has controlled it since event {event} ({when}), when {unit} entered it.") },
  { FALSE, N_("The {side} side has controlled it since event {event} ({when}).") },
  { TRUE, N_("Nobody has controlled {hexes} since event {event} ({when})."), HU_WHERE ("side", HU_SIDE_NONE) },
  { TRUE, N_("The {side} side has controlled {hexes} since event {event} ({when}), when the players recorded its control."),
    HU_WHERE ("recorded", TRUE) },
  { TRUE, N_("The {side} side has controlled {hexes} since event {event} ({when}), when {unit} entered.") },
  { TRUE, N_("The {side} side has controlled {hexes} since event {event} ({when}).") },
  { 0 }
};

char *
hu_explain_passed (const HuScenario *scenario,
                   HuSide            owner,
                   const GArray     *hexes,
                   guint             unit,
                   gboolean          recorded,
                   guint             event,
                   const HuClock    *clock)
{
  const Passing passing = { owner, unit, event, recorded, (GArray *) hexes, clock };

  g_return_val_if_fail (scenario != NULL && clock != NULL, NULL);

  return _hu_tell (&(HuTold) { scenario, passing_parts, &passing }, passings, hexes != NULL);
}

char *
hu_explain_hold_missing (const HuScenario *scenario,
                         const HuHeldPlace     *hold,
                         gboolean          over)
{
  g_return_val_if_fail (scenario != NULL && hold != NULL, NULL);

  if (hold->missing->len == 0)
    return NULL;

  return join (tell (scenario, hold, over, NOT_CONTROLLED),
               hold->nearest == HU_UNIT_NONE ? NULL
               : tell (scenario, hold, over, hold->distance == 0 ? STANDS_IN_IT : NEAREST));
}

/* --- What it has scored --- */

static void
add_gain (Hold                *hold,
          const HuLedgerEntry *entry,
          guint                decided)
{
  hold->n++;
  hold->points += entry->points;
  hold->scale = entry->scale;
  hold->event = entry->event;
  if (entry->event <= decided)
    return;

  hold->n_late++;
  hold->late += entry->points;
}

/* Takes @words, on all gains, and says which of them came after the game was decided. */
static char *
add_late (const HuScenario *scenario,
          const Hold       *hold,
          char             *words)
{
  return hold->n_late == 0 ? words
    : join (words, _hu_tell (&(HuTold) { scenario, parts, hold }, sentences, hold->n_late == hold->n ? ALL_LATE : SOME_LATE));
}

char *
hu_explain_scored (const HuScenario *scenario,
                   const GPtrArray  *ledger,
                   guint             item,
                   HuSide            side,
                   gint              place,
                   guint             decided)
{
  Hold hold = { .hold = { .side = side, .nearest = HU_UNIT_NONE } };

  g_return_val_if_fail (scenario != NULL && ledger != NULL, NULL);

  for (guint i = 0; i < ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (ledger, i);

      if (!entry->provisional && !entry->lost && entry->item == item && entry->side == side && entry->place == place)
        add_gain (&hold, entry, decided);
    }

  return hold.n > 0 ? add_late (scenario, &hold, _hu_tell (&(HuTold) { scenario, parts, &hold }, sentences, SCORED)) : NULL;
}

char *
hu_explain_counts_for (const HuScenario *scenario,
                       guint             place,
                       HuSide            side,
                       gboolean          counts,
                       const char       *item)
{
  g_autofree char *where = NULL, *whose = NULL;

  g_return_val_if_fail (scenario != NULL && item != NULL, NULL);

  where = hu_explain_place (scenario, place);
  whose = hu_explain_side (scenario, side);

  return counts
    /* Translators: a place, a side, "1 point to each side for control of each of …, at the end of each turn". */
    ? hu_explain_sentence (scenario, _("From then on %1$s counts for the %2$s side: %3$s."), where, whose, item)
    /* Translators: likewise. */
    : hu_explain_sentence (scenario, _("From then on %1$s no longer counts for the %2$s side: %3$s."), where, whose, item);
}

char *
hu_explain_given_so_often (const HuScenario *scenario,
                           HuSide            side,
                           gint64            times,
                           gint64            points,
                           guint             scale,
                           guint             event,
                           gboolean          ended)
{
  const Hold hold = {
    .hold = { .side = side, .nearest = HU_UNIT_NONE }, .n = times, .points = points, .scale = scale, .event = event,
    .over = ended,
  };

  g_return_val_if_fail (scenario != NULL, NULL);

  return _hu_tell (&(HuTold) { scenario, parts, &hold }, sentences, ended ? GAVE : GIVEN);
}

char *
hu_explain_given (const HuScenario *scenario,
                  const GPtrArray  *ledger,
                  guint             item,
                  HuSide            side,
                  guint             decided)
{
  gboolean ended = decided != HU_REASON_NO_EVENT;
  Hold hold = { .hold = { .side = side, .nearest = HU_UNIT_NONE }, .over = ended };
  const HuTold told = { scenario, parts, &hold };
  char *given;

  g_return_val_if_fail (scenario != NULL && ledger != NULL, NULL);

  for (guint i = 0; i < ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (ledger, i);

      if (entry->provisional || entry->item != item || entry->side != side)
        continue;
      if (!entry->lost)
        add_gain (&hold, entry, decided);
      hold.taken -= entry->lost ? entry->points : 0;
      hold.scale = entry->scale;
    }

  if (hold.n == 0)
    return NULL;

  given = add_late (scenario, &hold, hu_explain_given_so_often (scenario, side, hold.n, hold.points, hold.scale, hold.event,
                                                                ended));

  return join (given, hold.taken != 0 ? _hu_tell (&told, sentences, TAKEN_BACK) : NULL);
}

char *
hu_explain_given_none (const HuScenario *scenario,
                       HuSide            side,
                       gboolean          ended)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  return tell (scenario, &(HuHeldPlace) { .side = side, .nearest = HU_UNIT_NONE }, ended, GIVEN_NONE);
}

char *
hu_explain_scored_out (const HuScenario *scenario,
                       HuSide            side)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  return tell_of_side (scenario, side, SCORED_OUT);
}

char *
hu_explain_scores_taken (const HuScenario *scenario,
                         HuSide            side)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  return tell_of_side (scenario, side, TAKEN_ONLY);
}

char *
hu_explain_foreseen (const HuScenario    *scenario,
                     const HuLedgerEntry *entry,
                     const char          *what,
                     gboolean             lost)
{
  const Hold hold = {
    .hold = { .side = entry->side, .nearest = HU_UNIT_NONE }, .points = entry->points, .scale = entry->scale,
    .what = (char *) what,
  };

  g_return_val_if_fail (scenario != NULL && what != NULL, NULL);

  return _hu_tell (&(HuTold) { scenario, parts, &hold }, sentences, lost ? FORESEEN_NO_MORE : FORESEEN_THEN);
}
