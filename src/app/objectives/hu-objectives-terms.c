/*
 * The part of objectives in forms of conditions: its atoms in the menu, their rows, and what they name on the map.
 */
#include "config.h"

#include "hu-objectives-page.h"

#include <glib/gi18n-lib.h>

#include "hu-objectives-format.h"
#include "hu-sources.h"

/* --- The menu --- */

static const HuTermOffer often[] = {
  { HU_TERM_HOLDS, NULL, "{\"holds\":{\"side\":$A,\"places\":[]}}" },
  { HU_TERM_CUT_OFF, NULL, "{\"cut_off\":{\"side\":$B,\"places\":[]}}" },
  { HU_TERM_UNITS, NULL, "{\"units\":{\"side\":$A,\"at_least\":1}}" },
  { HU_TERM_ELIMINATED, NULL, "{\"eliminated\":{\"side\":$B,\"at_least\":1}}" },
  { HU_TERM_EXITED, NULL, "{\"exited\":{\"side\":$A,\"at_least\":1}}" },
  { HU_TERM_POINTS, NULL, "{\"points\":{\"side\":$A,\"at_least\":1}}" },
};
static const HuTermOffer of_places[] = {
  { HU_TERM_HOLDS, NULL, "{\"holds\":{\"side\":$A,\"places\":[]}}" },
  { HU_TERM_ENTERED, NULL, "{\"entered\":{\"side\":$A,\"places\":[]}}" },
};
static const HuTermOffer of_supply[] = {
  { HU_TERM_CONNECTED, NULL, "{\"connected\":{\"side\":$A,\"places\":[]}}" },
  { HU_TERM_CUT_OFF, NULL, "{\"cut_off\":{\"side\":$B,\"places\":[]}}" },
};
static const HuTermOffer of_units[] = {
  { HU_TERM_UNITS, NULL, "{\"units\":{\"side\":$A,\"at_least\":1}}" },
  { HU_TERM_ELIMINATED, NULL, "{\"eliminated\":{\"side\":$B,\"at_least\":1}}" },
  { HU_TERM_EXITED, NULL, "{\"exited\":{\"side\":$A,\"at_least\":1}}" },
  { HU_TERM_WITHDRAWN, NULL, "{\"withdrawn\":{\"side\":$B,\"at_least\":1}}" },
  { HU_TERM_WITHDRAWALS, NULL, "{\"withdrawals\":{\"side\":$B}}" },
};
static const HuTermOffer of_points[] = {
  { HU_TERM_POINTS, NULL, "{\"points\":{\"side\":$A,\"at_least\":1}}" },
  { HU_TERM_LEAD, NULL, "{\"lead\":{\"side\":$A,\"at_least\":1}}" },
  { HU_TERM_RATIO, NULL, "{\"ratio\":{\"side\":$A,\"at_least\":[2,1]}}" },
  { HU_TERM_LINE, NULL, "{\"line\":{\"side\":$A}}" },
};
static const HuTermGroup groups[] = {
  { NULL, often, G_N_ELEMENTS (often) },
  { N_("Places and Hexes"), of_places, G_N_ELEMENTS (of_places) },
  { N_("Supply"), of_supply, G_N_ELEMENTS (of_supply) },
  { N_("Units and Losses"), of_units, G_N_ELEMENTS (of_units) },
  { N_("Points and Line"), of_points, G_N_ELEMENTS (of_points) },
};

/* --- Rows --- */

static const HuShopShapes places_or_hexes = {
  N_("Where"), { { N_("Places"), "{\"places\":[]}" }, { N_("Hexes"), "{\"hexes\":[]}" } },
};

static const HuShopShapes where_units = {
  N_("Where"),
  { { N_("The whole map"), "{}" }, { N_("Places"), "{\"places\":[]}" }, { N_("Hexes"), "{\"hexes\":[]}" } },
};

static const HuShopShapes how_many_listed = {
  N_("How Many of Them"), { { N_("All of them"), "{}" }, { N_("At least some"), "{\"at_least\":1}" } },
};

static const HuShopShapes lower_bounds = {
  N_("Lower Bound"),
  { { N_("None"), "{}" }, { N_("At least"), "{\"at_least\":[2,1]}" }, { N_("Above"), "{\"above\":[1,1]}" } },
};

static const HuShopShapes upper_bounds = {
  N_("Upper Bound"),
  { { N_("None"), "{}" }, { N_("Up to"), "{\"up_to\":[3,1]}" }, { N_("Below"), "{\"below\":[3,1]}" } },
};

static void
add_listed (HuWorkshopBench *bench,
            GtkWidget       *parent,
            const char      *pointer,
            gboolean         counted)
{
  hu_workshop_form_add (parent, hu_workshop_row_shape (bench->shop, pointer, &places_or_hexes));
  hu_where_rows_add (bench, parent, pointer);
  if (counted)
    return;

  hu_workshop_form_add (parent, hu_workshop_row_shape (bench->shop, pointer, &how_many_listed));
  hu_term_rows_number (bench, parent, pointer, "at_least", 1);
}

