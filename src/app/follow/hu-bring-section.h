/*
 * Bringing a position from another program into the game.
 */
#pragma once

#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_BRING_SECTION (hu_bring_section_get_type ())
G_DECLARE_FINAL_TYPE (HuBringSection, hu_bring_section, HU, BRING_SECTION, HuSection)

/* Signal: "settled" (): what the user settled of counters and units is remembered now. */
HuSection *hu_bring_section_new   (HuSession            *session,
                                   AdwApplicationWindow *window);
/* @files: (element-type GFile): a position, and what it needs, as its module. */
void       hu_bring_section_begin (HuBringSection       *self,
                                   GPtrArray            *files);

G_END_DECLS
