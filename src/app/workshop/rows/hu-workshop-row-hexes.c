/*
 * Rows for sets of hexes, typed or painted, and for lists of words.
 */
#include "config.h"

#include "hu-workshop-row-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-hexset.h"
#include "hu-workshop-map.h"

/* --- The hand --- */

static HuRowHand *
get_hand (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "hu-row-hand");
}

static void
row_hand_free (gpointer data)
{
  HuRowHand *self = data;

  g_clear_weak_pointer (&self->hand);
  g_free (self->marks);
  g_free (self);
}

gint
_hu_workshop_row_hand_value (gpointer data,
                             HuHex    hex)
{
  HuRowHand *self = data;

  if (self->marks == NULL)
    {
      self->n_marks = hu_workshop_get_scenario (self->binding->shop)->map->grid->n_hexes;
      self->marks = g_malloc0 ((gsize) self->n_marks);
      self->read (self);
    }

  return hex < self->n_marks ? self->marks[hex] : 0;
}

static void
forget_marks_cb (GtkWidget *row)
{
  g_clear_pointer (&get_hand (row)->marks, g_free);
}

static void
let_go (HuRowHand *self)
{
  if (self->hand != NULL && hu_workshop_hand_get_data (self->hand) == self)
    hu_workshop_hand_take (self->hand, NULL, NULL, NULL);
}

static void
toggled_cb (GtkWidget *row)
{
  HuRowHand *self = get_hand (row);

  if (self->binding->filling)
    return;

  if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->button)))
    hu_workshop_hand_take (self->hand, self->tool, self, self->binding->title);
  else
    let_go (self);
}

static void
hand_changed_cb (GtkWidget *row)
{
  HuRowHand *self = get_hand (row);

  self->binding->filling = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->button), hu_workshop_hand_get_data (self->hand) == self);
  self->binding->filling = FALSE;
}

static void
destroyed_cb (GtkWidget *row)
{
  if (get_hand (row) != NULL)
    let_go (get_hand (row));
}

