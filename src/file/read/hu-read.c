/*
 * Reading the game file: bytes to a tree, the tree to scenario and log; every part has its
 * own file.
 */
#include "config.h"

#include "hu-game-file.h"

#include <glib/gi18n-lib.h>

#include "hu-apply.h"
#include "hu-carried.h"
#include "hu-format.h"
#include "hu-read-variations.h"
#include "hu-reader.h"
#include "hu-setup-warning.h"

/* --- Part by part --- */

static void
read_format (const HuObject *game)
{
  const char *format = NULL;
  HuAt at;

  if (!hu_object_text (game, "format", HU_REQUIRED, &format) || hu_format_is_known (format))
    return;

  hu_object_get (game, "format", HU_REQUIRED, &at);
  hu_reader_fault (game->reader, &at, g_strdup (_("this version does not know that format")),
                   g_strdup_printf (_("use “%s” or “%s”"), HU_FORMAT_1, HU_FORMAT_2));
}

static void
read_texts (const HuObject *game)
{
  HuScenario *scenario = game->reader->scenario;

  hu_object_read_member (game, "game", "title", scenario, NULL);
  hu_object_read_member (game, "game", "about", scenario, NULL);
  if (scenario->title == NULL)
    scenario->title = g_strdup ("");
}

/* In this order: each needs what those before it name. */
static void
read_parts (const HuObject *game)
{
  static const struct
  {
    const char *key;
    HuNeed      need;
    void      (*read) (HuReader   *reader,
                       const HuAt *at);
  } parts[] = {
    { "sides", HU_REQUIRED, hu_read_sides },
    { "calendar", HU_REQUIRED, hu_read_calendar },
    { "units", HU_REQUIRED, hu_read_units },
    { "start", HU_OPTIONAL, hu_read_start },
    { "rules", HU_REQUIRED, hu_read_rules },
  };
  HuReader *reader = game->reader;

  for (guint i = 0; i < G_N_ELEMENTS (parts) && !hu_reader_is_full (reader); i++)
    {
      HuAt at;

      if (hu_object_get (game, parts[i].key, parts[i].need, &at))
        parts[i].read (reader, &at);
      else if (parts[i].read == hu_read_sides)
        reader->sides_unsure = TRUE;
      else if (parts[i].read == hu_read_calendar)
        reader->calendar_unsure = TRUE;
      else if (parts[i].read == hu_read_units)
        reader->units_unsure = TRUE;
    }
}

static void
check_setup (HuReader        *reader,
             const HuAt      *root,
             const GPtrArray *log,
             const HuState   *set_up)
{
  const HuAt at = hu_at_find (root, "start");
  g_autoptr(GPtrArray) warnings = hu_setup_list_warnings (set_up, log);

  for (guint i = 0; i < warnings->len; i++)
    {
      HuSetupWarning *warning = g_ptr_array_index (warnings, i);

      hu_reader_warn (reader, &at, g_steal_pointer (&warning->what), g_steal_pointer (&warning->remedy));
    }
}

static GPtrArray *
read_game (HuReader   *reader,
           const HuAt *root,
           HuMap      *known_map,
           GPtrArray **variations)
{
  static const char * const known[] = {
    "format", "title", "about", "players", "played", "map", "sides", "calendar", "units", "start", "rules", "lesson", "log",
    "variations", "translations", NULL,
  };
  GPtrArray *log;
  HuObject game;
  HuAt at;

  if (!hu_object_open (&game, reader, root, known))
    return NULL;

  read_format (&game);
  if (known_map != NULL)
    hu_reader_take_map (reader, known_map);
  else
    hu_read_map (reader, hu_object_get (&game, "map", HU_REQUIRED, &at) ? &at : NULL);
  reader->map_unsure = hu_reader_n_errors (reader) > 0;
  reader->scenario = hu_scenario_new (reader->map);
  read_texts (&game);
  read_parts (&game);
  hu_scenario_finish (reader->scenario);
  if (hu_object_get (&game, "lesson", HU_OPTIONAL, &at))
    hu_read_lesson (reader, &at);
  hu_read_played (&game);
  log = hu_object_list (&game, "log", HU_REQUIRED, &at) ? hu_read_log (reader, &at)
                                                        : g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  *variations = hu_read_variations (&game, log);
  if (hu_object_get (&game, "translations", HU_OPTIONAL, &at))
    hu_read_translations (reader, root, &at);
  reader->scenario->extra = hu_object_close (&game);

  if (hu_reader_n_errors (reader) == 0)
    {
      g_autoptr(HuState) set_up = hu_state_new (reader->scenario);

      hu_apply_setup (set_up, NULL);
      hu_check_rules (reader, root, log, set_up);
      check_setup (reader, root, log, set_up);
    }

  return log;
}

