/*
 * Faults of a file: the place, the fault, and the remedy.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A window and judge show the first faults, check lists more. Both numbers limit memory. */
#define HU_FAULTS_MAX 50
#define HU_FAULTS_MAX_LISTED 1000

#define HU_FILE_ERROR (hu_file_error_quark ())

typedef enum
{
  HU_FILE_ERROR_WRITE,
  HU_FILE_ERROR_INVALID,
} HuFileError;

typedef struct
{
  gboolean warning;
  guint    line;    /* 1-based; 0: no line, for example because the file cannot be read */
  char    *pointer; /* RFC 6901: "/log/16/unit"; "" the whole file */
  char    *what;    /* translated: what is wrong */
  char    *remedy;  /* translated: what would be right; may be "" */
} HuFault;

/* A collection of faults; when read, it is in the order of their lines. */
typedef struct _HuFaults HuFaults;

GQuark         hu_file_error_quark  (void);

HuFaults      *hu_faults_new        (void) G_GNUC_WARN_UNUSED_RESULT; /* up to HU_FAULTS_MAX */
HuFaults      *hu_faults_new_up_to  (guint           most) G_GNUC_WARN_UNUSED_RESULT;
void           hu_faults_free       (HuFaults       *self);
void           hu_faults_clear      (HuFaults       *self); /* as if nothing had been found */
/* @what and @remedy are plain text, not printf formats (transfer full). */
void           hu_faults_add        (HuFaults       *self,
                                     gboolean        warning,
                                     guint           line,
                                     const char     *pointer,
                                     char           *what,
                                     char           *remedy);
guint          hu_faults_get_n      (const HuFaults *self); /* faults and warnings kept */
guint          hu_faults_get_n_errors (const HuFaults *self); /* found, those past the limit included */
guint          hu_faults_get_n_warnings (const HuFaults *self); /* likewise */
gboolean       hu_faults_is_full    (const HuFaults *self); /* of errors: stop looking */
gboolean       hu_faults_keeps_warnings (const HuFaults *self); /* else they are only counted */
const HuFault *hu_faults_get        (const HuFaults *self,
                                     guint           index);
/* "FILE:LINE: /pointer: what is wrong; use what".  A warning has "warning: " before the fault; line 0
 * has no LINE. */
char          *hu_fault_to_line     (const HuFault  *fault,
                                     const char     *file) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuFaults, hu_faults_free)

G_END_DECLS
