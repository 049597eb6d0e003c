/*
 * Each set has a form with the kind of rule and its values; sets within it have theirs below, indented.
 */
#include "config.h"

#include "hu-workshop-hex-rule.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-workshop-row-private.h"

#define INDENT 14
#define FAR 100 /* hexes */

typedef enum
{
  BY_NAME,
  NEAR_SET,
  NEAR_PLACE,
  NEAR_LINE,
  TERRAIN,
  LEVEL,
  EDGE,
  ALL_OF,
  ANY_OF,
  EXCEPT,
  N_KINDS
} Kind;

/* %s: what the set was so far, for those that have a set within them. */
static const struct
{
  const char *label;
  const char *json;
} kinds[N_KINDS] = {
  [BY_NAME] = { N_("Hexes by name"), "[]" },
  [NEAR_SET] = { N_("Near hexes"), "{\"near\":%s,\"within\":1}" },
  [NEAR_PLACE] = { N_("Near a place"), "{\"near\":{\"place\":\"\"},\"within\":1}" },
  [NEAR_LINE] = { N_("Near roads, railways, streams"), "{\"near\":{\"line\":[\"road\"]},\"within\":0}" },
  [TERRAIN] = { N_("Terrain"), "{\"terrain\":[\"forest\"]}" },
  [LEVEL] = { N_("Level at least"), "{\"level_at_least\":1}" },
  [EDGE] = { N_("Edge of the map"), "{\"edge\":[\"north\"]}" },
  [ALL_OF] = { N_("In all of these"), "{\"all_of\":[%s]}" },
  [ANY_OF] = { N_("In any of these"), "{\"any_of\":[%s]}" },
  [EXCEPT] = { N_("One without the other"), "{\"except\":[%s,[]]}" },
};

typedef struct
{
  HuWorkshop     *shop;
  HuWorkshopHand *hand;    /* weak */
  char           *pointer;
  char           *title;
  char           *shape;   /* of the rule whose forms there are */
  GtkWidget      *box;     /* whose data this is */
} Builder;

static void
builder_free (gpointer data)
{
  Builder *self = data;

  g_clear_weak_pointer (&self->hand);
  g_free (self->pointer);
  g_free (self->title);
  g_free (self->shape);
  g_free (self);
}

static Kind
kind_of (const HuNode *set)
{
  const HuNode *near = hu_node_find (set, "near");

  if (near != NULL)
    return hu_node_find (near, "place") != NULL ? NEAR_PLACE : hu_node_find (near, "line") != NULL ? NEAR_LINE : NEAR_SET;

  return hu_node_find (set, "terrain") != NULL          ? TERRAIN
         : hu_node_find (set, "level_at_least") != NULL ? LEVEL
         : hu_node_find (set, "edge") != NULL           ? EDGE
         : hu_node_find (set, "all_of") != NULL         ? ALL_OF
         : hu_node_find (set, "any_of") != NULL         ? ANY_OF
         : hu_node_find (set, "except") != NULL         ? EXCEPT
                                                        : BY_NAME;
}

/* The list of the sets within it; NULL: it has none. */
static const char *
list_of (Kind kind)
{
  return kind == ALL_OF ? "all_of" : kind == ANY_OF ? "any_of" : kind == EXCEPT ? "except" : NULL;
}

/* A text that changes when other forms are needed. */
static void
append_shape (const HuNode *set,
              GString      *shape)
{
  Kind kind = kind_of (set);
  const HuNode *list = list_of (kind) != NULL ? hu_node_find (set, list_of (kind)) : NULL;

  g_string_append_printf (shape, "%d(", kind);
  if (kind == NEAR_SET)
    append_shape (hu_node_find (set, "near"), shape);
  for (guint i = 0; i < hu_node_get_n (list); i++)
    append_shape (hu_node_get_element (list, i), shape);
  g_string_append_c (shape, ')');
}

