/*
 * Counters in stacks, and stacks on one another: a stack that is not empty is listed with those of its place.
 *
 * A game of a module, as the scene on which its log is replayed.
 */
#include "config.h"

#include "hu-vassal-stack.h"

#include <glib/gi18n-lib.h>

#include "hu-import-error.h"
#include "hu-vassal-work.h"

static char *
dup_place (const char *map,
           gint        x,
           gint        y)
{
  return g_strdup_printf ("%d %d %s", x, y, map);
}

void
_hu_vassal_touch (HuVassalTable *self,
                  HuVassalPiece *piece)
{
  g_hash_table_add (self->touched, piece);
}

void
_hu_vassal_unlist (HuVassalPiece *stack)
{
  if (stack->place == NULL)
    return;

  g_queue_delete_link (stack->place, stack->link);
  stack->place = NULL;
  stack->link = NULL;
}

/* Lists a stack among those of its place, above the others, where it is not listed yet.  An empty stack is not on the map. */
void
_hu_vassal_list (HuVassalTable *self,
                 HuVassalPiece *stack)
{
  g_autofree char *key = stack->map != NULL ? dup_place (stack->map, stack->x, stack->y) : NULL;
  gboolean is_there = key != NULL && (stack->kind == HU_VASSAL_DECK || stack->members->len > stack->n_gaps) &&
                      g_hash_table_lookup (self->pieces, stack->id) == stack;
  GQueue *place = is_there ? g_hash_table_lookup (self->at, key) : NULL;

  if (is_there && place == NULL)
    {
      place = g_queue_new ();
      g_hash_table_insert (self->at, g_steal_pointer (&key), place);
    }
  if (place == stack->place)
    return;
  _hu_vassal_unlist (stack);
  if (place == NULL)
    return;
  g_queue_push_head (place, stack);
  stack->place = place;
  stack->link = place->head;
}

void
_hu_vassal_stand_at (HuVassalTable *self,
                     HuVassalPiece *piece,
                     const char    *map,
                     gint           x,
                     gint           y)
{
  _hu_vassal_touch (self, piece);
  g_free (piece->map);
  piece->map = map != NULL && map[0] != '\0' && !g_str_equal (map, "null") ? g_strdup (map) : NULL;
  piece->x = x;
  piece->y = y;
  if (piece->kind != HU_VASSAL_PIECE)
    _hu_vassal_list (self, piece);
}

const HuVassalPiece *
hu_vassal_piece_stand (const HuVassalPiece *piece)
{
  return piece->in != NULL ? piece->in : piece;
}

/* Closes the gaps of a stack. */
static void
close_up (HuVassalPiece *stack)
{
  guint n = 0;

  for (guint i = 0; i < stack->members->len; i++)
    {
      HuVassalPiece *piece = g_ptr_array_index (stack->members, i);

      if (piece == NULL)
        continue;
      piece->index = n;
      stack->members->pdata[n++] = piece;
    }
  g_ptr_array_set_size (stack->members, (gint) n);
  stack->n_gaps = 0;
}

/* Counters that stay keep their order; a gap is closed later, since a stack may be large. */
void
_hu_vassal_leave (HuVassalPiece *piece)
{
  HuVassalPiece *stack = piece->in;

  if (stack == NULL)
    return;

  stack->members->pdata[piece->index] = NULL;
  piece->in = NULL;
  if (++stack->n_gaps > stack->members->len / 2)
    close_up (stack);
  if (stack->members->len == 0 && stack->kind == HU_VASSAL_STACK)
    _hu_vassal_unlist (stack);
}

void
_hu_vassal_join (HuVassalTable *self,
                 HuVassalPiece *stack,
                 HuVassalPiece *piece)
{
  _hu_vassal_touch (self, piece);
  _hu_vassal_leave (piece);
  piece->in = stack;
  piece->index = stack->members->len;
  g_ptr_array_add (stack->members, piece);
  if (stack->place == NULL)
    _hu_vassal_list (self, stack);
}

