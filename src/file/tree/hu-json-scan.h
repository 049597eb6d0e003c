/*
 * A strict scanner of JSON (RFC 8259).  It checks UTF-8, depth, duplicate keys and the range
 * of numbers, and makes the tree of values on its way, each with its line.  It knows two
 * names of the game file, "units" and "log", and bounds the lengths of these lists while it
 * reads; it knows nothing else of the format.
 */
#pragma once

#include "hu-fault.h"
#include "hu-file-limits.h"
#include "hu-node.h"

G_BEGIN_DECLS

/* The charge for a value, in bytes: each scalar (its characters count in addition), list, object and member.
 * It is more than the tree takes, and leaves room for the game that is made of it. */
#define COST_SCALAR 96
#define COST_ARRAY  128
#define COST_OBJECT 320
#define COST_MEMBER 192

/* Where a value stands that is not made yet. */
typedef struct
{
  guint32 start;
  guint32 line;
} HuScanPlace;

typedef struct
{
  const char *text; /* decoded */
  guint32     length;
  guint32     start;
} HuScanKey;

/* How many keys are kept at hand, since objects of a kind repeat theirs. */
#define HU_SCAN_KEYS_KEPT 128

/* An object or list that is open. */
typedef struct
{
  gboolean    is_object;
  guint       index; /* of the element that is read */
  HuScanKey   key;   /* of the member that is read */
} HuScanFrame;

typedef struct
{
  GBytes       *bytes;
  const char   *text; /* after a byte-order mark */
  const char   *p;
  const char   *end;
  HuFaults     *faults; /* NULL: they have been reported */
  HuScanFrame   frames[HU_FILE_MAX_DEPTH];
  guint         depth;
  GArray       *keys; /* HuScanKey, of every object that is open */
  GPtrArray    *values; /* HuNode, of every object and list that is open */
  GStringChunk *decoded;
  char         *kept_keys[HU_SCAN_KEYS_KEPT]; /* GRefString: keys of objects before */
  const char   *counted; /* the text up to here has `line` lines */
  guint         line;
  GArray       *skimmed; /* HuScanPlace: the elements of the log, which are checked and not made; else NULL */
  guint64       cost; /* of everything but events */
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
/* Adds the memory for a value; FALSE past HU_FILE_MAX_MEMORY. */
gboolean hu_scanner_spend           (HuScanner  *self,
                                     guint64     cost);

/* Each function begins at self->p and leaves it after the value that it has read. */
gboolean hu_scanner_string          (HuScanner  *self,
                                     gboolean   *has_escapes);
gboolean hu_scanner_at_number       (const HuScanner *self);
gboolean hu_scanner_number          (HuScanner  *self);
gboolean hu_scanner_word            (HuScanner  *self);
/* Reports the keys from the index @first on that stand there twice; returns whether there are any. */
gboolean hu_scanner_check_keys      (HuScanner  *self,
                                     guint       first);
/* Makes an object of the keys from that index on, and of as many values.  (transfer full) */
HuNode  *hu_scanner_make_object     (HuScanner  *self,
                                     guint       first_key,
                                     gboolean    has_twice) G_GNUC_WARN_UNUSED_RESULT;
/* Returns (transfer full) the value, or NULL with a fault. */
HuNode  *hu_scanner_value           (HuScanner  *self) G_GNUC_WARN_UNUSED_RESULT;
HuNode  *hu_scanner_document        (HuScanner  *self) G_GNUC_WARN_UNUSED_RESULT;
/* Makes the list of the elements that were skimmed. */
HuNode  *hu_scanner_make_unread     (HuScanner  *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
