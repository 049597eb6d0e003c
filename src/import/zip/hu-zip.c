/*
 * The directory of a ZIP file (APPNOTE.TXT 4.3): only what stands in it counts, since writers
 * such as Java's put sizes behind the data and not into the local headers.
 */
#include "config.h"

#include "hu-zip.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-import-error.h"
#include "hu-import-limits.h"

#define END_LENGTH 22
#define CENTRAL_LENGTH 46
#define LOCAL_LENGTH 30
#define COMMENT_MOST 65535
#define DIRECTORY_MOST (16 << 20)
#define PIECE (64 << 10)
#define PEEK 4096
#define FREE_RATIO (1 << 20) /* so many bytes may come out of anything */

typedef struct
{
  guint16 flags;
  guint16 method;
  guint32 checksum;
  guint32 packed;
  guint32 size;
  guint32 offset;
  guint   n; /* how many entries bear its name */
} Entry;

/* Where the data of an entry lie that was read. */
typedef struct
{
  goffset begin;
  goffset end;
} Span;

struct _HuZip
{
  GInputStream *stream;
  goffset       directory; /* where it begins: all data lie before */
  GHashTable   *entries;   /* name → Entry */
  GArray       *used;      /* Span */
  gsize         n_read;
};

static gboolean
refuse (GError    **error,
        HuImportErrorCode code,
        const char *why)
{
  g_set_error_literal (error, HU_IMPORT_ERROR, (gint) code, why);

  return FALSE;
}

static gboolean
refuse_broken (GError **error)
{
  return refuse (error, HU_IMPORT_ERROR_FORMAT,
                 _("The ZIP file is damaged or was cut off. Get it anew from where it came from."));
}

static guint16
get_16 (const guint8 *at)
{
  return (guint16) (at[0] | at[1] << 8);
}

static guint32
get_32 (const guint8 *at)
{
  return at[0] | (guint32) at[1] << 8 | (guint32) at[2] << 16 | (guint32) at[3] << 24;
}

static gboolean
read_at (GInputStream *stream,
         goffset       offset,
         guint8       *data,
         gsize         length,
         GError      **error)
{
  gsize n;

  if (!g_seekable_seek (G_SEEKABLE (stream), offset, G_SEEK_SET, NULL, error) ||
      !g_input_stream_read_all (stream, data, length, &n, NULL, error))
    return FALSE;

  return n == length || refuse_broken (error);
}

/* --- Unpacking --- */

static guint32
checksum_of (const guint8 *data,
             gsize         length)
{
  static guint32 table[256];
  static gsize made;
  guint32 sum = 0xffffffff;

  if (g_once_init_enter (&made))
    {
      for (guint32 i = 0; i < 256; i++)
        {
          table[i] = i;
          for (guint bit = 0; bit < 8; bit++)
            table[i] = table[i] >> 1 ^ (table[i] & 1 ? 0xedb88320u : 0);
        }
      g_once_init_leave (&made, 1);
    }
  for (gsize i = 0; i < length; i++)
    sum = sum >> 8 ^ table[(sum ^ data[i]) & 0xff];

  return ~sum;
}

