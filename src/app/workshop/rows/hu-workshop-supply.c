/*
 * The supply of each side as a list of forms: where its lines come from, what stops them, and which lines of the
 * map they run along.
 */
#include "config.h"

#include "hu-workshop-supply.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-field.h"
#include "hu-workshop-form.h"
#include "hu-workshop-list.h"
#include "hu-workshop-optional.h"

#define POINTER "/rules/supply"

/* --- Along lines of the map --- */

/* Railways, or roads where the map has only these. */
static const char *
choose_kind (HuWorkshop *shop)
{
  const GPtrArray *lines = hu_workshop_get_scenario (shop)->map->lines;
  gboolean road = FALSE;

  for (guint i = 0; i < lines->len; i++)
    {
      const HuLine *line = g_ptr_array_index (lines, i);

      if (line->kind == HU_LINE_RAIL)
        return "rail";
      road |= line->kind == HU_LINE_ROAD;
    }

  return road ? "road" : "rail";
}

static HuNode *
make_along (HuWorkshop *shop)
{
  g_autofree char *json = g_strdup_printf ("{\"lines\":[\"%s\"],\"steps\":1}", choose_kind (shop));

  return hu_node_from_json (json);
}

/* --- A side's entry --- */

static void
fill_entry (HuWorkshopBench *bench,
            GtkWidget       *row,
            const char      *pointer)
{
  g_autofree char *along = hu_workshop_join (pointer, "then_along");
  HuFieldWords words = { .label = "", .help = "" };
  GtkWidget *along_row;

  hu_explain_field ("supply-of-side", "then_along", &words);
  along_row = hu_workshop_optional_new (bench, along, words.label, words.help, NULL, make_along);
  hu_workshop_form_fill (bench, along_row, along, "then-along", "lines=rail,road,river,front steps *");
  hu_workshop_form_add (row, along_row);
}

/* Returns the id of the first side without an entry; NULL: both have one. */
static const char *
find_free_side (HuWorkshop *shop)
{
  const HuNode *sides = hu_workshop_get (shop, "/sides"), *entries = hu_workshop_get (shop, POINTER);

  for (guint i = 0; i < hu_node_get_n (sides); i++)
    {
      const char *id = hu_node_get_text (hu_node_find (hu_node_get_element (sides, i), "id"), NULL);

      if (id != NULL && hu_node_find_element (entries, "side", id) < 0)
        return id;
    }

  return NULL;
}

static gboolean
has_all_sides (HuWorkshop *shop)
{
  return find_free_side (shop) == NULL;
}

static HuNode *
make_entry (HuWorkshopBench *bench)
{
  const char *side = find_free_side (bench->shop);
  HuNode *entry;

  if (side == NULL)
    return NULL;

  entry = hu_node_new_object ();
  hu_node_put (&entry, "side", hu_node_new_text (side));
  hu_node_put (&entry, "sources", hu_node_from_json ("{\"edges\":[\"east\"]}"));

  return entry;
}

GtkWidget *
hu_workshop_supply_new (HuWorkshopBench *bench)
{
  static const HuWorkshopListClass entries = {
    .title = hu_workshop_form_side_title, .object = "supply-of-side",
    /* Lakes and cliffs stop every line. */
    .keys = "side sources except controlled blocked_by zoc zoc_negated_by_units hexsides=river,wall max_length * -then_along",
    .fill = fill_entry, .make = make_entry, .is_full = has_all_sides, .add = N_("Add a Side's Supply"), .leaves = TRUE,
  };

  return hu_workshop_list_new (bench, POINTER, _("Supply of Each Side"),
                               _("Where a side's lines come from, and what stops them. For a side listed here, "
                                 "this replaces the supply of a rule system."), &entries);
}
