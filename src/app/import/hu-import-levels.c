/*
 * Rows that ask for levels of buildings and bridges.
 */
#include "config.h"

#include "hu-import-levels.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-import-worth.h"

#define NAMED_MOST 3 /* units, in a subtitle */
#define ROWS_MOST 100 /* of buildings and bridges */
#define NOT_KNOWN 0  /* the first of the words of a level */

/* A building or a bridge, and those whose level there is open. */
typedef struct
{
  GtkWidget *owner;    /* borrowed, as is the next */
  HuImport  *import;
  HuHex      place;
  GArray    *storeys;  /* HuStorey: the answers */
  GArray    *floors;   /* guint: HuImportFloor of the import */
  GtkDropDown *all;    /* of several units: the level of all of them; NULL: it is one unit */
  GPtrArray *rows;     /* borrowed AdwComboRow: of each unit */
  gboolean   filling;
} House;

static void
house_free (gpointer data)
{
  House *house = data;

  g_array_unref (house->storeys);
  g_array_unref (house->floors);
  g_ptr_array_unref (house->rows);
  g_free (house);
}

/* --- Words --- */

/* "Not known", "Ground level", "Level 1" …; @various: and the word for units on several of them. */
static GtkStringList *
list_levels (const House *house,
             gboolean     various)
{
  GtkStringList *words = gtk_string_list_new (NULL);

  gtk_string_list_append (words, _("Not known"));
  for (guint i = 0; i < house->storeys->len; i++)
    gtk_string_list_take (words, hu_explain_storey (house->import->scenario, house->place,
                                                    g_array_index (house->storeys, HuStorey, i)));
  if (various)
    gtk_string_list_append (words, _("Various"));

  return words;
}

/* "at the start, 2 moves" */
static char *
word_floor (const HuImportFloor *floor)
{
  g_autofree char *moves = floor->n_moves == 0 ? NULL
                             : g_strdup_printf (ngettext ("%u move", "%u moves", floor->n_moves), floor->n_moves);

  if (!floor->stands)
    return g_steal_pointer (&moves);
  if (moves == NULL)
    return g_strdup (_("At the start"));

  /* Translators: %s is how many moves, as "2 moves". */
  return g_strdup_printf (_("At the start, %s"), moves);
}

static const HuImportFloor *
get_floor (const House *house,
           guint        i)
{
  return &g_array_index (house->import->floors, HuImportFloor, g_array_index (house->floors, guint, i));
}

/* "4-6-7, 4-6-7, 9-2…" */
static char *
word_units (const House *house)
{
  g_autoptr(GString) names = g_string_new (NULL);

  for (guint i = 0; i < MIN (house->floors->len, NAMED_MOST); i++)
    {
      g_autofree char *name = hu_import_dup_floor_name (house->import, g_array_index (house->floors, guint, i));

      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", name);
    }
  if (house->floors->len > NAMED_MOST)
    g_string_append (names, "…");

  return g_strdup (names->str);
}

static char *
word_house (const House *house)
{
  const HuScenario *scenario = house->import->scenario;
  gint building = hu_map_building_at (scenario->map, house->place);
  g_autofree char *hex = NULL;

  if (building != HU_BUILDING_NONE)
    return hu_explain_subject_title (scenario, HU_SUBJECT_BUILDING, building);

  hex = hu_grid_dup_name (scenario->map->grid, house->place);

  /* Translators: %s is the name of a hex. */
  return g_strdup_printf (_("Bridge %s"), hex);
}

/* --- Answers --- */

/* Returns the position, in the drop-down, of the level where the unit is now. */
static guint
get_selected (const House         *house,
              const HuImportFloor *floor)
{
  for (guint i = 0; floor->settled && i < house->storeys->len; i++)
    if (g_array_index (house->storeys, HuStorey, i) == floor->storey)
      return 1 + i;

  return NOT_KNOWN;
}

/* Shows what the import has now. */
static void
show (House *house)
{
  guint common = get_selected (house, get_floor (house, 0));

  house->filling = TRUE;
  for (guint i = 0; i < house->floors->len; i++)
    {
      guint selected = get_selected (house, get_floor (house, i));

      if (selected != common)
        common = 1 + house->storeys->len; /* the word for various */
      if (i < house->rows->len)
        adw_combo_row_set_selected (ADW_COMBO_ROW (g_ptr_array_index (house->rows, i)), selected);
    }
  if (house->all != NULL)
    gtk_drop_down_set_selected (house->all, common);
  house->filling = FALSE;
}

static void
answer (House *house,
        guint  i,
        guint  selected)
{
  hu_import_settle_floor (house->import, g_array_index (house->floors, guint, i),
                          selected == NOT_KNOWN ? NULL : &g_array_index (house->storeys, HuStorey, selected - 1));
}

static void
unit_cb (AdwComboRow *row,
         GParamSpec  *pspec,
         House       *house)
{
  guint i;

  if (house->filling || !g_ptr_array_find (house->rows, row, &i))
    return;

  answer (house, i, adw_combo_row_get_selected (row));
  show (house);
  g_signal_emit_by_name (house->owner, "settled");
}

