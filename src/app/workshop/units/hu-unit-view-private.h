/*
 * The private interface that the files of the table of units share.
 */
#pragma once

#include "hu-unit-cell.h"
#include "hu-unit-view.h"

G_BEGIN_DECLS

struct _HuUnitView
{
  GtkWidget           parent_instance;

  HuWorkshop         *shop;
  HuUnitTable        *table;
  GPtrArray          *columns;  /* HuUnitColumn, as shown */
  GtkFilter          *filter;
  char               *needle;
  GtkFilterListModel *listed;
  GtkSortListModel   *sorted;
  GtkMultiSelection  *selection;
  GtkWidget          *scroller;
  GtkColumnView      *view;
  GPtrArray          *cells;    /* HuUnitCell that there are; borrowed */

  guint               column;   /* the current one */
  guint               position; /* of the row that has the keyboard, or had it last */
};

/* --- hu-unit-view-input.c --- */

HuUnitColumn *_hu_unit_view_get_column (HuUnitView  *self,
                                        guint        column);
HuUnitCell   *_hu_unit_view_find_cell  (HuUnitView  *self,
                                        guint        position,
                                        guint        column);
void          _hu_unit_view_mark_cell  (HuUnitView  *self,
                                        HuUnitCell  *cell);
void          _hu_unit_view_choose_column (HuUnitView *self,
                                        guint        column);
void          _hu_unit_view_focus_row  (HuUnitView  *self);
/* Handle the keys of the list, and the pointer and editor of a cell. */
void          _hu_unit_view_watch_list (HuUnitView  *self);
void          _hu_unit_view_watch_cell (HuUnitView  *self,
                                        HuUnitCell  *cell);

/* --- hu-unit-view.c --- */

void          _hu_unit_view_refuse     (HuUnitView  *self,
                                        const char  *why);

G_END_DECLS
