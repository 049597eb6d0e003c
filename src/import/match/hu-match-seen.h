/*
 * The units that counters of earlier positions were: files know their counters again by ids, and
 * units of the same name are told apart by nothing else.
 */
#pragma once

#include "hu-import.h"

G_BEGIN_DECLS

typedef struct _HuMatchSeen HuMatchSeen;

HuMatchSeen *hu_match_seen_new    (void) G_GNUC_WARN_UNUSED_RESULT;
void         hu_match_seen_free   (HuMatchSeen    *self);
void         hu_match_seen_forget (HuMatchSeen    *self);
/* The counter of that id was @unit, or HU_UNIT_NONE: nobody. */
void         hu_match_seen_add    (HuMatchSeen    *self,
                                   const char     *key,
                                   guint           unit);
/* The unit that the counter was; HU_UNIT_NONE: nobody, or it was not seen. */
guint        hu_match_seen_find   (const HuMatchSeen *self,
                                   const char        *key); /* or NULL */
/* May the counter be @unit, which it never was?  Not while that unit's own counter is still somewhere in the file, nor
 * where the counter was there before, as another. */
gboolean     hu_match_seen_may_be (const HuMatchSeen *self,
                                   const HuImport    *import,
                                   const char        *key, /* or NULL */
                                   guint              unit);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuMatchSeen, hu_match_seen_free)

G_END_DECLS