static void
put (Builder    *self,
     const char *pointer,
     HuNode     *value)
{
  hu_workshop_begin_stroke (self->shop, self->title);
  hu_workshop_set (self->shop, pointer, value);
  hu_workshop_end_stroke (self->shop);
}

/* --- Another kind --- */

/* The first set within it; NULL: it has none. */
static HuNode *
find_first (HuNode *set)
{
  Kind kind = kind_of (set);

  if (kind == NEAR_SET)
    return hu_node_find (set, "near");

  return list_of (kind) != NULL && hu_node_get_n (hu_node_find (set, list_of (kind))) > 0
           ? hu_node_get_element (hu_node_find (set, list_of (kind)), 0) : NULL;
}

/* The sets of a list stay in a list of another kind; a set goes into what is made around it, and comes out of it. */
static HuNode *
change (Builder *self,
        HuNode  *set,
        Kind     kind)
{
  HuNode *first = set != NULL ? find_first (set) : NULL;
  const char *list = list_of (kind_of (set));
  gboolean is_alone = first != NULL && (list == NULL || kind_of (set) == EXCEPT || hu_node_get_n (hu_node_find (set, list)) == 1);
  g_autofree char *inner = set != NULL ? hu_node_to_json (set) : g_strdup ("[]");
  g_auto(GStrv) around = g_strsplit (kinds[kind].json, "%s", 2);
  g_autofree char *json = g_strjoinv (inner, around);
  HuNode *made;

  if (is_alone && kind_of (first) == kind)
    return hu_node_ref (first);
  if (list != NULL && (kind == ALL_OF || kind == ANY_OF))
    {
      made = hu_node_new_object ();
      hu_node_put (&made, list_of (kind), hu_node_ref (hu_node_find (set, list)));
      return made;
    }

  made = hu_node_from_json (json);
  if (kind == NEAR_PLACE)
    {
      HuNode *place = hu_node_new_object ();

      hu_node_put (&place, "place", hu_node_new_text (hu_node_get_text (hu_workshop_get (self->shop, "/map/places/0/id"), "")));
      hu_node_put (&made, "near", place);
    }

  return made;
}

static void
chosen_cb (GtkWidget *row)
{
  Builder *self = g_object_get_data (G_OBJECT (row), "hu-builder");
  const char *pointer = g_object_get_data (G_OBJECT (row), "hu-set");
  HuNode *set = hu_workshop_get (self->shop, pointer);
  guint kind = adw_combo_row_get_selected (ADW_COMBO_ROW (row));
  g_autoptr(HuNode) made = NULL;

  if (kind >= N_KINDS || kind == kind_of (set))
    return;

  made = change (self, set, kind);
  put (self, pointer, made);
}

static GtkWidget *
make_kind_row (Builder      *self,
               const char   *pointer,
               const HuNode *set)
{
  GtkWidget *row = _hu_workshop_row_combo_new ();
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < N_KINDS; i++)
    gtk_string_list_append (names, _(kinds[i].label));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Rule"));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), kind_of (set));
  g_object_set_data (G_OBJECT (row), "hu-builder", self);
  g_object_set_data_full (G_OBJECT (row), "hu-set", g_strdup (pointer), g_free);
  g_signal_connect (row, "notify::selected", G_CALLBACK (chosen_cb), NULL);

  return row;
}

