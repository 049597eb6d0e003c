/*
 * The tactical part of the map's context menu. Items that do not apply to the kind of unit or hex are left out;
 * items that apply but are impossible now show their reason.
 *
 * One file, because the file is the menu, entry by entry, in the order in which the menu shows
 * them.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-candidates.h"
#include "hu-explain.h"
#include "hu-storeys.h"
#include "hu-map-tactical-private.h"
#include "hu-menu.h"
#include "hu-system-panels.h"

/* The modifiers on counters, and one more for leaders who became heroic. */
#define BEST_LEADERSHIP -4
#define WORST_LEADERSHIP 3

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

static const HuScenario *
get_scenario (HuMapView *self)
{
  return hu_game_get_scenario (self->game);
}

/* --- What cannot be --- */

static void
refusal_free (gpointer data)
{
  HuMenuRefusal *refusal = data;

  g_free (refusal->id);
  g_free (refusal->label);
  g_free (refusal->reason);
  g_free (refusal);
}

GPtrArray *
_hu_map_menu_new_refusals (void)
{
  return g_ptr_array_new_with_free_func (refusal_free);
}

static void
append_refused (GMenu      *menu,
                GPtrArray  *refusals,
                const char *label,
                char       *reason) /* (transfer full) */
{
  HuMenuRefusal *refusal = g_new0 (HuMenuRefusal, 1);
  g_autoptr(GMenuItem) item = g_menu_item_new (NULL, NULL);

  refusal->id = g_strdup_printf ("refused-%u", refusals->len);
  refusal->label = g_strdup (label);
  refusal->reason = reason;
  g_ptr_array_add (refusals, refusal);
  g_menu_item_set_attribute (item, "custom", "s", refusal->id);
  g_menu_append_item (menu, item);
}

static GtkWidget *
make_refusal (const HuMenuRefusal *refusal)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new_with_mnemonic (refusal->label);
  GtkWidget *reason = gtk_label_new (refusal->reason);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_xalign (GTK_LABEL (reason), 0);
  gtk_label_set_wrap (GTK_LABEL (reason), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (reason), 34);
  gtk_widget_set_sensitive (label, FALSE);
  gtk_widget_add_css_class (reason, "hu-menu-reason");
  gtk_widget_add_css_class (box, "hu-menu-refusal");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), reason);

  return box;
}

void
_hu_map_menu_show_refusals (GtkPopoverMenu  *popover,
                            const GPtrArray *refusals)
{
  for (guint i = 0; i < refusals->len; i++)
    {
      const HuMenuRefusal *refusal = g_ptr_array_index (refusals, i);

      if (!gtk_popover_menu_add_child (popover, make_refusal (refusal), refusal->id))
        g_warning ("the menu has no place for “%s”", refusal->label);
    }
}

/* The item, or why the game would refuse @event. */
void
_hu_map_menu_append_checked (HuMapView  *self,
                             GMenu      *menu,
                             GPtrArray  *refusals,
                             const char *label,
                             const char *action,
                             GVariant   *target,
                             HuEvent    *event) /* (transfer full) */
{
  HuRefusal refusal;
  g_autoptr(HuSnapshot) after = hu_game_what_if (self->game, &event, 1, &refusal);

  hu_event_unref (event);
  if (after != NULL)
    {
      hu_menu_append (menu, label, action, target);
      return;
    }

  append_refused (menu, refusals, label,
                  hu_explain_refusal (get_scenario (self), &refusal, NULL));
  if (target != NULL)
    g_variant_unref (g_variant_ref_sink (target));
}

/* --- Units --- */

static GMenu *
make_state_menu (HuMapView *self)
{
  static const struct
  {
    HuUnitStates state;
    const char  *label;
    const char  *action;
  } items[] = {
    { HU_STATE_BROKEN, N_("_Broken"), "map.mark-broken" },
    { HU_STATE_BERSERK, N_("B_erserk"), "map.mark-berserk" },
    { HU_STATE_MELEE, N_("In _Melee"), "map.mark-melee" },
    { HU_STATE_STUNNED, N_("_Stunned or Shocked"), "map.mark-stunned" },
    { HU_STATE_WOUNDED, N_("_Wounded"), "map.mark-wounded" },
    { HU_STATE_ARMED, N_("_Armed"), "map.mark-armed" },
    { HU_STATE_BYPASS, N_("In B_ypass"), "map.mark-bypass" },
    { HU_STATE_CONCEALED, N_("_Concealed"), "map.mark-concealed" },
    { HU_STATE_HIDDEN, N_("_Hidden"), "map.mark-hidden" },
  };
  guint states = _hu_map_tactical_states (self);
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    if (states & items[i].state)
      hu_menu_append (menu, _(items[i].label), items[i].action, NULL);

  return menu;
}

