/*
 * The schedule of points: what gives points, to whom, and when.
 */
#include "config.h"

#include "hu-objectives-page.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-objectives.h"
#include "hu-workshop-form.h"

/* --- Kinds of items --- */

static HuScoreKind
kind_of (const HuNode *item)
{
  if (hu_node_find (item, "per_strength") != NULL || hu_node_find (item, "per_unit") != NULL)
    return HU_SCORE_PER;
  if (hu_node_find (item, "needs") != NULL)
    return HU_SCORE_NEEDS;
  if (hu_node_find (item, "line") != NULL)
    return HU_SCORE_LINE;
  if (hu_node_find (item, "place") != NULL || hu_node_find (item, "places") != NULL || hu_node_find (item, "hexes") != NULL)
    return HU_SCORE_HOLD;

  return HU_SCORE_AWARD;
}

static guint
find_kind (const HuNode *item)
{
  return kind_of (item);
}

/* Another kind of item keeps its name and whose it is. */
static const char * const keep[] = { "item", "to", NULL };
static const HuShopShapes kinds = {
  N_("Points For"),
  {
    [HU_SCORE_PER] = { N_("Units eliminated, exited or in an area"), "{\"per_unit\":1}" },
    [HU_SCORE_HOLD] = { N_("Places or hexes held"), "{\"places\":[],\"points\":1,\"when\":\"turn\"}" },
    [HU_SCORE_LINE] = { N_("Gaps in the enemy’s line"), "{\"line\":{},\"points\":1}" },
    [HU_SCORE_AWARD] = { N_("Awarded in the log"), "{\"points\":1,\"when\":\"award\"}" },
    [HU_SCORE_NEEDS] = { N_("A condition met"), "{\"needs\":{\"all\":[]},\"points\":1,\"when\":\"once\"}" },
  },
  .find = find_kind, .keep = keep,
};

/* --- The forms of the kinds --- */

static void
fill_per (HuWorkshopBench *bench,
          GtkWidget       *row,
          const char      *pointer)
{
  static const HuShopShapes counted = {
    N_("Counted"), { { N_("For each unit"), "{\"per_unit\":1}" }, { N_("For each strength point"), "{\"per_strength\":1}" } },
  };
  static const HuShopShapes where = {
    N_("Where"),
    { { N_("The whole map"), "{}" }, { N_("Places"), "{\"places\":[]}" }, { N_("Hexes"), "{\"hexes\":[]}" } },
  };
  const HuNode *item = hu_workshop_get (bench->shop, pointer);
  const char *what = hu_node_get_text (hu_node_find (item, "for"), "eliminated");
  g_autofree char *filter = hu_workshop_join (pointer, "units");

  hu_workshop_form_add (row, hu_workshop_row_shape (bench->shop, pointer, &counted));
  hu_workshop_form_fill (bench, row, pointer, "score-item",
                         hu_node_find (item, "per_strength") != NULL ? "per_strength" : "per_unit");
  hu_workshop_form_fill (bench, row, pointer, "score-item", "for");
  if (g_str_equal (what, "exited") || hu_node_find (item, "through") != NULL)
    hu_workshop_form_fill (bench, row, pointer, "score-item", "through");
  if (g_str_equal (what, "area"))
    {
      hu_workshop_form_add (row, hu_workshop_row_shape (bench->shop, pointer, &where));
      hu_where_rows_add (bench, row, pointer);
      hu_workshop_form_fill (bench, row, pointer, "score-item", "supplied when");
    }
  hu_filter_rows_add (bench, row, filter, "unit-filter", NULL);
  hu_workshop_form_fill (bench, row, pointer, "score-item", "multiply");
}

static void
fill_hold (HuWorkshopBench *bench,
           GtkWidget       *row,
           const char      *pointer)
{
  static const HuShopShapes where = {
    N_("Where"),
    { { N_("Places"), "{\"places\":[]}" }, { N_("Hexes"), "{\"hexes\":[]}" }, { N_("One place"), "{\"place\":\"\"}" } },
  };

  hu_workshop_form_add (row, hu_workshop_row_shape (bench->shop, pointer, &where));
  hu_where_rows_add (bench, row, pointer);
  if (hu_node_find (hu_workshop_get (bench->shop, pointer), "place") != NULL)
    hu_workshop_form_fill (bench, row, pointer, "score-item", "place");
  hu_workshop_form_fill (bench, row, pointer, "score-item", "hold points when");
}

