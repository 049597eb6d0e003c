/*
 * The share of control in the protocol: what the casualty and exit points of each side are for, and where it was
 * decided.
 */
#include "config.h"

#include "hu-control-words.h"

typedef struct
{
  const char *how; /* static */
  gint64      points[HU_N_SIDES];
} Sum;

/* One line for each way in which points were made. */
static GArray *
sum_up (const GArray *lines,
        gboolean      exits)
{
  GArray *sums = g_array_new (FALSE, TRUE, sizeof (Sum));

  for (guint i = 0; i < lines->len; i++)
    {
      const HuCasualty *line = &g_array_index (lines, HuCasualty, i);
      Sum sum = { .how = hu_explain_casualty_how (line, exits) };
      guint at = 0;

      while (at < sums->len && !g_str_equal (g_array_index (sums, Sum, at).how, sum.how))
        at++;
      if (at == sums->len)
        g_array_append_val (sums, sum);
      g_array_index (sums, Sum, at).points[line->to] += line->points;
    }

  return sums;
}

static void
add_sums (HuReportMaking *making,
          HuReportTable  *table,
          const char     *title,
          const GArray   *undated,
          gboolean        exits,
          const gint64    totals[HU_N_SIDES])
{
  g_autoptr(GArray) lines = hu_casualties_list_dated (undated);
  g_autoptr(GArray) sums = sum_up (lines, exits);

  for (guint i = 0; i < sums->len; i++)
    {
      const Sum *sum = &g_array_index (sums, Sum, i);

      /* Translators: "Casualties (26.2)", the way in which points were made: "captured". */
      _hu_report_sum (making, table, HU_ROW_PLAIN, g_strdup_printf (C_("sums", "%s: %s"), title, sum->how),
                      HU_SIDE_NONE, FALSE, sum->points);
    }
  _hu_report_sum (making, table, HU_ROW_SUM, g_strdup (title), HU_SIDE_NONE, FALSE, totals);
}

void
_hu_report_add_control_sums (HuReportMaking *making)
{
  const HuControlFindings *findings = hu_snapshot_get_control (making->snapshot);
  gboolean exits = findings->exits->len > 0 || hu_control_rules (making->scenario)->exits->len > 0;
  HuReportTable *table;

  table = _hu_report_begin_sums (making, "casualty-sums", C_("sums", "Points for"), FALSE);
  add_sums (making, table, _("Casualties (26.2)"), findings->casualties, FALSE, findings->cvp);
  if (exits)
    add_sums (making, table, _("Exits (26.23)"), findings->exits, TRUE, findings->exit_vp);
}

/* --- Where it was decided --- */

static void
add_area (const GArray *hexes,
          GArray       *focus)
{
  g_array_append_vals (focus, hexes->data, hexes->len);
}

/* The hexes of a condition that counts things. */
static void
add_counted (const HuSnapshot *snapshot,
             const HuTerm     *term,
             GArray           *focus)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const GPtrArray *exits = hu_control_rules (scenario)->exits;

  if (hu_control_term_has_subjects (term))
    hu_control_term_add_hexes (scenario->map, term, focus);
  for (guint i = 0; term->kind == HU_CONTROL_TERM_EXIT_VP && i < exits->len; i++)
    if (((const HuExitArea *) g_ptr_array_index (exits, i))->side == term->side)
      add_area (((const HuExitArea *) g_ptr_array_index (exits, i))->hexes, focus);
}

/* Adds the parts of a condition that are met. */
static void
add_met (const HuSnapshot    *snapshot,
         const HuTermFinding *finding,
         GArray              *focus)
{
  if (!finding->met || finding->term->kind == HU_TERM_NOT)
    return;

  add_counted (snapshot, finding->term, focus);
  if (hu_control_term_has_units (finding->term) && finding->term->kind != HU_CONTROL_TERM_NO_ENEMY && finding->hexes != NULL)
    add_area (finding->hexes, focus);
  for (guint i = 0; i < finding->parts->len; i++)
    add_met (snapshot, g_ptr_array_index (finding->parts, i), focus);
}

/* The hexes, buildings and exits of the conditions that the winner met. */
void
_hu_report_add_control_focus (const HuSnapshot *snapshot,
                              const HuVerdict  *verdict,
                              GArray           *focus)
{
  const GPtrArray *conditions = hu_snapshot_get_control (snapshot)->conditions;

  for (guint i = 0; verdict != NULL && i < conditions->len; i++)
    {
      const HuVictoryFinding *finding = g_ptr_array_index (conditions, i);

      if (finding->entry->side == verdict->winner && finding->met)
        add_met (snapshot, finding->needs, focus);
    }
}