GtkWidget *
_hu_workshop_row_add_hand (HuRowBinding     *binding,
                           HuWorkshopHand   *hand,
                           const HuHandTool *tool,
                           void            (*read) (HuRowHand *self),
                           const char       *what)
{
  HuRowHand *self = g_new0 (HuRowHand, 1);
  GtkWidget *row = binding->row;

  self->binding = binding;
  self->read = read;
  g_set_weak_pointer (&self->hand, hand);
  self->button = gtk_toggle_button_new ();
  gtk_button_set_icon_name (GTK_BUTTON (self->button), "hu-brush-symbolic");
  gtk_widget_set_valign (self->button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->button, "flat");
  gtk_widget_set_tooltip_text (self->button, what);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, what, -1);
  self->tool = tool;
  g_object_set_data_full (G_OBJECT (row), "hu-row-hand", self, row_hand_free);
  g_signal_connect_object (self->button, "toggled", G_CALLBACK (toggled_cb), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (hand, "changed", G_CALLBACK (hand_changed_cb), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (binding->shop, "changed", G_CALLBACK (forget_marks_cb), row, G_CONNECT_SWAPPED);
  g_signal_connect (row, "destroy", G_CALLBACK (destroyed_cb), NULL);

  return self->button;
}

/* Presses the button of a row of hexes, places or units with which they are pointed out on the map.  Returns
 * whether @row has one. */
gboolean
hu_workshop_row_take_hand (GtkWidget *row)
{
  if (get_hand (row) != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (get_hand (row)->button), TRUE);

  return get_hand (row) != NULL;
}

/* --- As one types it --- */

static char *
list_to_text (const HuNode *value)
{
  GString *text = g_string_new (NULL);

  if (value != NULL && hu_node_get_kind (value) == HU_NODE_TEXT)
    g_string_append (text, hu_node_get_text (value, ""));
  for (guint i = 0; value != NULL && i < hu_node_get_n (value); i++)
    {
      HuNode *element = hu_node_get_element (value, i);

      if (i > 0)
        g_string_append (text, ", ");
      if (hu_node_get_kind (element) == HU_NODE_TEXT)
        g_string_append (text, hu_node_get_text (element, ""));
      else
        hu_node_append (element, text);
    }

  return g_string_free (text, FALSE);
}

static HuNode *
text_to_list (const char *text)
{
  g_auto(GStrv) words = g_strsplit_set (text, ",;\t\n", -1);
  GPtrArray *elements = g_ptr_array_new ();

  for (guint i = 0; words[i] != NULL; i++)
    if (g_strstrip (words[i])[0] != '\0')
      g_ptr_array_add (elements, hu_node_new_text (words[i]));

  return hu_node_new_list_take (elements);
}

/* Returns the first word that is no hex and no span of hexes; NULL: all are valid. */
static char *
find_stray (const HuGrid *grid,
            const char   *text)
{
  g_auto(GStrv) words = g_strsplit_set (text, " ,;\t\n", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *dash = strchr (words[i], '-');
      gboolean good;

      if (words[i][0] == '\0')
        continue;
      if (dash == NULL)
        good = hu_grid_parse (grid, words[i], NULL) != HU_HEX_NONE;
      else
        good = hu_grid_parse_corner (grid, words[i], dash - words[i], NULL) != HU_HEX_NONE &&
               hu_grid_parse_corner (grid, dash + 1, -1, NULL) != HU_HEX_NONE;
      if (!good)
        return g_strdup (words[i]);
    }

  return NULL;
}

/* Returns the id of the building that @text calls; NULL: it is hexes, or nothing.  A building is often called by its
 * hex: then the hex is meant, because the list holds hexes. */
static const char *
find_building (HuRowBinding *binding,
               const char   *text)
{
  const HuMap *map = hu_workshop_get_scenario (binding->shop)->map;
  g_autofree char *stray = NULL;
  guint n_called;

  if (!(binding->flags & HU_ROW_AREA))
    return NULL;
  if (hu_map_find_building (map, text) < 0)
    {
      stray = find_stray (map->grid, text);
      if (stray == NULL)
        return NULL;
    }

  return _hu_workshop_find_building (binding->shop, text, FALSE, &n_called);
}

/* A building is shown by its name, unless that would be read as something else. */
static char *
value_to_text (HuRowBinding *binding)
{
  const HuNode *value = hu_workshop_get (binding->shop, binding->pointer);
  const char *id = value != NULL && hu_node_get_kind (value) == HU_NODE_TEXT ? hu_node_get_text (value, "") : NULL;
  g_autofree char *name = id != NULL && find_building (binding, id) != NULL
    ? hu_workshop_dup_called (binding->shop, "/map/buildings", id) : NULL;

  if (name != NULL && g_strcmp0 (find_building (binding, name), id) == 0)
    return g_steal_pointer (&name);
  if (hu_node_is_hex_rule (value))
    return hu_node_to_json (value);

  return list_to_text (value);
}

char *
hu_workshop_word_place_at (HuWorkshop *shop,
                           HuHex       hex,
                           gint        except)
{
  gint found = hu_workshop_find_at_hex (shop, "/map/places", hex, except);
  g_autofree char *pointer = g_strdup_printf ("/map/places/%d", found);
  g_autofree char *name = NULL;
  char at[HU_HEX_NAME_MAX];

  if (found < 0)
    return NULL;

  name = hu_workshop_dup_name (shop, hu_workshop_get (shop, pointer));

  /* Translators: %1$s is the name of a place, %2$s that of a hex */
  return g_strdup_printf (_("%1$s is at %2$s: a hex has one place."), name,
                          hu_grid_format (hu_workshop_get_scenario (shop)->map->grid, hex, at));
}

/* The place that a row of places is of: "/map/places/3/hexes". */
static gint
get_own (HuRowBinding *binding)
{
  return (gint) g_ascii_strtoll (binding->pointer + strlen ("/map/places/"), NULL, 10);
}

/* A place keeps out of the hexes of others. */
static char *
find_place_fault (HuRowBinding *binding,
                  const char   *text)
{
  const HuGrid *grid = hu_workshop_get_scenario (binding->shop)->map->grid;
  g_auto(GStrv) words = g_strsplit_set (text, " ,;\t\n", -1);
  char *fault = NULL;

  for (guint i = 0; words[i] != NULL && fault == NULL; i++)
    {
      HuHex hex = words[i][0] != '\0' ? hu_grid_parse (grid, words[i], NULL) : HU_HEX_NONE;

      if (hex != HU_HEX_NONE)
        fault = hu_workshop_word_place_at (binding->shop, hex, get_own (binding));
    }

  return fault;
}

static gboolean
is_over_place (HuRowBinding *binding,
               const GArray *hexes)
{
  for (guint i = 0; i < hexes->len; i++)
    if (hu_workshop_find_at_hex (binding->shop, "/map/places", g_array_index (hexes, HuHex, i),
                                 get_own (binding)) >= 0)
      return TRUE;

  return FALSE;
}

/* A set by rule is typed as the file has it.  What is wrong in it is a fault of the draft, in the list of faults. */
static char *
find_rule_fault (const char *text)
{
  g_autoptr(HuNode) value = hu_node_from_json (text);

  return hu_node_is_hex_rule (value) ? NULL : g_strdup (_("This is no rule for a set of hexes"));
}

static char *
find_fault (HuRowBinding *binding,
            const char   *text)
{
  const HuGrid *grid = hu_workshop_get_scenario (binding->shop)->map->grid;
  g_autofree char *stray = NULL;

  if (binding->hand != NULL && text[0] == '{')
    return find_rule_fault (text);
  if (binding->hand == NULL || g_str_equal (text, "all") || find_building (binding, text) != NULL)
    return NULL;

  stray = find_stray (grid, text);
  if (stray == NULL)
    return (binding->flags & HU_ROW_PLACE) ? find_place_fault (binding, text) : NULL;

  /* Translators: %s is what somebody typed where the name of a hex, or two with a dash, belongs */
  return g_strdup_printf (_("“%s” is no hex of this map"), stray);
}

static void
refresh_list (HuRowBinding *binding)
{
  g_autofree char *text = value_to_text (binding);
  g_autofree char *rule = hu_workshop_word_hex_rule (binding->shop, binding->pointer);
  g_autofree char *title = rule != NULL ? g_strdup_printf ("%s: %s", binding->title, rule) : NULL;

  _hu_workshop_row_fill (binding, text);
  if (title != NULL)
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (binding->row), title);
}

