/*
 * The list of changes.  It is of the position that was offered when it was opened.
 */
#include "config.h"

#include "hu-change-list.h"

#include <glib/gi18n-lib.h>

#include "hu-accessible.h"
#include "hu-explain.h"
#include "hu-widget-find.h"

struct _HuChangeList
{
  GtkWidget    parent_instance;

  HuSnapshot  *base;
  GPtrArray   *events[3]; /* HuEvent, by HuMatchGone */
  GHashTable  *left_out;  /* units that are not checked: a set of unit + 1 */
  HuMatchGone  gone;
  GtkWidget   *box;
  GtkWidget   *rows;
};

G_DEFINE_FINAL_TYPE (HuChangeList, hu_change_list, GTK_TYPE_WIDGET)

static gpointer
key_of (const HuEvent *event)
{
  return GUINT_TO_POINTER (event->unit + 1);
}

static void
toggled_cb (HuChangeList   *self,
            GtkCheckButton *button)
{
  gpointer key = g_object_get_data (G_OBJECT (button), "hu-unit");

  if (gtk_check_button_get_active (button))
    g_hash_table_remove (self->left_out, key);
  else
    g_hash_table_add (self->left_out, key);
}

static void
add_row (HuChangeList  *self,
         const HuEvent *event)
{
  const HuState *state = hu_snapshot_get_state (self->base);
  g_autofree char *words = hu_explain_event (state->scenario, event, state);
  GtkWidget *row = gtk_check_button_new_with_label (words);

  g_object_set_data (G_OBJECT (row), "hu-unit", key_of (event));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (row), !g_hash_table_contains (self->left_out, key_of (event)));
  gtk_label_set_ellipsize (GTK_LABEL (gtk_widget_get_last_child (row)), PANGO_ELLIPSIZE_END);
  g_signal_connect_object (row, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->rows), row);
}

static void
fill (HuChangeList *self)
{
  hu_widget_empty (self->rows);
  for (guint i = 0; i < self->events[self->gone]->len; i++)
    add_row (self, g_ptr_array_index (self->events[self->gone], i));
}

static void
selected_cb (HuChangeList *self,
             GParamSpec   *pspec,
             GtkDropDown  *choice)
{
  self->gone = (HuMatchGone) gtk_drop_down_get_selected (choice);
  fill (self);
}

/* Only where there are any. */
static void
add_choice (HuChangeList *self,
            const GArray *gone)
{
  const char * const choices[] = { _("Decide later"), _("Eliminated"), _("Withdrawn"), NULL };
  g_autofree char *names = hu_explain_units (hu_snapshot_get_scenario (self->base), gone, 4);
  /* Translators: before a choice of what happened; %s is units that are not in a save any more, as "6 Pz and IX" */
  g_autofree char *label = g_strdup_printf (_("Not in the position any more: %s"), names);
  GtkWidget *words = gtk_label_new (label);
  GtkWidget *choice = gtk_drop_down_new_from_strings (choices);

  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_object (choice, "notify::selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), words);
  gtk_box_append (GTK_BOX (self->box), choice);
}

static void
hu_change_list_dispose (GObject *object)
{
  HuChangeList *self = HU_CHANGE_LIST (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  for (guint i = 0; i < G_N_ELEMENTS (self->events); i++)
    g_clear_pointer (&self->events[i], g_ptr_array_unref);
  g_clear_pointer (&self->left_out, g_hash_table_unref);
  g_clear_pointer (&self->base, hu_snapshot_unref);

  G_OBJECT_CLASS (hu_change_list_parent_class)->dispose (object);
}

static void
hu_change_list_class_init (HuChangeListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_change_list_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
hu_change_list_init (HuChangeList *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->left_out = g_hash_table_new (NULL, NULL);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), 320);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->rows);
  hu_accessible_name_scroll (scrolled, _("Changes"));
  gtk_box_append (GTK_BOX (self->box), scrolled);
  gtk_widget_set_size_request (self->box, 380, -1);
}

GtkWidget *
hu_change_list_new (HuFollower *follower)
{
  HuChangeList *self;

  g_return_val_if_fail (HU_IS_FOLLOWER (follower) && hu_follower_get_base (follower) != NULL, NULL);

  self = g_object_new (HU_TYPE_CHANGE_LIST, NULL);
  self->base = hu_snapshot_ref (hu_follower_get_base_snapshot (follower));
  for (guint i = 0; i < G_N_ELEMENTS (self->events); i++)
    self->events[i] = hu_follower_list_events (follower, (HuMatchGone) i);
  fill (self);
  if (hu_follower_get_gone (follower)->len > 0)
    add_choice (self, hu_follower_get_gone (follower));

  return GTK_WIDGET (self);
}

GPtrArray *
hu_change_list_dup_events (HuChangeList *self)
{
  GPtrArray *events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);

  g_return_val_if_fail (HU_IS_CHANGE_LIST (self), events);

  for (guint i = 0; i < self->events[self->gone]->len; i++)
    {
      HuEvent *event = g_ptr_array_index (self->events[self->gone], i);

      if (!g_hash_table_contains (self->left_out, key_of (event)))
        g_ptr_array_add (events, hu_event_ref (event));
    }

  return events;
}

HuMatchGone
hu_change_list_get_gone (HuChangeList *self)
{
  g_return_val_if_fail (HU_IS_CHANGE_LIST (self), HU_GONE_LATER);

  return self->gone;
}
