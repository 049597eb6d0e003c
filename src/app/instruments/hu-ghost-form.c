/*
 * The form of a unit that is added in What If. It starts as a copy of one of the game's units, so that it need
 * not ask for most of the counter's values; the values that operational rules use can be changed.
 *
 * One file, because every row of the form fills one unit.
 */
#include "config.h"

#include "hu-ghost-form.h"

#include <glib/gi18n-lib.h>

#include "hu-css-class.h"
#include "hu-explain.h"
#include "hu-explain-field.h"

struct _HuGhostForm
{
  GtkWidget    parent_instance;

  HuGame      *game;
  GArray      *models;   /* guint: units of the side to copy, one for each entry of like_row */
  gboolean     filling;
  gboolean     is_valid;
  HuUnit       unit;     /* as filled in; its strings are the game's, but for the name */
  char        *name;
  HuLocation   at;

  GtkWidget   *box;
  AdwPreferencesGroup *group;
  AdwComboRow *side_row;
  AdwComboRow *like_row;
  AdwEntryRow *name_row;
  AdwEntryRow *at_row;
  AdwEntryRow *strength_row; /* NULL where no operational rules are in force, as zoc_row */
  AdwComboRow *zoc_row;
  GtkLabel    *outcome;
};

enum
{
  VALIDITY_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuGhostForm, hu_ghost_form, GTK_TYPE_WIDGET)

static const HuScenario *
get_scenario (HuGhostForm *self)
{
  return hu_game_get_scenario (self->game);
}

static gint
get_model (HuGhostForm *self)
{
  guint selected = adw_combo_row_get_selected (self->like_row);

  return selected < self->models->len ? (gint) g_array_index (self->models, guint, selected) : -1;
}

/* --- Which units it can be like --- */

/* The viewer knows only those enemy units that they have seen. */
static gboolean
is_known (HuGhostForm *self,
          guint        unit)
{
  HuSide viewer = hu_game_get_viewer (self->game);
  HuSnapshot *snapshot = hu_game_get_snapshot (self->game);

  return viewer == HU_SIDE_NONE || hu_scenario_get_unit (get_scenario (self), unit)->side == viewer ||
         (hu_snapshot_get_secrecy (snapshot, unit) == HU_SECRECY_NONE &&
          hu_snapshot_get_state (snapshot)->unit_status[unit] == HU_UNIT_ON_MAP);
}

/* Operational units are alike if their values are, whatever their names; tactical units, such as leaders, need
 * the same name too. */
static gboolean
is_alike (const HuUnit *a,
          const HuUnit *b)
{
  HuUnit unnamed = *a;

  if (!hu_unit_kind_is_tactical (a->kind))
    unnamed.name = b->name;

  return hu_unit_looks_like (&unnamed, b);
}

/* Returns the entry that @unit is like, or -1. */
static gint
find_model (HuGhostForm  *self,
            const HuUnit *unit)
{
  for (guint i = 0; i < self->models->len; i++)
    if (is_alike (unit, hu_scenario_get_unit (get_scenario (self), g_array_index (self->models, guint, i))))
      return (gint) i;

  return -1;
}

static void
list_models (HuGhostForm *self)
{
  HuSide side = (HuSide) adw_combo_row_get_selected (self->side_row);

  g_array_set_size (self->models, 0);
  for (guint i = 0; i < hu_scenario_get_n_units (get_scenario (self)); i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (get_scenario (self), i);

      if (unit->side == side && is_known (self, i) && find_model (self, unit) < 0)
        g_array_append_val (self->models, i);
    }
}

