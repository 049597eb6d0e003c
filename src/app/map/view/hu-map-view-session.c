/*
 * The map of a session: shows its game, what is lit, and where panels lead, and hides what would answer an open question.
 */
#include "hu-map-view-private.h"

static void
session_game_cb (HuMapView *self)
{
  hu_map_view_set_game (self, hu_session_get_game (self->session));
}

static void
show_hexes_cb (HuMapView *self,
               GArray    *hexes)
{
  hu_map_state_set_cursor (self->state, g_array_index (hexes, HuHex, 0));
  hu_map_view_flash (self, hexes, TRUE);
}

/* Overlays that would answer an open question are switched off until it is answered. */
static void
session_veil_cb (HuMapView *self)
{
  guint overlays = hu_map_state_get_overlays (self->state) | self->overlays.veiled;

  self->overlays.veiled = overlays & _hu_map_view_overlays_of_veil (hu_session_get_veil (self->session));
  hu_map_state_set_overlays (self->state, overlays & ~self->overlays.veiled);
}

/* A lesson switches on what it is about, and after it the map is as it was. */
static void
session_shows_cb (HuMapView *self)
{
  guint shows = hu_session_get_shows (self->session);
  gboolean in_lesson = shows != HU_SHOW_ALL;
  guint overlays;

  if (in_lesson && !self->overlays.in_lesson)
    self->overlays.chosen = hu_map_state_get_overlays (self->state) | self->overlays.veiled;
  if (!in_lesson && !self->overlays.in_lesson)
    return;

  self->overlays.in_lesson = in_lesson;
  overlays = in_lesson ? _hu_map_view_overlays_of_shows (shows) : self->overlays.chosen;
  self->overlays.veiled = overlays & _hu_map_view_overlays_of_veil (hu_session_get_veil (self->session));
  hu_map_state_set_overlays (self->state, overlays & ~self->overlays.veiled);
  _hu_map_view_shown_changed (self);
}

void
hu_map_view_set_session (HuMapView *self,
                         HuSession *session)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self) && self->session == NULL);
  g_return_if_fail (HU_IS_SESSION (session));

  self->session = g_object_ref (session);
  hu_map_question_set_session (self->question, session);
  g_signal_connect_object (session, "notify::game", G_CALLBACK (session_game_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::veil", G_CALLBACK (session_veil_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::shows", G_CALLBACK (session_shows_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "light-hexes", G_CALLBACK (hu_map_view_light), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "show-hexes", G_CALLBACK (show_hexes_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "show-rows", G_CALLBACK (hu_map_view_flash_rows), self, G_CONNECT_SWAPPED);
  session_game_cb (self);
}
