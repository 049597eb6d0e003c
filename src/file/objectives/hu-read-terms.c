/*
 * Conditions of objectives on the way in.  An unknown key is refused here: a typing error would change the winner.
 */
#include "config.h"

#include "hu-read-objectives-private.h"

#include <glib/gi18n-lib.h>

#define MOST_DEPTH 16

HU_DEFINE_WORD_LIST (term_words, HuTermKind, HU_N_TERMS, hu_term_kind_to_string)
HU_DEFINE_WORD_LIST (held_words, HuHeld, HU_N_HELD, hu_held_to_string)
HU_DEFINE_WORD_LIST (judged_words, HuJudged, HU_N_JUDGED, hu_judged_to_string)

const char * const *
hu_judged_words (void)
{
  return judged_words ();
}

/* --- Bounds --- */

static void
never_reached (const HuObject *object,
               const char     *key,
               gint64          most)
{
  hu_object_fault (object, key, g_strdup (_("this number can never be reached")),
                   g_strdup_printf (_("use a whole number up to %lld"), (long long) most));
}

static void
always_reached (const HuObject *object,
                const char     *key,
                gint64          most)
{
  hu_object_fault (object, key, g_strdup (_("this number is always kept, so that it asks for nothing")),
                   g_strdup_printf (_("use a whole number up to %lld"), (long long) most));
}

/* @least: the smallest number that asks for something. */
static void
read_bounds (const HuObject *object,
             gint64          least,
             gint64          least_most,
             HuTerm         *term)
{
  term->has_least = hu_object_has (object, "at_least");
  term->has_most = hu_object_has (object, "at_most");
  if (!term->has_least && !term->has_most)
    {
      hu_object_fault (object, NULL, g_strdup (_("no number says how many")),
                       g_strdup (_("add “at_least”, “at_most” or both")));
      return;
    }

  if (!hu_object_integer (object, "at_least", HU_OPTIONAL, least, G_MAXINT64, &term->least) ||
      !hu_object_integer (object, "at_most", HU_OPTIONAL, least_most, G_MAXINT64, &term->most))
    return;
  if (term->has_least && term->has_most && term->least > term->most)
    hu_object_fault (object, "at_most", g_strdup (_("no number is at least the one and at most the other")),
                     g_strdup (_("“at_least” is the smaller number")));
}

/* So many of what is listed; all of it without a number. */
static void
read_number_listed (const HuObject *object,
                    HuTerm         *term)
{
  gint64 listed = object->reader->map != NULL ? hu_term_count_listed (object->reader->map, term) : 0;

  term->has_least = hu_object_has (object, "at_least");
  if (hu_object_integer (object, "at_least", HU_OPTIONAL, 1, G_MAXINT64, &term->least) && term->has_least &&
      listed > 0 && term->least > listed)
    never_reached (object, "at_least", listed);
}

/* So many of the units that are named by their ids. */
static void
check_named_units (const HuObject *object,
                   const HuTerm   *term)
{
  gint64 named = term->filter.units != NULL ? term->filter.units->len : 0;

  if (named == 0 || term->count_strength || hu_reader_n_errors (object->reader) > 0)
    return;
  if (term->has_least && term->least > named)
    never_reached (object, "at_least", named);
  else if (term->has_most && !term->has_least && term->most >= named)
    always_reached (object, "at_most", named - 1);
}

/* --- Ratios --- */

