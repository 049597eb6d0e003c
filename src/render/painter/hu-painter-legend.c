/*
 * The legend: which entries a scene calls for.
 */
#include "hu-painter-private.h"

#include <string.h>

#include "hu-system-layers.h"

void
_hu_painter_add_entry (GArray     *entries,
                       const char *id,
                       HuSide      side)
{
  HuLegendEntry entry = { id, side };

  g_array_append_val (entries, entry);
}

static void
add_supply (GArray          *entries,
            const HuTracing *tracing)
{
  gboolean open = FALSE, along = FALSE, closed = FALSE;

  for (guint i = 0; i < tracing->traces->len; i++)
    {
      const HuSupplyTrace *trace = g_ptr_array_index (tracing->traces, i);

      open |= trace->path != NULL;
      along |= trace->n_along > 0;
      closed |= trace->path == NULL;
    }

  if (open)
    _hu_painter_add_entry (entries, "supply-line", tracing->side);
  if (along)
    _hu_painter_add_entry (entries, "supply-along", tracing->side);
  if (closed)
    _hu_painter_add_entry (entries, "unsupplied", tracing->side);
}

static gboolean
reaches_anything (const HuTracing *tracing)
{
  for (guint i = 0; i < tracing->traces->len; i++)
    {
      if (((const HuSupplyTrace *) g_ptr_array_index (tracing->traces, i))->furthest > 0)
        return TRUE;
    }

  return FALSE;
}

static void
add_frontier (GArray          *entries,
              const HuTracing *tracing)
{
  static const char * const ids[HU_N_BLOCKS] = {
    [HU_BLOCK_UNIT] = "frontier-unit", [HU_BLOCK_ZOC] = "frontier-zoc",
    [HU_BLOCK_OWNER] = "frontier-control", [HU_BLOCK_TERRAIN] = "frontier-terrain",
    [HU_BLOCK_HEXSIDE] = "frontier-hexside", [HU_BLOCK_LENGTH] = "frontier-length",
    [HU_BLOCK_STEPS] = "frontier-steps", [HU_BLOCK_LINE_ENDS] = "frontier-line-ends",
  };
  static const HuBlock order[] = { HU_BLOCK_UNIT, HU_BLOCK_ZOC, HU_BLOCK_OWNER, HU_BLOCK_TERRAIN,
                                   HU_BLOCK_HEXSIDE, HU_BLOCK_LENGTH, HU_BLOCK_STEPS, HU_BLOCK_LINE_ENDS };
  guint found = 0;

  for (guint i = 0; i < tracing->traces->len; i++)
    {
      const GArray *frontier = ((const HuSupplyTrace *) g_ptr_array_index (tracing->traces, i))->frontier;

      for (guint k = 0; k < frontier->len; k++)
        found |= 1u << g_array_index (frontier, HuFrontierHex, k).because;
    }

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      if (found >> order[i] & 1)
        _hu_painter_add_entry (entries, ids[order[i]], HU_SIDE_NONE);
    }
}

static void
add_cut (GArray          *entries,
         const HuTracing *tracing)
{
  if (tracing->cut != NULL && tracing->cut->hexes->len > 0)
    _hu_painter_add_entry (entries, "cut", HU_SIDE_NONE);
  if (tracing->critical != NULL && tracing->critical->len > 0)
    _hu_painter_add_entry (entries, "critical", HU_SIDE_NONE);
}

static gboolean
lists (const GArray *entries,
       const char   *id)
{
  for (guint i = 0; i < entries->len; i++)
    if (g_str_equal (g_array_index (entries, HuLegendEntry, i).id, id))
      return TRUE;

  return FALSE;
}

/* A unit without supply has the sign of an origin without a line. */
static void
add_marks (GArray       *entries,
           guint         n_units,
           const guint8 *marks)
{
  static const char *const ids[HU_N_SUPPLY_MARKS] = {
    [HU_SUPPLY_MARK_IN] = "army-in", [HU_SUPPLY_MARK_NARROW] = "army-narrow", [HU_SUPPLY_MARK_OUT] = "unsupplied",
  };

  for (guint mark = HU_SUPPLY_MARK_IN; mark < HU_N_SUPPLY_MARKS; mark++)
    if (memchr (marks, (int) mark, n_units) != NULL && !lists (entries, ids[mark]))
      _hu_painter_add_entry (entries, ids[mark], HU_SIDE_NONE);
}

gboolean
_hu_painter_has_value (const HuGrid *grid,
                       const gint8  *values,
                       gint8         value)
{
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    {
      if (grid->exists[hex] && values[hex] == value)
        return TRUE;
    }

  return FALSE;
}

static void
add_zoc (GArray                  *entries,
         const HuGrid            *grid,
         const HuSupplySituation *situation)
{
  HuSide side = hu_side_other (situation->side);

  if (_hu_painter_has_value (grid, (const gint8 *) situation->zoc, 1))
    _hu_painter_add_entry (entries, side == HU_SIDE_FIRST ? "zoc-first" : "zoc-second", side);
}

