/*
 * Runs a fuzz target without libFuzzer: on the files and folders that are given,
 * and then on changed copies of them for as long as is wanted.  An input that
 * stops the program, or takes more than a second (or than --patience), is left in a file.
 */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "hu-fuzz.h"
#include "hu-yardstick.h"

#define MAX_SIZE (1 << 20)
#define HANG_SECONDS 1

static const guint8 *current; /* what is being tried, for the signal handlers */
static gsize current_size;
static guint64 n_done;
static guint slowest_allowed = HANG_SECONDS;

/* --- What is left behind --- */

/* Only calls that a signal handler may make. */
static void
leave_behind (void)
{
  static const char name[] = "fuzz-found";
  int fd = open (name, O_WRONLY | O_CREAT | O_TRUNC, 0644);
  gsize done = 0;

  while (fd >= 0 && done < current_size)
    {
      ssize_t n = write (fd, current + done, current_size - done);

      if (n <= 0)
        break;
      done += (gsize) n;
    }
  if (fd >= 0)
    close (fd);
}

static void
say_and_die (int number)
{
  static const char hang[] = "# an input takes too long; it is in fuzz-found\n";
  static const char crash[] = "# an input stops the program; it is in fuzz-found\n";

  leave_behind ();
  if (write (STDERR_FILENO, number == SIGALRM ? hang : crash,
             number == SIGALRM ? sizeof hang - 1 : sizeof crash - 1) < 0)
    _exit (3);
  signal (number, SIG_DFL);
  if (number == SIGALRM)
    _exit (2);
  raise (number);
}

/* The sanitizers end a program by their own way, which asks this first. */
void __sanitizer_set_death_callback (void (*callback) (void)) __attribute__((weak));

static void
watch (void)
{
  signal (SIGABRT, say_and_die);
  signal (SIGTRAP, say_and_die);
  signal (SIGALRM, say_and_die);
  if (__sanitizer_set_death_callback != NULL)
    __sanitizer_set_death_callback (leave_behind);
  else
    signal (SIGSEGV, say_and_die);
}

static void
try_one (const guint8 *data,
         gsize         size)
{
  current = data;
  current_size = size;
  alarm (slowest_allowed);
  LLVMFuzzerTestOneInput (data, size);
  alarm (0);
  n_done++;
}

/* --- What to try --- */

static gint
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

static void
add_path (GPtrArray  *corpus,
          const char *path)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GDir) folder = NULL;
  g_autoptr(GPtrArray) names = NULL;
  const char *name;
  char *text;
  gsize length;

  if (!g_file_test (path, G_FILE_TEST_IS_DIR))
    {
      if (!g_file_get_contents (path, &text, &length, &error))
        g_error ("%s", error->message);
      g_ptr_array_add (corpus, g_bytes_new_take (text, length));
      return;
    }

  folder = g_dir_open (path, 0, &error);
  if (folder == NULL)
    g_error ("%s", error->message);
  /* In the same order everywhere, so that a seed says the same everywhere. */
  names = g_ptr_array_new_with_free_func (g_free);
  while ((name = g_dir_read_name (folder)) != NULL)
    g_ptr_array_add (names, g_build_filename (path, name, NULL));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    add_path (corpus, g_ptr_array_index (names, i));
}

/* Lines of "token" with \", \\ and \xNN in it, as libFuzzer has them. */
static GPtrArray *
read_dictionary (const char *path)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);
  g_auto(GStrv) lines = NULL;
  g_autofree char *text = NULL;

  if (path == NULL)
    return words;
  if (!g_file_get_contents (path, &text, NULL, NULL))
    g_error ("there is no dictionary %s", path);

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      gsize length = strlen (lines[i]);

      if (length < 2 || lines[i][0] != '"')
        continue;
      lines[i][length - 1] = '\0';
      g_ptr_array_add (words, g_strcompress (lines[i] + 1));
    }

  return words;
}

/* --- Changing it --- */

static gsize
somewhere (GRand *rand,
           gsize  length)
{
  return length > 0 ? (gsize) g_rand_int_range (rand, 0, (gint) length) : 0;
}

static void
insert (GByteArray   *text,
        gsize         at,
        const guint8 *what,
        gsize         length)
{
  gsize tail = text->len - at;

  if (length == 0 || text->len + length > MAX_SIZE)
    return;

  g_byte_array_set_size (text, text->len + (guint) length);
  memmove (text->data + at + length, text->data + at, tail);
  memcpy (text->data + at, what, length);
}

