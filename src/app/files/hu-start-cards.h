/*
 * The parts of the start page: cards and lines for games, lessons and files. Each is a button with an action of
 * the window.
 */
#pragma once

#include <adwaita.h>

#include "hu-progress.h"
#include "hu-recent.h"
#include "hu-shipped.h"
#include "hu-verdict.h"

G_BEGIN_DECLS

/* A card with room for a picture above its words, for a grid of many cards … */
GtkWidget *hu_start_card_new         (const char       *title,
                                      const char       *detail,
                                      const char       *small);
/* … or beside them. */
GtkWidget *hu_start_card_new_wide    (const char       *title,
                                      const char       *detail,
                                      const char       *small);
void       hu_start_card_set_picture (GtkWidget        *card,
                                      GdkPaintable     *picture);
void       hu_start_card_set_words   (GtkWidget        *card,
                                      const char       *title,
                                      const char       *detail);

/* A row of a list that leads to what @action shows. */
GtkWidget *hu_start_row_new          (const char       *title,
                                      const char       *subtitle,
                                      const char       *action);
/* The lessons of one rule system in @list (HuShipped); NULL where there are none. */
GtkWidget *hu_start_lessons_new      (HuSystemId        system,
                                      GPtrArray        *list,
                                      const HuProgress *progress);
/* A missing file can only be removed from the list. */
GtkWidget *hu_start_recent_new       (const HuRecent   *recent);

G_END_DECLS
