/*
 * Brushes: terrain, elevation, hexsides and control of hexes.  A stroke changes the scenario at once
 * and the draft at its end.  It checks only the faults that it can change: units in
 * impassable hexes, and a set-up that decides the game.
 */
#include "config.h"

#include "hu-workshop-map.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-explain-edit.h"
#include "hu-node-game.h"
#include "hu-workshop-private.h"

static HuNode *
with_member (HuNode    *draft,
             const char *pointer,
             HuNode    *value) /* (transfer full), or NULL */
{
  HuNode *made = hu_node_with_at (draft, pointer, value);

  hu_node_unref (draft);
  if (value != NULL)
    hu_node_unref (value);

  return made;
}

void
hu_workshop_flush (HuWorkshop *self)
{
  guint pending = self->pending;

  if (pending == 0)
    return;

  self->pending = 0;
  if (pending & HU_DRAFT_TERRAIN)
    self->draft = with_member (self->draft, "/map/terrain",
                               hu_node_of_terrain (self->scenario->map, hu_node_at (self->draft, "/map/terrain"),
                                                   self->repainted));
  if (self->relevelled)
    self->draft = with_member (self->draft, "/map/elevation", hu_node_of_elevation (self->scenario->map));
  if (pending & HU_DRAFT_HEXSIDES)
    self->draft = with_member (self->draft, "/map/hexsides", hu_node_of_hexsides (self->scenario->map));
  if (pending & HU_DRAFT_OWNERS)
    self->draft = with_member (self->draft, "/start/control", hu_node_of_owners (self->scenario));
  self->repainted = 0;
  self->relevelled = FALSE;
}

/* The faults that a stroke may have changed. */
typedef enum
{
  RECHECK_NOTHING,
  RECHECK_SETUP, /* whether the set-up decides */
  RECHECK_UNITS, /* where units stand, too */
  RECHECK_ALL,   /* all that is read after the map: its edges may lie elsewhere */
} Recheck;

/* Makes the stroke's next scenario (transfer full) that of the workshop. */
static void
take_repainted (HuWorkshop *self,
                HuScenario *made,
                guint       part,
                GArray     *hexes,
                Recheck     recheck)
{
  hu_scenario_finish (made);
  hu_scenario_unref (self->scenario);
  self->scenario = made;
  self->pending |= part;

  if (!self->map_clean || (!self->clean && part == HU_DRAFT_OWNERS))
    {
      /* The stroke may have painted over a fault of the draft, in any kind of terrain. */
      self->repainted = G_MAXUINT;
      hu_workshop_flush (self);
      hu_workshop_read (self, FALSE);
      hu_workshop_emit_changed (self, part | HU_PARTS_DRAWN, NULL);
      return;
    }

  if (recheck == RECHECK_UNITS && self->clean)
    {
      hu_workshop_recheck_units (self, hexes);
      hu_workshop_recheck_setup (self);
    }
  else if (recheck == RECHECK_UNITS || recheck == RECHECK_ALL)
    {
      /* Reads everything but the map, so the painted map need not be in the draft yet. */
      guint pending = self->pending;

      hu_workshop_read (self, TRUE);
      self->pending = pending;
    }
  else if (recheck == RECHECK_SETUP)
    {
      hu_workshop_recheck_setup (self);
    }
  hu_workshop_emit_changed (self, part, hexes);
}

/* --- Terrain --- */

static gboolean
is_impassable (HuTerrain terrain)
{
  return terrain >= HU_TERRAIN_LAKE;
}

