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
  { "bbcode", HU_REPORT_BBCODE }, { "bgg", HU_REPORT_BBCODE },      { "xenforo", HU_REPORT_XENFORO },
  { "txt", HU_REPORT_TEXT },    { "text", HU_REPORT_TEXT },         { "chat", HU_REPORT_CHAT },
};

gint
hu_report_format_from_string (const char *text)
{
  g_return_val_if_fail (text != NULL, -1);

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    if (g_ascii_strcasecmp (formats[i].name, text) == 0)
      return (gint) formats[i].format;

  return -1;
}

/* Returns the format that the file name extension asks for, or -1. */
gint
hu_report_format_from_name (const char *name)
{
  const char *dot;

  g_return_val_if_fail (name != NULL, -1);

  dot = strrchr (name, '.');
  return dot != NULL ? hu_report_format_from_string (dot + 1) : -1;
}

static GBytes *
take_line (char *line)
{
  g_autofree char *owned = line;
  char *whole = g_strconcat (owned, "\n", NULL);

  return g_bytes_new_take (whole, strlen (whole));
}

/* Writes the report in a format that is text and has no pictures.  Returns the text; NULL for another format;
 * (transfer full) (nullable). */
GBytes *
hu_report_to_text (const HuReport *report,
                   HuReportFormat  format)
{
  g_return_val_if_fail (report != NULL, NULL);

  switch (format)
    {
    case HU_REPORT_MARKDOWN:
      return hu_report_to_markdown (report);
    case HU_REPORT_BBCODE:
      return hu_report_to_forum (report, HU_FORUM_BOARDGAMEGEEK);
    case HU_REPORT_XENFORO:
      return hu_report_to_forum (report, HU_FORUM_XENFORO);
    case HU_REPORT_TEXT:
      return hu_report_to_forum (report, HU_FORUM_PLAIN);
    case HU_REPORT_CHAT:
      return take_line (hu_report_to_chat (report));
    case HU_REPORT_PDF:
    case HU_REPORT_HTML:
    case HU_REPORT_CSV:
    case HU_N_REPORT_FORMATS:
      break;
    }

  return NULL;
}
