/*
 * Lessons and games from their first page to their last in another language: no text of the window is left in
 * English, but names and what players typed.  Runs under in-language.py; with --verbose it lists every text,
 * below the place where it was first seen.
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>

#include "hu-app-fixture.h"
#include "hu-lesson-panel.h"
#include "hu-quiz-panel.h"

#include "hu-answer-box.h"
#include "hu-progress.h"

/* A shipped log is looked at in so many moments beside its start, and in each at every so manieth unit. */
#define MOMENTS 2
#define UNITS 40

typedef struct
{
  GHashTable *seen;    /* set of texts */
  GHashTable *names;   /* set of words that stand as they are in the game that is shown */
  GString    *english; /* texts with other words, a line each */
  char       *file;    /* its texts stand as they are; NULL: they are translated */
  const char *key;     /* only those of this key do; NULL: of any */
  const char *place;
} Reading;

static const char *data_folder;
static GRegex *plain_word;

/* A language of other letters shows every English word.  In one of the same letters a sentence gives itself away by
 * those words that no sentence is without, and that the other language does not have. */
#define LATIN "[A-Za-z]{3,}"
#define ENGLISH "(?i)\\b(?:the|of|is|are|and|with|to|for|from|by|at|not|this|that|there|where|which|when|each|every|one|any" \
                "|more|than|it|its|has|have|can|would|you|your|hexes|units?|side|supply|turn|rule|line|or|if)\\b"

/* --- Reading what the window says --- */

/* Names of keys and formats are the same everywhere, and so are the program's own and its licence's. */
static gboolean
is_name (const Reading *self,
         const char    *word)
{
  static const char *const names[] = {
    "Hex", "Umpire", "Ctrl", "Shift", "Alt", "Esc", "Enter", "Escape", "BackSpace", "Backspace", "Delete", "Page", "Down",
    "Home", "End", "Menu", "PDF", "HTML", "CSV", "PNG", "SVG", "Markdown", "JSON", "hexgame", "GNU", "General", "Public",
    "License", "JPEG", "VASSAL", "Tiled", "BBCode", "BoardGameGeek", "XenForo", "Return", "III", "MMC", "SMC", NULL,
  };

  return g_strv_contains (names, word) || g_hash_table_contains (self->names, word);
}

/* An id, say. */
static gboolean
is_of_file (const Reading *self,
            const char    *text)
{
  g_autofree char *quoted = self->key != NULL ? g_strdup_printf ("\"%s\": \"%s\"", self->key, text)
                                              : g_strdup_printf ("\"%s\"", text);

  return self->file != NULL && strstr (self->file, quoted) != NULL;
}

static void
read_text (Reading    *self,
           const char *text)
{
  g_autoptr(GMatchInfo) match = NULL;

  if (text == NULL || *text == '\0' || is_of_file (self, text) || !g_hash_table_add (self->seen, g_strdup (text)))
    return;

  g_test_message ("%s: %s", self->place, text);
  for (g_regex_match (plain_word, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *word = g_match_info_fetch (match, 0);

      if (!is_name (self, word))
        {
          g_string_append_printf (self->english, "%s: %s\n", self->place, text);
          return;
        }
    }
}

static void
read_menu (Reading    *self,
           GMenuModel *menu)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr(GMenuLinkIter) links = g_menu_model_iterate_item_links (menu, i);
      g_autofree char *label = NULL;

      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label))
        read_text (self, label);
      while (g_menu_link_iter_next (links))
        {
          g_autoptr(GMenuModel) below = g_menu_link_iter_get_value (links);

          read_menu (self, below);
        }
    }
}

/* The toolkit gives a text to a screen reader in quotes, and only to compare it with another. */
static void
read_spoken (Reading              *self,
             GtkWidget            *widget,
             GtkAccessibleProperty property)
{
  g_autofree char *said = NULL;

  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), property))
    return;
  said = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "");
  read_text (self, said);
}

/* What somebody types is no text of the program; the buttons of a window are the toolkit's.  A popover is hidden until
 * it is asked for. */
