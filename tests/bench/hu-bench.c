/*
 * Timing for the bench programs: calibrated runs, medians, lines of output.
 */
#include "hu-bench.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define N_SAMPLES_MIN 5
#define N_SAMPLES_MAX 501
#define SAMPLE_SECONDS 50e-6 /* shorter calls are timed several at once */

static double seconds_each = 0.5;
static gboolean brief;
static gboolean missed;
static double said; /* seconds of a call; below zero: none */

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_MONOTONIC, &time);
  return (double) time.tv_sec + (double) time.tv_nsec * 1e-9;
}

static double
now_of_processor (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec + (double) time.tv_nsec * 1e-9;
}

typedef struct
{
  HuBenchFunc func;
  gpointer    data;
  guint       n_calls; /* in one sample */
  guint       n_samples;
  double      samples[N_SAMPLES_MAX];
} Series;

static void
take_sample (Series *series)
{
  double start = now ();

  said = -1;
  for (guint i = 0; i < series->n_calls; i++)
    series->func (series->data);

  series->samples[series->n_samples++] = said >= 0 ? said : (now () - start) / series->n_calls;
}

void
hu_bench_say (double seconds)
{
  said = seconds;
}

/* Runs once unmeasured, which also faults memory in, then finds out how many
 * calls make a sample long enough for the clock. */
static void
series_start (Series      *series,
              HuBenchFunc  func,
              gpointer     data)
{
  series->func = func;
  series->data = data;
  series->n_calls = 1;
  series->n_samples = 0;
  func (data);

  for (;;)
    {
      take_sample (series);
      series->n_samples = 0;
      if (series->samples[0] * series->n_calls >= SAMPLE_SECONDS)
        return;
      series->n_calls *= 2;
    }
}

static int
compare_doubles (gconstpointer a,
                 gconstpointer b)
{
  double x = *(const double *) a;
  double y = *(const double *) b;

  return (x > y) - (x < y);
}

static double
series_median (Series *series)
{
  qsort (series->samples, series->n_samples, sizeof (double), compare_doubles);
  return series->samples[series->n_samples / 2];
}

static gboolean
want_more (const Series *series,
           double        start)
{
  return series->n_samples < N_SAMPLES_MIN
         || (series->n_samples < N_SAMPLES_MAX && now () - start < seconds_each);
}

void
hu_bench_init (int    *argc,
               char ***argv)
{
  int n_left = 1;

  for (int i = 1; i < *argc; i++)
    {
      if (strcmp ((*argv)[i], "--brief") == 0)
        brief = TRUE;
      else if (strcmp ((*argv)[i], "--seconds") == 0 && i + 1 < *argc)
        seconds_each = g_ascii_strtod ((*argv)[++i], NULL);
      else if ((*argv)[i][0] != '-')
        (*argv)[n_left++] = (*argv)[i];
      else
        {
          fprintf (stderr, "Usage: %s [--brief] [--seconds N]\n", (*argv)[0]);
          exit (2);
        }
    }
  (*argv)[n_left] = NULL;
  *argc = n_left;

  setvbuf (stdout, NULL, _IOLBF, 0);
}

double
hu_bench_median (HuBenchFunc func,
                 gpointer    data)
{
  g_autofree Series *series = g_new0 (Series, 1);
  double start = now ();

  series_start (series, func, data);
  while (want_more (series, start))
    take_sample (series);

  return series_median (series);
}

void
hu_bench_medians (HuBenchFunc  ours,
                  gpointer     ours_data,
                  double      *ours_seconds,
                  HuBenchFunc  peer,
                  gpointer     peer_data,
                  double      *peer_seconds)
{
  g_autofree Series *a = g_new0 (Series, 1);
  g_autofree Series *b = g_new0 (Series, 1);
  double start = now ();

  series_start (a, ours, ours_data);
  series_start (b, peer, peer_data);
  while (want_more (a, start))
    {
      take_sample (a);
      take_sample (b);
    }

  *ours_seconds = series_median (a);
  *peer_seconds = series_median (b);
}

/* Other programs on the machine take none of it; what they do to its caches can only make it
 * more, which is why the least is the truest. */
