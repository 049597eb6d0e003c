/*
 * `rules.control` on the way in.
 */
#include "config.h"

#include "hu-control-format.h"
#include "hu-control-terms.h"
#include "hu-term-node.h"

#include <glib/gi18n-lib.h>

/* "immediate" is the word of the first format for an instant. */
static gboolean
read_when (const HuObject *object,
           gpointer        record)
{
  static const char * const words[] = { "end", "immediate", "instant", "phase", "player-turn", "turn", NULL };
  static const HuJudged judged[] = {
    HU_JUDGED_END, HU_JUDGED_INSTANT, HU_JUDGED_INSTANT, HU_JUDGED_PHASE, HU_JUDGED_PLAYER_TURN, HU_JUDGED_TURN,
  };
  HuVictoryEntry *entry = record;
  gint when = 0;

  entry->when = HU_N_JUDGED;
  if (!hu_object_word (object, "when", HU_REQUIRED, words, &when))
    return FALSE;

  entry->when = judged[when];
  entry->immediate = when == 1;

  return TRUE;
}

static gboolean
check_victory (const HuObject *object,
               gpointer        record)
{
  const HuVictoryEntry *entry = record;

  if (entry->when < HU_N_JUDGED)
    hu_check_moment (object, entry->when, entry->of, entry->phase, &entry->turn);

  return entry->needs != NULL;
}

/* No two entries have one id. */
static gboolean
read_id (const HuObject *object,
         gpointer        record)
{
  const GPtrArray *victory = hu_control_rules (object->reader->scenario)->victory;
  HuVictoryEntry *entry = record;
  const char *id = NULL;

  if (!hu_object_has (object, "id") || !hu_object_name (object, "id", &id))
    return TRUE;

  for (guint i = 0; i < victory->len; i++)
    if (g_strcmp0 (((const HuVictoryEntry *) g_ptr_array_index (victory, i))->id, id) == 0)
      {
        hu_object_fault (object, "id", g_strdup_printf (_("another entry has the id “%s”"), id),
                         g_strdup (_("give each entry an id of its own")));
        break;
      }
  entry->id = g_strdup (id);

  return TRUE;
}

static const HuReadHook hooks[] = {
  { "victory", "id", read_id }, { "victory", "when", read_when }, { "victory", NULL, check_victory }, { NULL },
};

/* Reads the data of the rule system, which is in force from then on. */
void
hu_read_control (const HuObject *object)
{
  HuControlRules *rules = hu_scenario_add_control (object->reader->scenario);

  hu_object_read_record (object, "control", rules, hooks);
  rules->extra = hu_object_close (object);
}

HuTerm *
hu_control_term_from_node (HuScenario *scenario,
                           HuSide      side,
                           HuNode     *node,
                           gboolean    counted)
{
  HuTerm *term = hu_term_from_node (scenario, &hu_control_terms, node, counted);
  g_autoptr(GPtrArray) terms = g_ptr_array_new ();

  if (term != NULL)
    {
      hu_control_term_set_side (term, side);
      hu_terms_list (scenario, term, terms);
    }

  return term;
}
