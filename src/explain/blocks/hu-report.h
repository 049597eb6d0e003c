/*
 * The report of a game at one moment, as blocks: headings, paragraphs, tables, maps, charts.
 * The content is made here from snapshots; report/ gives it its look on paper, in a browser or
 * in a spreadsheet.
 *
 * A report is a pure function of game, moment and viewer: it holds no date.
 */
#pragma once

#include "hu-adjudicator.h"
#include "hu-explain.h"

G_BEGIN_DECLS

/* Each part can be left out; a report without any is empty. */
typedef enum
{
  HU_PART_PROTOCOL,   /* on one page: who played, the verdict and what makes it, lines to sign */
  HU_PART_MAP,
  HU_PART_CONDITIONS,
  HU_PART_POINTS,     /* ledger, casualties, exits */
  HU_PART_SYSTEM,     /* + HuSystemId: the part of that rule system, if it has one of its own */
  HU_PART_OWNERS = HU_PART_SYSTEM + HU_N_SYSTEMS, /* who controls which place */
  HU_PART_CHARTS,
  HU_PART_FORCES,     /* what became of the units */
  HU_PART_LOG,        /* turn by turn, as a story */
  HU_PART_ABOUT,      /* what the game file says of itself */
  HU_PART_RULES,      /* options and readings in force */
  HU_PART_AUTHORS,    /* who wrote what */
  HU_PART_EVENTS,     /* every event: an appendix */
  HU_N_PARTS
} HuReportPart;

#define HU_PARTS_ALL ((1u << HU_N_PARTS) - 1)
/* Nobody reads hundreds of events on paper, and a page needs them to step through the game. */
#define HU_PARTS_ON_PAPER (HU_PARTS_ALL & ~(1u << HU_PART_EVENTS))

typedef enum
{
  HU_BLOCK_KIND_TITLE,     /* the game's name: once, at the top of the title page */
  HU_BLOCK_KIND_VERDICT,   /* the verdict: text, and whose it is */
  HU_BLOCK_KIND_HEADING,   /* level 1 begins a part, 2 a piece of one */
  HU_BLOCK_KIND_PARAGRAPH,
  HU_BLOCK_KIND_TABLE,
  HU_BLOCK_KIND_MAP,
  HU_BLOCK_KIND_CHART,
  HU_BLOCK_KIND_STRIP,
  HU_BLOCK_KIND_SCALE,
} HuReportBlockKind;

typedef enum
{
  HU_TEXT_PLAIN,
  HU_TEXT_STRONG,
  HU_TEXT_FAINT,
  HU_TEXT_QUOTED, /* somebody else's words */
} HuTextRole;

/* --- Tables --- */

typedef enum
{
  HU_SHOW_PAPER = 1 << 0, /* in print, HTML and Markdown */
  HU_SHOW_DATA  = 1 << 1, /* in CSV */
  HU_SHOW_TERMINAL = 1 << 2, /* a row in the terminal; which columns are there, HuReportTerminal tells */
} HuReportShow;

#define HU_SHOW_BOTH (HU_SHOW_PAPER | HU_SHOW_DATA)
#define HU_SHOW_EVERYWHERE (HU_SHOW_BOTH | HU_SHOW_TERMINAL)

typedef enum
{
  HU_COLUMN_WORDS,   /* as wide as its widest cell */
  HU_COLUMN_NUMBERS, /* the same, at the right */
  HU_COLUMN_TEXT,    /* takes the room that is left, and wraps */
} HuColumnKind;

/* The subject of a column, where a page can do something with it. */
typedef enum
{
  HU_COLUMN_ANYTHING,
  HU_COLUMN_EVENT,
  HU_COLUMN_RULE,
  HU_COLUMN_SIDE,   /* who gains the points … */
  HU_COLUMN_POINTS, /* … and how many, as data */
} HuColumnSubject;

typedef struct
{
  char           *title;
  HuColumnKind    kind;
  HuReportShow    show;
  HuColumnSubject subject;
} HuReportColumn;