static GMenu *
make_ma_menu (void)
{
  GMenu *menu = g_menu_new ();

  hu_menu_append (menu, _("_Functioning"), "map.main-armament", g_variant_new_int32 (HU_MA_FUNCTIONING));
  hu_menu_append (menu, _("_Malfunctioned"), "map.main-armament", g_variant_new_int32 (HU_MA_MALFUNCTIONED));
  hu_menu_append (menu, _("_Disabled"), "map.main-armament", g_variant_new_int32 (HU_MA_DISABLED));
  hu_menu_append (menu, _("_None"), "map.main-armament", g_variant_new_int32 (HU_MA_NONE));

  return menu;
}

/* Best first. */
static GMenu *
make_leadership_menu (void)
{
  GMenu *menu = g_menu_new ();

  for (gint modifier = BEST_LEADERSHIP; modifier <= WORST_LEADERSHIP; modifier++)
    {
      g_autofree char *label = hu_explain_modifier (modifier);

      hu_menu_append (menu, label, "map.leadership", g_variant_new_int32 (modifier));
    }

  return menu;
}

/* The storeys of @hex, as targets of @action. */
static GMenu *
make_storey_menu (HuMapView  *self,
                  HuHex       hex,
                  const char *action)
{
  const HuMap *map = get_scenario (self)->map;
  g_autoptr(GArray) storeys = hu_storeys_of_map (map);
  GMenu *menu = g_menu_new ();

  for (guint i = storeys->len; i-- > 0;)
    {
      HuStorey storey = g_array_index (storeys, HuStorey, i);
      g_autofree char *name = NULL;

      if (hu_map_location (map, hex, storey) == HU_LOCATION_NONE)
        continue;
      name = hu_explain_storey (get_scenario (self), hex, storey);
      hu_menu_append (menu, name, action, g_variant_new_int32 (storey));
    }

  return menu;
}

/* Returns the hex of all @units if it is one hex with several storeys; else HU_HEX_NONE. */
static HuHex
find_tall_hex (HuMapView    *self,
               const GArray *units)
{
  HuHex hex = get_state (self)->unit_hex[g_array_index (units, guint, 0)];

  for (guint i = 1; i < units->len; i++)
    if (get_state (self)->unit_hex[g_array_index (units, guint, i)] != hex)
      return HU_HEX_NONE;

  return hu_map_has_one_location (get_scenario (self)->map, hex) ? HU_HEX_NONE : hex;
}

static char *
escape (char *name) /* (transfer full) */
{
  char *escaped = hu_mnemonic_escape (name);

  g_free (name);

  return escaped;
}

/* Into, onto and out of vehicles. */
static void
add_riding (HuMapView    *self,
            GMenu        *menu,
            const GArray *units)
{
  gboolean rides = FALSE, carries = FALSE;
  guint unit = g_array_index (units, guint, 0);

  for (guint i = 0; i < units->len; i++)
    {
      g_autoptr(GArray) riders = hu_candidates_riders (get_snapshot (self), g_array_index (units, guint, i));

      carries |= riders->len > 0;
      rides |= get_state (self)->unit_in[g_array_index (units, guint, i)] != HU_UNIT_NONE;
    }

  if (hu_candidates_is_known (get_snapshot (self), unit) &&
      !hu_unit_is_carrier (hu_scenario_get_unit (get_scenario (self), unit)))
    {
      g_autoptr(GArray) carriers = hu_candidates_carriers (get_snapshot (self), unit);

      for (guint i = 0; i < carriers->len; i++)
        {
          guint carrier = g_array_index (carriers, guint, i);
          g_autofree char *name = escape (hu_explain_unit (get_scenario (self), carrier));
          /* Translators: a vehicle. */
          g_autofree char *label = g_strdup_printf (_("Get _into or onto %s"), name);

          hu_menu_append (menu, label, "map.get-in", g_variant_new_uint32 (carrier));
        }
    }
  if (rides)
    hu_menu_append (menu, _("Get _Out"), "map.get-out", NULL);
  if (carries)
    hu_menu_append (menu, _("Passengers Get _Out"), "map.all-out", NULL);
}

static char *
word_none_waiting (HuMapView *self,
                   HuSide     side,
                   gboolean   crew)
{
  g_autofree char *name = hu_explain_side (get_scenario (self), side);

  return crew
    /* Translators: a side. */
    ? hu_explain_sentence (get_scenario (self), _("the %s side has no crew that is not on the map yet"), name)
    /* Translators: a side. */
    : hu_explain_sentence (get_scenario (self), _("the %s side has no half-squad that is not on the map yet"), name);
}

