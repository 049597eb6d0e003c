/*
 * A page of the side panel with a list: a table of lines, a search above it, and other widgets around them.
 * Each rule system has its own pages (hu-system-panels.h); this is their common part.
 */
#pragma once

#include "hu-panel-table.h"
#include "hu-panel.h"
#include "hu-system.h"

G_BEGIN_DECLS

#define HU_TYPE_SIDE_PAGE (hu_side_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (HuSidePage, hu_side_page, HU, SIDE_PAGE, HuPanel)

struct _HuSidePageClass
{
  HuPanelClass     parent_class;

  HuSystemId       system; /* in other games the page is empty; HU_N_SYSTEMS: in those without supply */
  HuPanelTableKind table; /* lights and shows a line's hexes, unless the page has other functions */
  void    (*begin)        (HuSidePage *self); /* with another game */
  void    (*update_lines) (GListStore *lines,
                           HuSnapshot *snapshot);
  void    (*update)       (HuSidePage *self); /* what stands around the table, or NULL: nothing */
  /* (transfer full), or NULL: none. */
  GArray *(*list_hexes)   (gpointer    line,
                           HuGame     *game);
  /* 0: the line has no event. NULL: the page itself is told which line is activated. */
  guint   (*get_event)    (gpointer    line);
};

/* For the pages themselves. */
/* @resource has "search", "view" and, with the pages "list" and "empty", "list_stack". */
void          hu_side_page_class_set_template (HuSidePageClass *klass,
                                               const char      *resource);
/* After its template was made: columns can be added. */
HuPanelTable *hu_side_page_init_table  (HuSidePage    *self,
                                        GType          line_type);
HuPanelTable *hu_side_page_get_table   (HuSidePage    *self);
HuGame       *hu_side_page_get_game    (HuSidePage    *self); /* or NULL */
void          hu_side_page_light_hexes (HuSidePage    *self,
                                        const GArray  *hexes); /* or NULL */
void          hu_side_page_show_event  (HuSidePage    *self,
                                        guint          event); /* 0: nothing is shown */
/* Fills @sides with both sides and each one; tells whether @side is part of the choice. */
void          hu_side_page_fill_sides  (HuSidePage    *self,
                                        GtkDropDown   *sides);
gboolean      hu_side_page_has_side    (GtkDropDown   *sides,
                                        HuSide         side);

G_END_DECLS
