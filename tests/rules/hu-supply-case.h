/*
 * Questions about supply for the tests: drawn as text or at random, and the
 * answers that plain, slow programs give to them.
 */
#pragma once

#include "hu-supply.h"

G_BEGIN_DECLS

typedef struct
{
  HuGrid       *grid;
  guint8       *barriers;  /* or NULL */
  guint8       *block;
  guint8       *source;
  guint8       *placeable; /* [n_hexes] for a footprint, unless drawn: everywhere */
  guint8       *immune;    /* or NULL */
  GArray       *origins;   /* HuHex */
  HuSupplyField field;     /* of the above */
} HuSupplyCase;

/*
 * Rows of a pointy-topped map, separated by '/'; the second, fourth… row lies
 * half a hex further to the right.  One letter a hex, spaces between are for
 * the reader:
 *   . open   O origin   S source   _ missing
 *   ~ terrain   # unit   z zone of control   c control
 *   X a source blocked by a unit   Q an origin in a zone of control
 *   | lets no line cross the hexside between the hexes before and after it
 *   @barriers: further ones, "0101-0201 0102-0201" (row, then column), or NULL
 */
HuSupplyCase *hu_supply_case_draw     (const char         *rows,
                                       const char         *barriers,
                                       gint                max_length) G_GNUC_WARN_UNUSED_RESULT;
/* The case has at most @size lanes and hexes in a lane, of any grid. */
HuSupplyCase *hu_supply_case_random   (GRand              *rand,
                                       gint                size) G_GNUC_WARN_UNUSED_RESULT;
void          hu_supply_case_free     (HuSupplyCase       *test);
/* The map as hu_supply_case_draw() takes it, to be shown where a test fails. */
char         *hu_supply_case_print    (const HuSupplyCase *test) G_GNUC_WARN_UNUSED_RESULT;
/* "0101 0203", row before column. */
char         *hu_supply_case_names    (const HuSupplyCase *test,
                                       const GArray       *hexes) G_GNUC_WARN_UNUSED_RESULT;

/* @shut counts what a unit closes: @change 1 where it comes, -1 where it goes. */
void          hu_supply_case_put_unit (const HuSupplyCase *test,
                                       const HuFootprint  *footprint,
                                       HuHex               unit,
                                       guint8             *shut,
                                       gint                change);

/* May a line step from @from that way?  Looks at hexside and target, no more. */
gboolean      hu_oracle_step          (const HuSupplyField *field,
                                       HuHex               from,
                                       gint                direction,
                                       HuHex              *to);
/* From the nearest origin, -1 not reached within the length; @shut may be NULL. */
gint         *hu_oracle_distances     (const HuSupplyField *field,
                                       const guint8       *shut) G_GNUC_WARN_UNUSED_RESULT;
gboolean      hu_oracle_reaches       (const HuSupplyField *field,
                                       const guint8       *shut);
/* Largest flow over halves of hexes; the hexes where it is cut, nearest the origins. */
GArray       *hu_oracle_cut           (const HuSupplyField *field) G_GNUC_WARN_UNUSED_RESULT;
gboolean      hu_oracle_is_origin     (const HuSupplyField *field,
                                       HuHex               hex);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuSupplyCase, hu_supply_case_free)

G_END_DECLS
