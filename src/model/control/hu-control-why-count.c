/*
 * The units that a condition of control counts on the map, and those that are there and do not count: seen from the condition,
 * from the unit and from the place.
 */
#include "config.h"

#include "hu-control-why-private.h"

#include <glib/gi18n-lib.h>

#include "hu-control-count.h"
#include "hu-control-rules.h"
#include "hu-explain-control.h"
#include "hu-why-node-private.h"

/* Does the term count units on the map, not those that left it or wait? */
static gboolean
counts_on_map (const HuTerm *term)
{
  const HuTally tally = hu_control_tally_of (term);

  return tally.how == 0 && !tally.waiting;
}

/* Is the unit in one of @hexes, and of the side whose units the term counts, or in its hands? */
static gboolean
is_there (const HuState *state,
          const HuTerm  *term,
          const GArray  *hexes,
          guint          unit)
{
  HuSide side = hu_control_tally_of (term).side;

  return hu_numbers_have (hexes, state->unit_hex[unit]) &&
         (hu_scenario_get_unit (state->scenario, unit)->side == side || hu_tactical_holder (state, unit) == side);
}

/* Adds a unit that is there, with what it counts for the term or why it does not. */
static void
add_counted (HuWhyNode    *self,
             GListStore   *list,
             const HuTerm *term,
             guint         unit)
{
  HuWhyNode *node = _hu_why_add_unit (self, list, unit);
  g_autofree char *who = g_steal_pointer (&node->text);
  g_autofree char *how = hu_explain_unit_count (self->snapshot, term, unit);

  /* Translators: a unit and where it stands; what it counts, or why it does not. */
  node->text = how != NULL ? g_strdup_printf (C_("counted unit", "%1$s: %2$s"), who, how) : g_steal_pointer (&who);
}

void
_hu_why_list_counted (HuWhyNode    *self,
                      GListStore   *list,
                      const HuTerm *term,
                      const GArray *counted,
                      gboolean      concealed)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  g_autoptr(GArray) hexes = NULL;

  if (!counts_on_map (term))
    {
      _hu_why_add_units (self, list, counted);
      return;
    }

  for (guint i = 0; i < counted->len; i++)
    add_counted (self, list, term, g_array_index (counted, guint, i));
  hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  hu_control_term_add_hexes (state->scenario->map, term, hexes);
  for (guint unit = 0; unit < state->scenario->units->len; unit++)
    if (is_there (state, term, hexes, unit) && !hu_numbers_have (counted, unit) &&
        hu_snapshot_get_secrecy (self->snapshot, unit) == HU_SECRECY_NONE)
      add_counted (self, list, term, unit);
  for (guint i = 0; concealed && i < hexes->len; i++)
    _hu_why_add_concealed (self, list, g_array_index (hexes, HuHex, i));
}

/* Would a term that counts units wherever they are count the unit, at least in another state? */
static gboolean
may_count_anywhere (const HuState *state,
                    const HuTerm  *term,
                    guint          unit)
{
  const HuTally tally = hu_control_tally_of (term);
  HuUncounted why = hu_control_uncounted (state, &tally, unit);

  return state->unit_status[unit] == HU_UNIT_ON_MAP &&
         (hu_scenario_get_unit (state->scenario, unit)->side == tally.side || hu_tactical_holder (state, unit) == tally.side) &&
         (why == HU_UNCOUNTED_NOT || why == HU_UNCOUNTED_FITNESS || why == HU_UNCOUNTED_PRISONER);
}

/* Is the unit where the term counts units on the map? */
static gboolean
is_asked_about (const HuState *state,
                const HuTerm  *term,
                guint          unit)
{
  g_autoptr(GArray) hexes = NULL;

  if (!hu_control_term_has_units (term) || !counts_on_map (term))
    return FALSE;
  if (term->kind == HU_CONTROL_TERM_UNITS && term->where.hexes == NULL && hu_control_term (term)->building == HU_BUILDING_NONE)
    return may_count_anywhere (state, term, unit);

  hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  hu_control_term_add_hexes (state->scenario->map, term, hexes);

  return is_there (state, term, hexes, unit);
}

