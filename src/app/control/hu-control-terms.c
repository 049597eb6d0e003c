/*
 * The part of Control in forms of conditions: its atoms in the menu, their rows, and what they name on the map.
 */
#include "config.h"

#include "hu-control-workshop.h"

#include <glib/gi18n-lib.h>

#include "hu-control-format.h"
#include "hu-explain-field.h"

#define MANY 1000000 /* a spin button goes no further */

/* --- The menu --- */

static const HuTermOffer often[] = {
  { HU_CONTROL_TERM_CONTROLS, N_("Control of _Hexes"), "{\"controls\":{\"hexes\":[]}}" },
  { HU_CONTROL_TERM_CONTROLS, N_("Control of _Locations"), "{\"controls\":{\"locations\":[]}}" },
  { HU_CONTROL_TERM_CONTROLS, N_("Control of _Buildings"), "{\"controls\":{\"buildings\":[]}}" },
  { HU_CONTROL_TERM_CVP, N_("_Casualty Points"), "{\"cvp\":{\"at_least\":1}}" },
  { HU_CONTROL_TERM_EXIT_VP, N_("_Exit Points"), "{\"exit_vp\":{\"at_least\":1}}" },
  { HU_CONTROL_TERM_NO_ENEMY, N_("_No Enemy There"), "{\"no_enemy\":{\"state\":\"mmc\",\"in\":[]}}" },
};
static const HuTermOffer of_units[] = {
  { HU_CONTROL_TERM_UNITS, N_("_Units on the Map"), "{\"units\":{\"side\":$A,\"at_least\":1}}" },
  { HU_CONTROL_TERM_EXITED, N_("Units that Have E_xited"), "{\"exited\":{\"side\":$A,\"at_least\":1}}" },
  { HU_CONTROL_TERM_ELIMINATED, N_("_Enemy Units Eliminated"), "{\"eliminated\":{\"side\":$B,\"at_least\":1}}" },
  { HU_CONTROL_TERM_CAPTURED, N_("Enemy Units _Captured"), "{\"captured\":{\"side\":$B,\"at_least\":1}}" },
  { HU_CONTROL_TERM_DESTROYED, N_("In _Rubble"), "{\"destroyed\":{\"buildings\":[]}}" },
};
static const HuTermOffer compared[] = {
  { HU_TERM_COMPARE, N_("More _Exit Points than the Enemy"),
    "{\"compare\":{\"left\":[{\"exit_vp\":{\"side\":$A}}],\"right\":[{\"exit_vp\":{\"side\":$B}}],\"more_by\":1}}" },
  { HU_TERM_COMPARE, N_("More _Casualty Points than the Enemy"),
    "{\"compare\":{\"left\":[{\"cvp\":{\"side\":$A}}],\"right\":[{\"cvp\":{\"side\":$B}}],\"more_by\":1}}" },
  { HU_TERM_COMPARE, N_("More _Buildings than the Enemy"),
    "{\"compare\":{\"left\":[{\"controls\":{\"side\":$A,\"buildings\":{\"in\":\"all\"}}}],"
    "\"right\":[{\"controls\":{\"side\":$B,\"buildings\":{\"in\":\"all\"}}}],\"more_by\":1}}" },
  { HU_TERM_COMPARE, N_("Twice the Enemy’s Unbroken _Squads"),
    "{\"compare\":{\"left\":[{\"units\":{\"side\":$A,\"state\":\"unbroken\",\"count\":\"squads\"}}],"
    "\"right\":[{\"units\":{\"side\":$B,\"state\":\"unbroken\",\"count\":\"squads\"}}],\"ratio_at_least\":[2,1]}}" },
};
static const HuTermGroup groups[] = {
  { NULL, often, G_N_ELEMENTS (often) },
  { N_("_Units and Losses"), of_units, G_N_ELEMENTS (of_units) },
  { N_("Co_mpare"), compared, G_N_ELEMENTS (compared) },
};

/* --- Rows --- */

static const char *
label_of (const char *object,
          const char *key)
{
  HuFieldWords words;

  return hu_explain_field (object, key, &words) ? words.label : key;
}

static const char * const whats[] = { "locations", "hexes", "buildings" };

static guint
find_what (const HuNode *subjects)
{
  for (guint i = 0; i < G_N_ELEMENTS (whats); i++)
    if (hu_node_find (subjects, whats[i]) != NULL)
      return i;

  return 1;
}

static gboolean
is_area (const HuNode *subjects)
{
  const HuNode *names = hu_node_find (subjects, whats[find_what (subjects)]);

  return names != NULL && hu_node_get_kind (names) == HU_NODE_OBJECT;
}

static guint
find_subjects (const HuNode *subjects)
{
  return find_what (subjects) + (is_area (subjects) ? G_N_ELEMENTS (whats) : 0);
}

