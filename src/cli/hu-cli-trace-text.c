/*
 * The answer of the verb trace as text: the line, a bar for each ring, and the dead ends
 * grouped by reason.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-cli-trace.h"
#include "hu-cli-words.h"
#include "hu-explain-supply.h"
#include "hu-explain.h"

/* The longest bar, in columns. */
#define BAR_MOST 40
/* Hexes in a row beside a reason, so that the rest of 80 columns has room for most reasons. */
#define HEXES_A_ROW 3

static char *
draw_bar (guint n,
          guint most)
{
  const char *piece = g_get_charset (NULL) ? "▇" : "#";
  guint length = most > BAR_MOST ? (n * BAR_MOST + most - 1) / most : n;
  GString *bar = g_string_new (NULL);

  for (guint i = 0; i < length; i++)
    g_string_append (bar, piece);

  return g_string_free (bar, FALSE);
}

static void
add_rings (HuText              *text,
           const HuScenario    *scenario,
           const HuSupplyTrace *trace)
{
  static const HuTextColumn columns[] = {
    { HU_STYLE_FAINT, .right = TRUE }, { HU_STYLE_PLAIN, .right = TRUE }, { HU_STYLE_FAINT }, { HU_STYLE_PLAIN },
  };
  g_autoptr(GPtrArray) rings = hu_cli_list_rings (scenario->map->grid, trace);
  g_autofree char *title = NULL;
  guint most = 0;

  for (guint i = 0; i < rings->len; i++)
    most = MAX (most, ((const GArray *) g_ptr_array_index (rings, i))->len);

  /* Translators: how many hexes a line may reach; the table under it counts them by distance. */
  title = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Reached: %u hex. By distance:",
                                        "Reached: %u hexes. By distance:", (gulong) trace->n_reached),
                           (guint) trace->n_reached);
  hu_text_paragraph (text, HU_STYLE_PLAIN, HU_CLI_INDENT, title);
  hu_text_table_begin (text, NULL, 2 * HU_CLI_INDENT, columns, G_N_ELEMENTS (columns));
  for (guint i = 0; i < rings->len; i++)
    {
      guint n = ((const GArray *) g_ptr_array_index (rings, i))->len;
      gboolean ends_here = trace->path != NULL && trace->path->len == i + 1;

      hu_text_row (text, { g_strdup_printf ("%u", i) }, { g_strdup_printf ("%u", n) }, { draw_bar (n, most) },
                   /* Translators: beside the count of hexes at a distance: the source of supply is among them. */
                   { ends_here ? g_strdup (_("the source")) : NULL });
    }
  hu_text_table_end (text);
}

/* The dead ends of one reason: its words, and the hexes in the order in which they were found. */
typedef struct
{
  char   *why;
  GArray *hexes;
} DeadEnds;

static void
dead_ends_free (gpointer data)
{
  DeadEnds *ends = data;

  g_free (ends->why);
  g_array_unref (ends->hexes);
  g_free (ends);
}

static GPtrArray *
gather_dead_ends (const HuSupplySituation *situation,
                  const GArray            *frontier)
{
  GPtrArray *all = g_ptr_array_new_with_free_func (dead_ends_free);
  g_autoptr(GHashTable) by_why = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < frontier->len; i++)
    {
      const HuFrontierHex *stop = &g_array_index (frontier, HuFrontierHex, i);
      g_autofree char *why = hu_explain_frontier (situation, stop);
      DeadEnds *ends = g_hash_table_lookup (by_why, why);

      if (ends == NULL)
        {
          ends = g_new0 (DeadEnds, 1);
          ends->why = g_steal_pointer (&why);
          ends->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
          g_ptr_array_add (all, ends);
          g_hash_table_insert (by_why, ends->why, ends);
        }
      g_array_append_val (ends->hexes, stop->hex);
    }

  return all;
}

/* Adds a row for the reason; many hexes take further rows under the first. */
static void
add_dead_ends_of (HuText           *text,
                  const HuScenario *scenario,
                  const DeadEnds   *ends)
{
  for (guint i = 0; i < ends->hexes->len; i += HEXES_A_ROW)
    {
      g_autoptr(GArray) some = g_array_new (FALSE, FALSE, sizeof (HuHex));

      g_array_append_vals (some, &g_array_index (ends->hexes, HuHex, i),
                           MIN (HEXES_A_ROW, ends->hexes->len - i));
      hu_text_row (text, { hu_cli_name_hexes (scenario, some), HU_STYLE_FAINT }, { i == 0 ? g_strdup (ends->why) : NULL });
    }
}

