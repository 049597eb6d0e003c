/*
 * Practice in the window. Here the day and the learner's own games come in.
 */
#include "hu-practice-section.h"

#include "hu-lesson-section.h"
#include "hu-practice-window.h"
#include "hu-recent.h"
#include "hu-shipped.h"

#define MOST_OWN 8

struct _HuPracticeSection
{
  HuSection parent_instance;
};

G_DEFINE_FINAL_TYPE (HuPracticeSection, hu_practice_section, HU_TYPE_SECTION)

static GPtrArray *
list_own (void)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(GPtrArray) recent = hu_recent_list (MOST_OWN, FALSE);

  for (guint i = 0; i < recent->len; i++)
    {
      const HuRecent *one = g_ptr_array_index (recent, i);
      g_autoptr(GFile) file = g_file_new_for_uri (one->uri);

      if (!hu_shipped_is (file))
        g_ptr_array_add (files, g_steal_pointer (&file));
    }

  return files;
}

/* The one there is, or a new one. */
static HuPracticeWindow *
get_practice (HuSection *self)
{
  GtkWindow *parent = hu_section_get_window (self);
  GListModel *windows = gtk_window_get_toplevels ();
  g_autoptr(GPtrArray) shipped = NULL, own = NULL, lessons = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i);

      if (HU_IS_PRACTICE_WINDOW (window) && gtk_window_get_transient_for (window) == parent)
        return HU_PRACTICE_WINDOW (window);
    }

  shipped = hu_shipped_list_games ();
  own = list_own ();
  lessons = hu_shipped_list_lessons ();

  return HU_PRACTICE_WINDOW (hu_practice_window_new (parent, hu_lesson_section_get_today (), shipped, own, lessons));
}

static void
practice_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       self)
{
  HuPracticeWindow *window = get_practice (self);

  if (g_str_equal (g_action_get_name (G_ACTION (action)), "practice-today"))
    hu_practice_window_ask_today (window);
  else if (g_str_equal (g_action_get_name (G_ACTION (action)), "rulebook-map"))
    hu_practice_window_show_map (window);
  else
    hu_practice_window_ask (window);
  gtk_window_present (GTK_WINDOW (window));
}

static void
hu_practice_section_class_init (HuPracticeSectionClass *klass)
{
}

static void
hu_practice_section_init (HuPracticeSection *self)
{
}

HuSection *
hu_practice_section_new (HuSession            *session,
                         AdwApplicationWindow *window)
{
  static const GActionEntry entries[] = {
    { .name = "practice", .activate = practice_cb },
    { .name = "practice-today", .activate = practice_cb },
    { .name = "rulebook-map", .activate = practice_cb },
  };
  HuPracticeSection *self = g_object_new (HU_TYPE_PRACTICE_SECTION, "session", session, "window", window, NULL);

  hu_section_add_actions (HU_SECTION (self), entries, G_N_ELEMENTS (entries));

  return HU_SECTION (self);
}
