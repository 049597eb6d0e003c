/*
 * Conditions on the way in, as far as all systems have them in common.  An unknown key is refused here: a typing error would
 * change the winner.
 */
#include "config.h"

#include "hu-read-term.h"

#include <glib/gi18n-lib.h>

#include "hu-reader-private.h"

#define MOST_DEPTH 16

/* --- Bounds --- */

void
hu_refuse_unreached (const HuObject *object,
                     const char     *key,
                     gint64          most)
{
  hu_object_fault (object, key, g_strdup (_("this number can never be reached")),
                   g_strdup_printf (_("use a whole number up to %lld"), (long long) most));
}

void
hu_refuse_kept (const HuObject *object,
                const char     *key,
                gint64          most)
{
  hu_object_fault (object, key, g_strdup (_("this number is always kept, so that it asks for nothing")),
                   g_strdup_printf (_("use a whole number up to %lld"), (long long) most));
}

void
hu_refuse_crossed (const HuObject *object)
{
  hu_object_fault (object, "at_most", g_strdup (_("no number is at least the one and at most the other")),
                   g_strdup (_("“at_least” is the smaller number")));
}

/* Tells whether there is a bound; a fault where there is none, or where one stands in a sum. */
static gboolean
has_bounds (const HuObject *object,
            HuTerm         *term)
{
  static const char * const keys[] = { "at_least", "at_most" };

  for (guint i = 0; term->counted && i < G_N_ELEMENTS (keys); i++)
    hu_refuse_bound (object, keys[i], term);
  if (term->counted)
    return FALSE;

  term->has_least = hu_object_has (object, "at_least");
  term->has_most = hu_object_has (object, "at_most");
  if (!term->has_least && !term->has_most)
    hu_object_fault (object, NULL, g_strdup (_("no number says how many")), g_strdup (_("add “at_least”, “at_most” or both")));

  return term->has_least || term->has_most;
}

gboolean
hu_refuse_bound (const HuObject *object,
                 const char     *key,
                 const HuTerm   *term)
{
  if (!term->counted || !hu_object_has (object, key))
    return FALSE;

  hu_object_fault (object, key, g_strdup (_("a bound stands in a sum, which only counts")),
                   g_strdup (_("put the bound into “compare”")));
  return TRUE;
}

void
hu_read_bounds (const HuObject *object,
                gint64          least,
                gint64          least_most,
                HuTerm         *term)
{
  if (has_bounds (object, term) &&
      hu_object_integer (object, "at_least", HU_OPTIONAL, least, G_MAXINT64, &term->least) &&
      hu_object_integer (object, "at_most", HU_OPTIONAL, least_most, G_MAXINT64, &term->most) &&
      term->has_least && term->has_most && term->least > term->most)
    hu_refuse_crossed (object);
}

void
hu_check_crossed (const HuObject *object,
                  const HuTerm   *term)
{
  gint64 most;

  /* A faulty number has not been taken over. */
  if (term->has_least && term->has_most && term->least > term->most &&
      hu_node_get_whole (hu_node_find (object->at.node, "at_most"), &most) && most == term->most)
    hu_refuse_crossed (object);
}

void
hu_check_named (const HuObject *object,
                const HuTerm   *term)
{
  gint64 named = term->filter.units != NULL ? term->filter.units->len : 0;

  if (named == 0 || hu_reader_n_errors (object->reader) > 0)
    return;
  if (term->has_least && term->least > named)
    hu_refuse_unreached (object, "at_least", named);
  else if (term->has_most && !term->has_least && term->most >= named)
    hu_refuse_kept (object, "at_most", named - 1);
}

void
hu_check_bounds (const HuObject *object,
                 HuTerm         *term)
{
  if (has_bounds (object, term))
    hu_check_crossed (object, term);
}

/* As so many of @unit; a fault where 64 bits do not hold that. */
static gint64
in_unit (const HuObject *object,
         const char     *key,
         HuDecimal       number,
         guint           unit)
{
  gint64 value = 0;

  if (__builtin_mul_overflow (number.value, (gint64) (unit / number.unit), &value))
    hu_object_fault (object, key, g_strdup (_("this number is too large beside one with decimals")),
                     g_strdup (_("use a smaller number")));

  return value;
}

/* Both bounds in one unit. */
static void
unite_bounds (const HuObject *object,
              HuDecimal       least,
              HuDecimal       most,
              HuTerm         *term)
{
  term->unit = MAX (least.unit, most.unit);
  term->least = in_unit (object, "at_least", least, term->unit);
  term->most = in_unit (object, "at_most", most, term->unit);
  if (term->has_least && term->has_most && hu_decimal_compare (least.value, least.unit, most.value, most.unit) > 0)
    hu_refuse_crossed (object);
}

