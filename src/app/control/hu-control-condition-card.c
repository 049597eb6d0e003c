/*
 * A card for one entry of the victory conditions (26.1): a line for each part, with a tick that is updated
 * while counters are dragged.
 *
 * One file, because a line is made, updated, lit and asked by the same part of the tree.
 */
#include "config.h"

#include "hu-control-condition-card.h"

#include <glib/gi18n-lib.h>

#include "hu-control-rules.h"
#include "hu-control-why.h"
#include "hu-css-class.h"
#include "hu-explain-control.h"
#include "hu-explain-term.h"
#include "hu-help-topic.h"
#include "hu-hover.h"
#include "hu-tooltip.h"
#include "hu-why-target.h"

#define INDENT 14
#define NUMBER_CHARS 18

/* A part of the tree. */
typedef struct
{
  const HuTerm *term; /* the scenario's */
  guint         depth;
  GtkWidget    *button;
  GtkLabel     *tick;
  GtkLabel     *number;
  char         *words;
} Line;

struct _HuConditionCard
{
  GtkWidget   parent_instance;

  HuSnapshot *snapshot;
  guint       entry;
  GArray     *lines; /* Line */
  guint       most;  /* of them */
  guint       left;  /* parts that found no room */

  GtkWidget  *box;
};

static void hu_condition_card_part_init (HuMeterPartInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (HuConditionCard, hu_condition_card, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (HU_TYPE_METER_PART, hu_condition_card_part_init))

static const HuScenario *
get_scenario (HuConditionCard *self)
{
  return hu_snapshot_get_scenario (self->snapshot);
}

static const HuVictoryEntry *
get_entry (HuConditionCard *self)
{
  return g_ptr_array_index (hu_control_rules (get_scenario (self))->victory, self->entry);
}

/* --- Where it is --- */

static void
add_exits (HuConditionCard *self,
           HuSide           side,
           GArray          *hexes)
{
  const GPtrArray *exits = hu_control_rules (get_scenario (self))->exits;

  for (guint i = 0; i < exits->len; i++)
    {
      const HuExitArea *area = g_ptr_array_index (exits, i);

      if (area->side == side)
        g_array_append_vals (hexes, area->hexes->data, area->hexes->len);
    }
}

static void
add_all_exits (HuConditionCard *self,
               const HuTerm    *term,
               GArray          *hexes)
{
  if (term->kind == HU_CONTROL_TERM_EXIT_VP ||
      (term->kind == HU_CONTROL_TERM_EXITED && hu_control_term (term)->exits == NULL && !hu_control_term (term)->any_exit))
    add_exits (self, term->side, hexes);
  for (guint i = 0; i < term->parts->len; i++)
    add_all_exits (self, g_ptr_array_index (term->parts, i), hexes);
}

/* The subjects of the condition, and the hexes by which units are to exit. */
static void
add_hexes (HuConditionCard *self,
           const HuTerm    *term,
           GArray          *hexes)
{
  hu_control_term_add_hexes (get_scenario (self)->map, term, hexes);
  add_all_exits (self, term, hexes);
}

/* --- Lines --- */

static const Line *
find_line (HuConditionCard *self,
           GtkWidget       *button)
{
  for (guint i = 0; i < self->lines->len; i++)
    if (g_array_index (self->lines, Line, i).button == button)
      return &g_array_index (self->lines, Line, i);

  return NULL;
}

static HuConditionCard *
get_card (GtkWidget *button)
{
  return HU_CONDITION_CARD (gtk_widget_get_ancestor (button, HU_TYPE_CONDITION_CARD));
}

static void
light (GtkWidget *button,
       gboolean   on)
{
  HuConditionCard *self = get_card (button);
  const Line *line = self != NULL ? find_line (self, button) : NULL;
  g_autoptr(GArray) hexes = NULL;

  if (line == NULL)
    return;

  if (on)
    {
      hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
      add_hexes (self, line->term, hexes);
    }
  hu_meter_part_light_hexes (HU_METER_PART (self), hexes);
}

static void
clicked_cb (GtkWidget *button)
{
  HuConditionCard *self = get_card (button);
  const Line *line = find_line (self, button);
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  g_return_if_fail (line != NULL);

  if (line->term->kind == HU_CONTROL_TERM_CVP || line->term->kind == HU_CONTROL_TERM_EXIT_VP)
    gtk_widget_activate_action (button, "win.casualties", NULL);

  add_hexes (self, line->term, hexes);
  if (hexes->len > 0)
    hu_meter_part_show_hexes (HU_METER_PART (self), hexes);
}

/* Lists what the lines of a card say, in the order of the tree. */
static GListModel *
list_why (GtkWidget  *button,
          HuGame     *game,
          HuSnapshot *shown)
{
  HuConditionCard *self = get_card (button);
  const Line *line = self != NULL ? find_line (self, button) : NULL;

  if (line == NULL || hu_snapshot_get_control (shown) == NULL)
    return NULL;

  return hu_why_tree_new_condition (game, shown, self->entry, (guint) (line - (const Line *) (gconstpointer) self->lines->data));
}

static guint
count_parts (const HuTerm *term)
{
  guint n = 1;

  for (guint i = 0; i < term->parts->len; i++)
    n += count_parts (g_ptr_array_index (term->parts, i));

  return n;
}

static void
make_line (HuConditionCard *self,
           const HuTerm    *term,
           guint            depth)
{
  Line line = { term, depth, gtk_button_new (), NULL, NULL, NULL };
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *tick = gtk_label_new (NULL), *words, *number = gtk_label_new (NULL);

  line.words = hu_explain_term (get_scenario (self), term);
  words = gtk_label_new (line.words);
  line.tick = GTK_LABEL (tick);
  line.number = GTK_LABEL (number);

  gtk_widget_set_valign (tick, GTK_ALIGN_START);
  gtk_widget_set_valign (number, GTK_ALIGN_START);
  gtk_label_set_width_chars (line.tick, 2);
  gtk_widget_add_css_class (tick, "hu-tick");
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (words), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_START);
  gtk_widget_add_css_class (number, "numeric");
  gtk_label_set_max_width_chars (line.number, NUMBER_CHARS);
  gtk_label_set_xalign (line.number, 1);
  gtk_label_set_justify (line.number, GTK_JUSTIFY_RIGHT);
  gtk_box_append (GTK_BOX (row), tick);
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), number);
  gtk_button_set_child (GTK_BUTTON (line.button), row);
  gtk_widget_add_css_class (line.button, "flat");
  gtk_widget_add_css_class (line.button, "hu-condition-line");
  gtk_widget_set_margin_start (line.button, INDENT * (gint) depth);
  hu_hover_watch (line.button, TRUE, light);
  g_signal_connect (line.button, "clicked", G_CALLBACK (clicked_cb), NULL);
  hu_why_target_set (line.button, list_why, TRUE);
  gtk_box_append (GTK_BOX (self->box), line.button);
  g_array_append_val (self->lines, line);
}

