/*
 * The slow way to answer questions about supply.  It is for lines of supply that run along
 * lines of the map, where it matters whether a hex was reached by a step or along a line, and
 * for cuts that must be exact although the length is limited.
 */
#pragma once

#include "hu-supply.h"

G_BEGIN_DECLS

/* How a hex was come to. */
enum
{
  HU_WAY_STEP,
  HU_WAY_ALONG,
  HU_N_WAY_KINDS
};

typedef struct
{
  const HuSupplyField *field;
  guint8 *open;       /* [n_hexes] may be entered; 0 for origins, and for hexes that are closed at the moment */
  guint8 *source;     /* [n_hexes] 0 for what is taken for the time being */
  gint32  most_steps;
  gint32  most;       /* hexes */
  gint32 *distance[HU_N_WAY_KINDS]; /* [n_hexes] -1: not come to so */
  gint32 *steps;      /* [n_hexes] the fewest steps of a shortest way that came along a line */
  gint32 *queue;      /* hex * HU_N_WAY_KINDS + how */
  gint32  n;
} HuWays;

/* The line of supply from a hex, as far as it is known without following it. */
typedef struct
{
  gint32 length; /* hexes after the hex, source included; -1: there is none */
  HuHex  source; /* the nearest, with the fewest steps, the first by index; HU_HEX_NONE */
} HuSupplyBack;

void           hu_ways_init      (HuWays              *ways,
                                  const HuSupplyField *field);
void           hu_ways_clear     (HuWays              *ways);
/* Returns the line to show, chosen as in hu_supply_trace(), or NULL; (transfer full). */
GArray        *hu_ways_find_line (HuWays              *ways) G_GNUC_WARN_UNUSED_RESULT;

/* Tells whether the question, or the footprint, needs the slow way. */
gboolean       hu_along_is_for   (const HuSupplyField *field,
                                  const HuFootprint   *footprint);
HuSupplyBack  *hu_along_flood_back (const HuSupplyField *field) G_GNUC_WARN_UNUSED_RESULT;
/* Each of these functions does as the function with supply in place of along in its name. */
HuSupplyTrace *hu_along_trace    (const HuSupplyField *field) G_GNUC_WARN_UNUSED_RESULT;
gboolean       hu_along_reaches  (const HuSupplyField *field);
HuSupplyCut   *hu_along_cut      (const HuSupplyField *field) G_GNUC_WARN_UNUSED_RESULT;
GArray        *hu_along_critical (const HuSupplyField *field) G_GNUC_WARN_UNUSED_RESULT;
guint          hu_along_fewest   (const HuSupplyField *field,
                                  const HuFootprint   *footprint,
                                  HuHex                where[2]);
gint32        *hu_along_hex_margins (const HuSupplyField *field,
                                  const HuSupplyCut   *cut) G_GNUC_WARN_UNUSED_RESULT;
gboolean       hu_along_unit_margins (const HuSupplyField *field,
                                  const HuFootprint   *footprint,
                                  guint8              *margins,
                                  HuSupplyProgress     progress,
                                  gpointer             data);

G_END_DECLS
