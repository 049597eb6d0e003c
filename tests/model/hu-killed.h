/*
 * Killing a program at a chosen moment, for the tests of what it leaves.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Runs "@program --play @folder @seed", which says the number of each step that it has done; lets it say @steps of them,
 * waits a little more, kills it; returns how many it had said. */
static inline guint
hu_kill_after (const char *program,
               const char *folder,
               guint32     seed,
               guint       steps,
               gulong      microseconds)
{
  g_autofree char *number = g_strdup_printf ("%u", seed);
  const char *command[] = { program, "--play", folder, number, NULL };
  g_autoptr(GSubprocess) child = g_subprocess_newv (command, G_SUBPROCESS_FLAGS_STDOUT_PIPE, NULL);
  g_autoptr(GDataInputStream) said = g_data_input_stream_new (g_subprocess_get_stdout_pipe (child));
  guint n_said = 0;

  while (n_said < steps)
    {
      g_autofree char *line = g_data_input_stream_read_line (said, NULL, NULL, NULL);

      g_assert_nonnull (line);
      n_said = (guint) g_ascii_strtoull (line, NULL, 10);
    }
  g_usleep (microseconds);
  g_subprocess_force_exit (child);
  for (;;)
    {
      g_autofree char *line = g_data_input_stream_read_line (said, NULL, NULL, NULL);

      if (line == NULL)
        break;
      n_said = (guint) g_ascii_strtoull (line, NULL, 10);
    }
  g_subprocess_wait (child, NULL, NULL);

  return n_said;
}

G_END_DECLS