static void
add_line (HuConditionCard *self,
          const HuTerm    *term,
          guint            depth)
{
  if (self->lines->len >= self->most)
    {
      self->left += count_parts (term);
      return;
    }

  make_line (self, term, depth);
  for (guint i = 0; i < term->parts->len; i++)
    add_line (self, g_ptr_array_index (term->parts, i), depth + 1);
}

/* A count in a sum is neither met nor not. */
static const char *
tick_of (const HuTermFinding *finding)
{
  return finding->term->counted ? "·" : finding->untold ? "?" : finding->met ? "✓" : "○";
}

static const char *
word_tick (const HuTermFinding *finding)
{
  return finding->untold ? _("cannot be told") : finding->met ? _("met") : _("not met");
}

static HuTermFinding *
find (HuConditionCard *self,
      HuSnapshot      *snapshot,
      const Line      *line)
{
  return hu_control_find (hu_snapshot_get_state (snapshot), line->term, get_entry (self)->when == HU_JUDGED_END);
}

static gboolean
numbers_differ (const HuTermFinding *a,
                const HuTermFinding *b)
{
  return a->have != b->have || a->have_of != b->have_of;
}

/* "7 of 8", or "6 → 7 of 8" where the number changes. */
static char *
word_number (HuConditionCard     *self,
             const HuTermFinding *now,
             const HuTermFinding *then)
{
  char *number = hu_explain_term_standing (get_scenario (self), then);
  g_autofree char *after = NULL;
  g_autofree char *before = NULL;

  if (!numbers_differ (now, then))
    return number;

  after = number;
  before = now->term->kind == HU_TERM_COMPARE || hu_term_finding_unit (now) > 1
    ? hu_explain_term_standing (get_scenario (self), now)
    : g_strdup_printf ("%d", now->term->kind == HU_TERM_NOT ? now->met : (int) now->have);
  /* Translators: a number before a move that is being considered, then as "7 of 8" after it */
  return g_strdup_printf (_("%1$s → %2$s"), before, after);
}

