/*
 * The tree behind `Why?`. Every line leads to the map, the number of a rule to its page, and the number of an
 * event to its line of the log.
 */
#include "config.h"

#include "hu-why-popover.h"

#include <glib/gi18n-lib.h>

#include "hu-rule-page.h"
#include "hu-term-label.h"

struct _HuWhyPopover
{
  GtkPopover        parent_instance;

  GtkTreeListModel *tree;

  GtkListView      *list;
};

enum
{
  SHOW_HEXES,
  LIGHT_HEXES,
  SHOW_EVENT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuWhyPopover, hu_why_popover, GTK_TYPE_POPOVER)

/* The widgets of one line. */
typedef struct
{
  GtkListItem     *item; /* borrowed */
  GtkTreeExpander *expander;
  GtkEventController *motion; /* of the link */
  GtkEventController *focus;
  GtkBox          *box;
  GtkWidget       *link; /* a button, in the box where the line leads to the map; owned */
  GtkLabel        *linked;
  GtkLabel        *plain;
  GtkLabel        *rule;
  GtkLabel        *moment;
} Line;

static HuWhyPopover *
get_popover (GtkWidget *widget)
{
  return (HuWhyPopover *) gtk_widget_get_ancestor (widget, HU_TYPE_WHY_POPOVER);
}

/* NULL while the line shows none. */
static HuWhyNode *
get_node (Line *line)
{
  GtkTreeListRow *row = gtk_list_item_get_item (line->item);

  return row != NULL ? gtk_tree_list_row_get_item (row) : NULL;
}

static void
emit_hexes (Line     *line,
            guint     signal,
            gboolean  on)
{
  HuWhyPopover *self = get_popover (GTK_WIDGET (line->expander));
  g_autoptr(HuWhyNode) node = NULL;
  g_autoptr(GArray) hexes = NULL;

  /* A line that is destroyed while it has the focus is no longer in a popover. */
  if (self == NULL)
    return;

  node = on ? get_node (line) : NULL;
  if (node != NULL)
    {
      const GArray *where = hu_why_node_get_hexes (node);

      hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
      g_array_append_vals (hexes, where->data, where->len);
    }
  g_signal_emit (self, signals[signal], 0, hexes);
}

static void
clicked_cb (GtkWidget *button,
            Line      *line)
{
  g_autoptr(HuWhyNode) node = get_node (line);

  emit_hexes (line, SHOW_HEXES, TRUE);
  /* The map's cursor is at the first of the hexes now. */
  if (node != NULL && hu_why_node_traces (node))
    gtk_widget_activate_action (button, "map.trace", "i", HU_SIDE_NONE);
}

static void
enter_cb (GtkEventController *controller,
          double              x,
          double              y,
          Line               *line)
{
  emit_hexes (line, LIGHT_HEXES, TRUE);
}

static void
leave_cb (GtkEventController *controller,
          Line               *line)
{
  emit_hexes (line, LIGHT_HEXES, FALSE);
}

/* A line that is focused is pointed at, by keyboard. */
static void
focus_cb (GtkEventController *controller,
          Line               *line)
{
  emit_hexes (line, LIGHT_HEXES, TRUE);
}

static void
follow_rule (gpointer    data,
             const char *uri)
{
  HuWhyPopover *self = data;
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (data));

  gtk_popover_popdown (GTK_POPOVER (self));
  if (window != NULL)
    gtk_widget_activate_action (window, "win.rule", "s", uri);
}

static gboolean
rule_cb (GtkLabel   *label,
         const char *uri)
{
  return hu_link_follow (get_popover (GTK_WIDGET (label)), uri, follow_rule);
}

static void
follow_moment (gpointer    data,
               const char *uri)
{
  HuWhyPopover *self = data;

  gtk_popover_popdown (GTK_POPOVER (self));
  g_signal_emit (self, signals[SHOW_EVENT], 0, (guint) g_ascii_strtoull (uri, NULL, 10));
}