static gboolean
paint_terrain (HuWorkshop  *self,
               const HuHex *hexes,
               guint        n,
               HuTerrain    terrain)
{
  const HuMap *before = self->scenario->map;
  g_autoptr(GArray) changed = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autoptr(HuMap) map = NULL;
  Recheck recheck = RECHECK_NOTHING;

  for (guint i = 0; i < n; i++)
    if (hu_grid_has (before->grid, hexes[i]) && before->terrain[hexes[i]] != terrain)
      g_array_append_val (changed, hexes[i]);
  if (changed->len == 0)
    return TRUE;

  map = hu_map_new_repainted (self->scenario->map);
  for (guint i = 0; i < changed->len; i++)
    {
      HuHex hex = g_array_index (changed, HuHex, i);

      /* For the rules and the reader, terrain is passable or not, and nothing more; they warn of a ground unit in
       * the water. */
      if (is_impassable (terrain) || is_impassable ((HuTerrain) before->terrain[hex]))
        recheck = MAX (recheck, g_hash_table_contains (self->unit_hexes, GINT_TO_POINTER (hex + 1)) ? RECHECK_UNITS
                                                                                                    : RECHECK_SETUP);
      if (terrain == HU_TERRAIN_OFFMAP || before->terrain[hex] == HU_TERRAIN_OFFMAP)
        recheck = RECHECK_ALL;
      /* Sets by rule may have other hexes now. */
      if (g_hash_table_size (self->scenario->hex_rules) > 0)
        recheck = RECHECK_ALL;
      self->repainted |= 1u << before->terrain[hex] | 1u << terrain;
      map->terrain[hex] = (guint8) terrain;
    }
  take_repainted (self, hu_scenario_new_repainted (self->scenario, map), HU_DRAFT_TERRAIN, changed, recheck);

  return TRUE;
}

/* Paints hexes. The cost does not grow with the part of a stroke that has been painted before.  Returns FALSE if
 * the draft has no grid to paint on. */
gboolean
hu_workshop_paint_terrain (HuWorkshop  *self,
                           const HuHex *hexes,
                           guint        n,
                           HuTerrain    terrain)
{
  g_autofree char *what = NULL;
  g_autofree char *label = NULL;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && terrain < HU_N_TERRAINS, FALSE);

  if (!self->grid_clean)
    return FALSE;

  what = hu_explain_terrain (terrain);
  /* Translators: a kind of terrain. */
  label = g_strdup_printf (_("Paint %s"), what);
  hu_workshop_begin_stroke (self, label);
  paint_terrain (self, hexes, n, terrain);
  hu_workshop_end_stroke (self);

  return TRUE;
}

/* --- Elevation --- */

static void
paint_level (HuWorkshop  *self,
             const HuHex *hexes,
             guint        n,
             gint         level)
{
  const HuMap *before = self->scenario->map;
  g_autoptr(GArray) changed = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autoptr(HuMap) map = NULL;

  for (guint i = 0; i < n; i++)
    if (hu_grid_has (before->grid, hexes[i]) && hu_map_level (before, hexes[i]) != level)
      g_array_append_val (changed, hexes[i]);
  if (changed->len == 0)
    return;

  map = hu_map_new_repainted (self->scenario->map);
  for (guint i = 0; i < changed->len; i++)
    hu_map_set_level (map, g_array_index (changed, HuHex, i), level);
  self->relevelled = TRUE;
  /* Only sets by rule look at it. */
  take_repainted (self, hu_scenario_new_repainted (self->scenario, map), HU_DRAFT_TERRAIN, changed,
                  g_hash_table_size (self->scenario->hex_rules) > 0 ? RECHECK_ALL : RECHECK_NOTHING);
}

/**
 * hu_workshop_paint_level:
 * @level: from %HU_LEVEL_LEAST to %HU_LEVEL_MOST; 0 is that of a flat map
 *
 * Paints `map.elevation`.
 *
 * Returns: %FALSE if the draft has no grid to paint on
 */
gboolean
hu_workshop_paint_level (HuWorkshop  *self,
                         const HuHex *hexes,
                         guint        n,
                         gint         level)
{
  g_autofree char *label = NULL;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && level >= HU_LEVEL_LEAST && level <= HU_LEVEL_MOST, FALSE);

  if (!self->grid_clean)
    return FALSE;

  label = hu_explain_edit (HU_EDIT_CHANGE, "/map/elevation");
  hu_workshop_begin_stroke (self, label);
  paint_level (self, hexes, n, level);
  hu_workshop_end_stroke (self);

  return TRUE;
}

/* --- Hexsides --- */

