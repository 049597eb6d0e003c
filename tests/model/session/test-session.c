/*
 * The session: what it tells of when the document gets a game, the game moves in time, and a panel lights, asks or leads
 * somewhere.
 */
#include "hu-fixture.h"
#include "hu-session.h"
#include "hu-workshop.h"

typedef struct
{
  HuDocument *document;
  HuSession  *session;
  HuGame     *game;
  GString    *notified;
} Fixture;

static void
notify_cb (HuSession  *session,
           GParamSpec *pspec,
           Fixture    *fixture)
{
  g_string_append_printf (fixture->notified, "%s%s", fixture->notified->len > 0 ? " " : "", pspec->name);
}

#define assert_notified(fixture, expected) \
  G_STMT_START { \
    g_assert_cmpstr ((fixture)->notified->str, ==, expected); \
    g_string_set_size ((fixture)->notified, 0); \
  } G_STMT_END

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0101; s1 soviet 0301");
  g_autoptr(GPtrArray) log = hu_fixture_log (scenario, "move g1 0102; end-phase");

  fixture->game = hu_game_new (scenario, log);
  fixture->document = hu_document_new ();
  fixture->session = hu_session_new (fixture->document);
  fixture->notified = g_string_new (NULL);
  g_signal_connect (fixture->session, "notify", G_CALLBACK (notify_cb), fixture);
}

static void
set_up_open (Fixture       *fixture,
             gconstpointer  data)
{
  set_up (fixture, data);
  hu_document_adopt (fixture->document, fixture->game, NULL, NULL);
  g_string_set_size (fixture->notified, 0);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_finalize_object (fixture->session);
  g_object_unref (fixture->document);
  g_object_unref (fixture->game);
  g_string_free (fixture->notified, TRUE);
}

static void
test_game (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_null (hu_session_get_game (fixture->session));
  g_assert_null (hu_session_get_shown (fixture->session));
  g_assert_cmpint (hu_session_get_viewer (fixture->session), ==, HU_SIDE_NONE);

  hu_document_adopt (fixture->document, fixture->game, NULL, NULL);
  assert_notified (fixture, "game position viewer");
  g_assert_true (hu_session_get_game (fixture->session) == fixture->game);
  g_assert_true (hu_session_get_shown (fixture->session) == hu_game_get_snapshot (fixture->game));

  hu_game_look_at (fixture->game, 1);
  assert_notified (fixture, "position");
}

static void
count_cb (guint *n)
{
  *n += 1;
}

static void
light_cb (GString *told,
          GArray  *hexes)
{
  g_string_append_printf (told, "%d ", hexes != NULL ? (gint) hexes->len : -1);
}

/* Each request is passed on, whether or not it says the same as the one before: it ends a flash. */
static void
test_light (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr(GString) told = g_string_new (NULL);
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  const HuHex hex = 4;

  g_array_append_val (hexes, hex);
  g_signal_connect_swapped (fixture->session, "light-hexes", G_CALLBACK (light_cb), told);
  hu_session_light_hexes (fixture->session, hexes);
  hu_session_light_hexes (fixture->session, hexes);
  hu_session_light_hexes (fixture->session, NULL);
  g_assert_cmpstr (told->str, ==, "1 1 -1 ");
  assert_notified (fixture, "");
}

static void
test_show (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  const HuHex hex = 4;
  guint n = 0;

  g_signal_connect_swapped (fixture->session, "show-hexes", G_CALLBACK (count_cb), &n);
  hu_session_show_hexes (fixture->session, hexes);
  g_assert_cmpuint (n, ==, 0);

  g_array_append_val (hexes, hex);
  hu_session_show_hexes (fixture->session, hexes);
  g_assert_cmpuint (n, ==, 1);
}

static void
test_preview (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr(HuSnapshot) before = hu_game_get_snapshot_at (fixture->game, 0);

  hu_session_set_lifted (fixture->session, before);
  assert_notified (fixture, "preview");
  g_assert_true (hu_session_get_shown (fixture->session) == before);
  hu_session_set_lifted (fixture->session, NULL);
  assert_notified (fixture, "preview");
  g_assert_null (hu_session_get_preview (fixture->session));

  hu_game_begin_what_if (fixture->game, 1);
  g_assert_cmpint (hu_session_get_mode (fixture->session), ==, HU_MODE_WHAT_IF);
  g_assert_true (hu_session_get_preview (fixture->session) == hu_game_get_snapshot (fixture->game));
  hu_game_leave_what_if (fixture->game);
  g_assert_cmpint (hu_session_get_mode (fixture->session), ==, HU_MODE_PLAY);
  g_assert_null (hu_session_get_preview (fixture->session));
}

static void
no_preview_cb (HuSession *session)
{
  g_assert_null (hu_session_get_preview (session));
}

/* Who is told of another game meets no preview of the one before. */
static void
test_preview_ends (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g2 german 0101");
  g_autoptr(GPtrArray) log = hu_fixture_log (scenario, "");
  g_autoptr(HuGame) other = hu_game_new (scenario, log);

  hu_game_begin_what_if (fixture->game, 1);
  g_assert_nonnull (hu_session_get_preview (fixture->session));
  g_signal_connect (fixture->session, "notify::game", G_CALLBACK (no_preview_cb), NULL);
  hu_document_adopt (fixture->document, other, NULL, NULL);
  g_assert_null (hu_session_get_preview (fixture->session));
}

