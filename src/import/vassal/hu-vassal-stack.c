/*
 * Counters in stacks, and stacks on one another: a stack that is not empty is listed with those of its place.
 */
#include "hu-vassal-stack.h"

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

/* Those that stay keep their order; a gap is closed later, since a stack may be large. */
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
