/*
 * The form of objectives: the outcomes and what they stand on.
 */
#include "config.h"

#include "hu-objectives-page.h"

#include <glib/gi18n-lib.h>

#include "hu-objectives-copy.h"
#include "hu-explain-field.h"
#include "hu-workshop-form.h"
#include "hu-workshop-optional.h"

/* --- Supply --- */

typedef struct
{
  HuWorkshopBench *bench;
  GtkWidget       *rows[HU_N_SIDES];
  HuNode          *sides; /* that the rows are of */
} Supply;

static void
supply_free (gpointer data)
{
  Supply *supply = data;

  g_clear_pointer (&supply->sides, hu_node_unref);
  g_free (supply);
}

/* The keys of this member are the ids of the sides. */
static void
show_supply (GtkWidget *group)
{
  Supply *supply = g_object_get_data (G_OBJECT (group), "hu-supply");
  HuWorkshop *shop = supply->bench->shop;
  HuNode *sides = hu_workshop_get (shop, "/sides");

  if (sides == NULL || (supply->sides != NULL && hu_node_equal (sides, supply->sides)))
    return;

  g_clear_pointer (&supply->sides, hu_node_unref);
  supply->sides = hu_node_ref (sides);
  for (guint i = 0; i < HU_N_SIDES && i < hu_node_get_n (sides); i++)
    {
      HuNode *side = hu_node_get_element (sides, i);
      g_autofree char *name = hu_workshop_dup_name (shop, side);
      g_autofree char *pointer = g_strconcat (HU_OBJECTIVES "/supply/", hu_node_get_text (hu_node_find (side, "id"), ""), NULL);

      if (supply->rows[i] != NULL)
        {
          hu_workshop_outlive (supply->rows[i]);
          adw_preferences_group_remove (ADW_PREFERENCES_GROUP (group), supply->rows[i]);
        }
      supply->rows[i] = hu_workshop_optional_new (supply->bench, pointer, name, NULL,
                                                  "{\"sources\":{\"edges\":[\"east\"]}}", NULL);
      hu_workshop_form_fill (supply->bench, supply->rows[i], pointer, "objectives-supply",
                             "sources except controlled blocked_by zoc_negated_by_units max_length *");
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), supply->rows[i]);
    }
}

static void
sides_changed_cb (GtkWidget *group,
                  guint      parts)
{
  if (parts & HU_DRAFT_SIDES)
    show_supply (group);
}

static void
add_supply (HuWorkshopRules *rules)
{
  GtkWidget *group = hu_workshop_rules_group (rules, _("Supply for the Outcomes"),
                                              _("Where each side’s lines end for these conditions; a side without an entry "
                                                "has the supply of the game’s other rules."));
  Supply *supply = g_new0 (Supply, 1);

  supply->bench = rules->bench;
  g_object_set_data_full (G_OBJECT (group), "hu-supply", supply, supply_free);
  show_supply (group);
  g_signal_connect_object (rules->bench->shop, "changed", G_CALLBACK (sides_changed_cb), group, G_CONNECT_SWAPPED);
}

/* --- Withdrawals --- */

static char *
withdrawal_title (HuWorkshop   *shop,
                  const HuNode *element,
                  guint         index)
{
  gint64 count = hu_node_get_integer (hu_node_find (element, "count"), 0);
  g_autofree char *side = hu_workshop_form_side_title (shop, element, index);

  /* Translators: units to be withdrawn by the end of a turn, and whose */
  return g_strdup_printf (ngettext ("Turn %1$d: %2$d unit (%3$s)", "Turn %1$d: %2$d units (%3$s)", (gulong) count),
                          (int) hu_node_get_integer (hu_node_find (element, "turn"), 0), (int) count, side);
}

/* --- Otherwise --- */