/* Words of a cell that name a place of the map. */
typedef struct
{
  guint from, to; /* bytes of the cell's text */
  HuHex hex;
} HuReportSpot;

typedef struct
{
  char   *text;  /* never NULL */
  char   *terminal; /* as a terminal has it; NULL: the same as text */
  char   *value; /* for links, and in CSV unless it is a rule: a plain number, an id; NULL: the same as text */
  HuSide  side;  /* is about that side: gets its mark */
  GArray *spots; /* HuReportSpot, in the order of the text; or NULL */
} HuReportCell;

typedef enum
{
  HU_TERMINAL_PLAIN,
  HU_TERMINAL_STRONG,
  HU_TERMINAL_FAINT,
  HU_TERMINAL_SIDE, /* as the cell's side */
  HU_TERMINAL_ROW,  /* as the row is said to be */
} HuTerminalStyle;

typedef enum
{
  HU_ROW_PLAIN,
  HU_ROW_HEAD,  /* a heading within the table: its first cell spans all columns */
  HU_ROW_UNDER, /* explains the row before */
  HU_ROW_CONTINUED, /* is as good as that, and stands with it */
  HU_ROW_FAINT, /* provisional */
  HU_ROW_SUM,
} HuRowRole;

typedef struct
{
  HuRowRole     role;
  HuReportShow  show;
  HuSide        side;  /* who acts or gains in it; or HU_SIDE_NONE */
  HuTerminalStyle style; /* of its words in a terminal, … */
  const char   *mark;  /* … and what stands before them there; static, or NULL */
  guint         n_cells; /* as many as there are columns */
  HuReportCell *cells;
} HuReportRow;

/* A column of a table in a terminal. */
typedef struct
{
  guint           column;
  HuTerminalStyle style;
} HuReportTerminal;

typedef enum
{
  HU_TABLE_PLAIN,
  HU_TABLE_CLOSE,   /* its rows stand close together */
  HU_TABLE_TO_SIGN, /* a hand writes in its rows */
  HU_TABLE_STORY,   /* one of several whose columns stand below each other */
} HuTableLook;

typedef struct
{
  HuTableLook look;
  char      *name;    /* "ledger", "casualties" …: the static name for files and --table; or NULL */
  GPtrArray *columns; /* HuReportColumn */
  GPtrArray *rows;    /* HuReportRow */
  const HuReportTerminal *terminal; /* [n_terminal], in their order there; static; or NULL: no terminal shows it */
  guint      n_terminal;
} HuReportTable;

/* --- Maps --- */

/* The overlays of a report's map, chosen by what decided the game. */
typedef enum
{
  HU_REPORT_MAP_SUPPLY     = 1 << 0, /* lines, narrowest cut, zones of control */
  HU_REPORT_MAP_OWNERS    = 1 << 1,
  HU_REPORT_MAP_FRONT_LINE = 1 << 2,
} HuReportMapShow;

typedef struct
{
  HuSnapshot *snapshot;
  guint       show;  /* HuReportMapShow */
  GArray     *focus; /* HuHex: an inset that shows these and what lies around them; NULL: the whole map */
  gint        apart; /* the place in focus that has diamonds; other hexes, or where it is -1 all, have rings */
} HuReportMap;

/* --- The scale of what decides --- */

/* A level of victory, or one of the things that are counted. */
typedef struct
{
  char    *name;  /* "Soviet marginal victory"; "" of a thing that is only counted */
  char    *bound; /* what it reaches to: "3 : 1"; NULL: there is none */
  HuSide   side;  /* whose level; HU_SIDE_NONE: not counted yet */
  double   width; /* beside the others'; 1 unless the bands say how far apart their bounds are */
} HuScaleBand;

typedef struct
{
  GPtrArray *bands; /* HuScaleBand */
  gint       at;    /* index of the band that has been reached; -1: things are counted */
  double     within; /* how far into that band, 0 … 1 */
  char      *value; /* "2.17 : 1" */
} HuReportScale;

