/*
 * The reasons of a hex on its page and in the card under the pointer: who covers it and its row, and why it is
 * connected with a source of supply or is not.
 */
#include "hu-app-fixture.h"
#include "hu-explain.h"
#include "hu-facts-grid.h"
#include "hu-hex-facts.h"

static void
set_up_front (HuAppFixture  *self,
              gconstpointer  data)
{
  g_autoptr(HuScenario) scenario = hu_fixture_front (8, 9, "g1 german 0202 division; s1 soviet 0702 brigade");

  hu_scenario_finish (scenario);
  hu_app_fixture_set_up_scenario (self, scenario, "");
}

static void
set_up_corridor (HuAppFixture  *self,
                 gconstpointer  data)
{
  hu_app_fixture_set_up (self, "g1 german 0304; s1 soviet 0302; s2 soviet 0306", "");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static gboolean
has_label (GtkWidget  *widget,
           const char *text)
{
  if (GTK_IS_LABEL (widget) && g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), text) == 0)
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (has_label (child, text))
      return TRUE;

  return FALSE;
}

/* The page of the hex says @text, and so does a screen reader. */
static void
assert_said (HuAppFixture *self,
             const char   *hex,
             const char   *label,
             const char   *text)
{
  g_autofree char *spoken = NULL;
  g_autofree char *expected = g_strdup_printf (". %s: %s", label, text);

  hu_map_state_set_cursor (hu_map_view_get_state (hu_app_map (self->window)), hu_app_fixture_hex (self, hex));
  hu_app_fixture_settle (self);
  spoken = hu_hex_facts_speak (hu_map_view_get_shown (hu_app_map (self->window)), hu_map_view_get_lines (hu_app_map (self->window)),
                               hu_app_fixture_hex (self, hex), HU_SHOW_ALL);
  g_test_message ("%s", spoken);
  g_assert_nonnull (strstr (spoken, expected));
  g_assert_true (has_label (hu_app_part (self->window, HU_TYPE_SELECTION_PANEL), text));
}

/* The card under the pointer says @text of @hex. */
static void
assert_on_card (HuAppFixture *self,
                const char   *hex,
                const char   *text)
{
  HuMapView *view = hu_app_map (self->window);
  HuFactsGrid *card = g_object_ref_sink (g_object_new (HU_TYPE_FACTS_GRID, NULL));

  hu_facts_grid_show (card, hu_map_view_get_shown (view), hu_map_view_get_lines (view), hu_app_fixture_hex (self, hex), TRUE,
                      HU_SHOW_ALL);
  g_assert_true (has_label (GTK_WIDGET (card), text));
  g_object_unref (card);
}

static void
test_front_line (HuAppFixture  *self,
                 gconstpointer  data)
{
  assert_said (self, "0202", "Front line", "German: covered by g1");
  assert_said (self, "0202", "Row 2", "German: covered by g1\nSoviet: covered by s1");
  assert_said (self, "0203", "Front line", "German: covered by the zone of control of g1");
  assert_said (self, "0505", "Front line", "covered by nobody");
  assert_said (self, "0703", "Row 3",
               "German: covered by the zone of control of g1\n"
               "Soviet: not covered. No unit of its line is there, and none of its zones of control reaches it. "
               "s1 covers its own hex only: it is smaller than a division (I).");
}

#define OPEN_4 \
  "Without g1 a line of 4 hexes would reach the north edge at 0301. It would go through 0304 and 0303, closed by g1 alone"

static void
test_supply (HuAppFixture  *self,
             gconstpointer  data)
{
  g_autofree char *capital = hu_explain_place (hu_game_get_scenario (hu_app_fixture_game (self)), 0);
  g_autofree char *lines = g_strdup_printf ("Lines from %s", capital);

  assert_said (self, "0304", lines, "blocked: held by g1\n" OPEN_4);
  assert_said (self, "0302", lines, "no line of supply reaches it\n" OPEN_4);
  assert_said (self, "0305", lines, "the line begins here\n" OPEN_4);

  /* What would let a line through is on the card of the hex where it begins only: elsewhere it would hide the map. */
  assert_on_card (self, "0304", "blocked: held by g1");
  assert_on_card (self, "0302", "no line of supply reaches it");
  assert_on_card (self, "0305", "the line begins here\n" OPEN_4);

  /* What is said of units is said by the sources of their own side, whatever lines are shown. */
  assert_said (self, "0304", "Supply", "the German side has no sources of supply in this scenario");
  assert_said (self, "0302", "Supply", "in supply, 1 hex to the north edge at 0301");
  assert_said (self, "0306", "Supply", "in supply; the place supplies the units in it (8.3)");
  hu_app_fixture_key (self, GDK_KEY_t, 0);
  assert_said (self, "0305", "Lines from s2", "blocked: zone of control of g1, and no Soviet unit here");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  g_test_add ("/hex-facts/front-line", HuAppFixture, NULL, set_up_front, test_front_line, tear_down);
  g_test_add ("/hex-facts/supply", HuAppFixture, NULL, set_up_corridor, test_supply, tear_down);

  return g_test_run ();
}