static void
add_otherwise (HuWorkshopRules *rules)
{
  GtkWidget *group = hu_workshop_rules_group (rules, _("Otherwise"), _("If the game ends and no condition was met."));
  GtkWidget *row = hu_workshop_optional_new (rules->bench, HU_OBJECTIVES "/otherwise", _("A Result"), NULL,
                                             "{\"winner\":null}", NULL);

  hu_workshop_form_fill (rules->bench, row, HU_OBJECTIVES "/otherwise", "objectives-otherwise", "*");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  hu_workshop_form_fill (rules->bench, group, HU_OBJECTIVES, "objectives", "both");
}

/* --- Copying what the other systems say --- */

static void
copy_cb (GtkWidget *row)
{
  HuWorkshopBench *bench = g_object_get_data (G_OBJECT (row), "hu-bench");
  HuSystemId system = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "hu-system"));
  g_autoptr(GPtrArray) left_out = g_ptr_array_new_with_free_func (g_free);
  gboolean copied = hu_workshop_copy_terms (bench->shop, system, left_out);
  g_autofree char *text = NULL;

  g_ptr_array_add (left_out, NULL);
  text = g_strjoinv (" ", (char **) left_out->pdata);
  if (text[0] != '\0')
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  else if (copied)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                                 _("Copied. Switch the other system off, so that the game is judged once."));
}

static void
show_copies (GtkWidget *group)
{
  HuWorkshopBench *bench = g_object_get_data (G_OBJECT (group), "hu-bench");
  guint n = 0;

  for (GList *l = g_object_get_data (G_OBJECT (group), "hu-rows"); l != NULL; l = l->next)
    {
      HuSystemId system = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (l->data), "hu-system"));
      g_autofree char *pointer = g_strconcat ("/rules/", hu_system_to_string (system), NULL);
      gboolean there = hu_workshop_get (bench->shop, pointer) != NULL;

      gtk_widget_set_visible (l->data, there);
      n += there;
    }
  gtk_widget_set_visible (group, n > 0);
}

static void
copies_changed_cb (GtkWidget *group,
                   guint      parts)
{
  if (parts & HU_DRAFT_RULES)
    show_copies (group);
}

static GtkWidget *
make_copy_row (HuWorkshopBench *bench,
               HuSystemId       system)
{
  GtkWidget *row = adw_action_row_new (), *button = gtk_button_new_with_mnemonic (_("_Copy as Objectives"));
  HuFieldWords words = { .label = "" };

  hu_explain_field ("rules", hu_system_to_string (system), &words);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words.label);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("Its conditions as terms that can be taken apart"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  g_object_set_data (G_OBJECT (row), "hu-bench", bench);
  g_object_set_data (G_OBJECT (row), "hu-system", GUINT_TO_POINTER (system));
  g_signal_connect_object (button, "clicked", G_CALLBACK (copy_cb), row, G_CONNECT_SWAPPED);

  return row;
}

static void
add_copies (HuWorkshopRules *rules)
{
  GtkWidget *group = hu_workshop_rules_group (rules, _("Conditions of the Other Systems"), NULL);
  GList *rows = NULL;

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (id != HU_SYSTEM_OBJECTIVES)
      {
        GtkWidget *row = make_copy_row (rules->bench, id);

        adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
        rows = g_list_append (rows, row);
      }
  g_object_set_data (G_OBJECT (group), "hu-bench", rules->bench);
  g_object_set_data_full (G_OBJECT (group), "hu-rows", rows, (GDestroyNotify) g_list_free);
  show_copies (group);
  g_signal_connect_object (rules->bench->shop, "changed", G_CALLBACK (copies_changed_cb), group, G_CONNECT_SWAPPED);
}

void
hu_objectives_workshop_fill (HuWorkshopRules *rules)
{
  static const HuWorkshopListClass withdrawals = {
    .title = withdrawal_title, .object = "objectives-withdrawal", .keys = "*", .add = N_("Add a Withdrawal"), .ordered = TRUE,
  };

  hu_outcome_list_add (rules);
  add_otherwise (rules);
  add_copies (rules);
  add_supply (rules);
  hu_score_list_add (rules);
  hu_workshop_rules_list (rules, "withdrawals", _("Withdrawals"),
                          _("The units that a side must withdraw in time."), &withdrawals);
}
