/*
 * Files are chosen by the desktop's own dialogs, so that a portal can give them; what was
 * chosen is followed by the model.
 */
#include "config.h"

#include "hu-follow-section.h"

#include <glib/gi18n-lib.h>

#include "hu-change-list.h"
#include "hu-import-store.h"
#include "hu-message.h"

struct _HuFollowSection
{
  HuSection             parent_instance;

  HuFollowBar          *bar;      /* borrowed */
  HuFollower           *follower; /* or NULL */
  gboolean              asks;     /* for a file that is needed, once it turns out to be */
  GtkFileChooserNative *chooser;  /* open, or NULL */
};

G_DEFINE_FINAL_TYPE (HuFollowSection, hu_follow_section, HU_TYPE_SECTION)

enum
{
  MATCH,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void ask_files (HuFollowSection *self);

/* --- The follower --- */

static void
enable_all (HuFollowSection *self)
{
  static const char * const when_following[] = { "follow-stop", "follow-files", "follow-at-once" };
  HuSection *section = HU_SECTION (self);
  HuOffer offer = self->follower != NULL ? hu_follower_get_offer (self->follower) : HU_OFFER_NOTHING;
  gboolean takes = offer == HU_OFFER_CHANGES || offer == HU_OFFER_BACK;

  if (hu_section_get_window (section) == NULL)
    return;

  for (guint i = 0; i < G_N_ELEMENTS (when_following); i++)
    hu_section_enable (section, when_following[i], self->follower != NULL);
  hu_section_enable (section, "follow-match", self->follower != NULL && hu_follower_get_file (self->follower) != NULL &&
                                              offer != HU_OFFER_VEILED);
  hu_section_enable (section, "follow-take", takes);
  hu_section_enable (section, "follow-look", takes);
  hu_section_enable (section, "follow-leave", takes);
  hu_section_enable (section, "follow-back", offer == HU_OFFER_BACK);
  hu_section_enable (section, "follow-gone", offer == HU_OFFER_CHANGES || offer == HU_OFFER_GONE);
}

/* Positions are compared only with a game that is played. */
static void
give_game (HuFollowSection *self)
{
  HuSession *session = hu_section_get_session (HU_SECTION (self));

  if (self->follower != NULL)
    hu_follower_set_game (self->follower, hu_session_get_mode (session) == HU_MODE_PLAY ? hu_session_get_game (session) : NULL);
}

static void
taken_cb (HuFollowSection *self)
{
  hu_message_toast (GTK_WIDGET (hu_section_get_window (HU_SECTION (self))), _("Changes taken from VASSAL"));
}

static void
set_at_once_state (HuFollowSection *self,
                   gboolean         at_once)
{
  GActionMap *map = G_ACTION_MAP (hu_section_get_window (HU_SECTION (self)));

  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (map, "follow-at-once")),
                             g_variant_new_boolean (at_once));
}

static void
changed_cb (HuFollowSection *self)
{
  enable_all (self);
  if (self->asks && hu_follower_needs_file (self->follower))
    ask_files (self);
}

static void
stop (HuFollowSection *self)
{
  self->asks = FALSE;
  if (self->follower == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->follower, self);
  if (hu_section_get_window (HU_SECTION (self)) != NULL)
    hu_follow_bar_set_follower (self->bar, NULL);
  g_object_run_dispose (G_OBJECT (self->follower));
  g_clear_object (&self->follower);
}