static void
test_question (Fixture       *fixture,
               gconstpointer  data)
{
  const HuFact winner = { .kind = HU_FACT_WINNER };
  const HuFact points = { .kind = HU_FACT_POINTS };

  hu_session_set_course (fixture->session, HU_MODE_QUIZ);
  assert_notified (fixture, "mode");
  hu_session_set_question (fixture->session, &winner);
  assert_notified (fixture, "question veil");
  g_assert_cmpint (hu_session_get_veil (fixture->session), ==, HU_VEIL_VERDICT);
  hu_session_set_question (fixture->session, &winner);
  assert_notified (fixture, "");
  hu_session_set_question (fixture->session, &points);
  assert_notified (fixture, "question veil");
  hu_session_set_question (fixture->session, NULL);
  assert_notified (fixture, "question");
}

/* What a question hides ends with the question, however it ends, and everybody is told. */
static void
test_question_ends (Fixture       *fixture,
                    gconstpointer  data)
{
  static const HuFactKind kinds[] = { HU_FACT_ISOLATED, HU_FACT_OPEN_ROWS, HU_FACT_WINNER, HU_FACT_CONTROL, HU_FACT_POINTS };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr(HuFact) fact = hu_fact_new (kinds[i]);
      g_autoptr(HuWorkshop) shop = NULL;

      hu_session_set_course (fixture->session, HU_MODE_LESSON);
      assert_notified (fixture, "mode");
      hu_session_set_question (fixture->session, fact);
      assert_notified (fixture, "question veil");
      g_assert_true (hu_session_hides_answers (fixture->session));

      /* The workshop shows all, and the question is there again after it. */
      shop = hu_workshop_new_from_scenario (hu_game_get_scenario (fixture->game));
      hu_document_set_draft (hu_session_get_document (fixture->session), shop);
      assert_notified (fixture, "veil mode");
      g_assert_false (hu_session_hides_answers (fixture->session));
      hu_document_set_draft (hu_session_get_document (fixture->session), NULL);
      assert_notified (fixture, "veil mode");

      hu_session_set_course (fixture->session, HU_MODE_PLAY);
      assert_notified (fixture, "question veil mode");
      g_assert_false (hu_session_hides_answers (fixture->session));
      g_assert_cmpint (hu_session_get_veil (fixture->session), ==, HU_VEIL_NONE);
    }
}

typedef struct
{
  const char *name;
  HuFactKind  kind;
  HuVeil      in_lesson;
  HuVeil      in_quiz;
} VeilCase;

static const VeilCase veil_cases[] = {
  { "isolated", HU_FACT_ISOLATED, HU_VEIL_SUPPLY, HU_VEIL_SUPPLY },
  { "open-rows", HU_FACT_OPEN_ROWS, HU_VEIL_LINE, HU_VEIL_LINE },
  { "winner", HU_FACT_WINNER, HU_VEIL_VERDICT, HU_VEIL_VERDICT },
  { "holder", HU_FACT_HOLDER, HU_VEIL_OWNERS, HU_VEIL_NONE },
  { "control", HU_FACT_CONTROL, HU_VEIL_OWNERS, HU_VEIL_NONE },
  { "points", HU_FACT_POINTS, HU_VEIL_POINTS, HU_VEIL_NONE },
  { "level", HU_FACT_LEVEL, HU_VEIL_POINTS, HU_VEIL_NONE },
  { "outcome", HU_FACT_OUTCOME, HU_VEIL_VERDICT, HU_VEIL_VERDICT },
  { "cvp", HU_FACT_CVP, HU_VEIL_POINTS, HU_VEIL_NONE },
};

/* A lesson hides every answer; a quiz leaves what has to be read from the map and the lists. */
static void
test_veils (gconstpointer data)
{
  const VeilCase *c = data;
  g_autoptr(HuFact) fact = hu_fact_new (c->kind);

  g_assert_cmpint (hu_veil_find (fact, TRUE), ==, c->in_lesson);
  g_assert_cmpint (hu_veil_find (fact, FALSE), ==, c->in_quiz);
  g_assert_cmpint (hu_veil_find (NULL, TRUE), ==, HU_VEIL_NONE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/session/game", Fixture, NULL, set_up, test_game, tear_down);
  g_test_add ("/session/light", Fixture, NULL, set_up_open, test_light, tear_down);
  g_test_add ("/session/show", Fixture, NULL, set_up_open, test_show, tear_down);
  g_test_add ("/session/preview", Fixture, NULL, set_up_open, test_preview, tear_down);
  g_test_add ("/session/preview-ends", Fixture, NULL, set_up_open, test_preview_ends, tear_down);
  g_test_add ("/session/question", Fixture, NULL, set_up_open, test_question, tear_down);
  g_test_add ("/session/question-ends", Fixture, NULL, set_up_open, test_question_ends, tear_down);

  for (guint i = 0; i < G_N_ELEMENTS (veil_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/session/veils/", veil_cases[i].name, NULL);

      g_test_add_data_func (path, &veil_cases[i], test_veils);
    }

  return g_test_run ();
}
