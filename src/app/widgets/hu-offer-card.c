/*
 * An offer over the map. One is shown at a time; the next waits for its end, and its time begins when it is shown.
 */
#include "config.h"

#include "hu-offer-card.h"

#include <glib/gi18n-lib.h>

#include "hu-tooltip.h"

struct _HuOfferCard
{
  GtkWidget                 parent_instance;

  GtkWidget                *box;
  GtkWidget                *label;
  GtkWidget                *button;
  GtkEventControllerMotion *pointer; /* borrowed */
  GtkEventControllerFocus  *focus;   /* borrowed */
  guint                     seconds;
  gboolean                  held;    /* the pointer or the focus is in it */
  guint                     source;  /* of time_out_cb(), or 0 */
};

G_DEFINE_FINAL_TYPE (HuOfferCard, hu_offer_card, GTK_TYPE_WIDGET)

static GQuark
place_quark (void)
{
  return g_quark_from_static_string ("hu-offer-place");
}

static void
time_out_cb (gpointer data)
{
  HuOfferCard *self = data;

  self->source = 0;
  hu_offer_card_end (self);
}

/* The time does not run while the user may be about to press the button. */
static void
update_time (HuOfferCard *self)
{
  gboolean runs = self->seconds > 0 && gtk_widget_get_visible (GTK_WIDGET (self)) && !self->held;

  if (runs && self->source == 0)
    self->source = g_timeout_add_once (1000 * self->seconds, time_out_cb, self);
  else if (!runs)
    g_clear_handle_id (&self->source, g_source_remove);
}

static void
show_next (GtkWidget *overlay)
{
  HuOfferCard *next = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (overlay); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      if (!HU_IS_OFFER_CARD (child))
        continue;
      if (gtk_widget_get_visible (child))
        return;
      if (next == NULL)
        next = HU_OFFER_CARD (child);
    }
  if (next == NULL)
    return;

  gtk_widget_set_visible (GTK_WIDGET (next), TRUE);
  update_time (next);
}

static void
held_cb (HuOfferCard *self)
{
  self->held = gtk_event_controller_motion_contains_pointer (self->pointer) ||
               gtk_event_controller_focus_contains_focus (self->focus);
  update_time (self);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  hu_offer_card_end (HU_OFFER_CARD (widget));

  return TRUE;
}

static void
hu_offer_card_dispose (GObject *object)
{
  HuOfferCard *self = HU_OFFER_CARD (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (hu_offer_card_parent_class)->dispose (object);
}

static void
hu_offer_card_class_init (HuOfferCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_offer_card_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hu-offer-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

static GtkWidget *
make_close (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("window-close-symbolic");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  hu_tooltip_set (button, _("Dismiss"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Dismiss"), -1);

  return button;
}

static void
hu_offer_card_init (HuOfferCard *self)
{
  GtkWidget *close = make_close ();

  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->label = gtk_label_new (NULL);
  self->button = gtk_button_new ();
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (self->label), 30);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_widget_set_hexpand (self->label, TRUE);
  gtk_button_set_use_underline (GTK_BUTTON (self->button), TRUE);
  gtk_widget_set_valign (self->button, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->box), self->label);
  gtk_box_append (GTK_BOX (self->box), self->button);
  gtk_box_append (GTK_BOX (self->box), close);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_END);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->pointer = GTK_EVENT_CONTROLLER_MOTION (gtk_event_controller_motion_new ());
  self->focus = GTK_EVENT_CONTROLLER_FOCUS (gtk_event_controller_focus_new ());
  g_signal_connect_object (self->pointer, "notify::contains-pointer", G_CALLBACK (held_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->focus, "notify::contains-focus", G_CALLBACK (held_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (self->pointer));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (self->focus));
  g_signal_connect_object (close, "clicked", G_CALLBACK (hu_offer_card_end), self, G_CONNECT_SWAPPED);
}

static void
place_free (gpointer data)
{
  g_weak_ref_clear (data);
  g_free (data);
}

void
hu_offer_card_set_place (GtkWindow  *window,
                         GtkOverlay *overlay)
{
  GWeakRef *place;

  g_return_if_fail (GTK_IS_WINDOW (window) && GTK_IS_OVERLAY (overlay));

  place = g_new0 (GWeakRef, 1);
  g_weak_ref_init (place, overlay);
  g_object_set_qdata_full (G_OBJECT (window), place_quark (), place, place_free);
}

HuOfferCard *
hu_offer_card_new (const char *text,
                   const char *button,
                   const char *action)
{
  HuOfferCard *self = g_object_new (HU_TYPE_OFFER_CARD, NULL);

  gtk_label_set_text (GTK_LABEL (self->label), text);
  /* A screen reader announces an alert by its name, so its name is the sentence. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_button_set_label (GTK_BUTTON (self->button), button);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), action);
  /* GTK connects the action after other handlers, and finds it by way of the window, so the end comes after it; the
   * action may have ended the offer already. */
  g_signal_connect_object (self->button, "clicked", G_CALLBACK (hu_offer_card_end), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);

  return self;
}

void
hu_offer_card_set_target (HuOfferCard *self,
                          GVariant    *target)
{
  g_return_if_fail (HU_IS_OFFER_CARD (self));

  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (self->button), target);
}

void
hu_offer_card_set_time (HuOfferCard *self,
                        guint        seconds)
{
  g_return_if_fail (HU_IS_OFFER_CARD (self));

  self->seconds = seconds;
  update_time (self);
}

void
hu_offer_card_show (HuOfferCard *self,
                    GtkWindow   *window)
{
  GWeakRef *place = window != NULL ? g_object_get_qdata (G_OBJECT (window), place_quark ()) : NULL;
  g_autoptr(GtkOverlay) overlay = place != NULL ? g_weak_ref_get (place) : NULL;

  g_return_if_fail (HU_IS_OFFER_CARD (self));

  if (overlay == NULL)
    {
      g_object_unref (g_object_ref_sink (self));
      return;
    }

  gtk_overlay_add_overlay (overlay, GTK_WIDGET (self));
  show_next (GTK_WIDGET (overlay));
}

void
hu_offer_card_end (HuOfferCard *self)
{
  GtkWidget *overlay;
  gboolean focused;

  g_return_if_fail (HU_IS_OFFER_CARD (self));

  overlay = gtk_widget_get_parent (GTK_WIDGET (self));
  if (overlay == NULL)
    return;

  /* The keys go back to what lies under the card. */
  focused = gtk_event_controller_focus_contains_focus (self->focus);
  gtk_overlay_remove_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self));
  if (focused)
    gtk_widget_grab_focus (gtk_overlay_get_child (GTK_OVERLAY (overlay)));
  show_next (overlay);
}
