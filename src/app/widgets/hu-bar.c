/*
 * A sentence with its buttons.
 */
#include "hu-bar.h"

struct _HuBar
{
  GtkWidget parent_instance;

  GtkLabel *sentence;
};

enum
{
  PROP_0,
  PROP_SENTENCE,
};

G_DEFINE_FINAL_TYPE (HuBar, hu_bar, GTK_TYPE_WIDGET)

static void
hu_bar_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  g_clear_pointer (&child, gtk_widget_unparent);
  g_clear_object (&HU_BAR (object)->sentence);

  G_OBJECT_CLASS (hu_bar_parent_class)->dispose (object);
}

static void
hu_bar_set_property (GObject      *object,
                     guint         prop_id,
                     const GValue *value,
                     GParamSpec   *pspec)
{
  if (prop_id == PROP_SENTENCE)
    g_set_object (&HU_BAR (object)->sentence, g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
hu_bar_class_init (HuBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = hu_bar_dispose;
  object_class->set_property = hu_bar_set_property;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  g_object_class_install_property (object_class, PROP_SENTENCE,
                                   g_param_spec_object ("sentence", NULL, NULL, GTK_TYPE_LABEL,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

static void
hu_bar_init (HuBar *self)
{
}

void
hu_bar_say (HuBar      *self,
            const char *words)
{
  GtkWidget *child;

  g_return_if_fail (HU_IS_BAR (self));

  child = gtk_widget_get_first_child (GTK_WIDGET (self));
  gtk_label_set_text (self->sentence, words != NULL ? words : "");
  /* A screen reader announces an alert by its name, so its name is the sentence. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words != NULL ? words : "", -1);
  if (GTK_IS_REVEALER (child))
    gtk_revealer_set_reveal_child (GTK_REVEALER (child), words != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), words != NULL);
}
