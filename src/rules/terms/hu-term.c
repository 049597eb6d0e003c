/*
 * Terms: making, freeing, what is derived from them, and the words of the file.
 */
#include "hu-term.h"

void
hu_where_clear (HuWhere *where)
{
  g_clear_pointer (&where->places, g_array_unref);
  g_clear_pointer (&where->hexes, g_array_unref);
  g_clear_pointer (&where->all, g_array_unref);
}

void
hu_unit_filter_clear (HuUnitFilter *filter)
{
  g_clear_pointer (&filter->branches, g_ptr_array_unref);
  g_clear_pointer (&filter->tags, g_ptr_array_unref);
  g_clear_pointer (&filter->units, g_array_unref);
}

HuTerm *
hu_term_new (const HuVocabulary *words,
             guint               kind)
{
  HuTerm *term;

  g_return_val_if_fail (words != NULL && words->term_size >= sizeof (HuTerm), NULL);

  term = g_malloc0 (words->term_size);
  term->words = words;
  term->kind = kind;
  term->parts = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_term_free);
  term->side = HU_SIDE_NONE;
  term->of = HU_SIDE_NONE;
  term->unit = HU_UNIT_WHOLE;
  term->more_by.unit = term->times.unit = HU_UNIT_WHOLE;
  term->at = kind == HU_TERM_FOR ? HU_JUDGED_TURN : HU_JUDGED_INSTANT;
  if (words->init != NULL)
    words->init (term);

  return term;
}

void
hu_term_free (HuTerm *term)
{
  if (term == NULL)
    return;

  if (term->words->clear != NULL)
    term->words->clear (term);
  g_clear_pointer (&term->parts, g_ptr_array_unref);
  hu_where_clear (&term->where);
  hu_unit_filter_clear (&term->filter);
  g_clear_pointer (&term->through.hexes, g_array_unref);
  g_clear_pointer (&term->through_hexes, g_array_unref);
  g_free (term->turn.extra);
  g_free (term->what);
  g_free (term);
}

/* --- What is derived --- */

void
hu_where_finish (const HuMap *map,
                 HuWhere     *where)
{
  g_clear_pointer (&where->all, g_array_unref);
  if (where->places == NULL && where->hexes == NULL)
    return;

  where->all = g_array_new (FALSE, FALSE, sizeof (HuHex));
  if (where->hexes != NULL)
    g_array_append_vals (where->all, where->hexes->data, where->hexes->len);
  for (guint i = 0; where->places != NULL && i < where->places->len; i++)
    {
      const GArray *hexes = hu_map_get_place (map, g_array_index (where->places, guint, i))->hexes;

      g_array_append_vals (where->all, hexes->data, hexes->len);
    }
  hu_hexes_settle (where->all);
}

/* Terrain may change under rules that are kept, and the edges with it: only hexes are derived. */
void
hu_through_finish (const HuSources *through,
                   GArray         **hexes)
{
  g_clear_pointer (hexes, g_array_unref);
  if (through->hexes != NULL)
    *hexes = hu_hexes_settle (g_array_copy (through->hexes));
}

static gboolean
remembers (const HuTerm *term)
{
  return hu_term_is_memory (term) || term->kind == HU_TERM_ANNOUNCED ||
         (term->words->remembers != NULL && term->words->remembers (term));
}

void
hu_terms_list (const HuScenario *scenario,
               HuTerm           *term,
               GPtrArray        *terms)
{
  g_return_if_fail (scenario != NULL && term != NULL && terms != NULL);

  for (guint i = 0; i < term->parts->len; i++)
    hu_terms_list (scenario, g_ptr_array_index (term->parts, i), terms);

  hu_where_finish (scenario->map, &term->where);
  hu_through_finish (&term->through, &term->through_hexes);
  if (remembers (term))
    {
      term->memory = terms->len;
      g_ptr_array_add (terms, term);
    }
  if (term->words->finish != NULL)
    term->words->finish (scenario, term);
}

/* --- Units and hexes --- */

static gboolean
has_text (const GPtrArray *texts,
          const char      *text)
{
  for (guint i = 0; i < texts->len; i++)
    if (g_strcmp0 (g_ptr_array_index (texts, i), text) == 0)
      return TRUE;

  return FALSE;
}

gboolean
hu_unit_filter_fits (const HuUnitFilter *filter,
                     const HuScenario   *scenario,
                     guint               index)
{
  const HuUnit *unit = hu_scenario_get_unit (scenario, index);
  gboolean found = filter->units == NULL;

  if (filter->kinds != 0 && !(filter->kinds >> unit->kind & 1))
    return FALSE;
  if (filter->sizes != 0 && (unit->size == HU_SIZE_NONE || !(filter->sizes >> unit->size & 1)))
    return FALSE;
  if (filter->branches != NULL && !has_text (filter->branches, unit->branch))
    return FALSE;
  if (filter->tags != NULL && !hu_unit_has_tag_of (unit, filter->tags))
    return FALSE;
  for (guint i = 0; !found && i < filter->units->len; i++)
    found = g_array_index (filter->units, guint, i) == index;

  return found;
}

gboolean
hu_hexes_find (const GArray *sorted,
               HuHex         hex)
{
  guint low = 0, high = sorted->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      HuHex there = g_array_index (sorted, HuHex, middle);

      if (there == hex)
        return TRUE;
      if (there < hex)
        low = middle + 1;
      else
        high = middle;
    }

  return FALSE;
}

gboolean
hu_through_has (const HuMap     *map,
                const HuSources *through,
                const GArray    *sorted,
                HuHex            hex)
{
  return hex != HU_HEX_NONE &&
         ((sorted != NULL && hu_hexes_find (sorted, hex)) || hu_sources_edge (through, map, hex) != HU_EDGE_NONE);
}

/* --- Words of the file --- */

const char *
hu_term_kind_to_string (const HuVocabulary *words,
                        guint               kind)
{
  static const char * const common[] = {
    "all", "any", "not", "some", "turn", "announced", "compare", "ever", "for", "first", "number",
  };

  g_return_val_if_fail (words != NULL, NULL);

  if (kind < G_N_ELEMENTS (common))
    return common[kind];

  return kind >= HU_TERM_ATOMS && kind - HU_TERM_ATOMS < words->n_atoms ? words->atoms[kind - HU_TERM_ATOMS] : NULL;
}

const char *
hu_judged_to_string (HuJudged judged)
{
  static const char * const words[HU_N_JUDGED] = { "instant", "phase", "player-turn", "turn", "end" };

  g_return_val_if_fail (judged < HU_N_JUDGED, NULL);

  return words[judged];
}
