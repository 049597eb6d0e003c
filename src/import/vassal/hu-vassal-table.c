/*
 * Running the commands of a save.  Commands about what is not there are counted, since real files have them.
 */
#include "config.h"

#include "hu-vassal-table.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-import-error.h"
#include "hu-import-limits.h"
#include "hu-vassal-stack.h"
#include "hu-vassal-piece.h"

#define BETWEEN_COMMANDS '\033'
#define WORD_MOST 40
#define STOPS_MOST 100000 /* of a step */

static void
piece_free (gpointer data)
{
  HuVassalPiece *piece = data;

  g_free (piece->id);
  g_clear_pointer (&piece->types, g_ptr_array_unref);
  g_clear_pointer (&piece->states, g_ptr_array_unref);
  g_clear_pointer (&piece->members, g_ptr_array_unref);
  g_free (piece->map);
  g_free (piece);
}

static void
placed_clear (gpointer data)
{
  HuVassalPlaced *placed = data;

  g_free (placed->map);
  g_free (placed->name);
}

/* --- Places --- */

/* FALSE where it is no number of 32 bits. */
static gboolean
read_pixel (const char *text,
            gint       *pixel)
{
  gint64 number;

  if (!g_ascii_string_to_signed (text, 10, G_MININT32, G_MAXINT32, &number, NULL))
    return FALSE;
  *pixel = (gint) number;

  return TRUE;
}

/* The place of @piece from "map;x;y…"; a place that is no number is none. */
static void
read_place (HuVassalTable   *self,
            HuVassalPiece   *piece,
            const GPtrArray *fields)
{
  gint x = 0, y = 0;

  if (!read_pixel (hu_vassal_token (fields, 1), &x) || !read_pixel (hu_vassal_token (fields, 2), &y))
    {
      self->n_unknown++;
      return;
    }
  _hu_vassal_stand_at (self, piece, hu_vassal_token (fields, 0), x, y);
}

/* --- Pieces --- */

static gboolean
fill (HuVassalTable *self,
      HuVassalPiece *stack,
      GPtrArray     *ids,
      guint          from,
      GError       **error)
{
  _hu_vassal_empty (self, stack);
  for (guint i = from; i < ids->len; i++)
    {
      const char *id = g_ptr_array_index (ids, i);
      HuVassalPiece *piece = g_hash_table_lookup (self->pieces, id);

      /* The last field may say the layer. */
      if (id[0] == '\0' || g_str_has_prefix (id, "@@"))
        continue;
      if (piece == NULL)
        {
          self->n_unknown++;
          continue;
        }
      if (piece->kind != HU_VASSAL_PIECE)
        return hu_import_refuse (error, _("The save is damaged: a stack lies in a stack. Save the game in VASSAL again."));
      _hu_vassal_join (self, stack, piece);
    }
  _hu_vassal_list (self, stack);

  return TRUE;
}

static gboolean
set_stack (HuVassalTable *self,
           HuVassalPiece *stack,
           const char    *state,
           GError       **error)
{
  g_autoptr(GPtrArray) fields = hu_vassal_split (state, ';', HU_IMPORT_PIECES_MOST);
  g_autoptr(GPtrArray) ids = NULL;

  read_place (self, stack, fields);
  if (stack->kind == HU_VASSAL_STACK)
    return fill (self, stack, fields, 3, error);

  ids = hu_vassal_split (hu_vassal_token (fields, 4), ',', HU_IMPORT_PIECES_MOST);

  return fill (self, stack, ids, 0, error);
}

static gboolean
set_piece (HuVassalTable *self,
           HuVassalPiece *piece,
           const char    *state,
           GError       **error)
{
  GPtrArray *states = hu_vassal_unchain (state);
  g_autoptr(GPtrArray) fields = NULL;

  if (states == NULL)
    return hu_import_refuse (error, _("The save is damaged: a counter has more traits than any. It is not read."));

  g_clear_pointer (&piece->states, g_ptr_array_unref);
  piece->states = states;
  fields = hu_vassal_split (hu_vassal_token (states, piece->types->len - 1), ';', 4);
  read_place (self, piece, fields);

  return TRUE;
}

static void
remove_piece (HuVassalTable *self,
              HuVassalPiece *piece)
{
  _hu_vassal_touch (self, piece);
  _hu_vassal_leave (piece);
  if (piece->members != NULL)
    _hu_vassal_empty (self, piece);
  _hu_vassal_unlist (piece);
  g_hash_table_remove (self->pieces, piece->id);
}

