/*
 * The form of the front line.
 */
#include "config.h"

#include "hu-front-line-workshop.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-front-line.h"
#include "hu-front-line-rules.h"
#include "hu-workshop-form.h"

static char *
item_title (HuWorkshop   *shop,
            const HuNode *element,
            guint         index)
{
  const char *id = hu_node_get_text (hu_node_find (element, "item"), "?");
  const HuScenario *scenario = hu_workshop_get_scenario (shop);
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);

  /* An item with a fault is not among the rules. */
  if (rules == NULL || index >= rules->schedule->len ||
      g_strcmp0 (((const HuScheduleItem *) g_ptr_array_index (rules->schedule, index))->item, id) != 0)
    return g_strdup (id);

  return hu_explain_schedule_item (scenario, index);
}

/* By strength, by place, or by award. */
static char *
item_shape (const HuNode *element)
{
  if (hu_node_find (element, "per_strength") != NULL)
    return g_strdup ("strength");

  return g_strdup (hu_node_find (element, "place") != NULL ? "place" : "award");
}

enum
{
  ITEM_STRENGTH,
  ITEM_PLACE,
  ITEM_AWARD,
};

/* Another kind of item keeps its name and whose it is. */
static void
item_kind_cb (GtkWidget *row)
{
  HuWorkshopBench *bench = g_object_get_data (G_OBJECT (row), "hu-bench");
  const char *pointer = g_object_get_data (G_OBJECT (row), "hu-pointer");
  HuNode *item = hu_workshop_get (bench->shop, pointer);
  g_autoptr(HuNode) name = hu_node_new_text (hu_node_get_text (hu_node_find (item, "item"), "item"));
  g_autoptr(HuNode) to = hu_node_new_text (hu_node_get_text (hu_node_find (item, "to"), "both"));
  g_autoptr(HuNode) place = hu_node_new_text (hu_node_get_text (hu_workshop_get (bench->shop, "/map/places/0/id"), ""));
  g_autofree char *quoted = hu_node_to_json (name), *whose = hu_node_to_json (to), *where = hu_node_to_json (place);
  g_autofree char *json = NULL;

  switch (adw_combo_row_get_selected (ADW_COMBO_ROW (row)))
    {
    case ITEM_STRENGTH:
      json = g_strdup_printf ("{\"item\":%s,\"to\":%s,\"per_strength\":1}", quoted, whose);
      break;

    case ITEM_PLACE:
      json = g_strdup_printf ("{\"item\":%s,\"to\":%s,\"place\":%s,\"hold\":\"control\",\"points\":1,\"when\":\"end\"}",
                              quoted, whose, where);
      break;

    default:
      json = g_strdup_printf ("{\"item\":%s,\"to\":%s,\"points\":1,\"when\":\"award\"}", quoted, whose);
      break;
    }

  hu_workshop_begin_stroke (bench->shop, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  hu_workshop_set_json (bench->shop, pointer, json);
  hu_workshop_end_stroke (bench->shop);
}

static void
fill_item (gpointer    data,
           GtkWidget  *row,
           const char *pointer)
{
  static const char * const first[] = { "item", "to", NULL };
  static const char * const strength[] = { "per_strength", NULL };
  static const char * const place[] = { "place", "hold", "points", "when", NULL };
  static const char * const award[] = { "points", NULL };
  HuWorkshopBench *bench = data;
  const char *names[] = { _("Units eliminated"), _("A place held"), _("Awarded in the log"), NULL };
  g_autoptr(GtkStringList) list = gtk_string_list_new (names);
  g_autofree char *shape = item_shape (hu_workshop_get (bench->shop, pointer));
  gboolean by_strength = g_str_equal (shape, "strength"), by_place = g_str_equal (shape, "place");
  GtkWidget *kind = adw_combo_row_new ();

  hu_workshop_form_fill (bench, row, pointer, "schedule-item", first);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (kind), _("Points For"));
  adw_combo_row_set_model (ADW_COMBO_ROW (kind), G_LIST_MODEL (list));
  adw_combo_row_set_selected (ADW_COMBO_ROW (kind), by_strength ? ITEM_STRENGTH : by_place ? ITEM_PLACE : ITEM_AWARD);
  g_object_set_data (G_OBJECT (kind), "hu-bench", bench);
  g_object_set_data_full (G_OBJECT (kind), "hu-pointer", g_strdup (pointer), g_free);
  g_signal_connect (kind, "notify::selected", G_CALLBACK (item_kind_cb), NULL);
  hu_workshop_form_add (row, kind);
  hu_workshop_form_fill (bench, row, pointer, "schedule-item", by_strength ? strength : by_place ? place : award);
  if (by_strength)
    {
      g_autofree char *factors = hu_workshop_join (pointer, "multiply/branch");

      hu_workshop_form_add (row, hu_workshop_row_factors (bench->shop, factors,
                                                          _("Factor by branch, such as “armor 2, mechanized 3”")));
    }
}

