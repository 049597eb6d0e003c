/*
 * The parts of a report and their tables, in their order.  The common ones stand here; a rule
 * system declares its own in its words.
 */
#include "config.h"

#include "hu-report-private.h"

#include "hu-system.h"

/* --- Which games have them --- */

static gboolean
has_rules (const HuScenario *scenario)
{
  return _hu_report_has_share (scenario, HU_SHARE_RULES);
}

static gboolean
has_points (const HuScenario *scenario)
{
  return _hu_report_has_share (scenario, HU_SHARE_POINTS);
}

/* --- Parts --- */

/* The parts that judge many moments, or word the whole log, take nearly all of the time. */
static const HuReportPartKind parts[HU_N_PARTS] = {
  [HU_PART_PROTOCOL] = { "protocol", N_("Protocol"), 1, NULL, _hu_report_add_protocol },
  [HU_PART_MAP] = { "map", N_("Map"), 1, NULL, _hu_report_add_map },
  [HU_PART_CONDITIONS] = { "conditions", N_("Victory conditions"), 1, has_rules, _hu_report_add_conditions },
  [HU_PART_POINTS] = { "points", N_("Points"), 1, has_points, _hu_report_add_points },
  [HU_PART_OWNERS] = { "control", N_("Control"), 1, NULL, _hu_report_add_owners },
  [HU_PART_CHARTS] = { "charts", N_("Over time"), 20, has_rules, _hu_report_add_charts },
  [HU_PART_LOG] = { "log", N_("Log"), 10, NULL, _hu_report_add_log },
  [HU_PART_RULES] = { "rules", N_("Rules and readings in force"), 1, has_rules, _hu_report_add_rules },
  [HU_PART_AUTHORS] = { "authors", N_("Who wrote what"), 1, NULL, _hu_report_add_authors },
};

static gboolean
is_of_system (HuReportPart part)
{
  return part >= HU_PART_SYSTEM && part < HU_PART_OWNERS;
}

const HuReportPartKind *
_hu_report_part (HuReportPart part)
{
  static const HuReportPartKind none;
  const HuReportPartKind *own;

  if (!is_of_system (part))
    return &parts[part];

  own = hu_system_words_get (part - HU_PART_SYSTEM)->part;

  return own != NULL ? own : &none;
}

/* Returns its name on the command line, or NULL where no report has such a part. */
const char *
hu_report_part_to_string (HuReportPart part)
{
  g_return_val_if_fail (part < HU_N_PARTS, NULL);

  return _hu_report_part (part)->id;
}

/* @text: the name of a part on the command line.  Returns the part of that name, or -1. */
gint
hu_report_part_from_string (const char *text)
{
  g_return_val_if_fail (text != NULL, -1);

  for (guint part = 0; part < HU_N_PARTS; part++)
    if (g_strcmp0 (_hu_report_part (part)->id, text) == 0)
      return (gint) part;
  /* The protocol was called "title" while it was no more than a title page. */
  if (g_str_equal (text, "title"))
    return HU_PART_PROTOCOL;

  return -1;
}

char *
hu_report_explain_part (HuReportPart part)
{
  g_return_val_if_fail (part < HU_N_PARTS, NULL);

  return g_strdup (_(_hu_report_part (part)->title));
}

gboolean
hu_report_has_part (const HuScenario *scenario,
                    HuReportPart      part)
{
  const HuReportPartKind *kind;

  g_return_val_if_fail (scenario != NULL && part < HU_N_PARTS, FALSE);

  kind = _hu_report_part (part);
  if (kind->id == NULL || (is_of_system (part) && !hu_system_in_force (scenario, part - HU_PART_SYSTEM)))
    return FALSE;

  return kind->has == NULL || kind->has (scenario);
}

/* --- Tables --- */

static const HuReportTableKind log_table = { "log", N_("Log"), HU_PART_LOG };
static const HuReportTableKind owners_table = { "control", N_("Control"), HU_PART_OWNERS };

static void
add_tables_of_systems (GPtrArray        *tables,
                       const HuScenario *scenario,
                       gboolean          of_points)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const HuReportTableKind *kind = hu_system_words_get (id)->tables;

      if (!hu_system_in_force (scenario, id))
        continue;
      for (; kind != NULL && kind->name != NULL; kind++)
        if ((kind->part == HU_PART_POINTS) == of_points)
          g_ptr_array_add (tables, (gpointer) kind);
    }
}

/**
 * hu_report_list_tables:
 *
 * Lists the tables that are of use by themselves, in the order in which players want them:
 * points, then the log.
 *
 * Returns: (transfer container) (element-type HuReportTableKind): the tables that a report of a
 *   game of @scenario has
 */
GPtrArray *
hu_report_list_tables (const HuScenario *scenario)
{
  GPtrArray *tables = g_ptr_array_new ();

  g_return_val_if_fail (scenario != NULL, tables);

  add_tables_of_systems (tables, scenario, TRUE);
  g_ptr_array_add (tables, (gpointer) &log_table);
  g_ptr_array_add (tables, (gpointer) &owners_table);
  add_tables_of_systems (tables, scenario, FALSE);

  return tables;
}
