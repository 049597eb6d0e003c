/*
 * Killing a program at a chosen moment, and the folder that it leaves behind.
 */
#include <glib/gstdio.h>

#include "hu-killed.h"

/* FALSE: it will say nothing more. */
static gboolean
read_step (GDataInputStream *said,
           guint            *step)
{
  g_autofree char *line = g_data_input_stream_read_line (said, NULL, NULL, NULL);

  if (line == NULL)
    return FALSE;

  *step = (guint) g_ascii_strtoull (line, NULL, 10);

  return TRUE;
}

/**
 * hu_kill_after:
 * @command: a program that says the number of each step that it has done, a line each; up to a %NULL
 * @steps: how many it may say, which it does say
 * @microseconds: how long it goes on then
 *
 * Runs @command and kills it.
 *
 * Returns: the last step that it said it had done; 0 where it said nothing
 */
guint
hu_kill_after (const char * const *command,
               guint               steps,
               gulong              microseconds)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GSubprocess) child = g_subprocess_newv (command, G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error);
  g_autoptr(GDataInputStream) said = NULL;
  guint done = 0;

  g_assert_no_error (error);
  said = g_data_input_stream_new (g_subprocess_get_stdout_pipe (child));
  while (done < steps)
    g_assert_true (read_step (said, &done));
  g_usleep (microseconds);
  g_subprocess_force_exit (child);
  while (read_step (said, &done))
    ;
  g_subprocess_wait (child, NULL, NULL);

  return done;
}

/**
 * hu_clear_folder:
 * @folder: (type filename): a folder of files, which need not be there
 *
 * Removes all that is in @folder, but not @folder.
 */
void
hu_clear_folder (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
}