/* "6 Pz (8, armor, corps)"; "4-6-7 (squad)". */
static char *
word_model (HuGhostForm *self,
            guint        index)
{
  const HuUnit *unit = hu_scenario_get_unit (get_scenario (self), index);
  g_autofree char *name = hu_explain_unit (get_scenario (self), index);
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *detail = NULL;

  /* The distinguishing values come first, because the rest may be cut off. */
  if (unit->strength >= 0)
    g_ptr_array_add (parts, g_strdup_printf ("%" G_GINT64_FORMAT, unit->strength));
  if (unit->kind != HU_UNIT_GROUND)
    g_ptr_array_add (parts, hu_explain_unit_kind (unit->kind));
  if (unit->branch != NULL)
    g_ptr_array_add (parts, g_strdup (hu_explain_field_value ("branch", unit->branch)));
  if (unit->size != HU_SIZE_NONE)
    g_ptr_array_add (parts, g_strdup (hu_explain_field_value ("size", hu_unit_size_to_string (unit->size))));
  if (parts->len == 0)
    return g_steal_pointer (&name);

  g_ptr_array_add (parts, NULL);
  detail = g_strjoinv (", ", (char **) parts->pdata);

  /* Translators: a unit, what is printed on its counter */
  return g_strdup_printf (_("%1$s (%2$s)"), name, detail);
}

/* Returns the most frequent kind of unit of its side. */
static guint
find_ordinary (HuGhostForm *self)
{
  guint best = 0, most = 0;

  for (guint i = 0; i < self->models->len; i++)
    {
      const HuUnit *one = hu_scenario_get_unit (get_scenario (self), g_array_index (self->models, guint, i));
      guint n = 0;

      for (guint other = 0; other < hu_scenario_get_n_units (get_scenario (self)); other++)
        n += is_alike (hu_scenario_get_unit (get_scenario (self), other), one);
      if (n > most && !hu_unit_kind_holds_nothing (one->kind))
        {
          most = n;
          best = i;
        }
    }

  return best;
}

/* --- What is filled in --- */

/* FALSE and @why where a field is wrong. */
static gboolean
read_strength (HuGhostForm *self,
               char       **why)
{
  g_autofree char *text = NULL;

  if (self->strength_row == NULL)
    return TRUE;

  text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->strength_row))));
  if (text[0] == '\0')
    self->unit.strength = -1;
  else if (!g_ascii_string_to_signed (text, 10, 0, G_MAXINT32, &self->unit.strength, NULL))
    {
      *why = g_strdup (_("The strength is a whole number, or nothing."));
      return FALSE;
    }

  return TRUE;
}

static gboolean
read_form (HuGhostForm *self,
           char       **why)
{
  static const HuTristate zocs[] = { HU_TRISTATE_UNSET, HU_TRISTATE_TRUE, HU_TRISTATE_FALSE };
  g_autofree char *place = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->at_row))));
  g_autoptr(GError) error = NULL;
  gint model = get_model (self);

  if (model < 0)
    {
      *why = g_strdup (_("That side has no unit to copy."));
      return FALSE;
    }

  self->unit = *hu_scenario_get_unit (get_scenario (self), (guint) model);
  /* The player who adds a unit knows it. */
  self->unit.states &= ~(guint) (HU_STATE_CONCEALED | HU_STATE_HIDDEN);
  g_free (self->name);
  self->name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name_row))));
  self->unit.name = self->name;
  if (self->zoc_row != NULL)
    self->unit.zoc = zocs[MIN (adw_combo_row_get_selected (self->zoc_row), G_N_ELEMENTS (zocs) - 1)];
  if (self->name[0] == '\0')
    {
      *why = g_strdup (_("The unit needs a name."));
      return FALSE;
    }

  self->at = hu_location_parse (get_scenario (self)->map, place, &error);
  if (self->at == HU_LOCATION_NONE)
    {
      *why = place[0] == '\0' ? g_strdup (_("Enter the hex in which it comes on."))
                              /* Translators: what was typed; it is the name of no hex */
                              : g_strdup_printf (_("There is no hex “%s” on this map."), place);
      return FALSE;
    }

  return read_strength (self, why);
}

