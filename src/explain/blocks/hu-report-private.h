/*
 * Functions that the files of the report share: adding blocks, and cells of tables.
 */
#pragma once

#include "hu-explain-private.h"
#include "hu-ledger.h"
#include "hu-reading-switch.h"
#include "hu-report.h"
#include "hu-system-words.h"

G_BEGIN_DECLS

typedef struct _HuReportPartKind
{
  const char *id;     /* "charts"; NULL: no report has it */
  const char *title;  /* for N_() */
  guint       weight; /* how long it takes, beside the others */
  gboolean  (*has) (const HuScenario *scenario); /* NULL: every game that it can be of */
  void      (*add) (struct _HuReportMaking *making);
} HuReportPartKind;

/* A report being made. */
typedef struct _HuReportMaking
{
  HuReport        *report;
  HuAdjudicator   *adjudicator; /* borrowed */
  const HuScenario *scenario;
  HuSnapshot      *snapshot;    /* borrowed from the report */
  guint            n_events;
  HuSide           viewer;
  HuReportPart     part;        /* that blocks are added to … */
  const HuReportPartKind *kind; /* … and what it is */
  HuReportStepFunc step;        /* or NULL */
  gpointer         data;
  double           begun, share; /* the share of the report done before this part, and the share of this part in the
                                    whole */
  gboolean         stopped;
  gboolean         rulings_only;
  gboolean         by_terms;    /* conditions stand term by term in a part of their own */
  gboolean         protocol;    /* the report begins with the protocol */
  gboolean         told;        /* the log, of which several parts are */
  GPtrArray       *story;       /* HuReportBlock: the log as a story, until its part takes them; or NULL */
  GArray          *readings;    /* HuReportReading, once somebody has asked for them */
  GArray          *charts;      /* HuChartReading, while charts are made */
} HuReportMaking;

/* A reading in force, and what the other one would change in this game. */
typedef struct
{
  HuReadingInForce reading;
  char            *change;
  gboolean         turns; /* the verdict would be another, or the game could not have been so */
} HuReportReading;

/* Adds the heading of the part that is made. */
void           _hu_report_begin_part (HuReportMaking *making);
/* Tells whether a system in force has that share of a report. */
gboolean       _hu_report_has_share  (const HuScenario *scenario,
                                      HuReportShare    share);
/* Tells whether a system in force has a table of that name. */
gboolean       _hu_report_has_own_table (const HuScenario *scenario,
                                      const char      *name);
/* Adds that share of the systems in force, or only of the one that reached @verdict, or NULL; FALSE: none has it. */
gboolean       _hu_report_add_share  (HuReportMaking  *making,
                                      HuReportShare    share,
                                      const HuVerdict *verdict);
/* Reports how much of the part is done, 0 … 1; returns FALSE where nobody waits for the report any more, so the
 * part stops. */
gboolean       _hu_report_go_on      (HuReportMaking *making,
                                      double          done);

char          *_hu_report_clean      (char           *text);
/* The readings in force; each is judged once. */
const GArray  *_hu_report_get_readings (HuReportMaking *making);
/* Text is taken, and cleaned of what no paper can show. */
void           _hu_report_heading    (HuReportMaking *making,
                                      guint           level,
                                      char           *text);
void           _hu_report_paragraph  (HuReportMaking *making,
                                      HuTextRole      role,
                                      char           *text);
HuReportTable *_hu_report_table      (HuReportMaking *making,
                                      const char     *name);
/* A table that is on no paper: only for a spreadsheet and the clipboard. */
HuReportTable *_hu_report_aside      (HuReportMaking *making,
                                      const char     *name);
/* Puts the table aside of that name on paper after all. */
void           _hu_report_show_aside (HuReportMaking *making,
                                      const char     *name);
void           _hu_report_map        (HuReportMaking *making,
                                      char           *caption,
                                      HuSnapshot     *snapshot,
                                      guint           show);
HuReportChart *_hu_report_chart      (HuReportMaking *making,
                                      char           *caption);
/* Puts @text, which is taken, in place of a chart that shows nothing more. */
void           _hu_report_chart_to_words (HuReportMaking *making,
                                      const HuReportChart *chart,
                                      char           *text);
/* Makes the last map an inset; takes @focus. */
void           _hu_report_map_focus  (HuReportMaking *making,
                                      GArray         *focus,
                                      gint            apart);
HuReportStrip *_hu_report_strip      (HuReportMaking *making,
                                      char           *caption);
