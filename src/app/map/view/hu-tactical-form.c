/*
 * The form of a tactical event. Its rows follow from the verb. At every choice it asks the game whether the
 * event is possible, and shows its effect, or why it is impossible. It offers only what the game's viewer
 * knows.
 *
 * One file, because every row depends on the choices in the rows before it.
 */
#include "config.h"

#include "hu-tactical-form.h"

#include <glib/gi18n-lib.h>

#include "hu-candidates.h"
#include "hu-css-class.h"
#include "hu-explain.h"

#define RULINGS_MOST 3 /* that the outcome tells of */

typedef struct
{
  AdwComboRow *row;
  GArray      *values; /* gint, one an entry */
} FormRow;

struct _HuTacticalForm
{
  GtkWidget            parent_instance;

  HuGame              *game;
  HuVerb               verb;
  guint                unit;
  HuEvent             *event; /* as filled in; NULL: it cannot be */
  gboolean             filling;
  FormRow              rows[HU_N_FORM_ROWS];
  GArray              *survivors; /* guint */

  GtkWidget           *box;
  AdwPreferencesGroup *group;
  GtkLabel            *outcome;
};

enum
{
  VALIDITY_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuTacticalForm, hu_tactical_form, GTK_TYPE_WIDGET)

static HuSnapshot *
get_snapshot (HuTacticalForm *self)
{
  return hu_game_get_snapshot (self->game);
}

static const HuScenario *
get_scenario (HuTacticalForm *self)
{
  return hu_game_get_scenario (self->game);
}

/* Returns the value chosen in a row; @otherwise if there is no such row, or nothing in it. */
static gint
get_value (HuTacticalForm *self,
           HuFormRow       row,
           gint            otherwise)
{
  const FormRow *entry = &self->rows[row];
  guint selected;

  if (entry->row == NULL)
    return otherwise;

  selected = adw_combo_row_get_selected (entry->row);

  return selected < entry->values->len ? g_array_index (entry->values, gint, selected) : otherwise;
}

/* --- The event --- */

static void
add_place (HuTacticalForm *self,
           HuEvent        *event,
           HuLocation      location)
{
  const HuMap *map = get_scenario (self)->map;

  hu_event_add_place (event, hu_location_hex (map, location), hu_location_storey (map, location));
}

static HuEvent *
make_fire (HuTacticalForm *self)
{
  gint cause = get_value (self, HU_FORM_CAUSE, HU_CAUSE_ACCIDENT);
  gint from = get_value (self, HU_FORM_FROM, HU_LOCATION_NONE);
  HuEvent *event = hu_event_new (HU_VERB_FIRE);

  add_place (self, event, get_value (self, HU_FORM_LOCATION, 0));
  event->fire = (HuFireKind) get_value (self, HU_FORM_FIRE, HU_FIRE_FLAME);
  event->cause = cause >= HU_N_CAUSES ? HU_CAUSE_KINDLED : (HuFireCause) cause;
  if (cause >= HU_N_CAUSES)
    event->side = (HuSide) (cause - HU_N_CAUSES);
  if (cause == HU_CAUSE_SPREAD && from != HU_LOCATION_NONE)
    add_place (self, event, from);

  return event;
}

