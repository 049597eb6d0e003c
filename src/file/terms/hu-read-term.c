/*
 * Conditions on the way in, as far as all systems have them in common.  An unknown key is refused here: a typing error would
 * change the winner.
 */
#include "config.h"

#include "hu-read-term.h"

#include <glib/gi18n-lib.h>

#define MOST_DEPTH 16

HU_DEFINE_WORD_LIST (judged_words, HuJudged, HU_N_JUDGED, hu_judged_to_string)

const char * const *
hu_judged_words (void)
{
  return judged_words ();
}

/* --- Bounds --- */

void
hu_refuse_unreached (const HuObject *object,
                     const char     *key,
                     gint64          most)
{
  hu_object_fault (object, key, g_strdup (_("this number can never be reached")),
                   g_strdup_printf (_("use a whole number up to %lld"), (long long) most));
}

void
hu_refuse_kept (const HuObject *object,
                const char     *key,
                gint64          most)
{
  hu_object_fault (object, key, g_strdup (_("this number is always kept, so that it asks for nothing")),
                   g_strdup_printf (_("use a whole number up to %lld"), (long long) most));
}

void
hu_refuse_crossed (const HuObject *object)
{
  hu_object_fault (object, "at_most", g_strdup (_("no number is at least the one and at most the other")),
                   g_strdup (_("“at_least” is the smaller number")));
}

/* Tells whether there is a bound; a fault where there is none, or where one stands in a sum. */
static gboolean
has_bounds (const HuObject *object,
            HuTerm         *term)
{
  static const char * const keys[] = { "at_least", "at_most" };

  for (guint i = 0; term->counted && i < G_N_ELEMENTS (keys); i++)
    hu_refuse_bound (object, keys[i], term);
  if (term->counted)
    return FALSE;

  term->has_least = hu_object_has (object, "at_least");
  term->has_most = hu_object_has (object, "at_most");
  if (!term->has_least && !term->has_most)
    hu_object_fault (object, NULL, g_strdup (_("no number says how many")), g_strdup (_("add “at_least”, “at_most” or both")));

  return term->has_least || term->has_most;
}

gboolean
hu_refuse_bound (const HuObject *object,
                 const char     *key,
                 const HuTerm   *term)
{
  if (!term->counted || !hu_object_has (object, key))
    return FALSE;

  hu_object_fault (object, key, g_strdup (_("a bound stands in a sum, which only counts")),
                   g_strdup (_("put the bound into “compare”")));
  return TRUE;
}

void
hu_read_bounds (const HuObject *object,
                gint64          least,
                gint64          least_most,
                HuTerm         *term)
{
  if (has_bounds (object, term) &&
      hu_object_integer (object, "at_least", HU_OPTIONAL, least, G_MAXINT64, &term->least) &&
      hu_object_integer (object, "at_most", HU_OPTIONAL, least_most, G_MAXINT64, &term->most) &&
      term->has_least && term->has_most && term->least > term->most)
    hu_refuse_crossed (object);
}

/* As so many of @unit; a fault where 64 bits do not hold that. */
static gint64
in_unit (const HuObject *object,
         const char     *key,
         HuDecimal       number,
         guint           unit)
{
  gint64 value = 0;

  if (__builtin_mul_overflow (number.value, (gint64) (unit / number.unit), &value))
    hu_object_fault (object, key, g_strdup (_("this number is too large beside one with decimals")),
                     g_strdup (_("use a smaller number")));

  return value;
}

/* Both bounds in one unit. */
static void
unite_bounds (const HuObject *object,
              HuDecimal       least,
              HuDecimal       most,
              HuTerm         *term)
{
  term->unit = MAX (least.unit, most.unit);
  term->least = in_unit (object, "at_least", least, term->unit);
  term->most = in_unit (object, "at_most", most, term->unit);
  if (term->has_least && term->has_most && hu_decimal_compare (least.value, least.unit, most.value, most.unit) > 0)
    hu_refuse_crossed (object);
}

void
hu_read_decimal_bounds (const HuObject *object,
                        gboolean        signs,
                        HuTerm         *term)
{
  HuDecimal least = { 0, 1 }, most = { 0, 1 };

  if (!has_bounds (object, term) || !hu_object_decimal (object, "at_least", HU_OPTIONAL, G_MININT64, &least) ||
      !hu_object_decimal (object, "at_most", HU_OPTIONAL, signs ? G_MININT64 : 0, &most))
    return;

  if (!signs && term->has_least && least.value <= 0)
    hu_object_fault (object, "at_least", g_strdup (_("this number is always kept, so that it asks for nothing")),
                     g_strdup (_("use a number above 0")));
  else
    unite_bounds (object, least, most, term);
}