static const char * const kept[] = { "side", "at_least", "at_most", NULL };
static const HuShopShapes controlled = {
  N_("Things to Control"),
  {
    { NULL, "{\"locations\":[]}" }, { NULL, "{\"hexes\":[]}" }, { NULL, "{\"buildings\":[]}" },
    { N_("All Locations of an area"), "{\"locations\":{\"in\":[]}}" },
    { N_("All hexes of an area"), "{\"hexes\":{\"in\":[]}}" },
    { N_("All buildings of an area"), "{\"buildings\":{\"in\":[]}}" },
  },
  .object = "controls", .find = find_subjects, .keep = kept,
};
static const HuShopShapes in_rubble = {
  N_("Things in Rubble"), { { NULL, "{\"locations\":[]}" }, { NULL, "{\"hexes\":[]}" }, { NULL, "{\"buildings\":[]}" } },
  .object = "destroyed", .renames = TRUE,
};
static const HuShopShapes how_many_listed = {
  N_("How Many of Them"),
  {
    { N_("All of them"), "{}" }, { N_("At least some"), "{\"at_least\":1}" }, { N_("At most some"), "{\"at_most\":1}" },
    { N_("From … to"), "{\"at_least\":1,\"at_most\":1}" },
  },
};
static const HuShopShapes how_many_in_rubble = {
  N_("How Many of Them"), { { N_("All of them"), "{}" }, { N_("At least some"), "{\"at_least\":1}" } },
};
static const HuShopShapes casualties = {
  N_("How Many"),
  {
    { N_("At least"), "{\"at_least\":1}" }, { N_("At most"), "{\"at_most\":0}" },
    { N_("From … to"), "{\"at_least\":1,\"at_most\":1}" },
    { N_("More than the enemy by"), "{\"more_than_enemy_by\":1}" },
  },
};

/* Things by name; or, for an area, its hexes. */
static GtkWidget *
make_subjects (HuWorkshopBench *bench,
               const char      *names,
               const char      *what)
{
  const HuNode *there = hu_workshop_get (bench->shop, names);
  g_autofree char *in = hu_workshop_join (names, "in");

  if (there != NULL && hu_node_get_kind (there) == HU_NODE_OBJECT && hu_node_find (there, "in") != NULL)
    return hu_workshop_row_hexes (bench->shop, bench->hand, in, _("All in these hexes"), HU_ROW_TEXT);
  if (g_str_equal (what, "hexes"))
    return hu_workshop_row_hexes (bench->shop, bench->hand, names, label_of ("controls", what), HU_ROW_NAMES);
  if (g_str_equal (what, "buildings"))
    return hu_workshop_row_picks (bench->shop, names, label_of ("controls", what), "/map/buildings", HU_ROW_TEXT, bench->hand);

  return hu_workshop_row_list (bench->shop, names, label_of ("controls", what), HU_ROW_TEXT);
}

static void
fill_subjects (HuWorkshopBench *bench,
               GtkWidget       *list,
               const char      *pointer,
               guint            kind,
               gboolean         counted,
               const char      *object)
{
  const char *what = whats[find_what (hu_workshop_get (bench->shop, pointer))];
  g_autofree char *names = hu_workshop_join (pointer, what);
  gboolean rubble = kind == HU_CONTROL_TERM_DESTROYED;

  hu_workshop_form_add (list, hu_workshop_row_shape (bench->shop, pointer, rubble ? &in_rubble : &controlled));
  hu_workshop_form_add (list, make_subjects (bench, names, what));
  if (!counted)
    {
      hu_workshop_form_add (list, hu_workshop_row_shape (bench->shop, pointer, rubble ? &how_many_in_rubble
                                                                                      : &how_many_listed));
      hu_term_rows_number (bench, list, pointer, "at_least", 1);
      hu_term_rows_number (bench, list, pointer, "at_most", 0);
    }
  if (!rubble && g_str_equal (what, "buildings"))
    hu_workshop_form_fill (bench, list, pointer, object, "multi_hex");
}

static void
fill_no_enemy (HuWorkshopBench *bench,
               GtkWidget       *list,
               const char      *pointer)
{
  static const HuShopWord states[] = {
    { "good-order-mmc", N_("In Good Order") }, { "unbroken-mmc", N_("Not broken") }, { "mmc", N_("Any") },
  };
  g_autofree char *state = hu_workshop_join (pointer, "state");
  g_autofree char *in = hu_workshop_join (pointer, "in");

  hu_workshop_form_add (list, hu_workshop_row_words (bench->shop, state, label_of ("no_enemy", "state"),
                                                     NULL, states, G_N_ELEMENTS (states)));
  hu_workshop_form_add (list, hu_workshop_row_hexes (bench->shop, bench->hand, in,
                                                     _("Hexes, or a building"), HU_ROW_AREA));
  hu_workshop_form_fill (bench, list, pointer, "no_enemy", "kinds");
}

