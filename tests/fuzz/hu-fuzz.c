/*
 * The fuzz targets share this: shipped games to put spoilt parts into, and checks
 * of the games that got through.
 */
#include "config.h"

#include "hu-adjudicator.h"
#include "hu-apply.h"
#include "hu-check.h"
#include "hu-explain.h"
#include "hu-fuzz.h"

int
LLVMFuzzerInitialize (int    *argc,
                      char ***argv)
{
  /* A warning of GLib's is a fault of ours. */
  g_log_set_always_fatal (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);

  return 0;
}

/* --- Reading --- */

static HuGameFile *
read_on (GBytes   *bytes,
         HuMap    *map,
         HuFaults *faults)
{
  g_autoptr(HuNode) draft = hu_node_parse (bytes, faults);

  return hu_faults_get_n_errors (faults) == 0 ? hu_game_file_read (draft, map, faults) : NULL;
}

HuGameFile *
hu_fuzz_parse (GBytes *bytes,
               HuMap  *map)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  HuGameFile *game = map != NULL ? read_on (bytes, map, faults) : hu_game_file_parse (bytes, faults);

  if ((game == NULL) != (hu_faults_get_n_errors (faults) > 0))
    g_error ("a game and faults, or neither");
  for (guint i = 0; i < hu_faults_get_n (faults); i++)
    {
      g_autofree char *line = hu_fault_to_line (hu_faults_get (faults, i), "game");

      if (!g_utf8_validate (line, -1, NULL))
        g_error ("a fault is no UTF-8");
    }

  return game;
}

/* The text around the value of the root's member @key. */
static void
split_at_member (HuFuzzFrame *self,
                 const char  *text,
                 const char  *key)
{
  g_autoptr(HuNode) game = hu_node_from_json (text);
  g_autoptr(HuNode) mark = hu_node_new_text ("here the data go");
  g_autoptr(HuNode) marked = hu_node_with (game, key, mark);
  g_autofree char *json = hu_node_to_json (marked);
  g_autofree char *here = hu_node_to_json (mark);
  char *at = strstr (json, here);

  if (hu_node_find (game, key) == NULL)
    g_error ("a shipped game has no member %s", key);
  self->before = g_strndup (json, (gsize) (at - json));
  self->after = g_strdup (at + strlen (here));
}

HuFuzzFrame *
hu_fuzz_frame_new (const char *path,
                   const char *key)
{
  g_autofree char *full = g_build_filename (SOURCE_DATADIR, path, NULL);
  HuFuzzFrame *self = g_new0 (HuFuzzFrame, 1);
  g_autoptr(HuGameFile) game = NULL;
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GError) error = NULL;
  char *text;

  if (!g_file_get_contents (full, &text, NULL, &error))
    g_error ("%s", error->message);

  split_at_member (self, text, key);
  bytes = g_bytes_new_take (text, strlen (text));
  game = hu_fuzz_parse (bytes, NULL);
  if (game == NULL)
    g_error ("%s is at fault", path);
  self->map = hu_map_ref (game->scenario->map);

  return self;
}

HuGameFile *
hu_fuzz_frame_parse (HuFuzzFrame  *self,
                     const guint8 *data,
                     gsize         size)
{
  g_autoptr(GByteArray) text = g_byte_array_new ();
  g_autoptr(GBytes) bytes = NULL;

  g_byte_array_append (text, (const guint8 *) self->before, (guint) strlen (self->before));
  g_byte_array_append (text, data, (guint) size);
  g_byte_array_append (text, (const guint8 *) self->after, (guint) strlen (self->after));
  bytes = g_byte_array_free_to_bytes (g_steal_pointer (&text));

  return hu_fuzz_parse (bytes, self->map);
}

/* --- What must be so --- */

void
hu_fuzz_check_round_trip (const HuGameFile *game)
{
  g_autoptr(GBytes) written = hu_game_file_to_bytes (game);
  g_autoptr(HuGameFile) again = hu_fuzz_parse (written, NULL);
  g_autoptr(GBytes) rewritten = NULL;

  if (again == NULL)
    g_error ("what was written is at fault");
  rewritten = hu_game_file_to_bytes (again);
  if (!g_bytes_equal (written, rewritten))
    g_error ("what was written reads back as something else");
}

void
hu_fuzz_check_state (const HuState *state)
{
  g_autofree char *fault = hu_state_find_fault (state);

  if (fault != NULL)
    g_error ("after %u events: %s", state->n_events, fault);
}

static void
check_text (char *text)
{
  if (text == NULL || !g_utf8_validate (text, -1, NULL))
    g_error ("no words, or none in UTF-8");
  g_free (text);
}

static void
check_snapshot_words (HuSnapshot *snapshot)
{
  const GPtrArray *meters = hu_snapshot_get_meters (snapshot);

  check_text (hu_explain_verdict (snapshot));
  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);

      check_text (hu_explain_meter_title (snapshot, meter));
      check_text (hu_explain_meter_value (snapshot, meter));
      check_text (hu_explain_meter_detail (snapshot, meter));
    }
}

void
hu_fuzz_check_words (HuAdjudicator *adjudicator)
{
  const HuScenario *scenario = hu_adjudicator_get_scenario (adjudicator);
  guint n_events = hu_adjudicator_get_n_events (adjudicator);

  for (gint viewer = HU_SIDE_NONE; viewer < HU_N_SIDES; viewer++)
    {
      g_autoptr(HuSnapshot) snapshot = hu_adjudicator_view (adjudicator, n_events, viewer);
      g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (snapshot);
      g_autoptr(GArray) sights = hu_adjudicator_list_sights (adjudicator, n_events, viewer);

      if (sights->len != n_events)
        g_error ("sights of %u events, and there are %u", sights->len, n_events);
      check_snapshot_words (snapshot);
      for (guint i = 0; i < rulings->len; i++)
        check_text (hu_explain_ruling (scenario, g_ptr_array_index (rulings, i)));
    }
}

void
hu_fuzz_check_play (const HuGameFile *game)
{
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (game->scenario);
  g_autoptr(HuState) state = hu_state_new (game->scenario);
  g_autoptr(HuSnapshot) snapshot = NULL;

  hu_apply_setup (state, NULL);
  hu_fuzz_check_state (state);
  for (guint i = 0; i < game->log->len; i++)
    {
      HuEvent *event = g_ptr_array_index (game->log, i);
      HuRefusal refusal;

      check_text (hu_explain_event (game->scenario, event, state));
      if (!hu_adjudicator_append (adjudicator, event, &refusal))
        g_error ("event %u was read and is refused", i + 1);
      hu_apply_event (state, event, NULL);
      hu_fuzz_check_state (state);
    }

  snapshot = hu_adjudicator_snapshot (adjudicator, game->log->len);
  if (!hu_state_equal (state, hu_snapshot_get_state (snapshot)))
    g_error ("the adjudicator's state is another");
  hu_fuzz_check_words (adjudicator);
}