/* --- Charts --- */

typedef struct
{
  char    *name;
  HuSide   side;
  GArray  *values; /* double, one a moment; NAN: nothing to tell */
} HuReportSeries;

typedef struct
{
  guint  moment; /* index of a moment: a turn begins */
  char  *name;
} HuReportTick;

typedef struct
{
  gboolean   ratio; /* the values are ratios: so many to one */
  char      *y_title;
  char      *x_title;
  GPtrArray *series; /* HuReportSeries, all as long */
  guint      n_moments;
  GPtrArray *ticks;  /* HuReportTick */
  gint       decided_at; /* index of the moment of the verdict, or -1 */
  char      *decided;    /* what to write there */
} HuReportChart;

/* --- The front line by turn --- */

/* How a line held a hex row: the states that a cell can show. */
typedef enum
{
  HU_STRIP_UNIT,
  HU_STRIP_ZOC,
  HU_STRIP_OPEN,
  HU_STRIP_CHARGED, /* the line is charged for a gap there; under the reading `path` a part of the row may be held */
  HU_N_STRIP_STATES
} HuStripState;

typedef struct
{
  char   *name;                /* of the turn, as short as it comes */
  guint8 *states[HU_N_SIDES];  /* [n_rows] HuStripState */
} HuReportStripTurn;

typedef struct
{
  guint      n_rows;
  gint      *rows;             /* [n_rows] their numbers, north to south */
  GPtrArray *turns;            /* HuReportStripTurn, oldest first */
  char      *sides[HU_N_SIDES]; /* names */
  char      *words[HU_N_STRIP_STATES]; /* what the states mean */
  char      *row_title;
} HuReportStrip;

/* --- Blocks --- */

typedef struct
{
  HuReportBlockKind kind;
  HuReportPart      part;
  guint             level; /* of a heading */
  HuTextRole        role;  /* of a paragraph */
  HuSide            side;  /* of the verdict */
  char             *text;  /* heading, paragraph; caption of the others; or NULL */
  HuReportTable    *table;
  HuReportMap      *map;
  HuReportChart    *chart;
  HuReportStrip    *strip;
  HuReportScale    *scale;
} HuReportBlock;

/* --- What the report says, for a program that judges the game again --- */

/* A line of a ledger. */
typedef struct
{
  const char *table; /* "ledger", "casualties", "exits"; static */
  guint       event;
  HuSide      side;
  gint64      points;
  guint       scale; /* so many of these points make one */
} HuReportGain;

typedef struct
{
  const char *table;
  gint64      points[HU_N_SIDES];
  guint       scale; /* so many of these points make one */
} HuReportTotal;


typedef struct
{
  gint        ref_count;
  HuScenario *scenario;
  HuSnapshot *snapshot; /* of the moment, as the viewer knows it */
  HuSide      viewer;
  char       *title;    /* the game's */
  char       *moment;   /* "Nov II, German, Movement" */
  char       *seen_by;  /* whose view; NULL: the truth */
  char       *change;   /* of hu_report_new_change(): the events in one line; else NULL */
  char       *fingerprint; /* which game it is of; NULL: not told */
  guint       n_events;    /* the moment */
  HuPlayed    played;
  GArray     *gains;    /* HuReportGain: all of them, whatever parts the report has */
  GArray     *totals;   /* HuReportTotal */
  guint       n_all;    /* events of the log; the moment may be before the last */
  GPtrArray  *blocks;   /* HuReportBlock */
  GPtrArray  *aside;    /* HuReportTable: those on no paper */
  GPtrArray  *tables;   /* HuReportTable: all that have a name, borrowed from the blocks and from those aside */
} HuReport;

typedef struct
{
  guint  n_events; /* the moment */
  HuSide viewer;   /* HU_SIDE_NONE: the truth */
  guint  parts;    /* bits 1 << HuReportPart */
  gboolean        rulings_only; /* the log has only events that a ruling followed from */
  const char     *fingerprint; /* which game it is; or NULL */
  const HuPlayed *played;      /* who played it; NULL: as the scenario says */
} HuReportOptions;

