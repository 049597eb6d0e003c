/*
 * Supply lines of a state, for the question of the rules in force or from any hex, with the
 * units that cause each obstacle.
 */
#pragma once

#include "hu-reason.h"
#include "hu-state.h"
#include "hu-supply-rules.h"
#include "hu-supply.h"

G_BEGIN_DECLS

/* The obstacles to @side's lines, hex by hex, in one state. */
typedef struct
{
  const HuState *state;    /* borrowed */
  HuSide         side;     /* whose lines */
  HuSupplyRules  rules;    /* what is said of them; see hu_supply_rules_find() */
  gboolean       asked;    /* the question of the rules in force, where no origin is a source */
  gint           need;     /* the number of the line that a condition rests on (hu-supply-need.h), or -1 */
  gboolean       elsewhere; /* its `source` are the hexes where such a line leads to, not sources of supply */
  guint8        *barriers; /* [n_hexes] hexsides that stop a step, where there are more than the map's own; else NULL */
  guint8        *block;    /* [n_hexes] HuBlock */
  guint8        *outside;  /* [n_hexes] a condition's line may not go through it, which is HU_BLOCK_TERRAIN; NULL: none is so */
  guint8        *links;    /* [n_hexes] the lines of the map to run along, by direction; NULL: none */
  guint8        *lies;     /* [n_hexes] one of these lines is there; NULL with @links */
  HuSupplyAlong  along;    /* of these */
  guint8        *source;   /* [n_hexes] */
  guint8        *inside;   /* [n_hexes] supplies units in it and no others: of a unit's question; NULL: none does */
  guint8        *sites;    /* [n_hexes] a source once the side controls it, where control matters; else NULL */
  guint8        *zoc;      /* [n_hexes] the enemy's zones of control, if it has any */
  guint8        *friendly; /* [n_hexes] a ground unit of @side stands there */
  guint8        *enemy;    /* [n_hexes] a ground unit of the other side stands there */
} HuSupplySituation;

/* One question with its whole answer: a trace for each origin, and the cut and the critical hexes of all of
 * them together. */
typedef struct
{
  HuSide         side;
  GArray        *origins; /* HuHex */
  GPtrArray     *traces;  /* HuSupplyTrace, one an origin */
  HuSupplyCut   *cut;
  GArray        *critical; /* HuHex */
  gboolean       at_source; /* the only origin is a source itself: its line is its own hex, and nothing cuts it off */
} HuTracing;

/* Tells whether @side can trace lines: only where the file has rules for its supply. */
gboolean           hu_tracing_possible        (const HuScenario        *scenario,
                                               HuSide                   side);

/* The situation of a side that can trace lines. */
HuSupplySituation *hu_supply_situation_new    (const HuState           *state,
                                               HuSide                   side) G_GNUC_WARN_UNUSED_RESULT;
/* The same for units that stand on the map: those in a capital are supplied by it (8.3), which has nothing to do with a line
 * from it (4.3). */
HuSupplySituation *hu_supply_situation_new_of_units (const HuState      *state,
                                               HuSide                   side) G_GNUC_WARN_UNUSED_RESULT;
/* The same by rules of the caller's own, which say whose lines they are. */
HuSupplySituation *hu_supply_situation_new_by (const HuState           *state,
                                               const HuSupplyRules     *rules) G_GNUC_WARN_UNUSED_RESULT;
/* The question of the rules in force; the scenario must have such rules. */
HuSupplySituation *hu_supply_situation_new_asked (const HuState        *state) G_GNUC_WARN_UNUSED_RESULT;
/* The same question in @state as @like has in another state: for the same side, and that of the rules in force
 * if @like is. */
HuSupplySituation *hu_supply_situation_new_like (const HuState         *state,
                                               const HuSupplySituation *like) G_GNUC_WARN_UNUSED_RESULT;
void               hu_supply_situation_free   (HuSupplySituation       *situation);
/* Keeps lines within @hexes (HuHex). */
void               hu_supply_situation_keep_within (HuSupplySituation   *situation,
                                               const GArray            *hexes);
/* Is @hex closed whatever units do, by the ground or for the condition? */
gboolean           hu_supply_situation_is_barred (const HuSupplySituation *situation,
                                               HuHex                    hex);
/* A question about @situation; borrows from it and from @origins. */
HuSupplyField      hu_supply_situation_field  (const HuSupplySituation *situation,
                                               const HuHex             *origins,
                                               guint                    n_origins);
/* Tells whether the scenario lists @hex as a source, though perhaps not for this question. */
gboolean           hu_supply_situation_names_source (const HuSupplySituation *situation,
                                               HuHex                    hex);
/* Is there a source now in which a line could end, were no enemy there? */
gboolean           hu_supply_situation_has_source (const HuSupplySituation *situation);
/* The units that stop lines in @hex, by index: those that stand there for HU_BLOCK_UNIT, those whose zone of
 * control reaches it for HU_BLOCK_ZOC, else none. */
GArray            *hu_supply_situation_blockers (const HuSupplySituation *situation,
                                               HuHex                    hex,
                                               HuBlock                  because) G_GNUC_WARN_UNUSED_RESULT;

/* The kind of hexside that stops a line between them, for HU_BLOCK_HEXSIDE; HU_N_HEXSIDES: none does. */
HuHexside          hu_supply_situation_hexside (const HuSupplySituation *situation,
                                               HuHex                    from,
                                               HuHex                    hex);

/* Where one more enemy unit may stand, a byte for each hex, and the hexes that it closes there. */
guint8            *hu_supply_situation_find_placeable (const HuSupplySituation *situation,
                                               const HuHex             *origins,
                                               guint                    n_origins) G_GNUC_WARN_UNUSED_RESULT;
void               hu_supply_situation_footprint (const HuSupplySituation *situation,
                                               const guint8            *placeable,
                                               HuFootprint             *footprint);

HuTracing         *hu_tracing_new             (const HuSupplySituation *situation,
                                               const HuHex             *origins,
                                               guint                    n_origins) G_GNUC_WARN_UNUSED_RESULT;
void               hu_tracing_free            (HuTracing               *tracing);
/* Does any line get through? */
gboolean           hu_tracing_is_supplied     (const HuTracing         *tracing);
/* hu-supply-reach.c: whether a line from origin to source (element-type HuHex) for the question of the rules in force, which
 * was open in another state, is open in @state. */
gboolean           hu_supply_line_is_open     (const HuState           *state,
                                               const GArray            *line);
/* hu-supply-answer.c: why @hex is or is not connected with a source; @stop: where its lines stop, or NULL. */
HuReason          *hu_tracing_reason          (const HuTracing         *tracing,
                                               const HuSupplySituation *situation,
                                               HuHex                    hex,
                                               const HuFrontierHex    **stop) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuSupplySituation, hu_supply_situation_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuTracing, hu_tracing_free)

G_END_DECLS