/* NULL and @why where something is wanting. */
static HuEvent *
make_event (HuTacticalForm *self,
            char          **why)
{
  HuEvent *event;
  gint other = get_value (self, HU_FORM_OTHER, -1);

  switch (self->verb)
    {
    case HU_VERB_REDUCE:
    case HU_VERB_CAPTURE:
    case HU_VERB_ABANDON:
      if (other < 0)
        {
          *why = g_strdup (_("There is no unit to choose."));
          return NULL;
        }
      event = hu_event_new_unit (self->verb, self->unit, (guint) other);
      break;

    case HU_VERB_FIRE:
      if (get_value (self, HU_FORM_CAUSE, HU_CAUSE_ACCIDENT) == HU_CAUSE_SPREAD &&
          get_value (self, HU_FORM_FROM, HU_LOCATION_NONE) == HU_LOCATION_NONE)
        {
          *why = g_strdup (_("There is no Fire that it could spread from."));
          return NULL;
        }
      return make_fire (self);

    case HU_VERB_EXTINGUISH:
    case HU_VERB_RUBBLE:
      event = hu_event_new (self->verb);
      add_place (self, event, get_value (self, HU_FORM_LOCATION, 0));
      return event;

    default:
      event = hu_event_new_eliminate (self->unit);
      g_array_append_vals (event->units, self->survivors->data, self->survivors->len);
      break;
    }

  event->own_attack = get_value (self, HU_FORM_AGENT, FALSE) != 0;

  return event;
}

/* Words the event, and its first consequences. */
static char *
word_outcome (HuTacticalForm *self,
              HuSnapshot     *after)
{
  const GPtrArray *rulings = hu_snapshot_get_last_rulings (after);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rulings->len && i < RULINGS_MOST; i++)
    {
      g_autofree char *why = hu_explain_ruling (get_scenario (self), g_ptr_array_index (rulings, i));

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", why);
    }

  if (rulings->len == 0)
    g_string_append (text, _("Nothing changes hands, and no points are scored."));
  else if (rulings->len > RULINGS_MOST)
    {
      guint more = rulings->len - RULINGS_MOST;

      g_string_append_c (text, '\n');
      g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "And %u more ruling.", "And %u more rulings.", more),
                              more);
    }

  return g_string_free (text, FALSE);
}

static char *
word_refusal (HuTacticalForm  *self,
              const HuRefusal *refusal)
{
  g_autofree char *remedy = NULL;
  g_autofree char *why = hu_explain_refusal (get_scenario (self), refusal, &remedy);

  return remedy != NULL
    /* Translators: %1$s says why an event cannot be, %2$s what would be right */
    ? g_strdup_printf (_("This is not possible: %1$s; %2$s."), why, remedy)
    : g_strdup_printf (_("This is not possible: %s."), why);
}

static void
update (HuTacticalForm *self)
{
  g_autofree char *text = NULL;
  g_autoptr(HuSnapshot) after = NULL;
  HuRefusal refusal;

  if (self->filling)
    return;

  if (self->rows[HU_FORM_FROM].row != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->rows[HU_FORM_FROM].row),
                            get_value (self, HU_FORM_CAUSE, HU_CAUSE_ACCIDENT) == HU_CAUSE_SPREAD);

  g_clear_pointer (&self->event, hu_event_unref);
  self->event = make_event (self, &text);
  if (self->event != NULL)
    {
      after = hu_game_what_if (self->game, &self->event, 1, &refusal);
      text = after != NULL ? word_outcome (self, after) : word_refusal (self, &refusal);
      if (after == NULL)
        g_clear_pointer (&self->event, hu_event_unref);
    }

  gtk_label_set_text (self->outcome, text);
  hu_css_class_set (GTK_WIDGET (self->outcome), "refused", self->event == NULL);
  g_signal_emit (self, signals[VALIDITY_CHANGED], 0);
}

/* --- Rows --- */

static void
begin_row (HuTacticalForm *self,
           HuFormRow       row,
           const char     *title)
{
  FormRow *entry = &self->rows[row];

  entry->row = ADW_COMBO_ROW (adw_combo_row_new ());
  entry->values = g_array_new (FALSE, FALSE, sizeof (gint));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (entry->row), title);
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (entry->row), TRUE);
  adw_preferences_group_add (self->group, GTK_WIDGET (entry->row));
}

/* Shows the entries, and reports choices among them from now on. */
static void
end_row (HuTacticalForm *self,
         HuFormRow       row,
         GtkStringList  *names,
         gint            chosen)
{
  FormRow *entry = &self->rows[row];

  adw_combo_row_set_model (entry->row, G_LIST_MODEL (names));
  hu_tactical_form_choose (self, row, chosen);
  g_signal_connect_swapped (entry->row, "notify::selected", G_CALLBACK (update), self);
}

