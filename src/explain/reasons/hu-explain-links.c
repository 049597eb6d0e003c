/*
 * Names that are links to hexes.  While a sentence is put together a link is three control characters around the
 * hex and its name, which no catalogue has; then it becomes plain text or markup.
 */
#include "config.h"

#include "hu-explain-links.h"

#include "hu-explain-private.h"

#include <string.h>

#define BEGIN '\001'
#define NAME '\002'
#define END '\003'
#define SCHEME "hex:"

char *
_hu_link (HuHex       hex,
          const char *name)
{
  g_autofree char *clean = g_strdup (name);

  /* A name comes from a file and may hold anything. */
  g_strdelimit (clean, "\001\002\003", ' ');

  return hex != HU_HEX_NONE ? g_strdup_printf ("%c%d%c%s%c", BEGIN, hex, NAME, clean, END) : g_steal_pointer (&clean);
}

char *
_hu_link_nth_hex (const HuScenario *scenario,
                  const GArray     *hexes,
                  guint             index)
{
  HuHex hex = g_array_index (hexes, HuHex, index);
  g_autofree char *name = hu_grid_dup_name (scenario->map->grid, hex);

  return _hu_link (hex, name);
}

/* A unit and the hex that its name leads to. */
typedef struct
{
  guint unit;
  HuHex hex;
} UnitLink;

static char *
link_nth_unit (const HuScenario *scenario,
               const GArray     *links,
               guint             index)
{
  UnitLink link = g_array_index (links, UnitLink, index);

  g_autofree char *name = hu_explain_unit (scenario, link.unit);

  return _hu_link (link.hex, name);
}

char *
_hu_link_units (const HuState *state,
                const GArray  *units,
                guint          most)
{
  g_autoptr(GArray) links = g_array_new (FALSE, FALSE, sizeof (UnitLink));

  for (guint i = 0; i < units->len; i++)
    {
      guint unit = g_array_index (units, guint, i);
      UnitLink link = { unit, state->unit_hex[unit] };

      g_array_append_val (links, link);
    }

  return _hu_explain_list (state->scenario, links, most, link_nth_unit);
}

char *
_hu_links_to_text (const char *words)
{
  GString *text = g_string_new (NULL);
  gboolean skips = FALSE;

  for (const char *p = words; *p != '\0'; p++)
    {
      if (*p == BEGIN || *p == NAME)
        skips = *p == BEGIN;
      else if (*p != END && !skips)
        g_string_append_c (text, *p);
    }

  return g_string_free (text, FALSE);
}

char *
_hu_links_to_markup (const char *words)
{
  GString *markup = g_string_new (NULL);

  while (*words != '\0')
    {
      gsize length = strcspn (words, "\001\002\003");
      g_autofree char *plain = g_markup_escape_text (words, (gssize) length);

      g_string_append (markup, plain);
      words += length;
      if (*words == BEGIN)
        g_string_append (markup, "<a href=\"" SCHEME);
      else if (*words == NAME)
        g_string_append (markup, "\">");
      else if (*words == END)
        g_string_append (markup, "</a>");
      words += *words != '\0';
    }

  return g_string_free (markup, FALSE);
}

HuHex
hu_explain_link_hex (const char *uri)
{
  g_return_val_if_fail (uri != NULL, HU_HEX_NONE);

  return g_str_has_prefix (uri, SCHEME) ? (HuHex) g_ascii_strtoll (uri + strlen (SCHEME), NULL, 10) : HU_HEX_NONE;
}
