/*
 * Announcements in the window: the choices that a condition waits for.
 */
#pragma once

#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_ANNOUNCE_SECTION (hu_announce_section_get_type ())
G_DECLARE_FINAL_TYPE (HuAnnounceSection, hu_announce_section, HU, ANNOUNCE_SECTION, HuSection)

HuSection *hu_announce_section_new (HuSession            *session,
                                    AdwApplicationWindow *window) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
