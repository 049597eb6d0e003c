/*
 * The page of the units: the hand places, moves and removes counters; the selected unit has a form, with only
 * those attributes that the rule systems in force use.
 */
#include "config.h"

#include "hu-workshop-page-units.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-field.h"
#include "hu-workshop-form.h"
#include "hu-workshop-sheet.h"
#include "hu-workshop-units.h"

typedef struct
{
  HuWorkshopBench *bench;
  GtkWidget       *page;
  GtkWidget       *form;   /* AdwPreferencesGroup, or NULL */
  char            *shape;  /* of what the form shows */
} Units;

static void
units_free (gpointer data)
{
  Units *units = data;

  g_free (units->shape);
  g_free (units);
}

/* Returns the unit of the draft that was selected last; %HU_UNIT_NONE: none. */
static guint
find_selected (Units *units)
{
  const GArray *selection = hu_map_state_get_selection (hu_map_view_get_state (units->bench->map));
  guint unit = selection->len > 0 ? g_array_index (selection, guint, selection->len - 1) : HU_UNIT_NONE;

  return unit != HU_UNIT_NONE ? hu_workshop_find_listed (units->bench->shop, unit) : HU_UNIT_NONE;
}

/* Places a copy of the selected unit or, if there is none, a new unit. */
static gboolean
place (gpointer data,
       HuHex    hex)
{
  Units *units = data;
  HuWorkshop *shop = units->bench->shop;
  guint selected = find_selected (units);
  gint made;
  char name[HU_HEX_NAME_MAX];

  hu_grid_format (hu_workshop_get_scenario (shop)->map->grid, hex, name);
  if (selected != HU_UNIT_NONE)
    made = hu_workshop_stamp_unit (shop, selected, name);
  else
    made = hu_workshop_add_unit (shop, NULL, _("Unit 1"), HU_SIDE_FIRST,
                                 hu_workshop_offers_kind (shop, HU_UNIT_GROUND) ? HU_UNIT_GROUND : HU_UNIT_SQUAD,
                                 name);
  if (made < 0)
    return FALSE;

  hu_map_state_select_only (hu_map_view_get_state (units->bench->map),
                            hu_workshop_find_drawn (units->bench->shop, (guint) made));

  return TRUE;
}

static const HuHandTool unit_tool = { .kind = HU_HAND_UNITS, .place = place };

static void
take_tool (Units *units)
{
  hu_workshop_hand_take (units->bench->hand, &unit_tool, units, _("Place a Unit"));
}

/* --- The form --- */

static HuUnitKind
get_kind (Units *units,
          guint  unit)
{
  g_autofree char *pointer = g_strdup_printf ("/units/%u/kind", unit);
  const char *word = hu_node_get_text (hu_workshop_get (units->bench->shop, pointer), "ground");
  gint kind = hu_unit_kind_from_string (word);

  return kind >= 0 ? (HuUnitKind) kind : HU_UNIT_GROUND;
}

/* Another kind of unit has other attributes, so this removes those that only the old kind has. */
static void
kind_chosen_cb (GtkWidget  *row,
                GParamSpec *pspec,
                Units      *units)
{
  const GArray *kinds = g_object_get_data (G_OBJECT (row), "hu-kinds");
  guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (row));
  guint unit = find_selected (units);

  if (unit == HU_UNIT_NONE || selected >= kinds->len ||
      g_array_index (kinds, guint, selected) == get_kind (units, unit))
    return;

  hu_workshop_set_unit_kind (units->bench->shop, unit, (HuUnitKind) g_array_index (kinds, guint, selected));
}

/* Offers the kinds that the rule systems in force use, and the present one. */
static GtkWidget *
make_kind_row (Units *units,
               guint  unit)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  GArray *kinds = g_array_new (FALSE, FALSE, sizeof (guint));
  HuUnitKind present = get_kind (units, unit);
  guint selected = 0;
  HuFieldWords words = { .label = "" };

  for (guint kind = 0; kind < HU_N_UNIT_KINDS; kind++)
    {
      if (kind != present && !hu_workshop_offers_kind (units->bench->shop, (HuUnitKind) kind))
        continue;
      if (kind == present)
        selected = kinds->len;
      g_array_append_val (kinds, kind);
      gtk_string_list_append (names, hu_explain_field_value ("kind", hu_unit_kind_to_string ((HuUnitKind) kind)));
    }
  hu_explain_field ("unit", "kind", &words);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words.label);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), selected);
  g_object_set_data_full (G_OBJECT (row), "hu-kinds", kinds, (GDestroyNotify) g_array_unref);
  g_signal_connect (row, "notify::selected", G_CALLBACK (kind_chosen_cb), units);

  return row;
}

static void
fill_form (Units      *units,
           const char *pointer,
           guint       unit)
{
  static const char * const first[] = { "name", "side", "kind", NULL };
  HuWorkshopBench *bench = units->bench;
  g_autoptr(GPtrArray) unit_fields = hu_workshop_list_unit_fields (bench->shop, get_kind (units, unit));

  hu_workshop_form_fill (bench, units->form, pointer, "unit", "name side");
  hu_workshop_form_add (units->form, make_kind_row (units, unit));
  for (guint i = 0; i < unit_fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (unit_fields, i);

      if (g_strv_contains (first, field->key) || field->type == HU_FIELD_ID)
        continue;
      if (g_str_equal (field->key, "vehicle"))
        {
          g_autofree char *inner = hu_workshop_join (pointer, "vehicle");

          hu_workshop_form_fill (bench, units->form, inner, "vehicle", "type armor ma crew *");
        }
      else
        {
          hu_workshop_form_fill (bench, units->form, pointer, "unit", field->key);
        }
    }
  hu_workshop_form_add_advanced (bench, units->form, pointer, "unit");
}