static void
add_row (GtkWidget *group,
         GtkWidget *row)
{
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

/* --- Words of a list, each with a tick --- */

static void
ticked_cb (GtkWidget *check)
{
  Builder *self = g_object_get_data (G_OBJECT (check), "hu-builder");
  const char *pointer = g_object_get_data (G_OBJECT (check), "hu-set"), *word = g_object_get_data (G_OBJECT (check), "hu-word");
  const HuNode *list = hu_workshop_get (self->shop, pointer);
  gboolean on = gtk_check_button_get_active (GTK_CHECK_BUTTON (check));
  GPtrArray *words;
  g_autoptr(HuNode) made = NULL;

  if (list == NULL || on == (hu_node_find_element (list, NULL, word) >= 0))
    return;

  words = g_ptr_array_new ();
  for (guint i = 0; i < hu_node_get_n (list); i++)
    if (g_strcmp0 (hu_node_get_text (hu_node_get_element (list, i), NULL), word) != 0)
      g_ptr_array_add (words, hu_node_ref (hu_node_get_element (list, i)));
  if (on)
    g_ptr_array_add (words, hu_node_new_text (word));
  made = hu_node_new_list_take (words);
  put (self, pointer, made);
}

static void
add_check (Builder    *self,
           GtkWidget  *flow,
           const char *pointer,
           const char *word,
           const char *label)
{
  GtkWidget *check = gtk_check_button_new_with_label (label);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (check),
                               hu_node_find_element (hu_workshop_get (self->shop, pointer), NULL, word) >= 0);
  g_object_set_data (G_OBJECT (check), "hu-builder", self);
  g_object_set_data_full (G_OBJECT (check), "hu-set", g_strdup (pointer), g_free);
  g_object_set_data_full (G_OBJECT (check), "hu-word", g_strdup (word), g_free);
  g_signal_connect (check, "toggled", G_CALLBACK (ticked_cb), NULL);
  gtk_flow_box_append (GTK_FLOW_BOX (flow), check);
}

static GtkWidget *
make_flow (void)
{
  GtkWidget *flow = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (flow), 2);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), 2);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (flow), TRUE);
  gtk_widget_set_margin_top (flow, 6);
  gtk_widget_set_margin_bottom (flow, 6);

  return flow;
}

static void
add_checks (Builder    *self,
            GtkWidget  *group,
            const char *pointer,
            Kind        kind)
{
  static const char * const edges[][2] = {
    { "north", N_("North") }, { "east", N_("East") }, { "south", N_("South") }, { "west", N_("West") },
  };
  static const char * const lines[HU_N_LINES] = { N_("Road"), N_("Railway"), N_("Stream"), N_("Front line") };
  GtkWidget *flow = make_flow (), *row = adw_preferences_row_new ();
  g_autofree char *list = g_strconcat (pointer, kind == TERRAIN ? "/terrain" : kind == EDGE ? "/edge" : "/near/line", NULL);

  for (guint i = 0; kind == TERRAIN && i < HU_N_TERRAINS; i++)
    {
      g_autofree char *name = hu_explain_terrain ((HuTerrain) i);

      if (i != HU_TERRAIN_OFFMAP)
        add_check (self, flow, list, hu_terrain_to_string ((HuTerrain) i), name);
    }
  for (guint i = 0; kind == EDGE && i < G_N_ELEMENTS (edges); i++)
    add_check (self, flow, list, edges[i][0], _(edges[i][1]));
  for (guint i = 0; kind == NEAR_LINE && i < HU_N_LINES; i++)
    add_check (self, flow, list, hu_line_kind_to_string ((HuLineKind) i), _(lines[i]));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), flow);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  add_row (group, row);
}

/* --- Forms --- */

static void
add_values (Builder    *self,
            GtkWidget  *group,
            const char *pointer,
            Kind        kind)
{
  g_autofree char *within = hu_workshop_join (pointer, "within"), *place = hu_workshop_join (pointer, "near/place");
  g_autofree char *level = hu_workshop_join (pointer, "level_at_least");

  switch (kind)
    {
    case BY_NAME:
      if (self->hand != NULL)
        add_row (group, hu_workshop_row_hexes (self->shop, self->hand, pointer, _("Hexes"), HU_ROW_PLAIN));
      break;
    case NEAR_PLACE:
      add_row (group, hu_workshop_row_element (self->shop, place, _("Place"), "/map/places", NULL, FALSE));
      break;
    case TERRAIN:
    case EDGE:
    case NEAR_LINE:
      add_checks (self, group, pointer, kind);
      break;
    case LEVEL:
      add_row (group, hu_workshop_row_number (self->shop, level, _("Level at Least"), NULL, HU_LEVEL_LEAST, HU_LEVEL_MOST,
                                              G_MININT64));
      break;
    default:
      break;
    }
  if (kind == NEAR_SET || kind == NEAR_PLACE || kind == NEAR_LINE)
    add_row (group, hu_workshop_row_number (self->shop, within, _("Within Hexes"), _("1: those next to them, too"), 0, FAR,
                                            G_MININT64));
}

