/*
 * Sets up the scenario, its judge, its lines of supply, the scene with the overlays, and the painter.
 */
#include "hu-painter-table.h"

const HuSketch hu_painter_flat_sketch = {
  .columns = 24, .rows = 18, .n_units = 60, .n_towns = 16, .holes = TRUE, .features = TRUE,
};
const HuSketch hu_painter_pointy_sketch = {
  .columns = 24,
  .rows = 18,
  .orientation = HU_ORIENTATION_POINTY,
  .shifted_odd = TRUE,
  .n_units = 60,
  .n_towns = 16,
  .holes = TRUE,
  .features = TRUE,
};

void
hu_painter_table_show (HuPainterTable *table)
{
  HuSnapshot *old = g_steal_pointer (&table->snapshot);

  g_clear_pointer (&table->tracing, hu_tracing_free);
  g_clear_pointer (&table->situation, hu_supply_situation_free);
  g_clear_pointer (&old, hu_snapshot_unref);
  table->snapshot = hu_adjudicator_snapshot (table->game, hu_adjudicator_get_n_events (table->game));
  table->situation = hu_sketch_situation (table->snapshot);
  table->tracing = hu_sketch_tracing (table->situation);
  table->scene.snapshot = table->snapshot;
  table->scene.situation = table->situation;
  table->scene.tracing = table->tracing;
}

void
hu_painter_table_set_up (HuPainterTable *table,
                         gconstpointer   data)
{
  const HuSketch *from = data != NULL ? data : &hu_painter_flat_sketch;

  table->scenario = hu_sketch_scenario (from);
  table->game = hu_adjudicator_new (table->scenario);
  table->snapshot = hu_adjudicator_snapshot (table->game, 0);
  hu_scene_init (&table->scene, table->snapshot);
  table->scene.overlays = HU_PAINTER_TABLE_OVERLAYS;
  hu_painter_table_show (table);
  table->painter = hu_painter_new (table->scenario);
  table->viewport = (HuViewport) { .scale = 22, .x = 3.3, .y = 2.7, .width = 500, .height = 400 };
}

void
hu_painter_table_tear_down (HuPainterTable *table,
                            gconstpointer   data)
{
  hu_painter_free (table->painter);
  hu_tracing_free (table->tracing);
  hu_supply_situation_free (table->situation);
  hu_snapshot_unref (table->snapshot);
  hu_adjudicator_free (table->game);
  hu_scenario_unref (table->scenario);
}
