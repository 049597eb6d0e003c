/*
 * Events as lines of the log.
 */
#include "hu-named.h"

typedef struct
{
  const char *name;
  const char *before; /* the log so far */
  const char *event;  /* one more */
  const char *words;
  const char *alone;  /* where the state before is not known; NULL: the same */
} EventCase;

static const EventCase cases[] = {
  { "end-phase", "", "end-phase", "Oct I, German, Movement ends", "The phase ends" },
  { "move", "", "move g1 0102", "6 Pz moves 0101 → 0102", "6 Pz moves to 0102" },
  { "move-path", "", "move g1 0102 0103", "6 Pz moves 0101 → 0103 (2 hexes)",
    "6 Pz moves to 0103 (2 hexes)" },
  { "place", "", "place s2 0301", "5 Rifle comes on in 0301", NULL },
  { "eliminate", "", "eliminate g1", "6 Pz is eliminated", NULL },
  { "survivors", "", "eliminate s1 > s2 s3", "1 Gds is eliminated; 5 Rifle and s3 survive", NULL },
  { "one-survivor", "", "eliminate s1 > s2", "1 Gds is eliminated; 5 Rifle survives", NULL },
  { "withdraw", "", "withdraw g1", "6 Pz is withdrawn", NULL },
  { "exit", "", "exit g1 0101", "6 Pz leaves the map from 0101", NULL },
  { "exit-victory", "", "exit g1 0101 victory", "6 Pz leaves the map from 0101 for victory points", NULL },
  { "exit-recall", "", "exit g1 0101 recall", "6 Pz leaves the map from 0101, recalled", NULL },
  { "exit-guard", "", "exit g1 0101 guard", "6 Pz leaves the map from 0101, guarding prisoners", NULL },
  { "exit-landing", "", "exit g1 0101 landing", "6 Pz leaves the map from 0101 after a landing", NULL },
  { "control", "", "control soviet 0101 0102", "The Soviet side takes control of 0101 and 0102", NULL },
  { "control-nobody", "", "control - 0101", "Nobody controls 0101 any more", NULL },
  { "concede", "", "concede german", "The German side concedes", NULL },
  { "note", "", "note hello", "Note: hello", NULL },
  { "move-after", "move g1 0105", "move g1 0106", "6 Pz moves 0105 → 0106", "6 Pz moves to 0106" },
};

static const char units[] = "g1 german 0101; s1 soviet 0305; s2 soviet -; s3 soviet -";

static void
test_event (gconstpointer data)
{
  const EventCase *test = data;
  g_autoptr(HuScenario) scenario = hu_named_corridor (units);
  g_autoptr(HuSnapshot) before = hu_named_play (scenario, test->before);
  g_autoptr(GPtrArray) log = hu_fixture_log (scenario, test->event);
  const HuEvent *event = g_ptr_array_index (log, 0);

  g_assert_cmpuint (log->len, ==, 1);
  hu_assert_words (hu_explain_event (scenario, event, hu_snapshot_get_state (before)),
                   test->words);
  hu_assert_words (hu_explain_event (scenario, event, hu_snapshot_get_state (before)),
                   test->words);
  hu_assert_words (hu_explain_event (scenario, event, NULL),
                   test->alone != NULL ? test->alone : test->words);
}

static void
test_own_attack (void)
{
  g_autoptr(HuScenario) scenario = hu_named_corridor ("g1 german 0101; g2 german -");
  g_autoptr(HuEvent) event = hu_event_new_eliminate (0);
  const guint survivor = 1;

  event->own_attack = TRUE;
  hu_assert_words (hu_explain_event (scenario, event, NULL),
                   "6 Pz is eliminated by its own side's attack");
  g_array_append_val (event->units, survivor);
  hu_assert_words (hu_explain_event (scenario, event, NULL),
                   "6 Pz is eliminated by its own side's attack; 7 Pz survives");
}

/* The table above forgets no verb but those of points (test-front-line.c) and the tactical ones
 * (test-control.c). */
static void
test_whole (void)
{
  g_autoptr(HuScenario) scenario = hu_named_corridor (units);

  for (HuVerb verb = 0; verb < HU_N_VERBS; verb++)
    {
      gboolean found = verb == HU_VERB_AWARD || verb == HU_VERB_ADJUST || verb >= HU_VERB_REDUCE;

      for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
        {
          g_autoptr(GPtrArray) log = hu_fixture_log (scenario, cases[i].event);

          found |= ((const HuEvent *) g_ptr_array_index (log, 0))->verb == verb;
        }
      g_test_message ("%s", hu_verb_to_string (verb));
      g_assert_true (found);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/event/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_event);
    }
  g_test_add_func ("/event/own-attack", test_own_attack);
  g_test_add_func ("/event/whole", test_whole);

  return g_test_run ();
}
