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
#include "hu-help-topic.h"
#include "hu-hover.h"
#include "hu-tooltip.h"
#include "hu-why-target.h"

#define INDENT 14

/* A part of the tree. */
typedef struct
{
  const HuCondition *condition; /* the scenario's */
  guint              depth;
  GtkWidget         *button;
  GtkLabel          *tick;
  GtkLabel          *number;
  char              *words;
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
add_subject_hexes (const HuMap *map,
                   HuSubjectKind kind,
                   gint32       subject,
                   GArray      *hexes)
{
  HuHex hex;

  if (kind == HU_SUBJECT_BUILDING)
    {
      const GArray *of = hu_map_get_building (map, (guint) subject)->hexes;

      g_array_append_vals (hexes, of->data, of->len);
      return;
    }

  hex = kind == HU_SUBJECT_LOCATION ? hu_location_hex (map, subject) : subject;
  g_array_append_val (hexes, hex);
}

static void
add_exits (HuConditionCard *self,
           GArray          *hexes)
{
  const GPtrArray *exits = hu_control_rules (get_scenario (self))->exits;

  for (guint i = 0; i < exits->len; i++)
    {
      const HuExitArea *area = g_ptr_array_index (exits, i);

      if (area->side == get_entry (self)->side)
        g_array_append_vals (hexes, area->hexes->data, area->hexes->len);
    }
}

static void
add_hexes (HuConditionCard   *self,
           const HuCondition *condition,
           GArray            *hexes)
{
  const HuMap *map = get_scenario (self)->map;

  switch (condition->kind)
    {
    case HU_CONDITION_ALL:
    case HU_CONDITION_ANY:
    case HU_CONDITION_NOT:
      for (guint i = 0; i < condition->parts->len; i++)
        add_hexes (self, g_ptr_array_index (condition->parts, i), hexes);
      break;
    case HU_CONDITION_LOCATIONS:
    case HU_CONDITION_HEXES:
    case HU_CONDITION_BUILDINGS:
      for (guint i = 0; i < condition->items->len; i++)
        add_subject_hexes (map, HU_SUBJECT_LOCATION + (condition->kind - HU_CONDITION_LOCATIONS),
                           g_array_index (condition->items, gint32, i), hexes);
      break;
    case HU_CONDITION_NO_ENEMY:
      if (condition->building != HU_BUILDING_NONE)
        add_subject_hexes (map, HU_SUBJECT_BUILDING, condition->building, hexes);
      else
        g_array_append_vals (hexes, condition->items->data, condition->items->len);
      break;
    case HU_CONDITION_EXIT_VP:
      add_exits (self, hexes);
      break;
    case HU_CONDITION_CVP:
    case HU_CONDITION_CVP_MORE:
      break;
    }
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
      add_hexes (self, line->condition, hexes);
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

  if (line->condition->kind == HU_CONDITION_CVP || line->condition->kind == HU_CONDITION_CVP_MORE ||
      line->condition->kind == HU_CONDITION_EXIT_VP)
    gtk_widget_activate_action (button, "win.casualties", NULL);

  add_hexes (self, line->condition, hexes);
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
count_parts (const HuCondition *condition)
{
  guint n = 1;

  for (guint i = 0; condition->parts != NULL && i < condition->parts->len; i++)
    n += count_parts (g_ptr_array_index (condition->parts, i));

  return n;
}

static void
make_line (HuConditionCard   *self,
           const HuCondition *condition,
           guint              depth)
{
  Line line = { condition, depth, gtk_button_new (), NULL, NULL, NULL };
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *tick = gtk_label_new (NULL), *words, *number = gtk_label_new (NULL);

  line.words = hu_explain_condition (get_scenario (self), condition);
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
add_line (HuConditionCard   *self,
          const HuCondition *condition,
          guint              depth)
{
  if (self->lines->len >= self->most)
    {
      self->left += count_parts (condition);
      return;
    }

  make_line (self, condition, depth);
  for (guint i = 0; condition->parts != NULL && i < condition->parts->len; i++)
    add_line (self, g_ptr_array_index (condition->parts, i), depth + 1);
}

static const char *
tick_of (const HuConditionStanding *standing)
{
  return standing->untold ? "?" : standing->met ? "✓" : "○";
}

static const char *
word_tick (const HuConditionStanding *standing)
{
  return standing->untold ? _("cannot be told") : standing->met ? _("met") : _("not met");
}

static void
stand (HuConditionCard     *self,
       HuSnapshot          *snapshot,
       const Line          *line,
       HuConditionStanding *standing)
{
  const HuVictoryEntry *entry = get_entry (self);

  hu_control_stand (hu_snapshot_get_state (snapshot), entry->side, line->condition, !entry->immediate, standing);
}

static void
update_line (HuConditionCard *self,
             const Line      *line,
             HuSnapshot      *what_if)
{
  HuConditionStanding now, then;
  g_autofree char *number = NULL;
  g_autofree char *spoken = NULL;
  gboolean differs;

  stand (self, self->snapshot, line, &now);
  then = now;
  if (what_if != NULL)
    stand (self, what_if, line, &then);
  differs = then.met != now.met || then.untold != now.untold || then.have != now.have;

  number = hu_explain_standing (line->condition, &then);
  if (differs && then.have != now.have)
    {
      g_autofree char *after = g_steal_pointer (&number);

      /* Translators: a number before a move that is being considered, then as "7 of 8" after it */
      number = g_strdup_printf (_("%1$d → %2$s"), (int) now.have, after);
    }
  gtk_label_set_text (line->tick, tick_of (&then));
  gtk_label_set_text (line->number, number);
  hu_css_class_set (line->button, "met", then.met && !then.untold);
  hu_css_class_set (line->button, "untold", then.untold);
  hu_css_class_set (line->button, "what-if", differs);

  /* Translators: %1$s is a condition, %2$s is as "met", %3$s as "6 of 8" */
  spoken = g_strdup_printf (_("%1$s: %2$s, %3$s"), line->words, word_tick (&then), number);
  hu_tooltip_set (line->button, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (line->button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
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

static void
add_head (HuConditionCard *self)
{
  const HuVictoryEntry *entry = get_entry (self);
  g_autofree char *side = hu_explain_side (get_scenario (self), entry->side);
  g_autofree char *title =
    /* Translators: %s is a side, as "German", and when it wins */
    hu_explain_sentence (get_scenario (self),
                         entry->immediate ? _("%s wins at once with") : _("%s wins at the end with"), side);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (title), *rule = gtk_label_new ("26.1");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "hu-meter-title");
  gtk_widget_add_css_class (label, entry->side == HU_SIDE_FIRST ? "first-side" : "second-side");
  gtk_widget_add_css_class (rule, "hu-rule");
  gtk_widget_add_css_class (head, "hu-condition-head");
  gtk_box_append (GTK_BOX (head), label);
  gtk_box_append (GTK_BOX (head), rule);
  gtk_box_append (GTK_BOX (self->box), head);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

static GtkWidget *
make_words (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "hu-meter-detail");
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
