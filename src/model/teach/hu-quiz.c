/*
 * The quiz: the questions that a position has, and the choice of the next one.
 */
#include "hu-quiz-private.h"

#include "hu-system-lists.h"
#include "hu-system.h"

/* The factor by which a wrongly answered question is more likely than others. */
#define WRONG_WEIGHT 6

typedef struct
{
  HuFact *fact;
  guint   weight;
} Memory;

struct _HuQuiz
{
  GRand      *rand;
  GArray     *memories; /* Memory: questions that were answered wrongly, until they are answered rightly */
  HuFact     *fact;
  HuSnapshot *snapshot;
  gboolean    answered;
  guint       n_asked;
  guint       n_right;
};

static void
fact_free (gpointer data)
{
  hu_fact_free (data);
}

HuFact *
_hu_quiz_add (GPtrArray *facts,
              HuFactKind kind)
{
  HuFact *fact = hu_fact_new (kind);

  g_ptr_array_add (facts, fact);

  return fact;
}

void
_hu_quiz_add_subject (GPtrArray    *facts,
                      HuFactKind    kind,
                      HuSubjectKind subject_kind,
                      gint32        subject)
{
  HuFact *fact = _hu_quiz_add (facts, kind);

  fact->subject_kind = subject_kind;
  fact->subject = subject;
}

void
_hu_quiz_add_sides (GPtrArray *facts,
                    HuFactKind kind)
{
  _hu_quiz_add (facts, kind)->side = HU_SIDE_FIRST;
  _hu_quiz_add (facts, kind)->side = HU_SIDE_SECOND;
}

/* Adds the questions of the systems in force that tell of hexes, or of the other systems; FALSE if there are none. */
static gboolean
add_of_systems (GPtrArray        *facts,
                const HuSnapshot *snapshot,
                gboolean          of_hexes)
{
  gboolean any = FALSE;

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_snapshot_get_findings (snapshot, id) != NULL && hu_system_get (id)->tactical != of_hexes)
      {
        hu_system_lists_get (id)->add_facts (facts, snapshot);
        any = TRUE;
      }

  return any;
}

GPtrArray *
hu_quiz_list_facts (const HuSnapshot *snapshot)
{
  GPtrArray *facts = g_ptr_array_new_with_free_func (fact_free);
  const HuScenario *scenario;

  g_return_val_if_fail (snapshot != NULL, facts);

  scenario = hu_snapshot_get_scenario (snapshot);
  _hu_quiz_add (facts, HU_FACT_WINNER);
  if (add_of_systems (facts, snapshot, TRUE))
    for (guint i = 0; i < MIN (scenario->map->places->len, HU_QUIZ_MOST_OF_A_KIND); i++)
      {
        const HuPlace *place = hu_map_get_place (scenario->map, i);

        if (place->hexes->len > 0)
          _hu_quiz_add_subject (facts, HU_FACT_HOLDER, HU_SUBJECT_HEX, g_array_index (place->hexes, HuHex, 0));
      }
  add_of_systems (facts, snapshot, FALSE);

  return facts;
}

static void
memory_clear (gpointer data)
{
  hu_fact_free (((Memory *) data)->fact);
}

/* @rand: the source of chance; its state is copied.  Returns a quiz that has asked nothing yet. */
HuQuiz *
hu_quiz_new (GRand *rand)
{
  HuQuiz *self;

  g_return_val_if_fail (rand != NULL, NULL);

  self = g_new0 (HuQuiz, 1);
  self->rand = g_rand_copy (rand);
  self->memories = g_array_new (FALSE, FALSE, sizeof (Memory));
  g_array_set_clear_func (self->memories, memory_clear);

  return self;
}

void
hu_quiz_free (HuQuiz *self)
{
  g_return_if_fail (self != NULL);

  g_rand_free (self->rand);
  g_array_unref (self->memories);
  g_clear_pointer (&self->fact, hu_fact_free);
  g_clear_pointer (&self->snapshot, hu_snapshot_unref);
  g_free (self);
}

static gint
find_memory (const HuQuiz *self,
             const HuFact *fact)
{
  for (guint i = 0; i < self->memories->len; i++)
    if (hu_fact_equal (g_array_index (self->memories, Memory, i).fact, fact))
      return (gint) i;

  return -1;
}

/* The question just asked does not come again at once. */
static guint
weigh (const HuQuiz *self,
       const HuFact *fact,
       guint         n_facts)
{
  gint memory = find_memory (self, fact);

  if (n_facts > 1 && self->fact != NULL && hu_fact_equal (self->fact, fact))
    return 0;

  return memory >= 0 ? g_array_index (self->memories, Memory, memory).weight : 1;
}

/* Asks the next question at random. Wrongly answered questions come sooner than others, and the same question
 * never comes twice in a row if there is another. */
void
hu_quiz_ask (HuQuiz     *self,
             HuSnapshot *snapshot)
{
  g_autoptr(GPtrArray) facts = NULL;
  HuFact *next = NULL;
  guint sum = 0, drawn;

  g_return_if_fail (self != NULL && snapshot != NULL);

  facts = hu_quiz_list_facts (snapshot);
  for (guint i = 0; i < facts->len; i++)
    sum += weigh (self, g_ptr_array_index (facts, i), facts->len);
  drawn = (guint) g_rand_int_range (self->rand, 0, (gint) sum);
  for (guint i = 0; next == NULL && i < facts->len; i++)
    {
      guint weight = weigh (self, g_ptr_array_index (facts, i), facts->len);

      if (drawn < weight)
        next = hu_fact_copy (g_ptr_array_index (facts, i));
      else
        drawn -= weight;
    }

  g_clear_pointer (&self->fact, hu_fact_free);
  self->fact = next;
  hu_snapshot_ref (snapshot);
  g_clear_pointer (&self->snapshot, hu_snapshot_unref);
  self->snapshot = snapshot;
  self->answered = FALSE;
}

/* Returns the present question; NULL before the first. */
const HuFact *
hu_quiz_get_fact (const HuQuiz *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->fact;
}

const HuSnapshot *
hu_quiz_get_snapshot (const HuQuiz *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->snapshot;
}

HuAnswer *
hu_quiz_find_answer (const HuQuiz *self)
{
  g_return_val_if_fail (self != NULL && self->fact != NULL, NULL);

  return hu_fact_answer (self->fact, self->snapshot, NULL);
}

/**
 * hu_quiz_answer:
 * @self: a quiz whose question is open
 *
 * Counts the answer, and remembers the question if the answer is wrong.
 *
 * Returns: whether @answer is right
 */
gboolean
hu_quiz_answer (HuQuiz         *self,
                const HuAnswer *answer)
{
  g_autoptr(HuAnswer) right = NULL;
  gboolean same;
  gint memory;

  g_return_val_if_fail (self != NULL && self->fact != NULL && !self->answered, FALSE);
  g_return_val_if_fail (answer != NULL, FALSE);

  right = hu_quiz_find_answer (self);
  same = hu_answer_equal (answer, right);
  memory = find_memory (self, self->fact);
  if (same && memory >= 0)
    g_array_remove_index (self->memories, (guint) memory);
  if (!same && memory < 0)
    {
      Memory wrong = { hu_fact_copy (self->fact), WRONG_WEIGHT };

      g_array_append_val (self->memories, wrong);
    }
  self->answered = TRUE;
  self->n_asked++;
  self->n_right += same;

  return same;
}

gboolean
hu_quiz_is_answered (const HuQuiz *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->answered;
}

guint
hu_quiz_get_n_asked (const HuQuiz *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_asked;
}

guint
hu_quiz_get_n_right (const HuQuiz *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_right;
}
