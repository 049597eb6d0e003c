/*
 * Control that follows the units of the set-up: while this is on, each side controls where its units stand.
 *
 * Under what the draft says lies what was painted by hand: a hex that the last unit leaves goes back to that.  The
 * draft does not tell the two apart, so the workshop remembers it with each step of undo.  After opening, control of
 * nothing but the units' hexes comes from the units, and any other control was painted.
 *
 * Only ground units are followed.  By the tactical rules a squad gains its Location at the set-up by itself (26.11),
 * and control that was written down for one that is hidden would betray it.
 */
#include "hu-workshop-follow.h"

#include <string.h>

#include "hu-explain-edit.h"
#include "hu-node-game.h"
#include "hu-workshop-private.h"

static HuSide
side_alone (guint there)
{
  return there == 1u << HU_SIDE_FIRST ? HU_SIDE_FIRST : there == 1u << HU_SIDE_SECOND ? HU_SIDE_SECOND : HU_SIDE_NONE;
}

/* A side that stands alone in a town has all of it, except painted hexes: a place of two hexes is held with both. */
static void
fill_places (const HuMap  *map,
             const guint8 *present,
             gint8        *owners)
{
  for (guint place = 0; place < map->places->len; place++)
    {
      const GArray *hexes = hu_map_get_place (map, place)->hexes;
      guint there = 0;

      for (guint i = 0; i < hexes->len; i++)
        there |= present[g_array_index (hexes, HuHex, i)];
      for (guint i = 0; side_alone (there) != HU_SIDE_NONE && i < hexes->len; i++)
        if (owners[g_array_index (hexes, HuHex, i)] == HU_SIDE_NONE)
          owners[g_array_index (hexes, HuHex, i)] = (gint8) side_alone (there);
    }
}

/* Returns the painted owners with the units on top of them, as `start.control` has them: [n_hexes]. */
static gint8 *
overlay (const HuScenario *scenario,
         const gint8      *painted)
{
  gsize n = (gsize) scenario->map->grid->n_hexes;
  g_autofree guint8 *present = g_malloc0 (n);
  gint8 *owners = g_memdup2 (painted, n);

  for (guint i = 0; i < scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (scenario, i);

      if (!hu_unit_is_ground (unit) || unit->at == HU_HEX_NONE)
        continue;
      present[unit->at] |= (guint8) (1u << unit->side);
      /* Where both sides stand it is as painted. */
      owners[unit->at] = side_alone (present[unit->at]) != HU_SIDE_NONE ? (gint8) unit->side : painted[unit->at];
    }
  fill_places (scenario->map, present, owners);

  return owners;
}

static gint8 *
overlay_nothing (const HuScenario *scenario)
{
  gsize n = (gsize) scenario->map->grid->n_hexes;
  g_autofree gint8 *nothing = g_malloc (n);

  memset (nothing, HU_SIDE_NONE, n);

  return overlay (scenario, nothing);
}

static gboolean
are_owners (const HuScenario *scenario,
            const gint8      *owners)
{
  return memcmp (owners, scenario->start.hex_owner, (gsize) scenario->map->grid->n_hexes) == 0;
}

/* Is the grid the one that @painted is of? */
static gboolean
fits (const HuScenario *scenario,
      GBytes           *painted)
{
  return painted != NULL && g_bytes_get_size (painted) == (gsize) scenario->map->grid->n_hexes;
}

static const gint8 *
get (GBytes *painted)
{
  return g_bytes_get_data (painted, NULL);
}

/* Tells what was painted of a start of which nothing else is known. */
static GBytes *
guess_painted (const HuScenario *scenario)
{
  gsize n = (gsize) scenario->map->grid->n_hexes;
  g_autofree gint8 *by_units = overlay_nothing (scenario);

  if (!are_owners (scenario, by_units))
    return g_bytes_new (scenario->start.hex_owner, n);

  memset (by_units, HU_SIDE_NONE, n);
  return g_bytes_new_take (g_steal_pointer (&by_units), n);
}

void
hu_workshop_follow_set (HuWorkshop *self,
                        GBytes     *painted)
{
  g_autoptr(GBytes) before = self->painted;

  self->painted = painted != NULL ? g_bytes_ref (painted) : NULL;
  g_clear_pointer (&self->owners, g_free);
  if (fits (self->scenario, self->painted))
    self->owners = overlay (self->scenario, get (self->painted));
}

void
hu_workshop_follow_begin (HuWorkshop *self)
{
  g_autoptr(GBytes) painted = self->clean ? guess_painted (self->scenario) : NULL;

  hu_workshop_follow_set (self, painted);
  if (painted != NULL && !are_owners (self->scenario, self->owners))
    hu_workshop_follow_set (self, NULL);
}

