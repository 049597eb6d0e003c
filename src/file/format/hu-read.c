/*
 * Reading the game file: bytes to scenario and log.  The scanner comes first, then
 * json-glib, then each part; every part has its own file.
 */
#include "config.h"

#include "hu-game-file.h"

#include <glib/gi18n-lib.h>

#include "hu-adjudicator.h"
#include "hu-format.h"
#include "hu-read-variations.h"
#include "hu-reader.h"

/**
 * hu_game_file_new:
 * @scenario: a scenario
 * @log: (element-type HuEvent): its log
 *
 * Puts scenario and log together; takes a reference to each.
 *
 * Returns: (transfer full): the contents of a game file
 */
HuGameFile *
hu_game_file_new (HuScenario *scenario,
                  GPtrArray  *log)
{
  g_autoptr(GPtrArray) none = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_variation_unref);

  return hu_game_file_new_with (scenario, log, none);
}

/**
 * hu_game_file_new_with:
 * @scenario: a scenario
 * @log: (element-type HuEvent): its log
 * @variations: (element-type HuVariation): other ways in which the game could have continued
 *
 * Puts scenario, log and variations together; takes a reference to each.
 *
 * Returns: (transfer full): the contents of a game file
 */
HuGameFile *
hu_game_file_new_with (HuScenario *scenario,
                       GPtrArray  *log,
                       GPtrArray  *variations)
{
  HuGameFile *self;

  g_return_val_if_fail (scenario != NULL && log != NULL && variations != NULL, NULL);

  self = g_new (HuGameFile, 1);
  self->scenario = hu_scenario_ref (scenario);
  self->log = g_ptr_array_ref (log);
  self->variations = g_ptr_array_ref (variations);

  return self;
}

/**
 * hu_game_file_free:
 * @self: the contents of a game file
 *
 * Frees the contents and drops the references to scenario and log.
 */
void
hu_game_file_free (HuGameFile *self)
{
  g_return_if_fail (self != NULL);

  hu_scenario_unref (self->scenario);
  g_ptr_array_unref (self->log);
  g_ptr_array_unref (self->variations);
  g_free (self);
}

/* --- To json-glib --- */

/* Parses everything but the events, which are read a few at a time; an empty list stands in for them.  @log becomes
 * the entry of the log, or HU_ENTRY_NONE. */
static JsonNode *
parse_all_but_log (HuReader *reader,
                   HuEntry  *log)
{
  g_autoptr(JsonParser) parser = json_parser_new_immutable ();
  g_autoptr(GString) text = NULL;
  gsize length, start, end;
  const char *whole = hu_json_scan_get_text (reader->scan, &length);
  HuAt root = { .parent = NULL };

  *log = HU_ENTRY_NONE;
  hu_json_scan_get_span (reader->scan, 0, &start, &end);
  if (whole[start] == '{')
    *log = hu_json_scan_find_member (reader->scan, 0, "log");
  if (*log != HU_ENTRY_NONE)
    {
      hu_json_scan_get_span (reader->scan, *log, &start, &end);
      if (whole[start] != '[')
        *log = HU_ENTRY_NONE;
    }

  text = g_string_sized_new (length);
  if (*log != HU_ENTRY_NONE)
    {
      g_string_append_len (text, whole, (gssize) start + 1);
      whole += end - 1;
      length -= end - 1;
    }
  g_string_append_len (text, whole, (gssize) length);

  if (json_parser_load_from_data (parser, text->str, (gssize) text->len, NULL))
    return json_parser_steal_root (parser);

  hu_reader_fault_unread (reader, &root);

  return NULL;
}

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
                   g_strdup_printf (_("“%s” or “%s” would be right"), HU_FORMAT_1, HU_FORMAT_2));
}

