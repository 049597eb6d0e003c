/*
 * The log on the way in: what is refused and where, and that what follows from
 * a refused event is not reported over again.
 */
#include "config.h"

#include <string.h>

#include "hu-file-case.h"
#include "hu-format.h"

typedef struct
{
  const char *name;
  const char *log; /* in place of that of the game "lifeline", one event a line from line 81 on */
  const char *lines;
} LogCase;

#define END "{\"do\": \"end-phase\"}"
#define TURN END ", " END ", " END ", " END ", " END ", " END

static const LogCase log_cases[] = {
  { "empty", "", "" },
  { "to-the-end", TURN ",\n" TURN ",\n" TURN ",\n{\"do\": \"note\", \"text\": \"done\"}", "" },
  { "after-the-end",
   TURN ",\n" TURN ",\n" TURN ",\n" END ",\n{\"do\": \"move\", \"unit\": \"g-6pz\", \"to\": \"0303\"},\n" END,
    "game:84: /log/18: the game is over: its last phase has ended; only notes may follow\n" },
  { "eliminated-moves-on",
    "{\"do\": \"eliminate\", \"unit\": \"g-6pz\"},\n"
    "{\"do\": \"move\", \"unit\": \"g-6pz\", \"to\": \"0303\"},\n"
    "{\"do\": \"exit\", \"unit\": \"g-6pz\", \"from\": \"0101\"},\n"
    "{\"do\": \"move\", \"unit\": \"g-kg\", \"to\": \"0303\"}",
    "game:82: /log/1/unit: 6 Pz was eliminated; it does not come back; remove the event, or name another unit\n"
    "game:84: /log/3/unit: KG 6 is not on the map yet; place it first\n" },
  { "refused-place",
    "{\"do\": \"place\", \"unit\": \"g-kg\", \"to\": \"0999\"},\n"
    "{\"do\": \"move\", \"unit\": \"g-kg\", \"to\": \"0101\"},\n"
    "{\"do\": \"withdraw\", \"unit\": \"g-kg\"},\n"
    "{\"do\": \"withdraw\", \"unit\": \"g-6pz\"},\n"
    "{\"do\": \"withdraw\", \"unit\": \"g-6pz\"}",
    "game:81: /log/0/to: the hex 0999 is off the map; use column and then row, from 0101 to 0807\n"
    "game:85: /log/4/unit: 6 Pz was withdrawn; it does not come back; remove the event, or name another unit\n" },
  { "slip-in-a-place",
    "{\"do\": \"place\", \"unit\": \"g-kgg\", \"to\": \"0101\"},\n"
    "{\"do\": \"move\", \"unit\": \"g-kg\", \"to\": \"0102\"}",
    "game:81: /log/0/unit: there is no unit “g-kgg”; perhaps “g-kg” is meant\n" },
  { "name-for-id", "{\"do\": \"place\", \"unit\": \"KG 6\", \"to\": \"0101\"}",
    "game:81: /log/0/unit: there is no unit “KG 6”; perhaps “g-kg” is meant\n" },
  { "refused-survivors",
    "{\"do\": \"eliminate\", \"unit\": \"g-6pz\", \"survivors\": [\"g-kg\", \"g-292\"]},\n"
    "{\"do\": \"move\", \"unit\": \"g-kg\", \"to\": \"0102\"},\n"
    "{\"do\": \"move\", \"unit\": \"g-6pz\", \"to\": \"0102\"}",
    "game:81: /log/0/survivors/1: 292 is on the map already, in 0302; name units that are off the map\n" },
  { "verb-of-later-versions",
    "{\"do\": \"reinforce\", \"unit\": \"g-6pz\", \"into\": \"g-kg\"},\n"
    "{\"do\": \"move\", \"unit\": \"g-kg\", \"to\": \"0102\"},\n"
    "{\"do\": \"place\", \"unit\": \"g-6pz\", \"to\": \"0102\"},\n"
    "{\"do\": \"place\", \"unit\": \"g-292\", \"to\": \"0102\"}",
    "game:81: /log/0/do: this version does not know the event “reinforce”; use one of these: end-phase, move, place, "
    "eliminate, withdraw, exit, control, concede, award, adjust, note, reduce, mark, capture, release, abandon, "
    "mop-up, fire, extinguish, rubble, declare, announce\ngame:84: /log/3/unit: 292 is on the map already, in 0302; move it, or "
    "name a unit that is off the map\n" },
  { "every-event-its-own",
    "{\"do\": \"move\"},\n7,\n{\"do\": \"concede\", \"side\": \"x\"},\n{\"do\": \"control\", \"side\": \"german\"}",
    "game:81: /log/0: the key “unit” is missing; add it\ngame:81: /log/0: the move leads nowhere; add “to” with a hex, "
    "or “path” with a list of them\ngame:82: /log/1: a number stands here; use an object in braces\n"
    "game:83: /log/2/side: there is no side “x”; use “german” or “soviet”\n"
    "game:84: /log/3: the key “hexes” is missing; add it\n" },
  /* The one fault is the whole story: the text is read with a character in place of the half. */
  { "half-a-surrogate-pair",
    END ",\n{\"do\": \"note\", \"text\": \"a\\ud800b\"},\n" END,
    "game:82: /log/1/text: \\ud800 is half of a surrogate pair without the other; write the character itself, or both "
    "halves\n" },
  { "one-of-a-path",
    "{\"do\": \"move\", \"unit\": \"g-6pz\", \"path\": [\"0101\",\n\"0102\",\n\"0909\"]}",
    "game:83: /log/0/path/2: the hex 0909 is off the map; use column and then row, from 0101 to 0807\n" },
  { "long-way", "{\"do\": \"move\", \"unit\": \"g-6pz\", \"to\": \"0806\"}", "" },
  { "onto-a-lake", "{\"do\": \"move\", \"unit\": \"g-6pz\", \"to\": \"0206\"}", "" },
  { "control-of-nothing", "{\"do\": \"control\", \"side\": null, \"hexes\": []}", "" },
};

