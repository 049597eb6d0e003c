/*
 * Counts for a term without parts, by kind: how much there is and, for its tree, what that is, what is lacking, and
 * which enemies are in the way.
 */
#include "hu-objectives-private.h"

#include "hu-tracing.h"

static void
add_hexes (GArray      *list,
           const HuHex *hexes,
           guint        n)
{
  if (list != NULL)
    g_array_append_vals (list, hexes, n);
}

static void
add_thing (GArray *list,
           gint32  thing)
{
  if (list != NULL)
    g_array_append_val (list, thing);
}

/* In the order of the map or of the roster, each once. */
static void
sort_things (GArray *list)
{
  if (list != NULL)
    hu_hexes_settle (list);
}

/* --- Places and hexes --- */

/* A list of hexes keeps the file's order; the hexes of places are in the map's. */
const GArray *
hu_term_listed_hexes (const HuTerm *term)
{
  return term->where.places == NULL ? term->where.hexes : term->where.all;
}

guint
hu_where_n_items (const HuTerm *term)
{
  return hu_term_counts_hexes (term) ? hu_term_listed_hexes (term)->len : term->where.places->len;
}

const HuHex *
hu_where_get_item (const HuMap  *map,
                   const HuTerm *term,
                   guint         item,
                   guint        *n,
                   gint32       *thing)
{
  const GArray *hexes;

  if (hu_term_counts_hexes (term))
    {
      const HuHex *hex = &g_array_index (hu_term_listed_hexes (term), HuHex, item);

      *n = 1;
      *thing = *hex;
      return hex;
    }

  *thing = (gint32) g_array_index (term->where.places, guint, item);
  hexes = hu_map_get_place (map, (guint) *thing)->hexes;
  *n = hexes->len;
  return (const HuHex *) hexes->data;
}

/* Adds the ground units of @side in these hexes. */
static void
add_units_in (HuLook      *look,
              GArray      *list,
              HuSide       side,
              const HuHex *hexes,
              guint        n)
{
  const HuState *state = look->state;

  for (guint i = 0; list != NULL && i < n; i++)
    {
      if (!hu_look_has (look, hexes[i], side))
        continue;
      for (guint unit = 0; unit < state->scenario->units->len; unit++)
        if (state->unit_hex[unit] == hexes[i] && hu_scenario_get_unit (state->scenario, unit)->side == side &&
            hu_unit_is_ground (hu_scenario_get_unit (state->scenario, unit)))
          g_array_append_val (list, unit);
    }
}

static gboolean
any_connected (HuLook      *look,
               HuSide       side,
               const HuHex *hexes,
               guint        n,
               guint        asked)
{
  for (guint i = 0; i < n; i++)
    if (hu_look_connected (look, side, hexes[i], asked))
      return TRUE;

  return FALSE;
}

/* The change that would let a line through, (transfer full); that to the side's own sources is sought once for each hex. */
static HuSupplyOpening *
find_opening (HuLook                  *look,
              HuSide                   side,
              const HuSupplySituation *situation,
              HuHex                    hex)
{
  HuSupplyOpening *found;

  if (situation != look->situations[side])
    return hu_supply_opening_new (situation, &hex, 1);

  if (look->openings[side] == NULL)
    look->openings[side] = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) hu_supply_opening_free);
  found = g_hash_table_lookup (look->openings[side], GINT_TO_POINTER (hex));
  if (found == NULL)
    {
      found = hu_supply_opening_new (situation, &hex, 1);
      g_hash_table_insert (look->openings[side], GINT_TO_POINTER (hex), found);
    }

  return hu_supply_opening_copy (found);
}

/* Says why what is held is not in supply. */
static void
note_opening (HuLook        *look,
              const HuTerm  *term,
              const HuHex   *hexes,
              guint          n,
              HuTermFinding *counted)
{
  HuSupplySituation *situation = hu_look_situation (look, term->side);

  /* A count in a sum asks for nothing by itself. */
  if (counted->lacking == NULL || term->counted || counted->opening != NULL || situation == NULL)
    return;

  counted->opening = n == 1 ? find_opening (look, term->side, situation, hexes[0])
                            : hu_supply_opening_new (situation, hexes, n);
}

