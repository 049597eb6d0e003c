/*
 * The files are read in a thread; the user settles which counter is which unit; and the events
 * that bring the game there are one gesture, or a variation.
 */
#include "config.h"

#include "hu-bring-section.h"

#include <glib/gi18n-lib.h>

#include "hu-bring-form.h"
#include "hu-file-name.h"
#include "hu-import-job.h"
#include "hu-import-store.h"
#include "hu-message.h"

struct _HuBringSection
{
  HuSection             parent_instance;

  GtkFileChooserNative *chooser;     /* open, or NULL */
  HuImportRequest      *request; /* the last; or NULL */
  HuJob                *reading; /* under way; or NULL */
  GPtrArray            *files;       /* that need another one; or NULL */
  char                 *kind;        /* of the position that was brought into this game before; or NULL */
};

G_DEFINE_FINAL_TYPE (HuBringSection, hu_bring_section, HU_TYPE_SECTION)

enum
{
  SETTLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void ask_files (HuBringSection *self,
                       const char     *title);

static GtkWidget *
get_window (HuBringSection *self)
{
  return GTK_WIDGET (hu_section_get_window (HU_SECTION (self)));
}

/* --- What becomes of the events --- */

static void
remove_last (HuGame *game)
{
  guint n = g_list_model_get_n_items (hu_game_get_variations (game));

  if (n > 0)
    hu_game_remove_variation (game, n - 1);
}

static void
add_variation (HuBringSection *self,
               GPtrArray      *events,
               const char     *name)
{
  HuGame *game = hu_section_get_game (HU_SECTION (self));
  g_autoptr(GPtrArray) whole = hu_game_dup_log (game);
  g_autoptr(HuVariation) variation = NULL;
  guint after = whole->len;
  AdwToast *toast;

  for (guint i = 0; i < events->len; i++)
    g_ptr_array_add (whole, hu_event_ref (g_ptr_array_index (events, i)));
  variation = hu_variation_new (name, after, whole);
  hu_game_add_variation (game, variation);

  toast = adw_toast_new (_("The position is a variation of the game"));
  adw_toast_set_button_label (toast, _("_Undo"));
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (remove_last), game, G_CONNECT_SWAPPED);
  hu_message_add_toast (get_window (self), toast);
}

static void
take_back_log (AdwToast *toast)
{
  HuGame *game = g_object_get_data (G_OBJECT (toast), "hu-game");
  guint before = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (toast), "hu-before"));

  if (hu_game_get_position (game) > before)
    hu_game_go_to (game, before);
}

/* The steps can be undone one by one, too; all of them at once by the toast. */
static void
add_log (HuBringSection *self,
         GPtrArray      *events)
{
  HuGame *game = hu_section_get_game (HU_SECTION (self));
  guint before = hu_game_get_position (game);
  g_autofree char *text = NULL;
  HuRefusal refusal;
  AdwToast *toast;

  if (!hu_game_append_log (game, (HuEvent * const *) events->pdata, events->len, &refusal))
    {
      hu_section_refuse (HU_SECTION (self), &refusal);
      return;
    }

  text = g_strdup_printf (ngettext ("%u event added to the log", "%u events added to the log", events->len), events->len);
  toast = adw_toast_new (text);
  adw_toast_set_button_label (toast, _("_Undo"));
  g_object_set_data_full (G_OBJECT (toast), "hu-game", g_object_ref (game), g_object_unref);
  g_object_set_data (G_OBJECT (toast), "hu-before", GUINT_TO_POINTER (before));
  g_signal_connect (toast, "button-clicked", G_CALLBACK (take_back_log), NULL);
  hu_message_add_toast (get_window (self), toast);
}

/* --- What is remembered --- */

typedef struct
{
  char            *kind;
  HuImportProfile *profile;
} Settled;

static void
settled_free (gpointer data)
{
  Settled *settled = data;

  g_free (settled->kind);
  hu_import_profile_free (settled->profile);
  g_free (settled);
}

static gpointer
keep (gpointer data,
      HuJob   *job,
      GError **error)
{
  const Settled *settled = data;
  g_autoptr(GFile) profiles = hu_import_store_dup_folder ("profiles");

  hu_import_store_keep (profiles, settled->kind, settled->profile, error);

  return NULL;
}

