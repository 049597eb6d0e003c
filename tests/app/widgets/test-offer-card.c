/*
 * An offer: the keys reach it, Escape closes it, its end gives the focus back to the map, and its time does not run while
 * the pointer or the focus is in it.
 */
#include "hu-app-fixture.h"
#include "hu-offer-card.h"
#include "hu-settings.h"

#define SHORT 1 /* seconds */
#define MANY 100 /* places at which Tab stops */

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up (self, "g1 german 0103; s1 soviet 0502", "");
  gtk_widget_grab_focus (GTK_WIDGET (hu_app_map (self->window)));
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  g_settings_reset (hu_settings_get (), "panel");
  hu_app_fixture_tear_down (self);
}

static HuOfferCard *
offer (HuAppFixture *self,
       guint         seconds)
{
  HuOfferCard *card = hu_offer_card_new ("Shall the panel be hidden?", "_Hide", "win.panel");

  hu_offer_card_set_time (card, seconds);
  hu_offer_card_show (card, GTK_WINDOW (self->window));

  return card;
}

static gboolean
is_gone (HuAppFixture *self,
         gpointer      data)
{
  return hu_app_fixture_part (self, HU_TYPE_OFFER_CARD) == NULL;
}

static gboolean
has_focus (HuAppFixture *self,
           gpointer      widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->window));

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* Returns the button of the two that is reached first. */
static GtkWidget *
tab_into (HuAppFixture *self,
          HuOfferCard  *card)
{
  for (guint i = 0; i < MANY && !has_focus (self, card); i++)
    g_signal_emit_by_name (self->window, "move-focus", GTK_DIR_TAB_FORWARD);
  g_assert_true (has_focus (self, card));

  return gtk_window_get_focus (GTK_WINDOW (self->window));
}

/* Presses Escape where the focus is. */
static gboolean
press_escape (GtkWidget *widget)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
        continue;
      for (guint k = 0; k < g_list_model_get_n_items (G_LIST_MODEL (controller)); k++)
        {
          g_autoptr(GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), k);
          g_autofree char *keys = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

          if (g_str_equal (keys, "Escape"))
            return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), GTK_SHORTCUT_ACTION_EXCLUSIVE, widget, NULL);
        }
    }

  return FALSE;
}

/* An alert is announced by its name. */
static void
test_keys (HuAppFixture  *self,
           gconstpointer  data)
{
  HuOfferCard *card = offer (self, 0);

  hu_app_fixture_settle (self);
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (card)), ==, GTK_ACCESSIBLE_ROLE_ALERT);
  g_assert_true (hu_app_says (card, "Shall the panel be hidden?"));
  /* The offer does not take the focus. */
  g_assert_true (has_focus (self, hu_app_map (self->window)));
  tab_into (self, card);
  g_assert_true (press_escape (GTK_WIDGET (card)));
  g_assert_true (is_gone (self, NULL));
  hu_app_fixture_settle (self);
  g_assert_true (has_focus (self, hu_app_map (self->window)));
}

/* What the button does is done; and the next offer does not take the focus either. */
static void
test_taken_up (HuAppFixture  *self,
               gconstpointer  data)
{
  HuOfferCard *card = offer (self, 0), *next = offer (self, 0);
  GtkWidget *button;

  hu_app_fixture_settle (self);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (card)));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (next)));
  g_assert_true (g_settings_get_boolean (hu_settings_get (), "panel"));
  button = tab_into (self, card);
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), ==, "win.panel");
  g_signal_emit_by_name (button, "clicked");
  hu_app_fixture_settle (self);
  g_assert_false (g_settings_get_boolean (hu_settings_get (), "panel"));
  g_assert_true (hu_app_fixture_part (self, HU_TYPE_OFFER_CARD) == next);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (next)));
  g_assert_true (has_focus (self, hu_app_map (self->window)));
}

static void
late_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
}

static gboolean
is_late (HuAppFixture *self,
         gpointer      data)
{
  return *(gboolean *) data;
}

static void
test_time (HuAppFixture  *self,
           gconstpointer  data)
{
  HuOfferCard *card = offer (self, SHORT);
  gboolean late = FALSE;

  tab_into (self, card);
  g_timeout_add_once (2000 * SHORT, late_cb, &late);
  hu_app_fixture_wait (self, is_late, &late);
  g_assert_false (is_gone (self, NULL));

  /* Away from it, the time begins anew; that of another begins with its own turn. */
  offer (self, SHORT);
  gtk_widget_grab_focus (GTK_WIDGET (hu_app_map (self->window)));
  hu_app_fixture_wait (self, is_gone, NULL);
}

/* Where there is no window, or no map in it, the offer is dropped. */
static void
test_nowhere (HuAppFixture  *self,
              gconstpointer  data)
{
  GtkWindow *windows[] = { NULL, GTK_WINDOW (gtk_window_new ()) };

  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      HuOfferCard *card = hu_offer_card_new ("Who reads this?", "_Nobody", "win.panel");

      g_object_add_weak_pointer (G_OBJECT (card), (gpointer *) &card);
      hu_offer_card_show (card, windows[i]);
      g_assert_null (card);
    }
  gtk_window_destroy (windows[1]);
  g_assert_true (is_gone (self, NULL));
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *name;
    void (*run) (HuAppFixture *self, gconstpointer data);
  } tests[] = {
    { "/offer-card/keys", test_keys },
    { "/offer-card/taken-up", test_taken_up },
    { "/offer-card/time", test_time },
    { "/offer-card/nowhere", test_nowhere },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, HuAppFixture, NULL, set_up, tests[i].run, tear_down);

  return g_test_run ();
}
