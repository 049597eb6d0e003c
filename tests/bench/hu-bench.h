/*
 * The bench programs share this: medians of timed runs, and lines that say how many
 * times faster one thing is than another.  Only ratios and medians of one and the
 * same run are ever compared, since machines differ.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define HU_BENCH_FRAME (1.0 / 60.0) /* seconds of a 60 Hz frame */

typedef void (*HuBenchFunc) (gpointer data);

/* Parses --brief (print only what has a target) and --seconds N (how long each
 * measurement may take) and leaves the other arguments; call first. */
void     hu_bench_init    (int          *argc,
                           char       ***argv);
/* Median seconds of one call of @func. */
double   hu_bench_median  (HuBenchFunc   func,
                           gpointer      data);
/* The medians of two things measured turn by turn, so that whatever slows the
 * machine down slows both. */
void     hu_bench_medians (HuBenchFunc   ours,
                           gpointer      ours_data,
                           double       *ours_seconds,
                           HuBenchFunc   peer,
                           gpointer      peer_data,
                           double       *peer_seconds);

/* What a function calls that knows better than a clock around it how many @seconds it took: what comes after does not count. */
void     hu_bench_say     (double        seconds);

/* Seconds of processor time that one call of @func takes: the least of a few, of one where it takes long. */
double   hu_bench_processor (HuBenchFunc  func,
                           gpointer      data);

/* Prints how many times faster @ours is; below @at_least (0: no target) the
 * program will fail. */
void     hu_bench_ratio   (const char   *what,
                           double        ours,
                           const char   *peer_name,
                           double        peer,
                           double        at_least);
/* Prints how much of a 60 Hz frame @seconds is, beside @of_frame that it should
 * stay under (0: no target).  A time depends on the machine: never fails. */
void     hu_bench_frame   (const char   *what,
                           double        seconds,
                           double        of_frame);
/* Prints how many times @what is @of; above @at_most the program will fail. */
void     hu_bench_quantity (const char  *what,
                           double        times,
                           const char   *of,
                           double        at_most);
/* Prints how @seconds grow with @sizes: the slope of the line through both logarithms (1: twice the
 * size takes twice as long), and that of the steepest piece.  Above @at_most (0: no target) the program
 * will fail. */
void     hu_bench_slope   (const char   *what,
                           const char   *of,
                           const double *sizes,
                           const double *seconds,
                           guint         n,
                           double        at_most);
/* A remark between the lines. */
void     hu_bench_note    (const char   *format,
                           ...) G_GNUC_PRINTF (1, 2);
/* Says plainly that a peer is not there. */
void     hu_bench_missing (const char   *peer);
/* Returns main()'s status: 0, or 1 where a ratio missed its target. */
int      hu_bench_finish  (void);

/* 1.2 ns, 3.4 µs, 5.6 ms or 7.8 s. */
char    *hu_bench_format  (double        seconds) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
