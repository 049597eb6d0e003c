/*
 * The conditions of objectives: what the table does not tell of them.
 */
#include "config.h"

#include "hu-objectives-format.h"
#include "hu-read-objectives-private.h"
#include "hu-term-node.h"

#include <glib/gi18n-lib.h>

/* So many of what is listed; all of it without a number. */
static gboolean
check_listed (const HuObject *object,
              gpointer        record)
{
  const HuTerm *term = record;
  gint64 listed = object->reader->map != NULL ? hu_term_count_listed (object->reader->map, term) : 0;

  if (!hu_refuse_bound (object, "at_least", term) && term->has_least && listed > 0 && term->least > listed)
    hu_refuse_unreached (object, "at_least", listed);

  return TRUE;
}

static gboolean
check_units (const HuObject *object,
             gpointer        record)
{
  hu_check_bounds (object, record);
  if (!hu_objectives_term (record)->count_strength)
    hu_check_named (object, record);

  return TRUE;
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

static gboolean
check_ratios (const HuObject *object,
              gpointer        record)
{
  const HuTerm *term = record;
  gboolean above = hu_object_has (object, "above"), least = hu_object_has (object, "at_least");
  gboolean up_to = hu_object_has (object, "up_to"), below = hu_object_has (object, "below");

  if ((above && least) || (up_to && below))
    hu_object_fault (object, NULL, g_strdup (_("there are two bounds on one side")),
                     g_strdup (_("keep “above” or “at_least”, and “up_to” or “below”")));
  else if (!above && !least && !up_to && !below)
    hu_object_fault (object, NULL, g_strdup (_("the ratio has no bound")),
                     g_strdup (_("add “above” or “at_least”, “up_to” or “below”")));
  else if (term->lower.bound != HU_RATIO_OPEN && term->upper.bound != HU_RATIO_OPEN &&
           object->n_errors == hu_reader_n_errors (object->reader) && ratios_cross (&term->lower, &term->upper))
    hu_object_fault (object, NULL, g_strdup (_("no ratio is within both bounds")),
                     g_strdup (_("the lower bound is the smaller ratio")));

  return TRUE;
}

/* --- Atoms --- */

static gboolean
check_place (const HuObject *object,
             gpointer        record)
{
  hu_check_where (object, HU_REQUIRED);

  return TRUE;
}

static gboolean
check_any_place (const HuObject *object,
                 gpointer        record)
{
  hu_check_where (object, HU_OPTIONAL);

  return TRUE;
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

static gboolean
read_to (const HuObject *object,
         gpointer        record)
{
  HuObjectivesTerm *own = record;

  own->has_to = hu_read_edges (object, "to", &own->to);
  if (!hu_object_has (object, "to"))
    refuse_without_sources (object, own->base.side);

  return TRUE;
}

static gboolean
read_through (const HuObject *object,
              gpointer        record)
{
  HuTerm *term = record;

  term->has_through = hu_read_edges (object, "through", &term->through);

  return TRUE;
}

static gboolean
check_failed (const HuObject *object,
              gpointer        record)
{
  const HuTerm *term = record;
  const GPtrArray *requirements = hu_objectives_rules (object->reader->scenario)->withdrawals;
  gint64 most = 0;

  for (guint i = 0; i < requirements->len; i++)
    most += ((const HuWithdrawal *) g_ptr_array_index (requirements, i))->side == term->side;

  if (hu_reader_n_errors (object->reader) > object->n_errors || term->side == HU_SIDE_NONE)
    return TRUE;
  if (most == 0)
    hu_object_fault (object, "side", g_strdup (_("this side has no withdrawals to make")),
                     g_strdup (_("list them under “withdrawals”")));
  else if (term->least > most)
    hu_refuse_unreached (object, "failed", most);

  return TRUE;
}

static gboolean
check_gaps (const HuObject *object,
            gpointer        record)
{
  const HuTerm *term = record;
  const HuLineRules *line = &hu_objectives_term (term)->line;
  const HuGrid *grid = object->reader->grid;
  gint64 rows;

  if (hu_refuse_bound (object, "at_most", term) || grid == NULL)
    return TRUE;

  rows = line->rows_given ? line->last_row - line->first_row + 1
                          : grid->rows + (grid->numbering == HU_NUMBERING_LETTERS);
  if (line->reading == HU_READING_ROWS && term->most >= rows)
    hu_refuse_kept (object, "at_most", rows - 1);

  return TRUE;
}

static void
add_once (GArray *numbers,
          guint   number)
{
  if (!hu_numbers_have (numbers, number))
    g_array_append_val (numbers, number);
}

/* `items`: names of the schedule. */
static gboolean
read_items (const HuObject *object,
            gpointer        record)
{
  HuTerm *term = record;
  const HuObjectivesRules *rules = hu_objectives_rules (object->reader->scenario);
  HuElements elements;
  const char *name;
  HuAt at;

  if (!hu_open_filled_list (object, "items", &at))
    return TRUE;

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

  return TRUE;
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

static gboolean
read_points_bounds (const HuObject *object,
                    gpointer        record)
{
  hu_read_decimal_bounds (object, has_negative (object), record);

  return TRUE;
}

static gboolean
read_lead_bounds (const HuObject *object,
                  gpointer        record)
{
  hu_read_decimal_bounds (object, TRUE, record);

  return TRUE;
}

/* --- The line --- */

gboolean
hu_check_rows (const HuObject *object,
               gpointer        record)
{
  const HuLineRules *line = record;

  if (object->n_errors == hu_reader_n_errors (object->reader) && line->first_row > line->last_row)
    hu_object_fault (object, NULL, g_strdup (_("the rows end before they begin")),
                     g_strdup (_("“from” is the northern one")));

  return TRUE;
}

/* --- Supply --- */

void
hu_check_supplied (const HuObject *object,
                   HuSide          side)
{
  const HuScenario *scenario = object->reader->scenario;

  if (!hu_object_has (object, "supplied") ||
      hu_node_get_kind (hu_node_find (object->at.node, "supplied")) != HU_NODE_BOOLEAN)
    return;

  for (gint one = HU_SIDE_FIRST; one < HU_N_SIDES; one++)
    if ((side == HU_SIDE_NONE || side == one) && !object->reader->sides_unsure &&
        !hu_objectives_find_supply (scenario, one, NULL))
      hu_object_fault (object, "supplied",
                       g_strdup_printf (_("side “%s” has no sources of supply"), scenario->sides[one].id),
                       g_strdup (_("give it some under “supply”")));
}

static gboolean
check_supplied (const HuObject *object,
                gpointer        record)
{
  hu_check_supplied (object, ((const HuTerm *) record)->side);

  return TRUE;
}

/* --- Conditions of objectives --- */

static gboolean
may_stand (HuReader   *reader,
           const HuAt *at,
           guint       kind)
{
  if (!reader->in_schedule || kind < HU_TERM_POINTS || kind > HU_TERM_RATIO)
    return TRUE;

  hu_reader_fault (reader, at,
                   g_strdup (_("an item of the schedule cannot depend on points: it would depend on itself")),
                   g_strdup (_("ask for points in outcomes only")));

  return FALSE;
}

static const HuReadHook read_hooks[] = {
  HU_TERM_READ_HOOKS ("term"),
  { "term-holds", "hexes", check_place, TRUE },
  { "term-holds", "supplied", check_supplied, TRUE },
  { "term-holds", NULL, check_listed },
  { "term-entered", "hexes", check_place, TRUE },
  { "term-entered", NULL, check_listed },
  { "term-connected", "hexes", check_place, TRUE },
  { "term-connected", "to", read_to },
  { "term-connected", NULL, check_listed },
  { "term-units", "hexes", check_any_place, TRUE },
  { "term-units", "supplied", check_supplied, TRUE },
  { "term-units", NULL, check_units },
  { "term-left", "through", read_through },
  { "term-left", NULL, check_units },
  { "term-withdrawals", NULL, check_failed },
  { "term-points", "items", read_items },
  { "term-points", "at_least", read_points_bounds },
  { "term-points", "at_most", hu_read_elsewhere },
  { "term-lead", "at_least", read_lead_bounds },
  { "term-lead", "at_most", hu_read_elsewhere },
  { "term-ratio", NULL, check_ratios },
  { "term-line", NULL, check_gaps },
  { "line-rows", NULL, hu_check_rows },
  { NULL }
};

static void
write_items (HuJsonWriter     *writer,
             const HuScenario *scenario,
             gconstpointer     record)
{
  const GArray *items = hu_objectives_term (record)->items;

  if (items == NULL)
    return;

  hu_json_writer_key (writer, "items");
  hu_json_writer_begin_list (writer, HU_JSON_INLINE);
  for (guint i = 0; i < items->len; i++)
    hu_json_writer_text (writer, ((const HuScoreItem *) g_ptr_array_index (hu_objectives_rules (scenario)->schedule,
                                                                           g_array_index (items, guint, i)))->id);
  hu_json_writer_end (writer);
}

static const HuWriteHook write_hooks[] = { { "term-points", "items", write_items }, { NULL } };

static const HuTermKey order[] = {
  { NULL, "side" }, { NULL, "places" }, { NULL, "hexes" }, { NULL, "kinds" }, { NULL, "branches" }, { NULL, "sizes" },
  { NULL, "tags" }, { NULL, "units" }, { NULL, "count" }, { NULL, "by" }, { NULL, "to" }, { NULL, "within" },
  { NULL, "through" }, { NULL, "supplied" }, { NULL, "rows" }, { NULL, "reading" }, { NULL, "ends_exempt" },
  { NULL, "zoc_respects_hexsides" }, { NULL, "items" }, { NULL, "above" }, { NULL, "at_least" }, { NULL, "failed" },
  { NULL, "at_most" }, { NULL, "up_to" }, { NULL, "below" }, { NULL, NULL },
};

const HuTermFormat hu_objectives_terms = {
  .words = &hu_objectives_vocabulary,
  .object = "term",
  .count = "term-count",
  .may_stand = may_stand,
  .read_hooks = read_hooks,
  .write_hooks = write_hooks,
  .order = order,
};

HuTerm *
hu_objectives_term_from_node (HuScenario *scenario,
                              HuNode     *node,
                              gboolean    counted)
{
  return hu_term_from_node (scenario, &hu_objectives_terms, node, counted);
}
