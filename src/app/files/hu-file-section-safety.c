/*
 * Protection against loss: the journal of unsaved changes, the watch on the file, and the question before
 * another program's changes are overwritten.
 */
#include "config.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-file-name.h"
#include "hu-file-section-private.h"
#include "hu-message.h"
#include "hu-recovery.h"
#include "hu-save.h"
#include "hu-settings.h"
#include "hu-shipped.h"
#include "hu-when.h"

/* --- Bars above the map --- */

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

/* The message cannot be closed while the trouble lasts: until then only what is saved is safe. */
static void
say_autosave (HuFileSection *self)
{
  const char *trouble = hu_journal_get_trouble (self->journal);
  g_autofree char *folder = dup_shown_folder (hu_journal_get_folder (self->journal));
  g_autofree char *text = NULL;

  if (trouble != NULL)
    text = g_strdup_printf (
      /* Translators: %1$s is a folder, %2$s says why, as "the disk is full". */
      _("Autosave cannot write to “%1$s”: %2$s. Until it works again, only what you save is safe."), folder, trouble);

  hu_bar_say (self->widgets.autosave_bar, text);
}

static char *
word_file (HuFileSection *self,
           const char    *name)
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
say_file (HuFileSection *self)
{
  GFile *file = hu_document_get_file (self->document);
  g_autofree char *name = file != NULL ? hu_file_dup_name (file) : NULL;
  g_autofree char *text = name != NULL ? word_file (self, name) : NULL;
  HuOnDisk on_disk = hu_file_watch_get_on_disk (self->watch);

  self->n_known = MIN (self->n_known, hu_file_watch_get_n_others (self->watch));
  gtk_widget_set_visible (self->widgets.file_reload, on_disk == HU_ON_DISK_CHANGED);
  gtk_widget_set_visible (self->widgets.file_save, on_disk == HU_ON_DISK_GONE);
  hu_bar_say (self->widgets.file_bar, text);
}

/* The person knows, and goes on with what is here. */
static void
keep_cb (HuFileSection *self)
{
  self->n_known = hu_file_watch_get_n_others (self->watch);
  hu_file_watch_accept (self->watch);
  say_file (self);
}

/* --- Safety --- */

static void
interval_changed_cb (HuFileSection *self)
{
  hu_journal_set_draft_interval (self->journal, g_settings_get_uint (hu_settings_get (), "autosave-interval"));
}

void
_hu_file_section_init_safety (HuFileSection *self)
{
  g_autofree char *journals = hu_journal_dup_folder ();
  g_autofree char *marks = hu_file_watch_dup_folder ();

  self->journal = hu_journal_new (self->document, journals);
  self->watch = hu_file_watch_new (self->document, marks);
  g_signal_connect_object (self->watch, "notify", G_CALLBACK (say_file), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify", G_CALLBACK (say_file), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->widgets.file_keep, "clicked", G_CALLBACK (keep_cb), self, G_CONNECT_SWAPPED);
  say_file (self);
  g_signal_connect_object (self->journal, "notify::trouble", G_CALLBACK (say_autosave), self, G_CONNECT_SWAPPED);
  say_autosave (self);
  g_signal_connect_object (hu_settings_get (), "changed::autosave-interval", G_CALLBACK (interval_changed_cb), self,
                           G_CONNECT_SWAPPED);
  interval_changed_cb (self);
}

static void
overwrite_response_cb (HuFileSection   *self,
                       const char *response)
{
  if (g_str_equal (response, "overwrite"))
    {
      hu_file_watch_accept (self->watch);
      _hu_file_section_ask_save (self, FALSE);
    }
  else if (g_str_equal (response, "save-as"))
    _hu_file_section_ask_save (self, TRUE);
  else
    _hu_file_section_forget_pending (self);
}

/*
 * Returns whether the document's own file may be overwritten. If another program has changed it since, asks the
 * user, and saving continues with the answer.
 */
gboolean
_hu_file_section_may_overwrite (HuFileSection *self)
{
  GFile *file = hu_document_get_file (self->document);
  g_autofree char *name = hu_file_dup_name (file);
  g_autofree char *body = NULL;
  const HuResponse answers[] = {
    { "cancel", _("_Cancel") },
    { "overwrite", _("_Overwrite"), ADW_RESPONSE_DESTRUCTIVE },
    { "save-as", _("Save _As…") },
    { NULL },
  };

  hu_file_watch_look (self->watch);
  if (hu_file_watch_get_on_disk (self->watch) != HU_ON_DISK_CHANGED)
    return TRUE;

  /* Translators: %s is the name of a file */
  body = g_strdup_printf (_("Another program has changed “%s” since it was read. If you overwrite it, those changes are lost for "
                            "good."), name);
  hu_message_ask (hu_section_get_window (HU_SECTION (self)), _("Overwrite the Other’s Changes?"), body, answers,
                  "save-as", "cancel", G_CALLBACK (overwrite_response_cb), self);

  return FALSE;
}

void
_hu_file_section_offer_repair (HuFileSection *self,
                               GFile         *file,
                               HuRefused      refused)
{
  gboolean draft = refused == HU_REFUSED_DRAFT;

  g_clear_object (&self->refused);
  if (draft)
    self->refused = g_object_ref (file);
  hu_section_enable (HU_SECTION (self), "mend", draft);
  if (draft)
    {
      hu_fault_panel_offer (self->widgets.faults, _("Open in _Workshop"), "win.mend");
    }
  else if (refused == HU_REFUSED_NO_GAME)
    {
      g_autofree char *name = hu_file_dup_name (file);
      /* Translators: %s is the name of a file */
      g_autofree char *title = g_strdup_printf (_("“%s” is not a game. Nothing has changed."), name);

      hu_fault_panel_show_message (self->widgets.faults, title,
                                   _("It is neither a game of this program (.hexgame) nor a file that can be imported. "
                                     "If another program made it, save it there again."));
    }
}

void
_hu_file_section_open_draft (HuFileSection *self,
                             GFile         *file)
{
  HuFileStamp stamp = hu_file_stamp_take (file);
  g_autoptr(HuWorkshop) shop = hu_refused_read_draft (file);

  /* Repaired meanwhile, or gone: the reader gives the reason. */
  if (shop == NULL)
    {
      hu_file_section_open (self, file);
      return;
    }

  hu_fault_panel_dismiss (self->widgets.faults);
  g_signal_emit_by_name (self, "draft-chosen", shop, hu_shipped_is (file) ? NULL : file, &stamp);
}

static void
mend_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  HuFileSection *self = data;
  g_autoptr(GFile) file = NULL;

  if (!g_set_object (&file, self->refused))
    return;

  self->pending_draft = TRUE;
  hu_file_section_replace (self, file);
}

