/*
 * A game that ends in the middle of a turn: when it is over, and which moments come with its end.
 */
#include "hu-adjudicator.h"
#include "hu-file-case.h"

#include <string.h>

/* Player turns of two phases and of one: a turn takes three events. */
static char *
make_game (const char *end,
           const char *objectives,
           guint       n_events)
{
  g_autoptr(GString) log = g_string_new (NULL);

  for (guint i = 0; i < n_events; i++)
    g_string_append_printf (log, "%s{\"do\":\"end-phase\"}", i > 0 ? "," : "");

  return g_strdup_printf (
    "{\"format\":\"hex-umpire/2\",\"title\":\"T\",\"map\":{\"grid\":{\"columns\":2,\"rows\":1,\"orientation\":\"flat\","
    "\"shifted\":\"even\",\"numbering\":\"ccrr\"}},\"sides\":[{\"id\":\"a\",\"name\":\"A\"},{\"id\":\"b\",\"name\":\"B\"}],"
    "\"calendar\":{\"turns\":3,\"player_turns\":[{\"side\":\"a\",\"phases\":[\"P\",\"Q\"]},{\"side\":\"b\",\"phases\":[\"R\"]}]"
    "%s%s},\"units\":[],\"rules\":{\"objectives\":{%s}},\"log\":[%s]}", end[0] != '\0' ? ",\"ends_after\":" : "", end,
    objectives, log->str);
}

typedef struct
{
  const char *name;
  const char *end;
  const char *outcome;  /* its members but id, winner and needs, which is met in every turn */
  guint       n_events; /* of the whole game */
  guint       event;    /* that declares the outcome; 0: none does */
} EndCase;

#define CUT "{\"turn\":2,\"player_turn\":1}"
#define WHOLE "{\"turn\":2,\"player_turn\":2}"

static const EndCase end_cases[] = {
  { "without", "", "\"when\":\"end\"", 9, 9 },
  { "end", CUT, "\"when\":\"end\"", 5, 5 },
  { "end-of-a-turn", WHOLE, "\"when\":\"end\"", 6, 6 },
  { "at-the-end-of-the-calendar", "{\"turn\":3,\"player_turn\":2}", "\"when\":\"end\"", 9, 9 },
  { "first-player-turn", "{\"turn\":1,\"player_turn\":1}", "\"when\":\"end\"", 2, 2 },
  { "turn-before", CUT, "\"when\":\"turn\"", 5, 3 },
  { "turn-of-the-end", WHOLE, "\"when\":\"turn\",\"turn\":2", 6, 6 },
  { "player-turn", CUT, "\"when\":\"player-turn\",\"turn\":2", 5, 5 },
  { "player-turn-of", CUT, "\"when\":\"player-turn\",\"of\":\"a\",\"turn\":{\"from\":2,\"to\":3}", 5, 5 },
  { "phase", CUT, "\"when\":\"phase\",\"phase\":\"Q\",\"turn\":2", 5, 5 },
  { "phase-before", CUT, "\"when\":\"phase\",\"phase\":\"P\",\"turn\":2", 5, 4 },
  { "instant", CUT, "\"when\":\"instant\",\"turn\":2", 5, 3 },
};

static void
test_moment (gconstpointer data)
{
  const EndCase *test = data;
  g_autofree char *objectives = g_strdup_printf (
    "\"outcomes\":[{\"id\":\"o\",\"winner\":\"a\",%s,\"needs\":{\"units\":{\"side\":\"a\",\"at_most\":0}}}]", test->outcome);
  g_autofree char *text = make_game (test->end, objectives, test->n_events);
  g_autofree char *longer = make_game (test->end, objectives, test->n_events + 1);
  g_autofree char *lines = NULL, *faults = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (text, -1, &lines);
  g_autoptr(HuAdjudicator) judge = NULL;

  g_assert_nonnull (game);
  judge = hu_adjudicator_new (game->scenario);
  for (guint i = 0; i < test->n_events; i++)
    {
      HuRefusal refusal;

      g_assert_false (hu_adjudicator_peek (judge, i)->clock.over);
      g_assert_true (hu_adjudicator_append (judge, g_ptr_array_index (game->log, i), &refusal));
    }
  g_assert_true (hu_adjudicator_peek (judge, test->n_events)->clock.over);
  for (guint i = 0; i <= test->n_events; i++)
    {
      const HuVerdict *verdict = hu_state_get_verdict (hu_adjudicator_peek (judge, i));
      gboolean declared = verdict != NULL && g_strcmp0 (verdict->rule, "o") == 0;

      g_assert_cmpint (declared, ==, test->event > 0 && i >= test->event);
    }

  g_assert_null (hu_file_case_parse (longer, -1, &faults));
}

