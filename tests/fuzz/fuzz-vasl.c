/*
 * Any bytes as a part of a board or a save of VASL, which the first of them chooses: the stream in LOSData, the ground
 * of a small board, its metadata, the commands of a save, or the boards that a save names.
 */
#include "config.h"

#include "hu-fuzz-import.h"

#include <string.h>

#define WIDTH 3 /* hexes of the board that does not change; a seam of two such boards joins */
#define HEIGHT 2
#define PIXELS_WIDE 24 /* few, since each is looked at */
#define PIXELS_DEEP 24
#define N_HEXES (WIDTH * HEIGHT + WIDTH / 2)

static const char metadata[] =
  "<boardMetadata name='1' width='3' height='2' hexWidth='12' hexHeight='12'><buildingType hexName='B1' "
  "buildingTypeName='Stone Building, 2 Level'/></boardMetadata>";
static const char counters[] =
  "+/1/piece;;;ge/a.gif;4-6-7 sq/Main Map;420;420;1;0\033+/2/piece;;;ru/a.gif;4-4-7 sq/Main Map;424;406;1;0\033"
  "+/3/piece;;;x.gif;Axis control/Main Map;420;410;1;0\033+/4/piece;;;x.gif;Blaze/Main Map;420;410;1;0";

static void
append_32 (GByteArray *array,
           guint32     number)
{
  guint32 swapped = GUINT32_TO_BE (number);

  g_byte_array_append (array, (const guint8 *) &swapped, 4);
}

/* LOSData of the small board, with @data as its pixels and stairwells, again and again. */
static GBytes *
make_los (const guint8 *data,
          gsize         size)
{
  g_autoptr(GByteArray) plain = g_byte_array_new ();
  g_autoptr(GBytes) whole = NULL;
  gsize n = 2 * PIXELS_WIDE * PIXELS_DEEP + N_HEXES;

  g_byte_array_append (plain, (const guint8 *) "\xac\xed\0\5\x7a", 5);
  append_32 (plain, (guint32) (16 + n));
  append_32 (plain, WIDTH);
  append_32 (plain, HEIGHT);
  append_32 (plain, PIXELS_WIDE);
  append_32 (plain, PIXELS_DEEP);
  for (gsize i = 0; i < n; i++)
    {
      /* Runs of one byte make areas that are large enough to be buildings. */
      guint8 byte = size > 0 ? data[i / 10 % size] : 0;

      g_byte_array_append (plain, &byte, 1);
    }
  whole = g_bytes_new (plain->data, plain->len);

  return hu_fuzz_gzip (whole);
}

static GBytes *
make_board (GBytes *los,
            GBytes *about)
{
  g_autoptr(GBytes) usual = g_bytes_new_static (metadata, sizeof metadata - 1);

  return hu_fuzz_pack ("BoardMetadata.xml", about != NULL ? about : usual, "LOSData", los, NULL);
}

static GBytes *
make_save (const char   *before,
           const guint8 *data,
           gsize         size,
           const char   *after)
{
  g_autoptr(GByteArray) text = g_byte_array_new ();
  g_autoptr(GBytes) bytes = NULL;

  g_byte_array_append (text, (const guint8 *) before, (guint) strlen (before));
  g_byte_array_append (text, data, (guint) size);
  g_byte_array_append (text, (const guint8 *) after, (guint) strlen (after));
  bytes = g_bytes_new (text->data, text->len);

  return hu_fuzz_pack ("savedGame", bytes, NULL);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  static const guint8 house[] = { 0, 0, 41, 41, 0, 60 };
  static GBytes *usual_los, *usual_board;
  g_autoptr(GBytes) los = NULL, board = NULL, save = NULL, part = NULL;
  g_autofree char *after = g_strconcat ("\033", counters, "\033end_save", NULL);

  if (size == 0)
    return -1;

  if (usual_board == NULL)
    {
      usual_los = make_los (house, sizeof house);
      usual_board = make_board (usual_los, NULL);
    }
  part = g_bytes_new (data + 1, size - 1);
  switch (data[0] % 5)
    {
    case 0:
      los = hu_fuzz_gzip (part);
      board = make_board (los, NULL);
      hu_fuzz_check_import (board, NULL);
      break;
    case 1:
      los = make_los (data + 1, size - 1);
      board = make_board (los, NULL);
      hu_fuzz_check_import (board, NULL);
      break;
    case 2:
      board = make_board (usual_los, part);
      hu_fuzz_check_import (board, NULL);
      break;
    case 3:
      save = make_save ("begin_save\033bd\t0\t0\t1\tVER\t1\033", data + 1, size - 1, "\033end_save");
      hu_fuzz_check_import (save, usual_board);
      break;
    default:
      save = make_save ("begin_save\033bd\t", data + 1, size - 1, after);
      hu_fuzz_check_import (save, usual_board);
      break;
    }

  return 0;
}
