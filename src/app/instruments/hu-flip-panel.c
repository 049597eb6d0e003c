/*
 * The instrument that asks what would change the answer.
 *
 * One file, because the choices and the search behind them are one form.
 */
#include "config.h"

#include "hu-flip-panel.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-supply.h"
#include "hu-explain.h"
#include "hu-flip-questions.h"
#include "hu-folding-card.h"
#include "hu-help-topic.h"
#include "hu-term-label.h"

struct _HuFlipPanel
{
  GtkWidget        parent_instance;

  HuMapView       *view;      /* borrowed */
  HuFlipFinder    *finder;
  HuGame          *game;      /* whose questions are listed; borrowed, never looked into */
  HuSnapshot      *asked;     /* what was asked of last; or NULL */
  GArray          *questions; /* HuQuestion; `units` is the chosen side's */
  HuQuestion       supply;    /* the question of the lines shown, where it is not that of the rules */
  gboolean         has_supply;
  gint             row;       /* of hexes, that was asked for elsewhere in the window; or -1 */
  gboolean         active;
  gboolean         listing;   /* the choices are being filled: they say nothing */

  gboolean         folded;    /* the choices are hidden for want of room */
  gboolean         insisted;  /* that they are not, until there is room for them */

  GtkWidget       *unfold;
  GtkWidget       *choices;
  GtkDropDown     *question;
  GtkToggleButton *sides[HU_N_SIDES];
  GtkDropDown     *show;
  GtkLabel        *answer;
  GtkLabel        *summary;
  GtkLabel        *list;
  GtkLabel        *hex;
  GtkRevealer     *progress_revealer;
  GtkProgressBar  *progress;
};

