/*
 * Changes of an answer: for a question about a state, every hex where one more unit, or one
 * less, reverses the answer, and how close each hex comes to that.  All hexes are found at
 * once; nothing is committed.
 */
#pragma once

#include "hu-event.h"
#include "hu-state.h"

G_BEGIN_DECLS

typedef enum
{
  HU_QUESTION_ISOLATE, /* are the hexes isolated that the rules in force ask supply for?  (4.3) */
  HU_QUESTION_LINE,    /* is the line of `side` whole?  (front-line) */
  HU_QUESTION_OWNER, /* does `side` Control it?  (control 26.11) */
  HU_QUESTION_SUPPLY, /* is a unit of `side` in the hex `subject` out of supply? */
  HU_QUESTION_PLACE, /* does `side` control the place `subject`?  (sudden-death 4.4, 4.5) */
  HU_QUESTION_ROW, /* has the line of `side` a gap in the row `subject`?  (front-line) */
  HU_QUESTION_NEED, /* does no line of `side` get through that a condition asks for from the hex `subject`? */
  HU_QUESTION_OUTCOME, /* is the condition of the outcome `subject` met?  `side`: its winner, or the first (objectives) */
  HU_QUESTION_CONDITION, /* is the victory condition `subject` met, as if it were judged now?  `side`: its side (control) */
  HU_N_QUESTIONS
} HuQuestionKind;

typedef struct _HuQuestion
{
  HuQuestionKind kind;
  HuSide         side;         /* see the kinds; HU_SIDE_NONE for HU_QUESTION_ISOLATE */
  HuSide         units;        /* whose unit is put there, or taken away */
  HuSubjectKind  subject_kind; /* of HU_QUESTION_OWNER */
  gint32         subject;      /* of that, and what the other kinds say */
} HuQuestion;

#define HU_FLIP_MORE 1 /* one more unit */
#define HU_FLIP_LESS 2 /* one less */

typedef struct
{
  HuQuestion question;
  gboolean   answer;      /* as it is now */
  guint      n_hexes;
  guint8    *may;         /* [n_hexes] bits: a unit may be put there; a unit there may be taken away */
  guint8    *flips;       /* [n_hexes] bits: and that turns the answer round */
  guint     *less;        /* [n_hexes] the first unit that reverses the answer by leaving, or HU_UNIT_NONE */
  gint16    *change;      /* [n_hexes] for HU_QUESTION_LINE and HU_QUESTION_ROW: gaps closed by one more unit; NULL for
                          * others */

  /* How close each hex comes to isolating, for questions of supply while the answer is no and a line is needed;
   * NULL for others. */
  guint      width;       /* of the lifeline, in hexes */
  gboolean   width_exact; /* FALSE: that is the most that it takes */
  gint32    *hex_margins; /* [n_hexes] see hu_supply_hex_margins() */
  guint8    *unit_margins; /* [n_hexes] see hu_supply_unit_margins() */

  HuHex      n_flips_known;   /* hexes below this are done as far as `flips` goes, */
  HuHex      n_margins_known; /* and as far as `unit_margins` does */
} HuFlipMap;

/* Told as it goes on; FALSE stops it. */
typedef gboolean (*HuFlipProgress) (const HuFlipMap *map,
                                    gpointer         data);

/* Is it about supply, so that there are margins? */
gboolean    hu_question_is_supply   (const HuQuestion *question);
/* Can this be asked in @scenario at all? */
gboolean    hu_question_possible    (const HuScenario *scenario,
                                     const HuQuestion *question);
gboolean    hu_question_equal       (const HuQuestion *a,
                                     const HuQuestion *b);
/* The answer alone. */
gboolean    hu_question_ask         (const HuState    *state,
                                     const HuQuestion *question);
/* NULL where @progress, which may be NULL, stopped it. */
HuFlipMap  *hu_flip_map_new         (const HuState    *state,
                                     const HuQuestion *question,
                                     HuFlipProgress    progress,
                                     gpointer          data) G_GNUC_WARN_UNUSED_RESULT;
HuFlipMap  *hu_flip_map_copy        (const HuFlipMap  *map) G_GNUC_WARN_UNUSED_RESULT;
void        hu_flip_map_free        (HuFlipMap        *map);
/* Counts the hexes where one of @how (bits) reverses the answer. */
guint       hu_flip_map_count       (const HuFlipMap  *map,
                                     guint             how);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuFlipMap, hu_flip_map_free)

G_END_DECLS
