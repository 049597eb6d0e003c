/*
 * Steps that tests of the workshop share: taking tools, dragging over the map,
 * finding rows and filling them in.
 */
#pragma once

#include "hu-app-fixture.h"
#include "hu-workshop-map.h"

void act (HuAppFixture *self, const char *action, const char *parameter);
HuWorkshop * get_shop (HuAppFixture *self);
HuHex find_hex (HuAppFixture *self, const char *name);
HuPoint in_view (HuAppFixture *self, HuPoint at);
HuPoint centre (HuAppFixture *self, const char *name);
void drag_points (HuAppFixture *self, const HuPoint *points, guint n);
void drag_over (HuAppFixture *self, const char *names);
GtkWidget * find_widget (GtkWidget *root, GType type, const char *label);
void take_tool (HuAppFixture *self, const char *label);
GtkWidget * find_row (GtkWidget *root, const char *title);
/* The row of a condition in its tree. */
GtkWidget * find_condition (GtkWidget *root, const char *pointer);
/* The row of the check for a fault, which it words as a sentence. */
GtkWidget * find_fault_row (GtkWidget *root, const HuShopFault *fault);
void type (GtkWidget *root, const char *title, const char *text);
void choose (GtkWidget *root, const char *title, const char *label);
GtkWidget * find_by_tooltip (GtkWidget *root, const char *tooltip);
void press_button (GtkWidget *root, const char *tooltip);
