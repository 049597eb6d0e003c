/*
 * The page of the check: the faults of the draft, each with a link to its place.
 */
#include "config.h"

#include "hu-workshop-page.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-explain-field.h"
#include "hu-system-panels.h"
#include "hu-workshop-break.h"
#include "hu-workshop-link.h"
#include "hu-workshop-missing.h"
#include "hu-workshop-units.h"

typedef struct
{
  HuWorkshopBench *bench;
  GtkWidget       *page;
  GtkWidget       *group;
  GtkLabel        *verdict;
  GtkWidget       *cut;   /* the group that offers to cut what cannot be of the log */
  GPtrArray       *rows;  /* borrowed */
} Check;

static void
check_free (gpointer data)
{
  Check *check = data;

  g_ptr_array_unref (check->rows);
  g_free (check);
}

/* From HU_PAGE_SUPPLY on all are on the page of rules. */
static const char * const page_names[HU_PAGE_SUPPLY] = {
  [HU_PAGE_GENERAL] = "general", [HU_PAGE_MAP] = "map",           [HU_PAGE_UNITS] = "units",
  [HU_PAGE_START] = "start",     [HU_PAGE_CALENDAR] = "calendar", [HU_PAGE_LOG] = "check",
};

static const char *
page_title (HuShopPage page)
{
  static const char * const titles[HU_PAGE_RULES] = {
    [HU_PAGE_GENERAL] = N_("Scenario"),
    [HU_PAGE_MAP] = N_("Map"),
    [HU_PAGE_UNITS] = N_("Units"),
    [HU_PAGE_START] = N_("Start"),
    [HU_PAGE_CALENDAR] = N_("Calendar"),
    [HU_PAGE_LOG] = N_("Log"),
    [HU_PAGE_SUPPLY] = N_("Rules: Supply"),
  };

  return page < HU_PAGE_RULES ? _(titles[page]) : _(hu_system_panels_get (page - HU_PAGE_RULES)->rules_title);
}

/* Goes to the page, the hex, the unit, and the row of a fault. */
static void
go_cb (AdwActionRow *row,
       Check        *check)
{
  GtkWidget *stack = gtk_widget_get_ancestor (GTK_WIDGET (row), GTK_TYPE_STACK);
  g_autofree char *pointer = NULL;
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "hu-index"));
  const HuShopFault *fault;
  HuMapView *map = check->bench->map;

  if (index >= hu_workshop_get_n_faults (check->bench->shop))
    return;

  fault = hu_workshop_get_fault (check->bench->shop, index);
  if (fault->unit != HU_UNIT_NONE)
    hu_map_state_select_only (hu_map_view_get_state (map), hu_workshop_find_drawn (check->bench->shop, fault->unit));
  if (fault->hex != HU_HEX_NONE)
    hu_map_view_go_to (map, fault->hex);
  pointer = g_strdup (fault->pointer);
  gtk_widget_activate_action (GTK_WIDGET (row), "win.workshop-page", "s",
                              fault->page < HU_PAGE_SUPPLY ? page_names[fault->page] : "rules");
  if (stack != NULL)
    hu_workshop_link_follow (gtk_stack_get_visible_child (GTK_STACK (stack)), pointer);
}

/* Names the missing value if it is empty; otherwise the fault explains itself. */
static char *
word_fault (Check             *check,
            const HuShopFault *fault)
{
  const HuNode *value = hu_workshop_get (check->bench->shop, fault->pointer);
  const char *key = strrchr (fault->pointer, '/');
  g_autofree char *label = NULL;

  if (key == NULL || value == NULL || !g_str_equal (hu_node_get_text (value, "?"), ""))
    return hu_explain_capitalized (fault->what);

  label = hu_explain_key (key + 1);

  /* Translators: %1$s is what has to be filled in or chosen: "Capital"; %2$s says what is wrong with it */
  return g_strdup_printf (_("%1$s: %2$s"), label, fault->what);
}

/* The page on which the fault is mended, and the name of the unit. */
static char *
word_place (Check             *check,
            const HuShopFault *fault)
{
  g_autofree char *pointer = g_strdup_printf ("/units/%u/name", fault->unit);
  const char *name = fault->unit != HU_UNIT_NONE ? hu_node_get_text (hu_workshop_get (check->bench->shop, pointer), "") : "";

  if (name[0] == '\0')
    return g_strdup (page_title (fault->page));

  return g_strdup_printf (_("%1$s: %2$s"), page_title (fault->page), name);
}

static GtkWidget *
make_row (Check             *check,
          const HuShopFault *fault,
          guint              index)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *icon = gtk_image_new_from_icon_name (fault->warning ? "dialog-warning-symbolic" : "dialog-error-symbolic");
  g_autofree char *title = word_fault (check, fault);
  g_autofree char *place = word_place (check, fault);
  g_autofree char *subtitle = NULL;

  gtk_widget_add_css_class (icon, fault->warning ? "warning" : "error");
  gtk_accessible_update_property (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  fault->warning ? _("Warning") : _("Fault"), -1);
  /* The subtitle names the page of the repair; the pointer, for readers of the file, is in the tooltip. */
  subtitle = fault->remedy[0] != '\0' ? g_strdup_printf ("%s\n%s", fault->remedy, place) : g_strdup (place);
  gtk_widget_set_tooltip_text (row, fault->pointer);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data (G_OBJECT (row), "hu-index", GUINT_TO_POINTER (index));
  g_signal_connect (row, "activated", G_CALLBACK (go_cb), check);

  return row;
}

