/*
 * The start page: where to go on, what there is to learn, to play and to open.
 */
#pragma once

#include <adwaita.h>

#include "hu-document.h"

G_BEGIN_DECLS

#define HU_TYPE_START_PAGE (hu_start_page_get_type ())
G_DECLARE_FINAL_TYPE (HuStartPage, hu_start_page, HU, START_PAGE, GtkWidget)

/*
 * Its buttons are win.open, win.new, win.open-uri, win.continue and, where a
 * game is open behind it, win.start-page.
 */
/* Looks at everything anew. @seen: the map as it was last seen, or NULL. */
void hu_start_page_show     (HuStartPage  *self,
                             HuDocument   *document,
                             GdkPaintable *seen);
/* Nobody looks at it any more: what it is still drawing is not needed. */
void hu_start_page_rest     (HuStartPage  *self);
/* Gives what one most likely wants the focus. */
void hu_start_page_focus    (HuStartPage  *self);
/* Is everything there that it will show? */
gboolean hu_start_page_is_complete (HuStartPage *self);

G_END_DECLS