static gboolean
paint_hexsides (HuWorkshop    *self,
                HuHexside      kind,
                const HuHex  (*pairs)[2],
                guint          n,
                gboolean       on)
{
  g_autoptr(HuMap) map = hu_map_new_repainted (self->scenario->map);
  g_autoptr(GArray) changed = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = 0; i < n; i++)
    {
      HuHex a = pairs[i][0], b = pairs[i][1];
      gint direction = hu_grid_has (map->grid, a) && hu_grid_has (map->grid, b)
        ? hu_grid_direction (map->grid, a, b) : -1;
      gboolean is_on;

      if (direction < 0)
        continue;
      is_on = map->hexsides[kind] != NULL && (map->hexsides[kind][a] >> direction & 1);
      if (is_on == !!on)
        continue;
      if (on)
        hu_map_set_hexside (map, kind, a, b);
      else
        hu_map_clear_hexside (map, kind, a, b);
      g_array_append_vals (changed, pairs[i], 2);
    }
  if (changed->len > 0)
    take_repainted (self, hu_scenario_new_repainted (self->scenario, map), HU_DRAFT_HEXSIDES, changed,
                    kind == HU_HEXSIDE_LAKE || kind == HU_HEXSIDE_CLIFF ? RECHECK_SETUP : RECHECK_NOTHING);

  return TRUE;
}

/**
 * hu_workshop_paint_hexsides:
 * @pairs: two hexes each; pairs that do not share a side are left out
 * @on: whether to lay or to remove it
 *
 * Lays rivers, walls, cliffs or shores.
 *
 * Returns: %FALSE if the draft has no grid
 */
gboolean
hu_workshop_paint_hexsides (HuWorkshop    *self,
                            HuHexside      kind,
                            const HuHex  (*pairs)[2],
                            guint          n,
                            gboolean       on)
{
  g_return_val_if_fail (HU_IS_WORKSHOP (self) && kind < HU_N_HEXSIDES, FALSE);

  if (!self->grid_clean)
    return FALSE;

  {
    g_autofree char *label = hu_explain_edit (on ? HU_EDIT_CHANGE : HU_EDIT_REMOVE, "/map/hexsides");

    hu_workshop_begin_stroke (self, label);
  }
  paint_hexsides (self, kind, pairs, n, on);
  hu_workshop_end_stroke (self);

  return TRUE;
}

/* --- Control of hexes --- */

static void
paint_owner (HuWorkshop  *self,
             const HuHex *hexes,
             guint        n,
             HuSide       side)
{
  const HuScenario *before = self->scenario;
  const gint8 *shown = hu_workshop_follow_paint (self, hexes, n, side);
  g_autoptr(GArray) changed = g_array_new (FALSE, FALSE, sizeof (HuHex));
  HuScenario *made;

  for (guint i = 0; i < n; i++)
    if (hu_grid_has (before->map->grid, hexes[i]) &&
        before->start.hex_owner[hexes[i]] != (shown != NULL ? shown[hexes[i]] : side))
      g_array_append_val (changed, hexes[i]);
  if (changed->len == 0)
    return;

  made = hu_scenario_new_repainted (self->scenario, self->scenario->map);
  for (guint i = 0; i < changed->len; i++)
    {
      HuHex hex = g_array_index (changed, HuHex, i);

      made->start.hex_owner[hex] = shown != NULL ? shown[hex] : (gint8) side;
    }
  take_repainted (self, made, HU_DRAFT_OWNERS, changed, RECHECK_SETUP);
}

/**
 * hu_workshop_paint_owner:
 * @side: the side that controls them at the start, or %HU_SIDE_NONE
 *
 * Paints `start.control`.
 *
 * Returns: %FALSE if the draft has no grid
 */
gboolean
hu_workshop_paint_owner (HuWorkshop  *self,
                         const HuHex *hexes,
                         guint        n,
                         HuSide       side)
{
  g_autofree char *label = NULL;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && side >= HU_SIDE_NONE && side < HU_N_SIDES, FALSE);

  if (!self->grid_clean)
    return FALSE;

  label = hu_explain_edit (HU_EDIT_CHANGE, "/start/control");
  hu_workshop_begin_stroke (self, label);
  paint_owner (self, hexes, n, side);
  hu_workshop_end_stroke (self);

  return TRUE;
}
