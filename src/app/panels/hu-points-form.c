/*
 * The form of an award or an adjustment. At every keystroke it asks the game whether the event is possible, and
 * shows its effect, or why it is impossible.
 */
#include "config.h"

#include "hu-points-form.h"

#include <glib/gi18n-lib.h>

#include "hu-css-class.h"
#include "hu-explain.h"
#include "hu-accessible.h"
#include "hu-system-panels.h"

/* The entries of "Points". */
enum
{
  HOW_OWN,
  HOW_OTHER,
  HOW_COUNT,
};

struct _HuPointsForm
{
  GtkWidget    parent_instance;

  HuGame      *game;
  HuVerb       verb;
  GArray      *awards; /* HuAward; NULL: totals are adjusted */
  GArray      *sides; /* HuSide: that the item names */
  GArray      *totals; /* HuAdjustWhat: that there are to be adjusted */
  HuEvent     *event; /* as filled in; NULL: it cannot be */
  gboolean     filling;

  GtkWidget   *box;
  AdwComboRow *item_row;
  AdwComboRow *side_row;
  AdwComboRow *how_row;
  AdwEntryRow *number_row;
  AdwEntryRow *reason_row;
  GtkLabel    *outcome;
};

enum
{
  VALIDITY_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuPointsForm, hu_points_form, GTK_TYPE_WIDGET)

static const HuScenario *
get_scenario (HuPointsForm *self)
{
  return hu_game_get_scenario (self->game);
}

static const HuAward *
get_award (HuPointsForm *self)
{
  return &g_array_index (self->awards, HuAward, adw_combo_row_get_selected (self->item_row));
}

static gboolean
parse_number (HuPointsForm *self,
              gint64       *number)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->number_row))));

  return g_ascii_string_to_signed (text[0] == '+' ? text + 1 : text, 10, G_MININT64, G_MAXINT64, number, NULL);
}

/* --- The event --- */

static HuEvent *
make_award (HuPointsForm *self,
            HuSide        side,
            char        **why)
{
  HuEvent *event = hu_event_new_award (side, hu_scenario_find_item (get_scenario (self), get_award (self)->id));
  guint how = adw_combo_row_get_selected (self->how_row);
  gint64 number = 0;

  if (how != HOW_OWN && !parse_number (self, &number))
    {
      *why = g_strdup (_("Enter a whole number."));
      hu_event_unref (event);
      return NULL;
    }

  event->has_points = how == HOW_OTHER;
  event->has_count = how == HOW_COUNT;
  if (event->has_points)
    event->points = number;
  if (event->has_count)
    event->count = number;

  return event;
}

static HuAdjustWhat
get_total (HuPointsForm *self)
{
  return g_array_index (self->totals, HuAdjustWhat, MIN (adw_combo_row_get_selected (self->item_row),
                                                         self->totals->len - 1));
}

static HuEvent *
make_adjust (HuPointsForm *self,
             HuSide        side,
             char        **why)
{
  g_autofree char *reason = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->reason_row))));
  gint64 number;

  if (!parse_number (self, &number))
    *why = g_strdup (_("Enter a whole number; below 0 it takes points away."));
  else if (number == 0)
    *why = g_strdup (_("An adjustment by 0 points changes nothing."));
  else if (reason[0] == '\0')
    *why = g_strdup (_("Give a reason, so that everybody can trace the total."));
  else
    return hu_event_new_adjust (side, get_total (self), number, reason);

  return NULL;
}

