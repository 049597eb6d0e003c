/*
 * The board of a module that is taken, and where it lies in its window.
 */
#include "config.h"

#include "hu-vassal-work.h"

#include <math.h>
#include <glib/gi18n-lib.h>

#include "hu-import-error.h"
#include "hu-import-limits.h"
#include "hu-import-picture.h"

static gboolean
has_hexes (const HuVassalBoard *board)
{
  for (guint i = 0; board->grid == NULL && i < board->zones->len; i++)
    if (((const HuVassalZone *) g_ptr_array_index (board->zones, i))->grid != NULL)
      return TRUE;

  return board->grid != NULL;
}

static const HuVassalBoard *
find_board (const HuVassalMap *map,
            const char        *name)
{
  for (guint i = 0; i < map->boards->len; i++)
    {
      const HuVassalBoard *board = g_ptr_array_index (map->boards, i);

      if (g_str_equal (board->name, name))
        return board;
    }

  return NULL;
}

/* The boards of a window that are in play by the save; or all of them, where it names none that the module has. */
static GPtrArray *
list_boards (const HuVassalTable *table,
             const HuVassalMap   *map,
             gboolean            *named)
{
  GPtrArray *boards = g_ptr_array_new ();

  for (guint i = 0; table != NULL && i < table->boards->len; i++)
    {
      const HuVassalPlaced *in_play = &g_array_index (table->boards, HuVassalPlaced, i);
      const HuVassalBoard *board = g_str_equal (in_play->map, map->name) ? find_board (map, in_play->name) : NULL;

      if (board != NULL)
        g_ptr_array_add (boards, (gpointer) board);
    }
  *named = boards->len > 0;
  for (guint i = 0; !*named && i < map->boards->len; i++)
    g_ptr_array_add (boards, map->boards->pdata[i]);

  return boards;
}

/* The board of a window: of those that the save says are in play, the one that the profile names, or the first that has
 * hexes. */
static const HuVassalBoard *
choose_board (const HuVassalTable   *table,
              const HuVassalMap     *map,
              const HuImportProfile *profile)
{
  gboolean named;
  g_autoptr(GPtrArray) boards = list_boards (table, map, &named);
  const HuVassalBoard *first = NULL;

  for (guint i = 0; i < boards->len; i++)
    {
      const HuVassalBoard *board = g_ptr_array_index (boards, i);

      if (profile != NULL && g_strcmp0 (profile->map, board->name) == 0)
        return board;
      if (first == NULL || (has_hexes (board) && !has_hexes (first)))
        first = board;
    }

  return first;
}

static guint
count_pieces (const HuVassalWork        *work,
              const HuVassalMap *map)
{
  guint n = 0;

  for (guint i = 0; work->table != NULL && i < work->table->order->len; i++)
    {
      const HuVassalPiece *piece = g_ptr_array_index (work->table->order, i);

      n += piece->kind == HU_VASSAL_PIECE && g_hash_table_lookup (work->table->pieces, piece->id) == piece &&
           g_strcmp0 (hu_vassal_piece_stand (piece)->map, map->name) == 0;
    }

  return n;
}

static gboolean
has_pieces (const HuVassalWork *work)
{
  guint n = 0;

  for (guint i = 0; n == 0 && i < work->module->maps->len; i++)
    n = count_pieces (work, g_ptr_array_index (work->module->maps, i));

  return n > 0;
}

static gboolean
refuse_choice (const HuVassalChoice *choice,
               GError              **error)
{
  g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_MISSING,
               /* Translators: the number of a window of the module, the name of a board. */
               _("The module has no board “%2$s” in its window %1$u. Name another."), choice->map, choice->board);

  return FALSE;
}

