/*
 * The peer of the supply bench: the same questions put to igraph.
 */
#pragma once

#include "hu-supply.h"

G_BEGIN_DECLS

typedef struct _HuBenchPeer HuBenchPeer;

/* Builds the graphs, which is not measured; NULL where igraph is not there. */
HuBenchPeer *hu_bench_peer_new       (const HuSupplyField *field) G_GNUC_WARN_UNUSED_RESULT;
void         hu_bench_peer_free      (HuBenchPeer         *peer);

/* Distances of every hex from the nearest origin. */
void         hu_bench_peer_distances (HuBenchPeer         *peer);
/* A smallest cut by a largest flow. */
void         hu_bench_peer_cut       (HuBenchPeer         *peer);

/* Are the last answers these distances, and a cut of this size? */
gboolean     hu_bench_peer_agrees    (HuBenchPeer         *peer,
                                      const HuSupplyTrace *trace,
                                      const HuSupplyCut   *cut);

G_END_DECLS