static void
add_reduce (HuMapView    *self,
            GMenu        *menu,
            GPtrArray    *refusals,
            const HuUnit *unit)
{
  g_autoptr(GArray) left = hu_candidates_waiting (get_snapshot (self), unit->side, 1u << HU_UNIT_HALF_SQUAD);

  if (unit->kind != HU_UNIT_SQUAD)
    return;

  if (left->len > 0)
    hu_menu_append (menu, _("_Reduce to a Half-Squad…"), "map.reduce", NULL);
  else
    append_refused (menu, refusals, _("_Reduce to a Half-Squad…"), word_none_waiting (self, unit->side, FALSE));
}

static void
add_abandon (HuMapView    *self,
             GMenu        *menu,
             GPtrArray    *refusals,
             const HuUnit *unit,
             guint         index)
{
  g_autoptr(GArray) crews = hu_candidates_waiting (get_snapshot (self), unit->side,
                                                   1u << HU_UNIT_CREW | 1u << HU_UNIT_HALF_SQUAD);

  if (unit->kind != HU_UNIT_VEHICLE)
    return;

  if (get_state (self)->unit_crew[index] != HU_CREW_INHERENT)
    append_refused (menu, refusals, _("Its Crew A_bandons It…"), g_strdup (_("it has no inherent crew")));
  else if (crews->len > 0)
    hu_menu_append (menu, _("Its Crew A_bandons It…"), "map.abandon", NULL);
  else
    append_refused (menu, refusals, _("Its Crew A_bandons It…"), word_none_waiting (self, unit->side, TRUE));
}

static void
add_capture (HuMapView    *self,
             GMenu        *menu,
             GPtrArray    *refusals,
             const HuUnit *unit,
             guint         index)
{
  g_autoptr(GArray) captors = NULL;

  if (get_state (self)->unit_captor[index] != HU_SIDE_NONE)
    {
      hu_menu_append (menu, _("Is _Freed, Escapes or Is Retaken"), "map.release", NULL);
      return;
    }
  if (unit->kind == HU_UNIT_DUMMY)
    return;

  captors = hu_candidates_captors (get_snapshot (self), index);
  if (captors->len == 0)
    append_refused (menu, refusals, _("Is _Captured or Surrenders…"), g_strdup (_("no enemy is on the map")));
  else
    _hu_map_menu_append_checked (self, menu, refusals, _("Is _Captured or Surrenders…"), "map.capture", NULL,
                                 hu_event_new_unit (HU_VERB_CAPTURE, index, g_array_index (captors, guint, 0)));
}

static void
add_mop_up (HuMapView    *self,
            GMenu        *menu,
            GPtrArray    *refusals,
            const HuUnit *unit)
{
  HuEvent *event = hu_unit_kind_is_mmc (unit->kind) ? _hu_map_tactical_new_mop_up (self) : NULL;
  g_autofree char *name = NULL;
  g_autofree char *label = NULL;

  if (event == NULL)
    return;

  name = escape (hu_explain_subject (get_scenario (self), HU_SUBJECT_BUILDING, event->subject));
  /* Translators: a building. */
  label = g_strdup_printf (_("Mop _Up %s"), name);
  _hu_map_menu_append_checked (self, menu, refusals, label, "map.mop-up", NULL, event);
}

