/*
 * Single conditions of control in the workshop: in words, and as a form.
 */
#include "config.h"

#include "hu-control-workshop.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-control-format.h"
#include "hu-explain-field.h"
#include "hu-explain-term.h"
#include "hu-format.h"
#include "hu-menu.h"
#include "hu-workshop-form.h"
#include "hu-workshop-row.h"

#define NO_KIND G_MAXUINT
#define MANY 1000000 /* a spin button goes no further */

static const char *
word_of (guint kind)
{
  return hu_term_kind_to_string (&hu_control_vocabulary, kind);
}

/* NO_KIND: none that the program knows. */
static guint
get_kind (const HuNode *condition)
{
  for (guint kind = 0; kind < HU_N_CONTROL_TERMS; kind++)
    if (kind != HU_TERM_NUMBER && word_of (kind) != NULL && hu_node_find (condition, word_of (kind)) != NULL)
      return kind;

  return NO_KIND;
}

static const HuNode *
get_inner (const HuNode *condition)
{
  guint kind = get_kind (condition);

  return kind != NO_KIND ? hu_node_find (condition, word_of (kind)) : NULL;
}

static const char *
label_of (const char *object,
          const char *key)
{
  HuFieldWords words;

  return hu_explain_field (object, key, &words) ? words.label : key;
}

/* --- In words --- */

/* The side of the entry that the condition at @pointer belongs to. */
static HuSide
find_side (HuWorkshop *shop,
           const char *pointer)
{
  const char *needs = strstr (pointer, "/needs");
  g_autofree char *entry = needs != NULL ? g_strndup (pointer, (gsize) (needs - pointer)) : NULL;
  const char *id = entry != NULL ? hu_node_get_text (hu_node_find (hu_workshop_get (shop, entry), "side"), NULL) : NULL;

  return id != NULL ? hu_scenario_find_side (hu_workshop_get_scenario (shop), id) : HU_SIDE_NONE;
}

/* The condition in a line; for a group the kind of group; for one that has a fault what it asks for. */
static char *
dup_words (HuWorkshopBench *bench,
           const char      *pointer)
{
  HuScenario *scenario = hu_workshop_get_scenario (bench->shop);
  HuNode *condition = hu_workshop_get (bench->shop, pointer);
  guint kind = get_kind (condition);
  HuSide side = find_side (bench->shop, pointer);
  HuTerm *term = condition != NULL && side != HU_SIDE_NONE ? hu_control_term_from_node (scenario, side, condition) : NULL;
  char *text;

  if (term == NULL)
    return kind == NO_KIND ? g_strdup (_("Nothing yet")) : g_strdup (label_of ("condition", word_of (kind)));

  text = hu_explain_term (scenario, term);
  hu_term_free (term);

  return text;
}

/* --- Its parts --- */

static const char *
get_list (const HuNode *condition)
{
  switch (get_kind (condition))
    {
    case HU_TERM_ALL:
      return "all";
    case HU_TERM_ANY:
      return "any";
    case HU_TERM_SOME:
      return "some/of";
    default:
      return NULL;
    }
}

static void
list_parts (const HuNode *condition,
            GPtrArray    *parts)
{
  static const char * const keys[] = { "needs", "before" };
  guint kind = get_kind (condition);
  const char *list = get_list (condition);
  const HuNode *elements = kind == HU_TERM_SOME ? hu_node_find (get_inner (condition), "of")
                                                : list != NULL ? get_inner (condition) : NULL;

  if (kind == HU_TERM_NOT)
    g_ptr_array_add (parts, g_strdup ("/not"));
  for (guint i = 0; elements != NULL && i < hu_node_get_n (elements); i++)
    g_ptr_array_add (parts, g_strdup_printf ("/%s/%u", list, i));
  for (guint i = 0; kind >= HU_TERM_EVER && kind <= HU_TERM_FIRST && i < G_N_ELEMENTS (keys); i++)
    if (hu_node_find (get_inner (condition), keys[i]) != NULL)
      g_ptr_array_add (parts, g_strdup_printf ("/%s/%s", word_of (kind), keys[i]));
}

/* Some keys exclude each other: the form has rows for the one that is there. */
static char *
dup_shape (const HuNode *condition)
{
  guint kind = get_kind (condition);
  const HuNode *inner = get_inner (condition);
  GString *shape = g_string_new (kind != NO_KIND ? word_of (kind) : NULL);

  for (guint i = 0; inner != NULL && hu_node_get_kind (inner) == HU_NODE_OBJECT && i < hu_node_get_n (inner); i++)
    if (kind != HU_TERM_NOT)
      g_string_append_printf (shape, ",%s", hu_node_get_key (inner, i));

  return g_string_free (shape, FALSE);
}

