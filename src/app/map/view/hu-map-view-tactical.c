/*
 * The map's tactical actions for menus and keys: every tactical verb of the log. A form asks for details that
 * need more than a click; the game decides whether an action is possible.
 *
 * One file, because each verb is a few lines, and they share the table of actions at the end.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-candidates.h"
#include "hu-explain.h"
#include "hu-map-tactical-private.h"
#include "hu-message.h"
#include "hu-tactical-form.h"
#include "hu-unit-picker.h"

static HuSnapshot *
get_snapshot (HuMapView *self)
{
  return hu_game_get_snapshot (self->game);
}

static const HuState *
get_state (HuMapView *self)
{
  return hu_snapshot_get_state (get_snapshot (self));
}

static GPtrArray *
new_events (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
}

/* --- States --- */

static const struct
{
  const char  *name;
  HuUnitStates state;
} marks[] = {
  { "mark-armed", HU_STATE_ARMED },
  { "mark-broken", HU_STATE_BROKEN },
  { "mark-berserk", HU_STATE_BERSERK },
  { "mark-melee", HU_STATE_MELEE },
  { "mark-stunned", HU_STATE_STUNNED },
  { "mark-concealed", HU_STATE_CONCEALED },
  { "mark-hidden", HU_STATE_HIDDEN },
  { "mark-bypass", HU_STATE_BYPASS },
  { "mark-wounded", HU_STATE_WOUNDED },
};

/* Returns the states that a unit of that kind can have; the others do not apply to it. */
static guint
states_of_kind (HuUnitKind kind)
{
  const guint secret = HU_STATE_CONCEALED | HU_STATE_HIDDEN;

  if (hu_unit_kind_is_mmc (kind))
    return secret | HU_STATE_ARMED | HU_STATE_BROKEN | HU_STATE_BERSERK | HU_STATE_MELEE | HU_STATE_STUNNED |
           HU_STATE_BYPASS;
  if (hu_unit_kind_is_personnel (kind))
    return secret | HU_STATE_ARMED | HU_STATE_BROKEN | HU_STATE_BERSERK | HU_STATE_MELEE | HU_STATE_STUNNED |
           HU_STATE_BYPASS | HU_STATE_WOUNDED;
  if (kind == HU_UNIT_VEHICLE)
    return secret | HU_STATE_MELEE | HU_STATE_STUNNED | HU_STATE_BYPASS;

  return kind == HU_UNIT_DUMMY ? secret | HU_STATE_BYPASS : secret;
}

/* The states that something selected can be in. */
guint
_hu_map_tactical_states (HuMapView *self)
{
  g_autoptr(GArray) units = _hu_map_view_list_targets (self);
  guint states = 0;

  for (guint i = 0; i < units->len; i++)
    states |= states_of_kind (hu_scenario_get_unit (get_state (self)->scenario, g_array_index (units, guint, i))->kind);

  return states;
}

static void
mark_cb (GSimpleAction *action,
         GVariant      *value,
         gpointer       data)
{
  HuMapView *self = data;
  g_autoptr(GArray) units = _hu_map_view_list_targets (self);
  g_autoptr(GPtrArray) events = new_events ();
  guint state = 0;

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (g_str_equal (g_action_get_name (G_ACTION (action)), marks[i].name))
      state = marks[i].state;

  for (guint i = 0; i < units->len; i++)
    {
      guint unit = g_array_index (units, guint, i);
      gboolean is_so = (get_state (self)->unit_states[unit] & state) != 0;

      if ((states_of_kind (hu_scenario_get_unit (get_state (self)->scenario, unit)->kind) & state) &&
          is_so != g_variant_get_boolean (value))
        g_ptr_array_add (events, hu_event_new_mark (unit, state, g_variant_get_boolean (value) ? state : 0));
    }

  _hu_map_view_append (self, events);
}

static HuEvent *
new_in (guint unit,
        guint carrier)
{
  HuEvent *event = hu_event_new_mark (unit, 0, 0);

  event->has_in = TRUE;
  event->other_unit = carrier;

  return event;
}

