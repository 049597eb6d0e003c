/*
 * The names of the report's formats.
 */
#include <string.h>

#include "hu-report-file.h"

static const struct
{
  const char    *name;
  HuReportFormat format;
} formats[] = {
  { "pdf", HU_REPORT_PDF },     { "html", HU_REPORT_HTML },         { "htm", HU_REPORT_HTML },
  { "md", HU_REPORT_MARKDOWN }, { "markdown", HU_REPORT_MARKDOWN }, { "csv", HU_REPORT_CSV },
};

/**
 * hu_report_format_from_string:
 *
 * Returns: the format called @text, or -1
 */
gint
hu_report_format_from_string (const char *text)
{
  g_return_val_if_fail (text != NULL, -1);

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    if (g_ascii_strcasecmp (formats[i].name, text) == 0)
      return (gint) formats[i].format;

  return -1;
}

/**
 * hu_report_format_from_name:
 *
 * Returns: the format that the file name extension asks for, or -1
 */
gint
hu_report_format_from_name (const char *name)
{
  const char *dot;

  g_return_val_if_fail (name != NULL, -1);

  dot = strrchr (name, '.');
  return dot != NULL ? hu_report_format_from_string (dot + 1) : -1;
}