static void
add_units (HuWorkshopBench *bench,
           GtkWidget       *parent,
           const char      *pointer,
           guint            kind,
           gboolean         counted)
{
  const char *object = kind == HU_TERM_UNITS ? "term-units" : "term-left";
  g_autofree char *side = hu_workshop_join (pointer, "side");

  if (!counted)
    hu_term_rows_bounds (bench, parent, pointer, 1);
  hu_workshop_form_fill (bench, parent, pointer, object, "count");
  if (kind == HU_TERM_UNITS)
    {
      hu_workshop_form_add (parent, hu_workshop_row_shape (bench->shop, pointer, &where_units));
      hu_where_rows_add (bench, parent, pointer);
    }
  hu_workshop_form_fill (bench, parent, pointer, object, kind == HU_TERM_UNITS ? "supplied" : "through");
  hu_filter_rows_add (bench, parent, pointer, object, side);
}

static void
fill_atom (HuWorkshopBench *bench,
           GtkWidget       *parent,
           const char      *pointer,
           guint            kind,
           gboolean         counted,
           const char      *object)
{
  g_autofree char *whose = hu_workshop_join (pointer, "side");

  hu_workshop_form_fill (bench, parent, pointer, object, "side");
  switch ((gint) kind)
    {
    case HU_TERM_HOLDS:
      add_listed (bench, parent, pointer, counted);
      hu_workshop_form_fill (bench, parent, pointer, object, "by supplied count");
      break;
    case HU_TERM_ENTERED:
      add_listed (bench, parent, pointer, counted);
      hu_workshop_form_fill (bench, parent, pointer, object, "count");
      hu_filter_rows_add (bench, parent, pointer, object, whose);
      break;
    case HU_TERM_CONNECTED:
    case HU_TERM_CUT_OFF:
      add_listed (bench, parent, pointer, counted);
      /* Elsewhere than at the side's sources, and only by some hexes. */
      hu_workshop_form_fill (bench, parent, pointer, object, "to within");
      break;
    case HU_TERM_WITHDRAWALS:
      hu_workshop_form_fill (bench, parent, pointer, object, "failed");
      break;
    case HU_TERM_POINTS:
      hu_workshop_form_fill (bench, parent, pointer, object, "items");
      if (!counted)
        hu_term_rows_decimal_bounds (bench, parent, pointer, object);
      break;
    case HU_TERM_LEAD:
      hu_term_rows_decimal_bounds (bench, parent, pointer, object);
      break;
    case HU_TERM_RATIO:
      hu_workshop_form_add (parent, hu_workshop_row_shape (bench->shop, pointer, &lower_bounds));
      hu_term_rows_ratio (bench, parent, pointer, "at_least");
      hu_term_rows_ratio (bench, parent, pointer, "above");
      hu_workshop_form_add (parent, hu_workshop_row_shape (bench->shop, pointer, &upper_bounds));
      hu_term_rows_ratio (bench, parent, pointer, "up_to");
      hu_term_rows_ratio (bench, parent, pointer, "below");
      break;
    case HU_TERM_LINE:
      if (!counted)
        hu_workshop_form_fill (bench, parent, pointer, object, "at_most");
      hu_line_rows_add (bench, parent, pointer, object);
      break;
    default:
      add_units (bench, parent, pointer, kind, counted);
      break;
    }
}

/* --- The map --- */

static void
add_sources (const HuMap     *map,
             const HuSources *sources,
             GArray          *hexes)
{
  g_autoptr(GArray) more = hu_sources_list (sources, map);

  if (more != NULL && more->len > 0)
    g_array_append_vals (hexes, more->data, more->len);
}

static void
add_hexes (const HuScenario *scenario,
           const HuTerm     *term,
           GArray           *hexes)
{
  const HuObjectivesTerm *own = hu_objectives_term (term);

  if (own->has_to)
    add_sources (scenario->map, &own->to, hexes);
  if (term->has_through)
    add_sources (scenario->map, &term->through, hexes);
  if (own->within != NULL)
    g_array_append_vals (hexes, own->within->data, own->within->len);
}

static HuTerm *
from_node (HuWorkshop *shop,
           const char *pointer,
           HuNode     *condition,
           gboolean    counted)
{
  return hu_objectives_term_from_node (hu_workshop_get_scenario (shop), condition, counted);
}

static const char * const decisive[] = { "places", "hexes", "at_least", "at_most", "above", "up_to", "below", NULL };
static const char * const either[] = { "places hexes", "at_least at_most above", NULL };

const HuTermForms hu_objectives_term_forms = {
  .words = &hu_objectives_vocabulary,
  .object = "term",
  .groups = groups,
  .n_groups = G_N_ELEMENTS (groups),
  .decisive = decisive,
  .either = either,
  .from_node = from_node,
  .fill_atom = fill_atom,
  .add_hexes = add_hexes,
  .find_finding = hu_outcome_judge_find,
};

GtkWidget *
hu_outcome_tree_new (HuWorkshopBench *bench,
                     const char      *pointer)
{
  GtkWidget *tree = hu_term_tree_new (bench, pointer);

  /* Outcomes are judged after the change. */
  g_signal_connect_object (hu_outcome_judge_get_for (bench->shop), "judged", G_CALLBACK (hu_workshop_tree_update), tree,
                           G_CONNECT_SWAPPED);

  return tree;
}
