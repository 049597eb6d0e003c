/*
 * Scenes without a window: no window keeps the lines that the rules ask for, so they are
 * traced here.
 */
#include "hu-map-scene.h"

#include "hu-system-layers.h"

static const struct
{
  const char *name;
  HuOverlay   overlay;
} overlays[] = {
  { "supply", HU_OVERLAY_SUPPLY },     { "rings", HU_OVERLAY_RINGS },
  { "frontier", HU_OVERLAY_FRONTIER }, { "cut", HU_OVERLAY_CUT },
  { "zoc", HU_OVERLAY_ZOC },           { "control", HU_OVERLAY_OWNERS },
  { "front-line", HU_OVERLAY_FRONT_LINE }, { "fire", HU_OVERLAY_FIRE },
  { "army", HU_OVERLAY_ARMY },
};

static void
mark_units (HuMapScene *self)
{
  if (!(self->scene.overlays & HU_OVERLAY_ARMY))
    return;

  self->marks = hu_supply_marks_new (hu_snapshot_get_state (self->scene.snapshot), TRUE);
  self->scene.marks = self->marks;
}

static void
name_buildings (HuMapScene *self)
{
  self->buildings = hu_system_layers_list_buildings (hu_snapshot_get_scenario (self->scene.snapshot));
  self->scene.buildings = self->buildings;
}

/**
 * hu_map_scene_init:
 * @self: (out caller-allocates): to be cleared by the caller
 * @shown: the overlays to show, as bits of #HuOverlay
 *
 * Fills a scene.  Where an overlay shows them, traces the lines that the rules in force ask
 * for.
 */
void
hu_map_scene_init (HuMapScene *self,
                   HuSnapshot *snapshot,
                   guint       shown)
{
  HuSupplyAsked asked;

  g_return_if_fail (self != NULL && snapshot != NULL);

  *self = (HuMapScene) { 0 };
  hu_scene_init (&self->scene, snapshot);
  self->scene.overlays = shown;
  mark_units (self);
  name_buildings (self);
  if (!(shown & (HU_OVERLAY_SUPPLY | HU_OVERLAY_RINGS | HU_OVERLAY_FRONTIER | HU_OVERLAY_CUT | HU_OVERLAY_ZOC)) ||
      !hu_supply_find_asked (hu_snapshot_get_scenario (snapshot), &asked))
    return;

  self->situation = hu_supply_situation_new_asked (hu_snapshot_get_state (snapshot));
  self->tracing = hu_tracing_new (self->situation, (const HuHex *) asked.origins->data, asked.origins->len);
  self->scene.situation = self->situation;
  self->scene.tracing = self->tracing;
}

/**
 * hu_map_scene_init_like:
 * @self: (out caller-allocates): to be cleared by the caller
 *
 * Fills an independent scene that shows the same as @shown.  A line of "trace from here" is
 * traced again from the same hex.
 */
void
hu_map_scene_init_like (HuMapScene    *self,
                        const HuScene *shown)
{
  g_return_if_fail (self != NULL && shown != NULL);

  *self = (HuMapScene) { 0 };
  hu_scene_init (&self->scene, shown->snapshot);
  self->scene.overlays = shown->overlays;
  self->scene.storey = shown->storey;
  mark_units (self);
  name_buildings (self);
  if (shown->tracing == NULL || shown->situation == NULL)
    return;

  self->situation = hu_supply_situation_new_like (hu_snapshot_get_state (shown->snapshot), shown->situation);
  self->tracing = hu_tracing_new (self->situation, (const HuHex *) shown->tracing->origins->data,
                                  shown->tracing->origins->len);
  self->scene.situation = self->situation;
  self->scene.tracing = self->tracing;
}

/**
 * hu_map_scene_clear:
 * @self: a scene, or all zero
 *
 * Frees the lines that were traced for @self.
 */
void
hu_map_scene_clear (HuMapScene *self)
{
  g_clear_pointer (&self->buildings, g_array_unref);
  g_clear_pointer (&self->marks, g_free);
  g_clear_pointer (&self->tracing, hu_tracing_free);
  g_clear_pointer (&self->situation, hu_supply_situation_free);
}

const char *
hu_overlay_to_string (HuOverlay overlay)
{
  for (guint i = 0; i < G_N_ELEMENTS (overlays); i++)
    if (overlays[i].overlay == overlay)
      return overlays[i].name;

  g_return_val_if_reached (NULL);
}

/* Returns the overlay called @text, or 0. */
guint
hu_overlay_from_string (const char *text)
{
  g_return_val_if_fail (text != NULL, 0);

  for (guint i = 0; i < G_N_ELEMENTS (overlays); i++)
    if (g_str_equal (overlays[i].name, text))
      return overlays[i].overlay;

  return 0;
}

char *
hu_overlay_list_words (void)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (overlays); i++)
    g_string_append_printf (words, "%s%s", i > 0 ? ", " : "", overlays[i].name);

  return g_string_free (words, FALSE);
}