static void folding_card_init (HuFoldingCardInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (HuFlipPanel, hu_flip_panel, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (HU_TYPE_FOLDING_CARD, folding_card_init))

static const HuScenario *
get_scenario (HuFlipPanel *self)
{
  return hu_game_get_scenario (hu_map_view_get_game (self->view));
}

static HuFlipShow
get_show (HuFlipPanel *self)
{
  return (HuFlipShow) MIN (gtk_drop_down_get_selected (self->show), HU_N_FLIP_SHOWS - 1);
}

/* FALSE where there is nothing to ask. */
static gboolean
get_question (HuFlipPanel *self,
              HuQuestion  *question)
{
  guint selected = gtk_drop_down_get_selected (self->question);

  if (selected >= self->questions->len)
    return FALSE;

  *question = g_array_index (self->questions, HuQuestion, selected);
  question->units = gtk_toggle_button_get_active (self->sides[HU_SIDE_SECOND]) ? HU_SIDE_SECOND : HU_SIDE_FIRST;

  return TRUE;
}

/* --- What there is to ask --- */

/* Takes over the question of the lines shown; TRUE where it is another. */
static gboolean
take_supply (HuFlipPanel *self)
{
  const HuSupplyLines *lines = hu_map_view_get_lines (self->view);
  gboolean has = lines != NULL && lines->from != HU_HEX_NONE;
  HuQuestion question = { .kind = HU_QUESTION_SUPPLY };
  gboolean same;

  if (has)
    {
      question.kind = lines->situation->need >= 0 ? HU_QUESTION_NEED : HU_QUESTION_SUPPLY;
      question.side = lines->situation->side;
      question.subject = lines->from;
      question.units = hu_side_other (question.side);
    }
  same = has == self->has_supply && (!has || hu_question_equal (&question, &self->supply));
  self->has_supply = has;
  self->supply = question;

  return !same;
}

static HuFlipSubject
get_subject (HuFlipPanel *self)
{
  return (HuFlipSubject) {
    .shown = hu_map_view_get_shown (self->view), .supply = self->has_supply ? &self->supply : NULL,
    .at = hu_map_state_get_cursor (hu_map_view_get_state (self->view)), .row = self->row,
  };
}

/* @kept: the present question, or NULL. */
static void
list_questions (HuFlipPanel      *self,
                const HuQuestion *kept)
{
  HuFlipSubject subject = get_subject (self);
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  g_array_unref (self->questions);
  self->questions = hu_flip_questions_list (&subject, kept);
  for (guint i = 0; i < self->questions->len; i++)
    {
      g_autofree char *name = hu_explain_question (get_scenario (self), &g_array_index (self->questions, HuQuestion, i));

      gtk_string_list_append (names, name);
    }
  gtk_drop_down_set_model (self->question, G_LIST_MODEL (names));
  gtk_drop_down_set_enable_search (self->question, self->questions->len > 8);
}

/* The attacker has the next move to think of. */
static void
choose_side (HuFlipPanel *self)
{
  HuSide side = hu_scenario_get_attacker (get_scenario (self), NULL);

  gtk_toggle_button_set_active (self->sides[side != HU_SIDE_NONE ? side : HU_SIDE_FIRST], TRUE);
}

/* FALSE where it is not in the list. */
static gboolean
select_question (HuFlipPanel      *self,
                 const HuQuestion *question)
{
  gint found = hu_flip_questions_find (self->questions, question);

  if (found >= 0)
    gtk_drop_down_set_selected (self->question, (guint) found);

  return found >= 0;
}

/* The question follows the selection: of a unit that is selected or a hex that is traced, else as before. */
static void
follow_supply (HuFlipPanel *self)
{
  HuQuestion question;
  gboolean asks = get_question (self, &question);

  self->listing = TRUE;
  list_questions (self, asks ? &question : NULL);
  if (self->has_supply)
    {
      select_question (self, &self->supply);
      gtk_toggle_button_set_active (self->sides[self->supply.units], TRUE);
    }
  else if (asks && !select_question (self, &question))
    choose_side (self);
  self->listing = FALSE;
}

/* Asks about the thing under the cursor when the instrument opens. */
static void
choose_subject (HuFlipPanel *self)
{
  HuFlipSubject subject = get_subject (self);
  HuQuestion question;

  if (hu_flip_questions_choose (&subject, self->questions, &question) < 0)
    return;

  self->listing = TRUE;
  select_question (self, &question);
  gtk_toggle_button_set_active (self->sides[question.units], TRUE);
  self->listing = FALSE;
}

/* Questions about Locations, cities and rows depend on the cursor's hex; the present question stays. */
static void
follow_cursor (HuFlipPanel *self)
{
  HuQuestion question;

  if (!self->active || self->game == NULL || !get_question (self, &question))
    return;

  self->listing = TRUE;
  list_questions (self, &question);
  select_question (self, &question);
  self->listing = FALSE;
}

/* --- What was found --- */

static void
update_hex (HuFlipPanel *self)
{
  const HuFlipMap *map = hu_flip_finder_get_map (self->finder);
  HuMapState *state = hu_map_view_get_state (self->view);
  HuHex hex = hu_map_state_get_hover (state);
  g_autofree char *text = NULL;

  if (hex == HU_HEX_NONE)
    hex = hu_map_state_get_cursor (state);
  if (self->active && map != NULL && hex != HU_HEX_NONE && hex < (HuHex) map->n_hexes)
    text = hu_explain_flip_hex (get_scenario (self), map, hex);

  gtk_label_set_text (self->hex, text != NULL ? text : "");
}

static void
update_words (HuFlipPanel     *self,
              const HuFlipMap *map)
{
  const HuScenario *scenario = get_scenario (self);
  g_autofree char *answer = hu_explain_answer (scenario, &map->question, map->answer);
  g_autofree char *summary = NULL;
  g_autofree char *list = get_show (self) == HU_FLIP_SHOW_UNITS
    ? hu_explain_flip_list_markup (hu_snapshot_get_state (self->asked), map) : NULL;

  if (get_show (self) == HU_FLIP_SHOW_UNITS)
    summary = hu_explain_flips (scenario, map);
  else if (map->hex_margins != NULL && map->unit_margins != NULL)
    summary = hu_explain_margins (scenario, map, get_show (self) == HU_FLIP_SHOW_UNIT_MARGINS);
  else
    summary = g_strdup (_("There is no margin left."));

  gtk_label_set_text (self->answer, answer);
  gtk_label_set_text (self->summary, summary);
  gtk_label_set_markup (self->list, list != NULL ? list : "");
  gtk_widget_set_visible (GTK_WIDGET (self->list), list != NULL && list[0] != '\0');
}

static void
finder_changed_cb (HuFlipPanel *self)
{
  const HuFlipMap *map = hu_flip_finder_get_map (self->finder);
  gboolean running = hu_flip_finder_is_running (self->finder);

  gtk_revealer_set_reveal_child (self->progress_revealer, running);
  gtk_progress_bar_set_fraction (self->progress, hu_flip_finder_get_fraction (self->finder));
  if (!self->active)
    return;

  hu_map_view_set_flips (self->view, map, get_show (self));
  if (map != NULL)
    update_words (self, map);
  update_hex (self);
}

static void
ask (HuFlipPanel *self)
{
  HuSnapshot *shown = hu_map_view_get_shown (self->view);
  HuQuestion question;

  if (!self->active || shown == NULL || !get_question (self, &question))
    return;

  g_clear_pointer (&self->asked, hu_snapshot_unref);
  self->asked = hu_snapshot_ref (shown);
  gtk_widget_set_sensitive (GTK_WIDGET (self->show), hu_question_is_supply (&question));
  if (!hu_question_is_supply (&question) && get_show (self) != HU_FLIP_SHOW_UNITS)
    gtk_drop_down_set_selected (self->show, HU_FLIP_SHOW_UNITS);
  hu_flip_finder_ask (self->finder, shown, &question);
}

/* Brings the city or row into view that the chosen question is about. */
static void
show_subject (HuFlipPanel *self)
{
  const HuMap *map = get_scenario (self)->map;
  HuQuestion question;

  if (!get_question (self, &question))
    return;

  if (question.kind == HU_QUESTION_PLACE)
    {
      hu_map_view_flash (self->view, ((HuPlace *) g_ptr_array_index (map->places, (guint) question.subject))->hexes, FALSE);
    }
  else if (question.kind == HU_QUESTION_ROW)
    {
      g_autoptr(GArray) rows = g_array_new (FALSE, FALSE, sizeof (gint));

      g_array_append_val (rows, question.subject);
      hu_map_view_flash_rows (self->view, rows, NULL);
    }
}

static void
choice_changed_cb (HuFlipPanel *self)
{
  if (self->listing)
    return;

  if (self->active && self->game != NULL)
    show_subject (self);
  ask (self);
}

static void
cancel_cb (HuFlipPanel *self)
{
  hu_flip_finder_cancel (self->finder);
}

static void
follow (gpointer    data,
        const char *uri)
{
  HuFlipPanel *self = data;
  HuHex hex = hu_explain_link_hex (uri);
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  g_array_append_val (hexes, hex);
  if (hex != HU_HEX_NONE)
    hu_map_view_flash (self->view, hexes, TRUE);
}

static gboolean
link_cb (HuFlipPanel *self,
         const char  *uri)
{
  return hu_link_follow (self, uri, follow);
}

static void
cursor_changed_cb (HuFlipPanel *self)
{
  self->row = -1;
  follow_cursor (self);
  update_hex (self);
}

/* The map shows another position, if only a supposed one; or another game. */
static void
shown_changed_cb (HuFlipPanel *self)
{
  HuGame *game = hu_map_view_get_game (self->view);
  gboolean other = game != NULL && self->active && take_supply (self);

  if (game != self->game)
    {
      /* A game is taken over when somebody asks: its list of questions costs time. */
      self->game = self->active ? game : NULL;
      hu_map_view_set_flips (self->view, NULL, HU_FLIP_SHOW_UNITS);
      hu_flip_finder_clear (self->finder);
      g_clear_pointer (&self->asked, hu_snapshot_unref);
      if (self->game != NULL)
        {
          const HuScenario *scenario;

          self->listing = TRUE;
          list_questions (self, NULL);
          scenario = get_scenario (self);
          for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
            {
              g_autofree char *name = hu_explain_side (scenario, side);

              gtk_button_set_label (GTK_BUTTON (self->sides[side]), name);
            }
          choose_side (self);
          self->listing = FALSE;
        }
    }
  if (other)
    follow_supply (self);
  if (game != NULL && (other || hu_map_view_get_shown (self->view) != self->asked))
    ask (self);
}

/* --- Room on the map --- */

static void
fold (HuFlipPanel *self,
      gboolean     folded)
{
  self->folded = folded;
  gtk_widget_set_visible (self->choices, !folded);
  gtk_widget_set_visible (self->unfold, folded);
}

static void
unfold_cb (HuFlipPanel *self)
{
  self->insisted = TRUE;
  fold (self, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->question));
}