/* The window with the most counters on a board with hexes. */
static gboolean
choose_map (HuVassalWork                  *work,
            const HuImportProfile *profile,
            const HuVassalChoice  *choice,
            GError               **error)
{
  guint most = 0;

  if (choice->map > 0)
    {
      work->map = choice->map <= work->module->maps->len ? g_ptr_array_index (work->module->maps, choice->map - 1) : NULL;
      work->board = work->map != NULL ? find_board (work->map, choice->board) : NULL;
      return work->board != NULL || refuse_choice (choice, error);
    }

  for (guint i = 0; i < work->module->maps->len; i++)
    {
      const HuVassalMap *map = g_ptr_array_index (work->module->maps, i);
      const HuVassalBoard *board = choose_board (work->table, map, profile);
      guint n_pieces = count_pieces (work, map);
      guint n = board != NULL ? 1 + n_pieces + (has_hexes (board) ? HU_IMPORT_PIECES_MOST : 0) : 0;

      /* A window without counters is not what the save is about. */
      if (board != NULL && profile != NULL && g_strcmp0 (profile->map, board->name) == 0 &&
          (n_pieces > 0 || !has_pieces (work)))
        n = G_MAXUINT;
      if (n <= most)
        continue;
      most = n;
      work->map = map;
      work->board = board;
    }
  if (work->board == NULL)
    g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT, _("The module has no board."));

  return work->board != NULL;
}

/* A board is as large as its picture, where that can be read. */
static void
find_size (const HuVassalWork          *work,
           const HuVassalBoard *board,
           gint                *width,
           gint                *height)
{
  g_autofree char *name = board->image != NULL ? g_strconcat ("images/", board->image, NULL) : NULL;
  g_autoptr(GBytes) bytes = name != NULL && hu_zip_has (work->zip, name) ? hu_zip_read (work->zip, name, NULL) : NULL;

  if (bytes != NULL && hu_import_picture_size (bytes, width, height))
    return;

  *width = board->width;
  *height = board->height;
}

/* --- Where it lies in its window --- */

/* Boards of a window lie in a table: each is moved by those on its left and above it. */
static gboolean
moves (const HuVassalPlaced *placed,
       const HuVassalPlaced *own)
{
  return (placed->row == own->row && placed->column < own->column) ||
         (placed->column == own->column && placed->row < own->row);
}

/* The place of the board that is taken, or NULL where the save names none. */
static const HuVassalPlaced *
find_placed (const HuVassalWork *work)
{
  for (guint i = 0; work->table != NULL && i < work->table->boards->len; i++)
    {
      const HuVassalPlaced *placed = &g_array_index (work->table->boards, HuVassalPlaced, i);

      if (g_str_equal (placed->map, work->map->name) && g_str_equal (placed->name, work->board->name))
        return placed;
    }

  return NULL;
}

/* A board that moves ours, and that the module does not have: how far, nobody knows. */
static const char *
find_strange (const HuVassalWork *work)
{
  const HuVassalPlaced *own = find_placed (work);

  for (guint i = 0; own != NULL && i < work->table->boards->len; i++)
    {
      const HuVassalPlaced *placed = &g_array_index (work->table->boards, HuVassalPlaced, i);

      if (g_str_equal (placed->map, work->map->name) && moves (placed, own) && find_board (work->map, placed->name) == NULL)
        return placed->name;
    }

  return NULL;
}

static gboolean
measure (const HuVassalWork  *work,
         const HuVassalBoard *board,
         gint                *width,
         gint                *height,
         GError             **error)
{
  find_size (work, board, width, height);
  if (*width >= 1 && *height >= 1)
    return TRUE;

  g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_MISSING,
               /* Translators: the name of a map board. */
               _("The module does not say how large the board “%s” is, and has no picture of it. Get the whole module."),
               board->name);

  return FALSE;
}