static void
all_cb (GtkDropDown *drop,
        GParamSpec  *pspec,
        House       *house)
{
  guint selected = gtk_drop_down_get_selected (drop);

  if (house->filling)
    return;

  /* “Various” is no answer: it only says that the units are on different levels. */
  for (guint i = 0; i < house->floors->len && selected <= house->storeys->len; i++)
    answer (house, i, selected);
  show (house);
  g_signal_emit_by_name (house->owner, "settled");
}

/* --- Rows --- */

static GtkWidget *
make_row (House      *house,
          const char *title,
          const char *subtitle)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr(GtkStringList) levels = list_levels (house, FALSE);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (levels));
  g_ptr_array_add (house->rows, row);
  g_signal_connect (row, "notify::selected", G_CALLBACK (unit_cb), house);

  return row;
}

/* The rows of its units are made when they are first seen. */
static void
expanded_cb (AdwExpanderRow *row,
             GParamSpec     *pspec,
             House          *house)
{
  for (guint i = house->rows->len; i < house->floors->len && adw_expander_row_get_expanded (row); i++)
    {
      g_autofree char *name = hu_import_dup_floor_name (house->import, g_array_index (house->floors, guint, i));
      g_autofree char *when = word_floor (get_floor (house, i));

      adw_expander_row_add_row (row, make_row (house, name, when));
    }
  show (house);
}

/* The row of a building with several units; the choice in it is for all of them. */
static GtkWidget *
make_expander (House      *house,
               const char *title,
               const char *units)
{
  GtkWidget *row = adw_expander_row_new ();
  g_autoptr(GtkStringList) levels = list_levels (house, TRUE);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), units);
  house->all = GTK_DROP_DOWN (gtk_drop_down_new (g_object_ref (G_LIST_MODEL (levels)), NULL));
  gtk_widget_set_valign (GTK_WIDGET (house->all), GTK_ALIGN_CENTER);
  /* The drop-down looks like that of the other rows. */
  gtk_widget_add_css_class (gtk_widget_get_first_child (GTK_WIDGET (house->all)), "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (house->all), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_signal_connect (house->all, "notify::selected", G_CALLBACK (all_cb), house);
  adw_expander_row_add_action (ADW_EXPANDER_ROW (row), GTK_WIDGET (house->all));
  g_signal_connect (row, "notify::expanded", G_CALLBACK (expanded_cb), house);

  return row;
}

static void
add_house (GtkWidget *group,
           House     *house) /* (transfer full) */
{
  g_autofree char *title = word_house (house);
  g_autofree char *units = word_units (house);
  GtkWidget *row = house->floors->len == 1 ? make_row (house, title, units) : make_expander (house, title, units);

  g_object_set_data_full (G_OBJECT (row), "hu-house", house, house_free);
  show (house);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

/* Says how many buildings have no row, because there are too many. */
static void
add_rest (GtkWidget *group,
          GPtrArray *houses)
{
  hu_import_worth_add_rest (group, houses->len - ROWS_MOST);
  for (guint i = ROWS_MOST; i < houses->len; i++)
    house_free (g_ptr_array_index (houses, i));
}

/* (element-type House): in the order of the file. */
static GPtrArray *
list_houses (GtkWidget *owner,
             HuImport  *import)
{
  GPtrArray *houses = g_ptr_array_new ();
  g_autoptr(GHashTable) known = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < import->floors->len; i++)
    {
      const HuImportFloor *floor = &g_array_index (import->floors, HuImportFloor, i);
      House *house = g_hash_table_lookup (known, GINT_TO_POINTER (floor->place));

      if (!hu_import_is_floor_asked (import, i))
        continue;
      if (house == NULL)
        {
          house = g_new0 (House, 1);
          *house = (House) {
            .owner = owner, .import = import, .place = floor->place,
            .storeys = hu_import_list_storeys (import, floor->place), .floors = g_array_new (FALSE, FALSE, sizeof (guint)),
            .rows = g_ptr_array_new (),
          };
          g_hash_table_insert (known, GINT_TO_POINTER (floor->place), house);
          g_ptr_array_add (houses, house);
        }
      g_array_append_val (house->floors, i);
    }

  return houses;
}

GtkWidget *
hu_import_levels_new (GtkWidget *owner,
                      HuImport  *import)
{
  g_autoptr(GPtrArray) houses = NULL;
  GtkWidget *group;

  g_return_val_if_fail (import != NULL, NULL);

  houses = list_houses (owner, import);
  if (houses->len == 0)
    return NULL;

  group = adw_preferences_group_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Levels"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _("The file does not tell on which level these units are. Without an answer they "
                                           "are on the ground of a building, or on a bridge."));
  for (guint i = 0; i < MIN (houses->len, ROWS_MOST); i++)
    add_house (group, g_ptr_array_index (houses, i));
  if (houses->len > ROWS_MOST)
    add_rest (group, houses);

  return group;
}