/* Choices that have the focus stay. */
static void
set_folded (HuFoldingCard *card,
            gboolean       folded)
{
  HuFlipPanel *self = HU_FLIP_PANEL (card);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (!folded)
    self->insisted = FALSE;
  if (self->folded != folded && !self->insisted &&
      !(folded && focus != NULL && gtk_widget_is_ancestor (focus, self->choices)))
    fold (self, folded);
}

static void
measure (HuFoldingCard  *card,
         gboolean        folded,
         GtkRequisition *size)
{
  HuFlipPanel *self = HU_FLIP_PANEL (card);
  GtkWidget *inner = gtk_widget_get_first_child (self->choices);
  GtkRequisition choices, content;

  gtk_widget_get_preferred_size (GTK_WIDGET (self), NULL, size);
  size->width -= gtk_widget_get_margin_start (GTK_WIDGET (self)) + gtk_widget_get_margin_end (GTK_WIDGET (self));
  size->height -= gtk_widget_get_margin_top (GTK_WIDGET (self)) + gtk_widget_get_margin_bottom (GTK_WIDGET (self));
  if (folded == self->folded)
    return;

  gtk_widget_get_preferred_size (inner, NULL, &choices);
  gtk_widget_get_preferred_size (gtk_widget_get_first_child (GTK_WIDGET (self)), NULL, &content);
  choices.height += gtk_box_get_spacing (GTK_BOX (inner));
  size->height += folded ? -choices.height : choices.height;
  size->width += folded ? 0 : MAX (choices.width - content.width, 0);
}

