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
session_lit_cb (HuMapView *self)
{
  hu_map_view_light (self, hu_session_get_lit (self->session));
}

static void
show_hexes_cb (HuMapView *self,
               GArray    *hexes)
{
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

gboolean
hu_map_view_is_veiled (HuMapView *self)
{
  g_return_val_if_fail (HU_IS_MAP_VIEW (self), FALSE);

  return self->session != NULL && hu_session_get_veil (self->session) != HU_VEIL_NONE &&
         hu_session_get_course (self->session) == HU_MODE_LESSON;
}

void
hu_map_view_set_session (HuMapView *self,
                         HuSession *session)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self) && self->session == NULL);
  g_return_if_fail (HU_IS_SESSION (session));

  self->session = g_object_ref (session);
  g_object_bind_property (session, "cursor", self->state, "cursor", G_BINDING_BIDIRECTIONAL);
  g_signal_connect_object (session, "notify::game", G_CALLBACK (session_game_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::veil", G_CALLBACK (session_veil_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::lit", G_CALLBACK (session_lit_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "show-hexes", G_CALLBACK (show_hexes_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "show-rows", G_CALLBACK (hu_map_view_flash_rows), self, G_CONNECT_SWAPPED);
  session_game_cb (self);
}
