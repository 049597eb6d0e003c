/*
 * The scanner at work, for the files that know its grammar.
 */
#pragma once

#include "hu-json-scan.h"

G_BEGIN_DECLS

/* The memory that json-glib 1.6 takes on a 64-bit machine, measured and rounded up: bytes for each scalar (its
 * characters count in addition), list, object and member. */
#define COST_SCALAR 96
#define COST_ARRAY  128
#define COST_OBJECT 320
#define COST_MEMBER 192

/* Where a value stands. */
typedef struct
{
  guint32 start; /* of a member, the first byte of its key; of an element, the first byte of its value */
  guint32 size;  /* this entry and all within it */
} HuScanEntry;

typedef struct
{
  const char *text; /* decoded */
  guint32     length;
  guint32     start;
} HuScanKey;

/* An object or list that is open. */
typedef struct
{
  gboolean    is_object;
  guint       index; /* of the element that is read */
  HuScanKey   key;   /* of the member that is read */
} HuScanFrame;

typedef struct
{
  const char   *text;
  const char   *p;
  const char   *end;
  GArray       *entries; /* HuScanEntry */
  HuFaults     *faults;
  HuScanFrame   frames[HU_FILE_MAX_DEPTH];
  guint         depth;
  GArray       *keys; /* HuScanKey, of every object that is open */
  GStringChunk *decoded;
  guint64       cost; /* of what json-glib makes of everything but events */
  guint64       event_cost;
  gboolean      failed;
} HuScanner;

/* Reports a fault at @p.  The scan goes on after it, unless there are too many faults. */
void     hu_scanner_fault           (HuScanner  *self,
                                     const char *p,
                                     char       *what,    /* (transfer full) */
                                     char       *remedy); /* (transfer full) */
/* Reports a fault that ends the scan.  Always returns FALSE, like every scan that fails. */
gboolean hu_scanner_fail            (HuScanner  *self,
                                     const char *p,
                                     char       *what,    /* (transfer full) */
                                     const char *remedy);
gboolean hu_scanner_fail_at_end     (HuScanner  *self);
gboolean hu_scanner_fail_unexpected (HuScanner  *self,
                                     const char *remedy);
/* Adds the memory that json-glib will take for a value; FALSE past HU_FILE_MAX_MEMORY. */
gboolean hu_scanner_spend           (HuScanner  *self,
                                     guint64     cost);

/* Each function begins at self->p and leaves it after the value that it has read. */
gboolean hu_scanner_string          (HuScanner  *self,
                                     gboolean   *has_escapes);
gboolean hu_scanner_at_number       (const HuScanner *self);
gboolean hu_scanner_number          (HuScanner  *self);
gboolean hu_scanner_word            (HuScanner  *self);
gboolean hu_scanner_document        (HuScanner  *self);

G_END_DECLS
