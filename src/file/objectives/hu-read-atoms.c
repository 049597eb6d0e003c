/*
 * The atoms of objectives on the way in.
 */
#include "config.h"

#include "hu-objectives-format.h"
#include "hu-read-objectives-private.h"
#include "hu-term-node.h"
#include "hu-write-objectives-private.h"

#include <glib/gi18n-lib.h>

HU_DEFINE_WORD_LIST (held_words, HuHeld, HU_N_HELD, hu_held_to_string)

/* So many of what is listed; all of it without a number. */
static void
read_number_listed (const HuObject *object,
                    HuTerm         *term)
{
  gint64 listed = object->reader->map != NULL ? hu_term_count_listed (object->reader->map, term) : 0;

  if (hu_refuse_bound (object, "at_least", term))
    return;

  term->has_least = hu_object_has (object, "at_least");
  if (hu_object_integer (object, "at_least", HU_OPTIONAL, 1, G_MAXINT64, &term->least) && term->has_least &&
      listed > 0 && term->least > listed)
    hu_refuse_unreached (object, "at_least", listed);
}

/* So many of the units that are named by their ids. */
static void
check_named_units (const HuObject *object,
                   const HuTerm   *term)
{
  gint64 named = term->filter.units != NULL ? term->filter.units->len : 0;

  if (named == 0 || hu_objectives_term (term)->count_strength || hu_reader_n_errors (object->reader) > 0)
    return;
  if (term->has_least && term->least > named)
    hu_refuse_unreached (object, "at_least", named);
  else if (term->has_most && !term->has_least && term->most >= named)
    hu_refuse_kept (object, "at_most", named - 1);
}

/* --- Ratios --- */

static gboolean
ratios_cross (const HuRatio *lower,
              const HuRatio *upper)
{
  HuWide left = (HuWide) lower->numerator * upper->denominator;
  HuWide right = (HuWide) upper->numerator * lower->denominator;

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
  hu_read_ratio (object, "above", HU_RATIO_EXCLUSIVE, 0, &term->lower);
  hu_read_ratio (object, "at_least", HU_RATIO_INCLUSIVE, 1, &term->lower);
  hu_read_ratio (object, "up_to", HU_RATIO_INCLUSIVE, 0, &term->upper);
  hu_read_ratio (object, "below", HU_RATIO_EXCLUSIVE, 1, &term->upper);
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
  hu_objectives_term (term)->has_to = hu_read_edges (object, "to", &hu_objectives_term (term)->to);
  if (hu_object_get (object, "within", HU_OPTIONAL, &at))
    hu_objectives_term (term)->within = hu_read_filled_hexset (object->reader, &at);
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
      hu_read_supplied (object, term->side, &hu_objectives_term (term)->supplied);
    }
  else
    {
      term->has_through = hu_read_edges (object, "through", &term->through);
    }
  hu_read_filter (object, term->side, &term->filter);
  read_count (object, "strength", &hu_objectives_term (term)->count_strength);
  hu_read_bounds (object, 1, 0, term);
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
    hu_refuse_unreached (object, "failed", most);
}

static void
read_gaps (const HuObject *object,
           HuTerm         *term)
{
  const HuLineRules *line = &hu_objectives_term (term)->line;
  const HuGrid *grid = object->reader->grid;
  gint64 rows;

  hu_read_line_rules (object, &hu_objectives_term (term)->line);
  if (hu_refuse_bound (object, "at_most", term))
    return;

  term->has_most = hu_object_has (object, "at_most");
  if (!hu_object_integer (object, "at_most", HU_OPTIONAL, 0, G_MAXINT64, &term->most) || grid == NULL)
    return;

  rows = line->rows_given ? line->last_row - line->first_row + 1
                          : grid->rows + (grid->numbering == HU_NUMBERING_LETTERS);
  if (line->reading == HU_READING_ROWS && term->most >= rows)
    hu_refuse_kept (object, "at_most", rows - 1);
}

static void
add_once (GArray *numbers,
          guint   number)
{
  for (guint i = 0; i < numbers->len; i++)
    if (g_array_index (numbers, guint, i) == number)
      return;

  g_array_append_val (numbers, number);
}

/* `items`: names of the schedule. */
static void
read_items (const HuObject *object,
            HuTerm         *term)
{
  const HuObjectivesRules *rules = hu_objectives_rules (object->reader->scenario);
  HuElements elements;
  const char *name;
  HuAt at;

  if (!hu_open_filled_list (object, "items", &at))
    return;

  hu_objectives_term (term)->items = g_array_new (FALSE, FALSE, sizeof (guint));
  hu_elements_init (&elements, object->reader, &at);
  while (hu_elements_next (&elements))
    {
      gint item = hu_read_text (object->reader, &elements.at, &name) ? hu_objectives_find_item (rules, name) : -1;

      if (item >= 0)
        add_once (hu_objectives_term (term)->items, (guint) item);
      else if (hu_node_get_kind (elements.at.node) == HU_NODE_TEXT)
        hu_reader_fault (object->reader, &elements.at, g_strdup_printf (_("the schedule has no item “%s”"), name),
                         g_strdup (_("name an item of “schedule”")));
    }
}

