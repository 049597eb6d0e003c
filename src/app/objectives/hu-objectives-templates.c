/*
 * Templates: rulebooks of one kind, each a few clicks from done.
 */
#include "config.h"

#include "hu-objectives-page.h"

#include <glib/gi18n-lib.h>

#include "hu-objectives-copy.h"
#include "hu-supply-rules.h"

typedef enum
{
  TAKE_CITIES,
  HOLD_TO_THE_END,
  EXIT,
  POINTS_WITH_LEVELS,
  ISOLATE,
  LINE,
  N_TEMPLATES
} Template;

/* A is the first side and B the second, P the cities of the map; the text of the draft is made of these. */
static const struct
{
  const char *label;
  const char *outcomes; /* elements of the list */
  const char *schedule; /* likewise; NULL: none */
  gboolean    needs_supply; /* of B */
} templates[N_TEMPLATES] = {
  [TAKE_CITIES] = {
    N_("_Take Cities"),
    "[{\"id\":\"cities\",\"winner\":$A,\"when\":\"turn\",\"needs\":{\"all\":[{\"holds\":{\"side\":$A,\"places\":$P}}]}},"
    "{\"id\":\"held-out\",\"winner\":$B,\"when\":\"end\",\"needs\":{\"turn\":{\"from\":1}}}]",
    NULL, FALSE,
  },
  [HOLD_TO_THE_END] = {
    N_("_Hold to the End"),
    "[{\"id\":\"held\",\"winner\":$B,\"when\":\"end\",\"needs\":{\"all\":[{\"holds\":{\"side\":$B,\"places\":$P,"
    "\"at_least\":1}}]}},"
    "{\"id\":\"lost\",\"winner\":$A,\"when\":\"end\",\"needs\":{\"turn\":{\"from\":1}}}]",
    NULL, FALSE,
  },
  [EXIT] = {
    N_("_Exit"),
    "[{\"id\":\"exit\",\"winner\":$A,\"when\":\"instant\",\"needs\":{\"all\":[{\"exited\":{\"side\":$A,\"through\":"
    "{\"edges\":[\"east\"]},\"at_least\":3}}]}},"
    "{\"id\":\"stopped\",\"winner\":$B,\"when\":\"end\",\"needs\":{\"turn\":{\"from\":1}}}]",
    NULL, FALSE,
  },
  [POINTS_WITH_LEVELS] = {
    N_("_Points with Levels"),
    "[{\"id\":\"decisive\",\"winner\":$A,\"level\":\"decisive\",\"when\":\"end\",\"needs\":{\"ratio\":{\"side\":$A,"
    "\"at_least\":[3,1]}}},"
    "{\"id\":\"marginal\",\"winner\":$A,\"level\":\"marginal\",\"when\":\"end\",\"needs\":{\"ratio\":{\"side\":$A,"
    "\"at_least\":[2,1],\"below\":[3,1]}}},"
    "{\"id\":\"draw\",\"winner\":null,\"when\":\"end\",\"needs\":{\"ratio\":{\"side\":$A,\"above\":[1,1],"
    "\"below\":[2,1]}}},"
    "{\"id\":\"defeat\",\"winner\":$B,\"when\":\"end\",\"needs\":{\"ratio\":{\"side\":$A,\"up_to\":[1,1]}}}]",
    "[{\"item\":\"losses\",\"to\":\"both\",\"per_unit\":1},"
    "{\"item\":\"places\",\"to\":\"both\",\"places\":$P,\"points\":2,\"when\":\"end\"}]",
    FALSE,
  },
  [ISOLATE] = {
    N_("_Isolate"),
    "[{\"id\":\"isolated\",\"winner\":$A,\"when\":\"phase\",\"needs\":{\"for\":{\"turns\":2,\"needs\":{\"cut_off\":"
    "{\"side\":$B,\"places\":$P}}}}},"
    "{\"id\":\"open\",\"winner\":$B,\"when\":\"end\",\"needs\":{\"turn\":{\"from\":1}}}]",
    NULL, TRUE,
  },
  [LINE] = {
    N_("_Line"),
    "[{\"id\":\"line\",\"winner\":$B,\"when\":\"end\",\"needs\":{\"all\":[{\"line\":{\"side\":$B}}]}},"
    "{\"id\":\"broken\",\"winner\":$A,\"when\":\"end\",\"needs\":{\"turn\":{\"from\":1}}}]",
    NULL, FALSE,
  },
};

