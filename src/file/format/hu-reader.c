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

/**
 * hu_at_member:
 * @parent: the place of the object
 * @key: a key, which must outlive the result
 * @node: the member's value
 *
 * Returns: the place of a member
 */
HuAt
hu_at_member (const HuAt *parent,
              const char *key,
              JsonNode   *node)
{
  return (HuAt) { .parent = parent, .key = key, .entry = HU_ENTRY_NONE, .node = node };
}

/**
 * hu_at_get_entry:
 * @reader: the reader
 * @at: a place
 *
 * Elements of lists know their entry.  The entry of a member is searched only here, which a
 * file without faults never needs.
 *
 * Returns: the entry of the scan at that place
 */
HuEntry
hu_at_get_entry (HuReader   *reader,
                 const HuAt *at)
{
  HuEntry object;

  if (at->entry != HU_ENTRY_NONE)
    return at->entry;
  if (at->parent == NULL)
    return 0;

  object = hu_at_get_entry (reader, at->parent);

  return object == HU_ENTRY_NONE ? HU_ENTRY_NONE : hu_json_scan_find_member (reader->scan, object, at->key);
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

/**
 * hu_at_dup_pointer:
 * @at: a place
 *
 * Returns: (transfer full): the RFC 6901 pointer to the place
 */
char *
hu_at_dup_pointer (const HuAt *at)
{
  GString *pointer = g_string_new (NULL);

  append_pointer (pointer, at);

  return g_string_free (pointer, FALSE);
}

/**
 * hu_at_dup_text:
 * @reader: the reader
 * @at: a place
 *
 * Returns: (transfer full): the value as the file spells it, without the white
 *   space between its parts
 */
char *
hu_at_dup_text (HuReader   *reader,
                const HuAt *at)
{
  GString *compact = g_string_new (NULL);
  gsize start, end, length;
  const char *text = hu_json_scan_get_text (reader->scan, &length);

  hu_json_scan_get_span (reader->scan, hu_at_get_entry (reader, at), &start, &end);
  hu_json_append_compact (compact, text + start, end - start);

  return g_string_free (compact, FALSE);
}

static void
add (HuReader   *reader,
     gboolean    warning,
     const HuAt *at,
     char       *what,
     char       *remedy)
{
  g_autofree char *pointer = hu_at_dup_pointer (at);
  HuEntry entry;

  if (!warning && g_hash_table_contains (reader->said, pointer))
    {
      g_free (what);
      g_free (remedy);
      return;
    }

  entry = hu_at_get_entry (reader, at);
  hu_faults_add (reader->faults, warning,
                 entry == HU_ENTRY_NONE ? 1 : hu_json_scan_get_line (reader->scan, entry),
                 pointer, what, remedy);
}

/**
 * hu_reader_fault:
 * @reader: the reader
 * @at: the place of the value
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
 * hu_reader_fault_unread:
 * @reader: the reader
 * @at: the place of the value that should have been read
 *
 * Reports that json-glib could not read a value.  The scanner accepts only what json-glib
 * takes, except for values that it has reported itself, such as half of a surrogate pair.
 * One fault is enough for these.
 */
void
hu_reader_fault_unread (HuReader   *reader,
                        const HuAt *at)
{
  if (hu_reader_n_errors (reader) == 0)
    hu_reader_fault (reader, at, g_strdup (_("this cannot be read as JSON")), NULL);
}

/**
 * hu_reader_warn:
 * @reader: the reader
 * @at: the place of the value
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
  if (hu_faults_get_n_warnings (reader->faults) < HU_FAULTS_MAX)
    add (reader, TRUE, at, what, remedy);
  else
    hu_faults_add (reader->faults, TRUE, 1, "", what, remedy);
}

/**
 * hu_reader_is_full:
 * @reader: the reader
 *
 * Returns: %TRUE once too many faults were found, or too many hexes named, to go on
 */
gboolean
hu_reader_is_full (const HuReader *reader)
{
  return hu_faults_is_full (reader->faults) || reader->n_named > HU_FILE_MAX_HEXES_NAMED ||
         reader->n_kept > HU_FILE_MAX_HEXES_KEPT;
}

/**
 * hu_reader_n_errors:
 * @reader: the reader
 *
 * Returns: the number of faults found so far, which tells whether a part has any
 */
guint
hu_reader_n_errors (const HuReader *reader)
{
  return hu_faults_get_n_errors (reader->faults);
}

/**
 * hu_reader_dup_words:
 * @words: the valid words of the format, ended by %NULL
 *
 * Returns: (transfer full): a remedy that lists them
 */
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
  return g_strdup_printf (_("one of these would be right: %s"), list->str);
}

/* Counts the letters to change, drop or add to turn one word into the other; it compares bytes. */
static guint
count_slips (const char *a,
             const char *b)
{
  guint row[MAX_SLIP_LENGTH + 1];
  gsize n_a = strlen (a), n_b = strlen (b);

  if (n_a > MAX_SLIP_LENGTH || n_b > MAX_SLIP_LENGTH)
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
 * @text: the word in the file
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