/* A piece of @other, or of the text itself, put in or laid over. */
static void
splice (GRand      *rand,
        GByteArray *text,
        GBytes     *other)
{
  gsize length, start, n;
  const guint8 *data = g_bytes_get_data (other, &length);
  g_autofree guint8 *piece = NULL;

  if (length == 0)
    return;

  start = somewhere (rand, length);
  n = 1 + somewhere (rand, MIN (length - start, 200));
  n = MIN (n, length - start);
  piece = g_memdup2 (data + start, n);
  insert (text, somewhere (rand, text->len + 1), piece, n);
}

static void
change (GRand           *rand,
        GByteArray      *text,
        const GPtrArray *corpus,
        const GPtrArray *words)
{
  static const char * const numbers[] = {
    "0", "-1", "1", "255", "4096", "65536", "2147483648", "9223372036854775807", "1e999", "0.5", "-0", "null",
  };
  const char *word = numbers[g_rand_int_range (rand, 0, G_N_ELEMENTS (numbers))];
  gsize at = somewhere (rand, text->len);
  guint8 byte = (guint8) g_rand_int_range (rand, 0, 256);

  switch (g_rand_int_range (rand, 0, 8))
    {
    case 0:
      if (text->len > 0)
        text->data[at] ^= (guint8) (1u << g_rand_int_range (rand, 0, 8));
      break;
    case 1:
      if (text->len > 0)
        text->data[at] = byte;
      break;
    case 2:
      insert (text, at, &byte, 1);
      break;
    case 3:
      if (text->len > 0)
        g_byte_array_remove_range (text, (guint) at, (guint) (1 + somewhere (rand, MIN (text->len - at, 60))));
      break;
    case 4:
      splice (rand, text, g_ptr_array_index (corpus, somewhere (rand, corpus->len)));
      break;
    case 5:
    case 6:
      if (words->len > 0)
        word = g_ptr_array_index (words, somewhere (rand, words->len));
      insert (text, at, (const guint8 *) word, strlen (word));
      break;
    default:
      insert (text, at, (const guint8 *) word, strlen (word));
      break;
    }
}

static void
fuzz (GRand           *rand,
      const GPtrArray *corpus,
      const GPtrArray *words,
      gint64           until)
{
  while (g_get_monotonic_time () < until)
    {
      GBytes *bytes = g_ptr_array_index (corpus, somewhere (rand, corpus->len));
      g_autoptr(GByteArray) text = g_byte_array_new ();

      g_byte_array_append (text, g_bytes_get_data (bytes, NULL), (guint) g_bytes_get_size (bytes));
      for (gint n = g_rand_int_range (rand, 1, 6); n > 0; n--)
        change (rand, text, corpus, words);
      try_one (text->data, text->len);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(GOptionContext) context = g_option_context_new ("FILE|FOLDER…");
  g_autoptr(GPtrArray) corpus = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  g_autoptr(GPtrArray) words = NULL;
  g_autoptr(GRand) rand = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *name = g_path_get_basename (argv[0]);
  const char *wanted = g_getenv ("HU_SEED");
  gdouble seconds = 0;
  gint patience = 0;
  gint seed = wanted != NULL ? (gint) g_ascii_strtoull (wanted, NULL, 16) : g_random_int_range (0, G_MAXINT);
  g_autofree char *dictionary = NULL;
  const GOptionEntry entries[] = {
    { "seconds", 0, 0, G_OPTION_ARG_DOUBLE, &seconds, "Go on with changed copies for N seconds", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "Which changes are drawn", "N" },
    { "dictionary", 0, 0, G_OPTION_ARG_FILENAME, &dictionary, "Words to put in", "FILE" },
    { "patience", 0, 0, G_OPTION_ARG_INT, &patience, "How many yards of kit/hu-yardstick.h an input may take", "N" },
    { NULL },
  };

  LLVMFuzzerInitialize (&argc, &argv);
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  if (patience > 0)
    slowest_allowed = hu_yardstick_seconds ((guint) patience);

  for (gint i = 1; i < argc; i++)
    add_path (corpus, argv[i]);
  words = read_dictionary (dictionary);
  rand = g_rand_new_with_seed ((guint32) seed);
  printf ("# %s: seed %d, %u inputs, %u words\n1..1\n", name, seed, corpus->len, words->len);
  fflush (stdout);
  if (corpus->len == 0)
    g_error ("nothing to try");

  watch ();
  for (guint i = 0; i < corpus->len; i++)
    try_one (g_bytes_get_data (g_ptr_array_index (corpus, i), NULL),
             g_bytes_get_size (g_ptr_array_index (corpus, i)));
  fuzz (rand, corpus, words, g_get_monotonic_time () + (gint64) (seconds * G_USEC_PER_SEC));
  printf ("ok 1 %s after %" G_GUINT64_FORMAT " executions\n", name, n_done);

  return 0;
}
