/*
 * Answers: offers the possible answers, and accepts only text that it can parse. It does not know whether an
 * answer is right.
 */
#include "config.h"

#include "hu-answer-box.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-css-class.h"
#include "hu-explain-fact.h"
#include "hu-term-label.h"
#include "hu-widget-find.h"

struct _HuAnswerBox
{
  GtkWidget         parent_instance;

  const HuScenario *scenario; /* borrowed; NULL: asks nothing */
  HuAnswerKind      kind;
  guint             n_hexes;  /* see HuAnswerForm */
  GtkWidget        *choices;  /* buttons */
  GtkWidget        *ending;   /* the two drop-downs */
  GtkDropDown      *winner, *rule;
  GPtrArray        *rules;    /* utf8, static, in the order of the drop-down; or NULL */
  GtkWidget        *line;     /* entry and button */
  GtkWidget        *entry;
  GtkWidget        *answer;
  GtkWidget        *none;     /* the empty set, for questions that a set answers */
  GtkWidget        *how;
};

enum
{
  ANSWERED,
  MARKS_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuAnswerBox, hu_answer_box, GTK_TYPE_WIDGET)

/* --- Understanding --- */

static gboolean
add_word (HuAnswerBox *self,
          HuAnswer    *answer,
          const char  *word)
{
  gint64 row;
  HuHex hex;

  if (answer->kind == HU_ANSWER_HEXES)
    {
      hex = hu_grid_parse (self->scenario->map->grid, word, NULL);
      if (hex != HU_HEX_NONE)
        hu_answer_add (answer, hex);
      return hex != HU_HEX_NONE;
    }

  if (!g_ascii_string_to_signed (word, 10, 0, self->scenario->map->grid->rows, &row, NULL))
    return FALSE;
  hu_answer_add (answer, (gint) row);

  return TRUE;
}

/* The first row of each drop-down asks to choose. */
static gboolean
take_ending (HuAnswerBox *self,
             HuAnswer    *answer)
{
  guint winner = gtk_drop_down_get_selected (self->winner), rule = gtk_drop_down_get_selected (self->rule);

  if (winner == 0 || winner > HU_N_SIDES + 1 || rule == 0 || rule > self->rules->len)
    return FALSE;

  answer->side = winner <= HU_N_SIDES ? (HuSide) (HU_SIDE_FIRST + (gint) winner - 1) : HU_SIDE_NONE;
  answer->rule = g_ptr_array_index (self->rules, rule - 1);

  return TRUE;
}

/* A number that is not whole has at most four digits behind its point or comma. */
static HuAnswer *
parse_number (const char *text)
{
  g_auto(GStrv) parts = g_strsplit_set (text, ".,", 2);
  guint n_digits = parts[0] != NULL && parts[1] != NULL ? (guint) strlen (parts[1]) : 0, unit = 1;
  g_autofree char *digits = NULL;
  gint64 value;

  if (n_digits > 4 || (parts[0] != NULL && parts[1] != NULL && n_digits == 0))
    return NULL;
  for (guint i = 0; i < n_digits; i++)
    unit *= 10;
  digits = g_strjoinv (NULL, parts);

  return g_ascii_string_to_signed (digits, 10, G_MININT64, G_MAXINT64, &value, NULL) ? hu_answer_new_decimal (value, unit) : NULL;
}

/* Returns the answer in the entry; NULL if the text is no answer. */
static HuAnswer *
parse_entry (HuAnswerBox *self)
{
  g_autoptr(HuAnswer) answer = hu_answer_new (self->kind, 0);
  g_auto(GStrv) words = g_strsplit_set (gtk_editable_get_text (GTK_EDITABLE (self->entry)), " ,;", -1);

  if (answer->set == NULL)
    {
      g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));

      if (self->kind != HU_ANSWER_ENDING)
        return parse_number (text);

      return take_ending (self, answer) && g_ascii_string_to_signed (text, 10, 0, G_MAXUINT, &answer->number, NULL)
        ? g_steal_pointer (&answer) : NULL;
    }

  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0' && !add_word (self, answer, words[i]))
      return NULL;

  return g_steal_pointer (&answer);
}

static void
entry_changed_cb (HuAnswerBox *self)
{
  g_autoptr(HuAnswer) answer = NULL;

  if (self->scenario == NULL)
    return;

  answer = parse_entry (self);
  gtk_widget_set_sensitive (self->answer, answer != NULL && (answer->set == NULL || (self->n_hexes > 0
                                                                                       ? answer->set->len == self->n_hexes
                                                                                       : answer->set->len > 0)));
  g_signal_emit (self, signals[MARKS_CHANGED], 0);
}