static void
fill_item (HuWorkshopBench *bench,
           GtkWidget       *row,
           const char      *pointer)
{
  g_autofree char *needs = hu_workshop_join (pointer, "needs");
  g_autofree char *line = hu_workshop_join (pointer, "line");

  hu_workshop_form_add (row, hu_workshop_row_shape (bench->shop, pointer, &kinds));
  switch (kind_of (hu_workshop_get (bench->shop, pointer)))
    {
    case HU_SCORE_PER:
      fill_per (bench, row, pointer);
      break;
    case HU_SCORE_HOLD:
      fill_hold (bench, row, pointer);
      break;
    case HU_SCORE_LINE:
      hu_workshop_form_fill (bench, row, pointer, "score-item", "points");
      hu_line_rows_add (bench, row, line, "line-reading");
      break;
    case HU_SCORE_AWARD:
      hu_workshop_form_fill (bench, row, pointer, "score-item", "points");
      break;
    case HU_SCORE_NEEDS:
      hu_workshop_form_add (row, hu_outcome_tree_new (bench, needs));
      hu_workshop_form_fill (bench, row, pointer, "score-item", "points when of");
      break;
    }
  hu_term_rows_turns (bench, row, pointer);
}

/* --- The list --- */

static char *
item_title (HuWorkshop   *shop,
            const HuNode *element,
            guint         index)
{
  return g_strdup (hu_node_get_text (hu_node_find (element, "item"), "?"));
}

static char *
item_subtitle (HuWorkshop   *shop,
               const HuNode *element,
               guint         index)
{
  const HuScenario *scenario = hu_workshop_get_scenario (shop);
  const HuObjectivesRules *rules = hu_objectives_rules (scenario);
  gint item = rules != NULL ? hu_objectives_find_item (rules, hu_node_get_text (hu_node_find (element, "item"), "")) : -1;

  /* An item with a fault is not among the rules. */
  return item >= 0 ? hu_explain_score_item (scenario, g_ptr_array_index (rules->schedule, (guint) item))
                   : g_strdup (_(kinds.shapes[kind_of (element)].label));
}

static char *
item_shape (const HuNode *element)
{
  static const char * const decisive[] = { "per_strength", "places", "hexes", "place" };
  GString *shape = g_string_new (NULL);

  g_string_append_printf (shape, "%u", (guint) kind_of (element));
  for (guint i = 0; i < G_N_ELEMENTS (decisive); i++)
    if (hu_node_find (element, decisive[i]) != NULL)
      g_string_append_printf (shape, " %s", decisive[i]);
  if (kind_of (element) == HU_SCORE_PER)
    g_string_append_printf (shape, " %s", hu_node_get_text (hu_node_find (element, "for"), ""));
  hu_term_append_turns (element, shape);

  return g_string_free (shape, FALSE);
}

static HuNode *
make_item (HuWorkshopBench *bench)
{
  HuNode *item = hu_workshop_form_make (bench->shop, "score-item");

  hu_node_put (&item, "to", hu_node_new_text ("both"));
  hu_node_put (&item, "places", hu_node_from_json ("[]"));
  hu_node_put (&item, "points", hu_node_new_integer (1));
  hu_node_put (&item, "when", hu_node_new_text ("turn"));

  return item;
}

void
hu_score_list_add (HuWorkshopRules *rules)
{
  static const HuWorkshopListClass schedule = {
    .title = item_title, .subtitle = item_subtitle, .object = "score-item", .keys = "item to", .fill = fill_item,
    .make = make_item, .shape = item_shape, .add = N_("Add an Item"), .ordered = TRUE, .leaves = TRUE,
  };

  hu_workshop_rules_list (rules, "schedule", _("Schedule of Points"),
                          _("In a scenario without a schedule nobody scores points."), &schedule);
}