/* Texts are taken. */
HuReportScale *_hu_report_scale      (HuReportMaking *making,
                                      char           *caption,
                                      char           *value);
void           _hu_report_scale_add  (HuReportScale  *scale,
                                      HuSide          side,
                                      char           *name,
                                      char           *bound);
/* So many of the things that a meter counts; nothing where it counts none, or too many to draw. */
void           _hu_report_scale_meter (HuReportMaking *making,
                                      const HuMeter  *meter);
/* hu-report-step.c: names the last move that brought the winner nearer to what decided, or NULL; and says by which act
 * @decisive, told term by term, came to be met. */
char          *_hu_report_explain_last_step (HuReportMaking *making,
                                      const HuVerdict *verdict);
void           _hu_report_add_since (HuReportMaking *making,
                                      const HuVerdict *verdict,
                                      const HuMeter  *decisive);
/* And what would have saved the loser. */
void           _hu_report_add_saved (HuReportMaking *making,
                                      const HuVerdict *verdict);
/* hu-report-protocol.c: the table of what each side's points are for; a line of it, and the end. */
HuReportTable *_hu_report_begin_sums (HuReportMaking *making,
                                      const char     *name,
                                      const char     *what,
                                      gboolean        places);
HuReportRow   *_hu_report_sum        (HuReportMaking *making,
                                      HuReportTable  *table,
                                      HuRowRole       role,
                                      char           *what,
                                      HuSide          holder, /* of a place */
                                      gboolean        has_holder,
                                      const gint64    points[HU_N_SIDES]);
guint          _hu_report_find_map_show (const HuScenario *scenario,
                                      const HuVerdict *verdict);
HuReport      *_hu_report_alloc      (void) G_GNUC_WARN_UNUSED_RESULT;
void           _hu_report_block_free (gpointer        data);
HuReportBlock *_hu_report_block      (HuReportMaking *making,
                                      HuReportBlockKind kind,
                                      char           *text);

void           _hu_report_column     (HuReportTable  *table,
                                      HuColumnKind    kind,
                                      HuReportShow    show,
                                      const char     *title);
/* Says what a terminal shows of the table; @columns are static. */
void           _hu_report_terminal   (HuReportTable  *table,
                                      const HuReportTerminal *columns,
                                      guint           n_columns);
/* Says what a column is about. */
void           _hu_report_subject    (HuReportTable  *table,
                                      guint           column,
                                      HuColumnSubject subject);
/* Adds a row with as many cells as the table has columns so far; all cells are empty at first. */
HuReportRow   *_hu_report_row        (HuReportTable  *table,
                                      HuRowRole       role,
                                      HuReportShow    show);
/* The last row after all. */
void           _hu_report_drop_row   (HuReportTable  *table);
void           _hu_report_cell       (HuReportRow    *row,
                                      guint           column,
                                      char           *text);
/* The words that a terminal has there instead; takes @words. */
void           _hu_report_cell_terminal (HuReportRow *row,
                                      guint           column,
                                      char           *words);
/* Fills a cell with a rule: its number, or a word where it has none; in CSV the id of the file. */
void           _hu_report_cell_rule  (HuReportRow    *row,
                                      guint           column,
                                      const char     *rule);
/* A rule system by its name; in CSV by the file's. */
void           _hu_report_cell_system (HuReportRow   *row,
                                      guint           column,
                                      HuSystemId      system);
void           _hu_report_cell_side  (HuReportMaking *making,
                                      HuReportRow    *row,
                                      guint           column,
                                      HuSide          side);
/* Fills a cell with a number: with the locale's grouping, in CSV without.  @sign: gains get a plus sign. */
void           _hu_report_cell_number (HuReportRow   *row,
                                      guint           column,
                                      gint64          value,
                                      gboolean        sign);
/* The same of a number of which @unit make one. */
void           _hu_report_cell_decimal (HuReportRow *row,
                                      guint           column,
                                      gint64          value,
                                      guint           unit,
                                      gboolean        sign);
/* hu-report-spots.c: where on the map what the whole cell says is; nothing for HU_HEX_NONE, or place -1. */
void           _hu_report_spot       (HuReportRow    *row,
                                      guint           column,
                                      HuHex           hex);
void           _hu_report_spot_place (HuReportMaking *making,
                                      HuReportRow    *row,
                                      guint           column,
                                      gint            place);
/* A hex that @meter is about, or HU_HEX_NONE. */
HuHex          _hu_report_meter_hex  (HuReportMaking *making,
                                      const HuMeter  *meter);