static void
get_in_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  HuMapView *self = data;
  g_autoptr(GArray) units = _hu_map_view_list_targets (self);
  g_autoptr(GPtrArray) events = new_events ();
  guint carrier = g_variant_get_uint32 (parameter);

  for (guint i = 0; i < units->len; i++)
    if (g_array_index (units, guint, i) != carrier)
      g_ptr_array_add (events, new_in (g_array_index (units, guint, i), carrier));

  _hu_map_view_append (self, events);
}

static void
get_out_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  HuMapView *self = data;
  g_autoptr(GArray) units = _hu_map_view_list_targets (self);
  g_autoptr(GPtrArray) events = new_events ();

  for (guint i = 0; i < units->len; i++)
    if (get_state (self)->unit_in[g_array_index (units, guint, i)] != HU_UNIT_NONE)
      g_ptr_array_add (events, new_in (g_array_index (units, guint, i), HU_UNIT_NONE));

  _hu_map_view_append (self, events);
}

static void
all_out_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  HuMapView *self = data;
  g_autoptr(GArray) units = _hu_map_view_list_targets (self);
  g_autoptr(GPtrArray) events = new_events ();

  for (guint i = 0; i < units->len; i++)
    {
      g_autoptr(GArray) riders = hu_candidates_riders (get_snapshot (self), g_array_index (units, guint, i));

      for (guint j = 0; j < riders->len; j++)
        g_ptr_array_add (events, new_in (g_array_index (riders, guint, j), HU_UNIT_NONE));
    }

  _hu_map_view_append (self, events);
}

static void
to_storey_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  HuMapView *self = data;
  g_autoptr(GArray) units = _hu_map_view_list_targets (self);
  g_autoptr(GPtrArray) events = new_events ();
  HuStorey storey = (HuStorey) g_variant_get_int32 (parameter);

  for (guint i = 0; i < units->len; i++)
    {
      guint unit = g_array_index (units, guint, i);
      HuEvent *event;

      if (get_state (self)->unit_storey[unit] == storey)
        continue;

      event = hu_event_new (HU_VERB_MOVE);
      event->unit = unit;
      hu_event_add_place (event, get_state (self)->unit_hex[unit], storey);
      g_ptr_array_add (events, event);
    }

  _hu_map_view_append (self, events);
}

/* --- Forms --- */

static void
response_cb (HuMapView        *self,
             const char       *response,
             AdwMessageDialog *dialog)
{
  HuTacticalForm *form = HU_TACTICAL_FORM (adw_message_dialog_get_extra_child (dialog));
  HuEvent *event = hu_tactical_form_dup_event (form);

  if (event == NULL)
    return;

  if (g_str_equal (response, "add") && self->game != NULL)
    _hu_map_view_append_one (self, event);
  else
    hu_event_unref (event);
}

static void
validity_changed_cb (AdwMessageDialog *dialog,
                     HuTacticalForm   *form)
{
  g_autoptr(HuEvent) event = hu_tactical_form_dup_event (form);

  adw_message_dialog_set_response_enabled (dialog, "add", event != NULL);
}

