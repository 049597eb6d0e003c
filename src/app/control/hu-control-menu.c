/*
 * The control system's part in the menu of a hex: Control that can be declared.
 */
#include "config.h"

#include "hu-control-menu.h"

#include <glib/gi18n-lib.h>

#include "hu-control.h"
#include "hu-explain.h"
#include "hu-menu.h"

static char *
escape (char *name) /* (transfer full) */
{
  char *escaped = hu_mnemonic_escape (name);

  g_free (name);

  return escaped;
}

static gboolean
concerns (const HuMap        *map,
          const HuUndeclared *one,
          HuHex               hex)
{
  switch (one->kind)
    {
    case HU_SUBJECT_LOCATION:
      return hu_location_hex (map, one->subject) == hex;
    case HU_SUBJECT_HEX:
      return one->subject == hex;
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  return hu_map_building_at (map, hex) == one->subject;
}

static char *
word_undeclared (const HuScenario   *scenario,
                 const HuUndeclared *one)
{
  g_autofree char *side = escape (hu_explain_side (scenario, one->side));
  g_autofree char *name = escape (hu_explain_subject (scenario, one->kind, one->subject));

  switch (one->kind)
    {
    case HU_SUBJECT_LOCATION:
      /* Translators: a side, a Location. */
      return g_strdup_printf (_("%1$s: the Location %2$s"), side, name);
    case HU_SUBJECT_HEX:
      /* Translators: a side, a hex. */
      return g_strdup_printf (_("%1$s: the hex %2$s"), side, name);
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  /* Translators: a side, a building. */
  return g_strdup_printf (_("%1$s: the building %2$s"), side, name);
}

void
hu_control_menu_add (GMenu      *menu,
                     HuSnapshot *snapshot,
                     HuHex       hex)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const GArray *undeclared = hu_snapshot_get_control (snapshot)->undeclared;
  g_autoptr(GMenu) items = g_menu_new ();

  for (guint i = 0; i < undeclared->len; i++)
    {
      const HuUndeclared *one = &g_array_index (undeclared, HuUndeclared, i);
      g_autofree char *label = NULL;
      g_autoptr(GMenuItem) item = NULL;

      if (!concerns (scenario->map, one, hex))
        continue;
      label = word_undeclared (scenario, one);
      item = g_menu_item_new (label, NULL);
      g_menu_item_set_action_and_target (item, "map.declare", "(iii)", one->side, one->kind, one->subject);
      g_menu_append_item (items, item);
    }

  if (g_menu_model_get_n_items (G_MENU_MODEL (items)) > 0)
    g_menu_append_submenu (menu, _("_Declare Control"), G_MENU_MODEL (items));
}