static void
add_dead_ends (HuText                  *text,
               const HuScenario        *scenario,
               const HuSupplySituation *situation,
               const GArray            *frontier)
{
  g_autoptr(GPtrArray) all = gather_dead_ends (situation, frontier);

  if (all->len == 0)
    return;

  /* Translators: hexes where a line of supply cannot go on, gathered by the reason. */
  hu_text_paragraph (text, HU_STYLE_PLAIN, HU_CLI_INDENT, _("Dead ends:"));
  hu_text_table_begin (text, NULL, 2 * HU_CLI_INDENT, NULL, 2);
  for (guint i = 0; i < all->len; i++)
    add_dead_ends_of (text, scenario, g_ptr_array_index (all, i));
  hu_text_table_end (text);
}

static void
add_trace (HuText                  *text,
           const HuScenario        *scenario,
           const HuSupplySituation *situation,
           HuHex                    from,
           const HuSupplyTrace     *trace)
{
  g_autofree char *hex = hu_explain_hex (scenario, from);
  g_autofree char *side = hu_explain_side (scenario, situation->side);
  g_autofree char *line = hu_cli_explain_line (scenario, trace->path);
  /* Translators: a hex, with the place in it; side. */
  g_autofree char *heading = hu_explain_sentence (scenario, _("From %s, for the %s side"), hex, side);

  hu_text_heading (text, heading);
  hu_text_paragraph (text, trace->path != NULL ? HU_STYLE_PLAIN : HU_STYLE_STRONG, HU_CLI_INDENT, line);
  add_rings (text, scenario, trace);
  /* Without a source a line has nowhere to go, whatever stops it. */
  if (hu_supply_situation_has_source (situation))
    add_dead_ends (text, scenario, situation, trace->frontier);
}

/**
 * hu_cli_trace_write_text:
 * @situation: the obstacles at that moment
 * @tracing: the traces made at that moment
 * @unit: the unit that was asked about, or %HU_UNIT_NONE
 * @n_all: the number of events of the whole log
 *
 * Writes the answer on standard output.
 */
HuCliStatus
hu_cli_trace_write_text (const HuSnapshot        *snapshot,
                         const HuSupplySituation *situation,
                         const HuTracing         *tracing,
                         guint                    unit,
                         guint                    n_all)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autoptr(HuSupplyAnswer) answer = hu_supply_answer_new (situation, tracing);
  g_autofree char *sentence = hu_explain_supply_answer (situation, answer, unit);
  g_autofree char *stoppers = hu_explain_supply_stoppers (situation);
  g_autoptr(HuText) text = hu_text_new (hu_cli_get_width (), hu_cli_wants_colour ());

  hu_cli_add_head (text, scenario, hu_snapshot_get_clock (snapshot), hu_snapshot_get_n_events (snapshot),
                   n_all);
  hu_text_paragraph (text, HU_STYLE_STRONG, 0, sentence);
  hu_text_paragraph (text, HU_STYLE_FAINT, 0, stoppers);
  for (guint i = 0; i < tracing->traces->len; i++)
    add_trace (text, scenario, situation, g_array_index (tracing->origins, HuHex, i),
               g_ptr_array_index (tracing->traces, i));

  /* A line that is cut has no narrowest place and no critical hexes. */
  if (!hu_tracing_is_supplied (tracing))
    return hu_cli_write_text (hu_text_peek (text));

  hu_text_heading (text, _("How it could be cut"));
  if (tracing->at_source)
    hu_text_paragraph (text, HU_STYLE_PLAIN, HU_CLI_INDENT,
                       answer->standing.inside ? _("Not at all: no line is needed in this place.")
                                               : _("Not at all: the hex is a source itself."));
  else
    hu_cli_add_cut (text, scenario, tracing->cut->hexes, tracing->cut->exact, tracing->critical);

  return hu_cli_write_text (hu_text_peek (text));
}
