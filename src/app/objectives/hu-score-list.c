/*
 * The schedule of points: what gives points, to whom, and when.
 */
#include "config.h"

#include "hu-objectives-page.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-objectives.h"
#include "hu-workshop-flags.h"
#include "hu-workshop-form.h"

/* --- Kinds of items --- */

/* As a new one of its kind has it, behind its name and side. */
static const struct
{
  const char *label;
  const char *json;
} kinds[] = {
  [HU_SCORE_PER] = { N_("Units eliminated, exited or in an area"), "\"per_unit\":1" },
  [HU_SCORE_HOLD] = { N_("Places or hexes held"), "\"places\":[],\"points\":1,\"when\":\"turn\"" },
  [HU_SCORE_LINE] = { N_("Gaps in the enemy’s line"), "\"line\":{},\"points\":1" },
  [HU_SCORE_AWARD] = { N_("Awarded in the log"), "\"points\":1,\"when\":\"award\"" },
  [HU_SCORE_NEEDS] = { N_("A condition met"), "\"needs\":{\"all\":[]},\"points\":1,\"when\":\"once\"" },
};

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

/* Another kind of item keeps its name and whose it is. */
static void
kind_cb (GtkWidget *row)
{
  HuWorkshopBench *bench = g_object_get_data (G_OBJECT (row), "hu-bench");
  const char *pointer = g_object_get_data (G_OBJECT (row), "hu-pointer");
  HuNode *item = hu_workshop_get (bench->shop, pointer);
  HuScoreKind kind = (HuScoreKind) adw_combo_row_get_selected (ADW_COMBO_ROW (row));
  g_autoptr(HuNode) name = NULL, to = NULL;
  g_autofree char *quoted = NULL, *whose = NULL, *json = NULL;

  if (item == NULL || kind == kind_of (item))
    return;

  name = hu_node_new_text (hu_node_get_text (hu_node_find (item, "item"), "item"));
  to = hu_node_new_text (hu_node_get_text (hu_node_find (item, "to"), "both"));
  quoted = hu_node_to_json (name);
  whose = hu_node_to_json (to);
  json = g_strdup_printf ("{\"item\":%s,\"to\":%s,%s}", quoted, whose, kinds[kind].json);
  hu_workshop_begin_stroke (bench->shop, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  hu_workshop_set_json (bench->shop, pointer, json);
  hu_workshop_end_stroke (bench->shop);
}

static GtkWidget *
make_kind_row (HuWorkshopBench *bench,
               const char      *pointer)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *row = adw_combo_row_new ();

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    gtk_string_list_append (names, _(kinds[i].label));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Points For"));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), kind_of (hu_workshop_get (bench->shop, pointer)));
  g_object_set_data (G_OBJECT (row), "hu-bench", bench);
  g_object_set_data_full (G_OBJECT (row), "hu-pointer", g_strdup (pointer), g_free);
  g_signal_connect (row, "notify::selected", G_CALLBACK (kind_cb), NULL);

  return row;
}

/* --- The forms of the kinds --- */

static void
fill_per (HuWorkshopBench *bench,
          GtkWidget       *row,
          const char      *pointer)
{
  static const HuMembersChoice counted[] = {
    { N_("For each unit"), "{\"per_unit\":1}" },
    { N_("For each strength point"), "{\"per_strength\":1}" },
  };
  static const HuMembersChoice where[] = {
    { N_("The whole map"), "{}" },
    { N_("Places"), "{\"places\":[]}" },
    { N_("Hexes"), "{\"hexes\":[]}" },
  };
  static const char * const area[] = { "supplied", "when", NULL };
  static const char * const units_that[] = { "for", NULL };
  const HuNode *item = hu_workshop_get (bench->shop, pointer);
  gboolean strength = hu_node_find (item, "per_strength") != NULL;
  const char *what = hu_node_get_text (hu_node_find (item, "for"), "eliminated");
  g_autofree char *number = hu_workshop_join (pointer, strength ? "per_strength" : "per_unit");
  g_autofree char *filter = hu_workshop_join (pointer, "units");
  g_autofree char *through = hu_workshop_join (pointer, "through");
  g_autofree char *factors = hu_workshop_join (pointer, "multiply/branch");

  hu_workshop_form_add (row, hu_members_row_new (bench->shop, pointer, _("Counted"), counted, G_N_ELEMENTS (counted)));
  hu_workshop_form_add (row, hu_workshop_row_number (bench->shop, number, _("Points"), NULL, 0, 1000000, G_MININT64));
  hu_workshop_form_fill (bench, row, pointer, "score-item", units_that);
  if (g_str_equal (what, "exited") || hu_workshop_get (bench->shop, through) != NULL)
    hu_workshop_flags_sources (bench, row, through, "score-item", "through", HU_SOURCES_OPTIONAL);
  if (g_str_equal (what, "area"))
    {
      hu_workshop_form_add (row, hu_members_row_new (bench->shop, pointer, _("Where"), where, G_N_ELEMENTS (where)));
      hu_where_rows_add (bench, row, pointer);
      hu_workshop_form_fill (bench, row, pointer, "score-item", area);
    }
  hu_filter_rows_add (bench, row, filter, "unit-filter", NULL);
  hu_workshop_form_add (row, hu_workshop_row_factors (bench->shop, factors,
                                                      _("Factor by branch, such as “armor 2, mechanized 3”")));
}

