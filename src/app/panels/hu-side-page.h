/*
 * A page of the side panel with a table: rows of one kind (hu-row.h) that can be sorted by any column, filtered, pointed at
 * and chosen, and other widgets around them. Each rule system has its own pages (hu-system-panels.h); this is what they have
 * in common.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-panel.h"
#include "hu-row.h"
#include "hu-system.h"
#include "hu-why-target.h"

G_BEGIN_DECLS

#define HU_TYPE_SIDE_PAGE (hu_side_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (HuSidePage, hu_side_page, HU, SIDE_PAGE, HuPanel)

struct _HuSidePageClass
{
  HuPanelClass     parent_class;

  HuSystemId       system;      /* in other games the page is empty; HU_N_SYSTEMS: in those without supply */
  const HuRowKind *rows;
  guint            sort_column; /* at first */
  GtkSortType      sort_order;
  gboolean         has_sides;   /* the template has a drop-down "sides" */
  const char      *none;        /* what "empty" says, for _(): there are no rows; or NULL: the template says it … */
  const char      *no_match;    /* … and no row is what is sought */
  HuWhyFunc        why;         /* what a cell can be asked; or NULL */

  void       (*begin)  (HuSidePage *self); /* with another game; or NULL */
  void       (*update) (HuSidePage *self); /* what stands around the table; or NULL: nothing */
  void       (*choose) (HuSidePage *self,
                        HuRow      *row);  /* shows its hexes, unless the page has another function */
  void       (*style)  (GtkWidget  *cell,
                        HuRow      *row,
                        guint       column); /* or NULL */
  GtkWidget *(*make)   (guint       column); /* a cell that is no label, (transfer floating); or NULL: all are */
  void       (*fill)   (GtkWidget  *cell,
                        HuRow      *row);    /* for what @make made */
};

/* For the pages themselves. */
/* @resource has "search", "groups", "view" and, with the pages "list" and "empty", "list_stack". The fields of the class are
 * set before. */
void          hu_side_page_class_set_template (HuSidePageClass *klass,
                                               const char      *resource);
/* Makes the template and the table in it. */
void          hu_side_page_init_template (HuSidePage  *self);
HuGame       *hu_side_page_get_game      (HuSidePage  *self); /* or NULL */
/* Without what a filter hides; both (element-type HuRow), in the order of the snapshot. */
GListModel   *hu_side_page_get_listed    (HuSidePage  *self);
GListModel   *hu_side_page_get_rows      (HuSidePage  *self);
GtkColumnView *
              hu_side_page_get_view      (HuSidePage  *self);
/* The row that a cell shows now; or NULL. */
HuRow        *hu_side_page_get_row       (GtkWidget   *cell);
/* Selects a row, or none, without choosing it. */
void          hu_side_page_select        (HuSidePage  *self,
                                          HuRow       *row);
void          hu_side_page_light_hexes   (HuSidePage  *self,
                                          const GArray *hexes); /* or NULL */
void          hu_side_page_show_event    (HuSidePage  *self,
                                          guint        event); /* 0: nothing is shown */

G_END_DECLS
