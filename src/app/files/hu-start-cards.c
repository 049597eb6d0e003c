/*
 * Cards and lines of the start page.
 */
#include "config.h"

#include "hu-start-cards.h"

#include <glib/gi18n-lib.h>

#include "hu-lesson.h"
#include "hu-rule-page.h"

#define PICTURE "hu-picture"
#define TITLE "hu-title"
#define DETAIL "hu-detail"

static GtkLabel *
add_label (GtkWidget  *box,
           const char *text,
           const char *style_class,
           int         lines)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (text));

  gtk_label_set_xalign (label, 0);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (label, 34);
  gtk_label_set_lines (label, lines);
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (label), style_class);
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && text[0] != '\0');
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (label));

  return label;
}

/* A picture takes the room it is given and asks for none, so that cards are as wide as their words. */
static GtkWidget *
make_frame (GtkWidget *card,
            int        width,
            int        height)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *room = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *picture = gtk_picture_new ();

  gtk_widget_set_size_request (room, width, height);
  gtk_widget_add_css_class (room, "hu-start-ground");
  gtk_picture_set_content_fit (GTK_PICTURE (picture), GTK_CONTENT_FIT_COVER);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), room);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), picture);
  g_object_set_data (G_OBJECT (card), PICTURE, picture);

  return overlay;
}

static GtkWidget *
make_card (GtkOrientation  orientation,
           int             width,
           const char     *title,
           const char     *detail,
           const char     *small)
{
  GtkWidget *card = gtk_button_new ();
  GtkWidget *box = gtk_box_new (orientation, 0);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "hu-start-card");
  gtk_widget_add_css_class (words, "hu-start-words");
  gtk_widget_set_overflow (card, GTK_OVERFLOW_HIDDEN);
  /* GTK measures an aligned widget twice, so words under a picture fill the rest of the card. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (box), make_frame (card, width, 150));
  gtk_box_append (GTK_BOX (box), words);
  g_object_set_data (G_OBJECT (card), TITLE, add_label (words, title, "hu-heading", 2));
  g_object_set_data (G_OBJECT (card), DETAIL, add_label (words, detail, "hu-start-detail", 3));
  add_label (words, small, "hu-rule", 2);
  gtk_button_set_child (GTK_BUTTON (card), box);
  hu_start_card_set_words (card, title, detail);

  return card;
}

/* @detail: more about it, or NULL; @small: a line in small letters, or NULL.  Returns a button that still needs an
 * action. */
GtkWidget *
hu_start_card_new (const char *title,
                   const char *detail,
                   const char *small)
{
  g_return_val_if_fail (title != NULL, NULL);

  return make_card (GTK_ORIENTATION_VERTICAL, 220, title, detail, small);
}

/* @detail: more about it, or NULL; @small: a line in small letters, or NULL.  Returns a button like that of
 * hu_start_card_new(), for a line of its own. */
GtkWidget *
hu_start_card_new_wide (const char *title,
                        const char *detail,
                        const char *small)
{
  g_return_val_if_fail (title != NULL, NULL);

  return make_card (GTK_ORIENTATION_HORIZONTAL, 266, title, detail, small);
}

/* @picture may be NULL. */
void
hu_start_card_set_picture (GtkWidget    *card,
                           GdkPaintable *picture)
{
  g_return_if_fail (GTK_IS_BUTTON (card));

  gtk_picture_set_paintable (g_object_get_data (G_OBJECT (card), PICTURE), picture);
}

/* @detail may be NULL. */
void
hu_start_card_set_words (GtkWidget  *card,
                         const char *title,
                         const char *detail)
{
  GtkLabel *label;

  g_return_if_fail (GTK_IS_BUTTON (card) && title != NULL);

  label = g_object_get_data (G_OBJECT (card), DETAIL);
  gtk_label_set_text (g_object_get_data (G_OBJECT (card), TITLE), title);
  gtk_label_set_text (label, detail != NULL ? detail : "");
  gtk_widget_set_visible (GTK_WIDGET (label), detail != NULL && detail[0] != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, detail != NULL ? detail : "", -1);
}

/* --- Lessons --- */

