/*
 * Declarations that the files behind hu-flip.h share: a flip map in the making.
 */
#pragma once

#include "hu-flip.h"

G_BEGIN_DECLS

typedef struct _HuFlipWork
{
  const HuState *state;
  HuFlipMap     *map;
  HuFlipProgress progress; /* or NULL */
  gpointer       data;
} HuFlipWork;

/* The questions of supply: fills the map of @work, FALSE: stopped; and finds the answer alone.  Rule systems have
 * the functions for the other questions. */
gboolean hu_flip_supply     (HuFlipWork    *work);
gboolean hu_flip_ask_supply (const HuState    *state,
                             const HuQuestion *question);

/* In hu-flip.c. */
void     hu_flip_mark_possible (HuFlipWork *work);

/* Tells that the flips of hexes below @known are final; FALSE: the work must stop. */
static inline gboolean
hu_flip_tell (HuFlipWork *work,
              HuHex       known)
{
  work->map->n_flips_known = known;

  return work->progress == NULL || work->progress (work->map, work->data);
}

/* Marks the hex once.  Where several units stand in a hex, at most one of them reverses the answer by leaving:
 * hexes that several units close or cover stay closed or covered without any one of them. */
static inline void
hu_flip_set_less (HuFlipMap *map,
                  HuHex      hex,
                  guint      unit)
{
  map->flips[hex] |= HU_FLIP_LESS;
  map->less[hex] = unit;
}

G_END_DECLS
