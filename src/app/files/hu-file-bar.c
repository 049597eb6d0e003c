/*
 * The file bar: words the result of the file watch, and offers to read the file again, to keep the version in
 * the window, or to save it once more.
 */
#include "config.h"

#include "hu-file-bar.h"

#include <glib/gi18n-lib.h>

#include "hu-file-name.h"

struct _HuFileBar
{
  GtkWidget    parent_instance;

  HuDocument  *document;
  HuFileWatch *watch;
  guint        n_known; /* others that the person has been told of */

  GtkRevealer *revealer;
  GtkLabel    *sentence;
  GtkButton   *reload;
  GtkButton   *save;
  GtkButton   *keep;
};

G_DEFINE_FINAL_TYPE (HuFileBar, hu_file_bar, GTK_TYPE_WIDGET)

static char *
word (HuFileBar  *self,
      const char *name)
{
  guint n_others = hu_file_watch_get_n_others (self->watch);

  switch (hu_file_watch_get_on_disk (self->watch))
    {
    case HU_ON_DISK_CHANGED:
      return g_strdup_printf (hu_document_get_modified (self->document)
                                /* Translators: %s is the name of a file */
                                ? _("Another program has changed “%s”. Reading it again discards your unsaved "
                                    "changes.")
                                /* Translators: %s is the name of a file */
                                : _("Another program has changed “%s”."), name);

    case HU_ON_DISK_GONE:
      /* Translators: %s is the name of a file */
      return g_strdup_printf (_("“%s” is no longer on the disk. The game is still open here."), name);

    case HU_ON_DISK_SAME:
      if (n_others > self->n_known)
        /* Translators: %s is the name of a file */
        return g_strdup_printf (_("“%s” is open in another window, too. The window that saves last overwrites the "
                                  "other."),
                                name);
    }

  return NULL;
}

static void
update (HuFileBar *self)
{
  GFile *file = hu_document_get_file (self->document);
  g_autofree char *name = file != NULL ? hu_file_dup_name (file) : NULL;
  g_autofree char *text = name != NULL ? word (self, name) : NULL;
  HuOnDisk on_disk = hu_file_watch_get_on_disk (self->watch);

  self->n_known = MIN (self->n_known, hu_file_watch_get_n_others (self->watch));
  gtk_label_set_text (self->sentence, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->reload), on_disk == HU_ON_DISK_CHANGED);
  gtk_widget_set_visible (GTK_WIDGET (self->save), on_disk == HU_ON_DISK_GONE);
  gtk_revealer_set_reveal_child (self->revealer, text != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), text != NULL);
}

/* The person knows, and goes on with what is here. */
static void
keep_cb (HuFileBar *self)
{
  self->n_known = hu_file_watch_get_n_others (self->watch);
  hu_file_watch_accept (self->watch);
  update (self);
}

static void
hu_file_bar_dispose (GObject *object)
{
  HuFileBar *self = HU_FILE_BAR (object);

  g_clear_object (&self->watch);
  g_clear_object (&self->document);
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_FILE_BAR);

  G_OBJECT_CLASS (hu_file_bar_parent_class)->dispose (object);
}

static void
hu_file_bar_class_init (HuFileBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_file_bar_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-file-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, HuFileBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, HuFileBar, sentence);
  gtk_widget_class_bind_template_child (widget_class, HuFileBar, reload);
  gtk_widget_class_bind_template_child (widget_class, HuFileBar, save);
  gtk_widget_class_bind_template_child (widget_class, HuFileBar, keep);
  gtk_widget_class_bind_template_callback (widget_class, keep_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hu-file-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
hu_file_bar_init (HuFileBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * hu_file_bar_set_watch:
 *
 * Reports on that file from now on.
 */
void
hu_file_bar_set_watch (HuFileBar   *self,
                       HuDocument  *document,
                       HuFileWatch *watch)
{
  g_return_if_fail (HU_IS_FILE_BAR (self));
  g_return_if_fail (self->watch == NULL);

  self->document = g_object_ref (document);
  self->watch = g_object_ref (watch);
  g_signal_connect_object (watch, "notify", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

