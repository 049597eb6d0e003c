/*
 * Files of other programs for the fuzz targets.
 */
#include "config.h"

#include "hu-fuzz-import.h"

#include <stdarg.h>
#include <string.h>

/* Without a checksum the reader would refuse them all. */
static guint32
checksum_of (const guint8 *data,
             gsize         length)
{
  guint32 sum = 0xffffffff;

  for (gsize i = 0; i < length; i++)
    {
      sum ^= data[i];
      for (guint bit = 0; bit < 8; bit++)
        sum = sum >> 1 ^ (sum & 1 ? 0xedb88320u : 0);
    }

  return ~sum;
}

/* What local header and directory have in common: flags, method and time, then checksum and lengths. */
static void
append_head (GByteArray   *zip,
             const guint8 *begin,
             guint         n_begin,
             guint32       sum,
             guint32       n,
             const char   *name)
{
  guint16 name_length = (guint16) strlen (name);

  g_byte_array_append (zip, begin, n_begin);
  g_byte_array_append (zip, (const guint8 *) &sum, 4);
  g_byte_array_append (zip, (const guint8 *) &n, 4);
  g_byte_array_append (zip, (const guint8 *) &n, 4);
  g_byte_array_append (zip, (const guint8 *) &name_length, 2);
}

GBytes *
hu_fuzz_pack (const char *name,
              ...)
{
  GByteArray *zip = g_byte_array_new ();
  g_autoptr(GByteArray) directory = g_byte_array_new ();
  const guint8 zero[16] = { 0 };
  guint16 n_entries = 0;
  guint32 at, size;
  va_list list;

  va_start (list, name);
  for (; name != NULL; name = va_arg (list, const char *))
    {
      gsize length;
      const guint8 *data = g_bytes_get_data (va_arg (list, GBytes *), &length);
      guint32 sum = checksum_of (data, length), offset = zip->len;

      append_head (zip, (const guint8 *) "PK\3\4\24\0\0\0\0\0\0\0\0\0", 14, sum, (guint32) length, name);
      g_byte_array_append (zip, zero, 2);
      g_byte_array_append (zip, (const guint8 *) name, (guint) strlen (name));
      if (length > 0)
        g_byte_array_append (zip, data, (guint) length);
      append_head (directory, (const guint8 *) "PK\1\2\24\0\24\0\0\0\0\0\0\0\0\0", 16, sum, (guint32) length, name);
      g_byte_array_append (directory, zero, 12);
      g_byte_array_append (directory, (const guint8 *) &offset, 4);
      g_byte_array_append (directory, (const guint8 *) name, (guint) strlen (name));
      n_entries++;
    }
  va_end (list);

  at = zip->len;
  size = directory->len;
  g_byte_array_append (zip, directory->data, directory->len);
  g_byte_array_append (zip, (const guint8 *) "PK\5\6\0\0\0\0", 8);
  g_byte_array_append (zip, (const guint8 *) &n_entries, 2);
  g_byte_array_append (zip, (const guint8 *) &n_entries, 2);
  g_byte_array_append (zip, (const guint8 *) &size, 4);
  g_byte_array_append (zip, (const guint8 *) &at, 4);
  g_byte_array_append (zip, zero, 2);

  return g_byte_array_free_to_bytes (zip);
}

/* Stored as it is, since most of the time would go into packing it. */
GBytes *
hu_fuzz_gzip (GBytes *bytes)
{
  static const guint8 head[10] = { 0x1f, 0x8b, 8 };
  GByteArray *packed = g_byte_array_new ();
  gsize length, at = 0;
  const guint8 *data = g_bytes_get_data (bytes, &length);
  guint32 sum = checksum_of (data, length), size = (guint32) length;

  g_byte_array_append (packed, head, sizeof head);
  do
    {
      guint16 n = (guint16) MIN (length - at, G_MAXUINT16), inverse = (guint16) ~n;
      guint8 last = at + n == length;

      g_byte_array_append (packed, &last, 1);
      g_byte_array_append (packed, (const guint8 *) &n, 2);
      g_byte_array_append (packed, (const guint8 *) &inverse, 2);
      if (n > 0)
        g_byte_array_append (packed, data + at, n);
      at += n;
    }
  while (at < length);
  g_byte_array_append (packed, (const guint8 *) &sum, 4);
  g_byte_array_append (packed, (const guint8 *) &size, 4);

  return g_byte_array_free_to_bytes (packed);
}

void
hu_fuzz_check_outcome (HuImport *import,
                       GError   *refusal)
{
  g_autoptr(HuImport) owned = import;
  g_autoptr(GError) error = refusal;
  g_autoptr(GBytes) bytes = NULL;
  g_autofree char *words = NULL;
  guint sum = 0;

  if (import == NULL)
    {
      if (error == NULL || strchr (error->message, '\n') != NULL)
        g_error ("refused without a line of its own");
      return;
    }

  for (guint i = 0; i < HU_N_IMPORT_TAKES; i++)
    sum += import->n_taken[i];
  if (sum != import->n_all)
    g_error ("a counter was dropped in silence");
  words = hu_import_word (import);
  if (!g_utf8_validate (words, -1, NULL))
    g_error ("the report is no UTF-8");
  if (import->scenario->map->grid->n_hexes > HU_FUZZ_MAX_HEXES)
    return;
  bytes = hu_import_to_bytes (import, &error);
  if (bytes == NULL)
    g_error ("the draft is no game: %s", error->message);
}

void
hu_fuzz_check_import (GBytes *file,
                      GBytes *module)
{
  GError *error = NULL;
  HuImport *import = hu_import_bytes (file, module, &error);

  hu_fuzz_check_outcome (import, error);
}