/* What was typed is no answer: who tries to enter it is told what is wanted. */
static void
tell_trouble (HuAnswerBox *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  g_autofree char *trouble = NULL;

  if (text[0] == '\0' || self->kind == HU_ANSWER_ENDING)
    return;

  if (self->kind == HU_ANSWER_NUMBER)
    /* Translators: what was typed */
    trouble = g_strdup_printf (_("“%s” is no number."), text);
  else if (self->n_hexes > 0)
    /* Translators: what was typed, where so many hexes are wanted: %2$u */
    trouble = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "“%1$s” is not the name of %2$u hex of the map.",
                                            "“%1$s” are not the names of %2$u hexes of the map.", self->n_hexes),
                               text, self->n_hexes);
  else
    /* Translators: what was typed, where hexes or rows of the map are wanted */
    trouble = g_strdup_printf (_("Not all of “%s” is on the map."), text);
  gtk_label_set_text (GTK_LABEL (self->how), trouble);
  gtk_widget_set_visible (self->how, TRUE);
}

static void
answer_cb (HuAnswerBox *self)
{
  gboolean ready = gtk_widget_get_sensitive (self->answer) && self->scenario != NULL;
  g_autoptr(HuAnswer) answer = ready ? parse_entry (self) : NULL;

  if (answer != NULL)
    g_signal_emit (self, signals[ANSWERED], 0, answer);
  else if (self->scenario != NULL)
    tell_trouble (self);
}

static void
none_cb (HuAnswerBox *self)
{
  g_autoptr(HuAnswer) answer = hu_answer_new (self->kind, 0);

  g_signal_emit (self, signals[ANSWERED], 0, answer);
}

static void
choice_cb (GtkButton   *button,
           HuAnswerBox *self)
{
  gint number = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "hu-number"));
  g_autoptr(HuAnswer) answer = hu_answer_new (self->kind, number);

  g_signal_emit (self, signals[ANSWERED], 0, answer);
}

/* --- Asking --- */

/* Levels have long names, and there are many: two in a row. */
static void
place_choice (HuAnswerBox *self,
              GtkWidget   *button)
{
  GtkWidget *row = gtk_widget_get_last_child (self->choices);

  if (self->kind != HU_ANSWER_LEVEL)
    {
      gtk_box_append (GTK_BOX (self->choices), button);
      return;
    }

  if (row == NULL || gtk_widget_get_first_child (row) != gtk_widget_get_last_child (row))
    {
      row = g_object_new (GTK_TYPE_BOX, "spacing", 6, "homogeneous", TRUE, NULL);
      gtk_box_append (GTK_BOX (self->choices), row);
    }
  gtk_box_append (GTK_BOX (row), button);
}

static void
add_choice (HuAnswerBox *self,
            gint         number)
{
  g_autoptr(HuAnswer) answer = hu_answer_new (self->kind, number);
  g_autofree char *text = hu_explain_fact_answer (self->scenario, answer);
  GtkWidget *button = gtk_button_new_with_label (text);
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  /* Three names of sides, side by side in a language of long words, would widen the panel, and with it the window. */
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (label, self->kind == HU_ANSWER_LEVEL ? 14 : 10);
  g_object_set_data (G_OBJECT (button), "hu-number", GINT_TO_POINTER (number));
  g_signal_connect_object (button, "clicked", G_CALLBACK (choice_cb), self, 0);
  place_choice (self, button);
}

static void
add_choices (HuAnswerBox *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->choices), self->kind == HU_ANSWER_LEVEL
                                                                    ? GTK_ORIENTATION_VERTICAL
                                                                    : GTK_ORIENTATION_HORIZONTAL);
  if (self->kind == HU_ANSWER_TRUTH)
    {
      add_choice (self, TRUE);
      add_choice (self, FALSE);
    }
  else if (self->kind == HU_ANSWER_SIDE)
    {
      add_choice (self, HU_SIDE_FIRST);
      add_choice (self, HU_SIDE_SECOND);
      add_choice (self, HU_SIDE_NONE);
    }
  else if (self->kind == HU_ANSWER_LEVEL)
    for (guint i = 0; hu_scenario_get_level (self->scenario, i) != NULL; i++)
      add_choice (self, (gint) i);
}