static void
add_entry (HuTacticalForm *self,
           HuFormRow       row,
           GtkStringList  *names,
           gint            value,
           char           *name) /* (transfer full) */
{
  g_array_append_val (self->rows[row].values, value);
  gtk_string_list_take (names, name);
}

/* "4-6-7 (squad)", with where it stands if it does. */
static char *
word_unit (HuTacticalForm *self,
           guint           unit)
{
  const HuState *state = hu_snapshot_get_state (get_snapshot (self));
  g_autofree char *name = hu_explain_unit (get_scenario (self), unit);
  g_autofree char *kind = hu_explain_unit_kind (hu_scenario_get_unit (get_scenario (self), unit)->kind);
  g_autofree char *at = NULL;

  if (state->unit_hex[unit] == HU_HEX_NONE)
    /* Translators: a unit, its kind. */
    return g_strdup_printf (_("%1$s (%2$s)"), name, kind);

  at = hu_explain_subject (get_scenario (self), HU_SUBJECT_LOCATION, hu_state_unit_location (state, unit));

  /* Translators: a unit, its kind, where it is. */
  return g_strdup_printf (_("%1$s (%2$s, %3$s)"), name, kind, at);
}

static void
add_units (HuTacticalForm *self,
           const char     *title,
           GArray         *units) /* (transfer full) */
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  begin_row (self, HU_FORM_OTHER, title);
  for (guint i = 0; i < units->len; i++)
    {
      guint unit = g_array_index (units, guint, i);

      add_entry (self, HU_FORM_OTHER, names, (gint) unit, word_unit (self, unit));
    }
  end_row (self, HU_FORM_OTHER, names, 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->rows[HU_FORM_OTHER].row), units->len > 0);
  g_array_unref (units);
}

static void
add_agent (HuTacticalForm *self)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  begin_row (self, HU_FORM_AGENT, _("_Done by"));
  add_entry (self, HU_FORM_AGENT, names, FALSE, g_strdup (_("The enemy, or anything else")));
  add_entry (self, HU_FORM_AGENT, names, TRUE, g_strdup (_("An attack of its own side")));
  end_row (self, HU_FORM_AGENT, names, FALSE);
}

static void
add_locations (HuTacticalForm *self,
               HuFormRow       row,
               const char     *title,
               GArray         *locations, /* (transfer full) */
               HuLocation      chosen)
{
  const HuMap *map = get_scenario (self)->map;
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  begin_row (self, row, title);
  for (guint i = 0; i < locations->len; i++)
    {
      HuLocation location = g_array_index (locations, HuLocation, i);
      g_autofree char *name = hu_explain_subject (get_scenario (self), HU_SUBJECT_LOCATION, location);
      g_autofree char *storey = hu_explain_storey (get_scenario (self), hu_location_hex (map, location),
                                                   hu_location_storey (map, location));

      /* Translators: a Location, its level. */
      add_entry (self, row, names, location, g_strdup_printf (_("%1$s (%2$s)"), name, storey));
    }
  end_row (self, row, names, chosen);
  g_array_unref (locations);
}

static void
add_fire_kind (HuTacticalForm *self,
               HuLocation      location)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  guint8 hazard = hu_state_hazard (hu_snapshot_get_state (get_snapshot (self)), location);

  begin_row (self, HU_FORM_FIRE, _("_Fire"));
  add_entry (self, HU_FORM_FIRE, names, HU_FIRE_FLAME, g_strdup (_("Flame")));
  add_entry (self, HU_FORM_FIRE, names, HU_FIRE_BLAZE, g_strdup (_("Blaze")));
  end_row (self, HU_FORM_FIRE, names, hazard & HU_HAZARD_FIRE ? HU_FIRE_BLAZE : HU_FIRE_FLAME);
}

