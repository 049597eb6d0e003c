/*
 * Which game it is: the SHA-256 of the parts of the file that decide the game, as JSON with
 * sorted keys and no white space.
 *
 * Each value counts as it stands in the file: what is left out and means a default is not the
 * same as the default written out, because only so can anybody compute the number from the
 * file alone.  What the program does not know decides nothing and does not count; nor do
 * remarks, whether they stand with an event or are one.
 */
#include "config.h"

#include <string.h>

#include "hu-game-file.h"
#include "hu-json-text.h"
#include "hu-json-writer.h"

typedef struct
{
  GString    *text;    /* waits to be summed up */
  GChecksum  *sum;
  GString    *pointer; /* to the value that is being added */
  GHashTable *unknown;
  HuAdjudicator *adjudicator; /* of a viewer; NULL: the truth */
  guint          n_events;
  HuSide         viewer;
} Canon;

/* Sums up in pieces, so that a long log takes no room. */
#define PIECE 65536

static void
flush (Canon *canon,
       gsize  limit)
{
  if (canon->text->len < limit)
    return;

  g_checksum_update (canon->sum, (const guchar *) canon->text->str, (gssize) canon->text->len);
  g_string_truncate (canon->text, 0);
}

static void add_value (Canon        *canon,
                       const HuNode *node);

static int
compare_members (gconstpointer a,
                 gconstpointer b,
                 gpointer      data)
{
  const HuNode *object = data;

  return strcmp (hu_node_get_key (object, *(const guint *) a), hu_node_get_key (object, *(const guint *) b));
}

/* Returns (transfer full) (element-type guint) the indices of the members, sorted by key. */
static GArray *
sort_members (const HuNode *object)
{
  GArray *order = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < hu_node_get_n (object); i++)
    g_array_append_val (order, i);
  g_array_sort_with_data (order, compare_members, (gpointer) object);

  return order;
}

/* Tells whether the member that the pointer leads to is left out, being unknown. */
static gboolean
is_unknown (const Canon *canon)
{
  return g_hash_table_size (canon->unknown) > 0 && g_hash_table_contains (canon->unknown, canon->pointer->str);
}

/* @but: a key to leave out, or NULL; @but_too: another. */
static void
add_object (Canon        *canon,
            const HuNode *object,
            const char   *but,
            const char   *but_too)
{
  g_autoptr(GArray) order = sort_members (object);
  gsize length = canon->pointer->len;
  gboolean first = TRUE;

  g_string_append_c (canon->text, '{');
  for (guint i = 0; i < order->len; i++)
    {
      guint index = g_array_index (order, guint, i);
      const char *key = hu_node_get_key (object, index);

      hu_pointer_append_key (canon->pointer, key, -1);
      if (g_strcmp0 (key, but) != 0 && g_strcmp0 (key, but_too) != 0 && !is_unknown (canon))
        {
          if (!first)
            g_string_append_c (canon->text, ',');
          first = FALSE;
          hu_json_append_quoted (canon->text, key);
          g_string_append_c (canon->text, ':');
          add_value (canon, hu_node_get_element (object, index));
        }
      g_string_truncate (canon->pointer, length);
    }
  g_string_append_c (canon->text, '}');
}

/* An event counts without its remark, and a remark only as an event. */
static void
add_event (Canon        *canon,
           const HuNode *event)
{
  const char *verb = hu_node_get_text (hu_node_find (event, "do"), "");

  add_object (canon, event, "note", g_str_equal (verb, "note") ? "text" : NULL);
}

/* The events that the viewer saw; null for each other one, since how many there were is public. */
static void
add_seen_log (Canon        *canon,
              const HuNode *log)
{
  gsize length = canon->pointer->len;

  g_string_append_c (canon->text, '[');
  for (guint i = 0; i < canon->n_events; i++)
    {
      g_autoptr(HuNode) event = hu_node_dup_element (log, i);

      if (i > 0)
        g_string_append_c (canon->text, ',');
      hu_pointer_append_index (canon->pointer, i);
      if (hu_adjudicator_get_sight (canon->adjudicator, canon->n_events, canon->viewer, i + 1) == HU_SIGHT_WHOLE)
        add_event (canon, event);
      else
        g_string_append (canon->text, "null");
      g_string_truncate (canon->pointer, length);
      flush (canon, PIECE);
    }
  g_string_append_c (canon->text, ']');
}

static gboolean
is_public (const char *part)
{
  return !g_str_equal (part, "start") && !g_str_equal (part, "units");
}

static void
add_list (Canon        *canon,
          const HuNode *list,
          void        (*add) (Canon        *canon,
                              const HuNode *node))
{
  gsize length = canon->pointer->len;

  g_string_append_c (canon->text, '[');
  for (guint i = 0; i < hu_node_get_n (list); i++)
    {
      g_autoptr(HuNode) element = hu_node_dup_element (list, i);

      if (i > 0)
        g_string_append_c (canon->text, ',');
      hu_pointer_append_index (canon->pointer, i);
      add (canon, element);
      g_string_truncate (canon->pointer, length);
      flush (canon, PIECE);
    }
  g_string_append_c (canon->text, ']');
}

