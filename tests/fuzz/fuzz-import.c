/*
 * Any bytes as a file of VASSAL or Tiled or a part of one, which the first of them chooses: the
 * file itself, the commands of a save, or the build file of a module.  What comes of it is a refusal of one line,
 * or a draft that reads back as a game and accounts for every counter.
 */
#include "config.h"

#include "hu-fuzz-import.h"

static const char build[] =
  "<a.BasicModule name='M' version='1'><a.PlayerRoster><entry>Blue</entry><entry>Red</entry></a.PlayerRoster>"
  "<a.Map mapName='Main Map'><a.Board name='B' width='300' height='300'><a.HexGrid dx='50' dy='60'><a.HexGridNumbering/>"
  "</a.HexGrid></a.Board></a.Map><a.ListWidget entryName='Red'><a.PieceSlot gpid='1' entryName='x'/></a.ListWidget>"
  "</a.BasicModule>";
static const char save[] = "begin_save\033+/1/piece;;;a.png;x/Main Map;60;90;1;0\033end_save";

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
      hu_fuzz_check_import (bytes, NULL);
      break;
    case 1:
      whole = g_bytes_new_static (build, sizeof build - 1);
      zip = hu_fuzz_pack ("savedGame", bytes, NULL);
      other = hu_fuzz_pack ("buildFile.xml", whole, NULL);
      hu_fuzz_check_import (zip, other);
      break;
    default:
      whole = g_bytes_new_static (save, sizeof save - 1);
      zip = hu_fuzz_pack ("savedGame", whole, NULL);
      other = hu_fuzz_pack ("buildFile.xml", bytes, NULL);
      hu_fuzz_check_import (zip, other);
      break;
    }

  return 0;
}