static gboolean
read_ratio (const HuObject *object,
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

__extension__ typedef __int128 Wide;

static gboolean
ratios_cross (const HuRatio *lower,
              const HuRatio *upper)
{
  Wide left = (Wide) lower->numerator * upper->denominator;
  Wide right = (Wide) upper->numerator * lower->denominator;

  return left > right || (left == right && (lower->bound == HU_RATIO_EXCLUSIVE || upper->bound == HU_RATIO_EXCLUSIVE));
}

static void
read_ratios (const HuObject *object,
             HuTerm         *term)
{
  gboolean above = hu_object_has (object, "above"), least = hu_object_has (object, "at_least");
  gboolean up_to = hu_object_has (object, "up_to"), below = hu_object_has (object, "below");
  guint before = hu_reader_n_errors (object->reader);

  if ((above && least) || (up_to && below))
    {
      hu_object_fault (object, NULL, g_strdup (_("there are two bounds on one side")),
                       g_strdup (_("keep “above” or “at_least”, and “up_to” or “below”")));
      return;
    }
  if (!above && !least && !up_to && !below)
    {
      hu_object_fault (object, NULL, g_strdup (_("the ratio has no bound")),
                       g_strdup (_("add “above” or “at_least”, “up_to” or “below”")));
      return;
    }

  /* No ratio is below 0, and every one is at least 0. */
  read_ratio (object, "above", HU_RATIO_EXCLUSIVE, 0, &term->lower);
  read_ratio (object, "at_least", HU_RATIO_INCLUSIVE, 1, &term->lower);
  read_ratio (object, "up_to", HU_RATIO_INCLUSIVE, 0, &term->upper);
  read_ratio (object, "below", HU_RATIO_EXCLUSIVE, 1, &term->upper);
  if (term->lower.bound != HU_RATIO_OPEN && term->upper.bound != HU_RATIO_OPEN &&
      before == hu_reader_n_errors (object->reader) && ratios_cross (&term->lower, &term->upper))
    hu_object_fault (object, NULL, g_strdup (_("no ratio is within both bounds")),
                     g_strdup (_("the lower bound is the smaller ratio")));
}

/* --- Atoms --- */

static void
read_count (const HuObject *object,
            const char     *word,
            gboolean       *given)
{
  const char * const words[] = { word, NULL };
  gint index;

  if (hu_object_has (object, "count"))
    *given = hu_object_word (object, "count", HU_REQUIRED, words, &index);
}

static void
refuse_without_sources (const HuObject *object,
                        HuSide          side)
{
  const HuScenario *scenario = object->reader->scenario;

  if (side != HU_SIDE_NONE && !hu_objectives_find_supply (scenario, side, NULL))
    hu_object_fault (object, NULL, g_strdup_printf (_("side “%s” has no sources of supply"), scenario->sides[side].id),
                     g_strdup (_("give it some under “supply”")));
}

static void
read_line_of_supply (const HuObject *object,
                     HuTerm         *term)
{
  HuAt at;

  hu_read_where (object, HU_REQUIRED, FALSE, &term->where);
  term->has_to = hu_read_edges (object, "to", &term->to);
  if (hu_object_get (object, "within", HU_OPTIONAL, &at))
    {
      guint before = hu_reader_n_errors (object->reader);

      term->within = hu_read_hexset_list (object->reader, &at);
      if (term->within->len == 0 && before == hu_reader_n_errors (object->reader) && object->reader->grid != NULL)
        hu_object_fault (object, "within", g_strdup (_("an empty set of hexes stands here")),
                         g_strdup (_("name hexes, or leave the key out")));
    }
  if (!hu_object_has (object, "to"))
    refuse_without_sources (object, term->side);
  read_number_listed (object, term);
}

static void
read_units (const HuObject *object,
            HuTerm         *term)
{
  if (term->kind == HU_TERM_UNITS)
    {
      hu_read_where (object, HU_OPTIONAL, FALSE, &term->where);
      hu_read_supplied (object, term->side, &term->supplied);
    }
  else
    {
      term->has_through = hu_read_edges (object, "through", &term->through);
    }
  hu_read_filter (object, term->side, &term->filter);
  read_count (object, "strength", &term->count_strength);
  read_bounds (object, 1, 0, term);
  check_named_units (object, term);
}

static void
read_failed (const HuObject *object,
             HuTerm         *term)
{
  const GPtrArray *requirements = hu_objectives_rules (object->reader->scenario)->withdrawals;
  gint64 most = 0;

  for (guint i = 0; i < requirements->len; i++)
    most += ((const HuWithdrawal *) g_ptr_array_index (requirements, i))->side == term->side;

  term->has_least = hu_object_has (object, "failed");
  term->least = 1;
  if (!hu_object_integer (object, "failed", HU_OPTIONAL, 1, G_MAXINT64, &term->least) || term->side == HU_SIDE_NONE)
    return;
  if (most == 0)
    hu_object_fault (object, "side", g_strdup (_("this side has no withdrawals to make")),
                     g_strdup (_("list them under “withdrawals”")));
  else if (term->least > most)
    never_reached (object, "failed", most);
}

static void
read_gaps (const HuObject *object,
           HuTerm         *term)
{
  const HuGrid *grid = object->reader->grid;
  gint64 rows;

  hu_read_line_rules (object, &term->line);
  term->has_most = hu_object_has (object, "at_most");
  if (!hu_object_integer (object, "at_most", HU_OPTIONAL, 0, G_MAXINT64, &term->most) || grid == NULL)
    return;

  rows = term->line.rows_given ? term->line.last_row - term->line.first_row + 1
                               : grid->rows + (grid->numbering == HU_NUMBERING_LETTERS);
  if (term->line.reading == HU_READING_ROWS && term->most >= rows)
    always_reached (object, "at_most", rows - 1);
}

static void
read_atom (const HuObject *object,
           HuTerm         *term)
{
  gint held = HU_HELD_BY_CONTROL;

  hu_object_side (object, "side", HU_REQUIRED, FALSE, &term->side);
  switch (term->kind)
    {
    case HU_TERM_HOLDS:
      hu_read_where (object, HU_REQUIRED, FALSE, &term->where);
      read_count (object, "hexes", &term->count_hexes);
      hu_object_word (object, "by", HU_OPTIONAL, held_words (), &held);
      term->held = (HuHeld) held;
      hu_read_supplied (object, term->side, &term->supplied);
      read_number_listed (object, term);
      break;
    case HU_TERM_ENTERED:
      hu_read_where (object, HU_REQUIRED, FALSE, &term->where);
      read_count (object, "hexes", &term->count_hexes);
      hu_read_filter (object, term->side, &term->filter);
      read_number_listed (object, term);
      break;
    case HU_TERM_CONNECTED:
    case HU_TERM_CUT_OFF:
      read_line_of_supply (object, term);
      break;
    case HU_TERM_WITHDRAWALS:
      read_failed (object, term);
      break;
    case HU_TERM_POINTS:
      read_bounds (object, 1, 0, term);
      break;
    case HU_TERM_LEAD:
      read_bounds (object, G_MININT64, G_MININT64, term);
      break;
    case HU_TERM_RATIO:
      read_ratios (object, term);
      break;
    case HU_TERM_LINE:
      read_gaps (object, term);
      break;
    default:
      read_units (object, term);
      break;
    }
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
    never_reached (object, "at_least", term->parts->len);
}

/* How many ends `for` can look back on at most. */
static gint64
count_ends (const HuScenario *scenario,
            const HuTerm     *term)
{
  gint64 n = 0;

  if (term->at == HU_JUDGED_TURN)
    return scenario->calendar.n_turns;

  for (guint i = 0; i < scenario->calendar.player_turns->len; i++)
    {
      HuSide side = hu_scenario_get_player_turn (scenario, i)->side;

      n += side == term->of || side == HU_SIDE_NONE || term->of == HU_SIDE_NONE;
    }

  return n * scenario->calendar.n_turns;
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
    never_reached (object, "turns", most);
}

/* --- A condition --- */

/* The one key of the condition that stands at @at, which @object is opened for; or -1 with a fault. */
static gint
find_kind (HuReader   *reader,
           const HuAt *at,
           HuObject   *object,
           HuAt       *member)
{
  const char * const *words = term_words ();

  if (!hu_object_open_strictly (object, reader, at, words))
    return -1;
  if (hu_node_get_n (at->node) != 1)
    {
      hu_reader_fault (reader, at,
                       hu_node_get_n (at->node) == 0 ? g_strdup (_("the condition asks for nothing"))
                                                     : g_strdup (_("the condition asks for several things at once")),
                       g_strdup (_("use one key; “all” holds several conditions")));
      return -1;
    }

  for (gint i = 0; i < HU_N_TERMS; i++)
    if (hu_object_get (object, words[i], HU_OPTIONAL, member))
      return i;

  return -1;
}

/* The table of the format has those of an object for each kind with a value of its own. */
static const char * const *
keys_of (HuTermKind kind)
{
  return hu_format_get_keys (hu_format_find_field ("term", hu_term_kind_to_string (kind))->of);
}

static gboolean
may_stand_here (const HuTermReading *reading,
                const HuAt          *at,
                HuTermKind           kind)
{
  if (!reading->in_schedule || kind < HU_TERM_POINTS || kind > HU_TERM_RATIO)
    return TRUE;

  hu_reader_fault (reading->reader, at,
                   g_strdup (_("an item of the schedule cannot depend on points: it would depend on itself")),
                   g_strdup (_("ask for points in outcomes only")));

  return FALSE;
}

HuTerm *
hu_read_term (const HuTermReading *reading,
              const HuAt          *at)
{
  HuTermReading inner = *reading;
  HuTerm *term;
  HuObject whole, object;
  HuAt member;
  gint kind;

  if (++inner.depth > MOST_DEPTH)
    {
      hu_reader_fault (reading->reader, at, g_strdup_printf (_("conditions are nested more than %d deep"), MOST_DEPTH),
                       g_strdup (_("put fewer conditions into each other")));
      return hu_term_new (HU_TERM_TURN);
    }
  kind = find_kind (reading->reader, at, &whole, &member);
  if (kind < 0 || !may_stand_here (reading, &member, (HuTermKind) kind))
    return hu_term_new (HU_TERM_TURN);

  term = hu_term_new ((HuTermKind) kind);
  if (kind == HU_TERM_ALL || kind == HU_TERM_ANY)
    read_list (&inner, &member, term);
  else if (kind == HU_TERM_NOT)
    g_ptr_array_add (term->parts, hu_read_term (&inner, &member));
  else if (kind == HU_TERM_TURN)
    hu_read_turn_span (&whole, TRUE, &term->turn);
  else if (!hu_object_open_strictly (&object, reading->reader, &member, keys_of ((HuTermKind) kind)))
    return term;
  else if (kind == HU_TERM_SOME)
    read_some (&inner, &object, term);
  else if (kind >= HU_TERM_EVER)
    read_memory (&inner, &object, term);
  else
    read_atom (&object, term);

  return term;
}