/* Fills a cell with the names of places, or with a text, which is taken, that names hexes. */
void           _hu_report_cell_places (HuReportMaking *making,
                                      HuReportRow    *row,
                                      guint           column,
                                      const GArray   *places);
void           _hu_report_cell_hexes (HuReportMaking *making,
                                      HuReportRow    *row,
                                      guint           column,
                                      char           *text,
                                      const GArray   *hexes);
/* How it stands: "13 of 20", and of a sum of strengths what it adds up. */
char          *_hu_report_standing   (const HuConditionLine *line);
/* The same in a cell; on paper the addends of a sum only the first time, which @told, a set of such, remembers. */
void           _hu_report_cell_standing (HuReportRow    *row,
                                      guint           column,
                                      const HuConditionLine *line,
                                      GHashTable     *told);
/* Is it a sum whose addends stand above, or one without any, which the line above compares? */
gboolean       _hu_report_is_told_above (const HuConditionLine *line,
                                      GHashTable     *told);
/* hu-report-conditions.c: "✓", "○" or, where it decides nothing by itself, "–"; the legend of these. */
const char    *_hu_report_meter_mark (const HuScenario *scenario,
                                      const HuMeter    *meter);
/* Do several of them, or all, name the number of a rule? */
gboolean       _hu_report_meters_cite (const GPtrArray *meters);
void           _hu_report_add_mark_legend (HuReportMaking *making);
/* The words of a line of conditions, further in the deeper it is; (transfer full). */
char          *_hu_report_indent     (const HuConditionLine *line);
/* A name, which is taken, that stays on its line in a list of many. */
char          *_hu_report_unbroken   (char           *name);
/* The same of a unit, with its strength: "123 ID (5)". */
char          *_hu_report_unit       (const HuScenario *scenario,
                                      guint           unit);
/* As people read it: "1.234", "−5". */
char          *_hu_report_number     (gint64          value,
                                      gboolean        sign);
char          *_hu_report_decimal     (gint64          value,
                                      guint           unit,
                                      gboolean        sign);
/* The moment to which an event belongs, which is before it: the end of a phase belongs to that phase. */
HuClock        _hu_report_clock      (HuReportMaking *making,
                                      guint           event);
/* The turn and the phase of an event in words. */
char          *_hu_report_turn       (HuReportMaking *making,
                                      guint           event);
char          *_hu_report_phase      (HuReportMaking *making,
                                      guint           event);
/* Whether nothing that has not happened will happen any more. */
gboolean       _hu_report_is_over    (const HuReportMaking *making);
/* "Oct III (turn 3 of 9)", "Turn 3 of 9". */
char          *_hu_report_numbered_turn (const HuScenario *scenario,
                                      guint           turn);

/* hu-report-units.c: begins the tables of units, with what @state is after the set-up; takes what @event made of the state, with
 * its cause in the log, the hex where it was and its words, or NULL where the viewer does not know; and adds the tables, and
 * frees @units. */
typedef struct _HuReportUnits HuReportUnits;

HuReportUnits *_hu_report_begin_units (HuReportMaking *making,
                                      const HuState  *state) G_GNUC_WARN_UNUSED_RESULT;
/* Returns the units that came on or off (element-type guint), borrowed until the next call. */
const GArray  *_hu_report_follow_units (HuReportUnits *self,
                                      const HuState  *state,
                                      guint           event,
                                      const HuEvent  *cause,
                                      HuHex           hex,
                                      const char     *words);
void           _hu_report_end_units  (HuReportUnits  *self,
                                      const HuState  *state);

/* hu-report-story.c: the log as a story. */
typedef struct _HuReportStory HuReportStory;

typedef struct
{
  guint          event;
  const HuEvent *cause;
  HuSight        sight;
  const char    *words;   /* of the event, as the viewer sees it */
  HuHex          hex;     /* where it happened, or HU_HEX_NONE */
  const HuState *after;
  const GArray  *changed; /* guint: units that came on or off by it */
} HuStoryEvent;

HuReportStory *_hu_report_begin_story (HuReportMaking *making,
                                      const GPtrArray *rulings) G_GNUC_WARN_UNUSED_RESULT;
void           _hu_report_tell_story (HuReportStory   *self,
                                      const HuStoryEvent *told);
/* Frees @self. */
void           _hu_report_end_story  (HuReportStory   *self);

/* hu-report-rules.c: the table of the rules of a system that are in force, and a row of it; @reading is taken. */
HuReportTable *_hu_report_rules_table (HuReportMaking *making,
                                      const char     *name,
                                      HuSystemId      system);
