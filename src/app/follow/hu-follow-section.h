/*
 * Following a game that is played in VASSAL: choosing what to follow, and taking what has
 * changed there.
 */
#pragma once

#include "hu-follow-bar.h"
#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_FOLLOW_SECTION (hu_follow_section_get_type ())
G_DECLARE_FINAL_TYPE (HuFollowSection, hu_follow_section, HU, FOLLOW_SECTION, HuSection)

/* Signal: "match" (GPtrArray of GFile): the user wants to settle which counter of this position is which unit. */
HuSection *hu_follow_section_new   (HuSession            *session,
                                    AdwApplicationWindow *window,
                                    HuFollowBar          *bar);
/* Follows a save or a folder in place of what was followed.  @module: or NULL: as it is remembered. */
void       hu_follow_section_begin (HuFollowSection      *self,
                                    GFile                *place,
                                    GFile                *module);
/* Something else has been settled of its counters. */
void       hu_follow_section_read_again (HuFollowSection    *self);

G_END_DECLS
