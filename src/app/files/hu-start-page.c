/*
 * The start page. It looks at its files again whenever it is shown; shipped files are read once, and pictures
 * are drawn one after the other while the page is already visible.
 *
 * One file, because the list, the pictures and the reading of both are steps of one start.
 */
#include "config.h"

#include "hu-start-page.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-explain.h"
#include "hu-file-name.h"
#include "hu-last-game.h"
#include "hu-mastery.h"
#include "hu-palette.h"
#include "hu-preview.h"
#include "hu-settings.h"
#include "hu-start-cards.h"

#define MOST_RECENT 8

struct _HuStartPage
{
  GtkWidget          parent_instance;

  HuDocument        *document;    /* of the window */
  GPtrArray         *shipped;     /* HuShipped; NULL until it was read */
  guint              tick;        /* until the page's first frame */
  guint              beginning;   /* a source, until that frame was drawn: nothing is read before */
  HuJob             *reading;     /* or NULL */
  gboolean           shown;
  GQueue             waiting;     /* GtkWidget: cards that need a picture; owned */
  HuJob             *drawing;     /* one of them; or NULL */
  GtkWidget         *card;        /* the one whose picture that is; owned */

  GtkScrolledWindow *scroller;
  GtkWidget         *open_button;
  GtkWidget         *new_button;
  GtkWidget         *first;
  GtkWidget         *begin;
  GtkWidget         *go_on;
  GtkLabel          *go_on_heading;
  GtkWidget         *go_on_card;  /* or NULL */
  GtkWidget         *learn;
  GtkWidget         *lessons;
  GtkWidget         *practice;
  GtkWidget         *positions;   /* the list in it */
  GtkWidget         *begin_anew;
  GtkWidget         *scenarios;
  GtkWidget         *used;
  GtkWidget         *recent;
};

G_DEFINE_FINAL_TYPE (HuStartPage, hu_start_page, GTK_TYPE_WIDGET)

/* --- Pictures --- */

/* The content of a card. */
typedef struct
{
  GFile    *file;
  guint     position;
  gboolean  words; /* the card's own words are the file's */
} Subject;

static void
subject_free (gpointer data)
{
  Subject *subject = data;

  g_object_unref (subject->file);
  g_free (subject);
}

static void draw_next (HuStartPage *self);

/* A lesson shows its present step, instead of the moment. */
static void
set_words (GtkWidget       *card,
           const Subject   *subject,
           const HuPreview *picture)
{
  g_autofree char *path = hu_progress_dup_path ();
  g_autoptr(HuProgress) progress = NULL;
  g_autofree char *id = NULL;
  g_autofree char *step = NULL;

  if (picture->n_steps == 0 || !hu_shipped_is (subject->file))
    {
      hu_start_card_set_words (card, picture->title, picture->moment);
      return;
    }

  progress = hu_progress_new (path);
  id = hu_file_dup_stem (subject->file);
  /* Translators: which step of a lesson one is at, and how many there are */
  step = g_strdup_printf (_("Step %u of %u"), MIN (hu_progress_get_step (progress, id) + 1, picture->n_steps),
                          picture->n_steps);
  hu_start_card_set_words (card, picture->title, step);
}

static void
drawn_cb (gpointer      owner,
          gpointer      result,
          const GError *error)
{
  HuStartPage *self = owner;
  g_autoptr(GtkWidget) card = g_steal_pointer (&self->card);
  g_autoptr(HuPreview) picture = result;
  const Subject *subject = g_object_get_data (G_OBJECT (card), "hu-subject");

  if (picture != NULL)
    {
      hu_start_card_set_picture (card, GDK_PAINTABLE (picture->texture));
      if (subject->words)
        set_words (card, subject, picture);
    }
  else if (subject->words && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      /* A missing or unreadable file cannot be continued. */
      gtk_widget_set_visible (self->go_on, FALSE);
    }
  draw_next (self);
}

static void
draw_next (HuStartPage *self)
{
  const Subject *subject;

  if (self->drawing != NULL || self->tick != 0 || self->beginning != 0 || g_queue_is_empty (&self->waiting))
    return;

  self->card = g_queue_pop_head (&self->waiting);
  subject = g_object_get_data (G_OBJECT (self->card), "hu-subject");
  hu_preview_load (&self->drawing, subject->file, subject->position, hu_palette_kind (), subject->words, drawn_cb, self);
}