static void
say_line (const Line          *line,
          const HuTermFinding *then,
          const char          *number)
{
  g_autofree char *spoken = line->term->counted
    ? g_strdup_printf (_("%1$s: %2$s"), line->words, number)
    /* Translators: %1$s is a condition, %2$s is as "met", %3$s as "6 of 8" */
    : g_strdup_printf (_("%1$s: %2$s, %3$s"), line->words, word_tick (then), number);

  hu_tooltip_set (line->button, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (line->button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
update_line (HuConditionCard *self,
             const Line      *line,
             HuSnapshot      *what_if)
{
  HuTermFinding *now = find (self, self->snapshot, line);
  HuTermFinding *then = find (self, what_if != NULL ? what_if : self->snapshot, line);
  g_autofree char *number = word_number (self, now, then);
  gboolean judged = !line->term->counted;

  gtk_label_set_text (line->tick, tick_of (then));
  /* A number that is a sentence leaves room for the words; "3 of 3" stays on its line. */
  gtk_label_set_wrap (line->number, g_utf8_strlen (number, -1) > NUMBER_CHARS);
  gtk_label_set_text (line->number, number);
  hu_css_class_set (line->button, "met", judged && then->met && !then->untold);
  hu_css_class_set (line->button, "untold", judged && then->untold);
  hu_css_class_set (line->button, "what-if",
                    numbers_differ (now, then) || (judged && (then->met != now->met || then->untold != now->untold)));
  say_line (line, then, number);
  hu_term_finding_free (now);
  hu_term_finding_free (then);
}

static void
update_part (HuMeterPart *part,
             HuSnapshot  *snapshot,
             HuSnapshot  *what_if)
{
  HuConditionCard *self = HU_CONDITION_CARD (part);

  hu_snapshot_ref (snapshot);
  hu_snapshot_unref (self->snapshot);
  self->snapshot = snapshot;
  for (guint i = 0; i < self->lines->len; i++)
    update_line (self, &g_array_index (self->lines, Line, i), what_if);
}

/* --- The widget --- */

static void
clear_line (gpointer line)
{
  g_free (((Line *) line)->words);
}

static void
hu_condition_card_dispose (GObject *object)
{
  HuConditionCard *self = HU_CONDITION_CARD (object);

  g_array_set_size (self->lines, 0);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->snapshot, hu_snapshot_unref);

  G_OBJECT_CLASS (hu_condition_card_parent_class)->dispose (object);
}

static void
hu_condition_card_finalize (GObject *object)
{
  g_array_unref (HU_CONDITION_CARD (object)->lines);

  G_OBJECT_CLASS (hu_condition_card_parent_class)->finalize (object);
}

static void
hu_condition_card_class_init (HuConditionCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = hu_condition_card_dispose;
  object_class->finalize = hu_condition_card_finalize;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hu-condition-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hu_condition_card_part_init (HuMeterPartInterface *iface)
{
  iface->update = update_part;
}

static void
hu_condition_card_init (HuConditionCard *self)
{
  self->lines = g_array_new (FALSE, FALSE, sizeof (Line));
  g_array_set_clear_func (self->lines, clear_line);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  hu_help_topic_set (GTK_WIDGET (self), "26.1");
}

static char *
dup_title (HuConditionCard *self)
{
  const HuScenario *scenario = get_scenario (self);
  const HuVictoryEntry *entry = get_entry (self);
  g_autofree char *side = hu_explain_side (scenario, entry->side);
  g_autofree char *when = NULL;

  if (entry->when == HU_JUDGED_INSTANT && entry->turn.from == 0 && entry->turn.to == 0)
    /* Translators: %s is a side, as "German" */
    return hu_explain_sentence (scenario, _("%s wins at once with"), side);
  if (entry->when == HU_JUDGED_END)
    /* Translators: %s is a side, as "German" */
    return hu_explain_sentence (scenario, _("%s wins at the end with"), side);

  when = hu_explain_judged (scenario, entry->when, entry->of, entry->phase, &entry->turn);
  /* Translators: %1$s is a side, %2$s is as "at the end of each turn" */
  return hu_explain_sentence (scenario, _("%1$s wins %2$s with"), side, when);
}

static GtkWidget *
make_label (const char *text,
            const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, css_class);

  return label;
}

/* An entry with a name has it on top, as the verdict calls it; two that end the game look alike without. */
static GtkWidget *
make_titles (const HuVictoryEntry *entry,
             const char           *name,
             const char           *title)
{
  GtkWidget *titles = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  if (name != NULL)
    gtk_box_append (GTK_BOX (titles), make_label (name, "hu-meter-title"));
  gtk_box_append (GTK_BOX (titles), make_label (title, name != NULL ? "hu-meter-detail" : "hu-meter-title"));
  gtk_widget_set_hexpand (titles, TRUE);
  gtk_widget_add_css_class (titles, entry->side == HU_SIDE_FIRST ? "first-side" : "second-side");

  return titles;
}

static void
add_head (HuConditionCard *self)
{
  const HuVictoryEntry *entry = get_entry (self);
  const char *name = entry->name != NULL ? hu_scenario_word (get_scenario (self), entry->name) : NULL;
  g_autofree char *title = dup_title (self);
  g_autofree char *spoken = name != NULL ? g_strdup_printf (_("%1$s: %2$s"), name, title) : g_strdup (title);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *rule = gtk_label_new ("26.1");

  gtk_widget_set_valign (rule, GTK_ALIGN_START);
  gtk_widget_add_css_class (rule, "hu-rule");
  gtk_widget_add_css_class (head, "hu-condition-head");
  gtk_box_append (GTK_BOX (head), make_titles (entry, name, title));
  gtk_box_append (GTK_BOX (head), rule);
  gtk_box_append (GTK_BOX (self->box), head);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static GtkWidget *
make_words (const char *text)
{
  GtkWidget *label = make_label (text, "hu-meter-detail");

  gtk_widget_add_css_class (label, "hu-otherwise");

  return label;
}

/* @snapshot: a game with control in force; @most: the most lines, one for each part; a text stands for the other
 * parts. */
GtkWidget *
hu_condition_card_new (HuSnapshot *snapshot,
                       guint       entry,
                       guint       most)
{
  HuConditionCard *self;

  g_return_val_if_fail (snapshot != NULL && hu_snapshot_get_control (snapshot) != NULL, NULL);

  self = g_object_new (HU_TYPE_CONDITION_CARD, NULL);
  self->snapshot = hu_snapshot_ref (snapshot);
  self->entry = entry;
  self->most = most;
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  add_head (self);
  add_line (self, get_entry (self)->needs, 0);
  if (self->left > 0)
    gtk_box_append (GTK_BOX (self->box), hu_condition_card_new_rest (self->left));
  hu_meter_part_update (HU_METER_PART (self), snapshot, NULL);

  return GTK_WIDGET (self);
}

guint
hu_condition_card_get_n_lines (HuConditionCard *self)
{
  g_return_val_if_fail (HU_IS_CONDITION_CARD (self), 0);

  return self->lines->len;
}

GtkWidget *
hu_condition_card_new_rest (guint n)
{
  g_autofree char *text = g_strdup_printf (ngettext ("and %u more…", "and %u more…", n), n);

  return make_words (text);
}

GtkWidget *
hu_condition_card_new_otherwise (const HuScenario *scenario)
{
  g_autofree char *text = hu_explain_otherwise (scenario);

  return text != NULL ? make_words (text) : NULL;
}
