/*
 * The meaning of the marks of the front line, in words.
 */
#include "config.h"

#include "hu-front-line-words.h"

/* The words for a mark of a line; NULL: @id is none. */
char *
_hu_explain_front_line_legend (const HuScenario *scenario,
                               const char       *id,
                               HuSide            side)
{
  const char *name = _hu_side_name (scenario, side);

  if (g_str_has_prefix (id, "line-gap"))
    /* Translators: %s is a side, as "German"; rows that its front line leaves open */
    return hu_explain_sentence (scenario, _("%s line: open"), name);
  if (g_str_has_prefix (id, "line-path"))
    /* Translators: %s is a side, as "German"; the line from north to south that costs it least */
    return hu_explain_sentence (scenario, _("%s line: the cheapest way"), name);
  if (g_str_has_prefix (id, "line-"))
    /* Translators: %s is a side, as "German"; hexes of its front line: units, and zones of control */
    return hu_explain_sentence (scenario, _("%s line: units, and their zones"), name);

  return NULL;
}
