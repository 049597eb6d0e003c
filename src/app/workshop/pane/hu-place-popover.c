/*
 * The name of a place, typed where the place is. Enter and a click elsewhere take the name; Escape leaves the old one.
 */
#include "config.h"

#include "hu-place-popover.h"

#include <glib/gi18n-lib.h>

#include "hu-workshop-map.h"

struct _HuPlacePopover
{
  GtkPopover  parent_instance;

  HuWorkshop *shop;
  HuHex       hex;
  gboolean    cancelled;
  GtkLabel   *note;
  GtkEntry   *entry;
};

G_DEFINE_FINAL_TYPE (HuPlacePopover, hu_place_popover, GTK_TYPE_POPOVER)

/* Returns the pointer to the place; NULL: it has been removed meanwhile. */
static char *
dup_pointer (HuPlacePopover *self)
{
  gint found = hu_workshop_find_at_hex (self->shop, "/map/places", self->hex, -1);

  return found >= 0 ? g_strdup_printf ("/map/places/%d", found) : NULL;
}

static void
closed_cb (HuPlacePopover *self)
{
  g_autofree char *pointer = dup_pointer (self);
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));
  HuNode *name = pointer != NULL ? hu_node_find (hu_workshop_get (self->shop, pointer), "name") : NULL;

  if (self->cancelled || pointer == NULL || text[0] == '\0' || g_strcmp0 (hu_node_get_text (name, NULL), text) == 0)
    return;

  hu_workshop_begin_stroke (self->shop, _("Name a Place"));
  hu_workshop_set_name (self->shop, HU_ID_PLACE, pointer, text);
  hu_workshop_end_stroke (self->shop);
}

static void
activated_cb (HuPlacePopover *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
leave_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  HU_PLACE_POPOVER (widget)->cancelled = TRUE;
  gtk_popover_popdown (GTK_POPOVER (widget));
}

static gboolean
focus_cb (gpointer data)
{
  HuPlacePopover *self = data;

  if (self->entry != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->entry));

  return G_SOURCE_REMOVE;
}

/* The old name is selected, so that typing replaces it. */
static void
hu_place_popover_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (hu_place_popover_parent_class)->map (widget);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, focus_cb, g_object_ref (widget), g_object_unref);
}

static void
hu_place_popover_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_PLACE_POPOVER);
  HU_PLACE_POPOVER (object)->entry = NULL;

  G_OBJECT_CLASS (hu_place_popover_parent_class)->dispose (object);
}

static void
hu_place_popover_finalize (GObject *object)
{
  g_clear_object (&HU_PLACE_POPOVER (object)->shop);

  G_OBJECT_CLASS (hu_place_popover_parent_class)->finalize (object);
}

static void
hu_place_popover_class_init (HuPlacePopoverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = hu_place_popover_dispose;
  object_class->finalize = hu_place_popover_finalize;
  widget_class->map = hu_place_popover_map;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-place-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, HuPlacePopover, note);
  gtk_widget_class_bind_template_child (widget_class, HuPlacePopover, entry);
  gtk_widget_class_bind_template_callback (widget_class, closed_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_install_action (widget_class, "place.leave", NULL, leave_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "place.leave", NULL);
}

static void
hu_place_popover_init (HuPlacePopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
hu_place_popover_new (HuWorkshop *shop,
                      HuHex       hex,
                      const char *note)
{
  HuPlacePopover *self;
  g_autofree char *pointer = NULL;

  g_return_val_if_fail (HU_IS_WORKSHOP (shop), NULL);

  self = g_object_new (HU_TYPE_PLACE_POPOVER, NULL);
  self->shop = g_object_ref (shop);
  self->hex = hex;
  pointer = dup_pointer (self);
  if (pointer != NULL)
    gtk_editable_set_text (GTK_EDITABLE (self->entry),
                           hu_node_get_text (hu_node_find (hu_workshop_get (shop, pointer), "name"), ""));
  gtk_label_set_text (self->note, note != NULL ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), note != NULL);

  return GTK_WIDGET (self);
}