static void
ask (HuMapView  *self,
     GtkWidget  *form,
     const char *heading,
     const char *button)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  AdwMessageDialog *dialog = hu_question_new (GTK_WINDOW (root), heading, NULL, form, "add", button);

  validity_changed_cb (dialog, HU_TACTICAL_FORM (form));
  g_signal_connect_object (form, "validity-changed", G_CALLBACK (validity_changed_cb), dialog, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Asks for the details of @verb for @unit, with the given heading and button. */
static void
ask_for_unit (HuMapView *self,
              HuVerb     verb,
              guint      unit)
{
  g_autofree char *name = hu_explain_seen_unit (hu_game_get_snapshot (self->game), unit);
  g_autofree char *heading = NULL;
  const char *button;

  switch (verb)
    {
    case HU_VERB_REDUCE:
      /* Translators: a unit. */
      heading = g_strdup_printf (_("Reduce %s"), name);
      button = _("_Reduce");
      break;
    case HU_VERB_CAPTURE:
      /* Translators: a unit. */
      heading = g_strdup_printf (_("Capture %s"), name);
      button = _("_Capture");
      break;
    case HU_VERB_ABANDON:
      /* Translators: a vehicle. */
      heading = g_strdup_printf (_("Abandon %s"), name);
      button = _("_Abandon");
      break;
    default:
      /* Translators: a unit. */
      heading = g_strdup_printf (_("Eliminate %s"), name);
      button = _("_Eliminate");
      break;
    }

  ask (self, hu_tactical_form_new (self->game, verb, unit, HU_LOCATION_NONE), heading, button);
}

static void
ask_for_unit_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       data)
{
  static const struct
  {
    const char *name;
    HuVerb      verb;
  } forms[] = {
    { "reduce", HU_VERB_REDUCE },
    { "capture", HU_VERB_CAPTURE },
    { "abandon", HU_VERB_ABANDON },
    { "eliminate-how", HU_VERB_ELIMINATE },
  };
  HuMapView *self = data;
  g_autoptr(GArray) units = _hu_map_view_list_targets (self);

  for (guint i = 0; units->len == 1 && i < G_N_ELEMENTS (forms); i++)
    if (g_str_equal (g_action_get_name (G_ACTION (action)), forms[i].name))
      ask_for_unit (self, forms[i].verb, g_array_index (units, guint, 0));
}

/* Returns the Location of the cursor's hex on the storey shown, or its ground. */
static HuLocation
get_location (HuMapView *self)
{
  HuHex cursor = hu_map_state_get_cursor (self->state);
  HuLocation location;

  if (cursor == HU_HEX_NONE)
    return HU_LOCATION_NONE;

  location = hu_map_location (hu_game_get_scenario (self->game)->map, cursor, hu_map_state_get_storey (self->state));

  return location != HU_LOCATION_NONE ? location : cursor;
}

static void
ask_for_place_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       data)
{
  HuMapView *self = data;
  gboolean fire = g_str_equal (g_action_get_name (G_ACTION (action)), "fire");
  HuLocation location = get_location (self);
  g_autofree char *name = NULL;
  g_autofree char *heading = NULL;

  if (location == HU_LOCATION_NONE)
    return;

  name = hu_explain_subject (hu_game_get_scenario (self->game), HU_SUBJECT_HEX, hu_map_state_get_cursor (self->state));
  /* Translators: a hex. */
  heading = g_strdup_printf (fire ? _("Fire in %s") : _("Rubble in %s"), name);
  ask (self, hu_tactical_form_new (self->game, fire ? HU_VERB_FIRE : HU_VERB_RUBBLE, HU_UNIT_NONE, location), heading,
       fire ? _("_Set Fire") : _("_Make Rubble"));
}

/* --- What is done at once --- */

static void
release_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  HuMapView *self = data;
  g_autoptr(GArray) units = _hu_map_view_list_targets (self);
  g_autoptr(GPtrArray) events = new_events ();

  for (guint i = 0; i < units->len; i++)
    if (get_state (self)->unit_captor[g_array_index (units, guint, i)] != HU_SIDE_NONE)
      g_ptr_array_add (events, hu_event_new_unit (HU_VERB_RELEASE, g_array_index (units, guint, i), HU_UNIT_NONE));

  _hu_map_view_append (self, events);
}

/* Returns NULL unless the selection is a single unit in a building; (transfer full). */
HuEvent *
_hu_map_tactical_new_mop_up (HuMapView *self)
{
  g_autoptr(GArray) units = _hu_map_view_list_targets (self);
  gint building;
  guint unit;

  if (units->len != 1)
    return NULL;

  unit = g_array_index (units, guint, 0);
  building = hu_map_building_at (get_state (self)->scenario->map, get_state (self)->unit_hex[unit]);

  return building != HU_BUILDING_NONE ? hu_event_new_mop_up (unit, building) : NULL;
}