/* A drop-down as wide as its widest row would widen the panel. */
static void
narrow_setup_cb (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
                 GtkListItem              *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

static void
narrow_bind_cb (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
                GtkListItem              *item)
{
  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)),
                      gtk_string_object_get_string (GTK_STRING_OBJECT (gtk_list_item_get_item (item))));
}

static void
offer_endings (HuAnswerBox *self)
{
  g_autoptr(GtkStringList) winners = gtk_string_list_new (NULL);
  g_autoptr(GtkStringList) rules = gtk_string_list_new (NULL);

  g_clear_pointer (&self->rules, g_ptr_array_unref);
  self->rules = hu_fact_list_rules (self->scenario);
  gtk_string_list_append (winners, _("Who has won?"));
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    gtk_string_list_take (winners, hu_explain_side (self->scenario, (HuSide) side));
  gtk_string_list_append (winners, _("Nobody"));
  gtk_string_list_append (rules, _("By which rule?"));
  for (guint i = 0; i < self->rules->len; i++)
    gtk_string_list_take (rules, hu_explain_ending_rule (self->scenario, g_ptr_array_index (self->rules, i)));
  gtk_drop_down_set_model (self->winner, G_LIST_MODEL (winners));
  gtk_drop_down_set_model (self->rule, G_LIST_MODEL (rules));
}

static const char *
how_to_answer (HuAnswerKind kind)
{
  if (kind == HU_ANSWER_HEXES)
    return _("Click the hexes on the map, or type their names.");
  if (kind == HU_ANSWER_ROWS)
    return _("Click a hex of each row on the map, or type their numbers.");

  if (kind == HU_ANSWER_ENDING)
    return _("Choose the winner and the rule, and type the number of the event.");

  return _("Type a number.");
}

/* Hides the box and drops the question. */
void
hu_answer_box_clear (HuAnswerBox *self)
{
  g_return_if_fail (HU_IS_ANSWER_BOX (self));

  self->scenario = NULL;
  hu_widget_empty (self->choices);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
hu_answer_box_ask_form (HuAnswerBox        *self,
                        const HuScenario   *scenario,
                        const HuAnswerForm *form)
{
  const char *how;
  gboolean by_entry, short_line;

  g_return_if_fail (HU_IS_ANSWER_BOX (self));
  g_return_if_fail (scenario != NULL && form != NULL);

  hu_answer_box_clear (self);
  self->scenario = scenario;
  self->kind = form->kind;
  self->n_hexes = form->n_hexes;
  short_line = form->kind == HU_ANSWER_NUMBER && form->how == NULL;
  how = form->how != NULL ? form->how : how_to_answer (self->kind);
  by_entry = form->n_events == 0 && (self->kind == HU_ANSWER_NUMBER || self->kind == HU_ANSWER_HEXES ||
                                     self->kind == HU_ANSWER_ROWS || self->kind == HU_ANSWER_ENDING);
  if (!by_entry)
    add_choices (self);
  for (guint i = 0; i < form->n_events; i++)
    add_choice (self, (gint) (form->first_event + i));
  if (self->kind == HU_ANSWER_ENDING)
    offer_endings (self);
  gtk_widget_set_visible (self->ending, self->kind == HU_ANSWER_ENDING);
  gtk_widget_set_visible (self->choices, !by_entry);
  gtk_widget_set_visible (self->line, by_entry);
  gtk_widget_set_visible (self->none, form->n_hexes == 0 && (self->kind == HU_ANSWER_HEXES || self->kind == HU_ANSWER_ROWS));
  /* A number needs no line of its own. */
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->line), short_line ? GTK_ORIENTATION_HORIZONTAL
                                                                          : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_visible (self->how, by_entry && self->kind != HU_ANSWER_ENDING && !short_line);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), self->kind == HU_ANSWER_ENDING ? _("At which event?")
                                                           : short_line ? how : NULL);
  gtk_label_set_text (GTK_LABEL (self->how), how);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, how, -1);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  entry_changed_cb (self);
}

/**
 * hu_answer_box_ask:
 * @scenario: the game's scenario; it must stay until another question is asked or the box is cleared
 *
 * Shows the possible answers.
 */
void
hu_answer_box_ask (HuAnswerBox      *self,
                   const HuScenario *scenario,
                   const HuFact     *fact)
{
  g_return_if_fail (fact != NULL);

  hu_answer_box_ask_form (self, scenario, &(HuAnswerForm) { .kind = hu_fact_answer_kind (fact->kind) });
}

