/*
 * Words on what a single unit would bring of the points that a condition lacks, by its exit, its elimination or its capture.
 */
#include "config.h"

#include "hu-control-near.h"
#include "hu-control-words.h"

typedef enum
{
  EXITS,
  ELIMINATIONS,
  CAPTURES,
} Act;

static gint64
find_worth (const HuSnapshot *snapshot,
            Act               act,
            guint             unit)
{
  HuValue value;

  if (act == EXITS)
    return hu_control_exit_sum (snapshot, unit, NULL);
  if (act == CAPTURES)
    return hu_control_capture_worth (snapshot, unit);

  hu_control_value (hu_snapshot_get_state (snapshot), unit, &value);

  return value.points;
}

/* "PzKpfw IVF2: 8": a unit with the points it would bring. */
static char *
name_worth (const HuSnapshot *snapshot,
            Act               act,
            guint             unit)
{
  g_autofree char *name = hu_explain_seen_unit (snapshot, unit);
  g_autofree char *number = _hu_number (find_worth (snapshot, act, unit));

  /* Translators: a unit; a number of points. */
  return g_strdup_printf (C_("points", "%1$s: %2$s"), name, number);
}

static char *
list_worths (const HuSnapshot *snapshot,
             Act               act,
             const GArray     *units)
{
  g_autoptr(GString) names = g_string_new (NULL);
  guint rest = units->len - MIN (units->len, HU_LIST_MOST);

  for (guint i = 0; i < MIN (units->len, HU_LIST_MOST); i++)
    {
      g_autofree char *name = name_worth (snapshot, act, g_array_index (units, guint, i));

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
                                           ? _("No single exit is enough. Exits would bring: %s.")
                                           /* Translators: units with the points each would bring. */
                                           : _("No single elimination is enough. Eliminations would bring: %s."), names);

  if (acts->only_captured)
    return g_strdup_printf ("%s %s", text,
                            _("Together they would be enough only if captured: at the end a captured unit counts twice "
                              "(26.222)."));
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

/* Is it worth more than twice as much at the end, being Chinese (G18.44)? */
static gboolean
counts_fourfold (const HuSnapshot *snapshot,
                 guint             unit)
{
  return find_worth (snapshot, CAPTURES, unit) > 2 * find_worth (snapshot, ELIMINATIONS, unit);
}

/* That the capture of one of them would be enough, where no elimination is; NULL: no capture would. */
static char *
explain_captures (const HuSnapshot    *snapshot,
                  const HuControlActs *acts)
{
  gboolean fourfold = FALSE;
  g_autofree char *names = NULL, *enough = NULL;

  if (acts->captured->len == 0)
    return NULL;

  for (guint i = 0; i < acts->captured->len; i++)
    fourfold |= counts_fourfold (snapshot, g_array_index (acts->captured, guint, i));
  names = list_worths (snapshot, CAPTURES, acts->captured);
  enough = g_strdup_printf (acts->captured->len == 1
                            /* Translators: a unit with the points its capture would bring: "PzKpfw IVF2: 8". */
                            ? _("The capture of this one would be enough: %s.")
                            /* Translators: units with the points each would bring. */
                            : _("The capture of one of these would be enough: %s."), names);

  return g_strdup_printf ("%s %s", fourfold
                          ? _("At the end a captured unit counts twice, and a Chinese gun or vehicle four times (26.222).")
                          : _("At the end a captured unit counts twice (26.222)."), enough);
}

static char *
explain_acts (const HuSnapshot    *snapshot,
              const HuControlActs *acts)
{
  g_autofree char *names = NULL, *together = NULL, *captures = NULL;

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

  names = list_worths (snapshot, acts->exits ? EXITS : ELIMINATIONS, acts->enough->len > 0 ? acts->enough : acts->others);
  if (acts->enough->len > 0)
    /* Translators: units with the points each would bring: "PzKpfw IVF2: 8; 4-6-7 A: 2". */
    return g_strdup_printf (acts->exits ? _("The exit of one of these would be enough: %s.")
                                       /* Translators: units with the points each would bring. */
                                       : _("The elimination of one of these would be enough: %s."), names);

  together = explain_together (acts, names);
  captures = explain_captures (snapshot, acts);

  return captures != NULL ? g_strdup_printf ("%s %s", together, captures) : g_steal_pointer (&together);
}

char *
_hu_explain_acts (const HuSnapshot *snapshot,
                  guint             entry)
{
  g_auto(HuControlActs) acts = { 0 };

  hu_control_find_acts (snapshot, entry, &acts);

  return explain_acts (snapshot, &acts);
}

char *
hu_explain_part_acts (const HuSnapshot    *snapshot,
                      guint                entry,
                      const HuTermFinding *part)
{
  g_auto(HuControlActs) acts = { 0 };

  g_return_val_if_fail (snapshot != NULL && part != NULL, NULL);

  hu_control_find_part_acts (snapshot, entry, part, &acts);

  return explain_acts (snapshot, &acts);
}
