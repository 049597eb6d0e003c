/*
 * Jobs: what comes back to the main loop, to whom, and what is freed when nobody waits for it any more.
 */
#include "hu-job.h"

typedef struct
{
  GMutex   lock;     /* held: the work waits */
  HuJob   *slot;
  gboolean fails;
  gboolean tells;
  guint    n_done, n_told;
  int      result;
  GError  *error;
  GThread *main;
} Owner;

static guint n_data, n_results; /* that are not freed */

static void
data_free (gpointer data)
{
  n_data--;
}

static void
result_free (gpointer data)
{
  g_atomic_int_add ((gint *) &n_results, -1);
  g_free (data);
}

static gpointer
make_result (int number)
{
  int *result = g_new (int, 1);

  *result = number;
  g_atomic_int_inc ((gint *) &n_results);

  return result;
}

static void
told_cb (gpointer      owner,
         gpointer      result,
         const GError *error)
{
  Owner *self = owner;

  g_assert_null (error);
  g_assert_nonnull (self->slot);
  self->n_told++;
  self->result = *(int *) result;
  result_free (result);
  g_mutex_unlock (&self->lock);
}

static gpointer
work (gpointer data,
      HuJob   *job,
      GError **error)
{
  Owner *self = data;

  g_assert_true (g_thread_self () != self->main);
  if (self->tells)
    hu_job_tell (job, told_cb, make_result (1));
  g_mutex_lock (&self->lock);
  g_mutex_unlock (&self->lock);
  hu_job_progress (0.25, job);
  if (self->fails)
    return g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, "No"), NULL;

  return make_result (2);
}

static const HuJobKind kind = { "test", work, data_free, result_free };

static void
done_cb (gpointer      owner,
         gpointer      result,
         const GError *error)
{
  Owner *self = owner;

  g_assert_true (g_thread_self () == self->main);
  g_assert_null (self->slot);
  g_assert_cmpuint (n_data, >, 0);
  self->n_done++;
  self->error = error != NULL ? g_error_copy (error) : NULL;
  if (result != NULL)
    {
      self->result = *(int *) result;
      result_free (result);
    }
}

static void
start (Owner *self)
{
  n_data++;
  hu_job_start (&self->slot, &kind, self, done_cb, self);
}

/* Until nothing is left of any job. */
static void
settle (void)
{
  while (n_data > 0 || g_atomic_int_get ((gint *) &n_results) > 0)
    g_main_context_iteration (NULL, n_data > 0);
}

static void
test_result (void)
{
  Owner self = { .main = g_thread_self () };

  start (&self);
  g_assert_nonnull (self.slot);
  settle ();
  g_assert_cmpuint (self.n_done, ==, 1);
  g_assert_cmpint (self.result, ==, 2);
  g_assert_no_error (self.error);

  n_data++;
  hu_job_start (NULL, &kind, &self, done_cb, &self);
  settle ();
  g_assert_cmpuint (self.n_done, ==, 2);
}

static void
test_error (void)
{
  Owner self = { .fails = TRUE, .main = g_thread_self () };

  start (&self);
  settle ();
  g_assert_cmpuint (self.n_done, ==, 1);
  g_assert_error (self.error, G_IO_ERROR, G_IO_ERROR_FAILED);
  g_clear_error (&self.error);
}

/* Stopped, its owner may have gone; cancelled, he still waits. */
static void
test_stop (void)
{
  Owner self = { .main = g_thread_self () };

  g_mutex_lock (&self.lock);
  start (&self);
  hu_job_stop (&self.slot);
  g_assert_null (self.slot);
  hu_job_stop (&self.slot);
  hu_job_cancel (self.slot);
  g_mutex_unlock (&self.lock);
  settle ();
  g_assert_cmpuint (self.n_done, ==, 0);

  g_mutex_lock (&self.lock);
  start (&self);
  hu_job_cancel (self.slot);
  g_assert_false (hu_job_progress (0.5, self.slot));
  g_assert_cmpfloat (hu_job_get_done (self.slot), ==, 0.5);
  g_mutex_unlock (&self.lock);
  settle ();
  g_assert_cmpuint (self.n_done, ==, 1);
  g_assert_error (self.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&self.error);
}

static void
test_instead (void)
{
  Owner self = { .main = g_thread_self () };
  HuJob *first;

  g_mutex_lock (&self.lock);
  start (&self);
  first = self.slot;
  start (&self);
  g_assert_true (self.slot != first);
  g_mutex_unlock (&self.lock);
  settle ();
  g_assert_cmpuint (self.n_done, ==, 1);
}

/* A part comes while the work goes on, and no part comes after it was stopped. */
static void
test_parts (void)
{
  Owner self = { .tells = TRUE, .main = g_thread_self () };

  g_mutex_lock (&self.lock);
  start (&self);
  settle ();
  g_assert_cmpuint (self.n_told, ==, 1);
  g_assert_cmpuint (self.n_done, ==, 1);
  g_assert_cmpint (self.result, ==, 2);

  g_mutex_lock (&self.lock);
  start (&self);
  while (g_atomic_int_get ((gint *) &n_results) == 0)
    g_thread_yield ();
  hu_job_stop (&self.slot);
  g_mutex_unlock (&self.lock);
  settle ();
  g_assert_cmpuint (self.n_told, ==, 1);
  g_assert_cmpuint (self.n_done, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/job/result", test_result);
  g_test_add_func ("/job/error", test_error);
  g_test_add_func ("/job/stop", test_stop);
  g_test_add_func ("/job/instead", test_instead);
  g_test_add_func ("/job/parts", test_parts);

  return g_test_run ();
}
