/*
 * The row that lets each side control where its units stand.
 */
#include "config.h"

#include "hu-workshop-follow-row.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-workshop-follow.h"

/* "German: 12 hexes, Soviet: 9 hexes" */
static char *
word_counts (HuWorkshop *shop)
{
  g_autoptr(GString) text = g_string_new (NULL);
  guint n[HU_N_SIDES];

  hu_workshop_count_followed (shop, n);
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (n[side] > 0)
      {
        g_autofree char *name = hu_explain_side (hu_workshop_get_scenario (shop), side);

        g_string_append (text, text->len > 0 ? ", " : "");
        /* Translators: %1$s is a side, %2$u a number of hexes */
        g_string_append_printf (text, ngettext ("%1$s: %2$u hex", "%1$s: %2$u hexes", n[side]), name, n[side]);
      }

  return text->len > 0 ? g_strdup (text->str) : NULL;
}

static char *
word_state (HuWorkshop *shop)
{
  g_autofree char *counts = word_counts (shop);
  const char *tactical = hu_workshop_has_tactical_units (shop)
    ? _("Squads and other tactical units gain their Locations by themselves (26.11).") : NULL;
  g_autofree char *text = NULL;

  if (counts == NULL && tactical != NULL)
    return g_strdup (tactical);

  if (!hu_workshop_get_follows_units (shop))
    text = g_strdup (_("Off: units at the start hold no hex until they enter one."));
  else if (counts == NULL)
    text = g_strdup (_("No unit stands on the map yet. A unit that you add gives its hex to its side."));
  else
    /* Translators: %s is "German: 12 hexes, Soviet: 9 hexes" */
    text = g_strdup_printf (_("Written as control at the start: %s, with every hex of a town. All other hexes are as you "
                              "paint them."), counts);

  return tactical != NULL ? g_strdup_printf ("%s %s", text, tactical) : g_steal_pointer (&text);
}

static void
show (GtkWidget *row)
{
  HuWorkshop *shop = g_object_get_data (G_OBJECT (row), "hu-shop");
  GtkSwitch *control = g_object_get_data (G_OBJECT (row), "hu-switch");
  g_autofree char *text = word_state (shop);
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  gtk_switch_set_active (control, hu_workshop_get_follows_units (shop));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), escaped);
}

static void
follow (GtkWidget *row,
        guint      parts)
{
  if (parts & (HU_DRAFT_UNITS | HU_DRAFT_OWNERS | HU_DRAFT_GRID | HU_DRAFT_SIDES))
    show (row);
}

static void
switched (GtkWidget *row)
{
  HuWorkshop *shop = g_object_get_data (G_OBJECT (row), "hu-shop");
  GtkSwitch *control = g_object_get_data (G_OBJECT (row), "hu-switch");

  if (gtk_switch_get_active (control) == hu_workshop_get_follows_units (shop))
    return;

  hu_workshop_set_follows_units (shop, gtk_switch_get_active (control));
  show (row);
}

GtkWidget *
hu_workshop_follow_row_new (HuWorkshopBench *bench)
{
  GtkWidget *row = adw_action_row_new (), *control = gtk_switch_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Each side controls where its units stand"));
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  g_object_set_data (G_OBJECT (row), "hu-shop", bench->shop);
  g_object_set_data (G_OBJECT (row), "hu-switch", control);
  show (row);
  g_signal_connect_object (control, "notify::active", G_CALLBACK (switched), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (bench->shop, "changed", G_CALLBACK (follow), row, G_CONNECT_SWAPPED);

  return row;
}
