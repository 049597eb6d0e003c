/*
 * A strict scanner of JSON (RFC 8259), for what json-glib lets through or says
 * nothing of: UTF-8, depth, keys twice, the range of numbers, and on which
 * line each value stands.  Knows two names of the game file, "units" and
 * "log", whose lengths it bounds while it reads; nothing else of the format.
 */
#pragma once

#include "hu-fault.h"

G_BEGIN_DECLS

#define HU_FILE_MAX_BYTES  (64 << 20)
#define HU_FILE_MAX_DEPTH  64
#define HU_FILE_MAX_UNITS  100000
#define HU_FILE_MAX_EVENTS 1000000
#define HU_FILE_MAX_KEYS   10000 /* of one object */
/* What the values of a file, its log but for one event left out, may take in memory. */
#define HU_FILE_MAX_MEMORY (512 << 20)

/* A value of the text, in the order in which they begin; 0 is the root. */
typedef guint HuEntry;

#define HU_ENTRY_NONE G_MAXUINT

typedef struct _HuJsonScan HuJsonScan;

/* NULL where no value can be had of @bytes; @faults says why.  Faults may be
 * found in what is returned, too. */
HuJsonScan *hu_json_scan_new         (GBytes           *bytes,
                                      HuFaults         *faults) G_GNUC_WARN_UNUSED_RESULT;
void        hu_json_scan_free        (HuJsonScan       *self);

const char *hu_json_scan_get_text    (const HuJsonScan *self,
                                      gsize            *length); /* no byte-order mark, no NUL at the end */
guint       hu_json_scan_get_line    (HuJsonScan       *self,
                                      HuEntry           entry);
/* The offset of its first byte in the text: of a member that of its key. */
gsize       hu_json_scan_get_start   (const HuJsonScan *self,
                                      HuEntry           entry);
/* The entry after @entry and everything in it. */
HuEntry     hu_json_scan_get_next    (const HuJsonScan *self,
                                      HuEntry           entry);
/* The last member of the object @object with that key, or HU_ENTRY_NONE. */
HuEntry     hu_json_scan_find_member (const HuJsonScan *self,
                                      HuEntry           object,
                                      const char       *key);
/* Where the value of an entry stands in the text, its key left out. */
void        hu_json_scan_get_span    (const HuJsonScan *self,
                                      HuEntry           entry,
                                      gsize            *start,
                                      gsize            *end);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuJsonScan, hu_json_scan_free)

G_END_DECLS
