/*
 * Clicks in the workshop's forms, which are counted: each pick from a menu, each number typed, each click on the map.
 */
#pragma once

#include "hu-workshop-steps.h"

extern guint n_clicks;

GtkWidget *get_pane (HuAppFixture *self);
char *dup_json (HuAppFixture *self, const char *pointer);
void assert_json (HuAppFixture *self, const char *pointer, const char *expected);
/* The row that shows the part of the draft, unfolded as far as needed. */
GtkWidget *get_row (HuAppFixture *self, const char *pointer);
GtkWidget *get_condition (HuAppFixture *self, const char *pointer);
/* Picks the item with that label from a menu, or from a menu in it; FALSE: there is none. */
gboolean pick_item (GtkWidget *widget, GMenuModel *menu, const char *label);
/* Opens the menu of the button in a condition's row, and picks from it. */
void pick (HuAppFixture *self, const char *pointer, const char *button, const char *label);
void add_term (HuAppFixture *self, const char *pointer, const char *label);
void click_map (HuAppFixture *self, const char *hex);
void press_in (HuAppFixture *self, GtkWidget *root, const char *tooltip);
void choose_in (HuAppFixture *self, const char *pointer, const char *title, const char *label);
/* The form of the condition that is unfolded. */
GtkWidget *get_form (HuAppFixture *self);
void choose_term (HuAppFixture *self, const char *title, const char *label);
void set_number (HuAppFixture *self, const char *title, gint number);
/* Opens the shelf beside the button that adds an element; the window. */
GtkWidget *open_shelf (HuAppFixture *self, const char *beside);
/* Takes what is called so from the shelf. */
void take_template (HuAppFixture *self, const char *beside, const char *name);
/* Draws the window into that file of the folder HU_PICTURES, for whoever works on it. */
void picture (HuAppFixture *self, const char *name);
/* Two sides, two buildings, and conditions without parts of both languages, on the page of the rules. */
void set_up_conditions (HuAppFixture *self, gconstpointer data);
/* Faults that are no warnings. */
guint count_errors (HuAppFixture *self);