static void
go_to_rules_cb (GtkWidget *row)
{
  gtk_widget_activate_action (row, "win.workshop-page", "s", "rules");
}

/* An import without a fault is not done yet: the page of the rules lists what it lacks. */
static GtkWidget *
make_missing_row (guint n_missing)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *title = g_strdup_printf (ngettext ("%u thing is still missing", "%u things are still missing", n_missing),
                                            n_missing);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("The page Rules lists what the imported file did not say."));
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect (row, "activated", G_CALLBACK (go_to_rules_cb), NULL);

  return row;
}

static void
add_row (Check     *check,
         GtkWidget *row)
{
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (check->group), row);
  g_ptr_array_add (check->rows, row);
}

/* Escapes the words, because a group's description is markup, and they contain the user's names. */
static void
describe (GtkWidget  *group,
          const char *words)
{
  g_autofree char *escaped = g_markup_escape_text (words, -1);

  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), escaped);
}

/* --- What has happened and cannot have --- */

static void
cut_cb (Check *check)
{
  hu_workshop_cut_breaks (check->bench->shop, _("Remove Impossible Events"));
}

static GtkWidget *
make_cut (Check *check)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Remove Impossible Events"));

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Log"));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (cut_cb), check);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), button);

  return group;
}

static void
update_cut (Check *check)
{
  g_auto(HuShopBreak) found = { .variation = -1 };
  gboolean broken = hu_workshop_find_break (check->bench->shop, &found);
  g_autofree char *words = NULL;

  gtk_widget_set_visible (check->cut, broken);
  if (!broken)
    return;

  if (found.variation < 0)
    /* Translators: %u is the number of an event */
    words = g_strdup_printf (_("Event %u and all later events are not possible in this scenario."), found.event);
  else
    /* Translators: %1$s is the name of a variation, %2$u the number of an event in it */
    words = g_strdup_printf (_("Event %2$u of the variation “%1$s” and all later events are not possible in this "
                               "scenario."),
                             found.name, found.event);
  describe (check->cut, words);
}

/* Words the verdict on the set-up, because a scenario may be over before it begins. */
static char *
word_verdict (Check *check)
{
  g_autoptr(HuScenario) scenario = NULL;
  g_autoptr(GPtrArray) log = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  const HuVerdict *verdict;
  HuRefusal refusal;
  guint refused;

  if (!hu_workshop_dup_game (check->bench->shop, &scenario, &log))
    return g_strdup (_("You can save it as it is, and play it when no faults are left."));

  snapshot = hu_adjudicate (scenario, NULL, 0, &refusal, &refused);
  verdict = snapshot != NULL ? hu_snapshot_get_verdict (snapshot) : NULL;
  if (verdict != NULL)
    {
      g_autofree char *words = hu_explain_verdict (snapshot);

      /* Translators: %s is a verdict as a sentence */
      return g_strdup_printf (_("Decided at the set-up, before anybody moves: %s"), words);
    }

  return g_strdup (_("It can be played; nothing is decided at the set-up."));
}

static void
refresh (GtkWidget *page)
{
  Check *check = g_object_get_data (G_OBJECT (page), "hu-check");
  HuWorkshop *shop = check->bench->shop;
  guint n = hu_workshop_get_n_faults (shop), n_missing = hu_workshop_missing_count (check->bench);
  g_autofree char *words = NULL;

  for (guint i = 0; i < check->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (check->group), g_ptr_array_index (check->rows, i));
  g_ptr_array_set_size (check->rows, 0);
  for (guint i = 0; i < n; i++)
    add_row (check, make_row (check, hu_workshop_get_fault (shop, i), i));
  if (n_missing > 0)
    add_row (check, make_missing_row (n_missing));
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (check->group),
                                   n > 0 ? _("Faults and Warnings")
                                   : n_missing > 0 ? _("Nothing Is Wrong") : _("All Is Well"));
  update_cut (check);
  words = word_verdict (check);
  describe (check->group, words);
}

/* While it is not seen it need not be kept up to date. */
static void
checked_cb (GtkWidget *page)
{
  if (gtk_widget_get_mapped (page))
    refresh (page);
}

GtkWidget *
hu_workshop_page_check (HuWorkshopBench *bench)
{
  Check *check = g_new0 (Check, 1);

  check->bench = bench;
  check->page = adw_preferences_page_new ();
  check->group = adw_preferences_group_new ();
  check->rows = g_ptr_array_new ();
  g_object_set_data_full (G_OBJECT (check->page), "hu-check", check, check_free);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (check->page), ADW_PREFERENCES_GROUP (check->group));
  check->cut = make_cut (check);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (check->page), ADW_PREFERENCES_GROUP (check->cut));
  g_signal_connect_object (bench->shop, "checked", G_CALLBACK (checked_cb), check->page, G_CONNECT_SWAPPED);
  g_signal_connect (check->page, "map", G_CALLBACK (refresh), NULL);
  refresh (check->page);

  return check->page;
}