double
hu_bench_processor (HuBenchFunc func,
                    gpointer    data)
{
  double start = now_of_processor (), least = G_MAXDOUBLE;
  guint n_calls = 1;

  for (guint i = 0; i < 1000 && now_of_processor () - start < seconds_each; i++)
    {
      double began = now_of_processor (), took;

      for (guint j = 0; j < n_calls; j++)
        func (data);
      took = now_of_processor () - began;
      least = MIN (least, took / n_calls);
      if (took < SAMPLE_SECONDS)
        n_calls *= 2;
    }

  return least;
}

char *
hu_bench_format (double seconds)
{
  if (seconds < 1e-6)
    return g_strdup_printf ("%.1f ns", seconds * 1e9);
  if (seconds < 1e-3)
    return g_strdup_printf ("%.1f µs", seconds * 1e6);
  if (seconds < 1)
    return g_strdup_printf ("%.2f ms", seconds * 1e3);
  return g_strdup_printf ("%.2f s", seconds);
}

/* Lines with a target are marked for ./check --bench. */
static void
start_line (gboolean has_target)
{
  printf ("%s", has_target ? "bench: " : "       ");
}

void
hu_bench_ratio (const char *what,
                double      ours,
                const char *peer_name,
                double      peer,
                double      at_least)
{
  g_autofree char *ours_text = hu_bench_format (ours);
  g_autofree char *peer_text = hu_bench_format (peer);
  double ratio = peer / MAX (ours, 1e-12);

  if (brief && at_least <= 0)
    return;

  start_line (at_least > 0);
  printf ("%-40s %9.1f × faster than %s (%s against %s)", what, ratio, peer_name, ours_text, peer_text);
  if (at_least > 0)
    printf (", wanted %.1f: %s", at_least, ratio >= at_least ? "ok" : "MISSED");
  printf ("\n");

  missed |= at_least > 0 && ratio < at_least;
}

void
hu_bench_frame (const char *what,
                double      seconds,
                double      of_frame)
{
  g_autofree char *text = hu_bench_format (seconds);

  if (brief && of_frame <= 0)
    return;

  start_line (of_frame > 0);
  printf ("%-40s %9.4f of a frame (%s)", what, seconds / HU_BENCH_FRAME, text);
  if (of_frame > 0)
    printf (", wanted under %.4f: %s", of_frame, seconds < of_frame * HU_BENCH_FRAME ? "ok" : "slower here");
  printf ("\n");
}

/* Least squares. */
static double
fit_slope (const double *sizes,
           const double *seconds,
           guint         n)
{
  double x = 0, y = 0, xx = 0, xy = 0;

  for (guint i = 0; i < n; i++)
    {
      double a = log (sizes[i]), b = log (MAX (seconds[i], 1e-12));

      x += a;
      y += b;
      xx += a * a;
      xy += a * b;
    }

  return (n * xy - x * y) / (n * xx - x * x);
}

void
hu_bench_slope (const char   *what,
                const char   *of,
                const double *sizes,
                const double *seconds,
                guint         n,
                double        at_most)
{
  double slope = fit_slope (sizes, seconds, n), steepest = -G_MAXDOUBLE;

  if (brief && at_most <= 0)
    return;

  for (guint i = 0; i + 1 < n; i++)
    steepest = MAX (steepest, fit_slope (sizes + i, seconds + i, 2));

  start_line (at_most > 0);
  printf ("%-44s slope %5.2f, steepest %5.2f, of %s:", what, slope, steepest, of);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = hu_bench_format (seconds[i]);

      printf (" %s", text);
    }
  if (at_most > 0)
    printf (", wanted at most %.2f: %s", at_most, slope <= at_most ? "ok" : "MISSED");
  printf ("\n");

  missed |= at_most > 0 && slope > at_most;
}

void
hu_bench_quantity (const char *what,
                   double      times,
                   const char *of,
                   double      at_most)
{
  start_line (TRUE);
  printf ("%-40s %9.2f × %s, wanted at most %.2f: %s\n", what, times, of, at_most, times <= at_most ? "ok" : "MISSED");
  missed |= times > at_most;
}

void
hu_bench_note (const char *format,
               ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);

  printf ("# %s\n", text);
}

void
hu_bench_missing (const char *peer)
{
  start_line (TRUE);
  printf ("%s is MISSING: built without it, so nothing can be compared with it\n", peer);
}

int
hu_bench_finish (void)
{
  return missed ? 1 : 0;
}
