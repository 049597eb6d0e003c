/*
 * Garrisons that hold nothing: units at the set-up on ground that their side needs, and that nobody controls.  Units
 * at the set-up control no hex by standing there, only by entering it; points for it would never come.
 */
#include "hu-garrison.h"

#define BOTH (1u << HU_SIDE_FIRST | 1u << HU_SIDE_SECOND)

struct _HuWanted
{
  const HuScenario *scenario;
  guint8 *places;      /* [n_places] bit s: side s wants it; so the next two */
  guint8 *hexes;       /* [n_hexes] */
  guint8 *subjects[HU_N_SUBJECTS];
  gboolean any_subject;
};

static guint8
bits_of (HuSide side)
{
  return (guint8) (side == HU_SIDE_NONE ? BOTH : 1u << side);
}

void
hu_wanted_add_place (HuWanted *wanted,
                     HuSide    side,
                     guint     place)
{
  g_return_if_fail (wanted != NULL && place < wanted->scenario->map->places->len);

  wanted->places[place] |= bits_of (side);
}

void
hu_wanted_add_hexes (HuWanted     *wanted,
                     HuSide        side,
                     const GArray *hexes)
{
  g_return_if_fail (wanted != NULL);

  for (guint i = 0; hexes != NULL && i < hexes->len; i++)
    wanted->hexes[g_array_index (hexes, HuHex, i)] |= bits_of (side);
}

void
hu_wanted_add_subject (HuWanted     *wanted,
                       HuSide        side,
                       HuSubjectKind kind,
                       gint32        subject)
{
  g_return_if_fail (wanted != NULL);

  wanted->subjects[kind][subject] |= bits_of (side);
  wanted->any_subject = TRUE;
}

static guint
count_subjects (const HuMap  *map,
                HuSubjectKind kind)
{
  switch (kind)
    {
    case HU_SUBJECT_LOCATION:
      return (guint) hu_map_n_locations (map);
    case HU_SUBJECT_HEX:
      return (guint) map->grid->n_hexes;
    case HU_SUBJECT_BUILDING:
      return map->buildings->len;
    case HU_N_SUBJECTS:
      break;
    }

  return 0;
}

static void
wanted_init (HuWanted         *wanted,
             const HuScenario *scenario)
{
  *wanted = (HuWanted) { .scenario = scenario, .places = g_malloc0 (scenario->map->places->len + 1),
                         .hexes = g_malloc0 ((gsize) scenario->map->grid->n_hexes) };
  for (guint kind = 0; kind < G_N_ELEMENTS (wanted->subjects); kind++)
    wanted->subjects[kind] = g_malloc0 (count_subjects (scenario->map, (HuSubjectKind) kind) + 1);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (scenario->rules[id] != NULL && hu_system_decides (scenario, (HuSystemId) id) && hu_system_get (id)->list_wanted != NULL)
      hu_system_get (id)->list_wanted (scenario, wanted);
}

static void
garrison_free (gpointer data)
{
  HuGarrison *garrison = data;

  g_clear_pointer (&garrison->hexes, g_array_unref);
  g_free (garrison);
}

static HuGarrison *
add (GPtrArray   *found,
     HuGarrisonOf of,
     HuSide       side)
{
  HuGarrison *garrison = g_new0 (HuGarrison, 1);

  garrison->of = of;
  garrison->side = side;
  g_ptr_array_add (found, garrison);

  return garrison;
}

/* --- Ground units --- */

/* [n_hexes] bit s: a ground unit of side s is there. */
static guint8 *
find_present (const HuState *state)
{
  guint8 *present = g_malloc0 ((gsize) state->scenario->map->grid->n_hexes);

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, i);

      if (hu_unit_is_ground (unit) && state->unit_status[i] == HU_UNIT_ON_MAP)
        present[state->unit_hex[i]] |= bits_of (unit->side);
    }

  return present;
}

/* Returns the side that is alone in @hexes although no hex is the enemy's and some are nobody's; or HU_SIDE_NONE. */
static HuSide
find_idle (const HuState *state,
           const guint8  *present,
           const HuHex   *hexes,
           guint          n)
{
  guint there = 0, owners = 0;
  gboolean nobody = FALSE;
  HuSide side;

  for (guint i = 0; i < n; i++)
    {
      HuSide owner = state->hex_owner[hexes[i]];

      there |= present[hexes[i]];
      nobody |= owner == HU_SIDE_NONE;
      if (owner != HU_SIDE_NONE)
        owners |= bits_of (owner);
    }
  if (!nobody || there == 0 || there == BOTH)
    return HU_SIDE_NONE;

  side = there == bits_of (HU_SIDE_FIRST) ? HU_SIDE_FIRST : HU_SIDE_SECOND;
  return owners & bits_of (hu_side_other (side)) ? HU_SIDE_NONE : side;
}

