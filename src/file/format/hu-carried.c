/*
 * Games in reports: what is packed into a page, and how it is found there.  The page may come from anybody, so that what is in
 * it is unpacked up to the size that a game file may have, and read as strictly as a file.
 */
#include "config.h"

#include "hu-carried.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "hu-file-limits.h"

#define GAME "hex-umpire-game" /* HU_REPORT_GAME_ID in the layer `report` */
#define REPORT "hex-umpire-report"
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

/* A part of a page. */
typedef struct
{
  const char *begin;
  const char *end; /* NULL: the page ends within its tag */
} Element;

static gboolean
is_space (char c)
{
  return g_ascii_isspace (c) || c == '/';
}

/* Returns the end of the attribute that begins at @p, which is no space, and its value. */
static const char *
skip_attribute (const char  *p,
                const char  *end,
                const char **value,
                gsize       *length)
{
  char quote;

  *value = NULL;
  while (p < end && !is_space (*p) && *p != '=')
    p++;
  while (p < end && g_ascii_isspace (*p))
    p++;
  if (p == end || *p != '=')
    return p;

  for (p++; p < end && g_ascii_isspace (*p);)
    p++;
  quote = p < end && (*p == '"' || *p == '\'') ? *p++ : '\0';
  *value = p;
  while (p < end && (quote != '\0' ? *p != quote : !g_ascii_isspace (*p)))
    p++;
  *length = (gsize) (p - *value);

  return p < end && quote != '\0' ? p + 1 : p;
}

/* Tells whether a tag, from its name to before its “>”, has this id, in whichever way that a browser would read it. */
static gboolean
has_id (const char *p,
        const char *end,
        const char *id)
{
  gboolean named = g_strstr_len (p, (gssize) (end - p), id) != NULL;

  while (p < end && !is_space (*p))
    p++;
  while (named && p < end)
    {
      const char *name, *value;
      gsize length;

      while (p < end && (is_space (*p) || *p == '='))
        p++;
      name = p;
      p = skip_attribute (p, end, &value, &length);
      if (value != NULL && length == strlen (id) && memcmp (value, id, length) == 0 && g_ascii_strncasecmp (name, "id", 2) == 0 &&
          (is_space (name[2]) || name[2] == '='))
        return TRUE;
    }

  return FALSE;
}

/* Finds the next element of this id from @p on, and leaves @p after its tag.  Each tag is read once: a page may be long. */
static gboolean
next_element (const char **p,
              const char  *end,
              const char  *id,
              Element     *element)
{
  const char *tag;

  while ((tag = memchr (*p, '<', (gsize) (end - *p))) != NULL)
    {
      const char *after = tag + 1;

      while (after < end && *after != '<' && *after != '>')
        after++;
      *p = after;
      if (!has_id (tag + 1, after, id))
        continue;

      element->begin = after < end && *after == '>' ? after + 1 : after;
      element->end = after < end && *after == '>' ? memchr (after, '<', (gsize) (end - after)) : NULL;
      return TRUE;
    }
  *p = end;

  return FALSE;
}

/* Finds the element of this id that has @index others before it; the number of those that there are up to it. */
static guint
find_nth (GBytes     *bytes,
          const char *id,
          guint       index,
          Element    *element)
{
  gsize length;
  const char *p = g_bytes_get_data (bytes, &length);
  const char *end = p != NULL ? p + length : NULL;
  guint n = 0;

  while (p != NULL && n <= index && next_element (&p, end, id, element))
    n++;

  return n;
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
  Element element;

  return text != NULL && is_page (text, length) && find_nth (bytes, REPORT, 0, &element) > 0;
}

guint
hu_carried_count (GBytes *bytes)
{
  Element element;

  g_return_val_if_fail (bytes != NULL, 0);

  return find_nth (bytes, GAME, G_MAXUINT - 1, &element);
}

GBytes *
hu_carried_nth (GBytes *bytes,
                guint   index)
{
  Element element;
  g_autoptr(GBytes) game = NULL;

  g_return_val_if_fail (bytes != NULL, NULL);

  if (find_nth (bytes, GAME, index, &element) <= index || element.end == NULL)
    return NULL;
  game = unpack (element.begin, element.end);

  /* A page in a page is no game. */
  return game != NULL && !hu_carried_is_report (game) ? g_steal_pointer (&game) : NULL;
}

char *
hu_carried_find_element (GBytes     *bytes,
                         const char *id)
{
  Element element;

  g_return_val_if_fail (bytes != NULL && id != NULL, NULL);

  if (find_nth (bytes, id, 1, &element) != 1 || element.end == NULL)
    return NULL;

  return g_strndup (element.begin, (gsize) (element.end - element.begin));
}

GBytes *
hu_carried_find (GBytes   *bytes,
                 HuFaults *faults)
{
  GBytes *game;
  guint n;

  g_return_val_if_fail (bytes != NULL && faults != NULL, NULL);

  if (!hu_carried_is_report (bytes))
    return NULL;

  n = hu_carried_count (bytes);
  if (n == 0)
    return fail (faults, _("this report holds no game: it is of one side’s view, or was made without one"),
                 _("open the game file itself, or a report of the whole truth"));
  if (n > 1)
    return fail (faults, _("this report holds several games, and does not say which of them it is of"),
                 _("get the report once more, or open the game file itself"));

  game = hu_carried_nth (bytes, 0);
  if (game == NULL)
    return fail (faults, _("the game in this report is damaged"),
                 _("get the report once more, or open the game file itself"));

  return game;
}
