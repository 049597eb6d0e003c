/*
 * The start page: the last game to continue, and lists of things to learn, to play and to open.
 */
#pragma once

#include <adwaita.h>

#include "hu-document.h"

G_BEGIN_DECLS

#define HU_TYPE_START_PAGE (hu_start_page_get_type ())
G_DECLARE_FINAL_TYPE (HuStartPage, hu_start_page, HU, START_PAGE, GtkWidget)

/*
 * The buttons of the page are win.open, win.new, win.open-uri, win.continue and, if a game is open behind it,
 * win.start-page.
 */
/* Updates everything. @seen: the map as last seen, or NULL. */
void hu_start_page_show     (HuStartPage  *self,
                             HuDocument   *document,
                             GdkPaintable *seen);
/* The page is no longer visible: stops drawing its pictures. */
void hu_start_page_rest     (HuStartPage  *self);
/* Gives what one most likely wants the focus. */
void hu_start_page_focus    (HuStartPage  *self);

G_END_DECLS
