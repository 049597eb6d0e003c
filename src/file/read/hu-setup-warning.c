/*
 * Faults of a set-up, in the words of `check`: that it decides the game, and garrisons on ground that their side
 * needs and nobody controls.
 */
#include "config.h"

#include "hu-setup-warning.h"

#include <glib/gi18n-lib.h>

#include "hu-apply.h"
#include "hu-event.h"
#include "hu-explain.h"
#include "hu-garrison.h"

#define MANY 8 /* hexes that a sentence names */

static void
warning_free (gpointer data)
{
  HuSetupWarning *warning = data;

  g_free (warning->what);
  g_free (warning->remedy);
  g_free (warning);
}

/* A scenario that its own set-up decides is useless. */
static HuSetupWarning *
warn_of_verdict (const HuScenario *scenario,
                 const HuVerdict  *verdict)
{
  HuSetupWarning *warning = g_new0 (HuSetupWarning, 1);
  g_autofree char *result = hu_explain_verdict_result (scenario, verdict);

  /* Translators: "German victory by rule 4.2", "Draw". */
  warning->what = g_strdup_printf (_("the set-up decides the game already: %s"), result);
  warning->remedy = g_strdup (_("change the start or the rules, so that it can be played"));

  return warning;
}

static HuSetupWarning *
warn_of_ground (const HuScenario *scenario,
                const HuGarrison *garrison)
{
  HuSetupWarning *warning = g_new0 (HuSetupWarning, 1);
  g_autofree char *side = hu_explain_side (scenario, garrison->side);
  g_autofree char *hexes = hu_explain_hexes (scenario, garrison->hexes, MANY);
  g_autofree char *name = garrison->of == HU_GARRISON_PLACE ? hu_explain_place (scenario, garrison->place) : g_strdup (hexes);

  /* Translators: a place or hexes, side. */
  warning->what = hu_explain_sentence (scenario, _("nobody controls %1$s at the start, although the %2$s side alone has "
                                                   "units there"), name, side);
  /* Translators: hexes, side. */
  warning->remedy = hu_explain_sentence (scenario, _("list %1$s for the %2$s side under /start/control"), hexes, side);

  return warning;
}

static HuSetupWarning *
warn_of_subject (const HuScenario *scenario,
                 const HuGarrison *garrison)
{
  HuSetupWarning *warning = g_new0 (HuSetupWarning, 1);
  g_autofree char *side = hu_explain_side (scenario, garrison->side);
  g_autofree char *name = hu_explain_subject (scenario, garrison->kind, garrison->subject);

  /* Translators: a Location, hex or building; side. */
  warning->what = hu_explain_sentence (scenario, _("nobody Controls %1$s at the start, although the %2$s side alone has "
                                                   "squads, half-squads or crews there"), name, side);
  /* Translators: side. */
  warning->remedy = hu_explain_sentence (scenario, _("name it under /start/holdings for the %1$s side, or give that side "
                                                     "alone a set-up area there (26.11)"), side);

  return warning;
}

/* [n_hexes] the hexes that events name. */
static guint8 *
find_named (const HuScenario *scenario,
            const GPtrArray  *log)
{
  guint8 *named = g_malloc0 ((gsize) scenario->map->grid->n_hexes);

  for (guint i = 0; i < log->len; i++)
    {
      const GArray *hexes = ((const HuEvent *) g_ptr_array_index (log, i))->hexes;

      for (guint k = 0; k < hexes->len; k++)
        named[g_array_index (hexes, HuHex, k)] = TRUE;
    }

  return named;
}

/* Drops the hexes that the log names.  FALSE: nothing is left to say. */
static gboolean
keep_unnamed (HuGarrison   *garrison,
              const guint8 *named)
{
  for (guint i = garrison->hexes->len; i > 0; i--)
    if (named[g_array_index (garrison->hexes, HuHex, i - 1)])
      {
        if (garrison->of == HU_GARRISON_PLACE)
          return FALSE;
        g_array_remove_index (garrison->hexes, i - 1);
      }

  return garrison->hexes->len > 0;
}

GPtrArray *
hu_setup_list_warnings (const HuState   *set_up,
                        const GPtrArray *log)
{
  GPtrArray *warnings = g_ptr_array_new_with_free_func (warning_free);
  const HuScenario *scenario;
  const HuVerdict *verdict;
  g_autoptr(GPtrArray) idle = NULL;
  g_autofree guint8 *named = NULL;

  g_return_val_if_fail (set_up != NULL && log != NULL, warnings);

  scenario = set_up->scenario;
  verdict = hu_state_get_verdict (set_up);
  if (verdict != NULL)
    g_ptr_array_add (warnings, warn_of_verdict (scenario, verdict));
  idle = hu_garrison_list_idle (set_up);
  named = idle->len > 0 && log->len > 0 ? find_named (scenario, log) : NULL;
  for (guint i = 0; i < idle->len; i++)
    {
      HuGarrison *garrison = g_ptr_array_index (idle, i);

      if (garrison->hexes == NULL)
        g_ptr_array_add (warnings, warn_of_subject (scenario, garrison));
      else if (named == NULL || keep_unnamed (garrison, named))
        g_ptr_array_add (warnings, warn_of_ground (scenario, garrison));
    }

  return warnings;
}

GPtrArray *
hu_setup_list_all (HuScenario      *scenario,
                   const GPtrArray *log)
{
  g_autoptr(HuState) set_up = NULL;

  g_return_val_if_fail (scenario != NULL && log != NULL, g_ptr_array_new ());

  set_up = hu_state_new (scenario);
  hu_apply_setup (set_up, NULL);

  return hu_setup_list_warnings (set_up, log);
}
