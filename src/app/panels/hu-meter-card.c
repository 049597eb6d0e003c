/*
 * A meter's card. It is a button: pressing it shows the meter's hexes.
 */
#include "config.h"

#include "hu-meter-card.h"

#include <glib/gi18n-lib.h>

#include "hu-css-class.h"
#include "hu-explain.h"
#include "hu-gauge.h"
#include "hu-help-topic.h"
#include "hu-sparkline.h"
#include "hu-tooltip.h"
#include "hu-why-target.h"

struct _HuMeterCard
{
  GtkButton    parent_instance;

  HuMeterKind  kind;
  guint        nth; /* of those of its kind */
  HuSide       side;

  GtkLabel    *title;
  GtkLabel    *rule;
  GtkLabel    *before;
  GtkLabel    *value;
  HuSparkline *sparkline;
  HuGauge     *gauge;
  GtkBox      *parts; /* HuMeterPart */
  GtkLabel    *detail;

  gboolean     has_history; /* that is worth a line */
};

G_DEFINE_FINAL_TYPE (HuMeterCard, hu_meter_card, GTK_TYPE_BUTTON)

/* A ratio of points differs also if only its second number does. */
static gboolean
is_another (const HuMeter *now,
            const HuMeter *then)
{
  return then != NULL &&
         (then->value != now->value || then->value_to != now->value_to ||
          (now->scale == HU_METER_RATIO && then->of != now->of));
}

static void
update_before (HuMeterCard   *self,
               HuSnapshot    *snapshot,
               const HuMeter *now,
               const HuMeter *then)
{
  gboolean differs = is_another (now, then);

  if (differs && (now->scale == HU_METER_RATIO || now->scale == HU_METER_TO_RATIO))
    {
      g_autofree char *value = hu_explain_meter_value (snapshot, now);
      /* Translators: %s is a ratio of points, as "215 : 67", before a move that is being considered; the new
       * one follows */
      g_autofree char *text = g_strdup_printf (_("%s →"), value);

      gtk_label_set_text (self->before, text);
    }
  else if (differs)
    {
      /* Translators: a meter's number before a move that is being considered; its new number follows */
      g_autofree char *text = g_strdup_printf (_("%d →"), (int) now->value);

      gtk_label_set_text (self->before, text);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->before), differs && now->value >= 0);
  /* The two numbers need the room of the sparkline, and the history does not matter for a preview. */
  gtk_widget_set_visible (GTK_WIDGET (self->sparkline), self->has_history && !differs);

  hu_css_class_set (GTK_WIDGET (self), "what-if", differs);
}

static void
update_gauge (HuMeterCard   *self,
              const HuMeter *now,
              const HuMeter *then)
{
  const HuMeter *shown = then != NULL ? then : now;
  double fraction = hu_meter_get_fraction (shown), before = -1;

  gtk_widget_set_visible (GTK_WIDGET (self->gauge), fraction >= 0);
  if (is_another (now, then))
    before = hu_meter_get_fraction (now);
  hu_gauge_set (self->gauge, shown->counted, MAX (fraction, 0), before);
  self->side = shown->counted;
}

static void
hu_meter_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_METER_CARD);

  G_OBJECT_CLASS (hu_meter_card_parent_class)->dispose (object);
}

static char *
find_topic (HuSession *session,
            GtkWidget *widget)
{
  return hu_help_topic_of_meter (session, hu_meter_card_get_kind (HU_METER_CARD (widget)));
}

