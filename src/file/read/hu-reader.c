/*
 * Places and faults of the reader: the place of a value in the file, and reports of a fault
 * there.
 */
#include "config.h"

#include "hu-reader.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-json-text.h"

/* Words further apart than this are not slips of the same word. */
#define MAX_SLIPS 2
#define MAX_SLIP_LENGTH 32

/* --- A part by itself --- */

/* Uses the finished map of another game instead of the map in the text. */
void
hu_reader_take_map (HuReader *reader,
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

void
hu_reader_init (HuReader *reader,
                gboolean  has_lines,
                HuFaults *faults)
{
  *reader = (HuReader) { .has_lines = has_lines, .faults = faults };
  reader->unknown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  reader->places = g_hash_table_new (g_str_hash, g_str_equal);
  reader->buildings = g_hash_table_new (g_str_hash, g_str_equal);
  reader->boards = g_hash_table_new (g_str_hash, g_str_equal);
  reader->faulty_units = g_hash_table_new (NULL, NULL);
  reader->said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < hu_faults_get_n (faults); i++)
    g_hash_table_add (reader->said, g_strdup (hu_faults_get (faults, i)->pointer));
}

void
hu_reader_close (HuReader *reader)
{
  g_hash_table_unref (reader->unknown);
  g_hash_table_unref (reader->places);
  g_hash_table_unref (reader->buildings);
  g_hash_table_unref (reader->boards);
  g_hash_table_unref (reader->faulty_units);
  g_hash_table_unref (reader->said);
  g_clear_pointer (&reader->inner, g_ptr_array_unref);
  g_clear_pointer (&reader->burning, g_hash_table_unref);
  g_clear_pointer (&reader->scenario, hu_scenario_unref);
  g_clear_pointer (&reader->map, hu_map_unref);
  g_clear_pointer (&reader->grid, hu_grid_unref);
  g_free (reader->mark);
  g_free (reader->built);
}

void
hu_reader_open (HuReader   *reader,
                HuScenario *scenario,
                HuFaults   *faults)
{
  hu_reader_init (reader, FALSE, faults);
  hu_reader_take_map (reader, scenario->map);
  reader->scenario = hu_scenario_ref (scenario);
}

/* --- Ways --- */

/* @parent: the place of an object; @index: the index of one of its members, from 0.  Returns the place of the
 * member. */
HuAt
hu_at_member (const HuAt *parent,
              guint       index)
{
  return (HuAt) { .parent = parent, .key = hu_node_get_key (parent->node, index),
                  .node = hu_node_get_element (parent->node, index) };
}

static void
append_pointer (GString    *pointer,
                const HuAt *at)
{
  if (at->parent == NULL)
    return;

  append_pointer (pointer, at->parent);
  if (at->key != NULL)
    hu_pointer_append_key (pointer, at->key, -1);
  else
    hu_pointer_append_index (pointer, at->index);
}

/* RFC 6901; (transfer full). */
static char *
dup_pointer (const HuAt *at)
{
  GString *pointer = g_string_new (NULL);

  append_pointer (pointer, at);

  return g_string_free (pointer, FALSE);
}

static void
add (HuReader   *reader,
     gboolean    warning,
     const HuAt *at,
     char       *what,
     char       *remedy)
{
  g_autofree char *pointer = dup_pointer (at);

  if (!warning && g_hash_table_contains (reader->said, pointer))
    {
      reader->n_said++;
      g_free (what);
      g_free (remedy);
      return;
    }

  hu_faults_add (reader->faults, warning, reader->has_lines ? MAX (hu_node_get_line (at->node), 1) : 1,
                 pointer, what, remedy);
}

/**
 * hu_reader_fault:
 * @what: (transfer full): the fault in words
 * @remedy: (transfer full) (nullable): the remedy
 *
 * Reports a fault, unless the scanner has reported that value already.
 */
void
hu_reader_fault (HuReader   *reader,
                 const HuAt *at,
                 char       *what,
                 char       *remedy)
{
  add (reader, FALSE, at, what, remedy);
}