/* Can points be taken away, so that a number below 0 asks for something? */
static gboolean
has_negative (const HuObject *object)
{
  const HuScenario *scenario = object->reader->scenario;
  const GPtrArray *schedule = hu_objectives_rules (scenario)->schedule;
  gboolean found = scenario->start.points[HU_SIDE_FIRST] < 0 || scenario->start.points[HU_SIDE_SECOND] < 0;

  for (guint i = 0; !found && i < schedule->len; i++)
    found = ((const HuScoreItem *) g_ptr_array_index (schedule, i))->points < 0;

  return found;
}

static void
read_atom (const HuTermReading *reading,
           const HuObject      *object,
           HuTerm              *term)
{
  gint held = HU_HELD_BY_CONTROL;

  hu_object_side (object, "side", HU_REQUIRED, FALSE, &term->side);
  switch (term->kind)
    {
    case HU_TERM_HOLDS:
      hu_read_where (object, HU_REQUIRED, FALSE, &term->where);
      read_count (object, "hexes", &hu_objectives_term (term)->count_hexes);
      hu_object_word (object, "by", HU_OPTIONAL, held_words (), &held);
      hu_objectives_term (term)->held = (HuHeld) held;
      hu_read_supplied (object, term->side, &hu_objectives_term (term)->supplied);
      read_number_listed (object, term);
      break;
    case HU_TERM_ENTERED:
      hu_read_where (object, HU_REQUIRED, FALSE, &term->where);
      read_count (object, "hexes", &hu_objectives_term (term)->count_hexes);
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
      read_items (object, term);
      hu_read_decimal_bounds (object, has_negative (object), term);
      break;
    case HU_TERM_LEAD:
      hu_read_decimal_bounds (object, TRUE, term);
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

/* --- The line --- */

static void
read_rows (const HuObject *object,
           HuLineRules    *line)
{
  static const char * const keys[] = { "from", "to", NULL };
  const HuGrid *grid = object->reader->grid;
  gint64 most = grid != NULL ? grid->rows : HU_GRID_MAX;
  gint64 least = grid != NULL && grid->numbering != HU_NUMBERING_LETTERS ? 1 : 0;
  gint64 from = least, to = most;
  HuObject rows;
  HuAt at;

  if (!hu_object_get (object, "rows", HU_OPTIONAL, &at) || !hu_object_open_strictly (&rows, object->reader, &at, keys))
    return;

  if (hu_object_integer (&rows, "from", HU_REQUIRED, least, most, &from) &&
      hu_object_integer (&rows, "to", HU_REQUIRED, least, most, &to) && from > to)
    hu_reader_fault (object->reader, &at, g_strdup (_("the rows end before they begin")),
                     g_strdup (_("“from” is the northern one")));
  line->rows_given = TRUE;
  line->first_row = (gint) from;
  line->last_row = (gint) to;
}

void
hu_read_line_rules (const HuObject *object,
                    HuLineRules    *line)
{
  static const char * const readings[] = { "rows", "path", NULL };
  gint reading = HU_READING_ROWS;

  read_rows (object, line);
  hu_object_word (object, "reading", HU_OPTIONAL, readings, &reading);
  line->reading = (HuReading) reading;
  hu_object_boolean (object, "ends_exempt", &line->ends_exempt);
  hu_object_boolean (object, "zoc_respects_hexsides", &line->zoc_respects_hexsides);
}

/* --- Supply --- */

void
hu_read_supplied (const HuObject *object,
                  HuSide          side,
                  HuTristate     *supplied)
{
  const HuScenario *scenario = object->reader->scenario;
  gboolean value;

  if (!hu_object_has (object, "supplied") || !hu_object_boolean (object, "supplied", &value))
    return;

  *supplied = value ? HU_TRISTATE_TRUE : HU_TRISTATE_FALSE;
  for (gint one = HU_SIDE_FIRST; one < HU_N_SIDES; one++)
    if ((side == HU_SIDE_NONE || side == one) && !object->reader->sides_unsure &&
        !hu_objectives_find_supply (scenario, one, NULL))
      hu_object_fault (object, "supplied",
                       g_strdup_printf (_("side “%s” has no sources of supply"), scenario->sides[one].id),
                       g_strdup (_("give it some under “supply”")));
}

/* --- Conditions of objectives --- */

static gboolean
may_stand (const HuTermReading *reading,
           const HuAt          *at,
           guint                kind)
{
  if (!reading->in_schedule || kind < HU_TERM_POINTS || kind > HU_TERM_RATIO)
    return TRUE;

  hu_reader_fault (reading->reader, at,
                   g_strdup (_("an item of the schedule cannot depend on points: it would depend on itself")),
                   g_strdup (_("ask for points in outcomes only")));

  return FALSE;
}

const HuTermFormat hu_objectives_terms = {
  .words = &hu_objectives_vocabulary,
  .object = "term",
  .count = "term-count",
  .may_stand = may_stand,
  .read_atom = read_atom,
  .write_atom = hu_write_atom,
};

HuTerm *
hu_objectives_term_from_node (HuScenario *scenario,
                              HuNode     *node,
                              gboolean    counted)
{
  return hu_term_from_node (scenario, &hu_objectives_terms, node, counted);
}