static void
read_texts (const HuObject *game)
{
  HuScenario *scenario = game->reader->scenario;
  const char *title = "", *about = NULL;

  hu_object_text (game, "title", HU_REQUIRED, &title);
  hu_object_text (game, "about", HU_OPTIONAL, &about);

  g_free (scenario->title);
  scenario->title = g_strdup (title);
  scenario->about = g_strdup (about);
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

static GPtrArray *
read_log (const HuObject *game,
          HuEntry         log)
{
  HuReader *reader = game->reader;
  JsonArray *list;
  HuAt at;

  if (hu_object_list (game, "log", HU_REQUIRED, &at, &list) && log != HU_ENTRY_NONE)
    {
      at.entry = log;
      return hu_read_log (reader, &at);
    }

  return g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
}

/**
 * hu_setup_is_decided:
 * @scenario: a scenario
 * @what: (out) (transfer full): the fault, if the game is decided
 * @remedy: (out) (transfer full): the remedy
 *
 * A scenario that its own set-up decides is useless.
 *
 * Returns: whether the set-up decides the game
 */
gboolean
hu_setup_is_decided (HuScenario *scenario,
                     char      **what,
                     char      **remedy)
{
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  HuVerdict verdict;

  g_return_val_if_fail (scenario != NULL && what != NULL && remedy != NULL, FALSE);

  adjudicator = hu_adjudicator_new (scenario);
  verdict = hu_adjudicator_get_verdict (adjudicator, 0);
  if (!verdict.decided)
    return FALSE;

  *what = g_strdup_printf (_("the set-up decides the game already, by rule %s"), verdict.rule);
  *remedy = g_strdup (_("change who controls what at the start, so that it can be played"));

  return TRUE;
}

/* A game that has begun is its players' affair. */
static void
check_setup (HuReader   *reader,
             const HuAt *root)
{
  JsonNode *node = json_object_get_member (json_node_get_object (root->node), "start");
  HuAt start = hu_at_member (root, "start", node);
  char *what, *remedy;

  if (hu_setup_is_decided (reader->scenario, &what, &remedy))
    hu_reader_warn (reader, node != NULL ? &start : root, what, remedy);
}

/* Uses the finished map of another game instead of the map in the text. */
static void
take_map (HuReader *reader,
          HuMap    *map)
{
  reader->map = hu_map_ref (map);
  reader->grid = hu_grid_ref (map->grid);
  for (guint i = 0; i < map->places->len; i++)
    g_hash_table_insert (reader->places, hu_map_get_place (map, i)->id, GUINT_TO_POINTER (i + 1));
  for (guint i = 0; i < map->buildings->len; i++)
    {
      const HuBuilding *building = hu_map_get_building (map, i);

      g_hash_table_insert (reader->buildings, building->id, GUINT_TO_POINTER (i + 1));
    }
  for (guint i = 0; i < map->boards->len; i++)
    {
      const HuBoard *board = g_ptr_array_index (map->boards, i);

      g_hash_table_insert (reader->boards, board->id, GUINT_TO_POINTER (i + 1));
    }
}

static GPtrArray *
read_game (HuReader   *reader,
           const HuAt *root,
           HuEntry     log_entry,
           HuMap      *known_map,
           GPtrArray **variations)
{
  static const char * const known[] = {
    "format", "title", "about", "map", "sides", "calendar", "units", "start", "rules", "lesson", "log",
    "variations", NULL,
  };
  GPtrArray *log;
  HuObject game;
  HuAt at;

  if (!hu_object_open (&game, reader, root, known))
    return NULL;

  read_format (&game);
  if (known_map != NULL)
    take_map (reader, known_map);
  else
    hu_read_map (reader, hu_object_get (&game, "map", HU_REQUIRED, &at) ? &at : NULL);
  reader->scenario = hu_scenario_new (reader->map);
  read_texts (&game);
  read_parts (&game);
  hu_scenario_finish (reader->scenario);
  if (hu_object_get (&game, "lesson", HU_OPTIONAL, &at))
    hu_read_lesson (reader, &at);
  log = read_log (&game, log_entry);
  *variations = hu_read_variations (&game, log);
  reader->scenario->extra = hu_object_close (&game);

  if (hu_reader_n_errors (reader) == 0 && log->len == 0)
    check_setup (reader, root);

  return log;
}

static void
reader_init (HuReader   *reader,
             HuJsonScan *scan,
             HuFaults   *faults)
{
  *reader = (HuReader) { .scan = scan, .faults = faults };
  reader->places = g_hash_table_new (g_str_hash, g_str_equal);
  reader->buildings = g_hash_table_new (g_str_hash, g_str_equal);
  reader->boards = g_hash_table_new (g_str_hash, g_str_equal);
  reader->faulty_units = g_hash_table_new (NULL, NULL);
  reader->said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < hu_faults_get_n (faults); i++)
    g_hash_table_add (reader->said, g_strdup (hu_faults_get (faults, i)->pointer));
}

static void
reader_clear (HuReader *reader)
{
  g_hash_table_unref (reader->places);
  g_hash_table_unref (reader->buildings);
  g_hash_table_unref (reader->boards);
  g_hash_table_unref (reader->faulty_units);
  g_hash_table_unref (reader->said);
  g_clear_pointer (&reader->scenario, hu_scenario_unref);
  g_clear_pointer (&reader->map, hu_map_unref);
  g_clear_pointer (&reader->grid, hu_grid_unref);
  g_free (reader->mark);
  g_free (reader->built);
}

/**
 * hu_game_file_parse:
 * @bytes: the contents of a file, at most 64 MiB
 * @faults: the list that takes faults and warnings
 *
 * Reads a game.  The search for faults goes on to the end of the text or to %HU_FAULTS_MAX;
 * only a text that is not JSON has a single fault.
 *
 * Returns: (transfer full) (nullable): the game, or %NULL if it has a fault
 */
HuGameFile *
hu_game_file_parse (GBytes   *bytes,
                    HuFaults *faults)
{
  return hu_game_file_parse_on (bytes, NULL, faults);
}

/**
 * hu_game_file_parse_on:
 * @bytes: the contents of a file, at most 64 MiB
 * @map: (nullable): a map that has been read; the map in the text is then ignored
 * @faults: the list that takes faults and warnings
 *
 * Reads a game whose map is known, as while another part of the game is edited: most of a
 * large file is its map.
 *
 * Returns: (transfer full) (nullable): the game, or %NULL if it has a fault
 */
HuGameFile *
hu_game_file_parse_on (GBytes   *bytes,
                       HuMap    *map,
                       HuFaults *faults)
{
  g_autoptr(HuJsonScan) scan = NULL;
  g_autoptr(GPtrArray) log = NULL;
  g_autoptr(GPtrArray) variations = NULL;
  HuGameFile *self = NULL;
  JsonNode *node;
  HuReader reader;
  HuEntry log_entry;
  guint before;

  g_return_val_if_fail (bytes != NULL && faults != NULL, NULL);

  before = hu_faults_get_n_errors (faults);
  scan = hu_json_scan_new (bytes, faults);
  if (scan == NULL)
    return NULL;

  reader_init (&reader, scan, faults);
  node = parse_all_but_log (&reader, &log_entry);
  if (node != NULL)
    {
      HuAt root = { .parent = NULL, .entry = 0, .node = node };

      log = read_game (&reader, &root, log_entry, map, &variations);
      json_node_unref (node);
    }

  if (log != NULL && hu_faults_get_n_errors (faults) == before)
    self = hu_game_file_new_with (reader.scenario, log, variations);
  reader_clear (&reader);

  return self;
}