void
hu_follow_section_begin (HuFollowSection *self,
                         GFile           *place,
                         GFile           *module)
{
  g_autofree char *memory = hu_import_memory_dup_path ();
  g_autoptr(GFile) profiles = hu_import_store_dup_folder ("profiles");

  g_return_if_fail (HU_IS_FOLLOW_SECTION (self) && G_IS_FILE (place));

  stop (self);
  self->follower = hu_follower_new (place, profiles, memory);
  if (module != NULL)
    {
      g_autoptr(GPtrArray) files = g_ptr_array_new ();

      g_ptr_array_add (files, module);
      hu_follower_add_files (self->follower, files);
    }
  g_signal_connect_object (self->follower, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->follower, "taken", G_CALLBACK (taken_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->follower, "refused", G_CALLBACK (hu_section_refuse), self, G_CONNECT_SWAPPED);
  hu_follow_bar_set_follower (self->bar, self->follower);
  give_game (self);
  set_at_once_state (self, FALSE);
  enable_all (self);
}

void
hu_follow_section_read_again (HuFollowSection *self)
{
  g_return_if_fail (HU_IS_FOLLOW_SECTION (self));

  if (self->follower != NULL)
    hu_follower_read_again (self->follower);
}

/* --- Choosing --- */

static GtkFileChooser *
open_chooser (HuFollowSection      *self,
              const char           *title,
              GtkFileChooserAction  action,
              const char           *button,
              GCallback             response)
{
  if (self->chooser != NULL)
    return NULL;

  self->chooser = gtk_file_chooser_native_new (title, hu_section_get_window (HU_SECTION (self)), action, button, _("_Cancel"));
  g_signal_connect_object (self->chooser, "response", response, self, G_CONNECT_SWAPPED);

  return GTK_FILE_CHOOSER (self->chooser);
}

/* @suffixes: NULL: all files. */
static void
add_filter (GtkFileChooser     *chooser,
            const char         *name,
            const char * const *suffixes)
{
  g_autoptr(GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  if (suffixes == NULL)
    gtk_file_filter_add_pattern (filter, "*");
  for (; suffixes != NULL && *suffixes != NULL; suffixes++)
    gtk_file_filter_add_suffix (filter, *suffixes);
  gtk_file_chooser_add_filter (chooser, filter);
}

static void
files_response_cb (HuFollowSection      *self,
                   int                   response,
                   GtkFileChooserNative *native)
{
  g_autoptr(GListModel) chosen = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (native));
  g_autoptr(GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  g_clear_object (&self->chooser);
  if (response != GTK_RESPONSE_ACCEPT || self->follower == NULL)
    return;

  for (guint i = 0; i < g_list_model_get_n_items (chosen); i++)
    g_ptr_array_add (files, g_list_model_get_item (chosen, i));
  /* The chosen file may be one of several boards. */
  self->asks = TRUE;
  hu_follower_add_files (self->follower, files);
}

/* Boards of VASL have no suffix. */
static void
ask_files (HuFollowSection *self)
{
  static const char * const modules[] = { "vmod", NULL };
  const GError *problem = hu_follower_get_problem (self->follower);
  gboolean board = g_error_matches (problem, HU_IMPORT_ERROR, HU_IMPORT_ERROR_MISSING);
  GtkFileChooser *chooser = open_chooser (self, board ? _("Choose the Boards of the Game") : _("Choose the Module of the Game"),
                                          GTK_FILE_CHOOSER_ACTION_OPEN, _("_Choose"), G_CALLBACK (files_response_cb));

  if (chooser == NULL)
    return;

  self->asks = FALSE;
  gtk_file_chooser_set_select_multiple (chooser, TRUE);
  if (!board)
    {
      add_filter (chooser, _("Modules of VASSAL"), modules);
      add_filter (chooser, _("All Files"), NULL);
    }
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* The module is asked for once there is a save that needs it, unless it is remembered. */
static void
place_response_cb (HuFollowSection      *self,
                   int                   response,
                   GtkFileChooserNative *native)
{
  g_autoptr(GFile) place = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (native));

  g_clear_object (&self->chooser);
  if (response != GTK_RESPONSE_ACCEPT || place == NULL)
    return;

  hu_follow_section_begin (self, place, NULL);
  self->asks = TRUE;
}

static void
ask_place (HuFollowSection *self,
           gboolean         folder)
{
  static const char * const saves[] = { "vsav", "vlog", "sav", "log", NULL };
  GtkFileChooser *chooser = folder
    ? open_chooser (self, _("Choose the Folder in Which VASSAL Saves"), GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, _("_Follow"),
                    G_CALLBACK (place_response_cb))
    : open_chooser (self, _("Choose the Save of VASSAL"), GTK_FILE_CHOOSER_ACTION_OPEN, _("_Follow"),
                    G_CALLBACK (place_response_cb));

  if (chooser == NULL)
    return;

  if (!folder)
    {
      add_filter (chooser, _("Saves of VASSAL"), saves);
      add_filter (chooser, _("All Files"), NULL);
    }
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
kind_response_cb (HuFollowSection *self,
                  const char      *response)
{
  if (!g_str_equal (response, "cancel"))
    ask_place (self, g_str_equal (response, "folder"));
}

static void
ask_kind (HuFollowSection *self)
{
  const HuResponse answers[] = {
    { "cancel", _("_Cancel") }, { "file", _("A _Save…") }, { "folder", _("A _Folder…"), ADW_RESPONSE_SUGGESTED }, { NULL },
  };

  hu_message_ask (hu_section_get_window (HU_SECTION (self)), _("Follow a Game in VASSAL"),
                  _("Each time VASSAL saves, the changes are offered here. Follow the folder of the saves to get the newest of "
                    "them, or one save that is written again and again. Nothing is ever written there."), answers,
                  "folder", "cancel", G_CALLBACK (kind_response_cb), self);
}

/* Where nothing is played it says what to do first, since a key that does nothing says nothing. */
static void
follow_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       self)
{
  HuSession *session = hu_section_get_session (self);

  if (hu_session_is_play (session))
    ask_kind (self);
  else
    hu_message_toast (GTK_WIDGET (hu_section_get_window (self)), hu_session_get_mode (session) == HU_MODE_WORKSHOP
                                                                   ? _("Play the scenario first: Play It.")
                                                                   : _("Open a game first."));
}

/* --- What the user does --- */

static void
stop_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       self)
{
  stop (self);
  enable_all (self);
}

static void
files_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       self)
{
  ask_files (self);
}