static void
add_part_cb (GtkWidget *button)
{
  Builder *self = g_object_get_data (G_OBJECT (button), "hu-builder");
  g_autofree char *end = hu_workshop_join (g_object_get_data (G_OBJECT (button), "hu-set"), "-");
  g_autoptr(HuNode) part = hu_node_from_json (kinds[TERRAIN].json);

  put (self, end, part);
}

static void
remove_cb (GtkWidget *button)
{
  Builder *self = g_object_get_data (G_OBJECT (button), "hu-builder");

  put (self, g_object_get_data (G_OBJECT (button), "hu-set"), NULL);
}

static GtkWidget *
make_button (Builder    *self,
             const char *label,
             const char *icon,
             const char *pointer,
             GCallback   clicked)
{
  GtkWidget *button = icon != NULL ? gtk_button_new_from_icon_name (icon) : gtk_button_new_with_mnemonic (label);

  if (icon != NULL)
    {
      gtk_widget_set_tooltip_text (button, label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
    }
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (button), "hu-builder", self);
  g_object_set_data_full (G_OBJECT (button), "hu-set", g_strdup (pointer), g_free);
  g_signal_connect (button, "clicked", clicked, NULL);

  return button;
}

static void
add_set (Builder    *self,
         const char *pointer,
         guint       depth,
         gboolean    removable)
{
  HuNode *set = hu_workshop_get (self->shop, pointer);
  Kind kind = kind_of (set);
  GtkWidget *group = adw_preferences_group_new (), *row = make_kind_row (self, pointer, set);
  g_autofree char *list = list_of (kind) != NULL ? hu_workshop_join (pointer, list_of (kind)) : NULL;
  g_autofree char *near = hu_workshop_join (pointer, "near");
  guint n = list != NULL ? hu_node_get_n (hu_workshop_get (self->shop, list)) : 0;

  if (removable)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), make_button (self, _("Remove"), "user-trash-symbolic", pointer,
                                                                  G_CALLBACK (remove_cb)));
  gtk_widget_set_margin_start (group, (int) depth * INDENT);
  add_row (group, row);
  add_values (self, group, pointer, kind);
  gtk_box_append (GTK_BOX (self->box), group);
  if (kind == NEAR_SET)
    add_set (self, near, depth + 1, FALSE);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *part = g_strdup_printf ("%s/%u", list, i);

      add_set (self, part, depth + 1, kind != EXCEPT && n > 1);
    }
  if (kind == ALL_OF || kind == ANY_OF)
    {
      GtkWidget *button = make_button (self, _("_Add a Rule"), NULL, list, G_CALLBACK (add_part_cb));

      gtk_widget_set_margin_start (button, (int) (depth + 1) * INDENT);
      gtk_widget_set_halign (button, GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (self->box), button);
    }
}

/* --- The map --- */

static void
light (Builder *self)
{
  g_autoptr(GArray) hexes = hu_workshop_read_hexes (self->shop, self->pointer);

  if (self->hand != NULL && gtk_widget_get_mapped (self->box))
    hu_workshop_hand_light (self->hand, hexes->len > 0 ? hexes : NULL);
}

static void
unmapped_cb (GtkWidget *box)
{
  Builder *self = g_object_get_data (G_OBJECT (box), "hu-builder");

  if (self->hand != NULL)
    hu_workshop_hand_light (self->hand, NULL);
}

static void
mapped_cb (GtkWidget *box)
{
  light (g_object_get_data (G_OBJECT (box), "hu-builder"));
}

