/*
 * LOSData is a stream of Java: blocks of bytes between marks.  Only the blocks are read, never an object; and the
 * stream is read piece by piece, since unpacked it may be twice as large as all the pixels.
 */
#include "config.h"

#include "hu-vasl-los.h"

#include <glib/gi18n-lib.h>

#include "hu-import-error.h"
#include "hu-zip.h"

#define LANES_MOST 4096
#define HEAD_LENGTH 16
#define SHORT_BLOCK 0x77
#define LONG_BLOCK 0x7a

typedef struct
{
  HuVaslLos *los;
  guint8     mark[5];  /* the magic, then the head of each block */
  guint      n_mark;
  gboolean   begun;    /* the magic was there */
  guint32    left;     /* bytes of the open block */
  guint8     head[HEAD_LENGTH];
  guint64    n_read;   /* bytes of all blocks */
  guint64    n_pixels;
  guint64    n_all;    /* bytes that there must be */
} Parse;

static guint32
get_32 (const guint8 *at)
{
  return (guint32) at[0] << 24 | (guint32) at[1] << 16 | (guint32) at[2] << 8 | at[3];
}

/* --- What is in the blocks --- */

static gboolean
take_head (Parse   *parse,
           GError **error)
{
  HuVaslLos *los = parse->los;
  guint32 size[4];

  for (guint i = 0; i < G_N_ELEMENTS (size); i++)
    size[i] = get_32 (parse->head + 4 * i);
  if (size[0] < 1 || size[1] < 1 || size[0] > LANES_MOST || size[1] > LANES_MOST || size[2] < 1 || size[3] < 1 ||
      (guint64) size[2] * size[3] > HU_VASL_PIXELS_MOST)
    return hu_import_refuse (error, _("LOSData has an impossible size: a board has 1 to 4,096 columns and rows, and at most "
                                      "67,108,864 pixels. Get the board anew from where it came from."));

  los->width = (gint) size[0];
  los->height = (gint) size[1];
  los->grid_width = (gint) size[2];
  los->grid_height = (gint) size[3];
  parse->n_pixels = (guint64) size[2] * size[3];
  parse->n_all = HEAD_LENGTH + 2 * parse->n_pixels + size[0] * size[1] + (size[0] + 1) / 2;
  los->codes = g_malloc (parse->n_pixels);
  los->stairs = g_malloc (size[0] * size[1] + (size[0] + 1) / 2);

  return TRUE;
}

gboolean
hu_vasl_los_refuse_length (GError **error)
{
  return hu_import_refuse (error, _("LOSData is shorter or longer than its size says. Get the board anew from where it came "
                                    "from."));
}

/* A pixel is its elevation and its code. */
static gboolean
take_bytes (Parse        *parse,
            const guint8 *bytes,
            gsize         length,
            GError      **error)
{
  gsize i = 0;

  for (; i < length && parse->n_read < HEAD_LENGTH; i++)
    {
      parse->head[parse->n_read++] = bytes[i];
      if (parse->n_read == HEAD_LENGTH && !take_head (parse, error))
        return FALSE;
    }
  if (parse->n_read + (length - i) > parse->n_all && parse->n_all > 0)
    return hu_vasl_los_refuse_length (error);
  for (; i < length; i++, parse->n_read++)
    {
      guint64 at = parse->n_read - HEAD_LENGTH;

      if (at >= 2 * parse->n_pixels)
        parse->los->stairs[at - 2 * parse->n_pixels] = bytes[i];
      else if (at % 2 == 1)
        parse->los->codes[at / 2] = bytes[i];
      else
        parse->los->uneven |= bytes[i] != 0;
    }

  return TRUE;
}

/* --- The blocks --- */

/* Takes a byte of a mark: of the magic, or of what begins a block. */
static gboolean
take_mark (Parse    *parse,
           guint8    byte,
           GError  **error)
{
  static const guint8 magic[] = { 0xac, 0xed, 0x00, 0x05 };

  parse->mark[parse->n_mark++] = byte;
  if (!parse->begun)
    {
      if (byte != magic[parse->n_mark - 1])
        return hu_import_refuse (error, _("LOSData is not as VASL writes it. Get the board anew from where it came from."));
      parse->begun = parse->n_mark == G_N_ELEMENTS (magic);
      parse->n_mark = parse->begun ? 0 : parse->n_mark;
      return TRUE;
    }
  if (parse->mark[0] != SHORT_BLOCK && parse->mark[0] != LONG_BLOCK)
    return hu_import_refuse (error, _("LOSData holds a Java object, which is never read. Get the board anew from where it came "
                                      "from."));
  if (parse->n_mark < (parse->mark[0] == SHORT_BLOCK ? 2 : 5))
    return TRUE;

  parse->left = parse->mark[0] == SHORT_BLOCK ? parse->mark[1] : get_32 (parse->mark + 1);
  parse->n_mark = 0;

  return parse->left <= G_MAXINT32 || hu_vasl_los_refuse_length (error);
}

