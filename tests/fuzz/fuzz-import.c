/*
 * Any bytes as a file of VASSAL or Tiled or a part of one, which the first of them chooses: the
 * file itself, the commands of a save, or the build file of a module.  What comes of it is a refusal of one line,
 * or a draft that reads back as a game and accounts for every counter.
 */
#include "config.h"

#include "hu-fuzz-import.h"
#include "hu-import-files.h"

#include <string.h>

static const char build[] =
  "<a.BasicModule name='M' version='1'><a.PlayerRoster><entry>Blue</entry><entry>Red</entry></a.PlayerRoster>"
  "<a.Map mapName='Main Map'><a.Board name='B' width='300' height='300'><a.HexGrid dx='50' dy='60'><a.HexGridNumbering/>"
  "</a.HexGrid></a.Board></a.Map><a.ListWidget entryName='Red'><a.PieceSlot gpid='1' entryName='x'/></a.ListWidget>"
  "</a.BasicModule>";
static const char save[] = "begin_save\033+/1/piece;;;a.png;x/Main Map;60;90;1;0\033end_save";

/* A ZIP with one entry, stored as it is; without a checksum the reader would refuse them all. */
static GBytes *
pack (const char *name,
      GBytes     *bytes)
{
  GByteArray *zip = g_byte_array_new ();
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);
  guint32 sum = 0xffffffff, n = (guint32) length, offset = 0, size;
  guint16 one = 1, name_length = (guint16) strlen (name);
  guint8 zero[16] = { 0 };

  for (gsize i = 0; i < length; i++)
    {
      sum ^= data[i];
      for (guint bit = 0; bit < 8; bit++)
        sum = sum >> 1 ^ (sum & 1 ? 0xedb88320u : 0);
    }
  sum = ~sum;

  g_byte_array_append (zip, (const guint8 *) "PK\3\4\24\0\0\0\0\0\0\0\0\0", 14);
  g_byte_array_append (zip, (const guint8 *) &sum, 4);
  g_byte_array_append (zip, (const guint8 *) &n, 4);
  g_byte_array_append (zip, (const guint8 *) &n, 4);
  g_byte_array_append (zip, (const guint8 *) &name_length, 2);
  g_byte_array_append (zip, zero, 2);
  g_byte_array_append (zip, (const guint8 *) name, name_length);
  g_byte_array_append (zip, data, n);
  offset = zip->len;
  g_byte_array_append (zip, (const guint8 *) "PK\1\2\24\0\24\0\0\0\0\0\0\0\0\0", 16);
  g_byte_array_append (zip, (const guint8 *) &sum, 4);
  g_byte_array_append (zip, (const guint8 *) &n, 4);
  g_byte_array_append (zip, (const guint8 *) &n, 4);
  g_byte_array_append (zip, (const guint8 *) &name_length, 2);
  g_byte_array_append (zip, zero, 16);
  g_byte_array_append (zip, (const guint8 *) name, name_length);
  size = zip->len - offset;
  g_byte_array_append (zip, (const guint8 *) "PK\5\6\0\0\0\0", 8);
  g_byte_array_append (zip, (const guint8 *) &one, 2);
  g_byte_array_append (zip, (const guint8 *) &one, 2);
  g_byte_array_append (zip, (const guint8 *) &size, 4);
  g_byte_array_append (zip, (const guint8 *) &offset, 4);
  g_byte_array_append (zip, zero, 2);

  return g_byte_array_free_to_bytes (zip);
}

static void
check (GBytes *file,
       GBytes *module)
{
  GError *error = NULL;
  HuImport *import = hu_import_bytes (file, module, &error);

  hu_fuzz_check_import (import, error);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr(GBytes) bytes = NULL, whole = NULL, other = NULL, zip = NULL;

  if (size == 0)
    return -1;

  bytes = g_bytes_new (data + 1, size - 1);
  switch (data[0] % 3)
    {
    case 0:
      check (bytes, NULL);
      break;
    case 1:
      whole = g_bytes_new_static (build, sizeof build - 1);
      zip = pack ("savedGame", bytes);
      other = pack ("buildFile.xml", whole);
      check (zip, other);
      break;
    default:
      whole = g_bytes_new_static (save, sizeof save - 1);
      zip = pack ("savedGame", whole);
      other = pack ("buildFile.xml", bytes);
      check (zip, other);
      break;
    }

  return 0;
}
