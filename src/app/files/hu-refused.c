/*
 * The use of a file that the reader refuses: either the workshop can open it, or it is no game at all.
 */
#include "hu-refused.h"

#include <string.h>

#include "hu-carried.h"
#include "hu-file-bytes.h"
#include "hu-format.h"
#include "hu-file-limits.h"
#include "hu-node.h"

/* Does the draft claim to be a game of this format, or claim no format and have a map? A program must not
 * overwrite a game of a later format, which it does not understand. */
static gboolean
is_a_game (const HuNode *draft)
{
  const char *format = hu_node_get_text (hu_node_find (draft, "format"), NULL);
  HuNode *map = hu_node_find (draft, "map");

  if (format != NULL && g_str_has_prefix (format, "hex-umpire/"))
    return hu_format_is_known (format);

  return map != NULL && hu_node_get_kind (map) == HU_NODE_OBJECT;
}

static gboolean
is_draft (GBytes *bytes)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuNode) draft = hu_node_parse (bytes, faults);

  return draft != NULL && hu_node_get_kind (draft) == HU_NODE_OBJECT && is_a_game (draft);
}

/* Does it begin otherwise than an object does? Then reporting the places of its faults would be useless. */
static gboolean
is_something_else (GBytes *bytes)
{
  gsize length = 0, at = 0;
  const char *text = g_bytes_get_data (bytes, &length);

  if (length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0)
    at = 3;
  while (at < length && g_ascii_isspace (text[at]))
    at++;

  return at < length && text[at] != '{';
}

/* Reads it once more; may be called in any thread. */
HuRefused
hu_refused_look (GFile *file)
{
  g_autoptr(GBytes) bytes = NULL;

  g_return_val_if_fail (G_IS_FILE (file), HU_REFUSED_LOST);

  bytes = hu_file_read_bytes (file, HU_FILE_MAX_BYTES, NULL);
  if (bytes == NULL)
    return HU_REFUSED_LOST;
  if (is_draft (bytes))
    return HU_REFUSED_DRAFT;

  /* A report without a game has a fault of its own to tell. */
  return is_something_else (bytes) && !hu_carried_is_report (bytes) ? HU_REFUSED_NO_GAME : HU_REFUSED_LOST;
}

HuWorkshop *
hu_refused_read_draft (GFile *file)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(GBytes) bytes = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  bytes = hu_file_read_bytes (file, HU_FILE_MAX_BYTES, NULL);

  return bytes != NULL && is_draft (bytes) ? hu_workshop_new_from_bytes (bytes, faults) : NULL;
}