static void
commit (GtkWidget *row)
{
  HuRowBinding *binding = _hu_workshop_row_get (row);
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row))));
  g_autofree char *before = value_to_text (binding);
  const char *building = find_building (binding, text);
  g_autofree char *fault = find_fault (binding, text);
  g_autoptr(HuNode) value = NULL;

  if (binding->filling || fault != NULL || g_str_equal (text, before))
    return;

  if (building != NULL)
    value = hu_node_new_text (building);
  else if (binding->hand != NULL && g_str_equal (text, "all"))
    value = hu_node_new_text (text);
  else if (binding->hand != NULL && text[0] == '{')
    value = hu_node_from_json (text);
  else if (text[0] != '\0' || !(binding->flags & HU_ROW_OPTIONAL))
    {
      /* Names of hexes contain no blanks, so blanks can separate them as well. */
      g_autofree char *parted = g_strdup (text);

      if (binding->hand != NULL)
        g_strdelimit (parted, " ", ',');
      value = text_to_list (parted);
    }

  hu_workshop_begin_stroke (binding->shop, binding->title);
  hu_workshop_set (binding->shop, binding->pointer, value);
  if (binding->flags & HU_ROW_PLACE)
    {
      g_autoptr(GArray) hexes = hu_workshop_read_hexes (binding->shop, binding->pointer);

      /* Only the hexes tell what a span covers. */
      if (is_over_place (binding, hexes))
        {
          hu_workshop_cancel_stroke (binding->shop);
          return;
        }
    }
  hu_workshop_end_stroke (binding->shop);
}