static gboolean
add_piece (HuVassalTable   *self,
           const GPtrArray *words,
           GError         **error)
{
  const char *id = hu_vassal_token (words, 1), *type = hu_vassal_token (words, 2), *state = hu_vassal_token (words, 3);
  HuVassalPiece *piece, *before = g_hash_table_lookup (self->pieces, id);

  if (self->order->len >= HU_IMPORT_PIECES_MOST)
    return hu_import_refuse (error, _("The save has more counters than any game. It is not read."));

  piece = g_new0 (HuVassalPiece, 1);
  piece->kind = g_str_equal (type, "stack") ? HU_VASSAL_STACK
                : g_str_has_prefix (type, "deck;") ? HU_VASSAL_DECK : HU_VASSAL_PIECE;
  piece->id = g_str_equal (id, "null") ? g_strdup_printf ("null %u", self->order->len) : g_strdup (id);
  g_ptr_array_add (self->order, piece);
  if (before != NULL)
    remove_piece (self, before);
  g_hash_table_insert (self->pieces, piece->id, piece);

  if (piece->kind != HU_VASSAL_PIECE)
    {
      piece->members = g_ptr_array_new ();
      return set_stack (self, piece, state, error);
    }
  piece->types = hu_vassal_unchain (type);
  if (piece->types == NULL)
    return hu_import_refuse (error, _("The save is damaged: a counter has more traits than any. It is not read."));

  return set_piece (self, piece, state, error);
}

/* With its old state, a change touches only the traits in which the two differ: others may have changed since. */
static gboolean
change_piece (HuVassalTable   *self,
              const GPtrArray *words,
              GError         **error)
{
  HuVassalPiece *piece = g_hash_table_lookup (self->pieces, hu_vassal_token (words, 1));
  g_autoptr(GPtrArray) made = NULL, old = NULL, place = NULL;
  guint last;

  if (piece == NULL)
    {
      self->n_unknown++;
      return TRUE;
    }
  if (piece->kind != HU_VASSAL_PIECE)
    return set_stack (self, piece, hu_vassal_token (words, 2), error);
  if (words->len < 4)
    return set_piece (self, piece, hu_vassal_token (words, 2), error);

  made = hu_vassal_unchain (hu_vassal_token (words, 2));
  old = hu_vassal_unchain (hu_vassal_token (words, 3));
  if (made == NULL || old == NULL)
    return hu_import_refuse (error, _("The save is damaged: a counter has more traits than any. It is not read."));
  last = piece->types->len - 1;
  for (guint i = 0; i < made->len && i < piece->states->len; i++)
    if (!g_str_equal (hu_vassal_token (made, i), hu_vassal_token (old, i)))
      {
        g_free (piece->states->pdata[i]);
        piece->states->pdata[i] = g_strdup (g_ptr_array_index (made, i));
        if (i != last)
          continue;
        place = hu_vassal_split (hu_vassal_token (made, i), ';', 4);
        read_place (self, piece, place);
      }

  return TRUE;
}

/* --- Moving --- */

static void
stop_clear (gpointer data)
{
  g_free (((HuVassalStop *) data)->map);
}

/* A counter moved in a stack stops where the stack does. */
static void
note_stop (HuVassalTable *self,
           HuVassalPiece *piece)
{
  const HuVassalPiece *stand = hu_vassal_piece_stand (piece);
  guint n = piece->kind == HU_VASSAL_PIECE ? 1 : piece->members->len;

  for (guint i = 0; i < n && self->trail->len < STOPS_MOST; i++)
    {
      HuVassalPiece *one = piece->kind == HU_VASSAL_PIECE ? piece : g_ptr_array_index (piece->members, i);
      HuVassalStop stop = { one, g_strdup (stand->map), stand->x, stand->y };

      if (one != NULL)
        g_array_append_val (self->trail, stop);
      else
        g_free (stop.map);
    }
}

static void
move_piece (HuVassalTable   *self,
            const GPtrArray *words)
{
  HuVassalPiece *piece = g_hash_table_lookup (self->pieces, hu_vassal_token (words, 1));
  const char *map = hu_vassal_token (words, 2);
  HuVassalPiece *stack;
  gint x = 0, y = 0;

  if (piece == NULL || words->len < 6 || !read_pixel (hu_vassal_token (words, 3), &x) ||
      !read_pixel (hu_vassal_token (words, 4), &y))
    {
      self->n_unknown++;
      return;
    }

  stack = _hu_vassal_find_stack (self, piece, hu_vassal_token (words, 5), map, x, y);
  if (piece->kind == HU_VASSAL_PIECE && piece->in != NULL && piece->in != stack)
    _hu_vassal_leave (piece);
  _hu_vassal_stand_at (self, piece, map, x, y);
  if (self->trail != NULL && piece->in == NULL)
    note_stop (self, piece);
  if (stack == NULL)
    return;
  if (piece->kind == HU_VASSAL_PIECE)
    _hu_vassal_join (self, stack, piece);
  else if (piece->kind == HU_VASSAL_STACK)
    _hu_vassal_merge (self, stack, piece);
}