static gboolean
moment_cb (GtkLabel   *label,
           const char *uri)
{
  return hu_link_follow (get_popover (GTK_WIDGET (label)), uri, follow_moment);
}

static GtkLabel *
make_label (const char *style_class,
            gboolean    wraps)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, 0);
  if (style_class != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (label), style_class);
  if (wraps)
    {
      gtk_label_set_wrap (label, TRUE);
      gtk_label_set_max_width_chars (label, 56);
      gtk_widget_set_hexpand (GTK_WIDGET (label), TRUE);
    }
  else
    {
      gtk_widget_set_valign (GTK_WIDGET (label), GTK_ALIGN_CENTER);
    }

  return label;
}

static void
listen (Line *line)
{
  line->motion = gtk_event_controller_motion_new ();
  line->focus = gtk_event_controller_focus_new ();
  g_signal_connect (line->motion, "enter", G_CALLBACK (enter_cb), line);
  g_signal_connect (line->motion, "leave", G_CALLBACK (leave_cb), line);
  g_signal_connect (line->focus, "enter", G_CALLBACK (focus_cb), line);
  g_signal_connect (line->focus, "leave", G_CALLBACK (leave_cb), line);
  gtk_widget_add_controller (line->link, line->motion);
  gtk_widget_add_controller (line->link, line->focus);
  g_signal_connect (line->link, "clicked", G_CALLBACK (clicked_cb), line);
  g_signal_connect (line->rule, "activate-link", G_CALLBACK (rule_cb), NULL);
  g_signal_connect (line->moment, "activate-link", G_CALLBACK (moment_cb), NULL);
}

static void
line_free (gpointer data)
{
  Line *line = data;

  /* The link may outlive its line, and loses the focus when it is destroyed. */
  g_signal_handlers_disconnect_by_data (line->motion, line);
  g_signal_handlers_disconnect_by_data (line->focus, line);
  g_signal_handlers_disconnect_by_data (line->link, line);
  g_object_unref (line->link);
  g_free (line);
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  Line *line = g_new0 (Line, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  line->item = item;
  line->expander = GTK_TREE_EXPANDER (gtk_tree_expander_new ());
  line->box = GTK_BOX (box);
  line->link = g_object_ref_sink (gtk_button_new ());
  line->linked = make_label (NULL, TRUE);
  line->plain = make_label ("hu-why-plain", TRUE);
  line->rule = make_label ("hu-rule", FALSE);
  line->moment = make_label ("caption", FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (line->rule), "hu-linked");
  gtk_widget_add_css_class (GTK_WIDGET (line->moment), "hu-linked");
  gtk_widget_add_css_class (line->link, "flat");
  gtk_widget_add_css_class (line->link, "hu-why-line");
  gtk_button_set_child (GTK_BUTTON (line->link), GTK_WIDGET (line->linked));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (line->plain));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (line->moment));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (line->rule));
  gtk_tree_expander_set_child (line->expander, box);
  listen (line);

  g_object_set_data_full (G_OBJECT (line->expander), "hu-line", line, line_free);
  gtk_list_item_set_child (item, GTK_WIDGET (line->expander));
}

