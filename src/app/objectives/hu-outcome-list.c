/*
 * The outcomes as a rulebook has them: who wins, when, and the condition as a sentence; in order of precedence.
 */
#include "config.h"

#include "hu-objectives-page.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-explain-objectives.h"
#include "hu-workshop-form.h"

#define MOST_KEPT 1000 /* words of outcomes, as they were worded last */

static const HuOutcome *
find_outcome (HuWorkshop   *shop,
              const HuNode *element)
{
  const HuObjectivesRules *rules = hu_objectives_rules (hu_workshop_get_scenario (shop));
  const char *id = hu_node_get_text (hu_node_find (element, "id"), NULL);

  /* An outcome with a fault is not among the rules. */
  for (guint i = 0; rules != NULL && id != NULL && i < rules->outcomes->len; i++)
    if (g_str_equal (((const HuOutcome *) g_ptr_array_index (rules->outcomes, i))->id, id))
      return g_ptr_array_index (rules->outcomes, i);

  return NULL;
}

static const HuShopFault *
find_fault (HuWorkshop *shop,
            guint       index)
{
  g_autofree char *pointer = g_strdup_printf (HU_OBJECTIVES "/outcomes/%u", index);
  gsize length = strlen (pointer);

  for (guint i = 0; i < hu_workshop_get_n_faults (shop); i++)
    {
      const HuShopFault *fault = hu_workshop_get_fault (shop, i);

      if (!fault->warning && g_str_has_prefix (fault->pointer, pointer) &&
          (fault->pointer[length] == '\0' || fault->pointer[length] == '/'))
        return fault;
    }

  return NULL;
}

/* Where there is a fault anywhere nothing is worded.  An outcome that was worded as it stands keeps its words, lest the
 * whole list shrink and grow with every fault on the way to another condition. */
static char *
keep_words (HuWorkshop   *shop,
            const HuNode *element,
            const char   *which,
            const char   *words)
{
  GHashTable *kept = g_object_get_data (G_OBJECT (shop), "hu-outcome-words");
  g_autofree char *json = hu_node_to_json (element);
  g_autofree char *key = g_strconcat (which, json, NULL);

  if (kept == NULL)
    {
      kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
      g_object_set_data_full (G_OBJECT (shop), "hu-outcome-words", kept, (GDestroyNotify) g_hash_table_unref);
    }
  if (words == NULL)
    return g_strdup (g_hash_table_lookup (kept, key));

  if (g_hash_table_size (kept) >= MOST_KEPT)
    g_hash_table_remove_all (kept);
  g_hash_table_insert (kept, g_steal_pointer (&key), g_strdup (words));

  return g_strdup (words);
}

/* "2. German victory, at once, when:" */
static char *
outcome_title (HuWorkshop   *shop,
               const HuNode *element,
               guint         index)
{
  HuScenario *scenario = hu_workshop_get_scenario (shop);
  const HuOutcome *outcome = find_outcome (shop, element);
  g_autofree char *own_name = outcome != NULL ? hu_explain_outcome_winner (scenario, outcome) : NULL;
  g_autofree char *own_when = outcome != NULL ? hu_explain_outcome_when (scenario, outcome) : NULL;
  g_autofree char *name = keep_words (shop, element, "winner", own_name);
  g_autofree char *when = keep_words (shop, element, "when", own_when);

  if (name == NULL || when == NULL)
    return g_strdup_printf ("%u. %s", index + 1,
                            hu_node_get_text (hu_node_find (element, "name"),
                                              hu_node_get_text (hu_node_find (element, "id"), "?")));

  /* Translators: %1$u is its place in the list, %2$s as "German victory", %3$s as "at the end of each turn"; a
   * condition follows */
  return g_strdup_printf (_("%1$u. %2$s, %3$s, when:"), index + 1, name, when);
}

static char *
outcome_subtitle (HuWorkshop   *shop,
                  const HuNode *element,
                  guint         index)
{
  const HuShopFault *fault = find_fault (shop, index);
  const HuOutcome *outcome = find_outcome (shop, element);

  g_autofree char *own = NULL;
  char *words;

  if (fault != NULL)
    return g_strdup_printf ("%s; %s", fault->what, fault->remedy);

  own = outcome != NULL ? hu_explain_whole_term (hu_workshop_get_scenario (shop), outcome->needs) : NULL;
  words = keep_words (shop, element, "needs", own);

  return words != NULL ? words : g_strdup ("");
}

/* --- The form --- */

static const char *
get_when (const HuNode *element)
{
  return hu_node_get_text (hu_node_find (element, "when"), "");
}

static gboolean
has_side (const HuNode *element)
{
  return g_str_equal (get_when (element), "phase") || g_str_equal (get_when (element), "player-turn") ||
         hu_node_find (element, "of") != NULL;
}