/* The position is settled as any other is that is brought into the game. */
static void
match_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  HuFollowSection *self = data;
  g_autoptr(GPtrArray) files = g_ptr_array_new ();

  g_ptr_array_add (files, hu_follower_get_file (self->follower));
  g_signal_emit (self, signals[MATCH], 0, files);
}

static void
take (HuFollowSection *self,
      GPtrArray       *events,
      HuMatchGone      gone)
{
  HuRefusal refusal;

  if (hu_follower_take (self->follower, events, gone, &refusal))
    hu_follow_bar_hint_at_once (self->bar);
  else
    hu_section_refuse (HU_SECTION (self), &refusal);
}

/* Asks first what became of those that have gone, so that all of it is one step. */
static void
take_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  HuFollowSection *self = data;

  if (hu_follower_get_offer (self->follower) == HU_OFFER_CHANGES && hu_follower_get_gone (self->follower)->len > 0)
    hu_follow_bar_ask_gone (self->bar);
  else
    take (self, NULL, HU_GONE_LATER);
}

static void
gone_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  const char *answer = g_variant_get_string (parameter, NULL);

  take (data, NULL, g_str_equal (answer, "eliminated") ? HU_GONE_ELIMINATED
                    : g_str_equal (answer, "withdrawn") ? HU_GONE_WITHDRAWN : HU_GONE_LATER);
}

static void
look_response_cb (HuFollowSection  *self,
                  const char       *response,
                  AdwMessageDialog *dialog)
{
  HuChangeList *list = HU_CHANGE_LIST (adw_message_dialog_get_extra_child (dialog));
  g_autoptr(GPtrArray) events = NULL;

  /* Meanwhile the game may have gone on, or another position have come. */
  if (!g_str_equal (response, "take") || self->follower == NULL || hu_follower_get_base (self->follower) == NULL)
    return;

  events = hu_change_list_dup_events (list);
  take (self, events, hu_change_list_get_gone (list));
}

static void
look_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  HuFollowSection *self = data;
  AdwMessageDialog *dialog = hu_question_new (hu_section_get_window (data), _("Changes in VASSAL"),
                                              hu_follower_get_words (self->follower), hu_change_list_new (self->follower),
                                              "take", _("_Take"));

  g_signal_connect_object (dialog, "response", G_CALLBACK (look_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
leave_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       self)
{
  hu_follower_leave (HU_FOLLOW_SECTION (self)->follower);
}

static void
back_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       self)
{
  hu_follower_go_back (HU_FOLLOW_SECTION (self)->follower);
}

static void
at_once_cb (GSimpleAction *action,
            GVariant      *state,
            gpointer       data)
{
  HuFollowSection *self = data;

  g_simple_action_set_state (action, state);
  if (self->follower != NULL)
    hu_follower_set_at_once (self->follower, g_variant_get_boolean (state));
}

/* --- The section --- */

/* Another game has nothing to do with what was followed. */
static void
set_game (HuSection *section,
          HuGame    *game)
{
  stop (HU_FOLLOW_SECTION (section));
}

static void
update (HuSection *section,
        HuGame    *game)
{
  give_game (HU_FOLLOW_SECTION (section));
  enable_all (HU_FOLLOW_SECTION (section));
}

static void
hu_follow_section_dispose (GObject *object)
{
  HuFollowSection *self = HU_FOLLOW_SECTION (object);

  stop (self);
  g_clear_object (&self->chooser);

  G_OBJECT_CLASS (hu_follow_section_parent_class)->dispose (object);
}

static void
hu_follow_section_class_init (HuFollowSectionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_follow_section_dispose;
  HU_SECTION_CLASS (klass)->set_game = set_game;
  HU_SECTION_CLASS (klass)->update = update;

  signals[MATCH] = g_signal_new ("match", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                 G_TYPE_PTR_ARRAY);
}

static void
hu_follow_section_init (HuFollowSection *self)
{
}

HuSection *
hu_follow_section_new (HuSession            *session,
                       AdwApplicationWindow *window,
                       HuFollowBar          *bar)
{
  static const GActionEntry entries[] = {
    { .name = "follow-stop", .activate = stop_cb },
    { .name = "follow-files", .activate = files_cb },
    { .name = "follow-match", .activate = match_cb },
    { .name = "follow-take", .activate = take_cb },
    { .name = "follow-gone", .activate = gone_cb, .parameter_type = "s" },
    { .name = "follow-look", .activate = look_cb },
    { .name = "follow-leave", .activate = leave_cb },
    { .name = "follow-back", .activate = back_cb },
    { .name = "follow-at-once", .state = "false", .change_state = at_once_cb },
  };
  static const GActionEntry always[] = {
    { .name = "follow", .activate = follow_cb },
  };
  HuFollowSection *self = g_object_new (HU_TYPE_FOLLOW_SECTION, "session", session, "window", window, NULL);

  self->bar = bar;
  hu_section_add_actions (HU_SECTION (self), always, G_N_ELEMENTS (always));
  hu_section_add_play_actions (HU_SECTION (self), entries, G_N_ELEMENTS (entries));
  enable_all (self);

  return HU_SECTION (self);
}
