/*
 * Facts about a hex: for the card under the pointer, the side panel, and the screen reader.
 */
#pragma once

#include "hu-supply-lines.h"

G_BEGIN_DECLS

typedef struct
{
  char *label; /* translated */
  char *value;
  char *more;  /* what is true whatever hex it is, or NULL: the card under the pointer leaves it out */
} HuHexFact;

/* (transfer full) (element-type HuHexFact). @lines may be NULL; @units: also name the units in the hex; @tells: of what,
 * 1u << HuShow. */
GPtrArray *hu_hex_facts_list  (HuSnapshot          *snapshot,
                               const HuSupplyLines *lines,
                               HuHex                hex,
                               gboolean             units,
                               guint                tells) G_GNUC_WARN_UNUSED_RESULT;
/* All facts of a hex in one line, as a person would say them. */
char      *hu_hex_facts_speak (HuSnapshot          *snapshot,
                               const HuSupplyLines *lines,
                               HuHex                hex,
                               guint                tells) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
