/*
 * The workshop of a window: opening a draft, and leaving it for play.
 */
#include "config.h"

#include "hu-workshop-mode.h"

#include <glib/gi18n-lib.h>

#include "hu-message.h"
#include "hu-new-draft.h"
#include "hu-workshop-paper.h"
#include "hu-workshop-place.h"

struct _HuWorkshopMode
{
  HuSection         parent_instance;

  HuDocument       *document; /* the session's */
  HuMapView        *map;      /* borrowed */
  HuBackdropKeeper *keeper;
  HuWorkshopPane   *pane;
  HuWorkshopPlace   place;
  gboolean          fresh; /* the draft is of a scenario that has not been played yet */
};

G_DEFINE_FINAL_TYPE (HuWorkshopMode, hu_workshop_mode, HU_TYPE_SECTION)

/* Commands on the map's paper. */
static const struct
{
  const char *name;
  void      (*act) (HuWorkshopBench *bench);
  gboolean    on_page; /* shows the map's page, on which it goes on */
} papers[] = {
  { "grid", hu_workshop_paper_regrid, FALSE },
  { "backdrop", hu_workshop_paper_choose, TRUE },
  { "backdrop-show", hu_workshop_paper_toggle, FALSE },
  { "backdrop-align", hu_workshop_paper_align, TRUE },
  { "backdrop-remove", hu_workshop_paper_clear, FALSE },
};

static void
update (HuSection *section,
        HuGame    *game)
{
  gboolean at_start = hu_session_get_mode (hu_section_get_session (section)) == HU_MODE_START;
  gboolean open = HU_WORKSHOP_MODE (section)->pane != NULL;

  /* A What If position is no game to edit. */
  hu_section_enable (section, "workshop", game != NULL && !hu_game_in_what_if (game) && !at_start);
  hu_section_enable (section, "workshop-page", open);
  hu_section_enable (section, "unit-table", open);
  for (gsize i = 0; i < G_N_ELEMENTS (papers); i++)
    hu_section_enable (section, papers[i].name, open);
}