static void
add_line (GtkGrid    *grid,
          const char *text,
          const char *style_class,
          int         line)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, style_class);
  gtk_grid_attach (grid, label, 1, line, 1, 1);
}

/* Looks like an AdwActionRow, whose words lie in a horizontal box: such a box asks each word that wraps how wide it
 * is in a given height, which GtkLabel finds by laying it out in a dozen widths; a grid asks for heights only. */
static GtkWidget *
make_row (const char *title,
          const char *subtitle)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_add_css_class (row, "hu-start-row");
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  add_line (GTK_GRID (grid), title, "title", 0);
  add_line (GTK_GRID (grid), subtitle, "subtitle", 1);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), grid);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);

  return row;
}

/* Beside the words, at their left (0) or right. */
static void
add_beside (GtkWidget *row,
            GtkWidget *widget,
            int        column)
{
  GtkWidget *grid = gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row));

  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  gtk_grid_attach (GTK_GRID (grid), widget, column, 0, 1, 2);
}

/* @title: with a mnemonic.  Returns a row of a list that activates @action and leads to something else. */
GtkWidget *
hu_start_row_new (const char *title,
                  const char *subtitle,
                  const char *action)
{
  GtkWidget *row, *label, *arrow;

  g_return_val_if_fail (title != NULL && subtitle != NULL && action != NULL, NULL);

  row = make_row (title, subtitle);
  label = gtk_grid_get_child_at (GTK_GRID (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row))), 1, 0);
  gtk_label_set_text_with_mnemonic (GTK_LABEL (label), title);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), row);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (label)), -1);
  arrow = g_object_new (GTK_TYPE_IMAGE, "icon-name", "go-next-symbolic", "accessible-role",
                        GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  add_beside (row, arrow, 2);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);

  return row;
}

static void
open_by (GtkWidget  *row,
         const char *uri)
{
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", uri);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open-uri");
}

/* How many of the steps of a finished lesson that ask for something there are, and the learner did himself; the others were
 * shown, or missed. */
static void
count_steps (const HuProgress *progress,
             const char       *id,
             guint            *n,
             guint            *n_done)
{
  g_autoptr(GArray) scores = hu_progress_list_steps (progress, id, HU_PROGRESS_SCORES);

  *n = *n_done = 0;
  for (guint i = 0; scores != NULL && i < scores->len; i++)
    {
      gint score = g_array_index (scores, gint, i);

      *n += score != HU_SCORE_NONE;
      *n_done += score == HU_SCORE_FIRST_TRY || score == HU_SCORE_HINT || score == HU_SCORE_SECOND_TRY;
    }
}

static gboolean
is_done (const HuProgress *progress,
         const char       *id)
{
  guint n, n_done;

  count_steps (progress, id, &n, &n_done);

  return hu_progress_is_finished (progress, id) && n_done == n;
}

static char *
word_finished (const HuProgress *progress,
               const char       *id)
{
  guint n, n_done;

  count_steps (progress, id, &n, &n_done);
  if (n_done == n)
    return g_strdup (_("Done"));

  /* Translators: of a lesson that was gone through: how many of its steps that ask for something the learner did himself */
  return g_strdup_printf (_("Finished: %u of %u steps done"), n_done, n);
}

static char *
word_progress (const HuShipped  *lesson,
               const HuProgress *progress,
               const char       *id)
{
  if (hu_progress_is_finished (progress, id))
    return word_finished (progress, id);
  if (hu_progress_is_begun (progress, id))
    /* Translators: which step of a lesson one goes on at, and how many there are */
    return g_strdup_printf (_("Continue: step %u of %u"), MIN (hu_progress_get_step (progress, id) + 1, lesson->n_steps),
                            lesson->n_steps);

  if (lesson->n_questions > 0)
    /* Translators: of a recorded game at the end of the lessons */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A recorded game, %u question", "A recorded game, %u questions",
                                         lesson->n_questions), lesson->n_questions);

  /* Translators: of a lesson */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u step", "%u steps", lesson->n_steps), lesson->n_steps);
}