/* A board that a save names a thousand times is measured once. */
static gboolean
place_board (HuVassalWork *work,
             GError      **error)
{
  g_autoptr(GHashTable) sizes = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  const HuVassalPlaced *own = find_placed (work);

  work->left = work->map->edge_x;
  work->top = work->map->edge_y;
  work->reversed = own != NULL && own->reversed;
  for (guint i = 0; own != NULL && i < work->table->boards->len; i++)
    {
      const HuVassalPlaced *placed = &g_array_index (work->table->boards, HuVassalPlaced, i);
      const HuVassalBoard *board = g_str_equal (placed->map, work->map->name) ? find_board (work->map, placed->name) : NULL;
      gint *size;

      if (board == NULL || !moves (placed, own))
        continue;
      size = g_hash_table_lookup (sizes, board);
      if (size == NULL)
        {
          size = g_new0 (gint, 2);
          g_hash_table_insert (sizes, (gpointer) board, size);
          if (!measure (work, board, &size[0], &size[1], error))
            return FALSE;
        }
      if (placed->row == own->row)
        work->left += size[0];
      else
        work->top += size[1];
    }

  return TRUE;
}

/* --- For the result --- */

/* The picture, held by the two hexes that are farthest apart. */
static void
add_picture (const HuVassalWork *work,
             HuImport           *import)
{
  g_autofree char *name = work->board->image != NULL ? g_strconcat ("images/", work->board->image, NULL) : NULL;
  g_autoptr(GBytes) bytes = name != NULL && hu_zip_has (work->zip, name) ? hu_zip_read (work->zip, name, NULL) : NULL;
  const HuGrid *grid = work->hexes->hexes;
  HuHex hexes[2] = { HU_HEX_NONE, HU_HEX_NONE };
  double x[2], y[2], far = 0.0;

  if (bytes == NULL)
    return;

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    if (hu_grid_has (grid, hex))
      {
        double at_x, at_y;

        hu_vassal_hexes_centre (work->hexes, hex, &at_x, &at_y);
        if (hexes[0] == HU_HEX_NONE)
          {
            hexes[0] = hex;
            x[0] = at_x;
            y[0] = at_y;
          }
        else if (hypot (at_x - x[0], at_y - y[0]) > far)
          {
            far = hypot (at_x - x[0], at_y - y[0]);
            hexes[1] = hex;
            x[1] = at_x;
            y[1] = at_y;
          }
      }
  if (far > 0.0)
    hu_import_set_picture (import, bytes, hexes, x, y);
}

void
_hu_vassal_add_boards (const HuVassalWork *work,
                       HuImport           *import)
{
  for (guint i = 0; i < work->module->maps->len; i++)
    {
      const HuVassalMap *map = g_ptr_array_index (work->module->maps, i);

      for (guint j = 0; j < map->boards->len; j++)
        {
          const HuVassalBoard *board = g_ptr_array_index (map->boards, j);

          if (has_hexes (board))
            hu_import_add_board (import, i + 1, board->name, board == work->board);
        }
    }
  add_picture (work, import);
}

/* --- What the save does not say, or says otherwise --- */

/* The first board that the save names for the window, or NULL. */
static const char *
find_named (const HuVassalTable *table,
            const HuVassalMap   *map)
{
  for (guint i = 0; table != NULL && i < table->boards->len; i++)
    if (g_str_equal (g_array_index (table->boards, HuVassalPlaced, i).map, map->name))
      return g_array_index (table->boards, HuVassalPlaced, i).name;

  return NULL;
}

static guint
count_boards (const HuVassalMap *map)
{
  guint n = 0;

  for (guint i = 0; i < map->boards->len; i++)
    n += has_hexes (g_ptr_array_index (map->boards, i));

  return n;
}

static gboolean
module_has (const HuVassalModule *module,
            const char           *name)
{
  for (guint i = 0; i < module->maps->len; i++)
    if (find_board (g_ptr_array_index (module->maps, i), name) != NULL)
      return TRUE;

  return FALSE;
}