static HuNode *
draft_with_owners (HuWorkshop  *self,
                   const gint8 *owners)
{
  g_autoptr(HuScenario) made = hu_scenario_new_repainted (self->scenario, self->scenario->map);
  g_autoptr(HuNode) control = NULL;

  memcpy (made->start.hex_owner, owners, (gsize) made->map->grid->n_hexes);
  control = hu_node_of_owners (made);

  return hu_node_with_at (self->draft, "/start/control", control);
}

/* Hexes of `start.control` that the units do not explain were painted: by a form, or as JSON. */
static GBytes *
update_painted (HuWorkshop *self)
{
  const HuScenario *scenario = self->scenario;
  gsize n = (gsize) scenario->map->grid->n_hexes;
  g_autofree gint8 *painted = NULL;

  if (self->owners == NULL || !fits (scenario, self->painted))
    return guess_painted (scenario);
  if (are_owners (scenario, self->owners))
    return g_bytes_ref (self->painted);

  painted = g_memdup2 (get (self->painted), n);
  for (gsize i = 0; i < n; i++)
    if (scenario->start.hex_owner[i] != self->owners[i])
      painted[i] = scenario->start.hex_owner[i];

  return g_bytes_new_take (g_steal_pointer (&painted), n);
}

HuNode *
hu_workshop_follow (HuWorkshop *self,
                    gboolean    same_grid)
{
  g_autoptr(GBytes) painted = NULL;

  if (self->painted == NULL || !self->clean || self->pending != 0)
    return NULL;

  painted = same_grid ? update_painted (self) : guess_painted (self->scenario);
  hu_workshop_follow_set (self, painted);

  return are_owners (self->scenario, self->owners) ? NULL : draft_with_owners (self, self->owners);
}

const gint8 *
hu_workshop_follow_paint (HuWorkshop  *self,
                          const HuHex *hexes,
                          guint        n,
                          HuSide       side)
{
  g_autoptr(GBytes) after = NULL;
  gint8 *painted;

  if (!fits (self->scenario, self->painted))
    return NULL;

  painted = g_memdup2 (get (self->painted), g_bytes_get_size (self->painted));
  for (guint i = 0; i < n; i++)
    if (hu_grid_has (self->scenario->map->grid, hexes[i]))
      painted[hexes[i]] = (gint8) side;
  after = g_bytes_new_take (painted, g_bytes_get_size (self->painted));
  hu_workshop_follow_set (self, after);

  return self->owners;
}

/* Returns whether each side controls where its units stand, and edits keep it so. */
gboolean
hu_workshop_get_follows_units (HuWorkshop *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP (self), FALSE);

  return self->painted != NULL;
}

/* Turns it on or off, which is a command like any other. */
void
hu_workshop_set_follows_units (HuWorkshop *self,
                               gboolean    follows)
{
  g_autoptr(GBytes) painted = NULL;
  g_autofree char *label = NULL;
  HuNode *made = NULL;

  g_return_if_fail (HU_IS_WORKSHOP (self));

  if ((self->painted != NULL) == !!follows)
    return;

  label = hu_explain_edit (HU_EDIT_CHANGE, "/start/control");
  hu_workshop_begin_stroke (self, label);
  painted = follows ? guess_painted (self->scenario) : g_bytes_ref (self->painted);
  hu_workshop_follow_set (self, follows ? painted : NULL);
  /* A faulty draft is left as it is. */
  if (self->clean && fits (self->scenario, painted))
    made = draft_with_owners (self, follows ? self->owners : get (painted));
  if (made != NULL)
    hu_workshop_command (self, made, label);
  hu_workshop_end_stroke (self);
}

void
hu_workshop_count_followed (HuWorkshop *self,
                            guint      *n)
{
  g_autofree gint8 *owners = NULL;

  g_return_if_fail (HU_IS_WORKSHOP (self) && n != NULL);

  owners = overlay_nothing (self->scenario);
  n[HU_SIDE_FIRST] = n[HU_SIDE_SECOND] = 0;
  for (HuHex hex = 0; hex < self->scenario->map->grid->n_hexes; hex++)
    if (owners[hex] != HU_SIDE_NONE)
      n[owners[hex]]++;
}

gboolean
hu_workshop_has_tactical_units (HuWorkshop *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP (self), FALSE);

  for (guint i = 0; i < self->scenario->units->len; i++)
    if (hu_unit_kind_is_tactical (hu_scenario_get_unit (self->scenario, i)->kind))
      return TRUE;

  return FALSE;
}