static char *
with_log (const char *log)
{
  g_autofree char *text = hu_file_case_text ("lifeline");

  *strstr (text, "\"log\": [") = '\0';

  return g_strconcat (text, "\"log\": [\n", log, "\n]}\n", NULL);
}

static void
test_log (gconstpointer data)
{
  const LogCase *test = data;
  g_autofree char *text = with_log (test->log);
  g_autofree char *lines = NULL;
  HuGameFile *game = hu_file_case_parse (text, -1, &lines);

  g_assert_cmpstr (lines, ==, test->lines);
  g_clear_pointer (&game, hu_game_file_free);
}

/* A fault of a unit is said of the unit, not of its later events. */
static void
test_faulty_unit (void)
{
  g_autofree char *text = with_log ("{\"do\": \"move\", \"unit\": \"g-6pz\", \"to\": \"0204\"},\n"
                                    "{\"do\": \"exit\", \"unit\": \"g-6pz\", \"from\": \"0204\"}");
  g_autofree char *spoilt = hu_file_case_replace (text, "\"at\": \"0203\"", "\"at\": \"0903\"");
  g_autofree char *lines = NULL;

  g_assert_null (hu_file_case_parse (spoilt, -1, &lines));
  g_assert_cmpstr (lines, ==, "game:50: /units/0/at: the hex 0903 is off the map; use column and then row, from 0101 "
                              "to 0807\n");
}

/* A long log: lines and indexes go on. */
static void
test_batches (void)
{
  g_autoptr(GString) log = g_string_new (NULL);
  g_autofree char *text = NULL;
  g_autofree char *spoilt = NULL;
  g_autofree char *lines = NULL;
  g_autofree char *spoilt_lines = NULL;
  g_autofree char *written = NULL;
  g_autoptr(HuGameFile) game = NULL;

  for (guint i = 0; i < 10000; i++)
    g_string_append_printf (log, "{\"do\": \"note\", \"text\": \"%u: }],[{\", \"n\": %u},\n", i, i);
  g_string_append (log, "{\"do\": \"note\", \"text\": \"last\"}");
  text = with_log (log->str);
  spoilt = hu_file_case_replace (text, "\"9000: }],[{\"", "1");

  game = hu_file_case_parse (text, -1, &lines);
  g_assert_nonnull (game);
  g_assert_cmpuint (game->log->len, ==, 10001);
  g_assert_cmpstr (((HuEvent *) game->log->pdata[9999])->text, ==, "9999: }],[{");
  g_assert_cmpstr (((HuEvent *) game->log->pdata[9999])->extra, ==, "{\"n\":9999}");
  written = hu_file_case_write (game);
  g_assert_nonnull (strstr (written, "    {\"do\": \"note\", \"text\": \"9999: }],[{\", \"n\": 9999},\n"));

  g_assert_null (hu_file_case_parse (spoilt, -1, &spoilt_lines));
  g_assert_nonnull (strstr (spoilt_lines, "game:9081: /log/9000/text: a number stands here; use text in quotation "
                                          "marks\n"));
}