static void
refresh (Builder *self)
{
  g_autoptr(GString) shape = g_string_new (NULL);
  GtkWidget *child;

  append_shape (hu_workshop_get (self->shop, self->pointer), shape);
  if (g_strcmp0 (shape->str, self->shape) == 0)
    return;

  g_free (self->shape);
  self->shape = g_strdup (shape->str);
  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    {
      hu_workshop_outlive (child);
      gtk_box_remove (GTK_BOX (self->box), child);
    }
  add_set (self, self->pointer, 0, FALSE);
}

static void
changed_cb (GtkWidget *box,
            guint      parts)
{
  Builder *self = g_object_get_data (G_OBJECT (box), "hu-builder");

  /* A brush of the ground changes what a rule finds, and not the rule. */
  if (!hu_workshop_is_brush (parts))
    refresh (self);
  light (self);
}

/* The forms; the map lights the set while they are to be seen. */
static GtkWidget *
make_builder (HuWorkshop     *shop,
              HuWorkshopHand *hand,
              const char     *pointer,
              const char     *title)
{
  Builder *self = g_new0 (Builder, 1);

  self->shop = shop;
  g_set_weak_pointer (&self->hand, hand);
  self->pointer = g_strdup (pointer);
  self->title = g_strdup (title);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (self->box, "hu-hex-rule");
  gtk_widget_set_margin_top (self->box, 6);
  gtk_widget_set_margin_bottom (self->box, 6);
  gtk_widget_set_margin_start (self->box, 6);
  gtk_widget_set_margin_end (self->box, 6);
  g_object_set_data_full (G_OBJECT (self->box), "hu-builder", self, builder_free);
  refresh (self);
  g_signal_connect_object (shop, "changed", G_CALLBACK (changed_cb), self->box, G_CONNECT_SWAPPED);
  g_signal_connect (self->box, "map", G_CALLBACK (mapped_cb), NULL);
  g_signal_connect (self->box, "unmap", G_CALLBACK (unmapped_cb), NULL);

  return self->box;
}

/* --- The row --- */

/* The forms are made when they are asked for: most sets are lists. */
static void
toggled_cb (GtkWidget *row)
{
  HuRowBinding *binding = _hu_workshop_row_get (row);
  GtkWidget *below = g_object_get_data (G_OBJECT (row), "hu-below");
  gboolean on = gtk_toggle_button_get_active (g_object_get_data (G_OBJECT (row), "hu-rule"));

  if (on && gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (below)) == NULL)
    gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (below),
                                make_builder (binding->shop, binding->hand, binding->pointer, binding->title));
  gtk_widget_set_visible (below, on);
}

/* Sets of the map itself, and lists of names, have no rules. */
static gboolean
takes_rule (GtkWidget *row)
{
  HuRowBinding *binding = ADW_IS_ENTRY_ROW (row) ? _hu_workshop_row_get (row) : NULL;

  return binding != NULL && binding->hand != NULL && !(binding->flags & (HU_ROW_PLACE | HU_ROW_NAMES | HU_ROW_PLAIN)) &&
         !g_str_has_prefix (binding->pointer, "/map/");
}

GtkWidget *
hu_workshop_hex_rule_attach (GtkWidget *row)
{
  GtkWidget *button, *below;

  if (!takes_rule (row))
    return NULL;

  button = gtk_toggle_button_new ();
  below = adw_preferences_row_new ();
  gtk_button_set_icon_name (GTK_BUTTON (button), "hu-rule-symbolic");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _("Hexes by Rule"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Hexes by Rule"), -1);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), button);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (below), FALSE);
  gtk_widget_set_focusable (below, FALSE);
  gtk_widget_set_visible (below, FALSE);
  g_object_set_data (G_OBJECT (row), "hu-rule", button);
  g_object_set_data (G_OBJECT (row), "hu-below", below);
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), row, G_CONNECT_SWAPPED);

  return below;
}