static void
mop_up_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  HuEvent *event = _hu_map_tactical_new_mop_up (data);

  if (event != NULL)
    _hu_map_view_append_one (data, event);
}

/* A Flame that grows keeps the cause it was born with. */
static HuEvent *
new_growth (HuMapView  *self,
            HuLocation  location)
{
  const HuMap *map = get_state (self)->scenario->map;
  guint kindled = (hu_state_hazard (get_state (self), location) & HU_HAZARD_KINDLED) >> HU_HAZARD_KINDLED_SHIFT;

  return hu_event_new_fire (hu_location_hex (map, location), hu_location_storey (map, location), HU_FIRE_BLAZE,
                            kindled != 0 ? HU_CAUSE_KINDLED : HU_CAUSE_ACCIDENT,
                            kindled == 0 ? HU_SIDE_NONE : kindled & 1 ? HU_SIDE_FIRST : HU_SIDE_SECOND);
}

static void
hazard_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  HuMapView *self = data;
  HuLocation location = g_variant_get_int32 (parameter);
  const HuMap *map = hu_game_get_scenario (self->game)->map;

  if (location < 0 || location >= hu_map_n_locations (map))
    return;

  _hu_map_view_append_one (self, g_str_equal (g_action_get_name (G_ACTION (action)), "fire-grows")
                           ? new_growth (self, location)
                           : hu_event_new_at (HU_VERB_EXTINGUISH, hu_location_hex (map, location),
                                              hu_location_storey (map, location)));
}

static void
declare_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  gint32 side, kind, subject;

  g_variant_get (parameter, "(iii)", &side, &kind, &subject);
  _hu_map_view_append_one (data, hu_event_new_declare ((HuSide) side, (HuSubjectKind) kind, subject));
}

/* Searching, or occupying to verify, reveals any concealed or hidden unit there (26.15). */
static void
searched_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  HuMapView *self = data;
  HuHex cursor = hu_map_state_get_cursor (self->state);
  gboolean whole = g_variant_get_boolean (parameter);
  g_autoptr(GArray) units = NULL;
  g_autoptr(GPtrArray) events = new_events ();

  if (cursor == HU_HEX_NONE)
    return;

  units = hu_candidates_secret (get_snapshot (self), cursor,
                                whole ? hu_map_building_at (get_state (self)->scenario->map, cursor) : HU_BUILDING_NONE);
  for (guint i = 0; i < units->len; i++)
    g_ptr_array_add (events, hu_event_new_mark (g_array_index (units, guint, i),
                                                HU_STATE_CONCEALED | HU_STATE_HIDDEN, 0));
  if (events->len == 0)
    g_signal_emit_by_name (self, "refused", _("No concealed or hidden unit is there"));
  _hu_map_view_append (self, events);
}

static void
picked_cb (HuMapView *self,
           GArray    *units,
           GtkWidget *picker)
{
  HuStorey storey = (HuStorey) GPOINTER_TO_INT (g_object_get_data (G_OBJECT (picker), "hu-storey"));
  g_autoptr(GPtrArray) events = new_events ();

  for (guint i = 0; i < units->len; i++)
    {
      HuEvent *event = hu_event_new (HU_VERB_PLACE);

      event->unit = g_array_index (units, guint, i);
      hu_event_add_place (event, hu_map_state_get_cursor (self->state), storey);
      g_ptr_array_add (events, event);
    }

  _hu_map_view_append (self, events);
}

static void
place_at_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  HuMapView *self = data;
  HuStorey storey = (HuStorey) g_variant_get_int32 (parameter);
  HuHex cursor = hu_map_state_get_cursor (self->state);
  const HuMap *map = hu_game_get_scenario (self->game)->map;
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;
  GtkWidget *picker;

  if (cursor == HU_HEX_NONE || hu_map_location (map, cursor, storey) == HU_LOCATION_NONE)
    return;

  name = hu_explain_subject (hu_game_get_scenario (self->game), HU_SUBJECT_LOCATION, hu_map_location (map, cursor, storey));
  /* Translators: %s is a Location, as "22U3/1" */
  title = g_strdup_printf (_("Bring on in %s"), name);
  picker = hu_unit_picker_new (self->game, HU_SIDE_NONE, title, _("_Bring On"));
  g_object_set_data (G_OBJECT (picker), "hu-storey", GINT_TO_POINTER ((gint) storey));
  g_signal_connect_object (picker, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  hu_map_view_popup (self, picker, NULL);
}

