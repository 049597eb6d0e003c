/*
 * A part of the window that shows something of the session.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-session.h"

G_BEGIN_DECLS

#define HU_TYPE_PANEL (hu_panel_get_type ())
G_DECLARE_DERIVABLE_TYPE (HuPanel, hu_panel, HU, PANEL, GtkWidget)

/* Each function of the class may be NULL. */
struct _HuPanelClass
{
  GtkWidgetClass parent_class;

  /* The panel has got its session: to connect to more of it than the below. */
  void (*bind)            (HuPanel *self,
                           HuSession *session);
  /* The session has another game, or (NULL) none. */
  void (*set_game)        (HuPanel *self,
                           HuGame  *game);
  /* The game has changed, or been moved in time. */
  void (*game_changed)    (HuPanel *self);
  void (*preview_changed) (HuPanel *self);

  /* Questions that it would answer, a bit (1 << HuVeil) each: it is hidden while one of them is open. */
  guint veils;
  /* In a lesson a line stands in its place then; for a panel that gives all its children its own place. */
  gboolean veil_note;
};

/* Property "session": set once, as by a binding to that of the window. */
HuSession *hu_panel_get_session (HuPanel   *self); /* NULL: none yet */
void       hu_panel_set_session (HuPanel   *self,
                                 HuSession *session);
HuGame    *hu_panel_get_game    (HuPanel   *self); /* or NULL */

/* Hides a part of a panel, or shows it again.  It keeps its room: nothing jumps when it comes back. */
void       hu_panel_veil        (GtkWidget *part,
                                 gboolean   veiled);

G_END_DECLS
