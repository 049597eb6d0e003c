/*
 * The workshop in a window. The map shows the draft's scenario as a game without events: a new game object
 * after each command, redrawn in place.
 */
#include "config.h"

#include "hu-workshop-pane.h"

#include <glib/gi18n-lib.h>

#include "hu-accessible.h"
#include "hu-log-break.h"
#include "hu-map-tool.h"
#include "hu-unit-window.h"
#include "hu-workshop-align.h"
#include "hu-workshop-hold.h"
#include "hu-workshop-missing.h"
#include "hu-workshop-page.h"
#include "hu-workshop-page-units.h"

struct _HuWorkshopPane
{
  GtkWidget       parent_instance;

  HuWorkshopBench bench;
  HuLogBreak     *log_break;
  GtkStack       *stack;
  GtkWidget      *bar;
  GtkWidget      *check_button;
  GtkLabel       *check_label;
  GtkWindow      *table;  /* of the units, while it is open; or NULL */
  gboolean        closed;
};

G_DEFINE_FINAL_TYPE (HuWorkshopPane, hu_workshop_pane, GTK_TYPE_WIDGET)

static const struct
{
  const char *name;
  GtkWidget *(*make) (HuWorkshopBench *bench);
  void       (*take) (GtkWidget *page); /* gives the hand the page's tool, each time that it is shown; or NULL */
} pages[] = {
  { "general", hu_workshop_page_general, NULL },
  { "map", hu_workshop_page_map, NULL },
  { "units", hu_workshop_page_units, hu_workshop_page_units_take },
  { "start", hu_workshop_page_start, NULL },
  { "calendar", hu_workshop_page_calendar, NULL },
  { "rules", hu_workshop_page_rules, NULL },
  { "check", hu_workshop_page_check, NULL },
};

/* --- What the map shows --- */

guint
hu_workshop_pane_edited_of (guint parts)
{
  guint edited = 0;

  if (parts & HU_DRAFT_GRID)
    edited |= HU_EDITED_GRID;
  if (parts & (HU_DRAFT_TERRAIN | HU_DRAFT_BUILDINGS))
    edited |= HU_EDITED_GROUND;
  if (parts & (HU_DRAFT_HEXSIDES | HU_DRAFT_LINES))
    edited |= HU_EDITED_LINES;
  if (parts & HU_DRAFT_PLACES)
    edited |= HU_EDITED_NAMES;
  if (parts & (HU_DRAFT_UNITS | HU_DRAFT_SIDES))
    edited |= HU_EDITED_UNITS;

  return edited;
}

static HuGame *
make_game (HuWorkshopPane *self)
{
  g_autoptr(HuScenario) bare = hu_scenario_new_without_rules (hu_workshop_get_scenario (self->bench.shop));

  return hu_game_new (bare, NULL);
}

static void
shop_changed_cb (HuWorkshopPane *self,
                 guint           parts,
                 GArray         *hexes)
{
  g_autoptr(HuGame) game = NULL;

  if (self->closed)
    return;

  game = make_game (self);
  hu_map_view_edit (self->bench.map, game, hu_workshop_pane_edited_of (parts), hexes);
}

/* --- The check, in short --- */

static void
checked_cb (HuWorkshopPane *self)
{
  guint n = hu_workshop_get_n_faults (self->bench.shop), n_faults = 0;
  guint n_missing = hu_workshop_missing_count (&self->bench);
  g_autofree char *text = NULL;

  for (guint i = 0; i < n; i++)
    n_faults += !hu_workshop_get_fault (self->bench.shop, i)->warning;

  if (n_faults > 0)
    text = g_strdup_printf (ngettext ("%u fault", "%u faults", n_faults), n_faults);
  else if (n > 0)
    text = g_strdup_printf (ngettext ("%u warning", "%u warnings", n), n);
  else if (n_missing > 0)
    /* Translators: of an imported scenario; nothing is wrong, but these things have to be added */
    text = g_strdup_printf (ngettext ("%u thing missing", "%u things missing", n_missing), n_missing);
  else
    text = g_strdup (_("All is well"));
  gtk_label_set_text (self->check_label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->check_button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_remove_css_class (self->check_button, "error");
  gtk_widget_remove_css_class (self->check_button, "warning");
  if (n_faults > 0)
    gtk_widget_add_css_class (self->check_button, "error");
  else if (n > 0)
    gtk_widget_add_css_class (self->check_button, "warning");
}

/* --- Pages --- */

/* A page is made when it is first shown, because making seven at once would cause a noticeable delay. */
static void
page_shown_cb (HuWorkshopPane *self)
{
  GtkWidget *holder;
  const char *name;

  if (self->closed || gtk_stack_get_visible_child (self->stack) == NULL)
    return;

  holder = gtk_stack_get_visible_child (self->stack);
  name = gtk_stack_get_visible_child_name (self->stack);
  hu_workshop_hand_take (self->bench.hand, NULL, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      if (!g_str_equal (pages[i].name, name))
        continue;
      if (adw_bin_get_child (ADW_BIN (holder)) == NULL)
        {
          adw_bin_set_child (ADW_BIN (holder), pages[i].make (&self->bench));
          hu_workshop_hold_attach (adw_bin_get_child (ADW_BIN (holder)));
          hu_accessible_name_scroll (adw_bin_get_child (ADW_BIN (holder)),
                                     gtk_stack_page_get_title (gtk_stack_get_page (self->stack, holder)));
        }
      if (pages[i].take != NULL)
        pages[i].take (adw_bin_get_child (ADW_BIN (holder)));
    }
}

static void
hu_workshop_pane_dispose (GObject *object)
{
  HuWorkshopPane *self = HU_WORKSHOP_PANE (object);

  hu_workshop_pane_close (self);
  g_clear_weak_pointer (&self->table);
  /* The pages go before what they work on. */
  gtk_widget_dispose_template (GTK_WIDGET (self), HU_TYPE_WORKSHOP_PANE);
  g_clear_object (&self->bench.align);
  g_clear_object (&self->bench.picture);
  g_clear_object (&self->bench.hand);
  g_clear_object (&self->bench.shop);

  G_OBJECT_CLASS (hu_workshop_pane_parent_class)->dispose (object);
}

static void
hu_workshop_pane_class_init (HuWorkshopPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_workshop_pane_dispose;
  gtk_widget_class_set_css_name (widget_class, "hu-workshop-pane");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-workshop-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopPane, stack);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopPane, bar);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopPane, check_button);
  gtk_widget_class_bind_template_child (widget_class, HuWorkshopPane, check_label);
}

