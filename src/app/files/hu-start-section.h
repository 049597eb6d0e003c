/*
 * The start page in the window: instead of a game, or in front of one that stays open.
 */
#pragma once

#include "hu-file-section.h"
#include "hu-start-page.h"

G_BEGIN_DECLS

#define HU_TYPE_START_SECTION (hu_start_section_get_type ())
G_DECLARE_FINAL_TYPE (HuStartSection, hu_start_section, HU, START_SECTION, HuSection)

/* @stack shows "start" or "game". */
HuStartSection *hu_start_section_new      (HuSession            *session,
                                           AdwApplicationWindow *window,
                                           HuFileSection        *files,
                                           GtkStack             *stack,
                                           HuStartPage          *page);

/* Before a game comes. */
void            hu_start_section_set_map  (HuStartSection       *self,
                                           HuMapView            *map);

/* Shows the game that has just been opened, unless it is still measured behind the start page. */
void            hu_start_section_game_came (HuStartSection      *self);

G_END_DECLS
