/*
 * Draws practice as pictures, for those who work on it.  Not installed.
 *
 *   tests/app/with-display.sh draw-practice FOLDER WIDTHxHEIGHT [CLAUSE|DAY…]
 *
 * writes FOLDER/CLAUSE.png as a question about the clause is met, FOLDER/CLAUSE-legend.png with the legend open,
 * FOLDER/CLAUSE-done.png as it is answered, the same of the
 * position of the day that has this number (a Julian day), and the map of
 * the rulebook of a learner who has mastered nothing, half of the clauses and all of them: FOLDER/map-0.png, -50 and -100.
 */
#include "hu-app-fixture.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "hu-drill-words.h"
#include "hu-legend.h"
#include "hu-mastery.h"
#include "hu-practice-window.h"
#include "hu-shipped.h"

#define DAY 739945u

static void
draw (HuPracticeWindow *window,
      const char       *folder,
      const char       *name,
      const char       *suffix)
{
  g_autofree char *file = g_strdelimit (g_strdup (name), "/", '-');
  g_autofree char *path = g_strdup_printf ("%s/%s%s.png", folder, file, suffix);

  hu_app_draw (GTK_WIDGET (window), path);
}

#define PATIENCE_S 60

/* FALSE: there is no such clause, or no position of it was found in time. */
static gboolean
find_question (HuPracticeWindow *window,
               const char       *clause)
{
  HuDrillPanel *panel = hu_app_part (window, HU_TYPE_DRILL_PANEL);
  HuDrillQuestion *before = hu_drill_panel_get_question (panel), *now = before;
  gboolean of_day = strchr (clause, '/') == NULL;
  gint64 end = g_get_monotonic_time () + PATIENCE_S * G_USEC_PER_SEC;

  if (!of_day && hu_clause_find (clause) == NULL)
    return FALSE;
  if (of_day)
    hu_practice_window_ask_today (window);
  else
    gtk_widget_activate_action (GTK_WIDGET (window), "practice.clause", "s", clause);
  for (; (now == NULL || now == before) && g_get_monotonic_time () < end; now = hu_drill_panel_get_question (panel))
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);

  return now != NULL && now != before && (of_day || g_str_equal (now->clause, clause));
}

/* A key for readers of the pictures, on standard output. */
static void
say_answer (HuDrillQuestion *question)
{
  g_autoptr(HuAnswer) right = hu_drill_question_find_answer (question);
  g_autofree char *title = hu_drill_word_title (question);
  g_autofree char *answer = hu_drill_word_answer (question, right);
  g_autofree char *because = hu_drill_word_because (question, right);

  g_print ("## %s\n\n%s\n\n**%s**\n\n%s\n\n", question->clause, title, answer, because);
}

static void
draw_question (HuAppFixture     *fixture,
               HuPracticeWindow *window,
               const char       *folder,
               const char       *clause)
{
  HuLegend *legend = hu_app_part (window, HU_TYPE_LEGEND);

  if (!find_question (window, clause))
    {
      g_printerr ("no question of %s\n", clause);
      return;
    }
  hu_app_fixture_settle (fixture);
  draw (window, folder, clause, "");
  hu_legend_set_expanded (legend, TRUE);
  draw (window, folder, clause, "-legend");
  hu_legend_set_expanded (legend, FALSE);
  say_answer (hu_drill_panel_get_question (hu_app_part (window, HU_TYPE_DRILL_PANEL)));
  gtk_widget_activate_action (GTK_WIDGET (window), "practice.show", NULL);
  hu_app_fixture_settle (fixture);
  draw (window, folder, clause, "-done");
}

/* As of a learner who knows @percent of the clauses by heart, and half of the others a little. */
static void
learn (guint percent)
{
  g_autofree char *path = hu_progress_dup_path ();
  g_autoptr(HuProgress) progress = NULL;
  guint drawn = 0;

  g_remove (path);
  progress = hu_progress_new (path);
  for (guint system = 0; system < HU_N_SYSTEMS; system++)
    {
      guint n;
      const HuClause *clauses = hu_clauses (system, &n);

      for (guint i = 0; i < n; i++, drawn += 37)
        {
          HuSpacing spacing;
          guint reviews = drawn % 100 < percent ? 5 : drawn % 2 * (drawn / 2 % 2 + 1);

          hu_spacing_init (&spacing);
          for (guint j = 0; percent > 0 && j < reviews; j++)
            hu_spacing_review (&spacing, HU_QUALITY_RIGHT, DAY - 60 + 10 * j);
          if (percent > 0 && reviews > 0)
            hu_progress_set_clause (progress, clauses[i].id, &spacing, NULL);
        }
    }
}

static void
draw_map (HuAppFixture     *fixture,
          HuPracticeWindow *window,
          const char       *folder,
          guint             percent)
{
  g_autofree char *suffix = g_strdup_printf ("-%u", percent);

  learn (percent);
  gtk_widget_activate_action (GTK_WIDGET (window), "practice.page", NULL);
  hu_practice_window_show_map (window);
  hu_app_fixture_settle (fixture);
  draw (window, folder, "map", suffix);
}

static GPtrArray *games, *lessons;

static HuPracticeWindow *
open (HuAppFixture *fixture,
      guint         day,
      int           width,
      int           height)
{
  g_autoptr(GPtrArray) none = g_ptr_array_new ();
  GtkWidget *window = hu_practice_window_new (GTK_WINDOW (fixture->window), day, games, none, lessons);

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  hu_app_fixture_settle (fixture);

  return HU_PRACTICE_WINDOW (window);
}

int
main (int   argc,
      char *argv[])
{
  HuAppFixture fixture = { NULL };
  HuPracticeWindow *window;
  int width, height;

  if (argc < 3 || sscanf (argv[2], "%dx%d", &width, &height) != 2)
    {
      g_printerr ("usage: %s FOLDER WIDTHxHEIGHT [CLAUSE…]\n", argv[0]);
      return EXIT_FAILURE;
    }

  hu_app_fixture_init ();
  hu_app_fixture_set_up (&fixture, "", "");
  games = hu_shipped_list_games ();
  lessons = hu_shipped_list_lessons ();
  for (int i = 3; i < argc; i++)
    {
      guint day = strchr (argv[i], '/') == NULL ? (guint) g_ascii_strtoull (argv[i], NULL, 10) : DAY;

      window = open (&fixture, day, width, height);
      draw_question (&fixture, window, argv[1], argv[i]);
      gtk_window_destroy (GTK_WINDOW (window));
    }
  window = open (&fixture, DAY, width, height);
  for (guint percent = 0; percent <= 100; percent += 50)
    draw_map (&fixture, window, argv[1], percent);
  gtk_window_destroy (GTK_WINDOW (window));
  g_ptr_array_unref (games);
  g_ptr_array_unref (lessons);
  hu_app_fixture_tear_down (&fixture);

  return EXIT_SUCCESS;
}