static void
fill_units (HuWorkshopBench *bench,
            GtkWidget       *list,
            const char      *pointer,
            guint            kind,
            gboolean         counted,
            const char      *object)
{
  if (!counted)
    hu_term_rows_decimal_bounds (bench, list, pointer, object);
  hu_workshop_form_fill (bench, list, pointer, object, "count");
  if (kind == HU_CONTROL_TERM_UNITS)
    {
      g_autofree char *in = hu_workshop_join (pointer, "in");

      hu_workshop_form_add (list, hu_workshop_row_hexes (bench->shop, bench->hand, in, _("Hexes, or a building"),
                                                         HU_ROW_AREA | HU_ROW_OPTIONAL));
      hu_workshop_form_fill (bench, list, pointer, object, "on_map");
    }
  if (kind == HU_CONTROL_TERM_EXITED)
    hu_workshop_form_fill (bench, list, pointer, object, "as through");
  hu_workshop_form_fill (bench, list, pointer, object, "state kinds tags units");
}

static void
fill_points (HuWorkshopBench *bench,
             GtkWidget       *list,
             const char      *pointer,
             guint            kind)
{
  g_autofree char *more = hu_workshop_join (pointer, "more_than_enemy_by");

  if (kind == HU_CONTROL_TERM_EXIT_VP)
    {
      hu_term_rows_bounds (bench, list, pointer, 1);
      return;
    }

  hu_workshop_form_add (list, hu_workshop_row_shape (bench->shop, pointer, &casualties));
  hu_term_rows_number (bench, list, pointer, "at_least", 1);
  hu_term_rows_number (bench, list, pointer, "at_most", 0);
  if (hu_workshop_get (bench->shop, more) != NULL)
    hu_workshop_form_add (list, hu_workshop_row_number (bench->shop, more, _("Points"), NULL, 0, MANY, G_MININT64));
}

static void
fill_atom (HuWorkshopBench *bench,
           GtkWidget       *list,
           const char      *pointer,
           guint            kind,
           gboolean         counted,
           const char      *object)
{
  if (kind != HU_CONTROL_TERM_NO_ENEMY && kind != HU_CONTROL_TERM_DESTROYED)
    hu_workshop_form_fill (bench, list, pointer, object, "side");
  switch (kind)
    {
    case HU_CONTROL_TERM_CONTROLS:
    case HU_CONTROL_TERM_DESTROYED:
      fill_subjects (bench, list, pointer, kind, counted, object);
      break;
    case HU_CONTROL_TERM_NO_ENEMY:
      fill_no_enemy (bench, list, pointer);
      break;
    case HU_CONTROL_TERM_CVP:
    case HU_CONTROL_TERM_EXIT_VP:
      if (!counted)
        fill_points (bench, list, pointer, kind);
      break;
    default:
      fill_units (bench, list, pointer, kind, counted, object);
      break;
    }
}

/* --- The map --- */

static void
add_subject (const HuScenario    *scenario,
             const HuControlTerm *term,
             gint32               subject,
             GArray              *hexes)
{
  HuHex hex = subject;

  if (term->subject_kind == HU_SUBJECT_BUILDING)
    {
      const GArray *building = hu_map_get_building (scenario->map, (guint) subject)->hexes;

      g_array_append_vals (hexes, building->data, building->len);
      return;
    }

  if (term->subject_kind == HU_SUBJECT_LOCATION)
    hex = hu_location_hex (scenario->map, subject);
  g_array_append_val (hexes, hex);
}

static void
add_hexes (const HuScenario *scenario,
           const HuTerm     *term,
           GArray           *hexes)
{
  const HuControlTerm *own = hu_control_term (term);

  if (hu_control_term_has_subjects (term))
    for (guint i = 0; own->subjects != NULL && i < own->subjects->len; i++)
      add_subject (scenario, own, g_array_index (own->subjects, gint32, i), hexes);
  if (!hu_control_term_has_units (term))
    return;

  if (own->building != HU_BUILDING_NONE)
    {
      const GArray *building = hu_map_get_building (scenario->map, (guint) own->building)->hexes;

      g_array_append_vals (hexes, building->data, building->len);
    }
  if (own->exits != NULL)
    g_array_append_vals (hexes, own->exits->data, own->exits->len);
}

static HuTerm *
from_node (HuWorkshop *shop,
           const char *pointer,
           HuNode     *condition,
           gboolean    counted)
{
  HuScenario *scenario = hu_workshop_get_scenario (shop);
  HuSide side = hu_scenario_find_side (scenario, hu_term_get_side (shop, pointer));

  return side != HU_SIDE_NONE ? hu_control_term_from_node (scenario, side, condition, counted) : NULL;
}

static const char * const decisive[] = {
  "locations", "hexes", "buildings", "at_least", "at_most", "more_than_enemy_by", NULL,
};
static const char * const either[] = { "locations hexes buildings", "at_least at_most more_than_enemy_by", NULL };

const HuTermForms hu_control_term_forms = {
  .words = &hu_control_vocabulary,
  .object = "condition",
  .groups = groups,
  .n_groups = G_N_ELEMENTS (groups),
  .decisive = decisive,
  .either = either,
  .from_node = from_node,
  .fill_atom = fill_atom,
  .add_hexes = add_hexes,
};
