/*
 * The recovery window. One button carries out all choices at once; games to discard are named again before they
 * are deleted. Closing the window leaves everything as it is.
 */
#include "config.h"

#include "hu-recovery-window.h"

#include <glib/gi18n-lib.h>

#include "hu-css-class.h"
#include "hu-recovery-offer.h"

#define WIDTH 600
#define MOST_HEIGHT 440 /* of the list, before it is scrolled */
#define MOST_NAMED 12   /* in the question; there are hardly ever so many */

struct _HuRecoveryWindow
{
  AdwWindow   parent_instance;

  GPtrArray    *list; /* HuRecovery */
  HuRecoverFunc recover;
  GtkListBox   *rows;
  GtkWidget    *apply;
};

G_DEFINE_FINAL_TYPE (HuRecoveryWindow, hu_recovery_window, ADW_TYPE_WINDOW)

static guint
count (HuRecoveryWindow *self,
       HuRecoveryChoice  choice)
{
  guint n = 0;

  for (guint i = 0; i < self->list->len; i++)
    if (hu_recovery_row_get_choice (hu_recovery_window_get_row (self, i)) == choice)
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
      HuRecoveryRow *row = hu_recovery_window_get_row (self, i);
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
  GtkWidget *dialog;
  guint n_named = 0;

  for (guint i = 0; i < self->list->len; i++)
    {
      HuRecoveryRow *row = hu_recovery_window_get_row (self, i);
      g_autofree char *words = hu_recovery_row_dup_words (row);

      if (hu_recovery_row_get_choice (row) == HU_RECOVERY_DISCARD && n_named++ < MOST_NAMED)
        g_string_append_printf (names, "%s\n", words);
    }
  if (n_named > MOST_NAMED)
    g_string_append_printf (names, ngettext ("and %u more", "and %u more", n_named - MOST_NAMED), n_named - MOST_NAMED);
  g_string_append_printf (names, "\n%s", _("Unsaved changes will be lost for good. Saved files stay as they are."));

  dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, names->str);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "discard", _("_Discard"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (discard_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
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

/* One choice for all. */
static void
all_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  HuRecoveryWindow *self = HU_RECOVERY_WINDOW (widget);

  for (guint i = 0; i < self->list->len; i++)
    hu_recovery_row_set_choice (hu_recovery_window_get_row (self, i), g_variant_get_uint32 (parameter));
}

/* --- What it is made of --- */

static GtkWidget *
make_header (HuRecoveryWindow *self)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *later = gtk_button_new_with_mnemonic (_("_Not Now"));

  self->apply = gtk_button_new_with_mnemonic ("");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (later), "window.close");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->apply), "recovery.apply");
  adw_header_bar_set_show_start_title_buttons (ADW_HEADER_BAR (header), FALSE);
  adw_header_bar_set_show_end_title_buttons (ADW_HEADER_BAR (header), FALSE);
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), later);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), self->apply);

  return header;
}

static GtkWidget *
make_all (void)
{
  static const char * const labels[] = { N_("Recover All"), N_("Leave All"), N_("Discard All") };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      GtkWidget *button = gtk_button_new_with_label (_(labels[i]));

      gtk_widget_add_css_class (button, "flat");
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "recovery.all");
      gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), g_variant_new_uint32 (i));
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_widget_set_halign (box, GTK_ALIGN_END);

  return box;
}

static GtkWidget *
make_list (HuRecoveryWindow *self)
{
  GtkWidget *scroll = gtk_scrolled_window_new ();

  self->rows = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->rows, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->rows), "boxed-list");
  gtk_widget_set_valign (GTK_WIDGET (self->rows), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self->rows), "hu-recovery-list");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroll), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroll), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroll), MOST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroll), GTK_WIDGET (self->rows));
  gtk_widget_set_vexpand (scroll, TRUE);

  return scroll;
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
  gtk_widget_class_install_action (widget_class, "recovery.apply", NULL, apply_action);
  gtk_widget_class_install_action (widget_class, "recovery.all", "u", all_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
hu_recovery_window_init (HuRecoveryWindow *self)
{
}

static void
fill (HuRecoveryWindow *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *body = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *sentence = gtk_label_new (g_dngettext (GETTEXT_PACKAGE, "The program ended before this game was saved.",
                                                    "The program ended before these games were saved.",
                                                    self->list->len));

  gtk_label_set_wrap (GTK_LABEL (sentence), TRUE);
  gtk_label_set_xalign (GTK_LABEL (sentence), 0);
  gtk_widget_add_css_class (body, "hu-recovery");
  gtk_box_append (GTK_BOX (content), make_header (self));
  gtk_box_append (GTK_BOX (content), body);
  gtk_box_append (GTK_BOX (body), sentence);
  gtk_box_append (GTK_BOX (body), make_list (self));
  if (self->list->len > 1)
    gtk_box_append (GTK_BOX (body), make_all ());
  adw_window_set_content (ADW_WINDOW (self), content);
  gtk_window_set_default_widget (GTK_WINDOW (self), self->apply);

  for (guint i = 0; i < self->list->len; i++)
    {
      GtkWidget *row = hu_recovery_row_new (g_ptr_array_index (self->list, i));

      gtk_list_box_append (self->rows, row);
      g_signal_connect_object (row, "notify::choice", G_CALLBACK (choice_changed_cb), self, G_CONNECT_SWAPPED);
    }
  choice_changed_cb (self);
}

/**
 * hu_recovery_window_new:
 * @list: (element-type HuRecovery) (transfer full): the unsaved games, at least one
 *
 * Returns: (transfer none): a window that asks what to do with them
 */
GtkWidget *
hu_recovery_window_new (GtkWindow    *parent,
                        GPtrArray    *list,
                        HuRecoverFunc recover)
{
  HuRecoveryWindow *self;

  g_return_val_if_fail (GTK_IS_WINDOW (parent) && list != NULL && list->len > 0 && recover != NULL, NULL);

  self = g_object_new (HU_TYPE_RECOVERY_WINDOW,
                       "transient-for", parent,
                       "modal", TRUE,
                       "destroy-with-parent", TRUE,
                       "default-width", WIDTH,
                       "title", g_dngettext (GETTEXT_PACKAGE, "Recover an Unsaved Game?", "Recover Unsaved Games?",
                                             list->len),
                       NULL);
  self->list = list;
  self->recover = recover;
  fill (self);

  return GTK_WIDGET (self);
}

/**
 * hu_recovery_window_get_row:
 *
 * Returns: (transfer none) (nullable): the row
 */
HuRecoveryRow *
hu_recovery_window_get_row (HuRecoveryWindow *self,
                            guint             index)
{
  GtkListBoxRow *row;

  g_return_val_if_fail (HU_IS_RECOVERY_WINDOW (self), NULL);

  row = gtk_list_box_get_row_at_index (self->rows, (int) index);

  return row != NULL ? HU_RECOVERY_ROW (row) : NULL;
}
