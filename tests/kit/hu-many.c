/*
 * hex-umpire-cli as often as a test likes, in one process: started anew, a program
 * spends ten times as long on its libraries as on judging a small game, and tests
 * ask thousands of times.  kit/cli.py is its other end.
 *
 * hu-many SOCKET: SOCKET is the number of an open one.  A request is two numbers
 * (bytes that follow, arguments) with the three standard streams, and then the
 * arguments, each with its NUL.  The answer is the exit status.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "hu-cli.h"

#define N_STREAMS 3

typedef struct
{
  uint32_t length;
  uint32_t n_arguments;
} Head;

G_NORETURN static void
fail (const char *what)
{
  fprintf (stderr, "hu-many: %s: %s\n", what, g_strerror (errno));
  _exit (1);
}

/* FALSE where the other end is gone. */
static gboolean
read_head (int   channel,
           Head *head,
           int   streams[N_STREAMS])
{
  union
  {
    struct cmsghdr align;
    char           bytes[CMSG_SPACE (N_STREAMS * sizeof (int))];
  } control = { 0 };
  struct iovec piece = { head, sizeof *head };
  struct msghdr message = {
    .msg_iov = &piece,
    .msg_iovlen = 1,
    .msg_control = control.bytes,
    .msg_controllen = sizeof control.bytes,
  };
  const struct cmsghdr *sent;
  ssize_t n = recvmsg (channel, &message, MSG_WAITALL | MSG_CMSG_CLOEXEC);

  if (n == 0)
    return FALSE;

  sent = CMSG_FIRSTHDR (&message);
  if (n != sizeof *head || sent == NULL || sent->cmsg_len != CMSG_LEN (N_STREAMS * sizeof (int)))
    fail ("no request");
  memcpy (streams, CMSG_DATA (sent), N_STREAMS * sizeof (int));

  return TRUE;
}

static char **
split (char     *strings,
       uint32_t  n)
{
  char **list = g_new0 (char *, n + 1);

  for (uint32_t i = 0; i < n; i++)
    {
      list[i] = strings;
      strings += strlen (strings) + 1;
    }

  return list;
}

static void
put_streams (const int streams[N_STREAMS])
{
  for (int i = 0; i < N_STREAMS; i++)
    if (dup2 (streams[i], i) < 0)
      fail ("a stream");
}

int
main (int   argc,
      char *argv[])
{
  int channel = argc == 2 ? atoi (argv[1]) : -1;
  int own[N_STREAMS], given[N_STREAMS];
  Head head;

  for (int i = 0; i < N_STREAMS; i++)
    if ((own[i] = fcntl (i, F_DUPFD_CLOEXEC, N_STREAMS)) < 0)
      fail ("a stream");

  while (read_head (channel, &head, given))
    {
      g_autofree char *strings = g_malloc (head.length);
      g_autofree char **arguments = NULL;
      uint32_t answer;

      if (recv (channel, strings, head.length, MSG_WAITALL) != (ssize_t) head.length)
        fail ("half a request");
      arguments = split (strings, head.n_arguments);

      put_streams (given);
      answer = (uint32_t) hu_cli_main ((int) head.n_arguments, arguments);
      put_streams (own);

      for (int i = 0; i < N_STREAMS; i++)
        close (given[i]);
      if (send (channel, &answer, sizeof answer, MSG_NOSIGNAL) != sizeof answer)
        fail ("no answer");
    }

  return 0;
}
