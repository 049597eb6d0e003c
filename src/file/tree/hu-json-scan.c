/*
 * From bytes to a tree of values, in one pass: the scanner makes the tree while it checks the
 * text.
 *
 * json-glib is not asked: its bare parse takes two thirds of the time that reading a whole
 * game may take and twenty times the text in memory, it loses the spelling of numbers, and
 * it tells no lines, so that the scanner would have to note all places beside it.
 */
#include "config.h"

#include "hu-node.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-node-private.h"
#include "hu-json-scan.h"
#include "hu-json-text.h"

static gboolean
refuse_text (HuFaults *faults,
             guint     line,
             char     *what,
             char     *remedy)
{
  hu_faults_add (faults, FALSE, line, "", what, remedy);

  return FALSE;
}

static gboolean
check_encoding (const char *text,
                gsize       length,
                HuFaults   *faults)
{
  const char *bad;
  guint line;

  if (length >= 2 && (memcmp (text, "\xff\xfe", 2) == 0 || memcmp (text, "\xfe\xff", 2) == 0))
    return refuse_text (faults, 1, g_strdup (_("the file is in UTF-16, not in UTF-8")),
                        g_strdup (_("save it as UTF-8")));
  if (g_utf8_validate_len (text, length, &bad))
    return TRUE;

  line = hu_text_line_of (text, bad);
  if (*bad == '\0')
    return refuse_text (faults, line, g_strdup (_("the file holds a NUL byte: it is no text in UTF-8")),
                        g_strdup (_("choose a .hexgame file, or save it as UTF-8")));

  return refuse_text (faults, line,
                      g_strdup_printf (_("the byte 0x%02X here is not UTF-8"), (guint) (guchar) *bad),
                      g_strdup (_("save the file as UTF-8")));
}

/* Returns the bytes without a byte-order mark, or NULL with a fault. */
static const char *
get_text (GBytes   *bytes,
          gsize    *length,
          HuFaults *faults)
{
  const char *text = g_bytes_get_data (bytes, length);

  if (*length > HU_FILE_MAX_BYTES)
    {
      refuse_text (faults, 1, g_strdup_printf (_("the file is larger than %d MiB"), HU_FILE_MAX_BYTES >> 20),
                   g_strdup (_("that is the most this program takes")));
      return NULL;
    }

  if (text == NULL)
    text = "";
  if (!check_encoding (text, *length, faults))
    return NULL;

  if (*length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0)
    {
      text += 3;
      *length -= 3;
    }

  return text;
}

/* --- The log --- */

struct _HuUnread
{
  HuScanner *scanner;
  GArray    *places; /* HuScanPlace */
};

static void
scanner_clear (gpointer data)
{
  HuScanner *self = data;

  g_bytes_unref (self->bytes);
  g_array_unref (self->keys);
  for (guint i = 0; i < self->values->len; i++)
    hu_node_unref (g_ptr_array_index (self->values, i));
  g_ptr_array_unref (self->values);
  g_string_chunk_free (self->decoded);
  for (guint i = 0; i < HU_SCAN_KEYS_KEPT; i++)
    g_clear_pointer (&self->kept_keys[i], g_ref_string_release);
  g_clear_pointer (&self->skimmed, g_array_unref);
}

HuNode *
hu_scanner_make_unread (HuScanner *self)
{
  guint n = self->skimmed->len;
  HuNode *made = hu_node_alloc (HU_NODE_LIST, n + 1);
  HuUnread *unread = g_new (HuUnread, 1);

  unread->scanner = g_rc_box_acquire (self);
  unread->places = g_steal_pointer (&self->skimmed);
  memset (made->elements, 0, n * sizeof (HuNode *));
  made->elements[n] = (HuNode *) unread;
  made->has_unread = TRUE;
  made->n = n;

  return made;
}

HuNode *
hu_unread_read (HuUnread *self,
                guint     index)
{
  const HuScanPlace *place = &g_array_index (self->places, HuScanPlace, index);
  HuScanner *scanner = self->scanner;

  scanner->p = scanner->counted = scanner->text + place->start;
  scanner->line = place->line;
  scanner->cost = 0;
  g_string_chunk_clear (scanner->decoded);

  return hu_scanner_value (scanner);
}

void
hu_unread_free (HuUnread *self)
{
  g_rc_box_release_full (self->scanner, scanner_clear);
  g_array_unref (self->places);
  g_free (self);
}

/**
 * hu_node_parse:
 * @bytes: a text
 * @faults: the list that takes faults
 *
 * Reads any JSON text (RFC 8259) to its end or to the first fault of grammar.  A byte-order
 * mark is skipped.  The scan goes on after the faults of duplicate keys, of which the last
 * counts, numbers out of range, NUL and lone surrogates.  A list under the key `log` is
 * checked, and its elements are made when they are asked for.
 *
 * Time is linear in the length of the text.
 *
 * Returns: (transfer full) (nullable): its value, or %NULL if it is not JSON
 */
HuNode *
hu_node_parse (GBytes   *bytes,
               HuFaults *faults)
{
  HuScanner *scanner;
  const char *text;
  HuNode *root;
  gsize length;

  g_return_val_if_fail (bytes != NULL && faults != NULL, NULL);

  text = get_text (bytes, &length, faults);
  if (text == NULL)
    return NULL;

  scanner = g_rc_box_new0 (HuScanner);
  scanner->bytes = g_bytes_ref (bytes);
  scanner->text = scanner->p = scanner->counted = text;
  scanner->end = text + length;
  scanner->line = 1;
  scanner->faults = faults;
  scanner->keys = g_array_new (FALSE, FALSE, sizeof (HuScanKey));
  scanner->values = g_ptr_array_new ();
  scanner->decoded = g_string_chunk_new (256);
  root = hu_scanner_document (scanner);

  /* Events that are read later have been checked: they stand in the root's log. */
  scanner->faults = NULL;
  scanner->depth = 2;
  g_rc_box_release_full (scanner, scanner_clear);

  return root;
}