static void
list_places (const HuState  *state,
             const HuWanted *wanted,
             const guint8   *present,
             GPtrArray      *found)
{
  const HuMap *map = state->scenario->map;

  for (guint place = 0; place < map->places->len; place++)
    {
      const GArray *hexes = hu_map_get_place (map, place)->hexes;
      HuSide side = wanted->places[place] != 0
        ? find_idle (state, present, (const HuHex *) hexes->data, hexes->len) : HU_SIDE_NONE;

      if (side != HU_SIDE_NONE && (wanted->places[place] & bits_of (side)))
        {
          HuGarrison *garrison = add (found, HU_GARRISON_PLACE, side);

          garrison->place = place;
          garrison->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
          for (guint i = 0; i < hexes->len; i++)
            if (state->hex_owner[g_array_index (hexes, HuHex, i)] == HU_SIDE_NONE)
              g_array_append_val (garrison->hexes, g_array_index (hexes, HuHex, i));
        }
    }
}

/* Lists all idle hexes of a side as one garrison: a set may have hundreds. */
static void
list_hexes (const HuState  *state,
            const HuWanted *wanted,
            const guint8   *present,
            GPtrArray      *found)
{
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      HuGarrison *garrison = NULL;

      for (HuHex hex = 0; hex < state->scenario->map->grid->n_hexes; hex++)
        if ((wanted->hexes[hex] & bits_of (side)) && find_idle (state, present, &hex, 1) == side)
          {
            if (garrison == NULL)
              {
                garrison = add (found, HU_GARRISON_HEXES, side);
                garrison->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
              }
            g_array_append_val (garrison->hexes, hex);
          }
    }
}

/* --- Tactical units --- */

static gint32
find_subject (const HuMap  *map,
              HuLocation    location,
              HuSubjectKind kind)
{
  switch (kind)
    {
    case HU_SUBJECT_LOCATION:
      return location;
    case HU_SUBJECT_HEX:
      return hu_location_hex (map, location);
    case HU_SUBJECT_BUILDING:
      return hu_location_building (map, location);
    case HU_N_SUBJECTS:
      break;
    }

  return HU_BUILDING_NONE;
}

#define MMC_SHIFT 2

/* For each Location, hex or building, bit s: a unit of side s that is no dummy is there; bit s + MMC_SHIFT: a squad,
 * half-squad or crew. */
static guint8 *
find_manned (const HuState *state,
             HuSubjectKind  kind)
{
  const HuMap *map = state->scenario->map;
  guint8 *manned = g_malloc0 (count_subjects (map, kind) + 1);

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, i);
      HuLocation location = state->unit_status[i] == HU_UNIT_ON_MAP ? hu_state_unit_location (state, i) : HU_LOCATION_NONE;
      gint32 subject;

      if (location == HU_LOCATION_NONE || unit->kind == HU_UNIT_DUMMY || !hu_unit_kind_is_tactical (unit->kind))
        continue;
      subject = find_subject (map, location, kind);
      if (subject < 0)
        continue;
      manned[subject] |= bits_of (unit->side);
      if (hu_unit_kind_is_mmc (unit->kind))
        manned[subject] |= (guint8) (bits_of (unit->side) << MMC_SHIFT);
    }

  return manned;
}

/* Returns the side that has an MMC there, and the enemy nothing but dummies; or HU_SIDE_NONE. */
static HuSide
find_holder (guint8 manned)
{
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if ((manned & BOTH) == bits_of (side) && (manned >> MMC_SHIFT & bits_of (side)))
      return side;

  return HU_SIDE_NONE;
}

static void
list_subjects (const HuState  *state,
               const HuWanted *wanted,
               const HuSystem *system,
               GPtrArray      *found)
{
  gpointer findings = system->findings_new (state, NULL, FALSE);
  HuKnown known = system->get_known (findings);

  for (guint kind = 0; kind < G_N_ELEMENTS (wanted->subjects); kind++)
    {
      g_autofree guint8 *manned = find_manned (state, (HuSubjectKind) kind);

      for (guint i = 0; i < count_subjects (state->scenario->map, (HuSubjectKind) kind); i++)
        {
          HuSide side = wanted->subjects[kind][i] != 0 ? find_holder (manned[i]) : HU_SIDE_NONE;
          HuGarrison *garrison;

          if (side == HU_SIDE_NONE || !(wanted->subjects[kind][i] & bits_of (side)) ||
              known.owners[kind][i] != HU_SIDE_NONE)
            continue;
          garrison = add (found, HU_GARRISON_SUBJECT, side);
          garrison->kind = (HuSubjectKind) kind;
          garrison->subject = (gint32) i;
        }
    }
  system->findings_free (findings);
}

/* Looks at the ground whose owner scores or is asked for by the systems in force, and at the side that gains by
 * it. */
GPtrArray *
hu_garrison_list_idle (const HuState *state)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (garrison_free);
  g_autofree guint8 *present = NULL;
  HuWanted wanted;

  g_return_val_if_fail (state != NULL, found);

  wanted_init (&wanted, state->scenario);
  present = find_present (state);
  list_places (state, &wanted, present, found);
  list_hexes (state, &wanted, present, found);
  for (guint id = 0; id < HU_N_SYSTEMS && wanted.any_subject; id++)
    if (state->scenario->rules[id] != NULL && hu_system_get (id)->get_known != NULL)
      list_subjects (state, &wanted, hu_system_get (id), found);
  g_free (wanted.places);
  g_free (wanted.hexes);
  for (guint kind = 0; kind < G_N_ELEMENTS (wanted.subjects); kind++)
    g_free (wanted.subjects[kind]);

  return found;
}
