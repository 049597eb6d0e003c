/*
 * Keeping the background picture of a game. The picture's position is no part of the game. It is written beside
 * the file at once, whether or not the game is saved, and cannot be undone. A game without a file keeps it while
 * it is open, and stores it beside its file once it is saved.
 */
#include "config.h"

#include "hu-backdrop-keeper.h"

#include <glib/gi18n-lib.h>

#define SETTLED 400 /* ms without a change before it is written */

struct _HuBackdropKeeper
{
  GObject     parent_instance;

  HuDocument *document;
  HuBackdrop *backdrop;
  GFile      *home;    /* the game beside which it is kept; or NULL */
  gboolean    editing; /* the game; a draft that is played after that is the same game */
  gboolean    read;    /* the picture beside the game is known */
  gboolean    reading;
  gboolean    edited;
  guint       timeout; /* waits to write it */
};

enum
{
  FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuBackdropKeeper, hu_backdrop_keeper, G_TYPE_OBJECT)

static void
write_beside (HuBackdropKeeper *self,
              GFile            *game)
{
  g_autoptr(GError) error = NULL;

  g_clear_handle_id (&self->timeout, g_source_remove);
  self->edited = FALSE;
  if (!hu_backdrop_save (self->backdrop, game, &error))
    {
      /* Translators: %s says why, in the words of the system */
      g_autofree char *text = g_strdup_printf (_("The background picture cannot be kept: %s"), error->message);

      g_signal_emit (self, signals[FAILED], 0, text);
    }
}

static void
settled_cb (gpointer data)
{
  HuBackdropKeeper *self = data;

  self->timeout = 0;
  if (self->home != NULL)
    write_beside (self, self->home);
}

/* Writes at once a change that waits. */
static void
flush (HuBackdropKeeper *self)
{
  if (self->timeout != 0 && self->home != NULL)
    write_beside (self, self->home);
}

static void
backdrop_changed_cb (HuBackdropKeeper *self)
{
  if (self->reading)
    return;

  self->edited = TRUE;
  if (self->home == NULL)
    return;

  /* A slider that is being drawn changes it all the time. */
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout = g_timeout_add_once (SETTLED, settled_cb, self);
}

/* Reads the picture beside the game, once. */
static void
read_beside (HuBackdropKeeper *self)
{
  g_autoptr(GError) error = NULL;

  if (self->read || self->home == NULL)
    return;

  self->read = TRUE;
  self->reading = TRUE;
  if (!hu_backdrop_load (self->backdrop, self->home, &error))
    {
      g_autoptr(GFile) beside = hu_backdrop_file_for (self->home);
      g_autofree char *name = g_file_get_parse_name (beside);
      /* Translators: %1$s is a file, %2$s says why it cannot be read, in the words of the system */
      g_autofree char *text = g_strdup_printf (_("“%1$s” cannot be read, so no background picture is shown: %2$s"),
                                               name, error->message);

      g_signal_emit (self, signals[FAILED], 0, text);
    }
  self->reading = FALSE;
}

/* Forgets the picture of the game before: that of another game is not known yet. */
static void
game_replaced_cb (HuBackdropKeeper *self)
{
  if (self->editing)
    return;

  flush (self);
  self->reading = TRUE;
  hu_backdrop_set_picture (self->backdrop, NULL);
  hu_backdrop_set_in_play (self->backdrop, 0);
  self->reading = FALSE;
  self->read = self->edited = FALSE;
  g_set_object (&self->home, hu_document_get_file (self->document));
}

/* When the game is saved elsewhere, the picture's data go along; data beside an overwritten file belonged to
 * that file. */
static void
saved_cb (HuBackdropKeeper *self)
{
  GFile *file = hu_document_get_file (self->document);
  gboolean elsewhere = self->home == NULL || !g_file_equal (file, self->home);

  if (elsewhere)
    {
      read_beside (self);
      g_set_object (&self->home, file);
      self->read = TRUE;
    }
  if (elsewhere || self->edited)
    write_beside (self, file);
}

static void
hu_backdrop_keeper_dispose (GObject *object)
{
  HuBackdropKeeper *self = HU_BACKDROP_KEEPER (object);

  if (self->backdrop != NULL)
    flush (self);
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->home);
  g_clear_object (&self->backdrop);
  g_clear_object (&self->document);

  G_OBJECT_CLASS (hu_backdrop_keeper_parent_class)->dispose (object);
}

static void
hu_backdrop_keeper_class_init (HuBackdropKeeperClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_backdrop_keeper_dispose;

  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
hu_backdrop_keeper_init (HuBackdropKeeper *self)
{
  self->backdrop = hu_backdrop_new ();
}

HuBackdropKeeper *
hu_backdrop_keeper_new (HuDocument *document)
{
  HuBackdropKeeper *self;

  g_return_val_if_fail (HU_IS_DOCUMENT (document), NULL);

  self = g_object_new (HU_TYPE_BACKDROP_KEEPER, NULL);
  self->document = g_object_ref (document);
  g_signal_connect_object (self->backdrop, "changed", G_CALLBACK (backdrop_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::game", G_CALLBACK (game_replaced_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "saved", G_CALLBACK (saved_cb), self, G_CONNECT_SWAPPED);

  return self;
}

HuBackdrop *
hu_backdrop_keeper_get (HuBackdropKeeper *self)
{
  g_return_val_if_fail (HU_IS_BACKDROP_KEEPER (self), NULL);

  if (!self->reading)
    read_beside (self);

  return self->backdrop;
}

/* Until hu_backdrop_keeper_leave() the document's game is being edited, and another one that it gets is the same. */
HuBackdrop *
hu_backdrop_keeper_enter (HuBackdropKeeper *self)
{
  g_return_val_if_fail (HU_IS_BACKDROP_KEEPER (self), NULL);

  self->editing = TRUE;
  read_beside (self);

  return self->backdrop;
}

void
hu_backdrop_keeper_leave (HuBackdropKeeper *self)
{
  g_return_if_fail (HU_IS_BACKDROP_KEEPER (self));

  self->editing = FALSE;
}
