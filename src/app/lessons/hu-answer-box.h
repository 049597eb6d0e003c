/*
 * The box for an answer: buttons for choices, and an entry for numbers, hexes and rows, which clicks on the map
 * fill too.
 */
#pragma once

#include "hu-fact.h"
#include "hu-map-view.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HU_TYPE_ANSWER_BOX (hu_answer_box_get_type ())
G_DECLARE_FINAL_TYPE (HuAnswerBox, hu_answer_box, HU, ANSWER_BOX, GtkWidget)

/* Signals: "answered" (HuAnswer *): borrowed; "marks-changed" (): the answer names other hexes or rows. */
void          hu_answer_box_ask        (HuAnswerBox      *self,
                                        const HuScenario *scenario, /* stays borrowed while it asks */
                                        const HuFact     *fact);
/* An answer that no fact has. */
typedef struct
{
  HuAnswerKind kind;
  guint        n_hexes;  /* so many hexes make an answer; 0: any number */
  guint        n_events; /* it is the number of one of so many events, from first_event on; 0: it is not */
  guint        first_event;
  const char  *how;      /* how to answer, in words; NULL: as the kind has it */
} HuAnswerForm;

void          hu_answer_box_ask_form   (HuAnswerBox      *self,
                                        const HuScenario *scenario, /* likewise */
                                        const HuAnswerForm *form);
/* The second try: goes on from the hexes or rows of @answer, which was wrong; otherwise as hu_answer_box_ask(). */
void          hu_answer_box_ask_again  (HuAnswerBox      *self,
                                        const HuScenario *scenario,
                                        const HuFact     *fact,
                                        const HuAnswer   *answer);
/* Does it name the hexes or rows of @answer, and no others? */
gboolean      hu_answer_box_holds      (HuAnswerBox      *self,
                                        const HuAnswer   *answer);
void          hu_answer_box_clear      (HuAnswerBox      *self);
/* Adds @hex or its row to the answer, or removes it; FALSE where the question does not ask for hexes. */
gboolean      hu_answer_box_toggle_hex (HuAnswerBox      *self,
                                        HuHex             hex);
/* Returns the hexes that the answer names so far; (transfer full) (element-type HuHex). */
GArray       *hu_answer_box_list_marks (HuAnswerBox      *self) G_GNUC_WARN_UNUSED_RESULT;

typedef enum
{
  HU_OUTCOME_NONE,  /* nothing to tell yet */
  HU_OUTCOME_RIGHT,
  HU_OUTCOME_WRONG,
  HU_OUTCOME_SHOWN, /* nobody answered: it was shown */
} HuAnswerOutcome;

/* The same of an answer in words, which is given. */
char *hu_answer_outcome_say  (HuAnswerOutcome   outcome,
                              const char       *answer) G_GNUC_WARN_UNUSED_RESULT;
char *hu_answer_outcome_word (HuAnswerOutcome   outcome,
                              const HuScenario *scenario,
                              const HuAnswer   *right) G_GNUC_WARN_UNUSED_RESULT;
void  hu_answer_outcome_show (GtkLabel         *label,
                              HuAnswerOutcome   outcome,
                              const char       *text);

void hu_answer_click_attach (HuMapView   *map,
                             HuAnswerBox *answers);

G_END_DECLS