/* --- Ratios --- */

gboolean
hu_read_ratio (const HuObject *object,
               const char     *key,
               HuRatioBound    bound,
               gint64          least,
               HuRatio        *ratio)
{
  gint64 parts[2] = { 0, 1 };
  HuElements elements;
  HuAt at;

  if (!hu_object_list (object, key, HU_OPTIONAL, &at))
    return FALSE;
  if (hu_node_get_n (at.node) != 2)
    {
      hu_object_fault (object, key, g_strdup (_("a bound is a ratio of two numbers")),
                       g_strdup (_("write [3, 1] for 3 to 1")));
      return FALSE;
    }

  hu_elements_init (&elements, object->reader, &at);
  for (guint i = 0; hu_elements_next (&elements); i++)
    if (!hu_read_integer (object->reader, &elements.at, i == 0 ? least : 1, G_MAXINT64, &parts[i]))
      return FALSE;

  *ratio = (HuRatio) { bound, parts[0], parts[1] };
  return TRUE;
}

/* --- Sums --- */

static void
read_sum (const HuTermReading *reading,
          const HuObject      *object,
          const char          *key,
          HuTerm              *term)
{
  HuElements elements;
  HuAt at;

  if (!hu_object_list (object, key, HU_OPTIONAL, &at))
    return;
  if (hu_node_get_n (at.node) == 0)
    hu_reader_fault (reading->reader, &at, g_strdup (_("an empty sum stands here")),
                     g_strdup (_("count something, or leave “right” out")));

  hu_elements_init (&elements, reading->reader, &at);
  while (hu_elements_next (&elements))
    g_ptr_array_add (term->parts, hu_read_count (reading, &elements.at));
}

/* Says which system has the word, where it is not this one's. */
static gboolean
refuse_foreign (const HuTermReading *reading,
                const HuAt          *at)
{
  for (guint i = 0; i < hu_node_get_n (at->node); i++)
    for (guint id = 0; id < HU_N_SYSTEMS; id++)
      {
        const HuTermFormat *other = hu_system_format_get ((HuSystemId) id)->terms;
        HuAt member = hu_at_member (at, i);

        if (other == NULL || other == reading->format || !g_strv_contains (other->words->atoms, member.key) ||
            g_strv_contains (reading->format->words->atoms, member.key))
          continue;
        hu_reader_fault (reading->reader, &member,
                         /* Translators: the word of a condition, the id of a rule system. */
                         g_strdup_printf (_("“%s” is a condition of “%s”"), member.key, hu_system_to_string ((HuSystemId) id)),
                         g_strdup (_("use it there")));
        return TRUE;
      }

  return FALSE;
}

/* The atom that a count asks for; or -1 with a fault, which an unknown key is already. */
static gint
find_counted (const HuTermReading *reading,
              HuObject            *object,
              HuAt                *member)
{
  const HuVocabulary *words = reading->format->words;
  gint found = -1;
  guint n = 0;

  for (guint kind = 0; kind < HU_TERM_ATOMS + words->n_atoms; kind++)
    {
      const char *word = hu_term_kind_to_string (words, kind);

      if (word == NULL || !hu_object_has (object, word))
        continue;
      hu_object_get (object, word, HU_OPTIONAL, member);
      n++;
      found = (gint) kind;
    }
  if (n == 1)
    return found;
  if (n == 0 && hu_reader_n_errors (reading->reader) > object->n_errors)
    return -1;

  hu_reader_fault (reading->reader, &object->at, n == 0 ? g_strdup (_("the sum counts nothing here"))
                                                        : g_strdup (_("the sum counts several things at once")),
                   g_strdup (_("put each count into braces of its own")));
  return -1;
}

/* What is a condition, and no number. */
static gboolean
refuse_uncounted (const HuTermReading *reading,
                  const HuAt          *at)
{
  const HuVocabulary *words = reading->format->words;

  for (guint i = 0; i < hu_node_get_n (at->node); i++)
    for (guint kind = 0; kind < HU_TERM_ATOMS + words->n_atoms; kind++)
      {
        HuAt member = hu_at_member (at, i);

        if (kind == HU_TERM_NUMBER || hu_vocabulary_counts (words, kind) ||
            g_strcmp0 (hu_term_kind_to_string (words, kind), member.key) != 0)
          continue;
        hu_reader_fault (reading->reader, &member, g_strdup_printf (_("“%s” cannot be counted in a sum"), member.key),
                         g_strdup (_("count units, places or points")));
        return TRUE;
      }

  return FALSE;
}

