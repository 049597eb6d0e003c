/*
 * Words for the lines of supply that conditions ask about: by which of them, and what would become of a line without a unit.
 */
#include "config.h"

#include "hu-explain-need.h"

#include "hu-explain-private.h"
#include "hu-supply-need.h"
#include "hu-system-words.h"

static char *
name_asking (const HuScenario *scenario,
             gconstpointer     term)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      char *name = hu_system_in_force (scenario, id) && hu_system_words_get (id)->name_asking != NULL
        ? hu_system_words_get (id)->name_asking (scenario, term) : NULL;

      if (name != NULL)
        return name;
    }

  return NULL;
}

static char *
quote_nth (const HuScenario *scenario,
           const GArray     *names,
           guint             index)
{
  return hu_explain_quoted (g_array_index (names, const char *, index));
}

char *
_hu_explain_asking (const HuScenario *scenario,
                    guint             number)
{
  g_autoptr(GPtrArray) needs = hu_supply_list_needs (scenario);
  const HuSupplyNeed *need = g_ptr_array_index (needs, number);
  g_autoptr(GPtrArray) owned = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GArray) names = g_array_new (FALSE, FALSE, sizeof (const char *));

  for (guint i = 0; i < need->terms->len; i++)
    {
      char *name = name_asking (scenario, g_ptr_array_index (need->terms, i));

      if (name == NULL || g_ptr_array_find_with_equal_func (owned, name, g_str_equal, NULL))
        {
          g_free (name);
          continue;
        }
      g_ptr_array_add (owned, name);
      g_array_append_val (names, name);
    }

  return _hu_explain_list (scenario, names, 0, quote_nth);
}

char *
hu_explain_need_without (const HuScenario *scenario,
                         guint             need,
                         HuHex             hex,
                         gboolean          open,
                         gboolean          ended)
{
  g_autofree char *names = _hu_explain_asking (scenario, need);
  g_autofree char *from = hu_explain_hex (scenario, hex);

  if (ended)
    return open
      /* Translators: the conditions that ask about a line of supply; a hex. */
      ? g_strdup_printf (_("Without it a line that counts for %1$s would have led from %2$s."), names, from)
      /* Translators: likewise. */
      : g_strdup_printf (_("Without it no line that counts for %1$s would have led from %2$s."), names, from);

  return open
    /* Translators: likewise. */
    ? g_strdup_printf (_("Without it a line that counts for %1$s would lead from %2$s."), names, from)
    /* Translators: likewise. */
    : g_strdup_printf (_("Without it no line that counts for %1$s would lead from %2$s."), names, from);
}

char *
hu_explain_need_then (const HuScenario *scenario,
                      guint             need,
                      HuHex             hex,
                      gboolean          open)
{
  g_autofree char *names = _hu_explain_asking (scenario, need);
  g_autofree char *from = hu_explain_hex (scenario, hex);

  return open
    /* Translators: the conditions that ask about a line of supply; a hex. */
    ? g_strdup_printf (_("A line that counts for %1$s would lead from %2$s."), names, from)
    /* Translators: likewise. */
    : g_strdup_printf (_("No line that counts for %1$s would lead from %2$s."), names, from);
}

char *
hu_explain_need_way (const HuScenario *scenario,
                     guint             need,
                     HuHex             from,
                     gboolean          all)
{
  g_autofree char *names = _hu_explain_asking (scenario, need);
  g_autofree char *origin = hu_explain_hex (scenario, from);

  return all
    /* Translators: the conditions that ask about a line of supply; a hex. */
    ? g_strdup_printf (_("Every line that counts for %1$s and leads from %2$s goes through this hex."), names, origin)
    /* Translators: likewise. */
    : g_strdup_printf (_("The shortest line that counts for %1$s and leads from %2$s goes through this hex, but not every line "
                         "does."), names, origin);
}