static void
set_link (GtkLabel   *label,
          const char *uri,
          char       *text) /* (transfer full) (nullable) */
{
  g_autofree char *markup = text != NULL ? g_markup_printf_escaped ("<a href=\"%s\">%s</a>", uri, text) : NULL;

  gtk_label_set_markup (label, markup != NULL ? markup : "");
  gtk_widget_set_visible (GTK_WIDGET (label), markup != NULL);
  g_free (text);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item)
{
  Line *line = g_object_get_data (G_OBJECT (gtk_list_item_get_child (item)), "hu-line");
  g_autoptr(HuWhyNode) node = get_node (line);
  gboolean leads = hu_why_node_get_hexes (node)->len > 0;
  const char *rule = hu_why_node_get_rule (node);
  guint event = hu_why_node_get_event (node);
  g_autofree char *number = g_strdup_printf ("%u", event);

  gtk_tree_expander_set_list_row (line->expander, gtk_list_item_get_item (item));
  if (leads && gtk_widget_get_parent (line->link) == NULL)
    gtk_box_prepend (line->box, line->link);
  else if (!leads && gtk_widget_get_parent (line->link) != NULL)
    gtk_box_remove (line->box, line->link);
  gtk_widget_set_visible (GTK_WIDGET (line->plain), !leads);
  /* A label within a button cannot contain links. */
  if (leads)
    gtk_label_set_text (line->linked, hu_why_node_get_text (node));
  else
    hu_term_label_set (line->plain, hu_why_node_get_text (node));
  set_link (line->rule, rule, hu_rule_page_find (rule) != NULL ? hu_explain_rule_number (rule) : NULL);
  if (event == HU_WHY_NO_EVENT || event == 0)
    set_link (line->moment, number, NULL);
  else
    /* Translators: %u is the number of an event in the log */
    set_link (line->moment, number, g_strdup_printf (_("event %u"), event));
  gtk_list_item_set_activatable (item, TRUE);
}

static void
unbind_cb (GtkSignalListItemFactory *factory,
           GtkListItem              *item)
{
  Line *line = g_object_get_data (G_OBJECT (gtk_list_item_get_child (item)), "hu-line");

  gtk_tree_expander_set_list_row (line->expander, NULL);
}

/* Enter on a line opens and closes it. */
static void
activate_cb (HuWhyPopover *self,
             guint         position)
{
  g_autoptr(GtkTreeListRow) row = gtk_tree_list_model_get_row (self->tree, position);

  if (row != NULL && gtk_tree_list_row_is_expandable (row))
    gtk_tree_list_row_set_expanded (row, !gtk_tree_list_row_get_expanded (row));
}

static GListModel *
create_children_cb (gpointer item,
                    gpointer data)
{
  return hu_why_node_dup_children (item);
}

static void
closed_cb (HuWhyPopover *self)
{
  g_signal_emit (self, signals[LIGHT_HEXES], 0, NULL);
}

static void
hu_why_popover_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_WHY_POPOVER);
  g_clear_object (&HU_WHY_POPOVER (object)->tree);

  G_OBJECT_CLASS (hu_why_popover_parent_class)->dispose (object);
}

static void
hu_why_popover_class_init (HuWhyPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *names[] = { "show-hexes", "light-hexes" };

  G_OBJECT_CLASS (klass)->dispose = hu_why_popover_dispose;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    signals[i] = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                               0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ARRAY);
  signals[SHOW_EVENT] = g_signal_new ("show-event", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-why-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, HuWhyPopover, list);
  gtk_widget_class_bind_template_callback (widget_class, closed_cb);
}

static void
hu_why_popover_init (HuWhyPopover *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), NULL);
  gtk_list_view_set_factory (self->list, factory);
  g_object_unref (factory);
  g_signal_connect_object (self->list, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
hu_why_popover_new (GListModel *nodes)
{
  HuWhyPopover *self;

  g_return_val_if_fail (G_IS_LIST_MODEL (nodes), NULL);

  self = g_object_new (HU_TYPE_WHY_POPOVER, NULL);
  self->tree = gtk_tree_list_model_new (g_object_ref (nodes), FALSE, FALSE, create_children_cb, NULL, NULL);
  gtk_list_view_set_model (self->list,
                           GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->tree)))));

  for (guint i = g_list_model_get_n_items (nodes); i > 0; i--)
    {
      g_autoptr(HuWhyNode) node = g_list_model_get_item (nodes, i - 1);
      g_autoptr(GtkTreeListRow) row = gtk_tree_list_model_get_child_row (self->tree, i - 1);

      if (hu_why_node_is_open (node))
        gtk_tree_list_row_set_expanded (row, TRUE);
    }

  return GTK_WIDGET (self);
}
