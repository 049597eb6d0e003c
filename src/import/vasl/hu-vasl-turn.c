/*
 * Turn and phase, from the counters of VASL that show them: "Allied Turn 3 - MPh" of a "Phase Track Axis 1st", and the
 * "8-Turn Track".
 */
#include "config.h"

#include "hu-vasl-work.h"

#include <string.h>

#define TURNS_MOST 100

static const struct
{
  const char *said;
  const char *name;
} phases[] = {
  { "RPh", "Rally" }, { "PFPh", "Prep Fire" }, { "MPh", "Movement" }, { "DFPh", "Defensive Fire" },
  { "AFPh", "Advancing Fire" }, { "RtPh", "Rout" }, { "APh", "Advance" }, { "CCPh", "Close Combat" },
};

static const char *
find_number (const char *name)
{
  const char *turn = strstr (name, "Turn ");

  return turn != NULL && (g_str_has_prefix (name, "Allied Turn ") || g_str_has_prefix (name, "Axis Turn ")) &&
         g_ascii_isdigit (turn[5]) ? turn + 5 : NULL;
}

gboolean
_hu_vasl_is_turn (const char *name)
{
  return find_number (name) != NULL;
}

/* The turns of "8-Turn Track"; 0: it is no track. */
static guint
read_track (const char *name)
{
  char *rest;
  guint64 n = g_ascii_strtoull (name, &rest, 10);

  return g_ascii_isdigit (name[0]) && g_str_equal (rest, "-Turn Track") && n <= TURNS_MOST ? (guint) n : 0;
}

/* Sets the player turn, and its phase. */
static void
set_phase (const HuVaslSave *work,
           HuScenario       *scenario,
           const char       *phase)
{
  gboolean axis = g_str_has_prefix (work->turn->name, "Axis");
  HuSide mover = (HuSide) (axis ? work->axis : !work->axis);
  HuCalendar *calendar = &scenario->calendar;
  gboolean said = strstr (work->turn->look->basic, " 1st") != NULL;
  HuSide first = (HuSide) (strstr (work->turn->look->basic, "Axis 1st") != NULL ? work->axis : !work->axis);

  if (said && ((HuPlayerTurn *) g_ptr_array_index (calendar->player_turns, 0))->side != first)
    g_ptr_array_insert (calendar->player_turns, 0, g_ptr_array_steal_index (calendar->player_turns, 1));
  for (guint i = 0; i < calendar->player_turns->len; i++)
    {
      HuPlayerTurn *turn = g_ptr_array_index (calendar->player_turns, i);

      g_ptr_array_set_size (turn->phases, 0);
      for (guint j = 0; j < G_N_ELEMENTS (phases); j++)
        g_ptr_array_add (turn->phases, g_strdup (phases[j].name));
      if (turn->side == mover)
        scenario->start.player_turn = i;
    }
  for (guint i = 0; i < G_N_ELEMENTS (phases); i++)
    if (g_str_equal (phase, phases[i].said))
      scenario->start.phase = i;
}

void
_hu_vasl_set_clock (const HuVaslSave *work,
                    HuScenario       *scenario)
{
  const char *number = work->turn != NULL ? find_number (work->turn->name) : NULL;
  char *rest = NULL;
  guint64 turn = number != NULL ? g_ascii_strtoull (number, &rest, 10) : 0;

  for (guint i = 0; i < work->counters->len; i++)
    {
      const HuVaslCounter *counter = g_ptr_array_index (work->counters, i);

      scenario->calendar.n_turns = MAX (scenario->calendar.n_turns, read_track (counter->name));
    }
  if (turn < 1 || turn > TURNS_MOST)
    return;
  scenario->start.turn = (guint) turn;
  scenario->calendar.n_turns = MAX (scenario->calendar.n_turns, scenario->start.turn);
  if (work->axis != HU_SIDE_NONE && g_str_has_prefix (rest, " - "))
    set_phase (work, scenario, rest + 3);
}
