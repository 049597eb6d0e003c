/*
 * What the files behind hu-flip.h share: a map in the making.
 */
#pragma once

#include "hu-flip.h"

G_BEGIN_DECLS

typedef struct
{
  const HuState *state;
  HuFlipMap     *map;
  HuFlipProgress progress; /* or NULL */
  gpointer       data;
} HuFlipWork;

/* HU_QUESTION_ISOLATE: fills the map of @work, FALSE: stopped; and the answer alone.  Rule systems have the others. */
gboolean hu_flip_supply     (HuFlipWork    *work);
gboolean hu_flip_ask_supply (const HuState *state);

/* Flips of hexes below @known stand; FALSE: it is to stop. */
static inline gboolean
hu_flip_tell (HuFlipWork *work,
              HuHex       known)
{
  work->map->n_flips_known = known;

  return work->progress == NULL || work->progress (work->map, work->data);
}

/* Of several units in a hex no more than one does it by going: what they close, or cover,
 * together is so without any one of them. */
static inline void
hu_flip_set_less (HuFlipMap *map,
                  HuHex      hex,
                  guint      unit)
{
  map->flips[hex] |= HU_FLIP_LESS;
  map->less[hex] = unit;
}

G_END_DECLS