/* The set as text again. */
static void
set_entry (HuAnswerBox    *self,
           const HuAnswer *answer)
{
  g_autoptr(GString) text = g_string_new (NULL);
  char name[HU_HEX_NAME_MAX];

  for (guint i = 0; i < answer->set->len; i++)
    {
      gint element = g_array_index (answer->set, gint, i);

      if (i > 0)
        g_string_append_c (text, ' ');
      if (answer->kind == HU_ANSWER_HEXES)
        g_string_append (text, hu_grid_format (self->scenario->map->grid, element, name));
      else
        g_string_append_printf (text, "%d", element);
    }
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text->str);
}

/**
 * hu_answer_box_ask_again:
 * @answer: an answer to this question, which was wrong
 *
 * Asks for a second try.  To choose hexes or rows takes long, so the second try begins with those of the first; for any
 * other question it begins empty.
 */
void
hu_answer_box_ask_again (HuAnswerBox      *self,
                         const HuScenario *scenario,
                         const HuFact     *fact,
                         const HuAnswer   *answer)
{
  g_return_if_fail (HU_IS_ANSWER_BOX (self));
  g_return_if_fail (answer != NULL);

  hu_answer_box_ask (self, scenario, fact);
  if (answer->set != NULL)
    set_entry (self, answer);
}

gboolean
hu_answer_box_holds (HuAnswerBox    *self,
                     const HuAnswer *answer)
{
  g_autoptr(HuAnswer) own = NULL;

  g_return_val_if_fail (HU_IS_ANSWER_BOX (self) && answer != NULL, FALSE);

  own = self->scenario != NULL ? parse_entry (self) : NULL;

  return own != NULL && own->set != NULL && hu_answer_equal (own, answer);
}

gboolean
hu_answer_box_toggle_hex (HuAnswerBox *self,
                          HuHex        hex)
{
  g_autoptr(HuAnswer) answer = NULL;
  gint element;

  g_return_val_if_fail (HU_IS_ANSWER_BOX (self), FALSE);

  if (self->scenario == NULL || (self->kind != HU_ANSWER_HEXES && self->kind != HU_ANSWER_ROWS))
    return FALSE;

  answer = parse_entry (self);
  if (answer == NULL)
    answer = hu_answer_new (self->kind, 0);
  element = self->kind == HU_ANSWER_HEXES ? hex : hu_grid_row (self->scenario->map->grid, hex);
  if (hu_answer_has (answer, element))
    hu_answer_remove (answer, element);
  else
    {
      /* One more than make an answer begins a new one. */
      if (self->n_hexes > 0 && answer->set->len >= self->n_hexes)
        {
          hu_answer_free (g_steal_pointer (&answer));
          answer = hu_answer_new (self->kind, 0);
        }
      hu_answer_add (answer, element);
    }
  set_entry (self, answer);

  return TRUE;
}

GArray *
hu_answer_box_list_marks (HuAnswerBox *self)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autoptr(HuAnswer) answer = NULL;
  const HuGrid *grid;

  g_return_val_if_fail (HU_IS_ANSWER_BOX (self), hexes);

  answer = self->scenario != NULL ? parse_entry (self) : NULL;
  if (answer == NULL || answer->set == NULL)
    return hexes;

  grid = self->scenario->map->grid;
  for (guint i = 0; i < answer->set->len; i++)
    {
      gint element = g_array_index (answer->set, gint, i);

      if (answer->kind == HU_ANSWER_HEXES)
        g_array_append_val (hexes, element);
      for (gint column = 1; answer->kind == HU_ANSWER_ROWS && column <= grid->columns; column++)
        {
          HuHex hex = hu_grid_at (grid, column, element);

          if (hex != HU_HEX_NONE && hu_grid_has (grid, hex))
            g_array_append_val (hexes, hex);
        }
    }

  return hexes;
}

static void
hu_answer_box_dispose (GObject *object)
{
  HU_ANSWER_BOX (object)->scenario = NULL;
  g_clear_pointer (&HU_ANSWER_BOX (object)->rules, g_ptr_array_unref);
  hu_widget_empty (GTK_WIDGET (object));

  G_OBJECT_CLASS (hu_answer_box_parent_class)->dispose (object);
}