static void
read_widget (Reading   *self,
             GtkWidget *widget)
{
  if (GTK_IS_WINDOW_CONTROLS (widget) || (!gtk_widget_get_visible (widget) && !GTK_IS_POPOVER (widget)))
    return;

  if (GTK_IS_LABEL (widget))
    read_text (self, gtk_label_get_text (GTK_LABEL (widget)));
  if (GTK_IS_TEXT (widget))
    read_text (self, gtk_text_get_placeholder_text (GTK_TEXT (widget)));
  if (GTK_IS_WINDOW (widget))
    read_text (self, gtk_window_get_title (GTK_WINDOW (widget)));
  if (GTK_IS_MENU_BUTTON (widget) && gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget)) != NULL)
    read_menu (self, gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget)));
  read_text (self, gtk_widget_get_tooltip_text (widget));
  read_spoken (self, widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  read_spoken (self, widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    read_widget (self, child);
}

/* A key of the map does not reach a popover over it. */
static void
put_popovers_away (GtkWidget *widget)
{
  if (GTK_IS_POPOVER (widget) && gtk_widget_get_visible (widget))
    gtk_popover_popdown (GTK_POPOVER (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    put_popovers_away (child);
}

/* Every window that is open. */
static void
read_all (Reading      *self,
          HuAppFixture *fixture,
          const char   *place)
{
  GListModel *windows = gtk_window_get_toplevels ();

  hu_app_fixture_settle (fixture);
  self->place = place;
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWidget) window = g_list_model_get_item (windows, i);

      if (gtk_widget_get_visible (window))
        read_widget (self, window);
    }
}

/* --- Ways through the window --- */

static void
add_words (Reading    *self,
           const char *text)
{
  g_auto(GStrv) words = g_regex_split_simple ("[^A-Za-z]+", text != NULL ? text : "", 0, 0);

  for (char **word = words; *word != NULL; word++)
    g_hash_table_add (self->names, g_strdup (*word));
}

static void
read_file (Reading    *self,
           const char *name,
           const char *key)
{
  g_autofree char *path = g_build_filename (data_folder, name, NULL);

  g_assert_true (g_file_get_contents (path, &self->file, NULL, NULL));
  self->key = key;
}

/* The workshop edits the game's own texts, which another language only stands in for. */
static void
add_own_words (Reading      *self,
               HuAppFixture *fixture)
{
  const HuScenario *scenario = hu_game_get_scenario (hu_app_fixture_game (fixture));

  self->key = NULL;
  for (guint i = 0; i < scenario->language->wordings->len; i++)
    {
      const HuWording *wording = g_ptr_array_index (scenario->language->wordings, i);

      add_words (self, wording->text);
    }
  /* The level of a Location, as its name in the file has it. */
  add_words (self, "pillbox");
}

static void
open_game (Reading      *self,
           HuAppFixture *fixture,
           const char   *name)
{
  g_autofree char *path = g_build_filename (data_folder, name, NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  const HuScenario *scenario;

  g_assert_true (hu_window_open (fixture->window, file));
  hu_app_fixture_wait_open (fixture, fixture->window);
  scenario = hu_game_get_scenario (hu_app_fixture_game (fixture));
  g_hash_table_remove_all (self->names);
  add_words (self, fixture->folder);
  add_words (self, "game.hexgame");
  for (guint i = 0; i < hu_scenario_get_n_units (scenario); i++)
    {
      add_words (self, hu_scenario_get_unit (scenario, i)->id);
      add_words (self, hu_scenario_get_unit (scenario, i)->name);
    }
}

/* Opens it, reads, and puts it away again. */
static void
read_action (Reading      *self,
             HuAppFixture *fixture,
             const char   *action)
{
  GtkWindow *dialog;

  if (!gtk_widget_activate_action (GTK_WIDGET (fixture->window), action, NULL))
    return;
  read_all (self, fixture, action);
  dialog = hu_app_fixture_dialog (fixture);
  if (dialog != NULL)
    gtk_window_destroy (dialog);
  else
    gtk_widget_activate_action (GTK_WIDGET (fixture->window), action, NULL);
  hu_app_fixture_settle (fixture);
}

static void
read_pages (Reading      *self,
            HuAppFixture *fixture)
{
  GtkStack *stack = hu_app_child (fixture->window, "side_stack");
  g_autoptr(GtkSelectionModel) pages = gtk_stack_get_pages (stack);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++)
    {
      g_autoptr(GObject) item = g_list_model_get_item (G_LIST_MODEL (pages), i);
      GtkStackPage *page = GTK_STACK_PAGE (item);

      if (!gtk_stack_page_get_visible (page))
        continue;
      gtk_stack_set_visible_child (stack, gtk_stack_page_get_child (page));
      read_all (self, fixture, gtk_stack_page_get_name (page));
    }
}

/* What the map offers in the hex of a unit, and says of it. */
static void
read_unit (Reading      *self,
           HuAppFixture *fixture,
           guint         unit)
{
  const HuState *state = hu_snapshot_get_state (hu_game_get_snapshot (hu_app_fixture_game (fixture)));
  HuMapView *map = hu_app_map (fixture->window);

  if (state->unit_status[unit] != HU_UNIT_ON_MAP)
    return;

  hu_map_view_go_to (map, state->unit_hex[unit]);
  hu_map_state_select_only (hu_map_view_get_state (map), unit);
  hu_app_fixture_settle (fixture);
  hu_app_fixture_key (fixture, GDK_KEY_Menu, 0);
  read_all (self, fixture, "menu of a unit");
  put_popovers_away (GTK_WIDGET (map));
  hu_app_fixture_settle (fixture);
}

/* --- Tests --- */

static void
set_up (HuAppFixture  *self,
        gconstpointer  name)
{
  hu_app_fixture_set_up (self, "g1 german 0103; s1 soviet 0502", "");
  /* A popover has to be on the screen. */
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1200, 760);
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  name)
{
  hu_app_fixture_tear_down (self);
}