static void
kept_cb (gpointer      owner,
         gpointer      result,
         const GError *error)
{
  g_autoptr(HuBringSection) self = owner;

  if (error == NULL)
    g_signal_emit (self, signals[SETTLED], 0);
  else
    hu_message_toast (get_window (self), error->message);
}

static void
remember (HuBringSection *self,
          HuBringForm    *form)
{
  static const HuJobKind keeping = { "keep-profile", keep, settled_free, NULL };
  const char *kind = hu_bring_form_get_kind (form);
  Settled *settled;

  if (kind == NULL || kind[0] == '\0')
    return;

  settled = g_new0 (Settled, 1);
  settled->kind = g_strdup (kind);
  settled->profile = hu_bring_form_dup_profile (form);
  hu_job_start (NULL, &keeping, settled, kept_cb, g_object_ref (self));
}

static void
response_cb (HuBringSection   *self,
             const char       *response,
             AdwMessageDialog *dialog)
{
  HuBringForm *form = HU_BRING_FORM (adw_message_dialog_get_extra_child (dialog));
  HuGame *game = hu_section_get_game (HU_SECTION (self));
  g_autoptr(GPtrArray) events = NULL;
  HuRefusal refusal;

  if (!g_str_equal (response, "bring") || game == NULL)
    return;

  remember (self, form);
  g_free (self->kind);
  self->kind = g_strdup (hu_bring_form_get_kind (form));
  events = hu_bring_form_dup_events (form);
  if (events->len == 0)
    {
      hu_message_toast (get_window (self), _("The game is in that position already"));
      return;
    }
  if (hu_bring_form_is_variation (form))
    {
      add_variation (self, events, g_object_get_data (G_OBJECT (dialog), "hu-name"));
      return;
    }
  if (hu_game_is_looking_back (game))
    hu_game_look_at (game, hu_game_get_head (game));
  if (hu_bring_form_has_steps (form))
    {
      add_log (self, events);
      return;
    }
  if (!hu_game_append_gesture (game, (HuEvent * const *) events->pdata, events->len, &refusal, NULL))
    hu_section_refuse (HU_SECTION (self), &refusal);
}

/* The user has chosen the file, and may know why. */
static char *
word_other (HuBringSection *self,
            const HuImport *import)
{
  if (self->kind == NULL || import->kind == NULL || g_str_equal (self->kind, import->kind))
    return NULL;

  /* Translators: both are the names of modules of VASSAL */
  return g_strdup_printf (_("This position is of the module “%1$s”, and the one before was of “%2$s”."), import->kind,
                          self->kind);
}