void
hu_read_decimal_bounds (const HuObject *object,
                        gboolean        signs,
                        HuTerm         *term)
{
  HuDecimal least = { 0, 1 }, most = { 0, 1 };

  if (!has_bounds (object, term) || !hu_object_decimal (object, "at_least", HU_OPTIONAL, G_MININT64, &least) ||
      !hu_object_decimal (object, "at_most", HU_OPTIONAL, signs ? G_MININT64 : 0, &most))
    return;

  if (!signs && term->has_least && least.value <= 0)
    hu_object_fault (object, "at_least", g_strdup (_("this number is always kept, so that it asks for nothing")),
                     g_strdup (_("use a number above 0")));
  else
    unite_bounds (object, least, most, term);
}

/* --- Sums --- */

/* Says which system has the word, where it is not this one's. */
static gboolean
refuse_foreign (HuReader           *reader,
                const HuTermFormat *format,
                const HuAt         *at)
{
  for (guint i = 0; i < hu_node_get_n (at->node); i++)
    for (guint id = 0; id < HU_N_SYSTEMS; id++)
      {
        const HuTermFormat *other = hu_system_format_get ((HuSystemId) id)->terms;
        HuAt member = hu_at_member (at, i);

        if (other == NULL || other == format || !g_strv_contains (other->words->atoms, member.key) ||
            g_strv_contains (format->words->atoms, member.key))
          continue;
        hu_reader_fault (reader, &member,
                         /* Translators: the word of a condition, the id of a rule system. */
                         g_strdup_printf (_("“%s” is a condition of “%s”"), member.key, hu_system_to_string ((HuSystemId) id)),
                         g_strdup (_("use it there")));
        return TRUE;
      }

  return FALSE;
}

static gboolean
may_stand (const HuTermFormat *format,
           const HuObject     *object,
           guint               kind)
{
  HuAt member;

  return format->may_stand == NULL ||
         (hu_object_get (object, hu_term_kind_to_string (format->words, kind), HU_OPTIONAL, &member) &&
          format->may_stand (object->reader, &member, kind));
}

/* The atom that a count asks for; or -1 with a fault, which an unknown key is already. */
static gint
find_counted (const HuTermFormat *format,
              const HuObject     *object)
{
  const HuVocabulary *words = format->words;
  gint found = -1;
  guint n = 0;

  for (guint kind = 0; kind < HU_TERM_ATOMS + words->n_atoms; kind++)
    {
      const char *word = hu_term_kind_to_string (words, kind);

      if (word == NULL || !hu_object_has (object, word))
        continue;
      n++;
      found = (gint) kind;
    }
  if (n == 1)
    return found;
  if (n == 0 && hu_reader_n_errors (object->reader) > object->n_errors)
    return -1;

  hu_reader_fault (object->reader, &object->at, n == 0 ? g_strdup (_("the sum counts nothing here"))
                                                        : g_strdup (_("the sum counts several things at once")),
                   g_strdup (_("put each count into braces of its own")));
  return -1;
}

/* Counts that are conditions, not numbers. */
static gboolean
refuse_uncounted (HuReader           *reader,
                  const HuTermFormat *format,
                  const HuAt         *at)
{
  const HuVocabulary *words = format->words;

  for (guint i = 0; i < hu_node_get_n (at->node); i++)
    for (guint kind = 0; kind < HU_TERM_ATOMS + words->n_atoms; kind++)
      {
        HuAt member = hu_at_member (at, i);

        if (kind == HU_TERM_NUMBER || hu_vocabulary_counts (words, kind) ||
            g_strcmp0 (hu_term_kind_to_string (words, kind), member.key) != 0)
          continue;
        hu_reader_fault (reader, &member, g_strdup_printf (_("“%s” cannot be counted in a sum"), member.key),
                         g_strdup (_("count units, places or points")));
        return TRUE;
      }

  return FALSE;
}

