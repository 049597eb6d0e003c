/*
 * The table of units on screen: sorted by any column, filtered, edited in place, several units at once.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-unit-table.h"

G_BEGIN_DECLS

#define HU_TYPE_UNIT_VIEW (hu_unit_view_get_type ())
G_DECLARE_FINAL_TYPE (HuUnitView, hu_unit_view, HU, UNIT_VIEW, GtkWidget)

/* Signals: "selection-changed" (); "refused" (const char *why): an edit was impossible. */

GtkWidget *hu_unit_view_new           (HuWorkshop *shop);
/* Shows only the lines that contain the text; "": all lines. */
void       hu_unit_view_set_search    (HuUnitView *self,
                                       const char *text);
guint      hu_unit_view_get_n_shown   (HuUnitView *self);
guint      hu_unit_view_get_n_units   (HuUnitView *self);
/* Indices among the draft's units; (transfer full) (element-type guint). */
GArray    *hu_unit_view_list_selected (HuUnitView *self) G_GNUC_WARN_UNUSED_RESULT;
/* The one that has the keyboard; HU_UNIT_NONE: none has. */
guint      hu_unit_view_get_current   (HuUnitView *self);
/* Selects that unit alone and goes there. */
void       hu_unit_view_go_to         (HuUnitView *self,
                                       guint       unit);
/* Returns the keys of its columns in order; ends with NULL. (transfer full) */
GStrv      hu_unit_view_list_keys     (HuUnitView *self) G_GNUC_WARN_UNUSED_RESULT;
/* For the unit and the column that have the focus: */
void       hu_unit_view_edit          (HuUnitView *self);
void       hu_unit_view_set_column    (HuUnitView *self,
                                       const char *key);
/* By that column; by it again: the other way round. */
void       hu_unit_view_sort          (HuUnitView *self);
/* To be called when another widget gets the focus. */
void       hu_unit_view_track_focus   (HuUnitView *self,
                                       GtkWidget  *focus);

G_END_DECLS