static HuNode *
make_item (gpointer data)
{
  HuWorkshopBench *bench = data;
  g_autofree char *id = hu_workshop_suggest_id (bench->shop, HU_ID_ITEM, "item");
  g_autofree char *json = g_strdup_printf ("{\"item\":\"%s\",\"to\":\"both\",\"points\":1,\"when\":\"award\"}", id);

  return hu_node_from_json (json);
}

static char *
level_title (HuWorkshop   *shop,
             const HuNode *element,
             guint         index)
{
  return g_strdup (hu_node_get_text (hu_node_find (element, "id"), "?"));
}

static void
fill_level (gpointer    data,
            GtkWidget  *row,
            const char *pointer)
{
  static const char * const keys[] = { "id", "side", NULL };
  HuWorkshopBench *bench = data;

  hu_workshop_form_fill (bench, row, pointer, "level", keys);
  hu_workshop_form_add (row, hu_workshop_row_ratio (bench->shop, pointer));
}

static HuNode *
make_level (gpointer data)
{
  HuWorkshopBench *bench = data;
  g_autofree char *id = hu_workshop_suggest_id (bench->shop, HU_ID_LEVEL, "level");
  g_autofree char *rest = g_strdup_printf (",\"id\":\"%s\"", id);

  return hu_workshop_form_with_side (bench, rest);
}

void
hu_front_line_workshop_fill (HuWorkshopRules *rules)
{
  static const char * const keys[] = { "attacker", "defender", "zero_zero", NULL };
  static const char * const line_keys[] = { "reading", "penalty", "from_turn", "ends_exempt", "zoc_respects_hexsides",
                                            "army_zoc", "aircraft_hold", NULL };
  static const HuWorkshopListClass schedule = {
    .title = item_title, .fill = fill_item, .make = make_item, .shape = item_shape, .add = N_("Add an Item"),
    .ordered = TRUE,
  };
  static const HuWorkshopListClass levels = {
    .title = level_title, .fill = fill_level, .make = make_level, .add = N_("Add a Level"), .ordered = TRUE,
  };
  HuWorkshopBench *bench = rules->bench;
  GtkWidget *group = hu_workshop_rules_group (rules, _("Front Line"), NULL);
  g_autofree char *rows = hu_workshop_join (rules->pointer, "rows");

  hu_workshop_form_fill (bench, group, rules->pointer, "front-line", keys);
  group = hu_workshop_rules_group (rules, _("The Line"), _("The cost of gaps in it."));
  hu_workshop_form_fill (bench, group, rules->pointer, "front-line", line_keys);
  hu_workshop_form_add (group, hu_workshop_row_span (bench->shop, rows, _("Rows that count, such as 1-30 (empty: all)")));
  hu_workshop_rules_list (rules, "schedule", _("Schedule of Points"), NULL, &schedule);
  hu_workshop_rules_list (rules, "levels", _("Levels of Victory"),
                           _("From the smallest ratio to the largest; without any, the six default levels."),
                           &levels);
}
