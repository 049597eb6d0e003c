/*
 * The choice of sides: offered before the first event of a scenario that has Balance provisions, and from the
 * menu until something has happened.
 */
#include "config.h"

#include "hu-balance-section.h"

#include <glib/gi18n-lib.h>

#include "hu-balance-form.h"
#include "hu-message.h"
#include "hu-offer-card.h"
#include "hu-side-draw.h"

struct _HuBalanceSection
{
  HuSection    parent_instance;

  HuOfferCard *offer; /* weak, or NULL */
};

G_DEFINE_FINAL_TYPE (HuBalanceSection, hu_balance_section, HU_TYPE_SECTION)

static gboolean
can_ask (HuGame *game)
{
  const HuScenario *scenario = game != NULL ? hu_game_get_scenario (game) : NULL;

  return scenario != NULL && hu_game_get_position (game) == 0 &&
         (hu_balance_of_side (scenario, HU_SIDE_FIRST) != NULL || hu_balance_of_side (scenario, HU_SIDE_SECOND) != NULL);
}

static void
response_cb (HuSection        *self,
             const char       *response,
             AdwMessageDialog *dialog)
{
  HuBalanceForm *form = HU_BALANCE_FORM (adw_message_dialog_get_extra_child (dialog));
  g_autofree char *note = hu_balance_form_dup_note (form);
  g_autoptr(HuEvent) event = NULL;

  if (!g_str_equal (response, "record") || note == NULL || !can_ask (hu_section_get_game (self)))
    return;

  event = hu_event_new_note (note);
  hu_section_append (self, event);
}

static void
validity_changed_cb (AdwMessageDialog *dialog,
                     HuBalanceForm    *form)
{
  g_autofree char *note = hu_balance_form_dup_note (form);

  adw_message_dialog_set_response_enabled (dialog, "record", note != NULL);
}

static void
balance_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       self)
{
  GtkWidget *form = hu_balance_form_new (hu_game_get_scenario (hu_section_get_game (self)));
  AdwMessageDialog *dialog =
    hu_question_new (hu_section_get_window (self), _("Who Plays Which Side?"),
                     _("This scenario has Balance provisions (26.4)."), form, "record", _("_Write into the Log"));

  adw_message_dialog_set_response_label (dialog, "cancel", _("_Skip"));
  validity_changed_cb (dialog, HU_BALANCE_FORM (form));
  g_signal_connect_object (form, "validity-changed", G_CALLBACK (validity_changed_cb), dialog, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* --- The offer --- */

static void
end_offer (HuBalanceSection *self)
{
  if (self->offer != NULL)
    hu_offer_card_end (self->offer);
}

/* For a scenario that was opened to be played, which a lesson is not. A solitary player can ignore it. */
static void
set_game (HuSection *section,
          HuGame    *game)
{
  HuBalanceSection *self = HU_BALANCE_SECTION (section);

  end_offer (self);
  if (!can_ask (game) || hu_game_get_n_events (game) > 0 || hu_game_get_scenario (game)->lesson != NULL)
    return;

  g_set_weak_pointer (&self->offer, hu_offer_card_new (_("Two players? This scenario has Balance provisions (26.4)."),
                                                       _("_Choose Sides…"), "win.balance"));
  hu_offer_card_show (self->offer, GTK_WINDOW (hu_section_get_window (section)));
}

/* Ends the offer when something has happened, or the scenario is being edited. */
static void
update (HuSection *section,
        HuGame    *game)
{
  gboolean may = can_ask (game) && hu_session_get_mode (hu_section_get_session (section)) != HU_MODE_WORKSHOP;

  hu_section_enable (section, "balance", may);
  if (!may)
    end_offer (HU_BALANCE_SECTION (section));
}

static void
hu_balance_section_finalize (GObject *object)
{
  g_clear_weak_pointer (&HU_BALANCE_SECTION (object)->offer);

  G_OBJECT_CLASS (hu_balance_section_parent_class)->finalize (object);
}

static void
hu_balance_section_class_init (HuBalanceSectionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hu_balance_section_finalize;
  HU_SECTION_CLASS (klass)->set_game = set_game;
  HU_SECTION_CLASS (klass)->update = update;
}

static void
hu_balance_section_init (HuBalanceSection *self)
{
}

HuSection *
hu_balance_section_new (HuSession            *session,
                        AdwApplicationWindow *window)
{
  static const GActionEntry entries[] = {
    { .name = "balance", .activate = balance_cb },
  };
  HuSection *self = g_object_new (HU_TYPE_BALANCE_SECTION, "session", session, "window", window, NULL);

  hu_section_add_play_actions (self, entries, G_N_ELEMENTS (entries));

  return self;
}