static void
read_number (const HuObject *object,
             HuTerm         *term)
{
  HuDecimal number = { 0, 1 };

  hu_object_decimal (object, "number", HU_REQUIRED, G_MININT64, &number);
  term->least = number.value;
  term->unit = number.unit;
}

static void
read_atom (const HuTermReading *reading,
           const HuAt          *at,
           HuTerm              *term)
{
  HuObject object;

  if (hu_object_open_strictly (&object, reading->reader, at, hu_term_keys (reading->format, term->kind)))
    reading->format->read_atom (reading, &object, term);
}

HuTerm *
hu_read_count (const HuTermReading *reading,
               const HuAt          *at)
{
  const HuTermFormat *format = reading->format;
  gboolean refused = hu_node_get_kind (at->node) == HU_NODE_OBJECT &&
                     (refuse_uncounted (reading, at) || refuse_foreign (reading, at));
  HuObject whole;
  HuAt member;
  gint kind = -1;
  HuTerm *term;

  if (!refused && hu_object_open_strictly (&whole, reading->reader, at, hu_format_get_keys (format->count)))
    kind = find_counted (reading, &whole, &member);
  if (kind >= 0 && format->may_stand != NULL && !format->may_stand (reading, &member, (guint) kind))
    kind = -1;

  term = hu_term_new (format->words, kind >= 0 ? (guint) kind : HU_TERM_NUMBER);
  term->counted = TRUE;
  if (kind < 0)
    return term;

  term->has_times = hu_object_has (&whole, "times");
  if (kind == HU_TERM_NUMBER && term->has_times)
    hu_refuse_senseless (&whole, "times", FALSE, g_strdup (_("write the product as the number")));
  else
    hu_object_decimal (&whole, "times", HU_OPTIONAL, G_MININT64, &term->times);
  if (kind == HU_TERM_NUMBER)
    read_number (&whole, term);
  else
    read_atom (reading, &member, term);

  return term;
}

static void
read_difference (const HuObject *object,
                 HuTerm         *term)
{
  HuDecimal least = { 0, 1 }, most = { 0, 1 };

  term->has_least = hu_object_has (object, "at_least");
  term->has_most = hu_object_has (object, "at_most");
  term->has_more_by = hu_object_has (object, "more_by");
  if (!hu_object_decimal (object, "at_least", HU_OPTIONAL, G_MININT64, &least) ||
      !hu_object_decimal (object, "at_most", HU_OPTIONAL, G_MININT64, &most) ||
      !hu_object_decimal (object, "more_by", HU_OPTIONAL, G_MININT64, &term->more_by))
    return;

  if (term->has_least && term->has_most && term->has_more_by)
    hu_object_fault (object, NULL, g_strdup (_("there are three bounds")), g_strdup (_("keep one or two of them")));
  else if (term->has_more_by && term->has_most &&
           hu_decimal_compare (term->more_by.value, term->more_by.unit, most.value, most.unit) > 0)
    hu_refuse_crossed (object);
  else
    unite_bounds (object, least, most, term);
}

static void
read_compare (const HuTermReading *reading,
              const HuObject      *object,
              HuTerm              *term)
{
  static const char * const differences[] = { "more_by", "at_least", "at_most" };
  gboolean ratio = hu_object_has (object, "ratio_at_least") || hu_object_has (object, "ratio_above"), any = ratio;
  HuAt at;

  if (hu_object_get (object, "left", HU_REQUIRED, &at))
    read_sum (reading, object, "left", term);
  term->n_left = term->parts->len;
  term->has_right = hu_object_has (object, "right");
  read_sum (reading, object, "right", term);
  for (guint i = 0; i < G_N_ELEMENTS (differences); i++)
    {
      if (ratio && hu_object_has (object, differences[i]))
        hu_object_fault (object, differences[i], g_strdup (_("a comparison is by a difference or by a ratio")),
                         g_strdup (_("keep one of them")));
      any |= hu_object_has (object, differences[i]);
    }
  if (!any)
    hu_object_fault (object, NULL, g_strdup (_("the comparison has no bound")),
                     g_strdup (_("add “more_by”, “at_least”, “at_most”, “ratio_at_least” or “ratio_above”")));
  if (hu_object_has (object, "ratio_at_least") && hu_object_has (object, "ratio_above"))
    hu_object_fault (object, "ratio_above", g_strdup (_("there are two bounds on one side")),
                     g_strdup (_("keep “ratio_at_least” or “ratio_above”")));
  if (ratio && !hu_read_ratio (object, "ratio_at_least", HU_RATIO_INCLUSIVE, 0, &term->lower))
    hu_read_ratio (object, "ratio_above", HU_RATIO_EXCLUSIVE, 0, &term->lower);
  if (!ratio)
    read_difference (object, term);
}