/* --- Comparing --- */

/* Makes @event differ from one that was like it, in the member of @field. */
static void
change (HuEvent       *event,
        const HuField *field)
{
  gpointer member = G_STRUCT_MEMBER_P (event, field->offset);

  if (field->type == HU_FIELD_TEXT)
    *(char **) member = g_strdup ("else");
  else if (field->size == sizeof (GArray *) && (member == &event->hexes || member == &event->units))
    ++g_array_index (*(GArray **) member, guint, 1);
  else
    *(guint8 *) member ^= 1;
}

static HuEvent *
new_event (HuVerb verb)
{
  HuEvent *event = hu_event_new (verb);
  const guint units[] = { 5, 6 };

  hu_event_add_place (event, 3, HU_STOREY_GROUND);
  hu_event_add_place (event, 4, 1);
  g_array_append_vals (event->units, units, 2);

  return event;
}

/* Whatever has a key tells two events apart. */
static void
test_equal (void)
{
  for (guint verb = 0; verb < HU_N_VERBS; verb++)
    {
      const GPtrArray *fields = hu_format_get_fields (hu_format_get_event_kind ((HuVerb) verb));
      g_autoptr(HuEvent) whole = new_event ((HuVerb) verb);

      for (guint i = 0; i < fields->len; i++)
        {
          g_autoptr(HuEvent) event = new_event ((HuVerb) verb);
          g_autoptr(HuEvent) beside = new_event ((HuVerb) verb);
          const HuField *field = g_ptr_array_index (fields, i);

          g_test_message ("%s/%s", field->object, field->key);
          g_assert_true (hu_event_equal (whole, event));
          g_assert_true (field->type == HU_FIELD_TEXT || field->size == sizeof (guint) || field->size == sizeof (gpointer));
          if (strcmp (field->key, "do") == 0)
            event->verb = (HuVerb) ((verb + 1) % HU_N_VERBS);
          else
            change (event, field);
          g_assert_false (hu_event_equal (whole, event));
          g_assert_false (hu_event_equal (event, whole));
          if (field->beside > 0)
            {
              G_STRUCT_MEMBER (guint, beside, field->beside) ^= 1;
              g_assert_false (hu_event_equal (whole, beside));
            }
        }
    }
}

static void
test_equal_beside (void)
{
  g_autoptr(HuEvent) whole = new_event (HU_VERB_MOVE);
  g_autoptr(HuEvent) lower = new_event (HU_VERB_MOVE);
  g_autoptr(HuEvent) longer = new_event (HU_VERB_MOVE);
  g_autoptr(HuEvent) unknown = new_event (HU_VERB_MOVE);

  g_array_index (lower->storeys, HuStorey, 1) = HU_STOREY_GROUND;
  hu_event_add_place (longer, 5, HU_STOREY_GROUND);
  unknown->extra = g_strdup ("{}");
  g_assert_false (hu_event_equal (whole, lower));
  g_assert_false (hu_event_equal (lower, whole));
  g_assert_false (hu_event_equal (whole, longer));
  g_assert_false (hu_event_equal (longer, whole));
  g_assert_false (hu_event_equal (whole, unknown));

  /* On the ground is the same, named or not. */
  g_clear_pointer (&lower->storeys, g_array_unref);
  g_clear_pointer (&whole->storeys, g_array_unref);
  g_assert_true (hu_event_equal (whole, lower));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (log_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/log/", log_cases[i].name, NULL);

      g_test_add_data_func (path, &log_cases[i], test_log);
    }
  g_test_add_func ("/log/faulty-unit", test_faulty_unit);
  g_test_add_func ("/log/batches", test_batches);
  g_test_add_func ("/log/equal", test_equal);
  g_test_add_func ("/log/equal-beside", test_equal_beside);

  return g_test_run ();
}
