/*
 * Announcements in the window: what a condition waits for, by side, and what has been said.
 */
#include "config.h"

#include "hu-announce-section.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-message.h"

struct _HuAnnounceSection
{
  HuSection parent_instance;
};

G_DEFINE_FINAL_TYPE (HuAnnounceSection, hu_announce_section, HU_TYPE_SECTION)

/* The event of the log, from 1, that said so first; 0: none has so far. */
static guint
find_said (HuGame        *game,
           const HuEvent *announcement)
{
  for (guint n = 0; n < hu_game_get_position (game); n++)
    {
      const HuEvent *event = hu_game_get_event (game, n);

      if (event->verb == HU_VERB_ANNOUNCE && event->side == announcement->side &&
          g_strcmp0 (event->text, announcement->text) == 0)
        return n + 1;
    }

  return 0;
}

static GtkWidget *
make_row (HuGame          *game,
          HuEvent         *event,
          GtkCheckButton **first)
{
  const HuScenario *scenario = hu_game_get_scenario (game);
  GtkWidget *row = adw_action_row_new (), *check = gtk_check_button_new ();
  g_autofree char *side = hu_explain_side (scenario, event->side), *said = NULL;
  guint n = find_said (game, event);

  if (n > 0)
    /* Translators: a side, the number of an event. */
    said = g_strdup_printf (_("%1$s, announced by event %2$u"), side, n);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), event->text);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), said != NULL ? said : side);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, event->text, -1);
  g_object_set_data_full (G_OBJECT (check), "hu-event", hu_event_ref (event), (GDestroyNotify) hu_event_unref);
  if (*first != NULL)
    gtk_check_button_set_group (GTK_CHECK_BUTTON (check), *first);
  else
    *first = GTK_CHECK_BUTTON (check);
  /* A choice that nobody has announced yet is likely meant. */
  if (n == 0 && g_object_get_data (G_OBJECT (*first), "hu-chosen") == NULL)
    {
      g_object_set_data (G_OBJECT (*first), "hu-chosen", check);
      gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
    }
  g_object_set_data (G_OBJECT (row), "hu-check", check);

  return row;
}

static void
response_cb (HuSection        *self,
             const char       *response,
             AdwMessageDialog *dialog)
{
  const GPtrArray *checks = g_object_get_data (G_OBJECT (dialog), "hu-checks");

  for (guint i = 0; g_str_equal (response, "add") && i < checks->len; i++)
    if (gtk_check_button_get_active (g_ptr_array_index (checks, i)))
      hu_section_append (self, g_object_get_data (g_ptr_array_index (checks, i), "hu-event"));
}

static void
announce_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       self)
{
  HuGame *game = hu_section_get_game (self);
  GtkWidget *group = adw_preferences_group_new ();
  g_autoptr(GPtrArray) events = hu_scenario_list_announcements (hu_game_get_scenario (game));
  GPtrArray *checks = g_ptr_array_new ();
  GtkCheckButton *first = NULL;
  AdwMessageDialog *dialog;

  for (guint i = 0; i < events->len; i++)
    {
      GtkWidget *row = make_row (game, g_ptr_array_index (events, i), &first);

      g_ptr_array_add (checks, g_object_get_data (G_OBJECT (row), "hu-check"));
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  if (first != NULL && g_object_get_data (G_OBJECT (first), "hu-chosen") == NULL)
    gtk_check_button_set_active (first, TRUE);
  dialog = hu_question_new (hu_section_get_window (self), _("Announce a Choice"),
                            _("It counts for good, and both sides hear it."), group, "add", _("_Announce"));
  g_object_set_data_full (G_OBJECT (dialog), "hu-checks", checks, (GDestroyNotify) g_ptr_array_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Where no condition waits for a choice, nothing speaks of one. */
static void
update (HuSection *self,
        HuGame    *game)
{
  gboolean over = game == NULL || hu_snapshot_get_clock (hu_game_get_snapshot (game))->over;
  g_autoptr(GPtrArray) events = over ? NULL : hu_scenario_list_announcements (hu_game_get_scenario (game));

  hu_section_enable (self, "announce", events != NULL && events->len > 0);
}

static void
hu_announce_section_class_init (HuAnnounceSectionClass *klass)
{
  HU_SECTION_CLASS (klass)->update = update;
}

static void
hu_announce_section_init (HuAnnounceSection *self)
{
}

HuSection *
hu_announce_section_new (HuSession            *session,
                         AdwApplicationWindow *window)
{
  static const GActionEntry entries[] = { { .name = "announce", .activate = announce_cb } };
  HuSection *self = g_object_new (HU_TYPE_ANNOUNCE_SECTION, "session", session, "window", window, NULL);

  hu_section_add_play_actions (self, entries, G_N_ELEMENTS (entries));

  return self;
}
