/*
 * Data that a page carries beside what it shows: the moments that its script steps through, the data of the report, the
 * game, and the script.  None of it but the script can run: the policy in the head of the page names the script by its
 * hash.
 */
#include "config.h"

#include "hu-report-html-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "hu-budget.h"
#include "hu-report-html-script.h"
#include "hu-script-text.h"

/* In HTML the marks of CDATA are comments of the script; in XML they let it have any sign. */
#define SCRIPT_BEGIN "//<![CDATA[\n"
#define SCRIPT_END "//]]>"

/* The words that the script needs, by its names for them. */
static const struct
{
  const char *name;
  const char *words;
} words[] = {
  { "player", N_("Step through the game") },
  { "first", N_("First moment") },
  { "previous", N_("Previous event") },
  { "next", N_("Next event") },
  { "last", N_("Last moment") },
  { "play", N_("Play") },
  { "pause", N_("Pause") },
  { "larger", N_("Larger map") },
  { "smaller", N_("Smaller map") },
  { "slider", N_("Moment") },
  { "setup", N_("Set-up") },
  /* Translators: the number of an event, and how many there are. */
  { "event", N_("Event %u of %u") },
  { "keys", N_("Keys: ← and → step by one event, Home and End go to the first and last moment, the space bar plays. "
               "Click on a hex, or press N or P, to read which units are there.") },
  { "overlays", N_("Gaps, zones of control and other signs are drawn for the moment of the report only. The table has the "
                   "numbers of every moment.") },
  { "levels", N_("Bars at the right of a hex tell who Controls its levels above and below the ground.") },
  { "here", N_("Units in this hex") },
  { "show", N_("Show") },
  { "sides", N_("Both sides") },
  { "rules", N_("All rules") },
  { "rule", N_("Rule") },
  { "side", N_("Side") },
  { "none", N_("Nothing here is of that side and rule.") },
  { "condition", N_("Victory condition") },
  { "standing", N_("Standing") },
};

/* --- Moments --- */

static gboolean
has_map (const HuReport *report)
{
  for (guint i = 0; i < report->blocks->len; i++)
    if (((const HuReportBlock *) g_ptr_array_index (report->blocks, i))->kind == HU_BLOCK_KIND_MAP)
      return report->scenario->map->grid->n_hexes <= HU_BUDGET_SHAPES;

  return FALSE;
}

/* The share of the progress that judging the moments is. */
#define SHARE_MOMENTS 0.5

static gboolean
progress_cb (double   done,
             gpointer data)
{
  HuHtml *self = data;

  return self->progress == NULL || self->progress (done * SHARE_MOMENTS, self->data);
}

static gboolean
has_events (const HuReport *report)
{
  for (guint i = 0; i < report->blocks->len; i++)
    if (((const HuReportBlock *) g_ptr_array_index (report->blocks, i))->part == HU_PART_EVENTS)
      return TRUE;

  return FALSE;
}

gboolean
_hu_html_prepare (HuHtml  *self,
                  GError **error)
{
  HuAdjudicator *adjudicator = self->enclosure != NULL ? self->enclosure->adjudicator : NULL;
  guint n_events = hu_snapshot_get_n_events (self->report->snapshot);

  self->figures = hu_figures_new (self->report->scenario);
  self->has_log = has_events (self->report);
  if (!has_map (self->report))
    return TRUE;
  if (adjudicator == NULL || n_events == 0 || !hu_moments_possible (self->report->scenario, n_events))
    {
      self->too_long = adjudicator != NULL && n_events > 0;
      /* Takes in the counters of the maps: those of a page that does not step through the game are all that it shows. */
      for (guint i = 0; i < self->report->blocks->len; i++)
        {
          const HuReportBlock *block = g_ptr_array_index (self->report->blocks, i);

          if (block->kind == HU_BLOCK_KIND_MAP)
            g_array_unref (hu_figures_list (self->figures, block->map->snapshot));
        }
      return TRUE;
    }

  self->moments = hu_moments_new (adjudicator, n_events, self->report->viewer, self->figures, progress_cb, self, error);

  return self->moments != NULL;
}