void
_hu_file_section_init_repair (HuFileSection *self)
{
  const GActionEntry entry = { .name = "mend", .activate = mend_cb };

  hu_section_add_actions (HU_SECTION (self), &entry, 1);
  hu_section_enable (HU_SECTION (self), "mend", FALSE);
}

/*
 * Recovery from an interrupted save: a file with several names is written in place, with a complete copy beside
 * it meanwhile. The user who opens such a file later is offered the copy.
 */

static void
complain (HuFileSection     *self,
          GFile        *file,
          const GError *error) /* (nullable): the copy cannot be read */
{
  g_autofree char *name = hu_file_dup_name (file);
  /* Translators: %s is the name of a file */
  g_autofree char *title = g_strdup_printf (_("“%s” could not be restored. The copy is still there."), name);

  hu_fault_panel_show_message (self->widgets.faults, title, error != NULL ? error->message : "");
}

/* The copy goes only once the disk has the file. */
static void
restore (HuFileSection *self,
         HuRecovery   *left)
{
  GFile *file = hu_recovery_get_file (left);
  g_autoptr(GError) error = NULL;
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GBytes) log = NULL;
  guint position;

  bytes = hu_recovery_dup_bytes (left, &log, &position);
  if (bytes == NULL || !hu_save_bytes (file, bytes, &error))
    {
      complain (self, file, error);
      return;
    }

  hu_recovery_discard (left);
  hu_file_section_replace (self, file);
}

static void
response_cb (HuFileSection   *self,
             const char *response,
             GtkWidget  *dialog)
{
  g_autoptr(HuRecovery) left = g_object_steal_data (G_OBJECT (dialog), "hu-recovery");

  if (g_str_equal (response, "restore"))
    restore (self, left);
  else if (g_str_equal (response, "discard"))
    hu_recovery_discard (left);
}

/* Asks what to do with the copy of @file, if a save left one. The copy is held meanwhile, so that it is not
 * offered among other unsaved games as well. */
void
_hu_file_section_offer_copy (HuFileSection *self,
                       GFile    *file)
{
  HuRecovery *left = hu_recovery_find_copy (file);
  g_autofree char *name = NULL;
  g_autofree char *time = NULL;
  g_autofree char *body = NULL;
  const HuResponse answers[] = {
    { "later", _("_Not Now") },
    { "discard", _("_Discard the Copy"), ADW_RESPONSE_DESTRUCTIVE },
    { "restore", _("_Restore"), ADW_RESPONSE_SUGGESTED },
    { NULL },
  };
  GtkWidget *dialog;
  g_autoptr(GDateTime) now = NULL;

  if (left == NULL)
    return;

  name = hu_file_dup_name (file);
  now = g_date_time_new_now_local ();
  time = hu_when_word (hu_recovery_get_time (left), now);
  /* Translators: %1$s is the name of a file, %2$s says when, as “5 minutes ago” */
  body = g_strdup_printf (_("The program ended while it saved “%1$s” (%2$s), so the file may be damaged. A complete copy of what "
                            "was saved lies beside it."), name, time);
  dialog = hu_message_ask (hu_section_get_window (HU_SECTION (self)), _("Restore the Last Save?"), body, answers,
                           "restore", "later", G_CALLBACK (response_cb), self);
  g_object_set_data_full (G_OBJECT (dialog), "hu-recovery", left, (GDestroyNotify) hu_recovery_free);
}
