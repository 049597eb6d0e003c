/*
 * The recovery window. One button carries out all choices at once; games to discard are named again before they
 * are deleted. Closing the window leaves everything as it is.
 */
#include "config.h"

#include "hu-recovery-window.h"

#include <glib/gi18n-lib.h>

#include "hu-css-class.h"
#include "hu-message.h"
#include "hu-recovery-offer.h"

#define MOST_NAMED 12 /* in the question; there are hardly ever so many */

struct _HuRecoveryWindow
{
  AdwWindow   parent_instance;

  GPtrArray    *list; /* HuRecovery */
  HuRecoverFunc recover;
  GtkListBox   *rows;
  GtkLabel     *sentence;
  GtkWidget    *all;   /* buttons with one choice for all */
  GtkWidget    *apply;
};

G_DEFINE_FINAL_TYPE (HuRecoveryWindow, hu_recovery_window, ADW_TYPE_WINDOW)

static HuRecoveryRow *
get_row (HuRecoveryWindow *self,
         guint             index)
{
  GtkListBoxRow *row;

  row = gtk_list_box_get_row_at_index (self->rows, (int) index);

  return row != NULL ? HU_RECOVERY_ROW (row) : NULL;
}

static guint
count (HuRecoveryWindow *self,
       HuRecoveryChoice  choice)
{
  guint n = 0;

  for (guint i = 0; i < self->list->len; i++)
    if (hu_recovery_row_get_choice (get_row (self, i)) == choice)
      n++;

  return n;
}

/* The button says what it does. */
static void
choice_changed_cb (HuRecoveryWindow *self)
{
  guint n_recover, n_discard;
  const char *label;

  /* The rows let go of their choices when they go. */
  if (self->list == NULL)
    return;

  n_recover = count (self, HU_RECOVERY_RECOVER);
  n_discard = count (self, HU_RECOVERY_DISCARD);
  label = n_recover > 0 && n_discard > 0 ? _("_Recover and Discard…")
        : n_discard > 0 ? _("_Discard…") : _("_Recover");
  gtk_button_set_label (GTK_BUTTON (self->apply), label);
  gtk_widget_set_sensitive (self->apply, n_recover + n_discard > 0);
  hu_css_class_set (self->apply, "suggested-action", n_recover > 0);
  hu_css_class_set (self->apply, "destructive-action", n_recover == 0 && n_discard > 0);
}

static void
apply (HuRecoveryWindow *self)
{
  GtkApplication *application = gtk_window_get_application (gtk_window_get_transient_for (GTK_WINDOW (self)));

  for (guint i = 0; i < self->list->len; i++)
    {
      HuRecoveryRow *row = get_row (self, i);
      HuRecoveryChoice choice = hu_recovery_row_get_choice (row);

      if (choice == HU_RECOVERY_DISCARD)
        hu_recovery_discard (hu_recovery_row_get_recovery (row));
      if (choice == HU_RECOVERY_RECOVER)
        self->recover (application, hu_recovery_row_get_recovery (row));
    }

  gtk_window_close (GTK_WINDOW (self));
}

static void
apply_cb (gpointer data)
{
  g_autoptr(HuRecoveryWindow) self = data;

  if (self->list != NULL)
    apply (self);
}

/* The question belongs to the window and is destroyed with it, so the choices are applied after it has closed. */
static void
discard_response_cb (HuRecoveryWindow *self,
                     const char       *response)
{
  if (g_str_equal (response, "discard"))
    g_idle_add_once (apply_cb, g_object_ref (self));
}

