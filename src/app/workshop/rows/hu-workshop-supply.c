/*
 * The supply of each side as a list of forms: where its lines come from, what stops them, and which lines of the
 * map they run along.
 */
#include "config.h"

#include "hu-workshop-supply.h"

#include <glib/gi18n-lib.h>

#include "hu-accessible.h"
#include "hu-explain-field.h"
#include "hu-workshop-flags.h"
#include "hu-workshop-form.h"
#include "hu-workshop-link.h"
#include "hu-workshop-list.h"

#define POINTER "/rules/supply"

/* --- Along lines of the map --- */

typedef struct
{
  HuWorkshopBench *bench;
  char            *pointer;
  gboolean         filling;
} Along;

static void
along_free (gpointer data)
{
  Along *along = data;

  g_free (along->pointer);
  g_free (along);
}

static void
show_along (GtkWidget *row)
{
  Along *along = g_object_get_data (G_OBJECT (row), "hu-along");

  along->filling = TRUE;
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (row),
                                         hu_workshop_get (along->bench->shop, along->pointer) != NULL);
  along->filling = FALSE;
}

static void
along_changed_cb (GtkWidget *row,
                  guint      parts)
{
  Along *along = g_object_get_data (G_OBJECT (row), "hu-along");
  gboolean there = hu_workshop_get (along->bench->shop, along->pointer) != NULL;

  /* Setting the property also unfolds the row, so it is set only where it changes. */
  if ((parts & HU_DRAFT_RULES) && there != adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (row)))
    show_along (row);
}

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

static void
along_switched_cb (GtkWidget *row)
{
  Along *along = g_object_get_data (G_OBJECT (row), "hu-along");
  HuWorkshop *shop = along->bench->shop;
  gboolean on = adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (row));

  if (along->filling || on == (hu_workshop_get (shop, along->pointer) != NULL))
    return;

  hu_workshop_begin_stroke (shop, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  if (on)
    {
      g_autofree char *json = g_strdup_printf ("{\"lines\":[\"%s\"],\"steps\":1}", choose_kind (shop));

      hu_workshop_set_json (shop, along->pointer, json);
    }
  else
    {
      hu_workshop_set (shop, along->pointer, NULL);
    }
  hu_workshop_end_stroke (shop);
}

static void
add_along (HuWorkshopBench *bench,
           GtkWidget       *parent,
           const char      *pointer)
{
  static const char * const keys[] = { "steps", NULL };
  GtkWidget *row = adw_expander_row_new ();
  Along *along = g_new0 (Along, 1);
  HuFieldWords words = { .label = "", .help = "" };
  g_autofree char *lines = NULL;

  along->bench = bench;
  along->pointer = hu_workshop_join (pointer, "then_along");
  lines = hu_workshop_join (along->pointer, "lines");
  g_object_set_data_full (G_OBJECT (row), "hu-along", along, along_free);
  hu_workshop_link_mark (row, along->pointer);
  hu_explain_field ("supply-of-side", "then_along", &words);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words.label);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), words.help);
  adw_expander_row_set_show_enable_switch (ADW_EXPANDER_ROW (row), TRUE);
  hu_accessible_name_expander (ADW_EXPANDER_ROW (row));
  hu_workshop_flags_fill (bench, row, lines, "then-along", "lines", "rail road river front", "");
  hu_workshop_form_fill (bench, row, along->pointer, "then-along", keys);
  show_along (row);
  hu_workshop_form_add (parent, row);
  g_signal_connect (row, "notify::enable-expansion", G_CALLBACK (along_switched_cb), NULL);
  g_signal_connect_object (bench->shop, "changed", G_CALLBACK (along_changed_cb), row, G_CONNECT_SWAPPED);
}

/* --- A side's entry --- */

static void
fill_entry (gpointer    data,
            GtkWidget  *row,
            const char *pointer)
{
  static const char * const side[] = { "side", NULL };
  static const char * const sources_too[] = { "except", "controlled", NULL };
  static const char * const zones[] = { "zoc", "zoc_negated_by_units", NULL };
  static const char * const length[] = { "max_length", NULL };
  HuWorkshopBench *bench = data;
  g_autofree char *sources = hu_workshop_join (pointer, "sources");
  g_autofree char *blocked_by = hu_workshop_join (pointer, "blocked_by");
  g_autofree char *hexsides = hu_workshop_join (pointer, "hexsides");

  hu_workshop_form_fill (bench, row, pointer, "supply-of-side", side);
  hu_workshop_flags_sources (bench, row, sources, "supply-of-side", "sources", HU_SOURCES_MIXED);
  hu_workshop_form_fill (bench, row, pointer, "supply-of-side", sources_too);
  hu_workshop_flags_fill (bench, row, blocked_by, "supply-of-side", "blocked_by", "units zoc control", "units zoc");
  hu_workshop_form_fill (bench, row, pointer, "supply-of-side", zones);
  /* Lakes and cliffs stop every line. */
  hu_workshop_flags_fill (bench, row, hexsides, "supply-of-side", "hexsides", "river wall", "");
  hu_workshop_form_fill (bench, row, pointer, "supply-of-side", length);
  add_along (bench, row, pointer);
}

/* Returns the id of the first side without an entry; NULL: both have one. */
static const char *
find_free_side (HuWorkshop *shop)
{
  const HuNode *sides = hu_workshop_get (shop, "/sides"), *entries = hu_workshop_get (shop, POINTER);

  for (guint i = 0; i < hu_node_get_n (sides); i++)
    {
      const char *id = hu_node_get_text (hu_node_find (hu_node_get_element (sides, i), "id"), NULL);
      gboolean taken = id == NULL;

      for (guint k = 0; k < hu_node_get_n (entries) && !taken; k++)
        taken = g_strcmp0 (hu_node_get_text (hu_node_find (hu_node_get_element (entries, k), "side"), NULL), id) == 0;
      if (!taken)
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
make_entry (gpointer data)
{
  HuWorkshopBench *bench = data;
  const char *side = find_free_side (bench->shop);
  HuNode *entry;

  if (side == NULL)
    return NULL;

  entry = hu_node_new_object ();
  hu_node_put (&entry, "side", hu_node_new_text (side));
  hu_node_put (&entry, "sources", hu_node_from_json ("{\"edges\":[\"east\"]}"));

  return entry;
}

/* The last entry takes the list along: a file without any has no empty list. */
static gboolean
remove_entry (HuWorkshop *shop,
              guint       index)
{
  g_autofree char *pointer = g_strdup_printf (POINTER "/%u", index);

  return hu_workshop_remove (shop, hu_node_get_n (hu_workshop_get (shop, POINTER)) > 1 ? pointer : POINTER);
}

GtkWidget *
hu_workshop_supply_new (HuWorkshopBench *bench)
{
  static const HuWorkshopListClass entries = {
    .title = hu_workshop_form_side_title, .fill = fill_entry, .make = make_entry, .remove = remove_entry,
    .is_full = has_all_sides, .add = N_("Add a Side's Supply"),
  };

  return hu_workshop_list_new (bench->shop, POINTER, _("Supply of Each Side"),
                               _("Where a side's lines come from, and what stops them. For a side listed here, "
                                 "this replaces the supply of a rule system."), &entries, bench);
}