static void
update (HuGhostForm *self)
{
  g_autofree char *text = NULL;

  if (self->filling)
    return;

  self->is_valid = read_form (self, &text);
  if (self->is_valid)
    text = g_strdup (_("The game does not have this unit, so its moves can be kept in a variation, but not in the "
                       "log."));
  gtk_label_set_text (self->outcome, text);
  hu_css_class_set (GTK_WIDGET (self->outcome), "refused", !self->is_valid);
  g_signal_emit (self, signals[VALIDITY_CHANGED], 0);
}

static void
like_changed_cb (HuGhostForm *self)
{
  gint model = get_model (self);

  if (!self->filling && model >= 0 && self->strength_row != NULL)
    {
      const HuUnit *unit = hu_scenario_get_unit (get_scenario (self), (guint) model);
      g_autofree char *strength =
        unit->strength >= 0 ? g_strdup_printf ("%" G_GINT64_FORMAT, unit->strength) : g_strdup ("");

      gtk_editable_set_text (GTK_EDITABLE (self->strength_row), strength);
      adw_combo_row_set_selected (self->zoc_row, unit->zoc == HU_TRISTATE_UNSET ? 0 : unit->zoc == HU_TRISTATE_TRUE ? 1 : 2);
    }
  update (self);
}

static void
side_changed_cb (HuGhostForm *self)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  if (self->filling)
    return;

  list_models (self);
  for (guint i = 0; i < self->models->len; i++)
    gtk_string_list_take (names, word_model (self, g_array_index (self->models, guint, i)));

  self->filling = TRUE;
  adw_combo_row_set_model (self->like_row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->like_row, find_ordinary (self));
  self->filling = FALSE;
  like_changed_cb (self);
}

/* --- The widget --- */

static AdwComboRow *
add_combo (HuGhostForm *self,
           const char  *title,
           GCallback    changed)
{
  AdwComboRow *row = ADW_COMBO_ROW (adw_combo_row_new ());

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (row), TRUE);
  adw_preferences_group_add (self->group, GTK_WIDGET (row));
  g_signal_connect_object (row, "notify::selected", changed, self, G_CONNECT_SWAPPED);

  return row;
}

static AdwEntryRow *
add_entry (HuGhostForm *self,
           const char  *title)
{
  AdwEntryRow *row = ADW_ENTRY_ROW (adw_entry_row_new ());

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (row), TRUE);
  adw_entry_row_set_activates_default (row, TRUE);
  adw_preferences_group_add (self->group, GTK_WIDGET (row));
  g_signal_connect_object (row, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);

  return row;
}

static void
build_rows (HuGhostForm *self)
{
  g_autoptr(GtkStringList) sides = gtk_string_list_new (NULL);
  g_autoptr(GtkStringList) zocs = gtk_string_list_new (NULL);

  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    gtk_string_list_take (sides, hu_explain_side (get_scenario (self), side));
  self->side_row = add_combo (self, _("_Side"), G_CALLBACK (side_changed_cb));
  adw_combo_row_set_model (self->side_row, G_LIST_MODEL (sides));

  self->like_row = add_combo (self, _("_Same Kind As"), G_CALLBACK (like_changed_cb));
  self->name_row = add_entry (self, _("_Name"));
  self->at_row = add_entry (self, hu_scenario_is_tactical (get_scenario (self)) ? _("L_ocation") : _("_Hex"));
  if (!hu_scenario_is_operational (get_scenario (self)))
    return;

  self->strength_row = add_entry (self, _("_Combat Strength"));
  self->zoc_row = add_combo (self, _("_Zone of Control"), G_CALLBACK (update));
  gtk_string_list_append (zocs, _("As the rules have it"));
  gtk_string_list_append (zocs, C_("zone of control", "Yes"));
  gtk_string_list_append (zocs, C_("zone of control", "No"));
  adw_combo_row_set_model (self->zoc_row, G_LIST_MODEL (zocs));
}