static void
add_value (Canon        *canon,
           const HuNode *node)
{
  gint64 number;

  switch (hu_node_get_kind (node))
    {
    case HU_NODE_OBJECT:
      add_object (canon, node, NULL, NULL);
      break;

    case HU_NODE_LIST:
      add_list (canon, node, add_value);
      break;

    case HU_NODE_NUMBER:
      /* 5, 5.0 and 5e0 are the same number. */
      if (hu_node_get_whole (node, &number))
        g_string_append_printf (canon->text, "%" G_GINT64_FORMAT, number);
      else
        hu_node_append (node, canon->text);
      break;

    case HU_NODE_NULL:
    case HU_NODE_BOOLEAN:
    case HU_NODE_TEXT:
      hu_node_append (node, canon->text);
      break;
    }
}

static void
add_game (Canon        *canon,
          const HuNode *game)
{
  /* Sorted, as the keys within them are. */
  static const char * const parts[] = { "calendar", "format", "log", "map", "rules", "sides", "start", "units" };
  gboolean first = TRUE;

  g_string_append_c (canon->text, '{');
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      const HuNode *part = hu_node_find (game, parts[i]);

      if (part == NULL || (canon->adjudicator != NULL && !is_public (parts[i])))
        continue;

      g_string_append_printf (canon->text, "%s\"%s\":", first ? "" : ",", parts[i]);
      first = FALSE;
      g_string_truncate (canon->pointer, 0);
      hu_pointer_append_key (canon->pointer, parts[i], -1);
      if (g_str_equal (parts[i], "log") && canon->adjudicator != NULL)
        add_seen_log (canon, part);
      else if (g_str_equal (parts[i], "log"))
        add_list (canon, part, add_event);
      else
        add_value (canon, part);
    }
  g_string_append_c (canon->text, '}');
}

/* Returns (transfer full) the fingerprint of the game that @self has been read from, as @like knows it. */
static char *
fingerprint_of (const HuGameFile *self,
                const Canon      *like)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuNode) game = hu_node_parse (self->bytes, faults);
  Canon canon = *like;
  char *print;

  g_return_val_if_fail (game != NULL, NULL);

  canon.unknown = self->unknown;
  canon.text = g_string_new (NULL);
  canon.pointer = g_string_new (NULL);
  canon.sum = g_checksum_new (G_CHECKSUM_SHA256);
  add_game (&canon, game);
  flush (&canon, 0);
  print = g_strdup (g_checksum_get_string (canon.sum));
  g_checksum_free (canon.sum);
  g_string_free (canon.pointer, TRUE);
  g_string_free (canon.text, TRUE);

  return print;
}

static char *
fingerprint_written (const HuGameFile *self,
                     const Canon      *like)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) again = NULL;
  g_autoptr(GBytes) bytes = hu_game_file_to_bytes (self);

  again = hu_game_file_parse (bytes, faults);
  g_return_val_if_fail (again != NULL, NULL);

  return fingerprint_of (again, like);
}

/* Tells which game it is by the text that the program would write. It differs from hu_game_file_fingerprint()
 * where the text was written in another way, by hand perhaps.  Returns the fingerprint; (transfer full). */
char *
hu_game_file_fingerprint_written (const HuGameFile *self)
{
  return hu_game_file_fingerprint_seen (self, TRUE, NULL, 0, HU_SIDE_NONE);
}

/* Tells which game it is.  Returns the fingerprint: 64 hexadecimal digits; (transfer full). */
char *
hu_game_file_fingerprint (const HuGameFile *self)
{
  return hu_game_file_fingerprint_seen (self, FALSE, NULL, 0, HU_SIDE_NONE);
}

/**
 * hu_game_file_fingerprint_seen:
 * @written: whether to take the text that would be written in any case
 * @adjudicator: (nullable): with the whole log of the game; %NULL where nobody views it
 * @viewer: a side, or %HU_SIDE_NONE
 *
 * Tells which game it is, and reveals nothing that @viewer does not know.
 *
 * Returns: (transfer full): the fingerprint
 */
char *
hu_game_file_fingerprint_seen (const HuGameFile *self,
                               gboolean          written,
                               HuAdjudicator    *adjudicator,
                               guint             n_events,
                               HuSide            viewer)
{
  Canon like = { .n_events = n_events, .viewer = viewer };

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (viewer == HU_SIDE_NONE || adjudicator != NULL, NULL);

  if (viewer != HU_SIDE_NONE && hu_scenario_is_tactical (self->scenario))
    like.adjudicator = adjudicator;

  return written || self->bytes == NULL ? fingerprint_written (self, &like) : fingerprint_of (self, &like);
}