static void
count_held (HuLook        *look,
            const HuTerm  *term,
            HuTermFinding *counted)
{
  HuTristate supplied = hu_objectives_term (term)->supplied;

  for (guint i = 0; i < hu_where_n_items (term); i++)
    {
      guint n;
      gint32 thing;
      const HuHex *hexes = hu_where_get_item (look->state->scenario->map, term, i, &n, &thing);
      gboolean held = hu_look_holds (look, term->side, hu_objectives_term (term)->held, hexes, n);

      if (held && HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_HELD_SUPPLIED, supplied != HU_TRISTATE_UNSET))
        {
          held = any_connected (look, term->side, hexes, n, term->where.all->len) == (supplied == HU_TRISTATE_TRUE);
          if (!held && supplied == HU_TRISTATE_TRUE)
            note_opening (look, term, hexes, n, counted);
        }
      if (held)
        {
          counted->have++;
          add_hexes (counted->hexes, hexes, n);
          if (hu_objectives_term (term)->held != HU_HELD_BY_CONTROL)
            add_units_in (look, counted->units, term->side, hexes, n);
        }
      else
        {
          add_thing (counted->lacking, thing);
          add_units_in (look, counted->against, hu_side_other (term->side), hexes, n);
        }
    }
}

static void
count_entered (HuLook        *look,
               const HuTerm  *term,
               HuTermFinding *counted)
{
  for (guint i = 0; i < hu_where_n_items (term); i++)
    {
      guint n;
      gint32 thing;
      const HuHex *hexes = hu_where_get_item (look->state->scenario->map, term, i, &n, &thing);

      if (look->own->marks[hu_objectives_term (term)->first_mark + i])
        {
          counted->have++;
          add_hexes (counted->hexes, hexes, n);
        }
      else
        {
          add_thing (counted->lacking, thing);
          add_units_in (look, counted->against, hu_side_other (term->side), hexes, n);
        }
    }
}

/* --- Lines of supply --- */

/* Adds the units that stop the lines from @hex. */
/* The units that stop lines at @stop.  Lines from many hexes stop at the same front, so what is found for the side's own
 * sources is kept; of others it is the caller's. */
static GArray *
find_blockers (HuLook                  *look,
               HuSide                   side,
               const HuSupplySituation *situation,
               const HuFrontierHex     *stop)
{
  gpointer key = GUINT_TO_POINTER ((guint) stop->hex * 16u + (guint) stop->because);
  GArray *units;

  if (situation != look->situations[side])
    return hu_supply_situation_blockers (situation, stop->hex, stop->because);

  if (look->blockers[side] == NULL)
    look->blockers[side] = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_array_unref);
  units = g_hash_table_lookup (look->blockers[side], key);
  if (units == NULL)
    {
      units = hu_supply_situation_blockers (situation, stop->hex, stop->because);
      g_hash_table_insert (look->blockers[side], key, units);
    }

  return units;
}

static void
add_stops (HuLook                  *look,
           HuSide                   side,
           const HuSupplySituation *situation,
           HuHex                    hex,
           GArray                  *list)
{
  HuSupplyField field = hu_supply_situation_field (situation, &hex, 1);
  g_autoptr(HuSupplyTrace) trace = hu_supply_trace (&field);

  for (guint i = 0; i < trace->frontier->len; i++)
    {
      GArray *units = find_blockers (look, side, situation, &g_array_index (trace->frontier, HuFrontierHex, i));

      g_array_append_vals (list, units->data, units->len);
      if (situation != look->situations[side])
        g_array_unref (units);
    }
}

/* Several conditions ask about the same hexes, too. */
static void
add_blockers (HuLook                  *look,
              HuSide                   side,
              const HuSupplySituation *situation,
              HuHex                    hex,
              GArray                  *list)
{
  GArray *kept;

  if (situation != look->situations[side])
    {
      add_stops (look, side, situation, hex, list);
      return;
    }

  if (look->against[side] == NULL)
    look->against[side] = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_array_unref);
  kept = g_hash_table_lookup (look->against[side], GINT_TO_POINTER (hex));
  if (kept == NULL)
    {
      kept = g_array_new (FALSE, FALSE, sizeof (guint));
      add_stops (look, side, situation, hex, kept);
      g_hash_table_insert (look->against[side], GINT_TO_POINTER (hex), kept);
    }
  g_array_append_vals (list, kept->data, kept->len);
}

/* The narrowest cut between these hexes and the sources.  Several conditions ask for the same, so that of the side's own
 * sources is kept; of others it is the caller's. */