static void
reading_init (Reading *self)
{
  self->seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->english = g_string_new (NULL);
  self->file = NULL;
}

static void
reading_finish (Reading *self)
{
  g_test_message ("%u texts", g_hash_table_size (self->seen));
  g_assert_cmpuint (g_hash_table_size (self->seen), >, 100);
  if (self->english->len > 0)
    g_printerr ("ENGLISH %s", self->english->str);
  if (self->english->len > 0)
    g_test_fail ();
  g_hash_table_unref (self->seen);
  g_hash_table_unref (self->names);
  g_string_free (self->english, TRUE);
  g_free (self->file);
}

/* The wrong answer first, all hints, then the lesson's own way. */
static void
read_step (Reading      *self,
           HuAppFixture *fixture,
           HuLesson     *lesson)
{
  read_all (self, fixture, "step");
  while (hu_lesson_has_hint (lesson))
    {
      gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.lesson-hint", NULL);
      read_all (self, fixture, "hint");
    }

  if (hu_lesson_get_step (lesson)->kind == HU_STEP_PREDICT)
    {
      g_autoptr(HuAnswer) answer = hu_lesson_find_answer (lesson);
      GtkWidget *box = GTK_WIDGET (hu_lesson_panel_get_answers (hu_app_fixture_part (fixture, HU_TYPE_LESSON_PANEL)));

      answer->number += 1;
      g_signal_emit_by_name (box, "answered", answer);
      read_all (self, fixture, "wrong answer");
      gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.lesson-again", NULL);
      hu_app_fixture_settle (fixture);
    }
  while (hu_lesson_get_status (lesson) == HU_LESSON_OPEN)
    {
      gtk_widget_activate_action (GTK_WIDGET (fixture->window),
                                  hu_lesson_get_step (lesson)->kind == HU_STEP_WATCH ? "win.lesson-play" : "win.lesson-show",
                                  NULL);
      read_all (self, fixture, "step done");
    }
}