/* Returns (transfer full) the game, or NULL if there are more than @n_errors faults.  @bytes: the text of @tree, or
 * NULL for a draft, which has no lines. */
static HuGameFile *
read_tree (HuNode   *tree,
           GBytes   *bytes,
           HuMap    *map,
           guint     n_errors,
           HuFaults *faults)
{
  const HuAt root = { .node = tree };
  g_autoptr(GPtrArray) log = NULL;
  g_autoptr(GPtrArray) variations = NULL;
  HuGameFile *self = NULL;
  HuReader reader;

  hu_reader_init (&reader, bytes != NULL, faults);
  log = read_game (&reader, &root, map, &variations);
  if (log != NULL && hu_faults_get_n_errors (faults) == n_errors)
    self = hu_game_file_new_with (reader.scenario, log, variations);
  if (self != NULL && bytes != NULL)
    {
      self->bytes = g_bytes_ref (bytes);
      self->unknown = g_hash_table_ref (reader.unknown);
    }
  hu_reader_close (&reader);

  return self;
}

/**
 * hu_game_file_parse:
 * @bytes: the contents of a file, at most 64 MiB
 * @faults: the list that takes faults and warnings
 *
 * Reads a game.  The search for faults goes on to the end of the text or until @faults is full;
 * only a text that is not JSON has a single fault.
 *
 * Returns: (transfer full) (nullable): the game, or %NULL if it has a fault
 */
HuGameFile *
hu_game_file_parse (GBytes   *bytes,
                    HuFaults *faults)
{
  return hu_game_file_parse_with_log (bytes, NULL, faults);
}

/**
 * hu_game_file_parse_with_log:
 * @bytes: the contents of a file, at most 64 MiB
 * @log: (nullable): an object with a log that is read instead of that in @bytes
 * @faults: the list that takes faults and warnings
 *
 * Reads a game whose log is kept apart, as in the journal of unsaved changes.
 *
 * Returns: (transfer full) (nullable): the game, or %NULL if it has a fault
 */
HuGameFile *
hu_game_file_parse_with_log (GBytes   *bytes,
                             GBytes   *log,
                             HuFaults *faults)
{
  g_autoptr(GBytes) carried = NULL;
  g_autoptr(HuNode) tree = NULL;
  HuGameFile *self;
  guint before;

  g_return_val_if_fail (bytes != NULL && faults != NULL, NULL);

  before = hu_faults_get_n_errors (faults);
  carried = hu_carried_find (bytes, faults);
  if (hu_faults_get_n_errors (faults) > before)
    return NULL;
  if (carried != NULL)
    bytes = carried;
  tree = hu_node_parse (bytes, faults);
  if (tree != NULL && log != NULL && hu_node_get_kind (tree) == HU_NODE_OBJECT)
    {
      g_autoptr(HuNode) apart = hu_node_parse (log, faults);

      if (apart == NULL)
        return NULL;
      g_return_val_if_fail (hu_node_find (apart, "log") != NULL, NULL);
      hu_node_put (&tree, "log", hu_node_ref (hu_node_find (apart, "log")));
    }

  self = tree != NULL ? read_tree (tree, bytes, NULL, before, faults) : NULL;
  /* A log from elsewhere is not in that text. */
  if (self != NULL && log != NULL)
    g_clear_pointer (&self->bytes, g_bytes_unref);
  if (self != NULL)
    self->carried = carried != NULL;

  return self;
}

/**
 * hu_game_file_read:
 * @draft: a game as a draft has it
 * @map: (nullable): a map that has been read; the map in @draft is then ignored
 * @faults: the list that takes faults and warnings
 *
 * Reads a game from a draft; all faults are on line 1, since a draft has no text.  Where a
 * part of the game is edited that is not its map, most of the work is saved by @map.
 *
 * Returns: (transfer full) (nullable): the game, or %NULL if it has a fault
 */
HuGameFile *
hu_game_file_read (HuNode   *draft,
                   HuMap    *map,
                   HuFaults *faults)
{
  g_return_val_if_fail (draft != NULL && faults != NULL, NULL);

  return read_tree (draft, NULL, map, hu_faults_get_n_errors (faults), faults);
}
