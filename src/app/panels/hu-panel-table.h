/*
 * The common part of the tables of the side panel: a column view of lines that can be sorted by any column,
 * filtered, pointed at and chosen.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-why-target.h"

G_BEGIN_DECLS

typedef struct
{
  char       *(*text)        (gpointer   line,
                              guint      column);  /* (transfer full) */
  const char *(*sort_text)   (gpointer   line,
                              guint      column);  /* by what it is sorted; NULL: by its number */
  gint64      (*sort_number) (gpointer   line,
                              guint      column);
  guint         tie;                               /* column by which lines that are alike are sorted */
  void        (*light)       (GtkWidget *panel,
                              gpointer   line);    /* or NULL: nothing any more */
  void        (*chosen)      (GtkWidget *panel,
                              gpointer   line);
  void        (*style)       (GtkWidget *cell,
                              gpointer   line,
                              guint      column);  /* or NULL */
  gboolean    (*listed)      (gpointer   line,
                              gpointer   panel);
  HuWhyFunc     why;                               /* what a cell can be asked; or NULL */
  GtkWidget  *(*make)        (guint      column);  /* a cell that is no label, (transfer floating); or NULL: all are */
  void        (*fill)        (GtkWidget *cell,
                              gpointer   line);    /* for what @make made */
} HuPanelTableKind;

typedef struct
{
  const HuPanelTableKind  *kind;
  GtkWidget          *panel; /* borrowed: it is in it */
  GtkColumnView      *view;  /* likewise */
  GtkEditable        *search; /* where words are typed; likewise */
  GListStore         *lines;
  GtkCustomFilter    *filter;
  GtkFilterListModel *listed;
  GtkSingleSelection *selection;
  gboolean            updating; /* nothing is chosen by somebody */
  gboolean            wraps;    /* a line may take several lines of text */
} HuPanelTable;

void     hu_panel_table_init         (HuPanelTable           *self,
                                      const HuPanelTableKind *kind,
                                      GtkWidget              *panel,
                                      GtkColumnView          *view,
                                      GtkEditable            *search,
                                      GType                   line_type);
void     hu_panel_table_clear        (HuPanelTable           *self);
/* @width: 0: the rest. @wraps: its text takes as many lines as it needs. */
GtkColumnViewColumn *
         hu_panel_table_add_column   (HuPanelTable           *self,
                                      guint                   column,
                                      const char             *title,
                                      int                     width,
                                      gboolean                right,
                                      gboolean                wraps);
void     hu_panel_table_refilter     (HuPanelTable           *self);
guint    hu_panel_table_get_n_listed (HuPanelTable           *self);

/* For the functions of a kind. */
/* Returns the present line in the row of @cell; or NULL. */
gpointer hu_panel_table_get_line     (GtkWidget              *cell);
/* Does one of the texts (ended by NULL) contain the search text, or is the search empty? */
gboolean hu_panel_table_is_sought    (const HuPanelTable     *self,
                                      ...) G_GNUC_NULL_TERMINATED;
/* In the colour of @side. */
void     hu_panel_table_style_side   (GtkWidget              *cell,
                                      HuSide                  side);

G_END_DECLS
