/*
 * A report as a file: PDF, HTML, Markdown or CSV.  The window and the command line share
 * the writers; the same report gives the same bytes.
 */
#pragma once

#include "hu-report-pdf.h"

G_BEGIN_DECLS

/* The id of the element of an HTML report that has what hu_report_to_data() says. */
#define HU_REPORT_DATA_ID "hex-umpire-report"

typedef enum
{
  HU_REPORT_PDF,
  HU_REPORT_HTML,
  HU_REPORT_MARKDOWN,
  HU_REPORT_CSV,
  HU_REPORT_BBCODE,  /* as BoardGameGeek has it */
  HU_REPORT_XENFORO, /* as XenForo boards have it */
  HU_REPORT_TEXT,
  HU_REPORT_CHAT,    /* a line */
  HU_N_REPORT_FORMATS
} HuReportFormat;

/* Where BBCode or plain text is read. */
typedef enum
{
  HU_FORUM_BOARDGAMEGEEK,
  HU_FORUM_XENFORO,
  HU_FORUM_PLAIN,
} HuForum;

/* The format for "pdf", "html", "md", "csv", "bbcode", "xenforo", "txt" or "chat", or for the
 * end of a file name ("game.pdf", "x.htm"); or -1. */
gint        hu_report_format_from_string (const char       *text);
gint        hu_report_format_from_name  (const char        *name);

/* The id of the element of a page that holds a game; hu_carried_find() in the layer `file` reads it. */
#define HU_REPORT_GAME_ID "hex-umpire-game"

/* Things that a page gets beside the report. */
typedef struct
{
  HuAdjudicator *adjudicator; /* the page steps through its moments; or NULL */
  const char    *game;        /* the game up to the moment of the report, packed; or NULL.  A side's view has none. */
} HuReportEnclosure;

/* The whole file; NULL and @error if it was cancelled or could not be made, as without any font.  @enclosure may be NULL. */
GBytes     *hu_report_to_html           (HuReport          *report,
                                         const HuReportEnclosure *enclosure,
                                         HuProgressFunc     progress,
                                         gpointer           data,
                                         GError           **error) G_GNUC_WARN_UNUSED_RESULT;
GBytes     *hu_report_to_markdown       (const HuReport    *report) G_GNUC_WARN_UNUSED_RESULT;
GBytes     *hu_report_to_forum          (const HuReport    *report,
                                         HuForum            forum) G_GNUC_WARN_UNUSED_RESULT;
/* The report in a line, for a chat. */
char       *hu_report_to_chat           (const HuReport    *report) G_GNUC_WARN_UNUSED_RESULT;
/* The report in a text format, by its number from HU_REPORT_BBCODE on, or Markdown; NULL for others. */
GBytes     *hu_report_to_text           (const HuReport    *report,
                                         HuReportFormat     format) G_GNUC_WARN_UNUSED_RESULT;
/* RFC 4180, UTF-8; cells that a spreadsheet would read as formulas are defused. */
GBytes     *hu_report_table_to_csv      (const HuReportTable *table) G_GNUC_WARN_UNUSED_RESULT;
/* For the clipboard: the columns and rows on paper, with tabs between the cells. */
char       *hu_report_table_to_tabs     (const HuReportTable *table) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
