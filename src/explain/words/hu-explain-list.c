/*
 * Lists inside a sentence: "3406, 3407 and 3408", "6 Pz, 7 Pz and 5 more".
 */
#include "config.h"

#include <string.h>

#include "hu-explain-language.h"
#include "hu-explain-private.h"

static char *
name_hex (const HuScenario *scenario,
          const GArray     *things,
          guint             index)
{
  return hu_grid_dup_name (scenario->map->grid, g_array_index (things, HuHex, index));
}

static char *
name_unit (const HuScenario *scenario,
           const GArray     *things,
           guint             index)
{
  return hu_explain_unit (scenario, g_array_index (things, guint, index));
}

static char *
quote_unit (const HuScenario *scenario,
            const GArray     *things,
            guint             index)
{
  g_autofree char *name = hu_explain_unit (scenario, g_array_index (things, guint, index));

  return g_strdup_printf (_("“%s”"), name);
}

static char *
name_place (const HuScenario *scenario,
            const GArray     *things,
            guint             index)
{
  return g_strdup (_hu_place_name (scenario, g_array_index (things, guint, index)));
}

static char *
name_row (const HuScenario *scenario,
          const GArray     *things,
          guint             index)
{
  return g_strdup_printf ("%d", g_array_index (things, gint, index));
}

static char *
quote_name (const HuScenario *scenario,
            const GArray     *things,
            guint             index)
{
  return hu_explain_quoted (g_array_index (things, const char *, index));
}

typedef enum
{
  GOES_ON,
  ENDS_AND,
  ENDS_OR,
} Ending;

/* Joins the first @n things of the list. */
static char *
join (const HuScenario *scenario,
      const GArray     *things,
      guint             n,
      Ending            ending,
      HuNameFunc        name)
{
  g_autofree char *all = name (scenario, things, 0);

  for (guint i = 1; i < n; i++)
    {
      g_autofree char *so_far = g_steal_pointer (&all);
      g_autofree char *next = name (scenario, things, i);

      if (i + 1 < n || ending == GOES_ON)
        /* Translators: a list that goes on: "3406" and "3407". */
        all = g_strdup_printf (C_("list", "%s, %s"), so_far, next);
      else
        all = g_strdup_printf (ending == ENDS_OR ? C_("list", "%s or %s")
                                                 /* Translators: the end of a list: "3406, 3407" and "3408". */
                                                 : C_("list", "%s and %s"), so_far, next);
    }

  return g_steal_pointer (&all);
}

static gboolean whole; /* no list is cut */

void
hu_explain_set_whole (gboolean all)
{
  whole = all;
}

gboolean
hu_explain_is_whole (void)
{
  return whole;
}

static char *
explain_list (const HuScenario *scenario,
              const GArray     *things,
              guint             most,
              HuNameFunc        name,
              gboolean          any)
{
  g_autofree char *first = NULL;
  guint more;

  g_return_val_if_fail (scenario != NULL, NULL);
  g_return_val_if_fail (things != NULL, NULL);

  if (things->len == 0)
    return g_strdup (C_("empty list", "none"));

  if (whole || most == 0 || things->len <= most)
    return join (scenario, things, things->len, any ? ENDS_OR : ENDS_AND, name);

  more = things->len - most;
  first = join (scenario, things, most, GOES_ON, name);
  return g_strdup_printf (any
                          /* Translators: the end of a list that is cut short: "3406, 3407" or one of those left out. */
                          ? _hu_trn ("%s or %u more", "%s or %u more", more)
                          /* Translators: the end of a list that is cut short: "3406, 3407" and how many are left out. */
                          : _hu_trn ("%s and %u more", "%s and %u more", more), first, more);
}

/*
 * _hu_explain_list:
 * @things: the things to name
 * @most: how many to name before the rest is only counted; 0: name all
 * @name: names one of them
 *
 * Returns: (transfer full): "a, b and c", or "none"
 */
char *
_hu_explain_list (const HuScenario *scenario,
                  const GArray     *things,
                  guint             most,
                  HuNameFunc        name)
{
  return explain_list (scenario, things, most, name, FALSE);
}