static void
pane_changed (HuWorkshopMode *self)
{
  HuGame *game = hu_document_get_game (self->document);

  hu_workshop_place_show (&self->place, self->pane);
  if (self->pane == NULL && hu_map_view_get_game (self->map) != game)
    hu_map_view_edit (self->map, game, HU_EDITED_ALL, NULL);
  update (HU_SECTION (self), hu_section_get_game (HU_SECTION (self)));
  /* The widget that had the focus is gone. */
  if (self->pane == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

static void
open_pane (HuWorkshopMode *self,
           HuWorkshop     *shop)
{
  hu_session_put_away (hu_section_get_session (HU_SECTION (self)));
  /* The maker of a scenario sees all of it. */
  hu_game_set_viewer (hu_document_get_game (self->document), HU_SIDE_NONE);
  self->pane = HU_WORKSHOP_PANE (g_object_ref_sink (hu_workshop_pane_new (shop, self->map,
                                                                          hu_backdrop_keeper_enter (self->keeper))));
  hu_document_set_draft (self->document, shop);
  pane_changed (self);
}

void
hu_workshop_mode_leave (HuWorkshopMode *self)
{
  g_return_if_fail (HU_IS_WORKSHOP_MODE (self));

  if (self->pane == NULL)
    return;

  hu_workshop_pane_close (self->pane);
  g_clear_object (&self->pane);
  hu_backdrop_keeper_leave (self->keeper);
  hu_document_set_draft (self->document, NULL);
  pane_changed (self);
}

/* A scenario that has never been played exists only as a draft; saving its readable parts must not overwrite
 * that draft. */
static void
discard (HuWorkshopMode *self)
{
  gboolean fresh = self->fresh;
  g_autoptr(HuGame) game = NULL;

  hu_workshop_mode_leave (self);
  self->fresh = FALSE;
  if (!fresh)
    return;

  g_set_object (&game, hu_document_get_game (self->document));
  if (hu_document_get_modified (self->document))
    hu_document_adopt_unsaved (self->document, game, NULL, NULL);
  else
    hu_document_adopt (self->document, game, NULL, NULL);
}

static void
faulty_response_cb (HuWorkshopMode *self,
                    const char     *response)
{
  if (self->pane == NULL)
    return;

  if (g_str_equal (response, "discard"))
    discard (self);
  else if (g_str_equal (response, "mend"))
    hu_workshop_pane_show (self->pane, "check");
}

/* Says which state discard() goes back to. */
static const char *
word_discarding (HuWorkshopMode *self)
{
  if (!self->fresh)
    return _("If you discard the edits, the game is again as it was before you opened the workshop.");
  if (hu_document_get_file (self->document) != NULL)
    return _("If you discard the edits, you see what could be read of the scenario when the workshop opened it. The file "
             "stays as it was last saved.");

  return _("The scenario is in no file. If you discard the edits, it is again as it was imported or made, and all that you "
           "have done since is lost.");
}

/* A faulty scenario cannot be played; staying in the workshop loses nothing. */
static void
ask_faulty (HuWorkshopMode *self)
{
  g_autofree char *body = g_strjoin ("\n\n", _("The check has found faults. Each entry of the list leads to the "
                                               "place to correct. You can save a scenario with faults and continue "
                                               "later."), word_discarding (self), NULL);
  const HuResponse answers[] = {
    { "cancel", _("_Cancel") },
    { "discard", _("_Discard the Edits"), ADW_RESPONSE_DESTRUCTIVE },
    { "mend", _("_Show the Faults"), ADW_RESPONSE_SUGGESTED },
    { NULL },
  };

  hu_message_ask (hu_section_get_window (HU_SECTION (self)), _("The Scenario Cannot Be Played Yet"), body, answers,
                  "cancel", "cancel", G_CALLBACK (faulty_response_cb), self);
}

/* Plays the draft; asks if it is faulty. */
static void
play (HuWorkshopMode *self)
{
  HuWorkshop *shop = self->pane != NULL ? hu_workshop_pane_get_shop (self->pane) : NULL;
  g_autoptr(HuScenario) scenario = NULL;
  g_autoptr(GPtrArray) log = NULL;
  g_autoptr(HuGame) game = NULL;
  gboolean saved;

  if (!hu_workshop_can_undo (shop) && !self->fresh)
    {
      hu_workshop_mode_leave (self);
      return;
    }
  if (!hu_workshop_dup_game (shop, &scenario, &log))
    {
      ask_faulty (self);
      return;
    }

  game = hu_game_new (scenario, log);
  hu_game_set_variations (game, hu_workshop_get_variations (shop));
  self->fresh = FALSE;
  /* Once the draft is gone the document no longer knows whether the draft was saved. */
  saved = !hu_workshop_get_modified (shop) && hu_document_get_file (self->document) != NULL;
  g_object_freeze_notify (G_OBJECT (self->document));
  hu_document_set_draft (self->document, NULL);
  hu_map_view_edit (self->map, game, HU_EDITED_ALL & ~(guint) HU_EDITED_GRID, NULL);
  if (saved)
    hu_document_adopt (self->document, game, hu_document_get_file (self->document), NULL);
  else
    hu_document_adopt_unsaved (self->document, game, hu_document_get_file (self->document), NULL);
  g_object_thaw_notify (G_OBJECT (self->document));
  hu_workshop_mode_leave (self);
}

void
hu_workshop_mode_open (HuWorkshopMode    *self,
                       HuWorkshop        *shop,
                       HuGame            *game,
                       GFile             *file,
                       const HuFileStamp *stamp)
{
  g_autoptr(HuGame) played = game != NULL ? g_object_ref (game) : hu_new_draft_play (shop);

  g_return_if_fail (HU_IS_WORKSHOP_MODE (self));

  hu_workshop_mode_leave (self);
  if (hu_workshop_get_modified (shop))
    hu_document_adopt_unsaved (self->document, played, file, stamp);
  else
    hu_document_adopt (self->document, played, file, stamp);
  self->fresh = TRUE;
  open_pane (self, shop);
}

void
hu_workshop_mode_repair (HuWorkshopMode    *self,
                         HuWorkshop        *shop,
                         GFile             *file,
                         const HuFileStamp *stamp)
{
  hu_workshop_mode_open (self, shop, NULL, file, stamp);
  hu_workshop_pane_show (self->pane, "check");
}

HuWorkshopPane *
hu_workshop_mode_get_pane (HuWorkshopMode *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_MODE (self), NULL);

  return self->pane;
}

gboolean
hu_workshop_mode_is_choosing (HuWorkshopMode *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_MODE (self), FALSE);

  return self->pane != NULL && hu_workshop_paper_is_choosing (hu_workshop_pane_get_bench (self->pane));
}