static GtkWidget *
make_row (HuWorkshop     *shop,
          HuWorkshopHand *hand,
          const char     *pointer,
          const char     *title,
          HuRowFlags      flags)
{
  HuRowBinding *binding = _hu_workshop_row_entry (shop, pointer, title, find_fault, commit);

  binding->hand = hand;
  binding->flags = flags;
  _hu_workshop_row_follow (binding, refresh_list);

  return binding->row;
}

/* @flags: with HU_ROW_OPTIONAL the key is absent if the entry is empty.  Returns an entry for words separated by
 * commas. */
GtkWidget *
hu_workshop_row_list (HuWorkshop *shop,
                      const char *pointer,
                      const char *title,
                      HuRowFlags  flags)
{
  return make_row (shop, NULL, pointer, title, flags);
}

/* --- Painted --- */

static void
read_marks (HuRowHand *painting)
{
  g_autoptr(GArray) hexes = hu_workshop_read_hexes (painting->binding->shop, painting->binding->pointer);

  for (guint i = 0; i < hexes->len; i++)
    painting->marks[g_array_index (hexes, HuHex, i)] = 1;
}

/* Where each hex is named by itself. */
static void
apply_names (HuRowHand    *painting,
             const GArray *hexes,
             gboolean      on)
{
  HuWorkshop *shop = painting->binding->shop;
  const HuGrid *grid = hu_workshop_get_scenario (shop)->map->grid;
  g_autoptr(GArray) before = hu_workshop_read_hexes (shop, painting->binding->pointer);
  g_autoptr(GHashTable) marked = g_hash_table_new (NULL, NULL);
  GPtrArray *names = g_ptr_array_new ();
  g_autoptr(HuNode) list = NULL;
  char name[HU_HEX_NAME_MAX];

  for (guint i = 0; i < hexes->len; i++)
    if (hu_grid_has (grid, g_array_index (hexes, HuHex, i)))
      g_hash_table_add (marked, GINT_TO_POINTER (g_array_index (hexes, HuHex, i)));
  for (guint i = 0; i < before->len; i++)
    {
      HuHex hex = g_array_index (before, HuHex, i);

      if (!g_hash_table_remove (marked, GINT_TO_POINTER (hex)) || on)
        g_ptr_array_add (names, hu_node_new_text (hu_grid_format (grid, hex, name)));
    }
  for (guint i = 0; on && i < hexes->len; i++)
    if (g_hash_table_remove (marked, GINT_TO_POINTER (g_array_index (hexes, HuHex, i))))
      g_ptr_array_add (names, hu_node_new_text (hu_grid_format (grid, g_array_index (hexes, HuHex, i), name)));
  list = hu_node_new_list_take (names);
  hu_workshop_set (shop, painting->binding->pointer, list);
}

static void
apply (gpointer      data,
       const GArray *hexes,
       gboolean      on)
{
  HuRowHand *painting = data;

  if ((painting->binding->flags & HU_ROW_NAMES) &&
      !hu_node_is_hex_rule (hu_workshop_get (painting->binding->shop, painting->binding->pointer)))
    {
      apply_names (painting, hexes, on);
      return;
    }
  if ((painting->binding->flags & HU_ROW_PLACE) && on && is_over_place (painting->binding, hexes))
    return;
  hu_workshop_paint_set (painting->binding->shop, painting->binding->pointer, &g_array_index (hexes, HuHex, 0),
                         hexes->len, on);
}

/* @hand: the hand that paints; it must outlive the row; @pointer: to a set of hexes of the draft.  Returns an entry for
 * names and spans, with a button that gives the hand a brush for the set. */
GtkWidget *
hu_workshop_row_hexes (HuWorkshop     *shop,
                       HuWorkshopHand *hand,
                       const char     *pointer,
                       const char     *title,
                       HuRowFlags      flags)
{
  static const HuHandTool tool = {
    .kind = HU_HAND_HEXES, .apply = apply, .value = _hu_workshop_row_hand_value, .shows = TRUE,
  };
  GtkWidget *row = make_row (shop, hand, pointer, title, flags);

  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), _hu_workshop_row_add_hand (_hu_workshop_row_get (row), hand, &tool,
                                                                            read_marks, _("Paint on the Map")));

  return row;
}
