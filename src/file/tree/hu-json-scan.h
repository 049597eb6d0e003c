/*
 * A strict scanner of JSON (RFC 8259) that checks what json-glib does not check or report:
 * UTF-8, depth, duplicate keys, the range of numbers, and the line of each value.  It knows
 * two names of the game file, "units" and "log", and bounds the lengths of these lists
 * while it reads; it knows nothing else of the format.
 */
#pragma once

#include "hu-fault.h"

G_BEGIN_DECLS

#define HU_FILE_MAX_BYTES  (64 << 20)
#define HU_FILE_MAX_DEPTH  64
#define HU_FILE_MAX_UNITS  100000
#define HU_FILE_MAX_EVENTS 1000000
#define HU_FILE_MAX_KEYS   10000 /* of one object */
/* The most memory for the values of a file, with only one event of its log. */
#define HU_FILE_MAX_MEMORY (512 << 20)

/* The number of a value in the text, in the order in which values begin; 0 is the root. */
typedef guint HuEntry;

#define HU_ENTRY_NONE G_MAXUINT

typedef struct _HuJsonScan HuJsonScan;

/* Returns NULL if no value can be read from @bytes; @faults says why.  A scan that is returned may have faults too. */
HuJsonScan *hu_json_scan_new         (GBytes           *bytes,
                                      HuFaults         *faults) G_GNUC_WARN_UNUSED_RESULT;
void        hu_json_scan_free        (HuJsonScan       *self);

const char *hu_json_scan_get_text    (const HuJsonScan *self,
                                      gsize            *length); /* no byte-order mark, no NUL at the end */
guint       hu_json_scan_get_line    (HuJsonScan       *self,
                                      HuEntry           entry);
/* The offset of its first byte in the text; a member begins with its key. */
gsize       hu_json_scan_get_start   (const HuJsonScan *self,
                                      HuEntry           entry);
/* The entry after @entry and everything in it. */
HuEntry     hu_json_scan_get_next    (const HuJsonScan *self,
                                      HuEntry           entry);
/* The last member of the object @object with that key, or HU_ENTRY_NONE. */
HuEntry     hu_json_scan_find_member (const HuJsonScan *self,
                                      HuEntry           object,
                                      const char       *key);
/* The place of an entry's value in the text, without its key. */
void        hu_json_scan_get_span    (const HuJsonScan *self,
                                      HuEntry           entry,
                                      gsize            *start,
                                      gsize            *end);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuJsonScan, hu_json_scan_free)

G_END_DECLS
