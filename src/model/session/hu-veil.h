/*
 * The displays that would reveal the answer to an open question.
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
  HU_VEIL_OWNERS,  /* who controls what */
  HU_VEIL_POINTS,  /* points, values, and the level that they make */
  HU_N_VEILS
} HuVeil;

/* @question: or NULL.  @in_lesson: the text of the lesson gives what is needed to answer; a quiz leaves what has to be
 * read from the map and the lists. */
HuVeil hu_veil_find (const HuFact *question,
                     gboolean      in_lesson);

G_END_DECLS