static gboolean
has_phase (const HuNode *element)
{
  return g_str_equal (get_when (element), "phase") || hu_node_find (element, "phase") != NULL;
}

/* The values that decide which rows there are. */
static char *
outcome_shape (const HuNode *element)
{
  GString *shape = g_string_new (has_side (element) ? "of" : "");

  g_string_append (shape, has_phase (element) ? " phase" : "");
  hu_turns_append_shape (element, shape);

  return g_string_free (shape, FALSE);
}

/* The names of all phases, each once. */
static GtkWidget *
make_phase_row (HuWorkshopBench *bench,
                const char      *pointer)
{
  const HuScenario *scenario = hu_workshop_get_scenario (bench->shop);
  g_autofree char *there = hu_workshop_join (pointer, "phase");
  g_autoptr(GArray) words = g_array_new (FALSE, FALSE, sizeof (HuShopWord));
  g_autoptr(GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  HuShopWord any = { NULL, N_("Any") };

  g_array_append_val (words, any);
  for (guint i = 0; i < scenario->calendar.player_turns->len; i++)
    {
      const GPtrArray *phases = hu_scenario_get_player_turn (scenario, i)->phases;

      for (guint k = 0; k < phases->len; k++)
        {
          const char *name = g_ptr_array_index (phases, k);
          HuShopWord word = { name, hu_scenario_word (scenario, name) };

          if (name[0] != '\0' && g_hash_table_add (seen, (gpointer) name))
            g_array_append_val (words, word);
        }
    }

  return hu_workshop_row_words (bench->shop, there, _("Phase"), NULL, (const HuShopWord *) words->data, words->len);
}

static void
fill_outcome (HuWorkshopBench *bench,
              GtkWidget       *row,
              const char      *pointer)
{
  const HuNode *element = hu_workshop_get (bench->shop, pointer);
  g_autofree char *needs = hu_workshop_join (pointer, "needs");

  hu_workshop_form_add (row, hu_term_tree_new (bench, needs));
  hu_workshop_form_add (row, hu_outcome_judge_row (bench, pointer));
  hu_workshop_form_fill (bench, row, pointer, "outcome", "name winner level when");
  if (has_side (element))
    hu_workshop_form_fill (bench, row, pointer, "outcome", "of");
  if (has_phase (element))
    hu_workshop_form_add (row, make_phase_row (bench, pointer));
  hu_turns_rows_add (bench, row, pointer);
  hu_workshop_form_fill (bench, row, pointer, "outcome", "-name -winner -level -when -of -phase -id *");
}

static HuNode *
make_outcome (HuWorkshopBench *bench)
{
  HuNode *outcome = hu_workshop_form_make (bench->shop, "outcome");

  hu_node_put (&outcome, "when", hu_node_new_text ("end"));

  return outcome;
}

/* --- The cursor of the map --- */

/* Marks the outcomes whose condition names the hex under the cursor. */
static void
cursor_cb (GtkWidget *group)
{
  HuWorkshopBench *bench = g_object_get_data (G_OBJECT (group), "hu-bench");
  HuHex cursor = hu_map_state_get_cursor (hu_map_view_get_state (bench->map));
  guint n = hu_node_get_n (hu_workshop_get (bench->shop, HU_OBJECTIVES "/outcomes"));

  if (!gtk_widget_get_mapped (group))
    return;
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *needs = g_strdup_printf (HU_OBJECTIVES "/outcomes/%u/needs", i);
      g_autoptr(GArray) hexes = hu_term_list_hexes (bench->shop, needs);
      gboolean named = FALSE;

      for (guint k = 0; k < hexes->len && !named; k++)
        named = g_array_index (hexes, HuHex, k) == cursor;
      hu_workshop_list_mark (group, i, named);
    }
}

void
hu_outcome_list_add (HuWorkshopRules *rules)
{
  static const HuWorkshopListClass outcomes = {
    .title = outcome_title, .subtitle = outcome_subtitle, .object = "outcome", .fill = fill_outcome, .advanced = TRUE,
    .make = make_outcome, .shape = outcome_shape, .add = N_("Add an Outcome"), .ordered = TRUE,
  };
  HuWorkshopBench *bench = rules->bench;
  GtkWidget *group;

  hu_workshop_rules_list (rules, "outcomes", _("Outcomes"),
                          _("If several are met at one moment, the first in the list counts."), &outcomes);
  group = g_ptr_array_index (rules->groups, rules->groups->len - 1);
  g_object_set_data (G_OBJECT (group), "hu-bench", bench);
  hu_workshop_list_add_button (group, hu_templates_button_new (bench, group));
  g_signal_connect_object (hu_map_view_get_state (bench->map), "notify::cursor", G_CALLBACK (cursor_cb), group,
                           G_CONNECT_SWAPPED);
}