/* The ids of the cities, else an empty list: the map is waited for then. */
static char *
dup_places (HuWorkshop *shop)
{
  const HuNode *places = hu_workshop_get (shop, "/map/places");
  g_autoptr(HuNode) list = NULL;
  GPtrArray *ids = g_ptr_array_new ();

  for (guint i = 0; i < hu_node_get_n (places); i++)
    {
      const HuNode *place = hu_node_get_element (places, i);

      if (g_strcmp0 (hu_node_get_text (hu_node_find (place, "kind"), NULL), "city") == 0)
        g_ptr_array_add (ids, hu_node_new_text (hu_node_get_text (hu_node_find (place, "id"), "")));
    }
  list = hu_node_new_list_take (ids);

  return hu_node_to_json (list);
}

/* Puts what the letters stand for into the text. */
static HuNode *
make (HuWorkshop *shop,
      const char *text)
{
  const char *side = hu_node_get_text (hu_workshop_get (shop, "/sides/0/id"), "");
  g_autoptr(HuNode) a = hu_node_new_text (side), b = hu_node_new_text (hu_term_get_enemy (shop, side));
  g_autofree char *first = hu_node_to_json (a), *second = hu_node_to_json (b), *places = dup_places (shop);
  g_autoptr(GString) json = g_string_new (text);

  g_string_replace (json, "$A", first, 0);
  g_string_replace (json, "$B", second, 0);
  g_string_replace (json, "$P", places, 0);

  return hu_node_from_json (json->str);
}

/* Appends the elements, with ids that are free. */
static void
add_all (HuWorkshop *shop,
         const char *list,
         const char *key,
         HuIdKind    kind,
         HuNode     *elements)
{
  g_autofree char *end = hu_workshop_join (list, "-");

  if (hu_workshop_get (shop, list) == NULL)
    hu_workshop_set_json (shop, list, "[]");
  for (guint i = 0; i < hu_node_get_n (elements); i++)
    {
      g_autoptr(HuNode) element = hu_node_ref (hu_node_get_element (elements, i));
      g_autofree char *id = hu_workshop_suggest_id (shop, kind, hu_node_get_text (hu_node_find (element, key), NULL));

      hu_node_put (&element, key, hu_node_new_text (id));
      hu_workshop_set (shop, end, element);
    }
}

static void
template_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  HuWorkshopBench *bench = data;
  HuWorkshop *shop = bench->shop;
  guint which = g_variant_get_uint32 (parameter);
  GtkWidget *list = g_object_get_data (G_OBJECT (action), "hu-list");
  g_autoptr(HuNode) outcomes = NULL, schedule = NULL, fresh = NULL;
  HuSupplyRules unused;

  if (which >= N_TEMPLATES)
    return;

  outcomes = make (shop, templates[which].outcomes);
  schedule = templates[which].schedule != NULL ? make (shop, templates[which].schedule) : NULL;
  fresh = hu_objectives_new_rules ();
  hu_workshop_begin_stroke (shop, _("Add From a Template"));
  /* The outcome with which a draft begins would come first, and is nobody's. */
  if (hu_node_equal (hu_workshop_get (shop, HU_OBJECTIVES), fresh))
    hu_workshop_set_json (shop, HU_OBJECTIVES "/outcomes", "[]");
  if (templates[which].needs_supply &&
      !hu_supply_rules_find (hu_workshop_get_scenario (shop), HU_SIDE_SECOND, &unused))
    {
      g_autofree char *supply = g_strconcat (HU_OBJECTIVES "/supply/",
                                             hu_node_get_text (hu_workshop_get (shop, "/sides/1/id"), ""), NULL);

      hu_workshop_set_json (shop, supply, "{\"sources\":{\"edges\":[\"east\"]}}");
    }
  if (schedule != NULL)
    add_all (shop, HU_OBJECTIVES "/schedule", "item", HU_ID_SCORE, schedule);
  hu_workshop_list_unfold (list, hu_node_get_n (hu_workshop_get (shop, HU_OBJECTIVES "/outcomes")));
  add_all (shop, HU_OBJECTIVES "/outcomes", "id", HU_ID_OUTCOME, outcomes);
  hu_workshop_end_stroke (shop);
}

GtkWidget *
hu_templates_button_new (HuWorkshopBench *bench,
                         GtkWidget       *list)
{
  static const GActionEntry entries[] = { { .name = "add", .activate = template_cb, .parameter_type = "u" } };
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr(GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr(GMenu) menu = g_menu_new ();

  for (guint i = 0; i < N_TEMPLATES; i++)
    {
      g_autoptr(GMenuItem) item = g_menu_item_new (_(templates[i].label), NULL);

      g_menu_item_set_action_and_target (item, "template.add", "u", i);
      g_menu_append_item (menu, item);
    }
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), bench);
  g_object_set_data (G_OBJECT (g_action_map_lookup_action (G_ACTION_MAP (actions), "add")), "hu-list", list);
  gtk_widget_insert_action_group (button, "template", G_ACTION_GROUP (actions));
  gtk_menu_button_set_label (GTK_MENU_BUTTON (button), _("Template"));
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");

  return button;
}