static void
read_announced (const HuObject *object,
                HuTerm         *term)
{
  const char *what = NULL;

  hu_object_side (object, "side", HU_REQUIRED, FALSE, &term->side);
  hu_object_name (object, "what", &what);
  term->what = g_strdup (what);
}

/* --- Conditions with parts --- */

static void
read_list (const HuTermReading *reading,
           const HuAt          *at,
           HuTerm              *term)
{
  HuElements elements;

  if (!hu_read_list (reading->reader, at))
    return;
  if (hu_node_get_n (at->node) == 0)
    hu_reader_fault (reading->reader, at, g_strdup (_("an empty list of conditions stands here")),
                     g_strdup (_("use at least one condition")));

  hu_elements_init (&elements, reading->reader, at);
  while (hu_elements_next (&elements))
    g_ptr_array_add (term->parts, hu_read_term (reading, &elements.at));
}

static void
read_some (const HuTermReading *reading,
           const HuObject      *object,
           HuTerm              *term)
{
  HuAt at;

  if (hu_object_get (object, "of", HU_REQUIRED, &at))
    read_list (reading, &at, term);
  term->has_least = TRUE;
  if (hu_object_integer (object, "at_least", HU_REQUIRED, 1, G_MAXINT64, &term->least) && term->parts->len > 0 &&
      term->least > term->parts->len)
    hu_refuse_unreached (object, "at_least", term->parts->len);
}

/* How many ends `for` can look back on at most. */
static gint64
count_ends (const HuScenario *scenario,
            const HuTerm     *term)
{
  const HuCalendar *calendar = &scenario->calendar;
  guint last = hu_calendar_last_turn (calendar);
  gint64 n = 0, n_last = 0; /* in each turn; in the last one as far as it is played */
  gboolean cut = FALSE;

  for (guint i = 0; i < calendar->player_turns->len; i++)
    {
      HuSide side = hu_scenario_get_player_turn (scenario, i)->side;
      gboolean counts = side == term->of || side == HU_SIDE_NONE || term->of == HU_SIDE_NONE;

      n += counts;
      n_last += counts && !cut;
      cut |= hu_calendar_is_cut (calendar, last, i);
    }
  if (term->at == HU_JUDGED_TURN)
    return last - (cut ? 1 : 0);

  return n * (last - 1) + n_last;
}

static void
read_when_it_learns (const HuObject *object,
                     HuTerm         *term)
{
  static const char * const ends[] = { "player-turn", "turn", NULL };
  gboolean is_for = term->kind == HU_TERM_FOR;
  gint at = 0;

  term->at_given = hu_object_has (object, "at");
  if (term->at_given && hu_object_word (object, "at", HU_REQUIRED, is_for ? ends : judged_words (), &at))
    term->at = is_for ? HU_JUDGED_PLAYER_TURN + (HuJudged) at : (HuJudged) at;
  hu_object_side (object, "of", HU_OPTIONAL, FALSE, &term->of);
  hu_refuse_senseless (object, "of", term->at == HU_JUDGED_PHASE || term->at == HU_JUDGED_PLAYER_TURN,
                       g_strdup (_("use it with “at” phase or player-turn only")));
}

static void
read_memory (const HuTermReading *reading,
             const HuObject      *object,
             HuTerm              *term)
{
  gint64 most;
  HuAt at;

  if (hu_object_get (object, "needs", HU_REQUIRED, &at))
    g_ptr_array_add (term->parts, hu_read_term (reading, &at));
  if (term->kind == HU_TERM_FIRST && hu_object_get (object, "before", HU_REQUIRED, &at))
    g_ptr_array_add (term->parts, hu_read_term (reading, &at));
  read_when_it_learns (object, term);
  if (term->kind != HU_TERM_FOR)
    return;

  term->has_least = TRUE;
  term->least = 1;
  most = count_ends (reading->reader->scenario, term);
  if (hu_object_integer (object, "turns", HU_REQUIRED, 1, G_MAXINT64, &term->least) &&
      !reading->reader->calendar_unsure && term->least > most)
    hu_refuse_unreached (object, "turns", most);
}

