/*
 * Shared by the files that write the game: one for each part of the format.
 */
#pragma once

#include "hu-game-file.h"
#include "hu-json-writer.h"
#include "hu-points.h"
#include "hu-system-format.h"

G_BEGIN_DECLS

/* --- Hexes (hu-hexset-text.c) --- */

void hu_write_hex       (HuJsonWriter  *writer,
                         const HuGrid  *grid,
                         HuHex          hex); /* HU_HEX_NONE: null */
/* Writes a set without an order of its own: every hex with marks[hex] == value. */
void hu_write_hexset    (HuJsonWriter  *writer,
                         const HuGrid  *grid,
                         const guint8  *marks,
                         guint8         value);
/* A list whose order counts, as a HEXSET, or the rule by which the file gives these hexes. */
void hu_write_hexset_list (HuJsonWriter *writer,
                         const HuScenario *scenario,
                         const GArray  *hexes);
/* The same, however long, on one line. */
void hu_write_hexset_line (HuJsonWriter *writer,
                         const HuScenario *scenario,
                         const GArray  *hexes);
/* Without spans. */
void hu_write_hex_list  (HuJsonWriter  *writer,
                         const HuGrid  *grid,
                         const GArray  *hexes);

/* --- Records (hu-write-fields.c) --- */

/* A hook writes a key that needs more than the table says.  It is called even if there is nothing to write. */
typedef struct
{
  const char *object;
  const char *key;
  void      (*write) (HuJsonWriter     *writer,
                      const HuScenario *scenario,
                      gconstpointer     record);
} HuWriteHook;

void hu_write_member    (HuJsonWriter  *writer,
                         const HuScenario *scenario,
                         const char    *kind,
                         const char    *key,
                         gconstpointer  record,
                         const HuWriteHook *hooks); /* or NULL */
/* In the room of terms: a condition, or a list of them, in the member of its row. */
void hu_field_write_term (HuJsonWriter *writer,
                         const HuScenario *scenario,
                         const HuField *field,
                         gconstpointer  record);
void hu_write_record    (HuJsonWriter  *writer,
                         const HuScenario *scenario,
                         const char    *kind,
                         gconstpointer  record,
                         HuJsonLayout   layout,
                         const HuWriteHook *hooks); /* ends with an entry without an object; or NULL */
void hu_write_object    (HuJsonWriter  *writer,
                         const HuScenario *scenario,
                         const char    *kind,
                         gconstpointer  record,
                         HuJsonLayout   layout,
                         const char    *extra, /* or NULL */
                         const HuWriteHook *hooks); /* or NULL */

/* The unknown members of such a record; what other writers take from @extra is left out. */
void hu_write_extra     (HuJsonWriter  *writer,
                         const char    *kind,
                         const char    *extra);

/* `branch`, in the object that is open. */
void hu_write_factors   (HuJsonWriter  *writer,
                         const GArray  *factors); /* (element-type HuFactor) */

/* --- Parts --- */

void hu_write_map       (HuJsonWriter     *writer,
                         const HuScenario *scenario);
void hu_write_grid_names (HuJsonWriter      *writer,
                          const HuGridNames *names,
                          const HuGridExtra *extra);
void hu_write_grid_boards (HuJsonWriter    *writer,
                          const GPtrArray *boards,
                          const GPtrArray *extra);
void hu_write_hexsides  (HuJsonWriter     *writer,
                         const HuMap      *map);
void hu_write_start_owners (HuJsonWriter *writer,
                         const HuScenario *scenario);
void hu_write_start     (HuJsonWriter     *writer,
                         const HuScenario *scenario);
void hu_write_rules     (HuJsonWriter     *writer,
                         const HuScenario *scenario);
void hu_write_supply    (HuJsonWriter     *writer,
                         const HuScenario *scenario);
/* An object of that kind in the table of the format. */
void hu_write_supply_rules (HuJsonWriter  *writer,
                         const HuScenario *scenario,
                         const char       *kind,
                         const HuSupplyRules *rules);
void hu_write_sources   (HuJsonWriter     *writer,
                         const HuScenario *scenario,
                         const char       *key,
                         const HuSources  *sources,
                         const char       *extra);
void hu_write_blocked_by (HuJsonWriter    *writer,
                         gboolean          units,
                         gboolean          zoc,
                         gboolean          owner);
void hu_write_location  (HuJsonWriter     *writer,
                         const HuMap      *map,
                         HuHex             hex,
                         HuStorey          storey); /* HU_HEX_NONE: null */
void hu_write_lesson    (HuJsonWriter     *writer,
                         const HuScenario *scenario); /* nothing where it is none */
/* Nothing where there are none. */
void hu_write_translations (HuJsonWriter  *writer,
                         const HuScenario *scenario);
void hu_write_event     (HuJsonWriter     *writer,
                         const HuScenario *scenario,
                         const HuEvent    *event);

G_END_DECLS