/**
 * hu_reader_warn:
 * @what: (transfer full): the warning in words
 * @remedy: (transfer full) (nullable): the remedy
 *
 * Reports a warning; the file is valid all the same.
 */
void
hu_reader_warn (HuReader   *reader,
                const HuAt *at,
                char       *what,
                char       *remedy)
{
  /* Past the limit warnings are only counted, and need no place. */
  if (hu_faults_keeps_warnings (reader->faults))
    add (reader, TRUE, at, what, remedy);
  else
    hu_faults_add (reader->faults, TRUE, 1, "", what, remedy);
}

/**
 * hu_reader_add_unknown:
 * @object: the place of an object
 * @index: the index of one of its members, from 0
 *
 * Notes a member that takes no part in the game, and so not in its fingerprint either.
 */
void
hu_reader_add_unknown (HuReader   *reader,
                       const HuAt *object,
                       guint       index)
{
  HuAt at = hu_at_member (object, index);

  g_hash_table_add (reader->unknown, dup_pointer (&at));
}

/* Returns TRUE once too many faults were found, or too many hexes named, to go on. */
gboolean
hu_reader_is_full (const HuReader *reader)
{
  return hu_faults_is_full (reader->faults) || reader->n_named > HU_FILE_MAX_HEXES_NAMED ||
         reader->n_kept > HU_FILE_MAX_HEXES_KEPT;
}

/* Returns the number of faults found so far, which tells whether a part has any. */
guint
hu_reader_n_errors (const HuReader *reader)
{
  return hu_faults_get_n_errors (reader->faults) + reader->n_said;
}

/* @words: the valid words of the format, ended by NULL.  Returns (transfer full): a remedy that lists them. */
char *
hu_reader_dup_words (const char * const *words)
{
  g_autoptr(GString) list = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (*words[i] == '\0')
        continue;
      /* Translators: what stands between two words of a list; the words themselves are the file's own. */
      if (list->len > 0)
        g_string_append (list, C_("list", ", "));
      g_string_append (list, words[i]);
    }

  /* Translators: what would be right in the place of a wrong word; %s is a list: "flat, pointy". */
  return g_strdup_printf (_("use one of these: %s"), list->str);
}

/* Counts the letters to change, drop or add to turn one word into the other; it compares bytes.  Where lengths alone tell that
 * these are too many it does not count. */
static guint
count_slips (const char *a,
             const char *b)
{
  guint row[MAX_SLIP_LENGTH + 1];
  gsize n_a = strlen (a), n_b = strlen (b);

  if (n_a > MAX_SLIP_LENGTH || n_b > MAX_SLIP_LENGTH || MAX (n_a, n_b) - MIN (n_a, n_b) > MAX_SLIPS)
    return G_MAXUINT;

  for (guint j = 0; j <= n_b; j++)
    row[j] = j;

  for (guint i = 0; i < n_a; i++)
    {
      guint corner = row[0];

      row[0] = i + 1;
      for (guint j = 0; j < n_b; j++)
        {
          guint above = row[j + 1];
          gboolean same = g_ascii_tolower (a[i]) == g_ascii_tolower (b[j]);

          row[j + 1] = MIN (MIN (above, row[j]) + 1, corner + (same ? 0 : 1));
          corner = above;
        }
    }

  return row[n_b];
}

/**
 * hu_reader_suggest:
 * @words: the valid words, ended by %NULL
 *
 * Finds the word of which @text is a slip: it differs in case, or by up to two letters, if
 * the word has more than twice as many letters.
 *
 * Returns: (nullable): one of @words
 */
const char *
hu_reader_suggest (const char         *text,
                   const char * const *words)
{
  const char *best = NULL;
  guint fewest = MAX_SLIPS + 1;

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint slips = count_slips (text, words[i]);

      if (slips < fewest && 2 * slips < strlen (words[i]))
        {
          best = words[i];
          fewest = slips;
        }
    }

  return best;
}