/* What goes by the ends of turns sees the turn that is cut short as one that never ends. */
static void
test_turns (void)
{
  static const struct
  {
    const char *end;
    const char *rest; /* of the objectives */
    guint       n_events;
    const char *rule;
  } cases[] = {
    { CUT, "{\"for\":{\"turns\":1,\"needs\":{\"turn\":{\"from\":2}}}}", 5, "otherwise" },
    { WHOLE, "{\"for\":{\"turns\":2,\"needs\":{\"turn\":{\"from\":1,\"to\":2}}}}", 6, "o" },
    { CUT, "{\"points\":{\"side\":\"a\",\"at_least\":2}}", 5, "otherwise" },
    { CUT, "{\"points\":{\"side\":\"a\",\"at_least\":1}}", 5, "o" },
    { WHOLE, "{\"points\":{\"side\":\"a\",\"at_least\":2}}", 6, "o" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *objectives = g_strdup_printf (
        "\"schedule\":[{\"item\":\"i\",\"to\":\"a\",\"needs\":{\"units\":{\"side\":\"a\",\"at_most\":0}},\"points\":1,\"when\":\"turn\"}],"
        "\"outcomes\":[{\"id\":\"o\",\"winner\":\"a\",\"when\":\"end\",\"needs\":%s}],\"otherwise\":{\"winner\":\"b\"}",
        cases[i].rest);
      g_autofree char *text = make_game (cases[i].end, objectives, cases[i].n_events);
      g_autofree char *lines = NULL;
      g_autoptr(HuGameFile) game = hu_file_case_parse (text, -1, &lines);
      g_autoptr(HuAdjudicator) judge = NULL;

      g_test_message ("%u %s", i, lines);
      g_assert_nonnull (game);
      judge = hu_adjudicator_new (game->scenario);
      for (guint k = 0; k < game->log->len; k++)
        {
          HuRefusal refusal;

          g_assert_true (hu_adjudicator_append (judge, g_ptr_array_index (game->log, k), &refusal));
        }
      g_assert_cmpstr (hu_state_get_verdict (hu_adjudicator_peek (judge, game->log->len))->rule, ==, cases[i].rule);
    }
}

static void
test_refused (void)
{
  static const struct
  {
    const char *end;
    const char *outcome;
    const char *said;
  } cases[] = {
    { "{\"turn\":4,\"player_turn\":1}", "\"when\":\"end\"", "/calendar/ends_after/turn: the number 4 is out of range; use a whole number from 1 to 3" },
    { "{\"turn\":0,\"player_turn\":1}", "\"when\":\"end\"", "/calendar/ends_after/turn: the number 0 is out of range" },
    { "{\"turn\":1,\"player_turn\":3}", "\"when\":\"end\"", "/calendar/ends_after/player_turn: the number 3 is out of range" },
    { "{\"turn\":1}", "\"when\":\"end\"", "/calendar/ends_after: the key “player_turn” is missing" },
    { "2", "\"when\":\"end\"", "/calendar/ends_after: a number stands here; use an object in braces" },
    { CUT, "\"when\":\"turn\",\"turn\":2", "/outcomes/0/turn: the game ends before this moment comes in these turns" },
    { CUT, "\"when\":\"player-turn\",\"of\":\"b\",\"turn\":2", "/outcomes/0/turn: the game ends before this moment comes in these turns" },
    { CUT, "\"when\":\"instant\",\"turn\":3", "/outcomes/0/turn: the game ends before this moment comes in these turns" },
    { CUT, "\"when\":\"end\",\"turn\":3", "/outcomes/0/turn: the game does not end in these turns" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *objectives = g_strdup_printf (
        "\"outcomes\":[{\"id\":\"o\",\"winner\":\"a\",%s,\"needs\":{\"units\":{\"side\":\"a\",\"at_most\":0}}}]", cases[i].outcome);
      g_autofree char *text = make_game (cases[i].end, objectives, 0);
      g_autofree char *lines = NULL;

      g_assert_null (hu_file_case_parse (text, -1, &lines));
      g_test_message ("%u %s", i, lines);
      g_assert_nonnull (strstr (lines, cases[i].said));
    }
}

static void
test_written (void)
{
  g_autofree char *text = make_game ("{\"turn\":2,\"x\":1,\"player_turn\":1}",
                                     "\"outcomes\":[{\"id\":\"o\",\"winner\":\"a\",\"when\":\"end\",\"needs\":{\"turn\":1}}]", 0);
  g_autofree char *lines = NULL, *written = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (text, -1, &lines);

  g_assert_nonnull (game);
  written = hu_file_case_write (game);
  g_assert_nonnull (strstr (written, "\"ends_after\": {\"turn\": 2, \"player_turn\": 1, \"x\": 1}"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (end_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/ends-after/moment/", end_cases[i].name, NULL);

      g_test_add_data_func (path, &end_cases[i], test_moment);
    }
  g_test_add_func ("/ends-after/turns", test_turns);
  g_test_add_func ("/ends-after/refused", test_refused);
  g_test_add_func ("/ends-after/written", test_written);

  return g_test_run ();
}
