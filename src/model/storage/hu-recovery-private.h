/*
 * Functions that the files of recovery share.
 */
#pragma once

#include "hu-recovery.h"

G_BEGIN_DECLS

struct _HuRecovery
{
  char      *path; /* of the journal, or of the copy */
  char      *base;
  char      *draft; /* NULL: there is none */
  gboolean   is_copy; /* the copy of an interrupted save: then there is no journal, base or draft */
  int        fd;    /* locked, so that nobody else takes it up */
  char      *title;
  GFile     *file;
  HuFileStamp stamp; /* of the file */
  GDateTime *time;
};

/* Opens and locks an ordinary file; -1 if it is none, or if another program holds it. */
int        _hu_recovery_lock      (const char *path);
/* When it was last written, in local time. */
GDateTime *_hu_recovery_read_time (const char *path) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