static void
hu_ghost_form_dispose (GObject *object)
{
  HuGhostForm *self = HU_GHOST_FORM (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (hu_ghost_form_parent_class)->dispose (object);
}

static void
hu_ghost_form_finalize (GObject *object)
{
  HuGhostForm *self = HU_GHOST_FORM (object);

  g_array_unref (self->models);
  g_free (self->name);

  G_OBJECT_CLASS (hu_ghost_form_parent_class)->finalize (object);
}

static void
hu_ghost_form_class_init (HuGhostFormClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = hu_ghost_form_dispose;
  object_class->finalize = hu_ghost_form_finalize;

  signals[VALIDITY_CHANGED] = g_signal_new ("validity-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                            NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
hu_ghost_form_init (HuGhostForm *self)
{
  self->models = g_array_new (FALSE, FALSE, sizeof (guint));
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  gtk_widget_set_size_request (GTK_WIDGET (self->group), 340, -1);
  self->outcome = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->outcome, TRUE);
  gtk_label_set_xalign (self->outcome, 0);
  gtk_label_set_max_width_chars (self->outcome, 44);
  gtk_widget_add_css_class (GTK_WIDGET (self->outcome), "hu-points-outcome");
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->group));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->outcome));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/* Returns the side of the present player turn. */
static HuSide
get_first_side (HuGhostForm *self)
{
  const HuScenario *scenario = get_scenario (self);
  HuClock clock = *hu_snapshot_get_clock (hu_game_get_snapshot (self->game));
  HuSide side = HU_SIDE_NONE;

  if (clock.player_turn < scenario->calendar.player_turns->len)
    side = hu_scenario_get_player_turn (scenario, clock.player_turn)->side;

  return side == HU_SIDE_NONE ? HU_SIDE_FIRST : side;
}

/* Chooses these as if the user had picked them; @like is a unit of that side to copy, or HU_UNIT_NONE for an ordinary one. */
static void
choose (HuGhostForm *self,
        HuSide       side,
        guint        like)
{
  self->filling = TRUE;
  adw_combo_row_set_selected (self->side_row, (guint) side);
  self->filling = FALSE;
  side_changed_cb (self);
  if (like != HU_UNIT_NONE && find_model (self, hu_scenario_get_unit (get_scenario (self), like)) >= 0)
    adw_combo_row_set_selected (self->like_row,
                                (guint) find_model (self, hu_scenario_get_unit (get_scenario (self), like)));
}

GtkWidget *
hu_ghost_form_new (HuGame     *game,
                   guint       like,
                   HuLocation  at)
{
  HuGhostForm *self;
  g_autofree char *name = NULL;

  g_return_val_if_fail (HU_IS_GAME (game), NULL);

  self = g_object_new (HU_TYPE_GHOST_FORM, NULL);
  self->game = g_object_ref (game);
  self->filling = TRUE;
  build_rows (self);
  name = hu_game_suggest_name (game);
  gtk_editable_set_text (GTK_EDITABLE (self->name_row), name);
  if (at != HU_LOCATION_NONE)
    {
      g_autofree char *place = hu_location_dup_name (get_scenario (self)->map, at);

      gtk_editable_set_text (GTK_EDITABLE (self->at_row), place);
    }
  if (like != HU_UNIT_NONE && !is_known (self, like))
    like = HU_UNIT_NONE;
  choose (self, like != HU_UNIT_NONE ? hu_scenario_get_unit (get_scenario (self), like)->side
                                                   : get_first_side (self), like);

  return GTK_WIDGET (self);
}

/* @unit: (out caller-allocates): the values on the counter; the form owns its strings; @at: (out): the Location
 * where it enters the map.  Returns FALSE while something is wrong, which the form explains. */
gboolean
hu_ghost_form_get (HuGhostForm *self,
                   HuUnit      *unit,
                   HuLocation  *at)
{
  g_return_val_if_fail (HU_IS_GHOST_FORM (self) && unit != NULL && at != NULL, FALSE);

  if (!self->is_valid)
    return FALSE;

  *unit = self->unit;
  *at = self->at;

  return TRUE;
}