static HuSupplyCut *
cut_off (HuLook                  *look,
         const HuTerm            *term,
         const HuSupplySituation *situation)
{
  const GArray *hexes = hu_term_listed_hexes (term);
  gboolean own = situation != look->situations[term->side];
  g_autoptr(GBytes) key = g_bytes_new (hexes->data, hexes->len * sizeof (HuHex));
  HuSupplyField field;
  HuSupplyCut *cut;

  if (!own && look->cuts[term->side] == NULL)
    look->cuts[term->side] = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref,
                                                    (GDestroyNotify) hu_supply_cut_free);
  cut = own ? NULL : g_hash_table_lookup (look->cuts[term->side], key);
  if (cut != NULL)
    return cut;

  field = hu_supply_situation_field (situation, (const HuHex *) hexes->data, hexes->len);
  cut = hu_supply_cut (&field);
  if (!own)
    g_hash_table_insert (look->cuts[term->side], g_steal_pointer (&key), cut);

  return cut;
}

static void
find_cut (HuLook                  *look,
          const HuTerm            *term,
          const HuSupplySituation *situation,
          HuTermFinding           *counted)
{
  const GArray *hexes = hu_term_listed_hexes (term);
  HuSupplyCut *cut;

  counted->has_cut = TRUE;
  counted->cut_exact = TRUE;
  for (guint i = 0; i < hexes->len; i++)
    {
      HuHex hex = g_array_index (hexes, HuHex, i);

      if (situation->source[hex] && situation->block[hex] == HU_BLOCK_OPEN)
        return;
    }

  cut = cut_off (look, term, situation);
  counted->cut = g_array_ref (cut->hexes);
  counted->cut_exact = cut->exact;
  if (situation != look->situations[term->side])
    hu_supply_cut_free (cut);
}

static void
count_connected (HuLook        *look,
                 const HuTerm  *term,
                 HuTermFinding *counted,
                 gboolean       names)
{
  gboolean wanted = term->kind == HU_TERM_CONNECTED;
  const GArray *hexes = hu_term_listed_hexes (term);
  g_autoptr(HuSupplySituation) own = hu_look_term_situation (look, term);
  HuSupplySituation *situation = own != NULL ? own : hu_look_situation (look, term->side);
  g_autoptr(HuSupplyArmy) army = own != NULL && hexes->len > HU_LOOK_FEW ? hu_supply_army_new (own) : NULL;

  for (guint i = 0; i < hexes->len; i++)
    {
      HuHex hex = g_array_index (hexes, HuHex, i);
      gboolean connected = army != NULL  ? hu_supply_army_ask (army, hex).length >= 0
                           : own != NULL ? hu_look_reaches (own, hex)
                                         : hu_look_connected (look, term->side, hex, hexes->len);

      counted->have += connected == wanted;
      if (connected == wanted)
        add_hexes (counted->hexes, &hex, 1);
      else
        add_thing (counted->lacking, hex);
      if (names && !connected && situation != NULL && hu_supply_situation_has_source (situation))
        add_blockers (look, term->side, situation, hex, counted->against);
    }
  if (names && situation != NULL)
    {
      /* A count in a sum asks for nothing by itself. */
      if (wanted && !term->counted && counted->lacking->len > 0)
        counted->opening = find_opening (look, term->side, situation, g_array_index (counted->lacking, HuHex, 0));
      find_cut (look, term, situation, counted);
    }
}

/* --- Units --- */

static gboolean
unit_counts (HuLook       *look,
             const HuTerm *term,
             guint         unit)
{
  const HuState *state = look->state;
  HuTristate supplied = hu_objectives_term (term)->supplied;
  HuHex hex = state->unit_hex[unit];

  if (term->kind == HU_TERM_UNITS)
    return state->unit_status[unit] == HU_UNIT_ON_MAP &&
           !HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_AREA,
                             term->where.all != NULL && !hu_hexes_find (term->where.all, hex)) &&
           !HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_UNITS_SUPPLIED,
                             supplied != HU_TRISTATE_UNSET &&
                             hu_look_supplies (look, unit) != (supplied == HU_TRISTATE_TRUE));

  if (HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_THROUGH, term->has_through) &&
      !hu_through_has (state->scenario->map, &term->through, term->through_hexes, look->own->at[unit]))
    return FALSE;

  return state->unit_status[unit] == (term->kind == HU_TERM_ELIMINATED ? HU_UNIT_ELIMINATED
                                      : term->kind == HU_TERM_EXITED   ? HU_UNIT_EXITED
                                                                       : HU_UNIT_WITHDRAWN);
}

static void
count_units (HuLook        *look,
             const HuTerm  *term,
             HuTermFinding *counted)
{
  const HuScenario *scenario = look->state->scenario;

  for (guint i = 0; i < scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (scenario, i);

      if (unit->side != term->side || !hu_filter_has (&term->filter, scenario, i, term->kind != HU_TERM_UNITS) ||
          !unit_counts (look, term, i))
        continue;

      hu_points_add (&counted->have, hu_objectives_term (term)->count_strength ? MAX (unit->strength, 0) : 1);
      if (counted->units != NULL)
        g_array_append_val (counted->units, i);
      if (counted->hexes != NULL && look->own->at[i] != HU_HEX_NONE)
        add_hexes (counted->hexes, &look->own->at[i], 1);
    }
}

