/*
 * A random map, and events on it of which many cannot be: after each, all that
 * must be so.  The first four bytes draw the map, two each what is done next, so
 * that a fuzzer can keep a game and change a move.
 */
#include "config.h"

#include "hu-apply.h"
#include "hu-control-fixture.h"
#include "hu-control-rules.h"
#include "hu-explain.h"
#include "hu-file-random.h"
#include "hu-fuzz.h"

#define MAX_STEPS 60

typedef struct
{
  GRand         *rand;
  HuScenario    *scenario;
  HuAdjudicator *adjudicator;
  HuState       *state; /* the same game, by hand */
  GPtrArray     *log;
} Play;

static HuScenario *
draw_scenario (GRand *rand)
{
  g_autoptr(HuGrid) board = NULL;

  if (g_rand_boolean (rand))
    return hu_file_random_scenario (rand);

  board = hu_control_random_board (rand, g_rand_int_range (rand, 2, 9), g_rand_int_range (rand, 2, 9));

  return hu_control_random_scenario_on (rand, board, (guint) g_rand_int_range (rand, 0, 6),
                                        (guint) g_rand_int_range (rand, 2, 20));
}

static HuEvent *
draw_event (Play *self)
{
  return hu_control_rules (self->scenario) != NULL && g_rand_boolean (self->rand)
    ? hu_control_random_event (self->rand, self->scenario, self->state, TRUE)
    : hu_file_random_event (self->rand, self->scenario);
}

static void
replay (Play *self)
{
  g_clear_pointer (&self->state, hu_state_free);
  self->state = hu_state_new (self->scenario);
  hu_apply_setup (self->state, NULL);
  for (guint i = 0; i < self->log->len; i++)
    hu_apply_event (self->state, g_ptr_array_index (self->log, i), NULL);
}

static void
assert_same (Play *self)
{
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (self->adjudicator, self->log->len);

  if (!hu_state_equal (self->state, hu_snapshot_get_state (snapshot)))
    g_error ("after %u events the adjudicator's state is another", self->log->len);
}

/* An event that is refused changes nothing, and says why. */
static void
try_event (Play *self)
{
  g_autoptr(HuEvent) event = draw_event (self);
  g_autoptr(HuState) before = hu_state_copy (self->state);
  HuRefusal refusal, again;
  gboolean possible = hu_event_check (self->state, event, &refusal);

  if (!hu_state_equal (before, self->state))
    g_error ("asking whether an event can be has changed the state");
  if (hu_adjudicator_append (self->adjudicator, event, &again) != possible)
    g_error ("two opinions on whether an event can be");
  if (!possible)
    {
      char *remedy = NULL;
      char *what = hu_explain_refusal (self->scenario, &refusal, &remedy);

      if (refusal.code == HU_REFUSAL_NONE || what == NULL || !g_utf8_validate (what, -1, NULL))
        g_error ("refused for no reason");
      g_free (what);
      g_free (remedy);
      return;
    }

  hu_apply_event (self->state, event, NULL);
  g_ptr_array_add (self->log, g_steal_pointer (&event));
}

static void
try_what_if (Play *self)
{
  g_autoptr(HuEvent) first = draw_event (self);
  g_autoptr(HuEvent) second = draw_event (self);
  HuEvent *events[] = { first, second };
  HuSide viewer = g_rand_int_range (self->rand, HU_SIDE_NONE, HU_N_SIDES);
  guint at = (guint) g_rand_int_range (self->rand, 0, (gint) self->log->len + 1), refused;
  HuRefusal refusal;
  g_autoptr(HuSnapshot) snapshot =
    hu_adjudicator_what_if_view (self->adjudicator, at, viewer, events, 2, &refusal, &refused);

  if (snapshot == NULL && (refused > 1 || refusal.code == HU_REFUSAL_NONE))
    g_error ("a what-if refused for no reason");
}

static void
cut (Play *self)
{
  guint n_events = (guint) g_rand_int_range (self->rand, 0, (gint) self->log->len + 1);

  hu_adjudicator_truncate (self->adjudicator, n_events);
  g_ptr_array_set_size (self->log, (gint) n_events);
  replay (self);
}

static void
step (Play    *self,
      guint32  what)
{
  g_rand_set_seed (self->rand, what);
  switch (what % 64)
    {
    case 0:
      try_what_if (self);
      break;
    case 1:
      cut (self);
      break;
    case 2:
      hu_fuzz_check_words (self->adjudicator);
      break;
    case 3:
      assert_same (self);
      break;
    default:
      try_event (self);
      break;
    }
  hu_fuzz_check_state (self->state);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  Play self = { 0 };
  guint32 seed;

  if (size < sizeof seed)
    return -1;

  memcpy (&seed, data, sizeof seed);
  self.rand = g_rand_new_with_seed (seed);
  self.scenario = draw_scenario (self.rand);
  self.adjudicator = hu_adjudicator_new (self.scenario);
  self.log = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  replay (&self);
  hu_fuzz_check_state (self.state);

  for (gsize i = sizeof seed; i + 1 < MIN (size, sizeof seed + 2 * MAX_STEPS); i += 2)
    step (&self, (guint32) data[i] << 8 | data[i + 1]);

  replay (&self);
  assert_same (&self);
  hu_fuzz_check_words (self.adjudicator);
  g_ptr_array_unref (self.log);
  hu_state_free (self.state);
  hu_adjudicator_free (self.adjudicator);
  hu_scenario_unref (self.scenario);
  g_rand_free (self.rand);

  return 0;
}