/* --- The menus --- */

/* %s is the side that wins by it, %e its enemy. */
typedef struct
{
  const char *label;
  const char *json;
} Offer;

static const Offer offers[] = {
  { N_("Control of _Hexes"), "{\"controls\":{\"hexes\":[]}}" },
  { N_("Control of _Locations"), "{\"controls\":{\"locations\":[]}}" },
  { N_("Control of _Buildings"), "{\"controls\":{\"buildings\":[]}}" },
  { N_("_Casualty Points"), "{\"cvp\":{\"at_least\":1}}" },
  { N_("_Exit Points"), "{\"exit_vp\":{\"at_least\":1}}" },
  { N_("_No Enemy There"), "{\"no_enemy\":{\"state\":\"mmc\",\"in\":[]}}" },
  { N_("_All of …"), "{\"all\":[]}" },
  { N_("An_y of …"), "{\"any\":[]}" },
};

static const Offer units[] = {
  { N_("_Units on the Map"), "{\"units\":{\"side\":%s,\"at_least\":1}}" },
  { N_("Units that Have E_xited"), "{\"exited\":{\"side\":%s,\"at_least\":1}}" },
  { N_("_Enemy Units Eliminated"), "{\"eliminated\":{\"side\":%e,\"at_least\":1}}" },
  { N_("Enemy Units _Captured"), "{\"captured\":{\"side\":%e,\"at_least\":1}}" },
  { N_("In _Rubble"), "{\"destroyed\":{\"buildings\":[]}}" },
};

static const Offer comparisons[] = {
  { N_("More _Exit Points than the Enemy"),
    "{\"compare\":{\"left\":[{\"exit_vp\":{\"side\":%s}}],\"right\":[{\"exit_vp\":{\"side\":%e}}],\"more_by\":1}}" },
  { N_("More _Casualty Points than the Enemy"),
    "{\"compare\":{\"left\":[{\"cvp\":{\"side\":%s}}],\"right\":[{\"cvp\":{\"side\":%e}}],\"more_by\":1}}" },
  { N_("More _Buildings than the Enemy"),
    "{\"compare\":{\"left\":[{\"controls\":{\"side\":%s,\"buildings\":{\"in\":\"all\"}}}],"
    "\"right\":[{\"controls\":{\"side\":%e,\"buildings\":{\"in\":\"all\"}}}],\"more_by\":1}}" },
  { N_("Twice the Enemy’s Unbroken _Squads"),
    "{\"compare\":{\"left\":[{\"units\":{\"side\":%s,\"state\":\"unbroken\",\"count\":\"squads\"}}],"
    "\"right\":[{\"units\":{\"side\":%e,\"state\":\"unbroken\",\"count\":\"squads\"}}],\"ratio_at_least\":[2,1]}}" },
};

static const Offer times[] = {
  { N_("_Turn"), "{\"turn\":{\"from\":1}}" },
  { N_("_Ever …"), "{\"ever\":{\"needs\":{\"all\":[]}}}" },
  { N_("For n T_urns …"), "{\"for\":{\"turns\":2,\"needs\":{\"all\":[]}}}" },
  { N_("_First …"), "{\"first\":{\"needs\":{\"all\":[]},\"before\":{\"all\":[]}}}" },
  { N_("Has _Announced"), "{\"announced\":{\"side\":%s,\"what\":\"…\"}}" },
  { N_("At Least _n of …"), "{\"some\":{\"at_least\":1,\"of\":[]}}" },
};

/* The JSON of an offer, with the ids of both sides. */
static char *
fill_sides (HuWorkshop *shop,
            const char *pointer,
            const char *json)
{
  const HuScenario *scenario = hu_workshop_get_scenario (shop);
  HuSide side = find_side (shop, pointer);
  GString *text = g_string_new (json);
  g_autofree char *own = NULL;
  g_autofree char *enemy = NULL;

  if (side == HU_SIDE_NONE)
    side = HU_SIDE_FIRST;
  own = g_strdup_printf ("\"%s\"", scenario->sides[side].id != NULL ? scenario->sides[side].id : "");
  enemy = g_strdup_printf ("\"%s\"", scenario->sides[hu_side_other (side)].id != NULL
                                       ? scenario->sides[hu_side_other (side)].id : "");
  g_string_replace (text, "%s", own, 0);
  g_string_replace (text, "%e", enemy, 0);

  return g_string_free (text, FALSE);
}