char *
_hu_explain_any_list (const HuScenario *scenario,
                      const GArray     *things,
                      guint             most,
                      HuNameFunc        name)
{
  return explain_list (scenario, things, most, name, TRUE);
}

char *
hu_explain_hexes (const HuScenario *scenario,
                  const GArray     *hexes,
                  guint             most)
{
  const HuHexRule *rule = hu_scenario_find_hex_rule (scenario, hexes);

  return rule != NULL ? hu_explain_hex_rule (scenario, rule) : _hu_explain_list (scenario, hexes, most, name_hex);
}

/* @most: how many to name before the rest is only counted; 0: name all.  Returns "6 Pz and 7 Pz", or "none". */
char *
hu_explain_units (const HuScenario *scenario,
                  const GArray     *units,
                  guint             most)
{
  return _hu_explain_list (scenario, units, most, name_unit);
}

/* @names: (element-type utf8). */
char *
hu_explain_quoted_names (const HuScenario *scenario,
                         const GPtrArray  *names)
{
  g_autoptr(GArray) things = g_array_new (FALSE, FALSE, sizeof (const char *));

  g_array_append_vals (things, names->pdata, names->len);

  return _hu_explain_list (scenario, things, 0, quote_name);
}

/* The same with "or". */
char *
hu_explain_any_units (const HuScenario *scenario,
                      const GArray     *units,
                      guint             most)
{
  return _hu_explain_any_list (scenario, units, most, name_unit);
}

char *
hu_explain_quoted_units (const HuScenario *scenario,
                         const GArray     *units,
                         guint             most)
{
  return _hu_explain_list (scenario, units, most, quote_unit);
}

/* @scenario: the scenario with the map; @most: how many to name before the rest is only counted; 0: name all. Returns
 * "Kalinin, Kursk and Tula", or "none". */
char *
hu_explain_places (const HuScenario *scenario,
                   const GArray     *places,
                   guint             most)
{
  return _hu_explain_list (scenario, places, most, name_place);
}

char *
hu_explain_any_places (const HuScenario *scenario,
                       const GArray     *places,
                       guint             most)
{
  return _hu_explain_any_list (scenario, places, most, name_place);
}

/* @scenario: the scenario with the map; @rows: (element-type gint): rows of the map; @most: how many to name before the
 * rest is only counted; 0: name all.  Returns "4, 7 and 9", or "none". */
char *
hu_explain_rows (const HuScenario *scenario,
                 const GArray     *rows,
                 guint             most)
{
  return _hu_explain_list (scenario, rows, most, name_row);
}

/* --- Quotation marks --- */

/* The two marks of "“%s”"; (transfer full). */
static void
split_marks (const char *format,
             char      **open,
             char      **close)
{
  const char *hole = strstr (format, "%s");

  *open = hole != NULL ? g_strndup (format, (gsize) (hole - format)) : g_strdup ("");
  *close = g_strdup (hole != NULL ? hole + strlen ("%s") : "");
}

/**
 * hu_explain_quoted:
 * @text: somebody's own words
 *
 * Puts @text between quotation marks; those within it become the inner ones of the language.
 *
 * Returns: (transfer full): "“The ‘road’ is open”"
 */
char *
hu_explain_quoted (const char *text)
{
  g_autofree char *open = NULL, *close = NULL, *inner_open = NULL, *inner_close = NULL;
  GString *quoted = g_string_new (NULL);
  gboolean within = FALSE;

  g_return_val_if_fail (text != NULL, NULL);

  split_marks (_("“%s”"), &open, &close);
  /* Translators: quotation marks within quotation marks. */
  split_marks (_("‘%s’"), &inner_open, &inner_close);
  g_string_append (quoted, open);
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gboolean plain = *p == '"', opens = g_str_has_prefix (p, open), closes = g_str_has_prefix (p, close);

      if (plain || opens || closes)
        {
          within = plain || opens == closes ? !within : opens;
          g_string_append (quoted, within ? inner_open : inner_close);
        }
      else
        {
          g_string_append_len (quoted, p, g_utf8_next_char (p) - p);
        }
    }
  g_string_append (quoted, close);

  return g_string_free (quoted, FALSE);
}