static GtkWidget *
make_lesson (const HuShipped  *lesson,
             const HuProgress *progress,
             guint             number)
{
  g_autofree char *uri = g_file_get_uri (lesson->file);
  g_autofree char *id = hu_shipped_dup_id (lesson);
  g_autofree char *subtitle = word_progress (lesson, progress, id);
  g_autofree char *text = g_strdup_printf ("%u", number);
  GtkWidget *row = make_row (lesson->title, subtitle);
  GtkWidget *sign = gtk_label_new (text);

  gtk_widget_add_css_class (sign, "hu-lesson-number");
  if (is_done (progress, id))
    {
      gtk_label_set_text (GTK_LABEL (sign), "✓");
      gtk_widget_add_css_class (sign, "done");
    }
  else if (hu_progress_is_begun (progress, id) || hu_progress_is_finished (progress, id))
    {
      gtk_widget_add_css_class (sign, "begun");
    }
  gtk_widget_set_margin_end (sign, 6);
  add_beside (row, sign, 0);
  gtk_widget_set_tooltip_text (row, lesson->about);
  open_by (row, uri);

  return row;
}

GtkWidget *
hu_start_lessons_new (HuSystemId        system,
                      GPtrArray        *list,
                      const HuProgress *progress)
{
  g_autofree char *name = hu_explain_rule_system (system);
  g_autofree char *done = NULL;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *rows = gtk_list_box_new ();
  guint n = 0, n_done = 0;

  g_return_val_if_fail (list != NULL && progress != NULL, NULL);

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (rows), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (rows, "boxed-list");
  gtk_widget_set_margin_top (rows, 6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (rows), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  for (guint i = 0; i < list->len; i++)
    {
      const HuShipped *lesson = g_ptr_array_index (list, i);
      g_autofree char *id = hu_shipped_dup_id (lesson);

      if (!lesson->lesson || !g_str_has_prefix (id, hu_system_to_string (system)))
        continue;
      n_done += hu_progress_is_finished (progress, id);
      gtk_list_box_append (GTK_LIST_BOX (rows), make_lesson (lesson, progress, ++n));
    }

  /* Translators: of the lessons on one rule system, how many are finished and how many there are */
  done = g_strdup_printf (_("%u of %u finished"), n_done, n);
  add_label (box, name, "hu-heading", 1);
  add_label (box, done, "hu-rule", 1);
  gtk_box_append (GTK_BOX (box), rows);
  if (n > 0)
    return box;

  g_object_ref_sink (box);
  g_object_unref (box);

  return NULL;
}

/* --- Recent files --- */

static void
forget_cb (GtkWidget  *button,
           const char *uri)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW);
  GtkWidget *list = gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX);

  hu_recent_forget (uri);
  /* A removed row takes the focus with it, so the next line gets the focus. */
  gtk_widget_child_focus (list, GTK_DIR_DOWN);
  gtk_list_box_remove (GTK_LIST_BOX (list), row);
}

static GtkWidget *
make_forget (const HuRecent *recent)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("window-close-symbolic");
  /* Translators: %s is the name of a file, which is taken off the list of recent ones */
  g_autofree char *spoken = g_strdup_printf (_("Remove “%s” from the List"), recent->name);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_set_tooltip_text (button, _("Remove from the List"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_signal_connect_data (button, "clicked", G_CALLBACK (forget_cb), g_strdup (recent->uri),
                         (GClosureNotify) (void (*) (void)) g_free, 0);

  return button;
}

GtkWidget *
hu_start_recent_new (const HuRecent *recent)
{
  g_autofree char *gone = NULL;
  g_autofree char *date = NULL;
  GtkWidget *row, *label;

  g_return_val_if_fail (recent != NULL, NULL);

  /* Translators: %s is a folder, in which a file was once */
  gone = g_strdup_printf (_("No longer in %s"), recent->folder);
  date = g_date_time_format (recent->when, "%x");
  row = make_row (recent->name, recent->missing ? gone : recent->folder);
  label = gtk_label_new (date);
  gtk_widget_add_css_class (label, "hu-rule");
  add_beside (row, label, 2);
  add_beside (row, make_forget (recent), 3);
  if (recent->missing)
    gtk_widget_add_css_class (row, "hu-missing");
  else
    open_by (row, recent->uri);

  return row;
}