static void
fill_hold (HuWorkshopBench *bench,
           GtkWidget       *row,
           const char      *pointer)
{
  static const HuMembersChoice where[] = {
    { N_("Places"), "{\"places\":[]}" },
    { N_("Hexes"), "{\"hexes\":[]}" },
    { N_("One place"), "{\"place\":\"\"}" },
  };
  static const char * const place[] = { "place", NULL };
  static const char * const keys[] = { "hold", "points", "when", NULL };

  hu_workshop_form_add (row, hu_members_row_new (bench->shop, pointer, _("Where"), where, G_N_ELEMENTS (where)));
  hu_where_rows_add (bench, row, pointer);
  if (hu_node_find (hu_workshop_get (bench->shop, pointer), "place") != NULL)
    hu_workshop_form_fill (bench, row, pointer, "score-item", place);
  hu_workshop_form_fill (bench, row, pointer, "score-item", keys);
}

static void
fill_item (gpointer    data,
           GtkWidget  *row,
           const char *pointer)
{
  static const char * const points[] = { "points", NULL };
  static const char * const when[] = { "points", "when", "of", NULL };
  HuWorkshopBench *bench = data;
  g_autofree char *needs = hu_workshop_join (pointer, "needs");
  g_autofree char *line = hu_workshop_join (pointer, "line");

  hu_workshop_form_add (row, hu_workshop_form_row (bench, pointer, "score-item", "item"));
  hu_workshop_form_add (row, hu_workshop_form_row (bench, pointer, "score-item", "to"));
  hu_workshop_form_add (row, make_kind_row (bench, pointer));
  switch (kind_of (hu_workshop_get (bench->shop, pointer)))
    {
    case HU_SCORE_PER:
      fill_per (bench, row, pointer);
      break;
    case HU_SCORE_HOLD:
      fill_hold (bench, row, pointer);
      break;
    case HU_SCORE_LINE:
      hu_workshop_form_fill (bench, row, pointer, "score-item", points);
      hu_line_rows_add (bench, row, line, "line-reading");
      break;
    case HU_SCORE_AWARD:
      hu_workshop_form_fill (bench, row, pointer, "score-item", points);
      break;
    case HU_SCORE_NEEDS:
      hu_workshop_form_add (row, hu_term_tree_new (bench, needs));
      hu_workshop_form_fill (bench, row, pointer, "score-item", when);
      break;
    }
  hu_turns_rows_add (bench, row, pointer);
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
                   : g_strdup (_(kinds[kind_of (element)].label));
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
  hu_turns_append_shape (element, shape);

  return g_string_free (shape, FALSE);
}

static HuNode *
make_item (gpointer data)
{
  HuWorkshopBench *bench = data;
  g_autofree char *id = hu_workshop_suggest_id (bench->shop, HU_ID_SCORE, NULL);
  g_autofree char *json = g_strdup_printf ("{\"item\":\"%s\",\"to\":\"both\",%s}", id, kinds[HU_SCORE_HOLD].json);

  return hu_node_from_json (json);
}

/* The last item takes the list along: a file without any has no empty list. */
static gboolean
remove_item (HuWorkshop *shop,
             guint       index)
{
  g_autofree char *pointer = g_strdup_printf (HU_OBJECTIVES "/schedule/%u", index);

  return hu_workshop_remove (shop, hu_node_get_n (hu_workshop_get (shop, HU_OBJECTIVES "/schedule")) > 1
                                     ? pointer : HU_OBJECTIVES "/schedule");
}

void
hu_score_list_add (HuWorkshopRules *rules)
{
  static const HuWorkshopListClass schedule = {
    .title = item_title, .subtitle = item_subtitle, .fill = fill_item, .make = make_item, .shape = item_shape,
    .remove = remove_item, .add = N_("Add an Item"), .ordered = TRUE,
  };

  hu_workshop_rules_list (rules, "schedule", _("Schedule of Points"),
                          _("In a scenario without a schedule nobody scores points."), &schedule);
}
