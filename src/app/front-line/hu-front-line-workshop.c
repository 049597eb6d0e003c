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

enum
{
  ITEM_STRENGTH,
  ITEM_PLACE,
  ITEM_AWARD,
};

static guint
find_item_kind (const HuNode *item)
{
  return hu_node_find (item, "per_strength") != NULL ? ITEM_STRENGTH
         : hu_node_find (item, "place") != NULL ? ITEM_PLACE : ITEM_AWARD;
}

static char *
item_shape (const HuNode *element)
{
  return g_strdup_printf ("%u", find_item_kind (element));
}

static void
fill_item (HuWorkshopBench *bench,
           GtkWidget       *row,
           const char      *pointer)
{
  /* Another kind of item keeps its name and whose it is. */
  static const char * const keep[] = { "item", "to", NULL };
  static const HuShopShapes kinds = {
    N_("Points For"),
    {
      [ITEM_STRENGTH] = { N_("Units eliminated"), "{\"per_strength\":1}" },
      [ITEM_PLACE] = { N_("A place held"), "{\"place\":\"\",\"hold\":\"control\",\"points\":1,\"when\":\"end\"}" },
      [ITEM_AWARD] = { N_("Awarded in the log"), "{\"points\":1,\"when\":\"award\"}" },
    },
    .find = find_item_kind, .keep = keep, .place = "place",
  };
  static const char * const keys[] = {
    [ITEM_STRENGTH] = "-item -to per_strength multiply *", [ITEM_PLACE] = "-item -to place hold points when *",
    [ITEM_AWARD] = "-item -to -when points *",
  };

  hu_workshop_form_add (row, hu_workshop_row_shape (bench->shop, pointer, &kinds));
  hu_workshop_form_fill (bench, row, pointer, "schedule-item", keys[find_item_kind (hu_workshop_get (bench->shop, pointer))]);
}

static HuNode *
make_item (HuWorkshopBench *bench)
{
  HuNode *item = hu_workshop_form_make (bench->shop, "schedule-item");

  hu_node_put (&item, "to", hu_node_new_text ("both"));
  hu_node_put (&item, "points", hu_node_new_integer (1));
  hu_node_put (&item, "when", hu_node_new_text ("award"));

  return item;
}

static char *
level_title (HuWorkshop   *shop,
             const HuNode *element,
             guint         index)
{
  return g_strdup (hu_node_get_text (hu_node_find (element, "id"), "?"));
}

static void
fill_level (HuWorkshopBench *bench,
            GtkWidget       *row,
            const char      *pointer)
{
  hu_workshop_form_add (row, hu_workshop_row_ratio (bench->shop, pointer));
}

void
hu_front_line_workshop_fill (HuWorkshopRules *rules)
{
  static const HuWorkshopListClass schedule = {
    .title = item_title, .object = "schedule-item", .keys = "item to", .fill = fill_item, .make = make_item,
    .shape = item_shape, .add = N_("Add an Item"), .ordered = TRUE,
  };
  static const HuWorkshopListClass levels = {
    .title = level_title, .object = "level", .keys = "id side *", .fill = fill_level, .add = N_("Add a Level"),
    .ordered = TRUE,
  };
  GtkWidget *group = hu_workshop_rules_group (rules, _("Front Line"), NULL);

  hu_workshop_form_fill (rules->bench, group, rules->pointer, "front-line", "attacker defender zero_zero");
  group = hu_workshop_rules_group (rules, _("The Line"), _("The cost of gaps in it."));
  hu_workshop_form_fill (rules->bench, group, rules->pointer, "front-line",
                         "-attacker -defender -zero_zero -schedule -levels reading penalty from_turn ends_exempt "
                         "zoc_respects_hexsides army_zoc aircraft_hold rows *");
  hu_workshop_rules_list (rules, "schedule", _("Schedule of Points"), NULL, &schedule);
  hu_workshop_rules_list (rules, "levels", _("Levels of Victory"),
                           _("From the smallest ratio to the largest; without any, the six default levels."),
                           &levels);
}
