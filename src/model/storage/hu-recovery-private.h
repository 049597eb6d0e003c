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

G_END_DECLS