HuReportRow   *_hu_report_option     (HuReportTable  *table,
                                      const char     *rule,
                                      const char     *what,
                                      char           *reading);
/* The lines of a condition.  Where another part of the report has them term by term, they are for data only. */
void           _hu_report_option_lines (HuReportMaking *making,
                                      HuReportTable  *table,
                                      const char      *rule,
                                      const char      *what,
                                      const GPtrArray *lines);
/* hu-report-charts.c: the values that a chart reads at every moment, and the meters it reads them from. */
typedef struct
{
  HuReportChart *chart;
  double       (*read[HU_N_SIDES]) (const HuSnapshot *snapshot, const HuMeter *meter); /* NULL: no second series */
  HuMeterKind    kind[HU_N_SIDES];
  guint          nth; /* of several meters of that kind */
} HuChartReading;

double         _hu_report_read_value (const HuSnapshot *snapshot,
                                      const HuMeter  *meter);
double         _hu_report_read_of    (const HuSnapshot *snapshot,
                                      const HuMeter  *meter);
/* Returns the chart, borrowed from @readings (element-type HuChartReading) until the next call; @caption and
 * @name are taken. */
HuChartReading *_hu_report_begin_chart (HuReportMaking *making,
                                      char           *caption,
                                      const char     *y_title);
void           _hu_report_add_series (HuChartReading *reading,
                                      guint           index,
                                      char           *name,
                                      HuSide          side,
                                      HuMeterKind     kind,
                                      double        (*read) (const HuSnapshot *, const HuMeter *));
/* hu-report-conditions.c: says how many of @n rows are left out on paper. */
void           _hu_report_leave_out  (HuReportMaking *making,
                                      guint           n);

/* hu-report-points.c: a table of points with sums that its lines add up to. */
typedef struct
{
  HuReportMaking *making;
  const char     *name;  /* of the table; static */
  HuReportTable  *table;
  gint64          totals[HU_N_SIDES]; /* of the lines so far */
  guint           scale; /* so many of the points make one; 1 but where they have decimals */
} HuReportLedger;

/* Columns that the caller may fill or change in a line; all others follow from the side and points of the line. */
enum
{
  HU_LEDGER_EVENT,
  HU_LEDGER_TURN,
  HU_LEDGER_PHASE,
  HU_LEDGER_WHAT,
  HU_LEDGER_RULE,
  HU_LEDGER_SIDE,   /* in CSV and in a terminal; on paper each side has a column of its own, so that they can be added up */
  HU_LEDGER_POINTS,
};

/* Begins table @name; @what and @rule are the titles of two columns. */
void           _hu_report_begin_ledger (HuReportLedger *ledger,
                                      HuReportMaking *making,
                                      const char     *name,
                                      const char     *what,
                                      const char     *rule);
/* @passing: points that came and went, which stand among the lines, and are no gain. */
HuReportRow   *_hu_report_ledger_line (HuReportLedger *ledger,
                                      HuRowRole       role,
                                      guint           event,
                                      HuSide          side,
                                      gint64          points,
                                      gboolean        passing);
/* A line for an entry of a system's ledger: @what it is for, which is taken, and @rule. */
HuReportRow   *_hu_report_ledger_entry (HuReportLedger *ledger,
                                      const HuLedgerEntry *entry,
                                      char           *what,
                                      const char     *rule);
/* @totals: those that the rules came to. */
void           _hu_report_end_ledger  (HuReportLedger *ledger,
                                      const gint64    totals[HU_N_SIDES]);

/* The common parts, each where its kind of words is. */
void           _hu_report_add_protocol    (HuReportMaking *making);
gboolean       _hu_report_is_given       (const char     *text);
void           _hu_report_add_facts       (HuReportMaking *making,
                                      const HuVerdict *verdict);
/* Lists all gains and totals, whatever parts were asked for. */
void           _hu_report_add_data        (HuReportMaking *making);
void           _hu_report_add_conditions  (HuReportMaking *making);
void           _hu_report_add_points      (HuReportMaking *making);
void           _hu_report_add_owners      (HuReportMaking *making);
void           _hu_report_add_charts      (HuReportMaking *making);
void           _hu_report_add_forces      (HuReportMaking *making);
void           _hu_report_add_log         (HuReportMaking *making);
void           _hu_report_add_events      (HuReportMaking *making);
void           _hu_report_add_rules       (HuReportMaking *making);

G_END_DECLS