/* --- The actions --- */

/* Checked is what all that can be so are. */
static gboolean
are_all (HuMapView    *self,
         const GArray *units,
         guint         state)
{
  guint n = 0;

  for (guint i = 0; i < units->len; i++)
    {
      guint unit = g_array_index (units, guint, i);

      if (!(states_of_kind (hu_scenario_get_unit (get_state (self)->scenario, unit)->kind) & state))
        continue;
      if (!(get_state (self)->unit_states[unit] & state))
        return FALSE;
      n++;
    }

  return n > 0;
}

void
_hu_map_view_update_tactical (HuMapView *self)
{
  static const char * const for_units[] = { "get-in", "get-out", "all-out", "to-storey", "release" };
  static const char * const for_one[] = { "reduce", "capture", "abandon", "eliminate-how", "mop-up" };
  static const char * const for_hexes[] = { "fire", "rubble", "fire-grows", "extinguish", "declare", "searched", "place-at" };
  gboolean control = self->game != NULL && hu_scenario_is_tactical (hu_game_get_scenario (self->game)) &&
                     !hu_snapshot_get_clock (get_snapshot (self))->over;
  gboolean hex = control && hu_map_state_get_cursor (self->state) != HU_HEX_NONE;
  g_autoptr(GArray) units = control ? _hu_map_view_list_targets (self) : g_array_new (FALSE, FALSE, sizeof (guint));
  guint states = control ? _hu_map_tactical_states (self) : 0;

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    _hu_map_view_set_action (self, marks[i].name, (states & marks[i].state) != 0,
                             g_variant_new_boolean (control && are_all (self, units, marks[i].state)));
  _hu_map_view_update_values (self, control);
  for (guint i = 0; i < G_N_ELEMENTS (for_units); i++)
    _hu_map_view_set_action (self, for_units[i], units->len > 0, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (for_one); i++)
    _hu_map_view_set_action (self, for_one[i], units->len == 1, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (for_hexes); i++)
    _hu_map_view_set_action (self, for_hexes[i], hex, NULL);
}

void
_hu_map_view_init_tactical (HuMapView *self)
{
  static const GActionEntry entries[] = {
    { .name = "get-in", .activate = get_in_cb, .parameter_type = "u" },
    { .name = "get-out", .activate = get_out_cb },
    { .name = "all-out", .activate = all_out_cb },
    { .name = "to-storey", .activate = to_storey_cb, .parameter_type = "i" },
    { .name = "reduce", .activate = ask_for_unit_cb },
    { .name = "capture", .activate = ask_for_unit_cb },
    { .name = "abandon", .activate = ask_for_unit_cb },
    { .name = "eliminate-how", .activate = ask_for_unit_cb },
    { .name = "release", .activate = release_cb },
    { .name = "mop-up", .activate = mop_up_cb },
    { .name = "fire", .activate = ask_for_place_cb },
    { .name = "rubble", .activate = ask_for_place_cb },
    { .name = "fire-grows", .activate = hazard_cb, .parameter_type = "i" },
    { .name = "extinguish", .activate = hazard_cb, .parameter_type = "i" },
    { .name = "declare", .activate = declare_cb, .parameter_type = "(iii)" },
    { .name = "searched", .activate = searched_cb, .parameter_type = "b" },
    { .name = "place-at", .activate = place_at_cb, .parameter_type = "i" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  _hu_map_view_init_values (self);
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      const GActionEntry entry = { .name = marks[i].name, .state = "false", .change_state = mark_cb };

      g_action_map_add_action_entries (G_ACTION_MAP (self->actions), &entry, 1, self);
    }
}