gboolean
hu_unpack_to (GBytes                *packed,
              GZlibCompressorFormat  format,
              gsize                  most,
              HuUnpackFunc           take,
              gpointer               user_data,
              GError               **error)
{
  g_autoptr(GConverter) converter = G_CONVERTER (g_zlib_decompressor_new (format));
  g_autofree guint8 *piece = g_malloc (PIECE);
  gsize length, at = 0, read = 0, written = 0, n_out = 0;
  const guint8 *data = g_bytes_get_data (packed, &length);
  GConverterResult result = G_CONVERTER_CONVERTED;

  while (result != G_CONVERTER_FINISHED)
    {
      g_autoptr(GError) wrong = NULL;

      result = g_converter_convert (converter, data + at, length - at, piece, PIECE, G_CONVERTER_INPUT_AT_END, &read,
                                    &written, &wrong);
      if (result == G_CONVERTER_ERROR || (read == 0 && written == 0 && result != G_CONVERTER_FINISHED))
        return refuse_broken (error);
      at += read;
      n_out += written;
      if (n_out > most || (n_out > FREE_RATIO && n_out / HU_IMPORT_RATIO_MOST > MAX (at, 1)))
        return refuse (error, HU_IMPORT_ERROR_LIMIT,
                       _("The file unpacks to far more than any game needs. It is not read."));
      if (!take (piece, written, user_data, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
append_piece (const guint8  *piece,
              gsize          length,
              gpointer       user_data,
              GError       **error)
{
  g_byte_array_append (user_data, piece, (guint) length);

  return TRUE;
}

GBytes *
hu_unpack (GBytes                *packed,
           GZlibCompressorFormat  format,
           gsize                  most,
           GError               **error)
{
  g_autoptr(GByteArray) out = g_byte_array_new ();

  return hu_unpack_to (packed, format, most, append_piece, out, error) ? g_byte_array_free_to_bytes (g_steal_pointer (&out))
                                                                       : NULL;
}

/* --- The directory --- */

/* Finds the record that ends the directory; its comment ends exactly where the file does. */
static gboolean
find_end (GInputStream *stream,
          goffset       size,
          guint8        record[END_LENGTH],
          goffset      *where,
          GError      **error)
{
  gsize length = (gsize) MIN (size, END_LENGTH + COMMENT_MOST);
  g_autofree guint8 *tail = g_malloc (length + 1);

  if (size < END_LENGTH)
    return refuse_broken (error);
  if (!read_at (stream, size - (goffset) length, tail, length, error))
    return FALSE;

  for (gsize i = length - END_LENGTH + 1; i > 0; i--)
    {
      const guint8 *at = tail + i - 1;

      if (memcmp (at, "PK\5\6", 4) == 0 && get_16 (at + 20) == length - (i - 1) - END_LENGTH)
        {
          memcpy (record, at, END_LENGTH);
          *where = size - (goffset) length + (goffset) (i - 1);
          return TRUE;
        }
    }

  return refuse_broken (error);
}

static gboolean
add_entry (HuZip         *self,
           const guint8  *at,
           GError       **error)
{
  gsize length = get_16 (at + 28);
  g_autofree char *name = g_strndup ((const char *) at + CENTRAL_LENGTH, length);
  Entry *entry;

  if (strlen (name) != length || get_16 (at + 34) != 0)
    return refuse_broken (error);

  entry = g_hash_table_lookup (self->entries, name);
  if (entry != NULL)
    {
      entry->n++;
      return TRUE;
    }
  entry = g_new (Entry, 1);
  *entry = (Entry) { get_16 (at + 8), get_16 (at + 10), get_32 (at + 16), get_32 (at + 20), get_32 (at + 24),
                     get_32 (at + 42), 1 };
  g_hash_table_insert (self->entries, g_steal_pointer (&name), entry);

  return TRUE;
}

static gboolean
read_directory (HuZip    *self,
                goffset   size,
                GError  **error)
{
  guint8 end[END_LENGTH];
  goffset where = 0;
  gsize length, at = 0;
  guint n;
  g_autofree guint8 *data = NULL;

  if (!find_end (self->stream, size, end, &where, error))
    return FALSE;

  n = get_16 (end + 10);
  length = get_32 (end + 12);
  self->directory = get_32 (end + 16);
  if (n == 0xffff || length == 0xffffffff || self->directory == 0xffffffff)
    return refuse (error, HU_IMPORT_ERROR_FORMAT,
                   _("The ZIP file is of the kind for very large files (ZIP64), which is not read."));
  if (n > HU_IMPORT_N_ENTRIES_MOST || length > DIRECTORY_MOST)
    return refuse (error, HU_IMPORT_ERROR_LIMIT, _("The ZIP file has more entries than any game. It is not read."));
  if (get_16 (end + 4) != 0 || get_16 (end + 6) != 0 || get_16 (end + 8) != n ||
      self->directory + (goffset) length != where)
    return refuse_broken (error);

  data = g_malloc (length + 1);
  if (!read_at (self->stream, self->directory, data, length, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      gsize whole;

      if (length - at < CENTRAL_LENGTH || memcmp (data + at, "PK\1\2", 4) != 0)
        return refuse_broken (error);
      whole = CENTRAL_LENGTH + get_16 (data + at + 28) + get_16 (data + at + 30) + get_16 (data + at + 32);
      if (length - at < whole)
        return refuse_broken (error);
      if (!add_entry (self, data + at, error))
        return FALSE;
      at += whole;
    }

  return at == length || refuse_broken (error);
}

HuZip *
hu_zip_open (GInputStream  *stream,
             goffset        size,
             GError       **error)
{
  g_autoptr(HuZip) self = g_new0 (HuZip, 1);

  self->stream = g_object_ref (stream);
  self->entries = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->used = g_array_new (FALSE, FALSE, sizeof (Span));
  if (!read_directory (self, size, error))
    return NULL;

  return g_steal_pointer (&self);
}

HuZip *
hu_zip_new (GBytes  *bytes,
            GError **error)
{
  g_autoptr(GInputStream) stream = g_memory_input_stream_new_from_bytes (bytes);

  return hu_zip_open (stream, (goffset) g_bytes_get_size (bytes), error);
}

void
hu_zip_free (HuZip *self)
{
  g_object_unref (self->stream);
  g_hash_table_unref (self->entries);
  g_array_unref (self->used);
  g_free (self);
}

gboolean
hu_zip_has (HuZip      *self,
            const char *name)
{
  return g_hash_table_contains (self->entries, name);
}

/* --- Entries --- */

/* Where its data begin; -1 and @error where they would overlap others, or the directory. */
static goffset
find_data (HuZip        *self,
           const Entry  *entry,
           GError      **error)
{
  guint8 local[LOCAL_LENGTH];
  Span span;

  if (!read_at (self->stream, entry->offset, local, LOCAL_LENGTH, error))
    return -1;
  span.begin = (goffset) entry->offset;
  span.end = span.begin + LOCAL_LENGTH + get_16 (local + 26) + get_16 (local + 28) + (goffset) entry->packed;
  if (memcmp (local, "PK\3\4", 4) != 0 || span.end > self->directory)
    {
      refuse_broken (error);
      return -1;
    }
  for (guint i = 0; i < self->used->len; i++)
    {
      const Span *other = &g_array_index (self->used, Span, i);

      if (span.begin < other->end && other->begin < span.end && span.begin != other->begin)
        {
          refuse_broken (error);
          return -1;
        }
    }
  g_array_append_val (self->used, span);

  return span.end - (goffset) entry->packed;
}

static gboolean
check_entry (HuZip        *self,
             const Entry  *entry,
             GError      **error)
{
  if (entry == NULL || entry->n > 1)
    return refuse_broken (error);
  if (entry->flags & 1)
    return refuse (error, HU_IMPORT_ERROR_FORMAT, _("The ZIP file is encrypted. Save it without a password."));
  if (entry->method != 0 && entry->method != 8)
    return refuse (error, HU_IMPORT_ERROR_FORMAT,
                   _("The ZIP file is packed in a way that is not read. Pack it anew with the usual method, Deflate."));
  if (entry->size > HU_IMPORT_ENTRY_MOST || entry->packed > HU_IMPORT_ENTRY_MOST ||
      self->n_read + entry->size > HU_IMPORT_ENTRIES_MOST)
    return refuse (error, HU_IMPORT_ERROR_LIMIT, _("The file unpacks to far more than any game needs. It is not read."));

  return TRUE;
}

/* At most @most bytes of the entry as they lie in the file. */
static GBytes *
read_packed (HuZip        *self,
             const Entry  *entry,
             gsize         most,
             GError      **error)
{
  g_autofree guint8 *data = NULL;
  gsize length;
  goffset where;

  if (!check_entry (self, entry, error))
    return NULL;
  where = find_data (self, entry, error);
  if (where < 0)
    return NULL;

  length = MIN (most, entry->packed);
  data = g_malloc (length + 1);
  if (!read_at (self->stream, where, data, length, error))
    return NULL;

  return g_bytes_new_take (g_steal_pointer (&data), length);
}

gsize
hu_zip_get_size (HuZip      *self,
                 const char *name)
{
  const Entry *entry = g_hash_table_lookup (self->entries, name);

  return entry != NULL ? entry->size : 0;
}

GBytes *
hu_zip_peek (HuZip       *self,
             const char  *name,
             GError     **error)
{
  const Entry *entry = g_hash_table_lookup (self->entries, name);
  g_autoptr(GBytes) packed = read_packed (self, entry, PEEK, error);
  g_autoptr(GConverter) converter = NULL;
  g_autofree guint8 *piece = NULL;
  gsize length, read = 0, written = 0;
  const guint8 *data = packed != NULL ? g_bytes_get_data (packed, &length) : NULL;

  if (packed == NULL || entry->method == 0)
    return g_steal_pointer (&packed);

  /* A damaged entry has no beginning; hu_zip_read() says so. */
  converter = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_RAW));
  piece = g_malloc (PEEK);
  g_converter_convert (converter, data, length, piece, PEEK, G_CONVERTER_NO_FLAGS, &read, &written, NULL);

  return g_bytes_new_take (g_steal_pointer (&piece), written);
}

GBytes *
hu_zip_read (HuZip       *self,
             const char  *name,
             GError     **error)
{
  const Entry *entry = g_hash_table_lookup (self->entries, name);
  g_autoptr(GBytes) packed = read_packed (self, entry, G_MAXSIZE, error);
  g_autoptr(GBytes) whole = NULL;

  if (packed == NULL)
    return NULL;
  whole = entry->method == 0 ? g_bytes_ref (packed)
                             : hu_unpack (packed, G_ZLIB_COMPRESSOR_FORMAT_RAW, entry->size, error);
  if (whole == NULL)
    return NULL;
  if (g_bytes_get_size (whole) != entry->size ||
      checksum_of (g_bytes_get_data (whole, NULL), entry->size) != entry->checksum)
    {
      refuse_broken (error);
      return NULL;
    }
  self->n_read += entry->size;

  return g_steal_pointer (&whole);
}