/* --- Other commands --- */

static void
count_ignored (HuVassalTable *self,
               const char    *command)
{
  gsize length = strcspn (command, "\t/; \n");
  g_autofree char *word = g_utf8_substring (command, 0, MIN (WORD_MOST, g_utf8_strlen (command, (gssize) length)));
  guint n;

  if (word[0] == '\0')
    return;
  n = GPOINTER_TO_UINT (g_hash_table_lookup (self->ignored, word));
  g_hash_table_replace (self->ignored, g_steal_pointer (&word), GUINT_TO_POINTER (n + 1));
}

static void
place_boards (HuVassalTable   *self,
              const GPtrArray *words)
{
  const char *first = g_ptr_array_index (words, 0);
  g_autofree char *map = g_strndup (first, strlen (first) - strlen ("BoardPicker"));

  /* The last word on a window counts. */
  for (guint i = self->boards->len; i > 0; i--)
    if (g_str_equal (g_array_index (self->boards, HuVassalPlaced, i - 1).map, map))
      g_array_remove_index (self->boards, i - 1);
  for (guint i = 1; i + 2 < words->len; i += 3)
    {
      const char *name = g_ptr_array_index (words, i);
      gboolean reversed = g_str_has_suffix (name, "/rev");
      HuVassalPlaced *placed;
      gint column, row;

      if (!read_pixel (g_ptr_array_index (words, i + 1), &column) || !read_pixel (g_ptr_array_index (words, i + 2), &row))
        {
          self->n_unknown++;
          continue;
        }
      g_array_set_size (self->boards, self->boards->len + 1);
      placed = &g_array_index (self->boards, HuVassalPlaced, self->boards->len - 1);
      *placed = (HuVassalPlaced) { .reversed = reversed, .column = column, .row = row };
      placed->name = g_strndup (name, strlen (name) - (reversed ? strlen ("/rev") : 0));
      placed->map = g_strdup (map);
    }
}

static void
add_once (GPtrArray  *texts,
          const char *text)
{
  if (text[0] != '\0' && !g_ptr_array_find_with_equal_func (texts, text, g_str_equal, NULL) && texts->len < 100)
    g_ptr_array_add (texts, g_strdup (text));
}

static void
run_other (HuVassalTable *self,
           const char    *command)
{
  g_autoptr(GPtrArray) words = NULL;
  const char *first;

  if (g_str_equal (command, "begin_save") || g_str_equal (command, "end_save") || command[0] == '\0')
    return;
  if (g_str_has_prefix (command, "UNDO\t"))
    {
      self->undoes = self->undoes || g_str_equal (command, "UNDO\ttrue");
      return;
    }

  if (g_str_has_prefix (command, "bd\t"))
    {
      g_free (self->bd);
      self->bd = g_strdup (command);
      return;
    }

  words = hu_vassal_split (command, '\t', 4096);
  first = g_ptr_array_index (words, 0);
  if (g_str_has_suffix (first, "BoardPicker") && strchr (command, '\t') != NULL)
    place_boards (self, words);
  else if (g_str_equal (first, "MutableProperty") || g_str_equal (first, "GlobalProperty"))
    g_hash_table_replace (self->properties, g_strdup (hu_vassal_token (words, 1)), g_strdup (hu_vassal_token (words, 3)));
  else if (g_str_has_prefix (first, "TURN"))
    {
      g_free (self->turn);
      self->turn = g_strdup (hu_vassal_token (words, 1));
    }
  else if (g_str_equal (first, "PLAYER"))
    add_once (self->sides, hu_vassal_token (words, 3)); /* names of players are not kept */
  else if (g_str_equal (first, "EXT"))
    add_once (self->extensions, hu_vassal_token (words, 1));
  else
    count_ignored (self, command);
}

/* --- Running --- */