static void
want_picture (HuStartPage *self,
              GtkWidget   *card,
              GFile       *file,
              guint        position,
              gboolean     words)
{
  Subject *subject = g_new (Subject, 1);

  *subject = (Subject) { g_object_ref (file), position, words };
  g_object_set_data_full (G_OBJECT (card), "hu-subject", subject, subject_free);
  g_queue_push_tail (&self->waiting, g_object_ref (card));
  draw_next (self);
}

static void
stop_drawing (HuStartPage *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_clear_handle_id (&self->beginning, g_source_remove);
  hu_job_cancel (self->drawing);
  g_queue_clear_full (&self->waiting, g_object_unref);
}

/* Other colours: the same cards, drawn anew. */
static void
style_changed_cb (HuStartPage *self)
{
  GtkWidget *child;

  if (!self->shown)
    return;

  stop_drawing (self);
  if (self->go_on_card != NULL && g_object_get_data (G_OBJECT (self->go_on_card), "hu-subject") != NULL)
    g_queue_push_tail (&self->waiting, g_object_ref (self->go_on_card));
  for (child = gtk_widget_get_first_child (self->scenarios); child != NULL; child = gtk_widget_get_next_sibling (child))
    g_queue_push_tail (&self->waiting, g_object_ref (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child))));
  draw_next (self);
}

/* --- Where to go on --- */

static void
set_go_on (HuStartPage *self,
           const char  *heading,
           GtkWidget   *card,
           const char  *action)
{
  if (self->go_on_card != NULL)
    gtk_box_remove (GTK_BOX (self->go_on), self->go_on_card);
  self->go_on_card = card;
  gtk_widget_set_visible (self->go_on, card != NULL);
  if (card == NULL)
    return;

  gtk_label_set_text (self->go_on_heading, heading);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (card), action);
  gtk_box_append (GTK_BOX (self->go_on), card);
}

/* The game behind the page, as it was left. */
static void
go_on_with_open (HuStartPage  *self,
                 HuGame       *game,
                 GdkPaintable *seen)
{
  g_autofree char *title = hu_document_dup_title (self->document);
  g_autofree char *moment = hu_explain_clock (hu_game_get_scenario (game),
                                              hu_snapshot_get_clock (hu_game_get_snapshot (game)));
  GtkWidget *card = hu_start_card_new_wide (title, moment, hu_document_get_modified (self->document)
                                                             ? _("Changes are not saved yet") : NULL);

  hu_start_card_set_picture (card, seen);
  set_go_on (self, _("Back to the Open Game"), card, "win.start-page");
}

static void
go_on_with_last (HuStartPage *self)
{
  g_autofree char *path = hu_last_game_dup_path ();
  g_autoptr(HuLastGame) last = hu_last_game_load (path);
  g_autofree char *name = NULL;
  GtkWidget *card;

  if (last == NULL || !g_file_query_exists (last->file, NULL))
    {
      set_go_on (self, NULL, NULL, NULL);
      return;
    }

  name = hu_file_dup_name (last->file);
  card = hu_start_card_new_wide (name, NULL, hu_shipped_is (last->file) ? NULL : name);
  set_go_on (self, _("Continue Where You Left Off"), card, "win.continue");
  want_picture (self, card, last->file, last->position, TRUE);
}

/* --- What comes with the program --- */

/* Returns the first paragraph, which tells the subject of a scenario; the rest is for its players. */
static char *
dup_first_paragraph (const char *text)
{
  const char *end = text != NULL ? strchr (text, '\n') : NULL;

  return end != NULL ? g_strndup (text, (gsize) (end - text)) : g_strdup (text);
}

static GtkWidget *
make_scenario (HuStartPage     *self,
               const HuShipped *shipped)
{
  g_autofree char *uri = g_file_get_uri (shipped->file);
  g_autofree char *about = dup_first_paragraph (shipped->about);
  GtkWidget *card = hu_start_card_new (shipped->title, about, NULL);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (card), "s", uri);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (card), "win.open-uri");
  gtk_widget_set_tooltip_text (card, about);
  want_picture (self, card, shipped->file, HU_PREVIEW_END, FALSE);

  return card;
}