static void
test_lesson (HuAppFixture  *fixture,
             gconstpointer  name)
{
  HuLessonPanel *panel = hu_app_fixture_part (fixture, HU_TYPE_LESSON_PANEL);
  Reading reading;
  HuLesson *lesson;
  guint n_steps;

  reading_init (&reading);
  open_game (&reading, fixture, name);
  n_steps = hu_lesson_get_n_steps (hu_lesson_panel_get_lesson (panel));
  for (guint i = 0; i < n_steps; i++)
    {
      lesson = hu_lesson_panel_get_lesson (panel);
      hu_lesson_go_to (lesson, i);
      read_step (&reading, fixture, lesson);
    }
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.lesson-next", NULL);
  read_all (&reading, fixture, "after the lesson");
  reading_finish (&reading);
}

static void
test_game (HuAppFixture  *fixture,
           gconstpointer  name)
{
  static const char *const actions[] = {
    "win.charts", "win.flips", "win.flood", "win.what-if", "win.quiz", "win.award", "win.adjust", "win.balance", "win.why",
    "win.why-control", "win.ledger", "win.buildings", "win.casualties", "win.list-units", "win.report",
    "win.variations", "win.note", "win.overview",
  };
  HuGame *game;
  Reading reading;

  reading_init (&reading);
  open_game (&reading, fixture, name);
  game = hu_app_fixture_game (fixture);
  for (guint i = 0; i <= MOMENTS; i++)
    {
      guint moment = hu_game_get_n_events (game) * i / MOMENTS;

      gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.go-to", "u", moment);
      read_pages (&reading, fixture);
      for (guint unit = i; unit < hu_scenario_get_n_units (hu_game_get_scenario (game)); unit += UNITS)
        read_unit (&reading, fixture, unit);
      for (guint k = 0; k < G_N_ELEMENTS (actions); k++)
        read_action (&reading, fixture, actions[k]);
    }
  reading_finish (&reading);
}

static void
test_workshop (HuAppFixture  *fixture,
               gconstpointer  name)
{
  static const char *const pages[] = { "general", "map", "units", "start", "calendar", "rules", "check" };
  Reading reading;

  reading_init (&reading);
  open_game (&reading, fixture, name);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.workshop", NULL);
  /* Sides and places are chosen there, not renamed. */
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.workshop-page", "s", "rules");
  read_file (&reading, name, "id");
  read_all (&reading, fixture, "rules, without the game's own words");
  add_own_words (&reading, fixture);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.workshop-page", "s", pages[i]);
      read_all (&reading, fixture, pages[i]);
    }
  read_action (&reading, fixture, "win.unit-table");
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.workshop", NULL);
  reading_finish (&reading);
}

/* Those that are the same for every game. */
static void
test_others (HuAppFixture  *fixture,
             gconstpointer  name)
{
  static const char *const actions[] = {
    "win.start-page", "win.new", "win.rules", "win.show-help-overlay", "win.find", "win.legend", "win.grid", "app.preferences", "app.about",
  };
  Reading reading;

  reading_init (&reading);
  open_game (&reading, fixture, name);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    read_action (&reading, fixture, actions[i]);
  reading_finish (&reading);
}

static void
add (const char *kind,
     const char *name,
     void      (*test) (HuAppFixture *, gconstpointer))
{
  g_autofree char *path = g_strdup_printf ("/language/%s/%s", kind, name);

  g_test_add (path, HuAppFixture, name, set_up, test, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  static const char *const lessons[] = {
    "lessons/sudden-death-2-negated.hexgame", "lessons/front-line-2-brackets.hexgame", "lessons/control-4-kv.hexgame",
  };
  static const char *const games[] = {
    "scenarios/typhoon-4.3.hexgame", "scenarios/counterstroke-german-marginal.hexgame",
    "scenarios/street-fight-held.hexgame",
  };
  int status;

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  data_folder = argv[1];
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, BUILD_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  plain_word = g_regex_new (g_strcmp0 (g_getenv ("LANGUAGE"), "de") == 0 ? ENGLISH : LATIN, 0, 0, NULL);
  hu_app_fixture_init ();

  add ("others", games[0], test_others);
  for (guint i = 0; i < G_N_ELEMENTS (lessons); i++)
    add ("lesson", lessons[i], test_lesson);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      add ("workshop", games[i], test_workshop);
      add ("game", games[i], test_game);
    }

  status = g_test_run ();
  g_regex_unref (plain_word);

  return status;
}