/* Asks the game, which knows the rules, without changing it. */
static void
update (HuPointsForm *self)
{
  HuSide side = g_array_index (self->sides, HuSide,
                               MIN (adw_combo_row_get_selected (self->side_row), self->sides->len - 1));
  g_autofree char *text = NULL;

  g_clear_pointer (&self->event, hu_event_unref);
  self->event = self->verb == HU_VERB_AWARD ? make_award (self, side, &text)
                                            : make_adjust (self, side, &text);
  if (self->event != NULL)
    {
      HuRefusal refusal;
      g_autoptr(HuSnapshot) after = hu_game_what_if (self->game, &self->event, 1, &refusal);

      if (after != NULL)
        text = hu_system_panels_word_points (hu_game_get_snapshot (self->game), after,
                                             self->verb == HU_VERB_ADJUST ? get_total (self) : HU_ADJUST_POINTS);
      else
        {
          g_autofree char *remedy = NULL;
          g_autofree char *why = hu_explain_refusal (get_scenario (self), &refusal, &remedy);

          /* Translators: %1$s says why an event cannot be, %2$s what would be right */
          text = remedy != NULL ? g_strdup_printf (_("This is not possible: %1$s; %2$s."), why, remedy)
                                : g_strdup_printf (_("This is not possible: %s."), why);
          g_clear_pointer (&self->event, hu_event_unref);
        }
    }

  gtk_label_set_text (self->outcome, text);
  /* Nobody is to blame for what he has not entered the map yet. */
  hu_css_class_set (GTK_WIDGET (self->outcome), "refused",
                    self->event == NULL && gtk_editable_get_text (GTK_EDITABLE (self->number_row))[0] != '\0');
  g_signal_emit (self, signals[VALIDITY_CHANGED], 0);
}

/* --- Filling --- */

static void
fill_sides (HuPointsForm *self,
            HuSide        only)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  g_array_set_size (self->sides, 0);
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (only == HU_SIDE_NONE || only == side)
      {
        gtk_string_list_take (names, hu_explain_side (get_scenario (self), side));
        g_array_append_val (self->sides, side);
      }

  adw_combo_row_set_model (self->side_row, G_LIST_MODEL (names));
}

static void
fill_how (HuPointsForm *self)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  g_autofree char *points = g_strdup_printf ("%" G_GINT64_FORMAT, get_award (self)->points);

  /* Translators: %s is the number of points that the schedule gives for an item */
  gtk_string_list_take (names, g_strdup_printf (_("As in the schedule: %s"), points));
  gtk_string_list_append (names, _("Another number"));
  gtk_string_list_append (names, _("As in the schedule, several times"));
  adw_combo_row_set_model (self->how_row, G_LIST_MODEL (names));
}

static void
fill_items (HuPointsForm *self)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  self->awards = hu_scenario_list_awards (get_scenario (self));
  for (guint i = 0; i < self->awards->len; i++)
    gtk_string_list_append (names, hu_scenario_word (get_scenario (self), g_array_index (self->awards, HuAward, i).id));

  adw_combo_row_set_model (self->item_row, G_LIST_MODEL (names));
}

/* The rules in force decide which totals there are. */
static void
fill_totals (HuPointsForm *self)
{
  static const struct
  {
    HuAdjustWhat what;
    const char  *name;
  } totals[] = {
    { HU_ADJUST_POINTS, N_("Victory points") },
    { HU_ADJUST_CVP, N_("Casualty points") },
    { HU_ADJUST_EXIT_VP, N_("Exit points") },
  };
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (totals); i++)
    if (hu_system_panels_count (get_scenario (self)) >> totals[i].what & 1)
      {
        g_array_append_val (self->totals, totals[i].what);
        gtk_string_list_append (names, _(totals[i].name));
      }

  adw_combo_row_set_model (self->item_row, G_LIST_MODEL (names));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->item_row), _("_Total"));
}

static void
changed_cb (HuPointsForm *self)
{
  guint how = adw_combo_row_get_selected (self->how_row);

  if (self->filling)
    return;

  if (self->verb == HU_VERB_AWARD)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->number_row), how != HOW_OWN);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->number_row),
                                     how == HOW_COUNT ? _("How Many Times") : _("Points Instead"));
    }
  update (self);
}

