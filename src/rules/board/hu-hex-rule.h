/*
 * Sets of hexes by rule: "within 2 hexes of the bridge", "level 2 and higher".  A rule is worked out once, when the file
 * is read; the text that the file has for it is kept beside it.
 */
#pragma once

#include "hu-map.h"

G_BEGIN_DECLS

typedef enum
{
  HU_HEX_RULE_HEXES,   /* no rule: hexes by name */
  HU_HEX_RULE_NEAR,    /* at most `within` hexes from a set, a place or lines */
  HU_HEX_RULE_TERRAIN,
  HU_HEX_RULE_LEVEL,   /* at least `level` */
  HU_HEX_RULE_EDGE,
  HU_HEX_RULE_ALL_OF,
  HU_HEX_RULE_ANY_OF,
  HU_HEX_RULE_EXCEPT,  /* the first part without the second */
  HU_N_HEX_RULES
} HuHexRuleKind;

typedef struct
{
  HuHexRuleKind kind;
  GArray       *hexes;    /* HuHex; of HEXES */
  gboolean      all;      /* of HEXES: the whole map, by that word */
  GPtrArray    *parts;    /* HuHexRule; of NEAR at most one */
  gint          place;    /* of NEAR: an index of the map's places, or -1 */
  guint         lines;    /* of NEAR: bits 1 << HuLineKind */
  guint         terrains; /* bits 1 << HuTerrain */
  guint         edges;    /* bits 1 << HuEdge */
  gint          within;
  gint          level;
  char         *text;     /* of a whole rule: as the file has it, one JSON value; else NULL */
} HuHexRule;

HuHexRule  *hu_hex_rule_new       (HuHexRuleKind    kind) G_GNUC_WARN_UNUSED_RESULT;
void        hu_hex_rule_free      (HuHexRule       *rule);
/* The format's own word ("near"); NULL for HEXES. */
const char *hu_hex_rule_to_string (HuHexRuleKind    kind);
/* The hexes of the map that fit, in ascending order; (transfer full) (element-type HuHex). */
GArray     *hu_hex_rule_list      (const HuHexRule *rule,
                                   const HuMap     *map) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuHexRule, hu_hex_rule_free)

G_END_DECLS