static gboolean
run_piece_command (HuVassalTable *self,
                   const char    *command,
                   GError       **error)
{
  g_autoptr(GPtrArray) words = hu_vassal_split (command, '/', 16);
  HuVassalPiece *piece;

  switch (command[0])
    {
    case '+':
      return add_piece (self, words, error);
    case 'D':
      return change_piece (self, words, error);
    case 'M':
      move_piece (self, words);
      return TRUE;
    default:
      piece = g_hash_table_lookup (self->pieces, hu_vassal_token (words, 1));
      if (piece != NULL)
        remove_piece (self, piece);
      else
        self->n_unknown++;
      return TRUE;
    }
}

static gboolean
run_list (HuVassalTable *self,
          const char    *text,
          guint          depth,
          GError       **error)
{
  HuVassalTokens commands;

  hu_vassal_tokens_init (&commands, text, -1, BETWEEN_COMMANDS);
  while (commands.at != NULL)
    {
      g_autofree char *command = hu_vassal_tokens_next (&commands);
      gsize length = strlen (command);

      if (++self->n_commands > HU_IMPORT_COMMANDS_MOST)
        return hu_import_refuse (error, _("The save has more commands than any game. It is not read."));
      if (strchr (command, BETWEEN_COMMANDS) != NULL || g_str_has_prefix (command, "LOG\t"))
        {
          gboolean step = g_str_has_prefix (command, "LOG\t");

          if (depth + 1 > HU_IMPORT_NESTED_MOST || length > self->budget)
            return hu_import_refuse (error, _("The save is damaged: its commands lie in one another without end. Save the game "
                                              "in VASSAL again."));
          self->budget -= length;
          /* The commands before the first step are the position; the steps are what happened after it.  A step within a
           * step is a part of it. */
          if (step && !self->steps_run)
            g_ptr_array_add (self->steps, g_strdup (command + strlen ("LOG\t")));
          else if (!run_list (self, command + (step ? strlen ("LOG\t") : 0), depth + 1, error))
            return FALSE;
          continue;
        }
      if (length >= 2 && command[1] == '/' && strchr ("+-DM", command[0]) != NULL)
        {
          if (!run_piece_command (self, command, error))
            return FALSE;
          continue;
        }
      run_other (self, command);
    }

  return TRUE;
}

HuVassalTable *
hu_vassal_table_new (const char  *text,
                     GError     **error)
{
  g_autoptr(HuVassalTable) self = g_new0 (HuVassalTable, 1);

  self->order = g_ptr_array_new_with_free_func (piece_free);
  self->pieces = g_hash_table_new (g_str_hash, g_str_equal);
  self->at = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_queue_free);
  self->boards = g_array_new (FALSE, FALSE, sizeof (HuVassalPlaced));
  g_array_set_clear_func (self->boards, placed_clear);
  self->properties = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->sides = g_ptr_array_new_with_free_func (g_free);
  self->extensions = g_ptr_array_new_with_free_func (g_free);
  self->ignored = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->steps = g_ptr_array_new_with_free_func (g_free);
  self->touched = g_hash_table_new (NULL, NULL);
  self->budget = 4 * strlen (text) + (1 << 20);
  if (!run_list (self, text, 0, error))
    return NULL;

  return g_steal_pointer (&self);
}

void
hu_vassal_table_trail (HuVassalTable *self)
{
  self->trail = g_array_new (FALSE, FALSE, sizeof (HuVassalStop));
  g_array_set_clear_func (self->trail, stop_clear);
}

gboolean
hu_vassal_table_step (HuVassalTable  *self,
                      guint           step,
                      GError        **error)
{
  g_return_val_if_fail (step < self->steps->len, FALSE);

  g_hash_table_remove_all (self->touched);
  if (self->trail != NULL)
    g_array_set_size (self->trail, 0);
  self->undoes = FALSE;
  self->steps_run = TRUE;

  if (!run_list (self, g_ptr_array_index (self->steps, step), 1, error))
    return FALSE;
  if (self->trail != NULL && self->trail->len >= STOPS_MOST)
    return hu_import_refuse (error, _("The log moves more counters than any game does. It is not read."));

  return TRUE;
}

void
hu_vassal_table_free (HuVassalTable *self)
{
  g_ptr_array_unref (self->steps);
  g_clear_pointer (&self->trail, g_array_unref);
  g_hash_table_unref (self->touched);
  g_hash_table_unref (self->pieces);
  g_hash_table_unref (self->at);
  g_ptr_array_unref (self->order);
  g_array_unref (self->boards);
  g_hash_table_unref (self->properties);
  g_ptr_array_unref (self->sides);
  g_ptr_array_unref (self->extensions);
  g_hash_table_unref (self->ignored);
  g_free (self->turn);
  g_free (self->bd);
  g_free (self);
}