/* What a unit counts for a part of a condition, or why it does not. */
typedef struct
{
  guint         entry;
  const HuTerm *term;
  char         *how;
  gboolean      told;
} Share;

static void
clear_share (gpointer data)
{
  g_free (((Share *) data)->how);
}

static void
find_shares (HuSnapshot   *snapshot,
             guint         entry,
             const HuTerm *term,
             guint         unit,
             GArray       *shares)
{
  for (guint i = 0; i < term->parts->len; i++)
    find_shares (snapshot, entry, g_ptr_array_index (term->parts, i), unit, shares);
  if (!hu_term_is_group (term) && is_asked_about (hu_snapshot_get_state (snapshot), term, unit))
    g_array_append_val (shares, ((Share) { entry, term, hu_explain_unit_count (snapshot, term, unit), FALSE }));
}

/* Does the unit count for another part of the same condition in another way, so that the part has to be named? */
static gboolean
is_divided (const GArray *shares,
            guint         entry)
{
  const char *how = NULL;
  gboolean found = FALSE;

  for (guint i = 0; i < shares->len; i++)
    {
      const Share *share = &g_array_index (shares, Share, i);

      if (share->entry != entry)
        continue;
      if (found && g_strcmp0 (how, share->how) != 0)
        return TRUE;
      how = share->how;
      found = TRUE;
    }

  return FALSE;
}

/* The conditions for which the unit counts as for that one, each once; they need not be told again. */
static GArray *
gather_alike (GArray      *shares,
              const Share *first)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < shares->len; i++)
    {
      Share *share = &g_array_index (shares, Share, i);

      if (g_strcmp0 (share->how, first->how) != 0 || is_divided (shares, share->entry))
        continue;
      share->told = TRUE;
      if (!hu_numbers_have (entries, share->entry))
        g_array_append_val (entries, share->entry);
    }

  return entries;
}

void
_hu_why_add_shares (HuWhyNode  *root,
                    GListStore *list,
                    guint       unit)
{
  const GPtrArray *victory = hu_control_rules (hu_snapshot_get_scenario (root->snapshot))->victory;
  g_autoptr(GArray) shares = g_array_new (FALSE, FALSE, sizeof (Share));

  g_array_set_clear_func (shares, clear_share);
  for (guint i = 0; i < victory->len; i++)
    find_shares (root->snapshot, i, ((const HuVictoryEntry *) g_ptr_array_index (victory, i))->needs, unit, shares);
  for (guint i = 0; i < shares->len; i++)
    {
      const Share *share = &g_array_index (shares, Share, i);
      g_autoptr(GArray) entries = NULL;
      char *words;

      if (share->told)
        continue;
      if (is_divided (shares, share->entry))
        {
          words = hu_explain_unit_part_share (root->snapshot, share->entry, share->term, unit);
        }
      else
        {
          entries = gather_alike (shares, share);
          words = hu_explain_unit_share (root->snapshot, entries, share->term, unit);
        }
      _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, words), "26.1");
    }
}

void
_hu_why_add_control_place (HuWhyNode  *root,
                           GListStore *list,
                           guint       place)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);
  const GPtrArray *victory = hu_control_rules (scenario)->victory;
  const GPtrArray *meters = hu_snapshot_get_meters (root->snapshot);
  const GArray *hexes = hu_map_get_place (scenario->map, place)->hexes;

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);
      g_autoptr(GArray) asked = g_array_new (FALSE, FALSE, sizeof (HuHex));
      gboolean here = FALSE;

      if (meter->system != HU_SYSTEM_CONTROL)
        continue;
      hu_control_term_add_hexes (scenario->map, ((const HuVictoryEntry *) g_ptr_array_index (victory, meter->nth))->needs, asked);
      for (guint j = 0; j < hexes->len; j++)
        here |= hu_numbers_have (asked, g_array_index (hexes, HuHex, j));
      if (here)
        _hu_why_add_meter (list, root->game, root->snapshot, i);
    }
}