static void
hu_workshop_pane_init (HuWorkshopPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* @map: the window's map; borrowed until hu_workshop_pane_close(); @backdrop: the picture to trace over.  Returns the
 * workshop, which now edits on @map. */
GtkWidget *
hu_workshop_pane_new (HuWorkshop *shop,
                      HuMapView  *map,
                      HuBackdrop *backdrop)
{
  HuWorkshopPane *self = g_object_new (HU_TYPE_WORKSHOP_PANE, NULL);

  self->bench.shop = g_object_ref (shop);
  self->bench.map = map;
  self->bench.hand = hu_workshop_hand_new (shop, map);
  self->bench.picture = hu_workshop_backdrop_new (backdrop, shop, map);
  self->bench.align = hu_workshop_align_new (self->bench.picture, shop, self->bench.hand, map);
  g_signal_connect_object (shop, "changed", G_CALLBACK (shop_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (shop, "checked", G_CALLBACK (checked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stack, "notify::visible-child", G_CALLBACK (page_shown_cb), self,
                           G_CONNECT_SWAPPED);
  self->log_break = hu_log_break_new (shop, GTK_WIDGET (self));
  shop_changed_cb (self, HU_DRAFT_ALL & ~(guint) HU_DRAFT_GRID, NULL);
  checked_cb (self);
  hu_workshop_pane_show (self, "map");
  page_shown_cb (self);

  return GTK_WIDGET (self);
}

/* Releases the map, which shows the draft until it gets another game. */
void
hu_workshop_pane_close (HuWorkshopPane *self)
{
  g_return_if_fail (HU_IS_WORKSHOP_PANE (self));

  if (self->closed)
    return;

  self->closed = TRUE;
  g_clear_object (&self->log_break);
  hu_workshop_align_end (self->bench.align);
  hu_workshop_backdrop_close (self->bench.picture);
  if (self->table != NULL)
    gtk_window_destroy (self->table);
  hu_workshop_hand_drop (self->bench.hand);
}

HuWorkshop *
hu_workshop_pane_get_shop (HuWorkshopPane *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_PANE (self), NULL);

  return self->bench.shop;
}

HuWorkshopBench *
hu_workshop_pane_get_bench (HuWorkshopPane *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_PANE (self), NULL);

  return &self->bench;
}

void
hu_workshop_pane_show (HuWorkshopPane *self,
                       const char     *page)
{
  g_return_if_fail (HU_IS_WORKSHOP_PANE (self));

  if (gtk_stack_get_child_by_name (self->stack, page) != NULL)
    gtk_stack_set_visible_child_name (self->stack, page);
}

void
hu_workshop_pane_guide (HuWorkshopPane *self)
{
  g_return_if_fail (HU_IS_WORKSHOP_PANE (self));

  self->bench.guided = TRUE;
  checked_cb (self);
  hu_workshop_pane_show (self, "rules");
  gtk_widget_child_focus (gtk_stack_get_visible_child (self->stack), GTK_DIR_TAB_FORWARD);
}

/* Shows all units as a table, in a window that closes with the workshop. */
void
hu_workshop_pane_show_table (HuWorkshopPane *self)
{
  GtkRoot *root;

  g_return_if_fail (HU_IS_WORKSHOP_PANE (self));

  root = gtk_widget_get_root (GTK_WIDGET (self));
  if (self->table == NULL)
    {
      g_set_weak_pointer (&self->table,
                          GTK_WINDOW (hu_unit_window_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                                                          &self->bench)));
    }
  gtk_window_present (self->table);
}

GtkWidget *
hu_workshop_pane_get_bar (HuWorkshopPane *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_PANE (self), NULL);

  return self->bar;
}
