/*
 * The questions that What Would Change It offers, by what is looked at.
 */
#pragma once

#include "hu-flip.h"
#include "hu-snapshot.h"

G_BEGIN_DECLS

typedef struct
{
  HuSnapshot       *shown;
  const HuQuestion *supply; /* that of the lines shown, where it is not that of the rules; or NULL */
  HuHex             at;     /* the cursor */
  gint              row;    /* of hexes, that was asked for elsewhere in the window; or -1 */
} HuFlipSubject;

/* HuQuestion, each with some side's units; (transfer full). @kept: the present question, which stays in the list
 * wherever the cursor goes; or NULL. */
GArray *hu_flip_questions_list   (const HuFlipSubject *self,
                                  const HuQuestion    *kept) G_GNUC_WARN_UNUSED_RESULT;
/* The question's place in the list, whichever side's unit it takes; -1: the list does not have it. */
gint    hu_flip_questions_find   (const GArray        *questions,
                                  const HuQuestion    *question);
/* The question about the thing at the cursor: its building, city, hex or row, with a unit of the side asked about; -1: the
 * lines shown, or those of the rules, are asked about. */
gint    hu_flip_questions_choose (const HuFlipSubject *self,
                                  const GArray        *questions,
                                  HuQuestion          *question);

G_END_DECLS