static void
add_cause (HuTacticalForm *self)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  begin_row (self, HU_FORM_CAUSE, _("_Cause"));
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autofree char *name = hu_explain_side (get_scenario (self), side);

      /* Translators: a side. */
      add_entry (self, HU_FORM_CAUSE, names, hu_tactical_form_kindled (side), hu_explain_sentence (get_scenario (self),
                                                                                                   _("Kindled: %s"), name));
    }
  add_entry (self, HU_FORM_CAUSE, names, HU_CAUSE_ACCIDENT, g_strdup (_("Accident or other")));
  add_entry (self, HU_FORM_CAUSE, names, HU_CAUSE_SPREAD, g_strdup (_("Spread from another Fire")));
  end_row (self, HU_FORM_CAUSE, names, HU_CAUSE_ACCIDENT);
}

/* --- Survivors --- */

static void
toggled_cb (HuTacticalForm *self,
            GtkCheckButton *check)
{
  guint unit = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (check), "hu-unit"));

  for (guint i = 0; i < self->survivors->len; i++)
    if (g_array_index (self->survivors, guint, i) == unit)
      g_array_remove_index (self->survivors, i--);
  if (gtk_check_button_get_active (check))
    g_array_append_val (self->survivors, unit);
  update (self);
}

/* Offers the crew of an eliminated unit, or its remnants: Personnel that has not entered the map yet. */
static void
add_survivors (HuTacticalForm *self)
{
  HuSide side = hu_scenario_get_unit (get_scenario (self), self->unit)->side;
  g_autoptr(GArray) units =
    hu_candidates_waiting (get_snapshot (self), side, 1u << HU_UNIT_CREW | 1u << HU_UNIT_HALF_SQUAD |
                                                        1u << HU_UNIT_LEADER | 1u << HU_UNIT_HERO | 1u << HU_UNIT_SQUAD);
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  if (units->len == 0)
    {
      g_object_ref_sink (group);
      g_object_unref (group);
      g_object_ref_sink (scrolled);
      g_object_unref (scrolled);
      return;
    }

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Survivors"));
  for (guint i = 0; i < units->len; i++)
    {
      guint unit = g_array_index (units, guint, i);
      GtkWidget *row = adw_action_row_new ();
      GtkWidget *check = gtk_check_button_new ();
      g_autofree char *name = word_unit (self, unit);
      g_autofree char *escaped = g_markup_escape_text (name, -1);

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), escaped);
      gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
      g_object_set_data (G_OBJECT (check), "hu-unit", GUINT_TO_POINTER (unit));
      g_signal_connect_swapped (check, "toggled", G_CALLBACK (toggled_cb), self);
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), 240);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), group);
  gtk_box_insert_child_after (GTK_BOX (self->box), scrolled, GTK_WIDGET (self->group));
}

/* --- The widget --- */

static void
fill (HuTacticalForm *self,
      HuLocation      location)
{
  HuSnapshot *snapshot = get_snapshot (self);
  HuSide side = self->unit != HU_UNIT_NONE ? hu_scenario_get_unit (get_scenario (self), self->unit)->side
                                           : HU_SIDE_NONE;
  HuHex hex = location != HU_LOCATION_NONE ? hu_location_hex (get_scenario (self)->map, location) : HU_HEX_NONE;

  switch (self->verb)
    {
    case HU_VERB_REDUCE:
      add_units (self, _("_Half-Squad Left of It"), hu_candidates_waiting (snapshot, side, 1u << HU_UNIT_HALF_SQUAD));
      add_agent (self);
      break;
    case HU_VERB_CAPTURE:
      add_units (self, _("_Captor"), hu_candidates_captors (snapshot, self->unit));
      break;
    case HU_VERB_ABANDON:
      add_units (self, _("_Crew"), hu_candidates_waiting (snapshot, side,
                                                          1u << HU_UNIT_CREW | 1u << HU_UNIT_HALF_SQUAD));
      break;
    case HU_VERB_FIRE:
      add_locations (self, HU_FORM_LOCATION, _("_Location"), hu_candidates_locations (snapshot, hex), location);
      add_fire_kind (self, location);
      add_cause (self);
      add_locations (self, HU_FORM_FROM, _("_Spreads from"), hu_candidates_fires (snapshot, hex), HU_LOCATION_NONE);
      break;
    case HU_VERB_EXTINGUISH:
    case HU_VERB_RUBBLE:
      add_locations (self, HU_FORM_LOCATION, _("_Location"), hu_candidates_locations (snapshot, hex), location);
      break;
    default:
      add_agent (self);
      add_survivors (self);
      break;
    }
}

