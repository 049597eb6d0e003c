/*
 * The result of a scan: whether the bytes are text at all, and a table of the places of all
 * values.
 */
#include "config.h"

#include "hu-json-scan.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-json-scan-private.h"
#include "hu-json-text.h"

struct _HuJsonScan
{
  GBytes     *bytes;
  const char *text; /* after a byte-order mark */
  gsize       length;
  GArray     *entries; /* HuScanEntry */

  /* Lines are asked for in rising order, mostly. */
  gsize       line_offset;
  guint       line;
};

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

/**
 * hu_json_scan_new:
 * @bytes: the contents of a file
 * @faults: the list that takes faults
 *
 * Scans a text (RFC 8259) to its end or to the first fault of grammar.  A byte-order mark
 * is skipped.  The scan goes on after the faults of duplicate keys, numbers out of range,
 * NUL and lone surrogates.
 *
 * Time is linear in the length of the text, and memory beside the text is at most eight
 * bytes per value.
 *
 * Returns: (transfer full) (nullable): the places of all values, or %NULL
 */
HuJsonScan *
hu_json_scan_new (GBytes   *bytes,
                  HuFaults *faults)
{
  HuJsonScan *self;
  HuScanner scanner = { 0 };
  const char *text;
  gsize length;

  g_return_val_if_fail (bytes != NULL && faults != NULL, NULL);

  text = get_text (bytes, &length, faults);
  if (text == NULL)
    return NULL;

  scanner.text = scanner.p = text;
  scanner.end = text + length;
  scanner.faults = faults;
  scanner.entries = g_array_new (FALSE, FALSE, sizeof (HuScanEntry));
  scanner.keys = g_array_new (FALSE, FALSE, sizeof (HuScanKey));
  scanner.decoded = g_string_chunk_new (256);
  hu_scanner_document (&scanner);
  g_array_unref (scanner.keys);
  g_string_chunk_free (scanner.decoded);

  if (scanner.failed)
    {
      g_array_unref (scanner.entries);
      return NULL;
    }

  self = g_new0 (HuJsonScan, 1);
  self->bytes = g_bytes_ref (bytes);
  self->text = text;
  self->length = length;
  self->entries = scanner.entries;
  self->line = 1;

  return self;
}

/**
 * hu_json_scan_free:
 * @self: a scan
 *
 * Frees it.
 */
void
hu_json_scan_free (HuJsonScan *self)
{
  g_return_if_fail (self != NULL);

  g_bytes_unref (self->bytes);
  g_array_unref (self->entries);
  g_free (self);
}

/**
 * hu_json_scan_get_text:
 * @self: a scan
 * @length: (out): its length in bytes
 *
 * Returns: (transfer none): the text, without a byte-order mark and without a NUL at its end
 */
const char *
hu_json_scan_get_text (const HuJsonScan *self,
                       gsize            *length)
{
  g_return_val_if_fail (self != NULL && length != NULL, NULL);

  *length = self->length;
  return self->text;
}

/**
 * hu_json_scan_get_line:
 * @self: a scan
 * @entry: one of its entries
 *
 * Returns: the line on which it begins, from 1; a member begins with its key
 */
guint
hu_json_scan_get_line (HuJsonScan *self,
                       HuEntry     entry)
{
  gsize offset;

  g_return_val_if_fail (self != NULL && entry < self->entries->len, 1);

  offset = g_array_index (self->entries, HuScanEntry, entry).start;
  if (offset < self->line_offset)
    {
      self->line_offset = 0;
      self->line = 1;
    }

  self->line += hu_text_line_of (self->text + self->line_offset, self->text + offset) - 1;
  self->line_offset = offset;

  return self->line;
}

/**
 * hu_json_scan_get_start:
 * @self: a scan
 * @entry: one of its entries
 *
 * Returns: the offset in the text at which it begins; a member begins with its key
 */
gsize
hu_json_scan_get_start (const HuJsonScan *self,
                        HuEntry           entry)
{
  g_return_val_if_fail (self != NULL && entry < self->entries->len, 0);

  return g_array_index (self->entries, HuScanEntry, entry).start;
}

/**
 * hu_json_scan_get_next:
 * @self: a scan
 * @entry: one of its entries
 *
 * Returns: the entry after @entry and its contents; after the last entry of an object or list, the
 *   entry that comes next in the text
 */
HuEntry
hu_json_scan_get_next (const HuJsonScan *self,
                       HuEntry           entry)
{
  g_return_val_if_fail (self != NULL && entry < self->entries->len, HU_ENTRY_NONE);

  return entry + g_array_index (self->entries, HuScanEntry, entry).size;
}

static gboolean
key_is (const HuJsonScan  *self,
        const HuScanEntry *entry,
        const char        *key,
        gsize              length)
{
  const char *text = self->text + entry->start;
  const char *end = hu_json_skip_string (text) - 1;
  g_autoptr(GString) decoded = NULL;

  text++;
  if (memchr (text, '\\', (gsize) (end - text)) == NULL)
    return (gsize) (end - text) == length && memcmp (text, key, length) == 0;

  decoded = g_string_new (NULL);
  hu_json_append_decoded (decoded, text, (gsize) (end - text));

  return decoded->len == length && memcmp (decoded->str, key, length) == 0;
}

/**
 * hu_json_scan_find_member:
 * @self: a scan
 * @object: the entry of an object
 * @key: a key
 *
 * Finds a member of @object; of members with the same key it finds the last, as json-glib
 * does.
 *
 * Returns: its entry, or %HU_ENTRY_NONE
 */
HuEntry
hu_json_scan_find_member (const HuJsonScan *self,
                          HuEntry           object,
                          const char       *key)
{
  HuEntry found = HU_ENTRY_NONE, end;
  gsize length;

  g_return_val_if_fail (self != NULL && key != NULL && object < self->entries->len, HU_ENTRY_NONE);

  length = strlen (key);
  end = hu_json_scan_get_next (self, object);
  for (HuEntry entry = object + 1; entry < end; entry = hu_json_scan_get_next (self, entry))
    if (key_is (self, &g_array_index (self->entries, HuScanEntry, entry), key, length))
      found = entry;

  return found;
}

/**
 * hu_json_scan_get_span:
 * @self: a scan
 * @entry: one of its entries
 * @start: (out): its value's first byte
 * @end: (out): the byte after the value
 *
 * Finds the place of a value in the text.
 */
void
hu_json_scan_get_span (const HuJsonScan *self,
                       HuEntry           entry,
                       gsize            *start,
                       gsize            *end)
{
  const char *limit, *text, *after;

  g_return_if_fail (self != NULL && start != NULL && end != NULL && entry < self->entries->len);

  limit = self->text + self->length;
  text = self->text + g_array_index (self->entries, HuScanEntry, entry).start;

  /* A string followed by a colon is the key of a member. */
  if (*text == '"')
    {
      after = hu_json_skip_space (hu_json_skip_string (text), limit);
      if (after < limit && *after == ':')
        text = hu_json_skip_space (after + 1, limit);
    }

  *start = (gsize) (text - self->text);
  *end = (gsize) (hu_json_skip_value (text, limit) - self->text);
}
