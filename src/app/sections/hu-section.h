/*
 * A section of the window: a part with actions and a state of its own, made with the session. The window lays its
 * sections out and knows nothing of their work; they do not know each other.
 */
#pragma once

#include <adwaita.h>

#include "hu-session.h"

G_BEGIN_DECLS

#define HU_TYPE_SECTION (hu_section_get_type ())
G_DECLARE_DERIVABLE_TYPE (HuSection, hu_section, HU, SECTION, GObject)

/* Properties "session" and "window" (an AdwApplicationWindow whose content is a toast overlay): construct only. */
struct _HuSectionClass
{
  GObjectClass parent_class;

  /* Each function of the class may be NULL. */
  /* The session has another game. */
  void (*set_game) (HuSection *self,
                    HuGame    *game);
  /* The game has changed, or the mode: to enable actions. @game may be NULL. */
  void (*update)   (HuSection *self,
                    HuGame    *game);
  /* Makes the widgets that the window's first frame does without; once, after that frame or when they are used. */
  void (*complete) (HuSection *self);
};

/* TRUE where that made any. */
gboolean   hu_section_complete    (HuSection          *self);

HuSession *hu_section_get_session (HuSection          *self);
HuGame    *hu_section_get_game    (HuSection          *self); /* or NULL */
GtkWindow *hu_section_get_window  (HuSection          *self); /* NULL once it is gone */

/* "win.NAME" for each entry; a function gets the section as its data. */
void       hu_section_add_actions (HuSection          *self,
                                   const GActionEntry *entries,
                                   guint               n_entries);
/* The same, and disables them where there is nothing to play: on the start page, and in the workshop. */
void       hu_section_add_play_actions (HuSection     *self,
                                   const GActionEntry *entries,
                                   guint               n_entries);
/* The same for what tells of the position: it waits while a question of a lesson is open. */
void       hu_section_add_telling_actions (HuSection  *self,
                                   const GActionEntry *entries,
                                   guint               n_entries);
/* Enables an action, or lets it wait for play. */
void       hu_section_enable      (HuSection          *self,
                                   const char         *action,
                                   gboolean            enabled);

/* Says in the window why the game refused. */
void       hu_section_refuse      (HuSection          *self,
                                   const HuRefusal    *refusal);
/* Appends to the log, or says why not. */
void       hu_section_append      (HuSection          *self,
                                   HuEvent            *event);

G_END_DECLS