static void
folding_card_init (HuFoldingCardInterface *iface)
{
  iface->measure = measure;
  iface->set_folded = set_folded;
}

/* --- The widget --- */

static void
hu_flip_panel_dispose (GObject *object)
{
  HuFlipPanel *self = HU_FLIP_PANEL (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  if (self->finder != NULL)
    g_signal_handlers_disconnect_by_data (self->finder, self);
  g_clear_object (&self->finder);
  g_clear_pointer (&self->asked, hu_snapshot_unref);
  g_clear_pointer (&child, gtk_widget_unparent);

  G_OBJECT_CLASS (hu_flip_panel_parent_class)->dispose (object);
}

static void
hu_flip_panel_finalize (GObject *object)
{
  g_array_unref (HU_FLIP_PANEL (object)->questions);

  G_OBJECT_CLASS (hu_flip_panel_parent_class)->finalize (object);
}

static void
hu_flip_panel_class_init (HuFlipPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = hu_flip_panel_dispose;
  object_class->finalize = hu_flip_panel_finalize;
  gtk_widget_class_set_css_name (widget_class, "hu-flip-panel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-flip-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, HuFlipPanel, unfold);
  gtk_widget_class_bind_template_child (widget_class, HuFlipPanel, choices);
  gtk_widget_class_bind_template_child (widget_class, HuFlipPanel, question);
  gtk_widget_class_bind_template_child (widget_class, HuFlipPanel, show);
  gtk_widget_class_bind_template_child (widget_class, HuFlipPanel, answer);
  gtk_widget_class_bind_template_child (widget_class, HuFlipPanel, summary);
  gtk_widget_class_bind_template_child (widget_class, HuFlipPanel, list);
  gtk_widget_class_bind_template_child (widget_class, HuFlipPanel, progress_revealer);
  gtk_widget_class_bind_template_child (widget_class, HuFlipPanel, progress);
  gtk_widget_class_bind_template_child (widget_class, HuFlipPanel, hex);
  gtk_widget_class_bind_template_child_full (widget_class, "first_side", FALSE,
                                             G_STRUCT_OFFSET (HuFlipPanel, sides[HU_SIDE_FIRST]));
  gtk_widget_class_bind_template_child_full (widget_class, "second_side", FALSE,
                                             G_STRUCT_OFFSET (HuFlipPanel, sides[HU_SIDE_SECOND]));
  gtk_widget_class_bind_template_callback (widget_class, unfold_cb);
  gtk_widget_class_bind_template_callback (widget_class, choice_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, finder_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
  gtk_widget_class_bind_template_callback (widget_class, link_cb);
}

static char *
find_topic (HuSession *session,
            GtkWidget *widget)
{
  return hu_help_topic_of_hex (session, hu_map_state_get_cursor (hu_map_view_get_state (HU_FLIP_PANEL (widget)->view)));
}

static void
hu_flip_panel_init (HuFlipPanel *self)
{
  self->questions = g_array_new (FALSE, FALSE, sizeof (HuQuestion));
  self->row = -1;
  self->finder = hu_flip_finder_new ();
  g_signal_connect_swapped (self->finder, "changed", G_CALLBACK (finder_changed_cb), self);
  gtk_widget_init_template (GTK_WIDGET (self));
  hu_help_topic_set_func (GTK_WIDGET (self), find_topic);
}

GtkWidget *
hu_flip_panel_new (HuMapView *view)
{
  HuFlipPanel *self = g_object_new (HU_TYPE_FLIP_PANEL, NULL);
  HuMapState *state;

  g_return_val_if_fail (HU_IS_MAP_VIEW (view), NULL);

  self->view = view;
  state = hu_map_view_get_state (view);
  g_signal_connect_object (view, "shown-changed", G_CALLBACK (shown_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (state, "notify::hover", G_CALLBACK (update_hex), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (state, "notify::cursor", G_CALLBACK (cursor_changed_cb), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

void
hu_flip_panel_set_active (HuFlipPanel *self,
                          gboolean     active)
{
  g_return_if_fail (HU_IS_FLIP_PANEL (self));

  if (self->active == active)
    return;

  self->active = active;
  gtk_widget_set_visible (GTK_WIDGET (self), active);
  if (active)
    {
      shown_changed_cb (self);
      if (self->game != NULL)
        {
          follow_supply (self);
          choose_subject (self);
        }
      ask (self);
      return;
    }

  hu_map_view_set_flips (self->view, NULL, HU_FLIP_SHOW_UNITS);
  hu_flip_finder_clear (self->finder);
  g_clear_pointer (&self->asked, hu_snapshot_unref);
}

gboolean
hu_flip_panel_get_active (HuFlipPanel *self)
{
  g_return_val_if_fail (HU_IS_FLIP_PANEL (self), FALSE);

  return self->active;
}

/**
 * hu_flip_panel_ask_row:
 * @row: of hexes
 *
 * Asks about it now, or when the instrument opens, unless the cursor goes elsewhere before.
 */
void
hu_flip_panel_ask_row (HuFlipPanel *self,
                       gint         row)
{
  g_return_if_fail (HU_IS_FLIP_PANEL (self));

  self->row = row;
  if (!self->active || self->game == NULL)
    return;

  follow_cursor (self);
  choose_subject (self);
  ask (self);
}

gboolean
hu_flip_panel_ask (HuFlipPanel      *self,
                   const HuQuestion *question,
                   HuFlipShow        show)
{
  gboolean found;

  g_return_val_if_fail (HU_IS_FLIP_PANEL (self) && question != NULL, FALSE);

  self->listing = TRUE;
  list_questions (self, question);
  found = select_question (self, question);
  if (found)
    {
      gtk_toggle_button_set_active (self->sides[question->units], TRUE);
      gtk_drop_down_set_selected (self->show, show);
    }
  self->listing = FALSE;
  if (found)
    ask (self);

  return found;
}