/* Why it may be another board, or NULL. */
static char *
word_doubt (const HuVassalWork *work,
            gboolean            known)
{
  const char *settled = work->profile != NULL ? work->profile->map : NULL, *own = work->board->name;
  const char *strange = find_strange (work), *named = strange == NULL && !known ? find_named (work->table, work->map) : strange;

  if (named != NULL)
    /* Translators: the names of two map boards. */
    return g_strdup_printf (_("The save names the board “%1$s”, which the module does not have. “%2$s” is taken, where its "
                              "counters may stand on wrong hexes."), named, own);
  if (settled != NULL && known && !g_str_equal (settled, own))
    /* Translators: the names of two map boards. */
    return g_strdup_printf (_("Your choices name the board “%1$s”, and the save is played on “%2$s”, which is taken."),
                            settled, own);
  if (settled != NULL && !module_has (work->module, settled))
    /* Translators: the names of two map boards. */
    return g_strdup_printf (_("Your choices name the board “%1$s”, which the module does not have. “%2$s” is taken, where its "
                              "counters may stand on wrong hexes."), settled, own);
  if (!known && g_strcmp0 (settled, own) != 0 && count_boards (work->map) > 1)
    /* Translators: the name of a map board. */
    return g_strdup_printf (_("The save does not say which board it is played on. “%s” is taken, where its counters may stand "
                              "on wrong hexes."), own);

  return NULL;
}

/* The save decides; what was settled before holds only where it says nothing. */
void
_hu_vassal_doubt_board (const HuVassalWork *work,
                        HuImport           *import)
{
  gboolean known;
  g_autoptr(GPtrArray) boards = list_boards (work->table, work->map, &known);
  HuImportSentence doubt;

  /* The choice of the user is remembered where it may hold again. */
  import->board_known = known && (work->choice->map == 0 || !g_ptr_array_find (boards, work->board, NULL));
  if (work->table == NULL || (work->choice->map > 0 && find_strange (work) == NULL))
    return;

  HU_IMPORT_WORD (&doubt, word_doubt (work, known));
  if (doubt.shown == NULL)
    return;
  import->unread = TRUE;
  hu_import_doubt_board (import, doubt);
}

gboolean
_hu_vassal_is_same_board (const HuVassalWork  *work,
                          const HuVassalTable *next,
                          const char         **other)
{
  const HuVassalBoard *board = choose_board (next, work->map, NULL);
  gboolean known;
  g_autoptr(GPtrArray) boards = list_boards (next, work->map, &known);

  *other = board->name;

  return !known || g_ptr_array_find (boards, work->board, NULL);
}

/* --- The board itself --- */

/* Another board helps only where one has hexes. */
static gboolean
refuse_board (const HuVassalWork *work,
              GError            **error)
{
  const HuVassalBoard *board = work->board;
  gboolean squares = board->other != NULL && g_str_equal (board->other, "SquareGrid");
  g_autofree char *has = NULL;
  gboolean other = FALSE;

  for (guint i = 0; !other && i < work->module->maps->len; i++)
    other = count_boards (g_ptr_array_index (work->module->maps, i)) > 0;
  /* Translators: %s is the name of a map board. */
  has = g_strdup_printf (squares ? _("The board “%s” has squares and no hexes.")
                         : board->other != NULL ? _("The board “%s” has areas and no hexes.")
                                                : _("The board “%s” has no grid of hexes."), board->name);
  g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT, "%s %s", has,
               other ? _("Choose another board.")
                     : _("No board of the module has any, and only games on hexes can be imported."));

  return FALSE;
}

static gboolean
lay_hexes (HuVassalWork *work,
           GError      **error)
{
  gint width, height;

  if (!has_hexes (work->board))
    return refuse_board (work, error);
  if (!measure (work, work->board, &width, &height, error))
    return FALSE;
  work->hexes = hu_vassal_hexes_new (work->board, width, height, error);

  return work->hexes != NULL;
}

gboolean
_hu_vassal_find_board (HuVassalWork          *work,
                       const HuImportProfile *profile,
                       const HuVassalChoice  *choice,
                       GError               **error)
{
  return choose_map (work, profile, choice, error) && lay_hexes (work, error) && place_board (work, error);
}
