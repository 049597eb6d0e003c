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

static guint
overlays_of (HuVeil veil)
{
  if (veil == HU_VEIL_SUPPLY)
    return HU_OVERLAY_SUPPLY | HU_OVERLAY_RINGS | HU_OVERLAY_FRONTIER | HU_OVERLAY_CUT | HU_OVERLAY_ARMY;

  if (veil == HU_VEIL_OWNERS)
    return HU_OVERLAY_OWNERS;

  return veil == HU_VEIL_LINE ? HU_OVERLAY_FRONT_LINE : 0;
}

/* Overlays that would answer an open question are switched off until it is answered. */
static void
session_veil_cb (HuMapView *self)
{
  guint overlays = hu_map_state_get_overlays (self->state) | self->veiled;

  self->veiled = overlays & overlays_of (hu_session_get_veil (self->session));
  hu_map_state_set_overlays (self->state, overlays & ~self->veiled);
}

static guint
overlays_of_shows (guint shows)
{
  static const guint overlays[HU_N_SHOWS] = {
    [HU_SHOW_CONTROL] = HU_OVERLAY_OWNERS,
    [HU_SHOW_SUPPLY] = HU_OVERLAY_SUPPLY,
    [HU_SHOW_STOPS] = HU_OVERLAY_FRONTIER,
    [HU_SHOW_CUT] = HU_OVERLAY_CUT,
    [HU_SHOW_ZONES] = HU_OVERLAY_ZOC,
    [HU_SHOW_ROWS] = HU_OVERLAY_FRONT_LINE,
    [HU_SHOW_FIRE] = HU_OVERLAY_FIRE,
  };
  guint found = 0;

  for (guint show = 0; show < HU_N_SHOWS; show++)
    if ((shows & 1u << show) != 0)
      found |= overlays[show];

  return found;
}

/* A lesson switches on what it is about, and after it the map is as it was. */
static void
session_shows_cb (HuMapView *self)
{
  guint shows = hu_session_get_shows (self->session);
  gboolean in_lesson = shows != HU_SHOW_ALL;
  guint overlays;

  if (in_lesson && !self->in_lesson)
    self->chosen = hu_map_state_get_overlays (self->state) | self->veiled;
  if (!in_lesson && !self->in_lesson)
    return;

  self->in_lesson = in_lesson;
  overlays = in_lesson ? overlays_of_shows (shows) : self->chosen;
  self->veiled = overlays & overlays_of (hu_session_get_veil (self->session));
  hu_map_state_set_overlays (self->state, overlays & ~self->veiled);
  _hu_map_view_shown_changed (self);
}

guint
hu_map_view_get_tells (HuMapView *self)
{
  guint shows;

  g_return_val_if_fail (HU_IS_MAP_VIEW (self), 0);

  if (self->session == NULL)
    return HU_SHOW_ALL;

  shows = hu_session_get_shows (self->session);
  if (!hu_session_hides_answers (self->session))
    return shows;

  for (guint show = 0; show < HU_N_SHOWS; show++)
    if ((overlays_of_shows (1u << show) & overlays_of (hu_session_get_veil (self->session))) != 0)
      shows &= ~(1u << show);

  return shows;
}

guint
hu_map_view_get_hidden (HuMapView *self)
{
  g_return_val_if_fail (HU_IS_MAP_VIEW (self), 0);

  return hu_map_view_is_veiled (self) ? overlays_of (hu_session_get_veil (self->session)) : 0;
}

gboolean
hu_map_view_is_veiled (HuMapView *self)
{
  g_return_val_if_fail (HU_IS_MAP_VIEW (self), FALSE);

  return self->session != NULL && hu_session_hides_answers (self->session);
}

void
hu_map_view_set_session (HuMapView *self,
                         HuSession *session)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self) && self->session == NULL);
  g_return_if_fail (HU_IS_SESSION (session));

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "notify::game", G_CALLBACK (session_game_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::veil", G_CALLBACK (session_veil_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::shows", G_CALLBACK (session_shows_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "light-hexes", G_CALLBACK (hu_map_view_light), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "show-hexes", G_CALLBACK (show_hexes_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "show-rows", G_CALLBACK (hu_map_view_flash_rows), self, G_CONNECT_SWAPPED);
  session_game_cb (self);
}
