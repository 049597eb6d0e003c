/*
 * Which displays would reveal the answer to an open question.
 */
#pragma once

#include "hu-fact.h"

G_BEGIN_DECLS

typedef enum
{
  HU_VEIL_NONE,
  HU_VEIL_SUPPLY,  /* supply lines, and the verdict, which may rest on them */
  HU_VEIL_LINE,    /* the front line */
  HU_VEIL_VERDICT, /* the verdict, and the end of the time line, which tells it */
} HuVeil;

HuVeil hu_veil_find (const HuFact *question); /* or NULL */

G_END_DECLS
