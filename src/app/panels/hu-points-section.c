/*
 * Victory points in the window: awards and adjustments.
 */
#include "config.h"

#include "hu-points-section.h"

#include <glib/gi18n-lib.h>

#include "hu-message.h"
#include "hu-points-form.h"
#include "hu-system-panels.h"

struct _HuPointsSection
{
  HuSection parent_instance;
};

G_DEFINE_FINAL_TYPE (HuPointsSection, hu_points_section, HU_TYPE_SECTION)

static void
response_cb (HuSection        *self,
             const char       *response,
             AdwMessageDialog *dialog)
{
  g_autoptr(HuEvent) event = hu_points_form_dup_event (HU_POINTS_FORM (adw_message_dialog_get_extra_child (dialog)));

  if (g_str_equal (response, "add") && event != NULL)
    hu_section_append (self, event);
}

static void
validity_changed_cb (AdwMessageDialog *dialog,
                     HuPointsForm     *form)
{
  g_autoptr(HuEvent) event = hu_points_form_dup_event (form);

  adw_message_dialog_set_response_enabled (dialog, "add", event != NULL);
}

static void
ask (HuSection  *self,
     HuVerb      verb,
     const char *heading,
     const char *button)
{
  GtkWidget *form = hu_points_form_new (hu_section_get_game (self), verb);
  AdwMessageDialog *dialog = hu_question_new (hu_section_get_window (self), heading, NULL, form, "add", button);

  validity_changed_cb (dialog, HU_POINTS_FORM (form));
  g_signal_connect_object (form, "validity-changed", G_CALLBACK (validity_changed_cb), dialog, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
award_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       self)
{
  ask (self, HU_VERB_AWARD, _("Award Points"), _("_Award"));
}

static void
adjust_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       self)
{
  ask (self, HU_VERB_ADJUST, _("Adjust a Total by Agreement"), _("_Adjust"));
}

/* Where nothing counts points, nothing speaks of them. */
static void
update (HuSection *self,
        HuGame    *game)
{
  const HuScenario *scenario = game != NULL ? hu_game_get_scenario (game) : NULL;
  gboolean over = game == NULL || hu_snapshot_get_clock (hu_game_get_snapshot (game))->over;

  hu_section_enable (self, "adjust", !over && hu_system_panels_count (scenario) != 0);
  hu_section_enable (self, "award", !over && hu_points_form_can_award (scenario));
}

static void
hu_points_section_class_init (HuPointsSectionClass *klass)
{
  HU_SECTION_CLASS (klass)->update = update;
}

static void
hu_points_section_init (HuPointsSection *self)
{
}

HuSection *
hu_points_section_new (HuSession            *session,
                       AdwApplicationWindow *window)
{
  static const GActionEntry entries[] = {
    { .name = "award", .activate = award_cb },
    { .name = "adjust", .activate = adjust_cb },
  };
  HuSection *self = g_object_new (HU_TYPE_POINTS_SECTION, "session", session, "window", window, NULL);

  hu_section_add_play_actions (self, entries, G_N_ELEMENTS (entries));

  return self;
}