static void
count_failed (HuLook        *look,
              const HuTerm  *term,
              HuTermFinding *counted)
{
  for (guint i = 0; i < look->own->n_requirements; i++)
    {
      const HuWithdrawal *requirement =
        g_ptr_array_index (hu_objectives_rules (look->state->scenario)->withdrawals, i);

      counted->have += requirement->side == term->side && look->own->failed[i];
    }
}

static void
count_gaps (HuLook        *look,
            const HuTerm  *term,
            HuTermFinding *counted)
{
  HuLineFinding finding;

  hu_look_line (look, &hu_objectives_term (term)->line, term->side, &finding);
  counted->have = finding.count;
  if (counted->rows != NULL)
    g_array_append_vals (counted->rows, finding.rows->data, finding.rows->len);
  add_hexes (counted->hexes, (const HuHex *) finding.hexes->data, finding.hexes->len);
  hu_line_finding_clear (&finding);
}

static void
count_points (HuLook        *look,
              const HuTerm  *term,
              HuTermFinding *counted)
{
  const GArray *items = hu_objectives_term (term)->items;

  counted->have = items == NULL ? look->points[term->side] : 0;
  for (guint i = 0; items != NULL && i < items->len; i++)
    hu_points_add (&counted->have, hu_objectives_item_points (look, g_array_index (items, guint, i), term->side));
  counted->unit = hu_objectives_rules (look->state->scenario)->unit;
}

/* --- All of them --- */

static void
make_lists (const HuTerm  *term,
            HuTermFinding *counted)
{
  gboolean listed = term->kind == HU_TERM_HOLDS || term->kind == HU_TERM_ENTERED || term->kind == HU_TERM_CONNECTED ||
                    term->kind == HU_TERM_CUT_OFF;
  gboolean units = term->kind >= HU_TERM_UNITS && term->kind <= HU_TERM_WITHDRAWN;

  if (listed || units || (term->kind == HU_TERM_LINE && hu_objectives_term (term)->line.reading == HU_READING_PATH))
    counted->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  if (units || (term->kind == HU_TERM_HOLDS && hu_objectives_term (term)->held != HU_HELD_BY_CONTROL))
    counted->units = g_array_new (FALSE, FALSE, sizeof (guint));
  if (listed)
    {
      counted->against = g_array_new (FALSE, FALSE, sizeof (guint));
      counted->lacking = g_array_new (FALSE, FALSE, sizeof (gint32));
      counted->lacks_places = !hu_term_counts_hexes (term);
    }
  if (term->kind == HU_TERM_LINE)
    counted->rows = g_array_new (FALSE, FALSE, sizeof (gint));
}

void
hu_objectives_count (HuTermLook    *base,
                     const HuTerm  *term,
                     HuTermFinding *counted,
                     gboolean       names)
{
  HuLook *look = (HuLook *) base;
  HuSide enemy = hu_side_other (term->side);

  if (names)
    make_lists (term, counted);

  switch ((HuObjectivesTermKind) term->kind)
    {
    case HU_TERM_HOLDS:
      count_held (look, term, counted);
      break;
    case HU_TERM_ENTERED:
      count_entered (look, term, counted);
      break;
    case HU_TERM_CONNECTED:
    case HU_TERM_CUT_OFF:
      count_connected (look, term, counted, names);
      break;
    case HU_TERM_UNITS:
    case HU_TERM_ELIMINATED:
    case HU_TERM_EXITED:
    case HU_TERM_WITHDRAWN:
      count_units (look, term, counted);
      break;
    case HU_TERM_WITHDRAWALS:
      count_failed (look, term, counted);
      break;
    case HU_TERM_POINTS:
      count_points (look, term, counted);
      break;
    case HU_TERM_LEAD:
      counted->have = look->points[term->side] - look->points[enemy];
      counted->unit = hu_objectives_rules (look->state->scenario)->unit;
      break;
    case HU_TERM_RATIO:
      counted->have = look->points[term->side];
      counted->have_of = look->points[enemy];
      counted->unit = hu_objectives_rules (look->state->scenario)->unit;
      break;
    case HU_TERM_LINE:
      count_gaps (look, term, counted);
      break;
    case HU_N_TERMS:
      break;
    }

  sort_things (counted->hexes);
  sort_things (counted->units);
  sort_things (counted->against);
}