void
_hu_map_menu_add_tactical_unit (HuMapView *self,
                                GMenu     *menu,
                                GPtrArray *refusals)
{
  g_autoptr(GArray) units = _hu_map_view_list_targets (self);
  g_autoptr(GMenu) section = g_menu_new ();
  g_autoptr(GMenu) states = NULL;
  HuHex tall;
  guint first;

  if (units->len == 0 || !hu_scenario_is_tactical (get_scenario (self)))
    return;

  first = g_array_index (units, guint, 0);
  tall = find_tall_hex (self, units);
  if (tall != HU_HEX_NONE)
    {
      g_autoptr(GMenu) storeys = make_storey_menu (self, tall, "map.to-storey");

      g_menu_append_submenu (section, _("To Another _Level"), G_MENU_MODEL (storeys));
    }
  add_riding (self, section, units);
  states = make_state_menu (self);
  g_menu_append_submenu (section, _("_State"), G_MENU_MODEL (states));
  if (_hu_map_view_has_value (self, HU_MARKED_MA))
    {
      g_autoptr(GMenu) ma = make_ma_menu ();

      g_menu_append_submenu (section, _("Main _Armament"), G_MENU_MODEL (ma));
    }
  if (_hu_map_view_has_value (self, HU_MARKED_LEADERSHIP))
    {
      g_autoptr(GMenu) leadership = make_leadership_menu ();

      g_menu_append_submenu (section, _("Lea_dership"), G_MENU_MODEL (leadership));
    }
  if (units->len == 1 && hu_candidates_is_known (get_snapshot (self), first))
    {
      const HuUnit *unit = hu_scenario_get_unit (get_scenario (self), first);

      add_reduce (self, section, refusals, unit);
      add_abandon (self, section, refusals, unit, first);
      add_capture (self, section, refusals, unit, first);
      add_mop_up (self, section, refusals, unit);
    }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

/* --- Hexes --- */

static void
add_hazard (HuMapView  *self,
            GMenu      *menu,
            HuLocation  location)
{
  guint8 hazard = hu_state_hazard (get_state (self), location);
  g_autofree char *name = escape (hu_explain_subject (get_scenario (self), HU_SUBJECT_LOCATION, location));
  g_autofree char *grows = NULL;
  g_autofree char *out = NULL;

  if ((hazard & HU_HAZARD_FIRE) == HU_FIRE_NONE)
    return;

  /* Translators: a Location. */
  grows = g_strdup_printf (_("The Flame in %s _Grows to a Blaze"), name);
  /* Translators: a Location. */
  out = g_strdup_printf (_("The Fire in %s Is _Out"), name);
  if ((hazard & HU_HAZARD_FIRE) == HU_FIRE_FLAME)
    hu_menu_append (menu, grows, "map.fire-grows", g_variant_new_int32 (location));
  hu_menu_append (menu, out, "map.extinguish", g_variant_new_int32 (location));
}

static GMenu *
make_fire_menu (HuMapView *self,
                HuHex      hex)
{
  GMenu *menu = g_menu_new ();
  g_autoptr(GArray) locations = hu_candidates_locations (get_snapshot (self), hex);

  hu_menu_append (menu, _("A Fire _Begins or Spreads Here…"), "map.fire", NULL);
  for (guint i = 0; i < locations->len; i++)
    add_hazard (self, menu, g_array_index (locations, HuLocation, i));
  hu_menu_append (menu, _("It Becomes _Rubble…"), "map.rubble", NULL);

  return menu;
}

/* A side's view refuses this whether or not anything is there, because a difference would reveal it. */
static void
add_searched (HuMapView *self,
              GMenu     *menu,
              GPtrArray *refusals,
              HuHex      hex)
{
  gint building = hu_map_building_at (get_scenario (self)->map, hex);

  if (hu_game_get_viewer (self->game) != HU_SIDE_NONE)
    {
      append_refused (menu, refusals, _("_Searched: This Hex"),
                      g_strdup (_("look at the truth to say what was found")));
      return;
    }

  hu_menu_append (menu, _("_Searched: This Hex"), "map.searched", g_variant_new_boolean (FALSE));
  if (building != HU_BUILDING_NONE)
    {
      g_autofree char *name = escape (hu_explain_subject (get_scenario (self), HU_SUBJECT_BUILDING, building));
      /* Translators: a building. */
      g_autofree char *label = g_strdup_printf (_("Searched: A_ll of %s"), name);

      hu_menu_append (menu, label, "map.searched", g_variant_new_boolean (TRUE));
    }
}

gboolean
_hu_map_menu_is_tall (HuMapView *self)
{
  HuHex hex = hu_map_state_get_cursor (self->state);

  return hu_scenario_is_tactical (get_scenario (self)) && hex != HU_HEX_NONE &&
         !hu_map_has_one_location (get_scenario (self)->map, hex);
}

void
_hu_map_menu_add_tactical_hex (HuMapView *self,
                               GMenu     *menu,
                               GPtrArray *refusals)
{
  HuHex hex = hu_map_state_get_cursor (self->state);
  g_autoptr(GMenu) section = g_menu_new ();
  g_autoptr(GMenu) fire = NULL;

  if (!hu_scenario_is_tactical (get_scenario (self)) || hex == HU_HEX_NONE || hu_snapshot_get_clock (get_snapshot (self))->over)
    return;

  if (_hu_map_menu_is_tall (self) &&
      g_action_group_get_action_enabled (G_ACTION_GROUP (self->actions), "place"))
    {
      g_autoptr(GMenu) storeys = make_storey_menu (self, hex, "map.place-at");

      g_menu_append_submenu (section, _("Bring a Unit _On at a Level"), G_MENU_MODEL (storeys));
    }
  fire = make_fire_menu (self, hex);
  g_menu_append_submenu (section, _("_Fire and Rubble"), G_MENU_MODEL (fire));
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_snapshot_get_findings (get_snapshot (self), id) != NULL && hu_system_panels_get (id)->add_hex_items != NULL)
      hu_system_panels_get (id)->add_hex_items (section, get_snapshot (self), hex);
  add_searched (self, section, refusals, hex);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}