/* A fingerprint in ten letters and digits that can be read aloud: "K7QF3-M2X9D"; and that of what somebody typed or heard, in
 * which I and L are 1 and O is 0; NULL: it is none.  Both (transfer full). */
char          *hu_report_shorten_fingerprint (const char        *fingerprint) G_GNUC_WARN_UNUSED_RESULT;
char          *hu_report_read_code      (const char            *text) G_GNUC_WARN_UNUSED_RESULT;
HuReport      *hu_report_new            (HuAdjudicator         *adjudicator,
                                         const HuReportOptions *options) G_GNUC_WARN_UNUSED_RESULT;
/* Gets the share that is done, 0 … 1, every few milliseconds; returning FALSE stops the work. */
typedef gboolean (*HuReportStepFunc)    (double                 done,
                                         gpointer               data);
/* The same; NULL where @step stopped it. */
HuReport      *hu_report_new_stepwise   (HuAdjudicator         *adjudicator,
                                         const HuReportOptions *options,
                                         HuReportStepFunc       step,
                                         gpointer               data) G_GNUC_WARN_UNUSED_RESULT;
/* A report of the last change only, without parts. */
HuReport      *hu_report_new_change     (HuAdjudicator         *adjudicator,
                                         const HuReportOptions *options,
                                         const GPtrArray       *lines) G_GNUC_WARN_UNUSED_RESULT;

/* A question to somebody who followed a recorded game. */
typedef struct
{
  char    *question; /* its title */
  char    *given;    /* his answer; NULL: it is not known */
  char    *right;
  gboolean is_right; /* at his first try */
  char    *because;  /* or NULL */
  char    *rule;     /* the title of the rule that decides it, … */
  char    *clause;   /* … and its clause; both NULL: none */
} HuReportAnswer;

void           hu_report_answer_free    (HuReportAnswer        *self);
/* "4 of 5 right", and "Right: German". */
char          *hu_report_explain_score  (const GPtrArray       *answers) G_GNUC_WARN_UNUSED_RESULT;
char          *hu_report_explain_answer (const HuReportAnswer  *answer) G_GNUC_WARN_UNUSED_RESULT;
/* His result, to print; without parts.  @answers: HuReportAnswer. */
HuReport      *hu_report_new_result     (HuAdjudicator         *adjudicator,
                                         const GPtrArray       *answers) G_GNUC_WARN_UNUSED_RESULT;
HuReport      *hu_report_ref            (HuReport              *report);
void           hu_report_unref          (HuReport              *report);
/* A table that is of use by itself. */
typedef struct _HuReportTableKind
{
  const char  *name;  /* "ledger", as in HuReportTable */
  const char  *title; /* for N_() */
  HuReportPart part;  /* has it */
} HuReportTableKind;

/* The tables that games of @scenario have, in the order in which players want them (element-type HuReportTableKind). */
GPtrArray     *hu_report_list_tables    (const HuScenario      *scenario) G_GNUC_WARN_UNUSED_RESULT;
/* A table by name, or NULL where the game has none of that name. */
const HuReportTable *
               hu_report_find_table     (const HuReport        *report,
                                         const char            *name);

/* The format of what hu_report_to_data() says. */
#define HU_REPORT_DATA_FORMAT "hex-umpire-report/1"
/* The content of the report, as JSON for a program: the same in every language. */
char          *hu_report_to_data        (const HuReport        *report) G_GNUC_WARN_UNUSED_RESULT;

const char    *hu_report_part_to_string (HuReportPart           part); /* "charts"; NULL: no report has it */
gint           hu_report_part_from_string (const char          *text); /* or -1 */
/* The name of the part for people: "Front line". */
char          *hu_report_explain_part   (HuReportPart           part);
/* Has a report of @scenario that part at all? */
gboolean       hu_report_has_part       (const HuScenario      *scenario,
                                         HuReportPart           part);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuReport, hu_report_unref)

G_END_DECLS
