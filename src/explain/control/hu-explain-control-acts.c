/*
 * Words on what a single unit would bring of the points that a condition lacks, by its exit or its elimination.
 */
#include "config.h"

#include "hu-control-near.h"
#include "hu-control-words.h"

/* "PzKpfw IVF2: 8": a unit with the points it would bring. */
static char *
name_worth (const HuSnapshot *snapshot,
            gboolean          exits,
            guint             unit)
{
  g_autofree char *name = hu_explain_seen_unit (snapshot, unit);
  g_autofree char *number = NULL;
  HuValue value;

  hu_control_value (hu_snapshot_get_state (snapshot), unit, &value);
  number = _hu_number (exits ? hu_control_exit_sum (snapshot, unit, NULL) : value.points);

  /* Translators: a unit; a number of points. */
  return g_strdup_printf (C_("points", "%1$s: %2$s"), name, number);
}

static char *
list_worths (const HuSnapshot *snapshot,
             gboolean          exits,
             const GArray     *units)
{
  g_autoptr(GString) names = g_string_new (NULL);
  guint rest = units->len - MIN (units->len, HU_LIST_MOST);

  for (guint i = 0; i < MIN (units->len, HU_LIST_MOST); i++)
    {
      g_autofree char *name = name_worth (snapshot, exits, g_array_index (units, guint, i));

      g_string_append_printf (names, "%s%s", i > 0 ? "; " : "", name);
    }
  if (rest > 0)
    {
      g_autofree char *more = g_strdup_printf (_hu_trn ("and %u more", "and %u more", rest), rest);

      g_string_append_printf (names, " %s", more);
    }

  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* No single one of them is enough, but the first of them may be together. */
static char *
explain_together (const HuControlActs *acts,
                  const char          *names)
{
  g_autofree char *text = g_strdup_printf (acts->exits
                                           /* Translators: units with the points each would bring. */
                                           ? _("No single unit is enough. Exits would bring: %s.")
                                           /* Translators: units with the points each would bring. */
                                           : _("No single unit is enough. Eliminations would bring: %s."), names);

  if (acts->n_together == 0)
    return g_steal_pointer (&text);
  if (acts->n_together == acts->others->len)
    return g_strdup_printf ("%s %s", text, _("All of these together would be enough."));

  return g_strdup_printf (_hu_trn (
                              /* Translators: a sentence that lists units; how many of them: two or more. */
                              "%1$s The first %2$u of these would be enough together.",
                              /* Translators: a sentence that lists units; how many of them: two or more. */
                              "%1$s The first %2$u of these would be enough together.", acts->n_together),
                          text, acts->n_together);
}

static char *
explain_acts (const HuSnapshot    *snapshot,
              const HuControlActs *acts)
{
  g_autofree char *names = NULL;

  if (acts->enough->len == 1)
    {
      names = hu_explain_seen_unit (snapshot, g_array_index (acts->enough, guint, 0));
      /* Translators: a unit. */
      return g_strdup_printf (acts->exits ? _("The exit of %s would be enough.")
                                         /* Translators: a unit. */
                                         : _("The elimination of %s would be enough."), names);
    }
  if (acts->enough->len + acts->others->len == 0)
    return NULL;

  names = list_worths (snapshot, acts->exits, acts->enough->len > 0 ? acts->enough : acts->others);
  if (acts->enough->len > 0)
    /* Translators: units with the points each would bring: "PzKpfw IVF2: 8; 4-6-7 A: 2". */
    return g_strdup_printf (acts->exits ? _("The exit of one of these would be enough: %s.")
                                       /* Translators: units with the points each would bring. */
                                       : _("The elimination of one of these would be enough: %s."), names);

  return explain_together (acts, names);
}

char *
_hu_explain_acts (const HuSnapshot *snapshot,
                  guint             entry)
{
  g_auto(HuControlActs) acts = { FALSE, NULL, NULL, 0 };

  hu_control_find_acts (snapshot, entry, &acts);

  return explain_acts (snapshot, &acts);
}

char *
hu_explain_part_acts (const HuSnapshot    *snapshot,
                      const HuTermFinding *part)
{
  g_auto(HuControlActs) acts = { FALSE, NULL, NULL, 0 };

  g_return_val_if_fail (snapshot != NULL && part != NULL, NULL);

  hu_control_find_part_acts (snapshot, part, &acts);

  return explain_acts (snapshot, &acts);
}
