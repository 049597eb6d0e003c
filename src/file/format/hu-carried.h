/*
 * A game that a report carries: the page has an element with the whole file, packed, so that whoever gets the report can open
 * the game.  Such a page is recognised by what it holds, whatever its name.
 */
#pragma once

#include "hu-game-file.h"

G_BEGIN_DECLS

/* The text of a game with the first @n_events of its log; variations only where that is all of it. */
GBytes  *hu_carried_cut         (const HuGameFile *game,
                                 guint             n_events) G_GNUC_WARN_UNUSED_RESULT;
/* The text of a game as the content of an element of a page: gzip, then base64. */
char    *hu_carried_pack        (GBytes           *text) G_GNUC_WARN_UNUSED_RESULT;

/* Are the bytes a report as a page, with a game in it or without? */
gboolean hu_carried_is_report   (GBytes           *bytes);
/* The game in @bytes, where they are a report as a page.  NULL without a fault: they are none; NULL with a fault: there is no
 * game in it, or a damaged one, or several. */
GBytes  *hu_carried_find        (GBytes           *bytes,
                                 HuFaults         *faults) G_GNUC_WARN_UNUSED_RESULT;

/* How many games there are in a page, and each of them; NULL: it is damaged. */
guint    hu_carried_count       (GBytes           *bytes);
GBytes  *hu_carried_nth         (GBytes           *bytes,
                                 guint             index) G_GNUC_WARN_UNUSED_RESULT;

/* The content of the one element of a page that has this id, up to the next tag; NULL: there is none, or there are several. */
char    *hu_carried_find_element (GBytes          *bytes,
                                 const char       *id) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
