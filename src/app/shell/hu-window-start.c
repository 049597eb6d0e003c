/*
 * The start page in the window: instead of a game, or in front of one that stays open; and storing the last
 * game, to continue it later.
 */
#include "config.h"

#include "hu-recovery.h"
#include "hu-window-private.h"

#include "hu-last-game.h"

gboolean
_hu_window_is_at_start (HuWindow *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "start") == 0;
}

/* Updates title and actions: the game's own actions do not apply to the start page. */
static void
update (HuWindow *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.start-back",
                                 _hu_window_is_at_start (self) && hu_document_get_game (self->document) != NULL);
  _hu_window_update_title (self);
  _hu_window_update_actions (self);
}

/**
 * hu_window_show_start:
 * @self: a window
 *
 * Shows the start page. An open game stays open behind it, with its unsaved changes.
 */
void
hu_window_show_start (HuWindow *self)
{
  g_autoptr(GdkTexture) seen = NULL;

  g_return_if_fail (HU_IS_WINDOW (self));

  if (hu_document_get_game (self->document) != NULL)
    {
      _hu_window_remember_last (self);
      seen = hu_map_view_ref_picture (self->map);
    }
  if (gtk_window_get_application (GTK_WINDOW (self)) != NULL)
    hu_recovery_update (gtk_window_get_application (GTK_WINDOW (self)));
  hu_start_page_show (self->start, self->document, GDK_PAINTABLE (seen));
  gtk_stack_set_visible_child_name (self->stack, "start");
  update (self);
  hu_start_page_focus (self->start);
}

void
_hu_window_leave_start (HuWindow *self)
{
  if (!_hu_window_is_at_start (self) || hu_document_get_game (self->document) == NULL)
    return;

  hu_start_page_rest (self->start);
  gtk_stack_set_visible_child_name (self->stack, "game");
  /* The side panel's width is unknown before it is visible, and the map gets the rest. */
  hu_turns_begin_with (self->turns, self->side_turn);
  if (self->workshop == NULL)
    {
      _hu_window_enable_play (self, TRUE);
      _hu_window_enable_view (self, TRUE);
    }
  update (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

/* The start page becomes visible for the first time without a game, so it has not been filled yet. */
void
_hu_window_start_mapped (HuWindow *self)
{
  if (hu_document_get_game (self->document) == NULL)
    hu_window_show_start (self);
}

/* --- The last game --- */

/* It is no matter to anybody if that cannot be kept. */
void
_hu_window_remember_last (HuWindow *self)
{
  HuGame *game = hu_document_get_game (self->document);
  GFile *file = hu_document_get_file (self->document) != NULL ? hu_document_get_file (self->document) : self->source;
  g_autofree char *path = hu_last_game_dup_path ();

  if (game != NULL && file != NULL)
    hu_last_game_save (path, file, hu_game_get_position (game), NULL);
}

static void
continue_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  g_autofree char *path = hu_last_game_dup_path ();
  g_autoptr(HuLastGame) last = hu_last_game_load (path);

  if (last != NULL && hu_document_get_game (self->document) == NULL)
    _hu_window_open_later (self, last->file, last->position);
}

static void
start_page_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);

  if (_hu_window_is_at_start (self))
    _hu_window_leave_start (self);
  else
    hu_window_show_start (self);
}

static void
start_back_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  _hu_window_leave_start (HU_WINDOW (widget));
}

/* Returns TRUE while the start page is shown: the actions of play are then disabled. */
gboolean
_hu_window_update_start (HuWindow *self)
{
  if (!_hu_window_is_at_start (self))
    return FALSE;

  _hu_window_enable_play (self, FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.undo", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.redo", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.workshop", FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->phase_button), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->overlays_button), FALSE);
  _hu_window_enable_view (self, FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save", hu_document_get_game (self->document) != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save-as", hu_document_get_game (self->document) != NULL);

  return TRUE;
}

void
_hu_window_install_start_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.start-page", NULL, start_page_action);
  gtk_widget_class_install_action (widget_class, "win.start-back", NULL, start_back_action);
  gtk_widget_class_install_action (widget_class, "win.continue", NULL, continue_action);
}