static void
item_changed_cb (HuPointsForm *self)
{
  if (self->filling)
    return;

  if (self->verb == HU_VERB_ADJUST)
    {
      changed_cb (self);
      return;
    }

  self->filling = TRUE;
  fill_sides (self, get_award (self)->to);
  fill_how (self);
  self->filling = FALSE;
  changed_cb (self);
}

/* --- The widget --- */

static void
hu_points_form_dispose (GObject *object)
{
  HuPointsForm *self = HU_POINTS_FORM (object);

  self->filling = TRUE;
  g_clear_pointer (&self->event, hu_event_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_POINTS_FORM);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (hu_points_form_parent_class)->dispose (object);
}

static void
hu_points_form_finalize (GObject *object)
{
  g_clear_pointer (&HU_POINTS_FORM (object)->awards, g_array_unref);
  g_array_unref (HU_POINTS_FORM (object)->sides);
  g_array_unref (HU_POINTS_FORM (object)->totals);

  G_OBJECT_CLASS (hu_points_form_parent_class)->finalize (object);
}

static void
hu_points_form_class_init (HuPointsFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_points_form_dispose;
  G_OBJECT_CLASS (klass)->finalize = hu_points_form_finalize;

  signals[VALIDITY_CHANGED] = g_signal_new ("validity-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                            0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-points-form.ui");
  gtk_widget_class_bind_template_child (widget_class, HuPointsForm, box);
  gtk_widget_class_bind_template_child (widget_class, HuPointsForm, item_row);
  gtk_widget_class_bind_template_child (widget_class, HuPointsForm, side_row);
  gtk_widget_class_bind_template_child (widget_class, HuPointsForm, how_row);
  gtk_widget_class_bind_template_child (widget_class, HuPointsForm, number_row);
  gtk_widget_class_bind_template_child (widget_class, HuPointsForm, reason_row);
  gtk_widget_class_bind_template_child (widget_class, HuPointsForm, outcome);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, item_changed_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
hu_points_form_init (HuPointsForm *self)
{
  self->filling = TRUE;
  self->sides = g_array_new (FALSE, FALSE, sizeof (HuSide));
  self->totals = g_array_new (FALSE, FALSE, sizeof (HuAdjustWhat));
  gtk_widget_init_template (GTK_WIDGET (self));
  hu_accessible_name_entry (self->number_row);
  hu_accessible_name_entry (self->reason_row);
}

/* @game: a game with front-line or control in force; @verb: HU_VERB_AWARD, if there is something to award, or
 * HU_VERB_ADJUST. */
GtkWidget *
hu_points_form_new (HuGame *game,
                    HuVerb  verb)
{
  HuPointsForm *self = g_object_new (HU_TYPE_POINTS_FORM, NULL);
  gboolean award = verb == HU_VERB_AWARD;

  self->game = g_object_ref (game);
  self->verb = verb;
  gtk_widget_set_visible (GTK_WIDGET (self->item_row), award);
  gtk_widget_set_visible (GTK_WIDGET (self->how_row), award);
  gtk_widget_set_visible (GTK_WIDGET (self->reason_row), !award);
  if (award)
    {
      fill_items (self);
      self->filling = FALSE;
      item_changed_cb (self);
      return GTK_WIDGET (self);
    }

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->number_row), _("Points to Add or Take Away"));
  fill_sides (self, HU_SIDE_NONE);
  fill_totals (self);
  gtk_widget_set_visible (GTK_WIDGET (self->item_row), self->totals->len > 1);
  self->filling = FALSE;
  changed_cb (self);

  return GTK_WIDGET (self);
}

HuEvent *
hu_points_form_dup_event (HuPointsForm *self)
{
  g_return_val_if_fail (HU_IS_POINTS_FORM (self), NULL);

  return self->event != NULL ? hu_event_ref (self->event) : NULL;
}

gboolean
hu_points_form_can_award (const HuScenario *scenario)
{
  g_autoptr(GArray) awards = NULL;

  g_return_val_if_fail (scenario != NULL, FALSE);

  awards = hu_scenario_list_awards (scenario);

  return awards->len > 0;
}
