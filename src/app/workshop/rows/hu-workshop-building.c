/*
 * Buildings as people call them: by id, by name, or by one of their hexes. The draft holds the id.
 */
#include "config.h"

#include "hu-workshop-row-private.h"

#include <glib/gi18n-lib.h>

#include "hu-accessible.h"
#include "hu-css-class.h"
#include "hu-workshop-map.h"

#define BUILDINGS "/map/buildings"

/* Texts compare without regard to case: an importer makes the id "k6" of the name "K6". */
static gboolean
is_called (const char *text,
           const char *folded)
{
  g_autofree char *own = g_utf8_casefold (text, -1);

  return g_str_equal (own, folded);
}

/* Counts the buildings of that name or, with case ignored, that id; *@found is the first. */
static guint
count_called (HuWorkshop  *shop,
              const char  *text,
              const char **found)
{
  const HuNode *list = hu_workshop_get (shop, BUILDINGS);
  g_autofree char *folded = g_utf8_casefold (text, -1);
  guint n = 0;

  for (guint i = 0; i < hu_node_get_n (list); i++)
    {
      const HuNode *building = hu_node_get_element (list, i);
      const char *id = hu_node_get_text (hu_node_find (building, "id"), "");
      g_autofree char *name = hu_workshop_dup_name (shop, building);

      if (!is_called (id, folded) && !is_called (name, folded))
        continue;
      if (n == 0)
        *found = id;
      n++;
    }

  return n;
}

const char *
_hu_workshop_find_building (HuWorkshop *shop,
                            const char *text,
                            gboolean    by_hex,
                            guint      *n_called)
{
  const HuMap *map = hu_workshop_get_scenario (shop)->map;
  const HuNode *list = hu_workshop_get (shop, BUILDINGS);
  gint building = hu_map_find_building (map, text);
  const char *found = NULL;
  HuHex hex;

  *n_called = 1;
  if (building >= 0)
    return hu_map_get_building (map, (guint) building)->id;

  *n_called = count_called (shop, text, &found);
  if (*n_called == 1)
    return found;

  hex = by_hex ? hu_grid_parse (map->grid, text, NULL) : HU_HEX_NONE;
  building = hex != HU_HEX_NONE ? hu_workshop_find_at_hex (shop, BUILDINGS, hex, -1) : -1;

  return building >= 0 ? hu_node_get_text (hu_node_find (hu_node_get_element (list, (guint) building), "id"), NULL) : NULL;
}

/* --- Typed among the ticks --- */

/* Returns what is wrong with the first word that is wrong, (transfer full); NULL: each is a building. */
static char *
find_fault (HuWorkshop *shop,
            char      **words)
{
  for (guint i = 0; words[i] != NULL; i++)
    {
      guint n_called;

      if (g_strstrip (words[i])[0] == '\0' || _hu_workshop_find_building (shop, words[i], TRUE, &n_called) != NULL)
        continue;

      /* Translators: %s is what somebody typed where a building belongs */
      return g_strdup_printf (n_called > 1 ? _("Several buildings are called “%s”: type a hex")
                                           : _("“%s” is no building of this map"), words[i]);
    }

  return NULL;
}

static void
show_fault (GtkWidget  *entry,
            const char *fault)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (entry), fault != NULL ? fault : _("Name, id or hex of a building"));
  hu_css_class_set (entry, "error", fault != NULL);
}

static void
typed_cb (GtkWidget *entry)
{
  show_fault (entry, NULL);
}

static void
apply_cb (GtkWidget    *entry,
          HuRowBinding *binding)
{
  g_auto(GStrv) words = g_strsplit_set (gtk_editable_get_text (GTK_EDITABLE (entry)), ",;", -1);
  g_autofree char *fault = find_fault (binding->shop, words);

  show_fault (entry, fault);
  if (fault != NULL)
    return;

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint n_called;
      g_autofree char *id = words[i][0] != '\0'
        ? g_strdup (_hu_workshop_find_building (binding->shop, words[i], TRUE, &n_called)) : NULL;

      if (id != NULL && !_hu_workshop_row_is_picked (hu_workshop_get (binding->shop, binding->pointer), id))
        _hu_workshop_row_pick (binding, id, TRUE);
    }
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
}

void
_hu_workshop_row_type_building (HuRowBinding *binding)
{
  GtkWidget *entry = adw_entry_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (entry), FALSE);
  show_fault (entry, NULL);
  hu_accessible_name_entry (ADW_ENTRY_ROW (entry));
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (entry), TRUE);
  g_signal_connect (entry, "changed", G_CALLBACK (typed_cb), NULL);
  g_signal_connect (entry, "apply", G_CALLBACK (apply_cb), binding);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (binding->row), entry);
}