static void
append_moments (HuHtml *self)
{
  GString *json = self->html;

  g_string_append (json, "<script type=\"application/json\" id=\"hex-umpire-moments\">{");
  if (self->moments != NULL && self->faces != NULL)
    {
      char size[2][G_ASCII_DTOSTR_BUF_SIZE];

      hu_moments_append (self->moments, json);
      g_string_append_printf (json, ",\"shown\":%u,\"scale\":%s,\"counter\":%s,\"faces\":", self->shown,
                              g_ascii_formatd (size[0], sizeof size[0], "%.5g", HU_HTML_MAP_SCALE),
                              g_ascii_formatd (size[1], sizeof size[1], "%.5g", self->counter_size));
      hu_script_append_numbers (json, self->faces);
      g_string_append (json, ",\"looks\":");
      hu_script_append_numbers (json, self->looks);
      g_string_append_c (json, ',');
    }
  g_string_append (json, "\"sides\":[");
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autofree char *name = hu_explain_side (self->report->scenario, side);

      g_string_append (json, side > 0 ? "," : "");
      hu_script_append_words (json, name);
    }
  g_string_append (json, "],\"words\":{");
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_string_append_printf (json, "%s\"%s\":", i > 0 ? "," : "", words[i].name);
      hu_script_append_words (json, _(words[i].words));
    }
  g_string_append (json, "}}</script>\n");
}

/* --- All of it --- */

void
_hu_html_data (HuHtml *self)
{
  g_autofree char *data = hu_report_to_data (self->report);

  append_moments (self);
  g_string_append_printf (self->html, "<script type=\"application/json\" id=\"" HU_REPORT_DATA_ID "\">%s</script>\n", data);
  if (self->enclosure != NULL && self->enclosure->game != NULL && self->report->viewer == HU_SIDE_NONE)
    g_string_append_printf (self->html,
                            "<script type=\"application/gzip\" id=\"" HU_REPORT_GAME_ID "\" data-events=\"%u\">%s</script>\n",
                            hu_snapshot_get_n_events (self->report->snapshot), self->enclosure->game);
  g_string_append (self->html, "<script>" SCRIPT_BEGIN);
  g_string_append (self->html, HU_REPORT_HTML_SCRIPT);
  g_string_append (self->html, SCRIPT_END "</script>\n");
}

static char *
hash (const char *text,
      gsize       length)
{
  g_autoptr(GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  guint8 digest[32];
  gsize n = sizeof digest;
  g_autofree char *base64 = NULL;

  g_checksum_update (sum, (const guchar *) text, (gssize) length);
  g_checksum_get_digest (sum, digest, &n);
  base64 = g_base64_encode (digest, n);

  return g_strdup_printf (" 'sha256-%s'", base64);
}

/* @html: the page.  Returns the element that says that nothing but the page's own script and styles is obeyed, and
 * nothing loaded. */
char *
_hu_html_policy (const char *html)
{
  static const char script[] = SCRIPT_BEGIN HU_REPORT_HTML_SCRIPT SCRIPT_END;
  g_autofree char *of_script = hash (script, strlen (script));
  GString *policy = g_string_new ("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                                  "img-src data:; base-uri 'none'; form-action 'none'; script-src");
  g_autoptr(GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_string_append (policy, of_script);
  g_string_append (policy, "; style-src");
  /* The style sheets of page and pictures, each by its hash: no text of a game can be one either. */
  for (const char *p = strstr (html, "<style>"); p != NULL; p = strstr (p, "<style>"))
    {
      const char *begin = p + strlen ("<style>"), *end = strstr (begin, "</style>");
      g_autofree char *name = end != NULL ? hash (begin, (gsize) (end - begin)) : NULL;

      p = begin;
      if (name != NULL && !g_hash_table_contains (known, name))
        {
          g_string_append (policy, name);
          g_hash_table_add (known, g_steal_pointer (&name));
        }
    }
  g_string_append (policy, "\"/>\n");

  return g_string_free (policy, FALSE);
}