static void
hu_meter_card_class_init (HuMeterCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_meter_card_dispose;

  g_type_ensure (HU_TYPE_GAUGE);
  g_type_ensure (HU_TYPE_SPARKLINE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-meter-card.ui");
  gtk_widget_class_bind_template_child (widget_class, HuMeterCard, title);
  gtk_widget_class_bind_template_child (widget_class, HuMeterCard, rule);
  gtk_widget_class_bind_template_child (widget_class, HuMeterCard, before);
  gtk_widget_class_bind_template_child (widget_class, HuMeterCard, value);
  gtk_widget_class_bind_template_child (widget_class, HuMeterCard, sparkline);
  gtk_widget_class_bind_template_child (widget_class, HuMeterCard, gauge);
  gtk_widget_class_bind_template_child (widget_class, HuMeterCard, parts);
  gtk_widget_class_bind_template_child (widget_class, HuMeterCard, detail);
}

static GListModel *
list_why (GtkWidget  *widget,
          HuGame     *game,
          HuSnapshot *shown)
{
  return hu_why_tree_new_nth_meter (game, shown, HU_METER_CARD (widget)->kind, HU_METER_CARD (widget)->nth);
}

static void
hu_meter_card_init (HuMeterCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  hu_why_target_set (GTK_WIDGET (self), list_why, TRUE);
  hu_help_topic_set_func (GTK_WIDGET (self), find_topic);
}

GtkWidget *
hu_meter_card_new (HuMeterKind kind,
                   guint       nth)
{
  HuMeterCard *self = g_object_new (HU_TYPE_METER_CARD, NULL);

  self->kind = kind;
  self->nth = nth;

  return GTK_WIDGET (self);
}

/* @part: (transfer floating): a part to show above the detail. */
void
hu_meter_card_add_part (HuMeterCard *self,
                        HuMeterPart *part)
{
  g_return_if_fail (HU_IS_METER_CARD (self) && HU_IS_METER_PART (part));

  gtk_box_append (self->parts, GTK_WIDGET (part));
  gtk_widget_set_visible (GTK_WIDGET (self->parts), TRUE);
}

HuMeterKind
hu_meter_card_get_kind (HuMeterCard *self)
{
  g_return_val_if_fail (HU_IS_METER_CARD (self), HU_METER_NONE);

  return self->kind;
}

guint
hu_meter_card_get_nth (HuMeterCard *self)
{
  g_return_val_if_fail (HU_IS_METER_CARD (self), 0);

  return self->nth;
}

/* @snapshot: the game, which must have this meter; @what_if: the game in the preview; the card then shows its number
 * beside the present one; may be NULL. */
void
hu_meter_card_update (HuMeterCard *self,
                      HuSnapshot  *snapshot,
                      HuSnapshot  *what_if)
{
  const HuMeter *now, *then;
  HuSnapshot *shown;
  g_autofree char *title = NULL;
  g_autofree char *value = NULL;
  g_autofree char *detail = NULL;
  g_autofree char *condition = NULL;
  g_autofree char *spoken = NULL;
  g_autofree char *beside = NULL;

  g_return_if_fail (HU_IS_METER_CARD (self));
  g_return_if_fail (snapshot != NULL);

  now = hu_snapshot_get_nth_meter (snapshot, self->kind, self->nth);
  then = what_if != NULL ? hu_snapshot_get_nth_meter (what_if, self->kind, self->nth) : NULL;
  shown = then != NULL ? what_if : snapshot;
  g_return_if_fail (now != NULL);

  title = hu_explain_meter_title (shown, then != NULL ? then : now);
  value = hu_explain_meter_value (shown, then != NULL ? then : now);
  detail = hu_explain_meter_detail (shown, then != NULL ? then : now);
  condition = hu_explain_meter_rule (shown, then != NULL ? then : now);
  if (g_ascii_isdigit (now->rule[0]))
    /* Translators: a meter for the screen reader: its name, its rule's number, its value, what is missing */
    spoken = g_strdup_printf (_("%s, rule %s: %s. %s"), title, now->rule, value, detail);
  else
    /* Translators: a meter for the screen reader: its name, its value, what is missing */
    spoken = g_strdup_printf (_("%s: %s. %s"), title, value, detail);

  gtk_label_set_text (self->title, title);
  /* A rule without a number has an identifier from the file, which is not meant for readers. */
  gtk_label_set_text (self->rule, g_ascii_isdigit (now->rule[0]) ? now->rule : "");
  if (then != NULL)
    beside = hu_explain_meter_value_after (shown, then, now->value);
  gtk_label_set_text (self->value, beside != NULL ? beside : value);
  gtk_label_set_text (self->detail, detail);
  hu_tooltip_set (GTK_WIDGET (self), condition);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, condition,
                                  -1);
  update_before (self, snapshot, now, then);
  update_gauge (self, now, then);
  for (GtkWidget *part = gtk_widget_get_first_child (GTK_WIDGET (self->parts)); part != NULL;
       part = gtk_widget_get_next_sibling (part))
    hu_meter_part_update (HU_METER_PART (part), snapshot, then != NULL ? what_if : NULL);

  hu_css_class_set (GTK_WIDGET (self), "met", (then != NULL ? then : now)->met);
}

/* @values: (element-type gint64): the history of its number, oldest first. */
void
hu_meter_card_set_history (HuMeterCard *self,
                           GArray      *values)
{
  gboolean moved = FALSE;

  g_return_if_fail (HU_IS_METER_CARD (self));
  g_return_if_fail (values != NULL);

  /* A straight line says nothing. */
  for (guint i = 1; i < values->len; i++)
    moved |= g_array_index (values, gint64, i) != g_array_index (values, gint64, 0);

  hu_sparkline_set (self->sparkline, self->side, values);
  self->has_history = moved;
  gtk_widget_set_visible (GTK_WIDGET (self->sparkline),
                          moved && !gtk_widget_get_visible (GTK_WIDGET (self->before)));
}
