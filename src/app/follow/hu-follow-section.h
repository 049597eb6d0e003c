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

HuSection *hu_follow_section_new   (HuSession            *session,
                                    AdwApplicationWindow *window,
                                    HuFollowBar          *bar);
/* Follows a save or a folder in place of what was followed, and remembers its module. */
void       hu_follow_section_begin (HuFollowSection      *self,
                                    GFile                *place,
                                    GFile                *module);

G_END_DECLS