static void
add_offers (GMenu       *menu,
            HuWorkshop  *shop,
            const char  *action,
            const char  *pointer,
            const Offer *list,
            guint        n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *json = fill_sides (shop, pointer, list[i].json);

      hu_menu_append (menu, _(list[i].label), action, g_variant_new ("(ss)", pointer, json));
    }
}

/* Returns a menu of all kinds, with an action that makes one at @pointer, or adds it to the group there. */
static GMenuModel *
make_kinds_menu (HuWorkshop *shop,
                 const char *action,
                 const char *pointer)
{
  GMenu *menu = g_menu_new ();
  g_autoptr(GMenu) of_units = g_menu_new (), compared = g_menu_new (), of_time = g_menu_new (), more = g_menu_new ();

  add_offers (menu, shop, action, pointer, offers, G_N_ELEMENTS (offers));
  add_offers (of_units, shop, action, pointer, units, G_N_ELEMENTS (units));
  add_offers (compared, shop, action, pointer, comparisons, G_N_ELEMENTS (comparisons));
  add_offers (of_time, shop, action, pointer, times, G_N_ELEMENTS (times));
  g_menu_append_submenu (more, _("_Units and Losses"), G_MENU_MODEL (of_units));
  g_menu_append_submenu (more, _("Co_mpare"), G_MENU_MODEL (compared));
  g_menu_append_submenu (more, _("_Time"), G_MENU_MODEL (of_time));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (more));

  return G_MENU_MODEL (menu);
}

static GMenuModel *
make_add_menu (HuWorkshopBench *bench,
               const char      *pointer)
{
  return make_kinds_menu (bench->shop, "condition.add", pointer);
}

static GMenuModel *
make_menu (HuWorkshopBench *bench,
           const char      *pointer)
{
  GMenu *menu = g_menu_new ();
  g_autoptr(GMenuModel) others = make_kinds_menu (bench->shop, "condition.change", pointer);

  g_menu_append_submenu (menu, _("Chan_ge Into…"), others);
  if (hu_workshop_tree_is_removable (bench->shop, pointer))
    hu_menu_append (menu, _("_Remove"), "condition.remove", g_variant_new_string (pointer));

  return G_MENU_MODEL (menu);
}

/* --- The form --- */

static const HuShopShapes controlled = {
  N_("What"), { { NULL, "{\"locations\":[]}" }, { NULL, "{\"hexes\":[]}" }, { NULL, "{\"buildings\":[]}" } },
  .object = "controls", .renames = TRUE,
};
static const HuShopShapes grouped = {
  N_("Needed"), { { NULL, "{\"all\":[]}" }, { NULL, "{\"any\":[]}" } }, .object = "condition", .renames = TRUE,
};
static const HuShopShapes casualties = {
  N_("How Many"),
  { { NULL, "{\"at_least\":1}" }, { NULL, "{\"at_most\":1}" }, { NULL, "{\"more_than_enemy_by\":1}" } },
  .object = "cvp", .renames = TRUE,
};
static const HuShopShapes bounds = {
  N_("How Many"), { { NULL, "{\"at_least\":1}" }, { NULL, "{\"at_most\":1}" } }, .object = "exit_vp", .renames = TRUE,
};

/* The number under the key that is there. */
static void
add_number (HuWorkshopBench *bench,
            GtkWidget       *list,
            const char      *inner,
            const char      *label)
{
  static const char * const keys[] = { "more_than_enemy_by", "more_by", "at_least", "at_most" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *there = hu_workshop_join (inner, keys[i]);

      if (hu_workshop_get (bench->shop, there) == NULL)
        continue;
      hu_workshop_form_add (list, hu_workshop_row_number (bench->shop, there, label, NULL, 0, MANY, G_MININT64));
    }
}

