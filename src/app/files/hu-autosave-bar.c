/*
 * The autosave bar: says where autosave cannot write, and why. It appears and disappears with the problem and
 * cannot be closed before, because until then only manual saving is safe.
 */
#include "config.h"

#include "hu-autosave-bar.h"

#include <string.h>
#include <glib/gi18n-lib.h>

struct _HuAutosaveBar
{
  GtkWidget  parent_instance;

  HuJournal *journal;

  GtkBox    *box;
  GtkLabel  *sentence;
};

G_DEFINE_FINAL_TYPE (HuAutosaveBar, hu_autosave_bar, GTK_TYPE_WIDGET)

/* Writes the user's home folder as ~, as people do. */
static char *
dup_shown_folder (const char *folder)
{
  g_autofree char *shown = g_filename_display_name (folder);
  const char *home = g_get_home_dir ();

  if (g_str_has_prefix (shown, home) && shown[strlen (home)] == G_DIR_SEPARATOR)
    return g_strconcat ("~", shown + strlen (home), NULL);

  return g_steal_pointer (&shown);
}

static void
update (HuAutosaveBar *self)
{
  const char *trouble = hu_journal_get_trouble (self->journal);
  g_autofree char *folder = dup_shown_folder (hu_journal_get_folder (self->journal));
  g_autofree char *text = NULL;

  if (trouble != NULL)
    text = g_strdup_printf (
      /* Translators: %1$s is a folder, %2$s says why, as "the disk is full". */
      _("Autosave cannot write to “%1$s”: %2$s. Until it works again, only what you save is safe."), folder, trouble);

  gtk_label_set_text (self->sentence, text != NULL ? text : "");
  /* A screen reader announces an alert by its name, so its name is the sentence. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text != NULL ? text : "", -1);
  gtk_widget_set_visible (GTK_WIDGET (self), text != NULL);
}

static void
hu_autosave_bar_dispose (GObject *object)
{
  HuAutosaveBar *self = HU_AUTOSAVE_BAR (object);

  g_clear_object (&self->journal);
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_AUTOSAVE_BAR);

  G_OBJECT_CLASS (hu_autosave_bar_parent_class)->dispose (object);
}

static void
hu_autosave_bar_class_init (HuAutosaveBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_autosave_bar_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-autosave-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, HuAutosaveBar, box);
  gtk_widget_class_bind_template_child (widget_class, HuAutosaveBar, sentence);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hu-autosave-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
}

static void
hu_autosave_bar_init (HuAutosaveBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * hu_autosave_bar_set_journal:
 *
 * Reports that journal's problems from now on.
 */
void
hu_autosave_bar_set_journal (HuAutosaveBar *self,
                             HuJournal     *journal)
{
  g_return_if_fail (HU_IS_AUTOSAVE_BAR (self) && HU_IS_JOURNAL (journal));
  g_return_if_fail (self->journal == NULL);

  self->journal = g_object_ref (journal);
  g_signal_connect_object (journal, "notify::trouble", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