/* --- A condition --- */

/* The one key of the condition that stands at @at, which @object is opened for; or -1 with a fault. */
static gint
find_kind (const HuTermReading *reading,
           const HuAt          *at,
           HuObject            *object,
           HuAt                *member)
{
  const HuVocabulary *words = reading->format->words;

  if (hu_node_get_kind (at->node) == HU_NODE_OBJECT && refuse_foreign (reading, at))
    return -1;
  if (!hu_object_open_strictly (object, reading->reader, at, hu_format_get_keys (reading->format->object)))
    return -1;
  if (hu_node_get_n (at->node) != 1)
    {
      hu_reader_fault (reading->reader, at,
                       hu_node_get_n (at->node) == 0 ? g_strdup (_("the condition asks for nothing"))
                                                     : g_strdup (_("the condition asks for several things at once")),
                       g_strdup (_("use one key; “all” holds several conditions")));
      return -1;
    }

  for (guint kind = 0; kind < HU_TERM_ATOMS + words->n_atoms; kind++)
    if (kind != HU_TERM_NUMBER && hu_term_kind_to_string (words, kind) != NULL &&
        hu_object_get (object, hu_term_kind_to_string (words, kind), HU_OPTIONAL, member))
      return (gint) kind;

  return -1;
}

const char * const *
hu_term_keys (const HuTermFormat *format,
              guint               kind)
{
  return hu_format_get_keys (hu_format_find_field (format->object, hu_term_kind_to_string (format->words, kind))->of);
}

static void
read_term (const HuTermReading *reading,
           const HuObject      *whole,
           const HuAt          *member,
           HuTerm              *term)
{
  HuObject object;

  if (term->kind == HU_TERM_ALL || term->kind == HU_TERM_ANY)
    read_list (reading, member, term);
  else if (term->kind == HU_TERM_NOT)
    g_ptr_array_add (term->parts, hu_read_term (reading, member));
  else if (term->kind == HU_TERM_TURN)
    hu_read_turn_span (whole, TRUE, &term->turn);
  else if (!hu_object_open_strictly (&object, reading->reader, member, hu_term_keys (reading->format, term->kind)))
    return;
  else if (term->kind == HU_TERM_SOME)
    read_some (reading, &object, term);
  else if (term->kind == HU_TERM_ANNOUNCED)
    read_announced (&object, term);
  else if (term->kind == HU_TERM_COMPARE)
    read_compare (reading, &object, term);
  else if (hu_term_is_memory (term))
    read_memory (reading, &object, term);
  else
    reading->format->read_atom (reading, &object, term);
}

/* What is not there is a fault already; the log is read all the same, and finds every part that a condition has. */
static void
complete (HuTerm *term)
{
  guint n = term->kind == HU_TERM_FIRST ? 2 : term->kind == HU_TERM_NOT || hu_term_is_memory (term) ? 1 : 0;

  while (term->parts->len < n)
    g_ptr_array_add (term->parts, hu_term_new (term->words, HU_TERM_TURN));
}

HuTerm *
hu_read_term (const HuTermReading *reading,
              const HuAt          *at)
{
  const HuVocabulary *words = reading->format->words;
  HuTermReading inner = *reading;
  HuTerm *term;
  HuObject whole;
  HuAt member;
  gint kind;

  if (++inner.depth > MOST_DEPTH)
    {
      hu_reader_fault (reading->reader, at, g_strdup_printf (_("conditions are nested more than %d deep"), MOST_DEPTH),
                       g_strdup (_("put fewer conditions into each other")));
      return hu_term_new (words, HU_TERM_TURN);
    }
  kind = find_kind (reading, at, &whole, &member);
  if (kind < 0 || (reading->format->may_stand != NULL && !reading->format->may_stand (reading, &member, (guint) kind)))
    return hu_term_new (words, HU_TERM_TURN);

  term = hu_term_new (words, (guint) kind);
  read_term (&inner, &whole, &member, term);
  complete (term);

  return term;
}