HuTerm *
hu_read_count (HuReader           *reader,
               const HuTermFormat *format,
               const HuAt         *at)
{
  gboolean refused = hu_node_get_kind (at->node) == HU_NODE_OBJECT &&
                     (refuse_uncounted (reader, format, at) || refuse_foreign (reader, format, at));
  HuObject whole;
  gint kind = -1;
  HuTerm *term;

  if (!refused && hu_object_open_strictly (&whole, reader, at, hu_format_get_keys (format->count)))
    kind = find_counted (format, &whole);
  if (kind >= 0 && !may_stand (format, &whole, (guint) kind))
    kind = -1;

  term = hu_term_new (format->words, kind >= 0 ? (guint) kind : HU_TERM_NUMBER);
  term->counted = TRUE;
  if (kind < 0)
    return term;

  if (kind == HU_TERM_NUMBER && hu_object_has (&whole, "times"))
    hu_refuse_senseless (&whole, "times", FALSE, g_strdup (_("write the product as the number")));
  else
    hu_object_read_member (&whole, format->count, "times", term, NULL);
  hu_object_read_member (&whole, format->count, hu_term_get_word (term), term, format->read_hooks);

  return term;
}

static void
read_difference (const HuObject *object,
                 HuTerm         *term)
{
  HuDecimal least = { 0, 1 }, most = { 0, 1 };

  term->has_least = hu_object_has (object, "at_least");
  term->has_most = hu_object_has (object, "at_most");
  if (!hu_object_decimal (object, "at_least", HU_OPTIONAL, G_MININT64, &least) ||
      !hu_object_decimal (object, "at_most", HU_OPTIONAL, G_MININT64, &most))
    return;

  if (term->has_least && term->has_most && term->has_more_by)
    hu_object_fault (object, NULL, g_strdup (_("there are three bounds")), g_strdup (_("keep one or two of them")));
  else if (term->has_more_by && term->has_most &&
           hu_decimal_compare (term->more_by.value, term->more_by.unit, most.value, most.unit) > 0)
    hu_refuse_crossed (object);
  else
    unite_bounds (object, least, most, term);
}

/* The counts and the other bounds are read by then. */
gboolean
hu_check_compare (const HuObject *object,
                  gpointer        record)
{
  static const char * const differences[] = { "more_by", "at_least", "at_most" };
  gboolean ratio = hu_object_has (object, "ratio_at_least") || hu_object_has (object, "ratio_above"), any = ratio;

  for (guint i = 0; i < G_N_ELEMENTS (differences); i++)
    {
      if (ratio && hu_object_has (object, differences[i]))
        hu_object_fault (object, differences[i], g_strdup (_("a comparison is by a difference or by a ratio")),
                         g_strdup (_("keep one of them")));
      any |= hu_object_has (object, differences[i]);
    }
  if (!any)
    hu_object_fault (object, NULL, g_strdup (_("the comparison has no bound")),
                     g_strdup (_("add “more_by”, “at_least”, “at_most”, “ratio_at_least” or “ratio_above”")));
  if (hu_object_has (object, "ratio_at_least") && hu_object_has (object, "ratio_above"))
    hu_object_fault (object, "ratio_above", g_strdup (_("there are two bounds on one side")),
                     g_strdup (_("keep “ratio_at_least” or “ratio_above”")));
  if (!ratio)
    read_difference (object, record);

  return TRUE;
}

/* --- Conditions with parts --- */

gboolean
hu_check_some (const HuObject *object,
               gpointer        record)
{
  const HuTerm *term = record;

  if (term->parts->len > 0 && term->least > term->parts->len)
    hu_refuse_unreached (object, "at_least", term->parts->len);

  return TRUE;
}

/* How many ends `for` can look back on at most. */
static gint64
count_ends (const HuScenario *scenario,
            const HuTerm     *term)
{
  const HuCalendar *calendar = &scenario->calendar;
  guint last = hu_calendar_last_turn (calendar);
  gint64 n = 0, n_last = 0; /* in each turn; in the last one as far as it is played */
  gboolean cut = FALSE;

  for (guint i = 0; i < calendar->player_turns->len; i++)
    {
      HuSide side = hu_scenario_get_player_turn (scenario, i)->side;
      gboolean counts = side == term->of || side == HU_SIDE_NONE || term->of == HU_SIDE_NONE;

      n += counts;
      n_last += counts && !cut;
      cut |= hu_calendar_is_cut (calendar, last, i);
    }
  if (term->at == HU_JUDGED_TURN)
    return last - (cut ? 1 : 0);

  return n * (last - 1) + n_last;
}

gboolean
hu_check_memory (const HuObject *object,
                 gpointer        record)
{
  const HuReader *reader = object->reader;
  const HuTerm *term = record;
  gint64 most;

  hu_refuse_senseless (object, "of", term->at == HU_JUDGED_PHASE || term->at == HU_JUDGED_PLAYER_TURN,
                       g_strdup (_("use it with “at” phase or player-turn only")));
  if (term->kind != HU_TERM_FOR || reader->calendar_unsure)
    return TRUE;

  most = count_ends (reader->scenario, term);
  if (term->least > most)
    hu_refuse_unreached (object, "turns", most);

  return TRUE;
}