static void
fill_scenarios (HuStartPage *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->scenarios)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (self->scenarios), child);
  for (guint i = 0; i < self->shipped->len; i++)
    {
      const HuShipped *shipped = g_ptr_array_index (self->shipped, i);

      if (shipped->lesson || shipped->recorded)
        continue;
      gtk_flow_box_insert (GTK_FLOW_BOX (self->scenarios), make_scenario (self, shipped), -1);
      /* The card inside is what can be reached and pressed. */
      gtk_widget_set_focusable (gtk_widget_get_last_child (self->scenarios), FALSE);
    }
  gtk_widget_set_visible (self->begin_anew, gtk_widget_get_first_child (self->scenarios) != NULL);
}

static void
fill_shipped (HuStartPage *self)
{
  g_autofree char *path = hu_progress_dup_path ();
  g_autoptr(HuProgress) progress = hu_progress_new (path);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->lessons)) != NULL)
    gtk_grid_remove (GTK_GRID (self->lessons), child);
  for (guint i = 0; i < HU_N_SYSTEMS; i++)
    {
      GtkWidget *lessons = hu_start_lessons_new ((HuSystemId) i, self->shipped, progress);

      if (lessons != NULL)
        gtk_grid_attach (GTK_GRID (self->lessons), lessons, (int) i, 0, 1, 1);
    }
  gtk_widget_set_visible (self->learn, gtk_widget_get_first_child (self->lessons) != NULL);
  fill_scenarios (self);
}

static void
read_cb (gpointer      owner,
         gpointer      result,
         const GError *error)
{
  HuStartPage *self = owner;

  self->shipped = result;
  if (self->shown)
    fill_shipped (self);
}

static void
fill_recent (HuStartPage *self)
{
  g_autoptr(GPtrArray) list = hu_recent_list (MOST_RECENT, TRUE);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->recent)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->recent), child);
  for (guint i = 0; i < list->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (self->recent), hu_start_recent_new (g_ptr_array_index (list, i)));
  gtk_widget_set_visible (self->used, list->len > 0);
}

/* A user who has never started a lesson is new here. */
static void
update_first (HuStartPage *self)
{
  g_autofree char *path = hu_progress_dup_path ();
  g_autoptr(HuProgress) progress = hu_progress_new (path);
  g_autofree char *last = hu_progress_dup_last (progress);
  g_autoptr(GFile) first = hu_shipped_dup_first_lesson ();
  g_autofree char *uri = first != NULL ? g_file_get_uri (first) : NULL;

  if (uri != NULL)
    {
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->begin), "s", uri);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->begin), "win.open-uri");
    }
  gtk_widget_set_visible (self->first, uri != NULL && last == NULL);
  /* A learner who has begun comes for the position of the day; lessons come first for others. */
  gtk_box_reorder_child_after (GTK_BOX (gtk_widget_get_parent (self->practice)), self->practice,
                               last != NULL ? self->go_on : self->learn);
}

/* Returns how far the learner is with the rules. */
static char *
dup_mastery (void)
{
  g_autofree char *path = hu_progress_dup_path ();
  g_autoptr(HuProgress) progress = hu_progress_new (path);
  guint counts[HU_N_MASTERIES], practised = 0, mastered = 0, all = 0;

  for (guint system = 0; system < HU_N_SYSTEMS; system++)
    {
      hu_mastery_count (progress, system, counts);
      for (guint i = 0; i < HU_N_MASTERIES; i++)
        all += counts[i];
      practised += counts[HU_MASTERY_PRACTISED] + counts[HU_MASTERY_MASTERED];
      mastered += counts[HU_MASTERY_MASTERED];
    }
  /* Translators: how many clauses of the rules the learner has mastered, has answered right (mastered ones are
   * counted, too), and how many there are */
  return g_strdup_printf (_("%1$u mastered, %2$u practised, of %3$u clauses"), mastered, practised, all);
}

static void
fill_practice (HuStartPage *self)
{
  GtkListBox *list = GTK_LIST_BOX (self->positions);
  g_autofree char *mastery = dup_mastery ();
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->positions)) != NULL)
    gtk_list_box_remove (list, child);
  gtk_list_box_append (list, hu_start_row_new (_("_Today’s Position"), _("One puzzle, the same for everybody today"),
                                               "win.practice-today"));
  gtk_list_box_append (list, hu_start_row_new (_("_Practise Positions"),
                                               _("Small positions with a question each; what was wrong comes again soon"),
                                               "win.practice"));
  gtk_list_box_append (list, hu_start_row_new (_("_Map of the Rulebook"), mastery, "win.rulebook-map"));
}

