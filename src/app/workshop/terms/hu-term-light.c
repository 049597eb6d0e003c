/*
 * Lights the parts of the map that a condition names: its places and hexes, its units where they begin, its edges; and
 * marks the conditions that name the hex under the cursor.
 */
#include "config.h"

#include "hu-term-private.h"

static void
add_term (const HuTermForms *forms,
          HuScenario        *scenario,
          const HuTerm      *term,
          GArray            *hexes)
{
  const HuMap *map = scenario->map;

  for (guint i = 0; term->where.places != NULL && i < term->where.places->len; i++)
    {
      const GArray *place = hu_map_get_place (map, g_array_index (term->where.places, guint, i))->hexes;

      g_array_append_vals (hexes, place->data, place->len);
    }
  if (term->where.hexes != NULL)
    g_array_append_vals (hexes, term->where.hexes->data, term->where.hexes->len);
  for (guint i = 0; term->filter.units != NULL && i < term->filter.units->len; i++)
    {
      HuHex hex = hu_scenario_get_unit (scenario, g_array_index (term->filter.units, guint, i))->at;

      if (hex != HU_HEX_NONE)
        g_array_append_val (hexes, hex);
    }
  if (hu_term_is_atom (term) && forms->add_hexes != NULL)
    forms->add_hexes (scenario, term, hexes);
  for (guint i = 0; term->parts != NULL && i < term->parts->len; i++)
    add_term (forms, scenario, g_ptr_array_index (term->parts, i), hexes);
}

/* A sum is told by what it counts. */
static void
add_sum (HuWorkshop *shop,
         const char *pointer,
         GArray     *hexes)
{
  guint n = hu_node_get_n (hu_workshop_get (shop, pointer));

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *count = g_strdup_printf ("%s/%u", pointer, i);
      g_autoptr(GArray) more = hu_term_list_hexes (shop, count);

      g_array_append_vals (hexes, more->data, more->len);
    }
}

GArray *
hu_term_list_hexes (HuWorkshop *shop,
                    const char *pointer)
{
  const HuTermForms *forms = hu_term_forms_of (pointer);
  HuNode *condition = hu_workshop_get (shop, pointer);
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  HuTerm *term = NULL;

  if (_hu_term_is_sum (pointer))
    add_sum (shop, pointer, hexes);
  else if (condition != NULL)
    term = forms->from_node (shop, pointer, condition, hu_term_is_count (pointer));
  if (term == NULL)
    return hexes;

  add_term (forms, hu_workshop_get_scenario (shop), term, hexes);
  hu_term_free (term);

  return hexes;
}

void
_hu_term_light (HuWorkshopBench *bench,
                const char      *pointer)
{
  g_autoptr(GArray) hexes = pointer != NULL ? hu_term_list_hexes (bench->shop, pointer) : NULL;

  hu_map_view_light (bench->map, hexes != NULL && hexes->len > 0 ? hexes : NULL);
}

/* --- The cursor of the map --- */

static void
cursor_cb (GtkWidget *group)
{
  HuWorkshopBench *bench = g_object_get_data (G_OBJECT (group), "hu-bench");
  const char *list = g_object_get_data (G_OBJECT (group), "hu-terms");
  HuHex cursor = hu_map_state_get_cursor (hu_map_view_get_state (bench->map));
  guint n = hu_node_get_n (hu_workshop_get (bench->shop, list));

  if (!gtk_widget_get_mapped (group))
    return;
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *needs = g_strdup_printf ("%s/%u/needs", list, i);
      g_autoptr(GArray) hexes = hu_term_list_hexes (bench->shop, needs);

      hu_workshop_list_mark (group, i, hu_hexes_have (hexes, cursor));
    }
}

void
hu_term_follow_cursor (HuWorkshopBench *bench,
                       GtkWidget       *group,
                       const char      *list)
{
  g_object_set_data (G_OBJECT (group), "hu-bench", bench);
  g_object_set_data_full (G_OBJECT (group), "hu-terms", g_strdup (list), g_free);
  g_signal_connect_object (hu_map_view_get_state (bench->map), "notify::cursor", G_CALLBACK (cursor_cb), group,
                           G_CONNECT_SWAPPED);
}
