/*
 * Games in reports: what is packed into a page, and how it is found there.  The page may come from anybody, so that what is in
 * it is unpacked up to the size that a game file may have, and read as strictly as a file.
 */
#include "config.h"

#include "hu-carried.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "hu-file-limits.h"

#define ELEMENT "id=\"hex-umpire-game\"" /* HU_REPORT_GAME_ID in the layer `report` */
#define REPORT "id=\"hex-umpire-report\""
#define LINE 100 /* characters of base64 in a line */
#define CHUNK 65536

/* --- Into a page --- */

GBytes *
hu_carried_cut (const HuGameFile *game,
                guint             n_events)
{
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuNode) tree = NULL;
  char *text;

  g_return_val_if_fail (game != NULL && n_events <= game->log->len, NULL);

  bytes = game->bytes != NULL ? g_bytes_ref (game->bytes) : hu_game_file_to_bytes (game);
  tree = hu_node_parse (bytes, faults);
  g_return_val_if_fail (tree != NULL, NULL);

  if (n_events < game->log->len)
    {
      GPtrArray *events = g_ptr_array_new ();

      for (guint i = 0; i < n_events; i++)
        g_ptr_array_add (events, hu_node_dup_element (hu_node_find (tree, "log"), i));
      hu_node_put (&tree, "log", hu_node_new_list_take (events));
      hu_node_put (&tree, "variations", NULL);
    }
  text = hu_node_to_json (tree);

  return g_bytes_new_take (text, strlen (text));
}

/* Runs @bytes through @converter up to @most bytes; NULL if they are not what it converts, or more. */
static GBytes *
convert (GBytes     *bytes,
         GConverter *converter,
         gsize       most)
{
  g_autoptr(GInputStream) plain = g_memory_input_stream_new_from_bytes (bytes);
  g_autoptr(GInputStream) stream = g_converter_input_stream_new (plain, converter);
  g_autoptr(GByteArray) all = g_byte_array_new ();
  gssize n = 1;

  while (n > 0 && all->len <= most)
    {
      guint before = all->len;

      g_byte_array_set_size (all, before + CHUNK);
      n = g_input_stream_read (stream, all->data + before, CHUNK, NULL, NULL);
      g_byte_array_set_size (all, before + (guint) MAX (n, 0));
    }

  return n == 0 ? g_byte_array_free_to_bytes (g_steal_pointer (&all)) : NULL;
}

char *
hu_carried_pack (GBytes *text)
{
  g_autoptr(GZlibCompressor) compressor = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, 9);
  g_autoptr(GBytes) packed = NULL;
  g_autofree char *base64 = NULL;
  GString *lines = g_string_new ("\n");

  g_return_val_if_fail (text != NULL, NULL);

  packed = convert (text, G_CONVERTER (compressor), G_MAXUINT - 2 * CHUNK);
  base64 = g_base64_encode (g_bytes_get_data (packed, NULL), g_bytes_get_size (packed));
  for (const char *p = base64; *p != '\0'; p += MIN (strlen (p), LINE))
    g_string_append_printf (lines, "%.*s\n", LINE, p);

  return g_string_free (lines, FALSE);
}

/* --- Out of a page --- */

/* JSON never begins with this sign. */
static gboolean
is_page (const char *text,
         gsize       length)
{
  gsize at = length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;

  while (at < length && g_ascii_isspace (text[at]))
    at++;

  return at < length && text[at] == '<';
}

static GBytes *
fail (HuFaults   *faults,
      const char *what,
      const char *remedy)
{
  hu_faults_add (faults, FALSE, 0, "", g_strdup (what), g_strdup (remedy));

  return NULL;
}

static GBytes *
unpack (const char *begin,
        const char *end)
{
  g_autofree char *base64 = g_strndup (begin, (gsize) (end - begin));
  g_autoptr(GZlibDecompressor) decompressor = g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP);
  g_autoptr(GBytes) packed = NULL;
  guchar *data;
  gsize length;

  if (*base64 == '\0')
    return NULL;

  data = g_base64_decode (base64, &length);
  packed = g_bytes_new_take (data, length);

  return convert (packed, G_CONVERTER (decompressor), HU_FILE_MAX_BYTES);
}

gboolean
hu_carried_is_report (GBytes *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  return text != NULL && is_page (text, length) && g_strstr_len (text, (gssize) length, REPORT) != NULL;
}

GBytes *
hu_carried_find (GBytes   *bytes,
                 HuFaults *faults)
{
  gsize length;
  const char *text, *begin, *end;
  GBytes *game;

  g_return_val_if_fail (bytes != NULL && faults != NULL, NULL);

  if (!hu_carried_is_report (bytes))
    return NULL;

  text = g_bytes_get_data (bytes, &length);
  begin = g_strstr_len (text, (gssize) length, ELEMENT);
  if (begin == NULL)
    return fail (faults, _("this report holds no game: it is of one side’s view, or was made without one"),
                 _("open the game file itself, or a report of the whole truth"));

  begin = memchr (begin, '>', (gsize) (text + length - begin));
  end = begin != NULL ? memchr (begin, '<', (gsize) (text + length - begin)) : NULL;
  game = end != NULL ? unpack (begin + 1, end) : NULL;
  if (game == NULL)
    return fail (faults, _("the game in this report is damaged"),
                 _("get the report once more, or open the game file itself"));

  return game;
}