static void
hu_tactical_form_dispose (GObject *object)
{
  HuTacticalForm *self = HU_TACTICAL_FORM (object);

  self->filling = TRUE;
  g_clear_pointer (&self->event, hu_event_unref);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  for (guint i = 0; i < HU_N_FORM_ROWS; i++)
    self->rows[i].row = NULL;
  g_clear_object (&self->game);

  G_OBJECT_CLASS (hu_tactical_form_parent_class)->dispose (object);
}

static void
hu_tactical_form_finalize (GObject *object)
{
  HuTacticalForm *self = HU_TACTICAL_FORM (object);

  for (guint i = 0; i < HU_N_FORM_ROWS; i++)
    g_clear_pointer (&self->rows[i].values, g_array_unref);
  g_array_unref (self->survivors);

  G_OBJECT_CLASS (hu_tactical_form_parent_class)->finalize (object);
}

static void
hu_tactical_form_class_init (HuTacticalFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_tactical_form_dispose;
  G_OBJECT_CLASS (klass)->finalize = hu_tactical_form_finalize;

  signals[VALIDITY_CHANGED] = g_signal_new ("validity-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                            0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
hu_tactical_form_init (HuTacticalForm *self)
{
  self->filling = TRUE;
  self->survivors = g_array_new (FALSE, FALSE, sizeof (guint));
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  self->outcome = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_set_size_request (GTK_WIDGET (self->group), 380, -1);
  gtk_label_set_wrap (self->outcome, TRUE);
  gtk_label_set_xalign (self->outcome, 0);
  gtk_label_set_max_width_chars (self->outcome, 48);
  gtk_widget_add_css_class (GTK_WIDGET (self->outcome), "hu-points-outcome");
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->group));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->outcome));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/* @game: a game with control in force; @verb: reduce, capture, abandon or eliminate of @unit; fire, extinguish or
 * rubble at @location; @unit: a unit on the map, or HU_UNIT_NONE; @location: a Location, or HU_LOCATION_NONE. */
GtkWidget *
hu_tactical_form_new (HuGame     *game,
                      HuVerb      verb,
                      guint       unit,
                      HuLocation  location)
{
  HuTacticalForm *self = g_object_new (HU_TYPE_TACTICAL_FORM, NULL);

  self->game = g_object_ref (game);
  self->verb = verb;
  self->unit = unit;
  fill (self, location);
  self->filling = FALSE;
  update (self);

  return GTK_WIDGET (self);
}

HuEvent *
hu_tactical_form_dup_event (HuTacticalForm *self)
{
  g_return_val_if_fail (HU_IS_TACTICAL_FORM (self), NULL);

  return self->event != NULL ? hu_event_ref (self->event) : NULL;
}

gboolean
hu_tactical_form_choose (HuTacticalForm *self,
                         HuFormRow       row,
                         gint            value)
{
  const FormRow *entry;

  g_return_val_if_fail (HU_IS_TACTICAL_FORM (self) && row < HU_N_FORM_ROWS, FALSE);

  entry = &self->rows[row];
  for (guint i = 0; entry->row != NULL && i < entry->values->len; i++)
    if (g_array_index (entry->values, gint, i) == value)
      {
        adw_combo_row_set_selected (entry->row, i);
        return TRUE;
      }

  return FALSE;
}