/* --- Actions --- */

/* Edits the document's game, or plays the draft. */
static void
workshop_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  HuWorkshopMode *self = data;
  HuGame *game = hu_section_get_game (data);

  if (self->pane != NULL)
    {
      play (self);
    }
  else if (game != NULL)
    {
      g_autoptr(HuWorkshop) shop = hu_new_draft_of_game (game);

      open_pane (self, shop);
    }
}

static void
page_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  GtkWidget *pane = GTK_WIDGET (HU_WORKSHOP_MODE (data)->pane);

  adw_flap_set_reveal_flap (ADW_FLAP (gtk_widget_get_ancestor (pane, ADW_TYPE_FLAP)), TRUE);
  hu_workshop_pane_show (HU_WORKSHOP_PANE (pane), g_variant_get_string (parameter, NULL));
}

static void
table_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  hu_workshop_pane_show_table (HU_WORKSHOP_MODE (data)->pane);
}

static void
paper_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  HuWorkshopPane *pane = HU_WORKSHOP_MODE (data)->pane;

  for (gsize i = 0; i < G_N_ELEMENTS (papers); i++)
    if (g_str_equal (papers[i].name, g_action_get_name (G_ACTION (action))))
      {
        if (papers[i].on_page)
          hu_workshop_pane_show (pane, "map");
        papers[i].act (hu_workshop_pane_get_bench (pane));
      }
}

/* --- The object --- */

static void
hu_workshop_mode_dispose (GObject *object)
{
  HuWorkshopMode *self = HU_WORKSHOP_MODE (object);

  if (self->pane != NULL)
    hu_workshop_pane_close (self->pane);
  g_clear_object (&self->pane);
  g_clear_object (&self->place.play);
  g_clear_object (&self->keeper);

  G_OBJECT_CLASS (hu_workshop_mode_parent_class)->dispose (object);
}

static void
hu_workshop_mode_class_init (HuWorkshopModeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_workshop_mode_dispose;
  HU_SECTION_CLASS (klass)->update = update;
}

static void
hu_workshop_mode_init (HuWorkshopMode *self)
{
}

HuWorkshopMode *
hu_workshop_mode_new (HuSession            *session,
                      AdwApplicationWindow *window,
                      HuMapView            *map,
                      AdwFlap              *flap)
{
  static const GActionEntry entries[] = {
    { .name = "workshop", .activate = workshop_cb },
    { .name = "workshop-page", .activate = page_cb, .parameter_type = "s" },
    { .name = "unit-table", .activate = table_cb },
  };
  HuWorkshopMode *self = g_object_new (HU_TYPE_WORKSHOP_MODE, "session", session, "window", window, NULL);

  self->document = hu_session_get_document (session);
  self->map = map;
  self->place.flap = flap;
  self->keeper = hu_backdrop_keeper_new (self->document);
  g_signal_connect_object (self->keeper, "failed", G_CALLBACK (hu_message_toast), window,
                           G_CONNECT_SWAPPED);
  hu_section_add_actions (HU_SECTION (self), entries, G_N_ELEMENTS (entries));
  for (gsize i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      const GActionEntry entry = { .name = papers[i].name, .activate = paper_cb };

      hu_section_add_actions (HU_SECTION (self), &entry, 1);
    }
  update (HU_SECTION (self), hu_section_get_game (HU_SECTION (self)));

  return self;
}

HuBackdropKeeper *
hu_workshop_mode_get_keeper (HuWorkshopMode *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_MODE (self), NULL);

  return self->keeper;
}