static void
hu_answer_box_class_init (HuAnswerBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_answer_box_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[ANSWERED] = g_signal_new ("answered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[MARKS_CHANGED] = g_signal_new ("marks-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                         NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-answer-box.ui");
  gtk_widget_class_bind_template_child (widget_class, HuAnswerBox, choices);
  gtk_widget_class_bind_template_child (widget_class, HuAnswerBox, ending);
  gtk_widget_class_bind_template_child (widget_class, HuAnswerBox, winner);
  gtk_widget_class_bind_template_child (widget_class, HuAnswerBox, rule);
  gtk_widget_class_bind_template_child (widget_class, HuAnswerBox, how);
  gtk_widget_class_bind_template_child (widget_class, HuAnswerBox, line);
  gtk_widget_class_bind_template_child (widget_class, HuAnswerBox, entry);
  gtk_widget_class_bind_template_child (widget_class, HuAnswerBox, answer);
  gtk_widget_class_bind_template_child (widget_class, HuAnswerBox, none);
  gtk_widget_class_bind_template_callback (widget_class, entry_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, answer_cb);
  gtk_widget_class_bind_template_callback (widget_class, none_cb);
}

static void
hu_answer_box_init (HuAnswerBox *self)
{
  GtkDropDown *drops[2];

  gtk_widget_init_template (GTK_WIDGET (self));
  drops[0] = self->winner;
  drops[1] = self->rule;
  for (guint i = 0; i < G_N_ELEMENTS (drops); i++)
    {
      g_autoptr(GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

      g_signal_connect (factory, "setup", G_CALLBACK (narrow_setup_cb), NULL);
      g_signal_connect (factory, "bind", G_CALLBACK (narrow_bind_cb), NULL);
      gtk_drop_down_set_factory (drops[i], factory);
      g_signal_connect_object (drops[i], "notify::selected", G_CALLBACK (entry_changed_cb), self, G_CONNECT_SWAPPED);
    }
  hu_answer_box_clear (self);
}

/* @outcome: the outcome; not HU_OUTCOME_NONE.  Returns "Right: 4", "Not quite: the answer is 4". */
char *
hu_answer_outcome_say (HuAnswerOutcome  outcome,
                       const char      *answer)
{
  g_return_val_if_fail (answer != NULL, NULL);

  switch (outcome)
    {
    case HU_OUTCOME_RIGHT:
      /* Translators: %s is an answer: "Yes", "4", "German" */
      return g_strdup_printf (_("Right: %s"), answer);
    case HU_OUTCOME_WRONG:
      /* Translators: %s is the right answer: "Yes", "4", "German" */
      return g_strdup_printf (_("Not quite: the answer is %s"), answer);
    case HU_OUTCOME_SHOWN:
      /* Translators: %s is the right answer: "Yes", "4", "German" */
      return g_strdup_printf (_("The answer is: %s"), answer);
    case HU_OUTCOME_NONE:
      break;
    }

  g_return_val_if_reached (NULL);
}

/* @scenario: the scenario that was asked about. */
char *
hu_answer_outcome_word (HuAnswerOutcome   outcome,
                        const HuScenario *scenario,
                        const HuAnswer   *right)
{
  g_autofree char *answer = NULL;

  g_return_val_if_fail (scenario != NULL && right != NULL, NULL);

  answer = hu_explain_fact_answer (scenario, right);

  return hu_answer_outcome_say (outcome, answer);
}

/**
 * hu_answer_outcome_show:
 * @text: (nullable): the outcome in words; without text the label is hidden
 *
 * Shows the outcome in the colour of success or of an error.
 */
void
hu_answer_outcome_show (GtkLabel        *label,
                        HuAnswerOutcome  outcome,
                        const char      *text)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  hu_css_class_set (GTK_WIDGET (label), "success", outcome == HU_OUTCOME_RIGHT);
  hu_css_class_set (GTK_WIDGET (label), "error", outcome == HU_OUTCOME_WRONG);
  hu_plain_label_set (label, text);
}

static void
pressed_cb (GtkGestureClick *gesture,
            int              n_press,
            double           x,
            double           y,
            HuAnswerBox     *answers)
{
  HuMapView *map = HU_MAP_VIEW (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)));
  HuHex hex = hu_map_view_hex_at (map, x, y);

  if (hex != HU_HEX_NONE && hu_answer_box_toggle_hex (answers, hex))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

void
hu_answer_click_attach (HuMapView   *map,
                        HuAnswerBox *answers)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  gtk_event_controller_set_name (GTK_EVENT_CONTROLLER (click), "answers");
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), answers, 0);
  gtk_widget_add_controller (GTK_WIDGET (map), GTK_EVENT_CONTROLLER (click));
}
