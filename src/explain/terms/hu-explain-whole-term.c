/*
 * A condition with all of its parts, as a rulebook has it: in one sentence.
 *
 * Parts stand behind what is said of them, with semicolons between. Where a group is a part itself it says how many parts
 * it has, and so has the group around it, so that it needs no brackets: "all of these 2: A; any of these 2: B; C".
 */
#include "config.h"

#include "hu-explain-term-private.h"

static char *
join_parts (const HuScenario *scenario,
            const HuTerm     *term,
            gboolean          among)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < term->parts->len; i++)
    {
      g_autofree char *words = _hu_explain_whole (scenario, g_ptr_array_index (term->parts, i), among || term->parts->len > 1);

      g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", words);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
explain_group (const HuTerm *term,
               const char   *parts,
               gboolean      among)
{
  gint n = (gint) term->parts->len;

  switch ((gint) term->kind)
    {
    case HU_TERM_ALL:
      return among
        /* Translators: how many; conditions with semicolons between. */
        ? g_strdup_printf (_("all of these %d: %s"), n, parts)
        /* Translators: conditions with semicolons between. */
        : g_strdup_printf (_("all of: %s"), parts);
    case HU_TERM_ANY:
      return among
        /* Translators: how many; conditions with semicolons between. */
        ? g_strdup_printf (_("any of these %d: %s"), n, parts)
        /* Translators: conditions with semicolons between. */
        : g_strdup_printf (_("any of: %s"), parts);
    default:
      break;
    }

  return among
    /* Translators: how many, of how many; conditions with semicolons between. */
    ? g_strdup_printf (_("at least %d of these %d: %s"), (int) term->least, n, parts)
    /* Translators: how many; conditions with semicolons between. */
    : g_strdup_printf (_("at least %d of: %s"), (int) term->least, parts);
}

static char *
explain_run (const HuScenario *scenario,
             const HuTerm     *term,
             const char       *parts)
{
  gint n = (gint) term->least;
  const char *side = term->of != HU_SIDE_NONE ? _hu_side_name (scenario, term->of) : NULL;

  if (term->at != HU_JUDGED_PLAYER_TURN)
    return n == 1
      /* Translators: a condition. */
      ? g_strdup_printf (_("at the end of the most recent turn: %s"), parts)
      /* Translators: how many; a condition. */
      : g_strdup_printf (_hu_trn ("at the end of each of the %1$d most recent turn: %2$s",
                                  "at the end of each of the %1$d most recent turns: %2$s", n), n, parts);
  if (side != NULL)
    return n == 1
      /* Translators: side; a condition. */
      ? hu_explain_sentence (scenario, _("at the end of the most recent player turn of the %1$s side: %2$s"), side, parts)
      : hu_explain_sentence (scenario,
                             /* Translators: how many; side; a condition. */
                             _hu_trn ("at the end of each of the %1$d most recent player turn of the %2$s side: %3$s",
                                      "at the end of each of the %1$d most recent player turns of the %2$s side: %3$s", n),
                             n, side, parts);

  return n == 1
    /* Translators: a condition. */
    ? g_strdup_printf (_("at the end of the most recent player turn: %s"), parts)
    /* Translators: how many; a condition. */
    : g_strdup_printf (_hu_trn ("at the end of each of the %1$d most recent player turn: %2$s",
                                "at the end of each of the %1$d most recent player turns: %2$s", n), n, parts);
}

static char *
explain_memory (const HuScenario *scenario,
                const HuTerm     *term,
                const char       *parts)
{
  gboolean ever = term->kind == HU_TERM_EVER;
  g_autofree char *words = NULL;

  if (term->at == HU_JUDGED_INSTANT)
    return ever
      /* Translators: a condition. */
      ? g_strdup_printf (_("at any moment so far, at least once: %s"), parts)
      /* Translators: two conditions with a semicolon between. */
      : g_strdup_printf (_("judged at every moment, the first of these 2 was met before the second ever was: %s"), parts);
  /* A single moment remembers nothing. */
  if (term->at == HU_JUDGED_END)
    return ever
      /* Translators: a condition. */
      ? g_strdup_printf (_("at the end of the game: %s"), parts)
      /* Translators: two conditions with a semicolon between. */
      : g_strdup_printf (_("at the end of the game, the first of these 2 is met and the second is not: %s"), parts);

  words = ever
    /* Translators: a condition. */
    ? g_strdup_printf (_("at least once so far: %s"), parts)
    /* Translators: two conditions with a semicolon between. */
    : g_strdup_printf (_("the first of these 2 was met before the second ever was: %s"), parts);
  return _hu_add_moment (scenario, term, words);
}

/* Does a part have parts itself?  Only the number of its siblings then says where it ends. */
static gboolean
has_deep_part (const HuTerm *term)
{
  for (guint i = 0; i < term->parts->len; i++)
    {
      const HuTerm *part = g_ptr_array_index (term->parts, i);

      if (part->kind != HU_TERM_COMPARE && part->parts != NULL && part->parts->len > 0)
        return TRUE;
    }

  return FALSE;
}

char *
_hu_explain_whole (const HuScenario *scenario,
                   const HuTerm     *term,
                   gboolean          among)
{
  g_autofree char *parts = NULL;

  if (term->parts == NULL || term->parts->len == 0 || term->kind == HU_TERM_COMPARE)
    return hu_explain_term (scenario, term);
  /* A group of a single condition is that condition. */
  if (term->parts->len == 1 && hu_term_is_group (term) && term->kind != HU_TERM_NOT)
    return _hu_explain_whole (scenario, g_ptr_array_index (term->parts, 0), among);

  parts = join_parts (scenario, term, among);
  switch ((gint) term->kind)
    {
    case HU_TERM_NOT:
      /* Translators: a condition. */
      return g_strdup_printf (_("not: %s"), parts);
    case HU_TERM_FOR:
      return explain_run (scenario, term, parts);
    case HU_TERM_EVER:
    case HU_TERM_FIRST:
      return explain_memory (scenario, term, parts);
    default:
      return explain_group (term, parts, among || has_deep_part (term));
    }
}

char *
hu_explain_whole_term (const HuScenario *scenario,
                       const HuTerm     *term)
{
  g_return_val_if_fail (scenario != NULL && term != NULL, NULL);

  return _hu_explain_whole (scenario, term, FALSE);
}
