/*
 * The game's log in the window: undo and redo, conceding, and what a change on the map came to.
 */
#pragma once

#include "hu-map-view.h"
#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_GAME_SECTION (hu_game_section_get_type ())
G_DECLARE_FINAL_TYPE (HuGameSection, hu_game_section, HU, GAME_SECTION, HuSection)

/* @button gets the main menu, in which both sides can concede. */
HuSection *hu_game_section_new (HuSession            *session,
                                AdwApplicationWindow *window,
                                HuMapView            *map,
                                GtkMenuButton        *button) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