/* --- A condition --- */

/* The one key of the condition that stands at @at, which @object is opened for; or -1 with a fault. */
static gint
find_kind (HuReader           *reader,
           const HuTermFormat *format,
           const HuAt         *at,
           HuObject           *object)
{
  const HuVocabulary *words = format->words;

  if (hu_node_get_kind (at->node) == HU_NODE_OBJECT && refuse_foreign (reader, format, at))
    return -1;
  if (!hu_object_open_strictly (object, reader, at, hu_format_get_keys (format->object)))
    return -1;
  if (hu_node_get_n (at->node) != 1)
    {
      hu_reader_fault (reader, at,
                       hu_node_get_n (at->node) == 0 ? g_strdup (_("the condition asks for nothing"))
                                                     : g_strdup (_("the condition asks for several things at once")),
                       g_strdup (_("use one key; “all” holds several conditions")));
      return -1;
    }

  for (guint kind = 0; kind < HU_TERM_ATOMS + words->n_atoms; kind++)
    if (kind != HU_TERM_NUMBER && hu_term_kind_to_string (words, kind) != NULL &&
        hu_object_has (object, hu_term_kind_to_string (words, kind)))
      return (gint) kind;

  return -1;
}

/* A missing part is a fault already; the log is read all the same, and finds every part that a condition has. */
static void
complete (HuTerm *term)
{
  guint n = term->kind == HU_TERM_FIRST ? 2 : term->kind == HU_TERM_NOT || hu_term_is_memory (term) ? 1 : 0;

  while (term->parts->len < n)
    g_ptr_array_add (term->parts, hu_term_new (term->words, HU_TERM_TURN));
}

HuTerm *
hu_read_term (HuReader           *reader,
              const HuTermFormat *format,
              const HuAt         *at)
{
  HuTerm *term;
  HuObject whole;
  gint kind;

  if (reader->term_depth == MOST_DEPTH)
    {
      hu_reader_fault (reader, at, g_strdup_printf (_("conditions are nested more than %d deep"), MOST_DEPTH),
                       g_strdup (_("put fewer conditions into each other")));
      return hu_term_new (format->words, HU_TERM_TURN);
    }
  kind = find_kind (reader, format, at, &whole);
  if (kind < 0 || !may_stand (format, &whole, (guint) kind))
    return hu_term_new (format->words, HU_TERM_TURN);

  term = hu_term_new (format->words, (guint) kind);
  reader->term_depth++;
  hu_object_read_member (&whole, format->object, hu_term_get_word (term), term, format->read_hooks);
  reader->term_depth--;
  complete (term);

  return term;
}

/* --- By the table --- */

static void
read_parts (const HuObject     *object,
            const HuTermFormat *format,
            const HuField      *field,
            HuTerm             *term)
{
  HuReader *reader = object->reader;
  gboolean counted = g_str_equal (field->of, format->count);
  HuElements elements;
  HuAt at;

  if (!hu_object_list (object, field->key, hu_field_need (object, field), &at))
    return;
  if (field->fault == HU_FAULT_EMPTY && hu_node_get_n (at.node) == 0)
    hu_reader_fault (reader, &at,
                     g_strdup (counted ? _("an empty sum stands here") : _("an empty list of conditions stands here")),
                     g_strdup (counted ? _("count something, or leave “right” out") : _("use at least one condition")));

  hu_elements_init (&elements, reader, &at);
  while (hu_elements_next (&elements))
    g_ptr_array_add (term->parts, counted ? hu_read_count (reader, format, &elements.at)
                                          : hu_read_term (reader, format, &elements.at));
}

void
hu_field_read_term (const HuObject *object,
                    const HuField  *field,
                    gpointer        record)
{
  const HuTermFormat *format = hu_term_format_find (field->of);
  HuTerm *term;
  HuAt at;

  if (field->type == HU_FIELD_LIST)
    {
      read_parts (object, format, field, record);
      if (field->beside > 0)
        G_STRUCT_MEMBER (guint, record, field->beside) = field->flag != 0 ? ((HuTerm *) record)->parts->len
                                                                          : (guint) hu_object_has (object, field->key);
      return;
    }
  if (!hu_object_get (object, field->key, hu_field_need (object, field), &at))
    return;

  term = hu_read_term (object->reader, format, &at);
  if (field->flag != 0)
    g_ptr_array_add (((HuTerm *) record)->parts, term);
  else
    G_STRUCT_MEMBER (HuTerm *, record, field->offset) = term;
}