/* Nothing is thrown away that was not named. */
static void
ask_discard (HuRecoveryWindow *self,
             guint             n_discard)
{
  g_autoptr(GString) names = g_string_new (NULL);
  g_autofree char *heading = g_strdup_printf (ngettext ("Discard %u Unsaved Game?", "Discard %u Unsaved Games?",
                                                        n_discard), n_discard);
  const HuResponse answers[] = { { "cancel", _("_Cancel") }, { "discard", _("_Discard"), ADW_RESPONSE_DESTRUCTIVE }, { NULL } };
  guint n_named = 0;

  for (guint i = 0; i < self->list->len; i++)
    {
      HuRecoveryRow *row = get_row (self, i);
      g_autofree char *words = hu_recovery_row_dup_words (row);

      if (hu_recovery_row_get_choice (row) == HU_RECOVERY_DISCARD && n_named++ < MOST_NAMED)
        g_string_append_printf (names, "%s\n", words);
    }
  if (n_named > MOST_NAMED)
    g_string_append_printf (names, ngettext ("and %u more", "and %u more", n_named - MOST_NAMED), n_named - MOST_NAMED);
  g_string_append_printf (names, "\n%s", _("Unsaved changes will be lost for good. Saved files stay as they are."));

  hu_message_ask (GTK_WINDOW (self), heading, names->str, answers, "cancel", "cancel", G_CALLBACK (discard_response_cb), self);
}

static void
apply_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  HuRecoveryWindow *self = HU_RECOVERY_WINDOW (widget);
  guint n_discard = count (self, HU_RECOVERY_DISCARD);

  if (n_discard > 0)
    ask_discard (self, n_discard);
  else
    apply (self);
}

/* Makes one choice for all unsaved games. */
static void
all_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  HuRecoveryWindow *self = HU_RECOVERY_WINDOW (widget);

  for (guint i = 0; i < self->list->len; i++)
    hu_recovery_row_set_choice (get_row (self, i), g_variant_get_uint32 (parameter));
}

static void
hu_recovery_window_dispose (GObject *object)
{
  HuRecoveryWindow *self = HU_RECOVERY_WINDOW (object);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  GtkApplication *application = parent != NULL ? gtk_window_get_application (parent) : NULL;

  /* Releases the games at once: those left for later may be offered by another program, or here. */
  if (self->list != NULL)
    {
      g_clear_pointer (&self->list, g_ptr_array_unref);
      if (application != NULL)
        hu_recovery_offer_update (application);
    }

  G_OBJECT_CLASS (hu_recovery_window_parent_class)->dispose (object);
}

static void
hu_recovery_window_class_init (HuRecoveryWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_recovery_window_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-recovery-window.ui");
  gtk_widget_class_bind_template_child (widget_class, HuRecoveryWindow, apply);
  gtk_widget_class_bind_template_child (widget_class, HuRecoveryWindow, sentence);
  gtk_widget_class_bind_template_child (widget_class, HuRecoveryWindow, rows);
  gtk_widget_class_bind_template_child (widget_class, HuRecoveryWindow, all);
  gtk_widget_class_install_action (widget_class, "recovery.apply", NULL, apply_action);
  gtk_widget_class_install_action (widget_class, "recovery.all", "u", all_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
hu_recovery_window_init (HuRecoveryWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
fill (HuRecoveryWindow *self)
{
  guint n = self->list->len;

  gtk_window_set_title (GTK_WINDOW (self), g_dngettext (GETTEXT_PACKAGE, "Recover an Unsaved Game?",
                                                        "Recover Unsaved Games?", n));
  gtk_label_set_text (self->sentence, g_dngettext (GETTEXT_PACKAGE, "The program ended before this game was saved.",
                                                   "The program ended before these games were saved.", n));
  gtk_widget_set_visible (self->all, n > 1);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *row = hu_recovery_row_new (g_ptr_array_index (self->list, i));

      gtk_list_box_append (self->rows, row);
      g_signal_connect_object (row, "notify::choice", G_CALLBACK (choice_changed_cb), self, G_CONNECT_SWAPPED);
    }
  choice_changed_cb (self);
}

/* @list: (element-type HuRecovery) (transfer full): the unsaved games, at least one.  Returns a window that asks what
 * to do with them. */
GtkWidget *
hu_recovery_window_new (GtkWindow    *parent,
                        GPtrArray    *list,
                        HuRecoverFunc recover)
{
  HuRecoveryWindow *self;

  g_return_val_if_fail (GTK_IS_WINDOW (parent) && list != NULL && list->len > 0 && recover != NULL, NULL);

  self = g_object_new (HU_TYPE_RECOVERY_WINDOW, "transient-for", parent, NULL);
  self->list = list;
  self->recover = recover;
  fill (self);

  return GTK_WIDGET (self);
}
