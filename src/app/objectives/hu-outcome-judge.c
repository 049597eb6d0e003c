/*
 * Judge now: outcomes of a draft, judged at the end of its log, with what came of each of their terms.  What is asked
 * for is judged again after each change.
 */
#include "config.h"

#include "hu-objectives-page.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-adjudicator.h"
#include "hu-explain-objectives.h"

struct _HuOutcomeJudge
{
  GObject     parent_instance;

  HuWorkshop *shop;     /* borrowed: it has the judge */
  GHashTable *asked;    /* char *: ids of outcomes */
  HuSnapshot *snapshot; /* NULL: not judged, or the draft has faults */
  guint       source;
};

static guint judged_signal;

G_DEFINE_FINAL_TYPE (HuOutcomeJudge, hu_outcome_judge, G_TYPE_OBJECT)

static void
hu_outcome_judge_finalize (GObject *object)
{
  HuOutcomeJudge *self = HU_OUTCOME_JUDGE (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_hash_table_unref (self->asked);
  g_clear_pointer (&self->snapshot, hu_snapshot_unref);

  G_OBJECT_CLASS (hu_outcome_judge_parent_class)->finalize (object);
}

static void
hu_outcome_judge_class_init (HuOutcomeJudgeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hu_outcome_judge_finalize;
  judged_signal = g_signal_new ("judged", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
}

static void
hu_outcome_judge_init (HuOutcomeJudge *self)
{
  self->asked = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/* --- Judging --- */

static void
judge (HuOutcomeJudge *self)
{
  g_autoptr(HuScenario) scenario = NULL;
  g_autoptr(GPtrArray) log = NULL;

  g_clear_pointer (&self->snapshot, hu_snapshot_unref);
  if (g_hash_table_size (self->asked) > 0 && hu_workshop_dup_game (self->shop, &scenario, &log))
    {
      HuAdjudicator *adjudicator = hu_adjudicator_new (scenario);
      HuRefusal refusal;
      guint n = 0;

      while (n < log->len && hu_adjudicator_append (adjudicator, g_ptr_array_index (log, n), &refusal))
        n++;
      self->snapshot = hu_adjudicator_snapshot (adjudicator, n);
      hu_adjudicator_free (adjudicator);
    }
  g_signal_emit (self, judged_signal, 0);
}

static gboolean
idle_cb (gpointer data)
{
  HuOutcomeJudge *self = data;

  self->source = 0;
  judge (self);

  return G_SOURCE_REMOVE;
}

static void
changed_cb (HuOutcomeJudge *self)
{
  if (g_hash_table_size (self->asked) == 0)
    return;

  /* The findings are about conditions that may be gone. */
  g_clear_pointer (&self->snapshot, hu_snapshot_unref);
  if (self->source == 0)
    self->source = g_idle_add_full (G_PRIORITY_LOW, idle_cb, self, NULL);
}

HuOutcomeJudge *
hu_outcome_judge_get_for (HuWorkshop *shop)
{
  HuOutcomeJudge *self = g_object_get_data (G_OBJECT (shop), "hu-outcome-judge");

  if (self == NULL)
    {
      self = g_object_new (HU_TYPE_OUTCOME_JUDGE, NULL);
      self->shop = shop;
      g_object_set_data_full (G_OBJECT (shop), "hu-outcome-judge", self, g_object_unref);
      g_signal_connect_object (shop, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
    }

  return self;
}

/* --- What was found --- */

static const char *
get_id (HuWorkshop *shop,
        const char *pointer)
{
  g_autofree char *there = hu_workshop_join (pointer, "id");

  return hu_node_get_text (hu_workshop_get (shop, there), NULL);
}

static const HuOutcomeFinding *
find_outcome (HuWorkshop *shop,
              const char *pointer)
{
  HuOutcomeJudge *self = hu_outcome_judge_get_for (shop);
  const char *id = get_id (shop, pointer);
  const HuObjectivesFindings *findings;

  if (self->snapshot == NULL || id == NULL || !g_hash_table_contains (self->asked, id))
    return NULL;

  findings = hu_snapshot_get_objectives (self->snapshot);
  for (guint i = 0; findings != NULL && i < findings->outcomes->len; i++)
    if (g_str_equal (hu_objectives_get_outcome (hu_snapshot_get_scenario (self->snapshot), i)->id, id))
      return g_ptr_array_index (findings->outcomes, i);

  return NULL;
}

const HuTermFinding *
hu_outcome_judge_find (HuWorkshop *shop,
                       const char *pointer)
{
  const char *needs = strstr (pointer, "/needs");
  g_autofree char *owner = needs != NULL ? g_strndup (pointer, (gsize) (needs - pointer)) : NULL;
  const HuOutcomeFinding *outcome = owner != NULL ? find_outcome (shop, owner) : NULL;
  const HuTermFinding *finding = outcome != NULL ? outcome->needs : NULL;
  g_autofree char *whole = needs != NULL ? g_strconcat (owner, "/needs", NULL) : NULL;
  HuNode *condition = whole != NULL ? hu_workshop_get (shop, whole) : NULL;

  for (const char *rest = needs != NULL ? needs + strlen ("/needs") : ""; rest[0] != '\0' && finding != NULL;)
    {
      g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
      gboolean found = FALSE;

      hu_term_list_parts (&hu_objectives_term_forms, condition, parts);
      for (guint i = 0; i < parts->len && i < finding->parts->len && !found; i++)
        {
          const char *part = g_ptr_array_index (parts, i);
          gsize length = strlen (part);

          if (!g_str_has_prefix (rest, part) || (rest[length] != '\0' && rest[length] != '/'))
            continue;
          found = TRUE;
          rest += length;
          condition = hu_node_at (condition, part);
          finding = g_ptr_array_index (finding->parts, i);
        }
      if (!found)
        return NULL;
    }

  return finding;
}

/* --- The row --- */

static char *
word_result (HuWorkshop *shop,
             const char *pointer)
{
  HuOutcomeJudge *self = hu_outcome_judge_get_for (shop);
  const HuOutcomeFinding *finding = find_outcome (shop, pointer);
  const char *id = get_id (shop, pointer);
  g_autofree char *lack = NULL;
  guint events;

  if (id == NULL || !g_hash_table_contains (self->asked, id))
    return g_strdup (_("Whether it is met as the game stands, term by term"));
  if (finding == NULL)
    return g_strdup (_("It can be judged when the draft has no fault."));

  lack = hu_explain_lack (hu_snapshot_get_scenario (self->snapshot), finding);
  events = hu_snapshot_get_state (self->snapshot)->n_events;
  if (events == 0)
    /* Translators: whether a condition is met, and what is missing, in a sentence */
    return g_strdup_printf (_("At the start: %s"), lack);

  /* Translators: how many events; whether a condition is met, and what is missing, in a sentence */
  return g_strdup_printf (ngettext ("After %1$u event: %2$s", "After %1$u events: %2$s", events), events, lack);
}

static void
update (GtkWidget *row)
{
  HuWorkshopBench *bench = g_object_get_data (G_OBJECT (row), "hu-bench");
  g_autofree char *result = word_result (bench->shop, g_object_get_data (G_OBJECT (row), "hu-pointer"));

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), result);
}

static void
judge_cb (GtkWidget *row)
{
  HuWorkshopBench *bench = g_object_get_data (G_OBJECT (row), "hu-bench");
  HuOutcomeJudge *self = hu_outcome_judge_get_for (bench->shop);
  const char *id = get_id (bench->shop, g_object_get_data (G_OBJECT (row), "hu-pointer"));

  if (id == NULL)
    return;

  g_hash_table_add (self->asked, g_strdup (id));
  judge (self);
}

GtkWidget *
hu_outcome_judge_row (HuWorkshopBench *bench,
                      const char      *pointer)
{
  GtkWidget *row = adw_action_row_new (), *button = gtk_button_new_with_mnemonic (_("_Judge Now"));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Is It Met?"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  g_object_set_data (G_OBJECT (row), "hu-bench", bench);
  g_object_set_data_full (G_OBJECT (row), "hu-pointer", g_strdup (pointer), g_free);
  update (row);
  g_signal_connect_object (button, "clicked", G_CALLBACK (judge_cb), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (hu_outcome_judge_get_for (bench->shop), "judged", G_CALLBACK (update), row, G_CONNECT_SWAPPED);

  return row;
}