/* Returns the value that decides which rows the form has. */
static char *
dup_shape (Units *units,
           guint  unit)
{
  g_autofree char *pointer = g_strdup_printf ("/units/%u/kind", unit);
  HuNode *rules = hu_workshop_get (units->bench->shop, "/rules");
  GString *shape = g_string_new (NULL);

  if (unit == HU_UNIT_NONE)
    return g_string_free (shape, FALSE);

  g_string_append_printf (shape, "%u %s", unit,
                          hu_node_get_text (hu_workshop_get (units->bench->shop, pointer), "ground"));
  for (guint i = 0; i < hu_node_get_n (rules); i++)
    g_string_append_printf (shape, " %s", hu_node_get_key (rules, i));

  return g_string_free (shape, FALSE);
}

static void
refresh (Units *units)
{
  guint unit = find_selected (units);
  g_autofree char *shape = dup_shape (units, unit);
  g_autofree char *pointer = g_strdup_printf ("/units/%u", unit);

  if (g_strcmp0 (shape, units->shape) == 0)
    return;

  g_free (units->shape);
  units->shape = g_steal_pointer (&shape);
  if (units->form != NULL)
    {
      hu_workshop_outlive (units->form);
      adw_preferences_page_remove (ADW_PREFERENCES_PAGE (units->page), ADW_PREFERENCES_GROUP (units->form));
    }
  units->form = adw_preferences_group_new ();
  if (unit == HU_UNIT_NONE)
    {
      adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (units->form), _("No Unit Is Selected"));
      adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (units->form),
                                             _("Click a counter to see it here, or an empty hex to place one."));
    }
  else
    {
      adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (units->form), _("Selected Unit"));
      fill_form (units, pointer, unit);
    }
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (units->page), ADW_PREFERENCES_GROUP (units->form));
}

static void
selection_changed_cb (GtkWidget *page)
{
  if (gtk_widget_get_mapped (page))
    refresh (g_object_get_data (G_OBJECT (page), "hu-units"));
}

static void
changed_cb (GtkWidget *page,
            guint      parts)
{
  if (!hu_workshop_is_brush (parts) && gtk_widget_get_mapped (page))
    refresh (g_object_get_data (G_OBJECT (page), "hu-units"));
}

/* The hand holds counters for as long as the page is seen. */
static void
mapped_cb (GtkWidget *page)
{
  Units *units = g_object_get_data (G_OBJECT (page), "hu-units");

  refresh (units);
  if (hu_workshop_hand_get_tool (units->bench->hand) == NULL)
    take_tool (units);
}

/* Puts the tool that places counters into the hand. */
void
hu_workshop_page_units_take (GtkWidget *page)
{
  take_tool (g_object_get_data (G_OBJECT (page), "hu-units"));
}

static void
new_unit_cb (Units *units)
{
  HuMapState *state = hu_map_view_get_state (units->bench->map);
  HuHex hex = hu_map_state_get_cursor (state);
  const HuGrid *grid = hu_workshop_get_scenario (units->bench->shop)->map->grid;

  for (HuHex other = 0; hex == HU_HEX_NONE && other < grid->n_hexes; other++)
    if (hu_grid_has (grid, other))
      hex = other;

  hu_map_state_select_only (state, HU_UNIT_NONE);
  hu_workshop_begin_stroke (units->bench->shop, _("Add a Unit"));
  place (units, hex);
  hu_workshop_end_stroke (units->bench->shop);
  take_tool (units);
}

static GtkWidget *
make_table_button (void)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("As a _Table"));

  gtk_widget_set_tooltip_text (button, _("All units as a table, to sort, search and edit many at once"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.unit-table");

  return button;
}

GtkWidget *
hu_workshop_page_units (HuWorkshopBench *bench)
{
  Units *units = g_new0 (Units, 1);
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *new_unit = gtk_button_new_with_mnemonic (_("_New Unit"));

  units->bench = bench;
  units->page = adw_preferences_page_new ();
  g_object_set_data_full (G_OBJECT (units->page), "hu-units", units, units_free);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Units"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _("Click an empty hex to put down a copy of the selected unit, counting on. "
                                           "Drag counters where they belong, or off the map; Delete deletes."));
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  g_signal_connect_swapped (new_unit, "clicked", G_CALLBACK (new_unit_cb), units);
  gtk_box_append (GTK_BOX (box), new_unit);
  gtk_box_append (GTK_BOX (box), make_table_button ());
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), box);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (units->page), ADW_PREFERENCES_GROUP (group));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (units->page), ADW_PREFERENCES_GROUP (hu_workshop_sheet_new (bench)));

  g_signal_connect_object (hu_map_view_get_state (bench->map), "selection-changed",
                           G_CALLBACK (selection_changed_cb), units->page, G_CONNECT_SWAPPED);
  g_signal_connect_object (bench->shop, "changed", G_CALLBACK (changed_cb), units->page, G_CONNECT_SWAPPED);
  g_signal_connect (units->page, "map", G_CALLBACK (mapped_cb), NULL);

  return units->page;
}