static const char *
find_what (const HuNode *subjects)
{
  static const char * const whats[] = { "locations", "hexes", "buildings" };

  for (guint i = 0; i < G_N_ELEMENTS (whats); i++)
    if (hu_node_find (subjects, whats[i]) != NULL)
      return whats[i];

  return whats[1];
}

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
               const char      *object)
{
  const char *what = find_what (hu_workshop_get (bench->shop, pointer));
  g_autofree char *names = hu_workshop_join (pointer, what);
  g_autofree char *at_least = hu_workshop_join (pointer, "at_least");

  hu_workshop_form_add (list, hu_workshop_row_shape (bench->shop, pointer, &controlled));
  hu_workshop_form_add (list, make_subjects (bench, names, what));
  hu_workshop_form_add (list, hu_workshop_row_text (bench->shop, at_least,
                                                    _("At least this many (empty: all)"),
                                                    HU_ROW_NUMBER | HU_ROW_OPTIONAL));
  if (g_str_equal (object, "controls"))
    hu_workshop_form_fill (bench, list, pointer, object,
                           g_str_equal (what, "buildings") ? "at_most side multi_hex" : "at_most side");
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
            guint            kind)
{
  const char *object = hu_format_find_field ("condition", word_of (kind))->of;

  hu_workshop_form_fill (bench, list, pointer, object, "side");
  hu_workshop_form_add (list, hu_workshop_row_shape (bench->shop, pointer, &bounds));
  add_number (bench, list, pointer, _("How Many"));
  if (kind == HU_CONTROL_TERM_UNITS)
    {
      g_autofree char *in = hu_workshop_join (pointer, "in");

      hu_workshop_form_add (list, hu_workshop_row_hexes (bench->shop, bench->hand, in, _("Hexes, or a building"),
                                                         HU_ROW_AREA | HU_ROW_OPTIONAL));
      hu_workshop_form_fill (bench, list, pointer, object, "on_map");
    }
  if (kind == HU_CONTROL_TERM_EXITED)
    hu_workshop_form_fill (bench, list, pointer, object, "as through");
  hu_workshop_form_fill (bench, list, pointer, object, "count state kinds tags units");
}

static void
fill_common (HuWorkshopBench *bench,
             GtkWidget       *list,
             const char      *pointer,
             const char      *inner,
             guint            kind)
{
  const char *object = hu_format_find_field ("condition", word_of (kind))->of;

  switch (kind)
    {
    case HU_TERM_ALL:
    case HU_TERM_ANY:
      hu_workshop_form_add (list, hu_workshop_row_shape (bench->shop, pointer, &grouped));
      break;
    case HU_TERM_SOME:
      hu_workshop_form_fill (bench, list, inner, object, "at_least");
      break;
    case HU_TERM_TURN:
      if (hu_workshop_get (bench->shop, inner) != NULL &&
          hu_node_get_kind (hu_workshop_get (bench->shop, inner)) == HU_NODE_OBJECT)
        hu_workshop_form_fill (bench, list, inner, object, "from to");
      else
        hu_workshop_form_add (list, hu_workshop_row_number (bench->shop, inner, _("Only Turn"), NULL, 1, MANY, G_MININT64));
      break;
    case HU_TERM_ANNOUNCED:
      hu_workshop_form_fill (bench, list, inner, object, "side what");
      break;
    case HU_TERM_COMPARE:
      add_number (bench, list, inner, _("By How Many"));
      break;
    case HU_TERM_EVER:
    case HU_TERM_FOR:
    case HU_TERM_FIRST:
      hu_workshop_form_fill (bench, list, inner, object, kind == HU_TERM_FOR ? "turns at of" : "at of");
      break;
    default: /* a negation has no more than its part */
      break;
    }
}

/* A list of rows for its content; for a group, for the kind of group. */
static GtkWidget *
make_form (HuWorkshopBench *bench,
           const char      *pointer)
{
  GtkWidget *list = adw_preferences_group_new ();
  guint kind = get_kind (hu_workshop_get (bench->shop, pointer));
  g_autofree char *inner = hu_workshop_join (pointer, kind != NO_KIND ? word_of (kind) : "all");

  switch (kind)
    {
    case NO_KIND:
      break;
    case HU_CONTROL_TERM_CONTROLS:
    case HU_CONTROL_TERM_DESTROYED:
      fill_subjects (bench, list, inner, word_of (kind));
      break;
    case HU_CONTROL_TERM_NO_ENEMY:
      fill_no_enemy (bench, list, inner);
      break;
    case HU_CONTROL_TERM_CVP:
    case HU_CONTROL_TERM_EXIT_VP:
      hu_workshop_form_add (list, hu_workshop_row_shape (bench->shop, inner,
                                                         kind == HU_CONTROL_TERM_CVP ? &casualties : &bounds));
      add_number (bench, list, inner, _("Points"));
      hu_workshop_form_fill (bench, list, inner, word_of (kind), "side");
      break;
    case HU_CONTROL_TERM_UNITS:
    case HU_CONTROL_TERM_EXITED:
    case HU_CONTROL_TERM_ELIMINATED:
    case HU_CONTROL_TERM_CAPTURED:
      fill_units (bench, list, inner, kind);
      break;
    default:
      fill_common (bench, list, pointer, inner, kind);
      break;
    }

  return list;
}

const HuWorkshopTreeClass hu_control_condition_class = {
  .list_parts = list_parts,
  .get_list = get_list,
  .dup_shape = dup_shape,
  .dup_words = dup_words,
  .make_form = make_form,
  .make_add_menu = make_add_menu,
  .make_menu = make_menu,
  .negates = TRUE,
};