void
_hu_vassal_empty (HuVassalTable *self,
                  HuVassalPiece *stack)
{
  for (guint i = 0; i < stack->members->len; i++)
    {
      HuVassalPiece *piece = g_ptr_array_index (stack->members, i);

      if (piece == NULL)
        continue;
      _hu_vassal_touch (self, piece);
      piece->in = NULL;
    }
  g_ptr_array_set_size (stack->members, 0);
  stack->n_gaps = 0;
}

void
_hu_vassal_merge (HuVassalTable *self,
                  HuVassalPiece *into,
                  HuVassalPiece *from)
{
  close_up (from);
  for (guint i = 0; i < from->members->len; i++)
    {
      HuVassalPiece *piece = g_ptr_array_index (from->members, i);

      /* Not by leave(), because all of them go. */
      piece->in = NULL;
      _hu_vassal_join (self, into, piece);
    }
  g_ptr_array_set_size (from->members, 0);
  _hu_vassal_unlist (from);
}

/* The stack or deck that what comes to a place joins, or NULL: what it is laid on, if that lies exactly there, or else the
 * uppermost. */
HuVassalPiece *
_hu_vassal_find_stack (HuVassalTable *self,
                       HuVassalPiece *mover,
                       const char    *under,
                       const char    *map,
                       gint           x,
                       gint           y)
{
  g_autofree char *key = dup_place (map, x, y);
  HuVassalPiece *piece = g_str_equal (under, "null") ? NULL : g_hash_table_lookup (self->pieces, under);
  HuVassalPiece *stack = piece != NULL && piece->in != NULL ? piece->in : piece;
  GQueue *place = g_hash_table_lookup (self->at, key);

  if (place == NULL)
    return NULL;
  if (stack != NULL && stack != mover && stack->place == place)
    return stack;
  for (GList *link = place->head; link != NULL; link = link->next)
    if (link->data != mover)
      return link->data;

  return NULL;
}

/* --- Scenes --- */

static char *
dup_name (const HuVassalWork *work,
          const HuVassalLook *look)
{
  return g_strdup (look->masked && !work->choice->reveal ? "?" : look->name[0] != '\0' ? look->name : look->basic);
}

static gboolean
is_on_map (HuVassalScene       *scene,
           const HuVassalPiece *piece)
{
  const HuVassalWork *work = scene->data;

  return g_strcmp0 (hu_vassal_piece_stand (piece)->map, work->map->name) == 0;
}

static HuHex
find_hex (HuVassalScene       *scene,
          const HuVassalPiece *piece)
{
  return _hu_vassal_find_hex (scene->data, piece);
}

static gboolean
is_dead (HuVassalScene *scene,
         const char    *window)
{
  const HuVassalWork *work = scene->data;
  g_autofree char *folded = hu_import_fold (window != NULL ? window : "");

  return work->profile != NULL && g_hash_table_contains (work->profile->dead, folded);
}

static char *
take (HuVassalScene       *scene,
      HuImport            *import,
      const HuVassalPiece *piece)
{
  g_autoptr(HuVassalLook) look = hu_vassal_look_new (piece->types, piece->states, scene->table->properties);
  HuVassalKnown known;

  _hu_vassal_take_piece (scene->data, import, piece, look, HU_HEX_NONE, &known);

  return dup_name (scene->data, look);
}

/* On another board the same pixels are other hexes. */
static gboolean
check (HuVassalScene  *scene,
       guint           log,
       GError        **error)
{
  const HuVassalWork *work = scene->data;
  const char *other;

  if (_hu_vassal_is_same_board (work, scene->table, &other))
    return TRUE;

  g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
               /* Translators: the number of a log, the names of two map boards. */
               _("Log %1$u is played on the board “%2$s”, and the game before it on “%3$s”. Leave that log out."), log, other,
               work->board->name);

  return FALSE;
}

gboolean
_hu_vassal_run_log (HuVassalWork  *work,
                    HuImport      *import,
                    GError       **error)
{
  HuVassalScene scene = { work, work->table, work->choice->next, is_on_map, find_hex, is_dead, take, check };
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < work->looks->len; i++)
    g_ptr_array_add (names, dup_name (work, g_ptr_array_index (work->looks, i)));

  return _hu_vassal_replay (&scene, import, work->pieces, names, error);
}