static gboolean
take_piece (const guint8  *piece,
            gsize          length,
            gpointer       user_data,
            GError       **error)
{
  Parse *parse = user_data;

  while (length > 0)
    {
      gsize n = MIN (length, parse->left);

      if (parse->left == 0)
        {
          if (!take_mark (parse, *piece, error))
            return FALSE;
          n = 1;
        }
      else
        {
          if (!take_bytes (parse, piece, n, error))
            return FALSE;
          parse->left -= (guint32) n;
        }
      piece += n;
      length -= n;
    }

  return TRUE;
}

HuVaslLos *
hu_vasl_los_new (GBytes  *bytes,
                 GError **error)
{
  /* Heads of blocks come on top, at the worst one before each byte. */
  const gsize most = 3 * (2 * (gsize) HU_VASL_PIXELS_MOST + LANES_MOST * (LANES_MOST + 1) + HEAD_LENGTH + 4);
  g_autoptr(HuVaslLos) self = g_new0 (HuVaslLos, 1);
  Parse parse = { .los = self };

  if (!hu_unpack_to (bytes, G_ZLIB_COMPRESSOR_FORMAT_GZIP, most, take_piece, &parse, error))
    return NULL;
  /* If the number of columns is odd, there is one more either of the longer ones or of the shorter ones. */
  if (parse.n_all == 0 || parse.n_read > parse.n_all || parse.n_read + (guint64) (self->width % 2) < parse.n_all ||
      parse.left > 0 || parse.n_mark > 0)
    {
      hu_vasl_los_refuse_length (error);
      return NULL;
    }
  self->n_stairs = (gsize) (parse.n_read - HEAD_LENGTH - 2 * parse.n_pixels);

  return g_steal_pointer (&self);
}

void
hu_vasl_los_free (HuVaslLos *self)
{
  g_free (self->codes);
  g_free (self->stairs);
  g_free (self);
}

gboolean
hu_vasl_los_is_first_longer (const HuVaslLos *self,
                             gboolean         otherwise)
{
  gsize n_more = self->n_stairs - (gsize) self->width * (gsize) self->height;

  return self->width % 2 == 0 ? otherwise : n_more > (gsize) self->width / 2;
}

/* --- Codes --- */

HuVaslGround
hu_vasl_ground (guint8 code)
{
  static const struct
  {
    guint8       first, last;
    HuVaslGround ground;
  } ranges[] = {
    { 0, 0, HU_VASL_GROUND_OPEN }, { 8, 13, HU_VASL_GROUND_WATER }, { 14, 14, HU_VASL_GROUND_MARSH },
    { 40, 59, HU_VASL_GROUND_BUILDING }, { 60, 62, HU_VASL_GROUND_WOODS }, { 63, 63, HU_VASL_GROUND_ORCHARD },
    { 65, 68, HU_VASL_GROUND_ROAD }, { 72, 72, HU_VASL_GROUND_WALL }, { 73, 73, HU_VASL_GROUND_HEDGE },
    { 74, 74, HU_VASL_GROUND_BOCAGE }, { 75, 75, HU_VASL_GROUND_CLIFF }, { 76, 80, HU_VASL_GROUND_ROWHOUSE_WALL },
    { 82, 87, HU_VASL_GROUND_BRIDGE }, { 90, 91, HU_VASL_GROUND_RUBBLE }, { 180, 186, HU_VASL_GROUND_GUTTED },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ranges); i++)
    if (code >= ranges[i].first && code <= ranges[i].last)
      return ranges[i].ground;

  return HU_VASL_GROUND_OTHER;
}

gint
hu_vasl_storeys (guint8 code)
{
  return hu_vasl_ground (code) == HU_VASL_GROUND_BUILDING && code % 10 <= 4 ? code % 10 : 0;
}