static void
add_owners (GArray       *entries,
            const HuGrid *grid,
            const gint8  *owners)
{
  if (_hu_painter_has_value (grid, owners, HU_SIDE_FIRST))
    _hu_painter_add_entry (entries, "control-first", HU_SIDE_FIRST);
  if (_hu_painter_has_value (grid, owners, HU_SIDE_SECOND))
    _hu_painter_add_entry (entries, "control-second", HU_SIDE_SECOND);
}

/* Does some hex carry @bit, or is of that margin? */
static gboolean
has_flip (const guint8 *values,
          guint         n,
          guint8        value,
          gboolean      bit)
{
  for (guint i = 0; values != NULL && i < n; i++)
    if (bit ? (values[i] & value) != 0 : values[i] == value)
      return TRUE;

  return FALSE;
}

static void
add_flips (GArray          *entries,
           const HuFlipMap *map,
           HuFlipShow       show)
{
  HuSide side = map->question.units;

  switch (show)
    {
    case HU_FLIP_SHOW_UNITS:
      if (has_flip (map->flips, map->n_hexes, HU_FLIP_MORE, TRUE))
        _hu_painter_add_entry (entries, "flip-more", side);
      if (has_flip (map->flips, map->n_hexes, HU_FLIP_LESS, TRUE))
        _hu_painter_add_entry (entries, "flip-less", side);
      break;
    case HU_FLIP_SHOW_HEX_MARGINS:
      if (map->width > 0)
        _hu_painter_add_entry (entries, "flip-narrowest", side);
      break;
    case HU_FLIP_SHOW_UNIT_MARGINS:
      if (has_flip (map->unit_margins, map->n_hexes, 1, FALSE))
        _hu_painter_add_entry (entries, "flip-one", side);
      if (has_flip (map->unit_margins, map->n_hexes, 2, FALSE))
        _hu_painter_add_entry (entries, "flip-two", side);
      break;
    case HU_N_FLIP_SHOWS:
      break;
    }
}

static void
add_flood (GArray            *entries,
           const HuFloodView *view)
{
  gboolean along = FALSE;

  if (!view->show_cut)
    {
      _hu_painter_add_entry (entries, "flood-ring", HU_SIDE_NONE);
      return;
    }

  for (guint i = 0; i < view->flood->n_along->len; i++)
    along |= g_array_index (view->flood->n_along, guint, i) > 0;
  for (guint i = 0; i < entries->len; i++)
    along &= !g_str_equal (g_array_index (entries, HuLegendEntry, i).id, "supply-along");
  if (view->cut->lines->len > 0)
    _hu_painter_add_entry (entries, "flood-line", HU_SIDE_NONE);
  if (along)
    _hu_painter_add_entry (entries, "supply-along", HU_SIDE_NONE);
  _hu_painter_add_entry (entries, "flood-closed", HU_SIDE_NONE);
}

static void
list_of_systems (const HuScene *scene,
                 gboolean       signs,
                 GArray        *entries)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_snapshot_get_findings (scene->snapshot, id) != NULL && hu_system_layers_get (id)->list_legend != NULL)
      hu_system_layers_get (id)->list_legend (scene, signs, entries);
}

GArray *
hu_painter_list_legend (HuPainter     *self,
                        const HuScene *scene)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (HuLegendEntry));
  const HuState *state;
  const HuGrid *grid;

  g_return_val_if_fail (self != NULL && scene != NULL && scene->snapshot != NULL, entries);

  state = hu_snapshot_get_state (scene->snapshot);
  grid = state->scenario->map->grid;
  if (scene->tracing != NULL)
    {
      self->traced_side = scene->tracing->side;
      if (scene->overlays & HU_OVERLAY_SUPPLY)
        {
          add_supply (entries, scene->tracing);
          if (scene->opening != NULL && scene->opening->path != NULL && scene->opening->path->len > 1)
            _hu_painter_add_entry (entries, "supply-closed", scene->tracing->side);
        }
      if ((scene->overlays & HU_OVERLAY_RINGS) && reaches_anything (scene->tracing))
        _hu_painter_add_entry (entries, "ring", scene->tracing->side);
      if (scene->overlays & HU_OVERLAY_FRONTIER)
        add_frontier (entries, scene->tracing);
      if (scene->overlays & HU_OVERLAY_CUT)
        add_cut (entries, scene->tracing);
    }
  if ((scene->overlays & HU_OVERLAY_ARMY) && scene->marks != NULL)
    add_marks (entries, hu_scenario_get_n_units (state->scenario), scene->marks);
  if ((scene->overlays & HU_OVERLAY_ZOC) && scene->situation != NULL)
    add_zoc (entries, grid, scene->situation);
  if ((scene->overlays & HU_OVERLAY_OWNERS) && hu_snapshot_get_owners (scene->snapshot, HU_SUBJECT_HEX) == NULL)
    add_owners (entries, grid, state->hex_owner);
  list_of_systems (scene, FALSE, entries);
  if (scene->flips != NULL)
    self->flip_side = scene->flips->question.units;
  if (scene->flips != NULL)
    add_flips (entries, scene->flips, scene->flip_show);
  if (scene->flood != NULL)
    add_flood (entries, scene->flood);
  list_of_systems (scene, TRUE, entries);

  return entries;
}