/* Reads what the page shows of files, in threads: they would take the processor, and the heap's lock, from the
 * page's own first frame. */
static gboolean
begin_cb (gpointer data)
{
  HuStartPage *self = data;

  self->beginning = 0;
  draw_next (self);
  if (self->shipped == NULL && self->reading == NULL)
    hu_shipped_list (&self->reading, read_cb, self);

  return G_SOURCE_REMOVE;
}

/* No source comes between this and the painting. */
static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  HuStartPage *self = HU_START_PAGE (widget);

  self->tick = 0;
  self->beginning = g_idle_add (begin_cb, self);

  return G_SOURCE_REMOVE;
}

/**
 * hu_start_page_show:
 * @seen: (nullable): its map as last seen
 *
 * Updates everything, because the page is about to be shown.
 */
void
hu_start_page_show (HuStartPage  *self,
                    HuDocument   *document,
                    GdkPaintable *seen)
{
  g_return_if_fail (HU_IS_START_PAGE (self) && HU_IS_DOCUMENT (document));

  stop_drawing (self);
  self->shown = TRUE;
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  g_set_object (&self->document, document);
  update_first (self);
  fill_practice (self);
  if (hu_document_get_game (document) != NULL)
    go_on_with_open (self, hu_document_get_game (document), seen);
  else
    go_on_with_last (self);
  fill_recent (self);
  if (self->shipped != NULL)
    fill_shipped (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

/* Stops drawing pictures because the page is no longer visible. */
void
hu_start_page_rest (HuStartPage *self)
{
  g_return_if_fail (HU_IS_START_PAGE (self));

  self->shown = FALSE;
  stop_drawing (self);
}

/* Gives the focus to the most likely choice: the first lesson at the first start, and later the last game. */
void
hu_start_page_focus (HuStartPage *self)
{
  g_return_if_fail (HU_IS_START_PAGE (self));

  if (gtk_widget_get_visible (self->first))
    gtk_widget_grab_focus (self->begin);
  else if (gtk_widget_get_visible (self->go_on))
    gtk_widget_grab_focus (self->go_on_card);
  else
    gtk_widget_grab_focus (self->open_button);
}

static void
hu_start_page_dispose (GObject *object)
{
  HuStartPage *self = HU_START_PAGE (object);

  stop_drawing (self);
  hu_job_stop (&self->drawing);
  g_clear_object (&self->card);
  hu_job_stop (&self->reading);
  g_clear_pointer (&self->shipped, g_ptr_array_unref);
  g_clear_object (&self->document);
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_START_PAGE);

  G_OBJECT_CLASS (hu_start_page_parent_class)->dispose (object);
}

static void
hu_start_page_class_init (HuStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_start_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HuStartPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, HuStartPage, open_button);
  gtk_widget_class_bind_template_child (widget_class, HuStartPage, new_button);
  gtk_widget_class_bind_template_child (widget_class, HuStartPage, first);
  gtk_widget_class_bind_template_child (widget_class, HuStartPage, begin);
  gtk_widget_class_bind_template_child (widget_class, HuStartPage, go_on);
  gtk_widget_class_bind_template_child (widget_class, HuStartPage, go_on_heading);
  gtk_widget_class_bind_template_child (widget_class, HuStartPage, learn);
  gtk_widget_class_bind_template_child (widget_class, HuStartPage, lessons);
  gtk_widget_class_bind_template_child (widget_class, HuStartPage, practice);
  gtk_widget_class_bind_template_child (widget_class, HuStartPage, positions);
  gtk_widget_class_bind_template_child (widget_class, HuStartPage, begin_anew);
  gtk_widget_class_bind_template_child (widget_class, HuStartPage, scenarios);
  gtk_widget_class_bind_template_child (widget_class, HuStartPage, used);
  gtk_widget_class_bind_template_child (widget_class, HuStartPage, recent);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hu-start-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.start-back", NULL);
}

static void
hu_start_page_init (HuStartPage *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_queue_init (&self->waiting);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Start Page"), -1);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (style_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (style_changed_cb), self, G_CONNECT_SWAPPED);
  hu_settings_watch_style (self, G_CALLBACK (style_changed_cb));
}