static void
ask (HuBringSection *self,
     HuImport       *import,
     GFile          *file)
{
  HuGame *game = hu_section_get_game (HU_SECTION (self));
  g_autoptr(HuSnapshot) base = hu_game_get_snapshot_at (game, hu_game_get_head (game));
  g_autofree char *name = hu_file_dup_name (file);
  g_autofree char *other = word_other (self, import);
  AdwMessageDialog *dialog = hu_question_new (hu_section_get_window (HU_SECTION (self)), _("Bring This Position into the Game?"),
                                              other, hu_bring_form_new (base, import), "bring", _("_Bring"));

  g_object_set_data_full (G_OBJECT (dialog), "hu-name", g_steal_pointer (&name), g_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* --- Reading --- */

static void
needs_response_cb (HuBringSection *self,
                   const char     *response)
{
  if (g_str_equal (response, "choose"))
    ask_files (self, _("Choose the File That Is Needed"));
  else
    g_clear_pointer (&self->files, g_ptr_array_unref);
}

/* Says which file is missing, and asks for it. */
static void
ask_needed (HuBringSection *self,
            const GError   *error)
{
  gboolean module = g_error_matches (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_MODULE);
  const HuResponse answers[] = {
    { "cancel", _("_Cancel") },
    { "choose", module ? _("Choose _Module…") : _("Choose _File…"), ADW_RESPONSE_SUGGESTED },
    { NULL },
  };

  g_clear_pointer (&self->files, g_ptr_array_unref);
  self->files = g_ptr_array_ref (self->request->files);
  hu_message_ask (hu_section_get_window (HU_SECTION (self)),
                  module ? _("The Module Is Needed") : _("Another File Is Needed"), error->message, answers,
                  "choose", "cancel", G_CALLBACK (needs_response_cb), self);
}

static void
read_cb (gpointer      owner,
         gpointer      import,
         const GError *error)
{
  HuBringSection *self = owner;

  if (hu_import_store_needs_file (error))
    ask_needed (self, error);
  else if (import == NULL)
    hu_message_show (get_window (self), _("The Position Cannot Be Read"), error->message, NULL);
  else if (hu_session_get_mode (hu_section_get_session (HU_SECTION (self))) == HU_MODE_PLAY)
    ask (self, import, g_ptr_array_index (self->request->files, 0));
  else
    hu_import_free (import);
}

void
hu_bring_section_begin (HuBringSection *self,
                        GPtrArray      *files)
{
  g_return_if_fail (HU_IS_BRING_SECTION (self) && files != NULL && files->len > 0);

  g_clear_pointer (&self->request, hu_import_request_unref);
  self->request = hu_import_request_new (files);
  self->request->beside = TRUE;
  hu_import_job_read (&self->reading, self->request, read_cb, self);
}

static void
chosen_cb (HuBringSection       *self,
           int                   response,
           GtkFileChooserNative *native)
{
  g_autoptr(GListModel) chosen = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (native));
  g_autoptr(GPtrArray) files = g_steal_pointer (&self->files);

  g_clear_object (&self->chooser);
  if (response != GTK_RESPONSE_ACCEPT)
    return;

  if (files == NULL)
    files = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < g_list_model_get_n_items (chosen); i++)
    g_ptr_array_add (files, g_list_model_get_item (chosen, i));
  if (files->len > 0)
    hu_bring_section_begin (self, files);
}

static void
ask_files (HuBringSection *self,
           const char     *title)
{
  if (self->chooser != NULL)
    return;

  self->chooser = gtk_file_chooser_native_new (title, hu_section_get_window (HU_SECTION (self)), GTK_FILE_CHOOSER_ACTION_OPEN,
                                               _("_Open"), _("_Cancel"));
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (self->chooser), TRUE);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
bring_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       self)
{
  ask_files (self, _("Choose a Position, and Its Module if It Needs One"));
}

/* --- The section --- */

/* The unit that a counter is may be secret from a side, and what-if is not where the game is played. */
static void
update (HuSection *section,
        HuGame    *game)
{
  hu_section_enable (section, "bring", game != NULL && hu_game_get_viewer (game) == HU_SIDE_NONE &&
                                       hu_session_get_mode (hu_section_get_session (section)) == HU_MODE_PLAY);
}

static void
set_game (HuSection *section,
          HuGame    *game)
{
  g_clear_pointer (&HU_BRING_SECTION (section)->kind, g_free);
}

static void
hu_bring_section_dispose (GObject *object)
{
  HuBringSection *self = HU_BRING_SECTION (object);

  hu_job_stop (&self->reading);
  g_clear_pointer (&self->request, hu_import_request_unref);
  g_clear_object (&self->chooser);
  g_clear_pointer (&self->files, g_ptr_array_unref);
  g_clear_pointer (&self->kind, g_free);

  G_OBJECT_CLASS (hu_bring_section_parent_class)->dispose (object);
}

static void
hu_bring_section_class_init (HuBringSectionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_bring_section_dispose;
  HU_SECTION_CLASS (klass)->set_game = set_game;
  HU_SECTION_CLASS (klass)->update = update;

  signals[SETTLED] = g_signal_new ("settled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hu_bring_section_init (HuBringSection *self)
{
}

HuSection *
hu_bring_section_new (HuSession            *session,
                      AdwApplicationWindow *window)
{
  static const GActionEntry entries[] = {
    { .name = "bring", .activate = bring_cb },
  };
  HuSection *self = g_object_new (HU_TYPE_BRING_SECTION, "session", session, "window", window, NULL);

  hu_section_add_play_actions (self, entries, G_N_ELEMENTS (entries));

  return self;
}
