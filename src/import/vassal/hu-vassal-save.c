/*
 * The envelopes of a save: plain, or under a key, as digits or bytes, packed or not.
 */
#include "config.h"

#include "hu-vassal-save.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-import-error.h"
#include "hu-import-limits.h"

#define ENTRY "savedGame"
#define BEGIN "begin_save"

static gboolean
refuse_broken (GError **error)
{
  g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                       _("The save is damaged: its text cannot be read. Save the game in VASSAL again."));

  return FALSE;
}

/* Pairs of hexadecimal digits, each a byte under the key that the first pair names. */
static GBytes *
read_hex (const char  *text,
          gsize        length,
          GError     **error)
{
  g_autofree guint8 *bytes = g_malloc (length / 2 + 1);
  guint8 key = 0;

  while (length > 0 && g_ascii_isspace (text[length - 1]))
    length--;
  if (length < 2 || length % 2 != 0)
    {
      refuse_broken (error);
      return NULL;
    }

  for (gsize i = 0; i < length; i += 2)
    {
      gint high = g_ascii_xdigit_value (text[i]), low = g_ascii_xdigit_value (text[i + 1]);

      if (high < 0 || low < 0)
        {
          refuse_broken (error);
          return NULL;
        }
      if (i == 0)
        key = (guint8) (high << 4 | low);
      else
        bytes[i / 2 - 1] = (guint8) ((high << 4 | low) ^ key);
    }

  return g_bytes_new_take (g_steal_pointer (&bytes), length / 2 - 1);
}

/* The same without digits: a byte is a byte. */
static GBytes *
read_raw (const char  *text,
          gsize        length,
          GError     **error)
{
  g_autofree guint8 *bytes = NULL;

  if (length < 1 || text[0] == '\0')
    {
      refuse_broken (error);
      return NULL;
    }

  bytes = g_malloc (length);
  for (gsize i = 1; i < length; i++)
    bytes[i - 1] = (guint8) (text[i] ^ text[0]);

  return g_bytes_new_take (g_steal_pointer (&bytes), length - 1);
}

static gboolean
begins (const char *text,
        gsize       length,
        const char *with)
{
  return length >= strlen (with) && memcmp (text, with, strlen (with)) == 0;
}

static GBytes *
take_out (GBytes  *bytes,
          GError **error)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  if (begins (text, length, BEGIN))
    return g_bytes_ref (bytes);
  if (begins (text, length, "!VCSK"))
    return read_hex (text + 5, length - 5, error);
  if (begins (text, length, "!VCSZ"))
    {
      g_autoptr(GBytes) packed = read_hex (text + 5, length - 5, error);

      return packed != NULL ? hu_unpack (packed, G_ZLIB_COMPRESSOR_FORMAT_ZLIB, HU_IMPORT_TEXT_MOST, error) : NULL;
    }
  if (begins (text, length, "VOBS"))
    return read_raw (text + 4, length - 4, error);
  if (begins (text, length, "!VOBS"))
    return read_raw (text + 5, length - 5, error);

  g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                       _("The save is written in a way that is not known, perhaps by a newer VASSAL. Save it with VASSAL 3.7."));

  return NULL;
}

static char *
make_text (const char *data,
           gsize       length,
           guint      *n_bad)
{
  char *text = g_utf8_validate (data, (gssize) length, NULL) ? g_strndup (data, length)
                                                        : g_utf8_make_valid (data, (gssize) length);

  *n_bad = 0;
  if (strlen (text) != length || memcmp (text, data, length) != 0)
    for (const char *at = text; (at = strstr (at, "\357\277\275")) != NULL; at++)
      ++*n_bad;

  return text;
}

static gboolean
refuse_large (GError **error)
{
  g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_LIMIT,
                       _("The save is larger than that of any game. It is not read."));

  return FALSE;
}

/* Refuses by its first bytes and its size what would be too large once it is unpacked: of digits, two make a byte. */
static gboolean
check_size (HuZip   *save,
            GError **error)
{
  g_autoptr(GBytes) head = hu_zip_peek (save, ENTRY, error);
  gsize length;
  const char *text = head != NULL ? g_bytes_get_data (head, &length) : NULL;

  if (head == NULL)
    return FALSE;

  if (hu_zip_get_size (save, ENTRY) > HU_IMPORT_TEXT_MOST && (begins (text, length, BEGIN) || begins (text, length, "VOBS")))
    return refuse_large (error);

  return TRUE;
}

char *
hu_vassal_save_read (HuZip   *save,
                     guint   *n_bad,
                     GError **error)
{
  g_autoptr(GBytes) bytes = check_size (save, error) ? hu_zip_read (save, ENTRY, error) : NULL;
  g_autoptr(GBytes) plain = bytes != NULL ? take_out (bytes, error) : NULL;
  const char *data;
  gsize length;

  if (plain == NULL)
    return NULL;

  data = g_bytes_get_data (plain, &length);
  if (!begins (data, length, BEGIN))
    {
      refuse_broken (error);
      return NULL;
    }
  if (length > HU_IMPORT_TEXT_MOST)
    {
      refuse_large (error);
      return NULL;
    }

  return make_text (data, length, n_bad);
}
