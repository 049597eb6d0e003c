/*
 * The window in a language of longer words, and from right to left: all of it
 * is translated, and none of it needs more room than there is.  Runs under
 * in-pseudo.py.
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <locale.h>

#include "hu-app-fixture.h"

#define UNITS "g1 german 0101; g2 german -; s1 soviet 0301; s2 soviet -"

static GRegex *plain_word;

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  GtkTextDirection direction = GPOINTER_TO_INT (data);

  gtk_widget_set_default_direction (direction);
  hu_app_fixture_set_up (self, UNITS, "move g1 0102; end-phase");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* The toolkit says this in lists and entries, in a language that it has not. */
static gboolean
is_toolkits (const char *text)
{
  static const char *texts[] = { "(None)", "Clear entry", "Clear Entry", NULL };

  return g_strv_contains (texts, text);
}

/* Names of keys are the toolkit's; the others say what a thing is called everywhere. */
static gboolean
is_name (const char *word,
         const char *game)
{
  static const char *names[] = { "Hex", "Umpire", "Ctrl", "Shift", "Alt", "Esc", "Space", "Page", "Left", "Right",
                                 "Up", "Down", "Home", "End", "PDF", "HTML", "CSV", "PNG", "SVG", "game",
                                 "hexgame", NULL };

  return g_strv_contains (names, word) || strstr (game, word) != NULL;
}

static void
check_text (GString    *untranslated,
            const char *text,
            const char *game)
{
  g_autoptr(GMatchInfo) match = NULL;

  if (text == NULL || is_toolkits (text))
    return;

  for (g_regex_match (plain_word, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *word = g_match_info_fetch (match, 0);

      if (!is_name (word, game))
        {
          g_string_append_printf (untranslated, "%s\n", text);
          return;
        }
    }
}

/* Typed text, and the toolkit's text beside it, is not the program's. */
static void
check_texts (GString    *untranslated,
             GtkWidget  *widget,
             const char *game)
{
  if (GTK_IS_TEXT (widget) || GTK_IS_WINDOW_CONTROLS (widget))
    return;

  if (GTK_IS_LABEL (widget))
    check_text (untranslated, gtk_label_get_text (GTK_LABEL (widget)), game);
  check_text (untranslated, gtk_widget_get_tooltip_text (widget), game);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_texts (untranslated, child, game);
}

static void
test_translated (HuAppFixture  *self,
                 gconstpointer  data)
{
  g_autoptr(GString) untranslated = g_string_new (NULL);
  g_autofree char *game = NULL;

  g_assert_true (g_file_load_contents (self->file, NULL, &game, NULL, NULL, NULL));
  check_texts (untranslated, GTK_WIDGET (self->window), game);
  g_assert_cmpstr (untranslated->str, ==, "");
}

static void
test_fits (HuAppFixture  *self,
           gconstpointer  data)
{
  int width, height;

  gtk_widget_measure (GTK_WIDGET (self->window), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->window), GTK_ORIENTATION_VERTICAL, MAX (width, 1024), &height,
                      NULL, NULL, NULL);
  g_test_message ("%d×%d", width, height);
  g_assert_cmpint (width, <=, 1024);
  g_assert_cmpint (height, <=, 700);
}

/* All that is shown follows the direction, and the letters are the strange ones. */
static void
test_direction (HuAppFixture  *self,
                gconstpointer  data)
{
  GtkTextDirection direction = GPOINTER_TO_INT (data);

  g_assert_cmpint (gtk_widget_get_direction (hu_app_part (self->window, HU_TYPE_VERDICT_BAR)), ==, direction);
  g_assert_cmpstr (_("Open"), ==, "[Öþéñ]");
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *name;
    GtkTextDirection direction;
  } directions[] = {
    { "left-to-right", GTK_TEXT_DIR_LTR },
    { "right-to-left", GTK_TEXT_DIR_RTL },
  };
  const char *place = g_getenv ("HU_TEST_LOCALEDIR");
  int status;

  g_test_init (&argc, &argv, NULL);
  g_assert_nonnull (place);
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, place);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  plain_word = g_regex_new ("[A-Za-z]{3,}", 0, 0, NULL);
  hu_app_fixture_init ();

  for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      gconstpointer data = GINT_TO_POINTER (directions[i].direction);
      g_autofree char *translated = g_strconcat ("/words/", directions[i].name, "/translated", NULL);
      g_autofree char *fits = g_strconcat ("/words/", directions[i].name, "/fits", NULL);
      g_autofree char *direction = g_strconcat ("/words/", directions[i].name, "/direction", NULL);

      g_test_add (translated, HuAppFixture, data, set_up, test_translated, tear_down);
      g_test_add (fits, HuAppFixture, data, set_up, test_fits, tear_down);
      g_test_add (direction, HuAppFixture, data, set_up, test_direction, tear_down);
    }

  status = g_test_run ();
  g_regex_unref (plain_word);

  return status;
}
