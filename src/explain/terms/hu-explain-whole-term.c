/*
 * A condition with all of its parts, as a rulebook has it: in one sentence.
 *
 * Parts stand behind what is said of them, with semicolons between.  A group says how many parts it has, and each of them has
 * a mark that says where it belongs: "both of these: (a) A; (b) at least one of these 2: (b1) B; (b2) C".
 */
#include "config.h"

#include "hu-explain-term-private.h"

/* The mark of a part within the part that is marked @above: "b", "b1", "b1a". */
static char *
make_mark (const char *above,
           guint       i)
{
  /* Translators: marks of the parts of a condition, in order: "(a) …; (b) …". Letters of your alphabet, the clearest first. */
  const char *letters = C_("marks of conditions", "abcdefghijklmnopqrstuvwxyz");
  gsize length = strlen (above);
  gboolean by_letter = length == 0 || g_ascii_isdigit (above[length - 1]);
  const char *letter = g_utf8_offset_to_pointer (letters, MIN (i, (guint) g_utf8_strlen (letters, -1)));

  if (!by_letter || *letter == '\0')
    return g_strdup_printf ("%s%u", above, i + 1);

  return g_strdup_printf ("%s%.*s", above, (gint) (g_utf8_next_char (letter) - letter), letter);
}

static char *explain_part (const HuScenario *scenario,
                           const HuTerm     *term,
                           const char       *mark);

static char *
join_parts (const HuScenario *scenario,
            const HuTerm     *term,
            const char       *above)
{
  g_autoptr(GString) text = g_string_new (NULL);

  if (term->parts->len == 1)
    return explain_part (scenario, g_ptr_array_index (term->parts, 0), above);

  for (guint i = 0; i < term->parts->len; i++)
    {
      g_autofree char *mark = make_mark (above, i);
      g_autofree char *words = explain_part (scenario, g_ptr_array_index (term->parts, i), mark);

      g_string_append_printf (text, "%s(%s) %s", i > 0 ? "; " : "", mark, words);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
asks_for_all (const HuTerm *group)
{
  return group->kind == HU_TERM_ALL || (group->kind == HU_TERM_SOME && group->least >= (gint64) group->parts->len);
}

static char *
explain_group (const HuTerm *term,
               const char   *parts)
{
  gint n = (gint) term->parts->len;

  if (asks_for_all (term))
    return n == 2
      /* Translators: two conditions. */
      ? g_strdup_printf (_("both of these: %s"), parts)
      /* Translators: how many; conditions. */
      : g_strdup_printf (_("all of these %d: %s"), n, parts);

  /* Translators: how many, of how many; conditions. */
  return g_strdup_printf (_hu_trn ("at least %d of these %d: %s", "at least %d of these %d: %s",
                                   term->kind == HU_TERM_ANY ? 1 : term->least),
                          term->kind == HU_TERM_ANY ? 1 : (gint) term->least, n, parts);
}

/* "Not" before a group says of how many parts. */
static char *
explain_not_group (const HuTerm *group,
                   const char   *parts)
{
  gint n = (gint) group->parts->len;

  if (asks_for_all (group))
    return n == 2
      /* Translators: two conditions, of which one at least is not met. */
      ? g_strdup_printf (_("not both of these: %s"), parts)
      /* Translators: how many; conditions, of which one at least is not met. */
      : g_strdup_printf (_("not all of these %d: %s"), n, parts);
  if (group->kind == HU_TERM_ANY || group->least <= 1)
    return n == 2
      /* Translators: two conditions. */
      ? g_strdup_printf (_("neither of these: %s"), parts)
      /* Translators: how many; conditions. */
      : g_strdup_printf (_("none of these %d: %s"), n, parts);

  /* Translators: how many, of how many; conditions. */
  return g_strdup_printf (_hu_trn ("at most %d of these %d: %s", "at most %d of these %d: %s", group->least - 1),
                          (gint) group->least - 1, n, parts);
}

static char *
explain_not (const HuScenario *scenario,
             const HuTerm     *term,
             const char       *mark)
{
  const HuTerm *part = g_ptr_array_index (term->parts, 0);
  g_autofree char *words = NULL;

  if (hu_term_is_group (part) && part->kind != HU_TERM_NOT && part->parts->len > 1)
    {
      words = join_parts (scenario, part, mark);
      return explain_not_group (part, words);
    }

  words = explain_part (scenario, part, mark);
  /* Translators: a condition. */
  return g_strdup_printf (_("not: %s"), words);
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
explain_ever (const HuScenario *scenario,
              const HuTerm     *term,
              const char       *parts)
{
  g_autofree char *words = NULL;

  if (term->at == HU_JUDGED_INSTANT)
    /* Translators: a condition. */
    return g_strdup_printf (_("at any moment so far, at least once: %s"), parts);
  /* A single moment remembers nothing. */
  if (term->at == HU_JUDGED_END)
    /* Translators: a condition. */
    return g_strdup_printf (_("at the end of the game: %s"), parts);

  /* Translators: a condition. */
  words = g_strdup_printf (_("at least once so far: %s"), parts);
  return _hu_add_moment (scenario, term, words);
}

static char *
explain_first (const HuScenario *scenario,
               const HuTerm     *term,
               const char       *above,
               const char       *parts)
{
  g_autofree char *first = make_mark (above, 0), *second = make_mark (above, 1);
  g_autofree char *words = NULL;

  if (term->at == HU_JUDGED_END)
    /* Translators: the marks of two conditions; both conditions. */
    return g_strdup_printf (_("at the end of the game, (%1$s) is met and (%2$s) is not: %3$s"), first, second, parts);

  /* Translators: the marks of two conditions; both conditions. */
  words = g_strdup_printf (_("of these 2, (%1$s) was met before (%2$s) ever was: %3$s"), first, second, parts);
  return term->at == HU_JUDGED_INSTANT ? g_steal_pointer (&words) : _hu_add_moment (scenario, term, words);
}

static char *
explain_part (const HuScenario *scenario,
              const HuTerm     *term,
              const char       *mark)
{
  g_autofree char *parts = NULL;

  if (term->parts == NULL || term->parts->len == 0 || term->kind == HU_TERM_COMPARE)
    return hu_explain_term (scenario, term);
  if (term->kind == HU_TERM_NOT)
    return explain_not (scenario, term, mark);

  parts = join_parts (scenario, term, mark);
  switch ((gint) term->kind)
    {
    case HU_TERM_FOR:
      return explain_run (scenario, term, parts);
    case HU_TERM_EVER:
      return explain_ever (scenario, term, parts);
    case HU_TERM_FIRST:
      return explain_first (scenario, term, mark, parts);
    default:
      /* A group of a single condition is that condition. */
      return term->parts->len == 1 ? g_steal_pointer (&parts) : explain_group (term, parts);
    }
}

char *
hu_explain_whole_term (const HuScenario *scenario,
                       const HuTerm     *term)
{
  g_return_val_if_fail (scenario != NULL && term != NULL, NULL);

  return explain_part (scenario, term, "");
}
