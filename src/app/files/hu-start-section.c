/*
 * The start page in the window: instead of a game, or in front of one that stays open; and continuing the last game.
 */
#include "hu-start-section.h"

#include "hu-last-game.h"
#include "hu-recovery-offer.h"

struct _HuStartSection
{
  HuSection      parent_instance;

  /* Borrowed. */
  HuFileSection *files;
  GtkStack      *stack;
  HuStartPage   *page;
  HuMapView     *map;  /* NULL as long as no game has come, like the next */
};

G_DEFINE_FINAL_TYPE (HuStartSection, hu_start_section, HU_TYPE_SECTION)

static gboolean
is_shown (HuStartSection *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "start") == 0;
}

static void
show_child (HuStartSection *self,
            const char     *name)
{
  gtk_stack_set_visible_child_name (self->stack, name);
  hu_session_set_at_start (hu_section_get_session (HU_SECTION (self)), is_shown (self));
}

static void
show (HuStartSection *self)
{
  GtkApplication *application;
  g_autoptr(GdkTexture) seen = NULL;

  if (hu_section_get_game (HU_SECTION (self)) != NULL)
    {
      hu_file_section_remember_last (self->files);
      seen = hu_map_view_ref_picture (self->map);
    }
  application = gtk_window_get_application (hu_section_get_window (HU_SECTION (self)));
  if (application != NULL)
    hu_recovery_offer_update (application);
  hu_start_page_show (self->page, hu_session_get_document (hu_section_get_session (HU_SECTION (self))),
                      GDK_PAINTABLE (seen));
  show_child (self, "start");
  hu_start_page_focus (self->page);
}

static void
leave (HuStartSection *self)
{
  if (!is_shown (self) || hu_section_get_game (HU_SECTION (self)) == NULL)
    return;

  hu_start_page_rest (self->page);
  gtk_stack_set_visible_child_name (self->stack, "game");
  show_child (self, "game");
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

/* The start page becomes visible for the first time without a game, so it has not been filled yet. */
static void
mapped_cb (HuStartSection *self)
{
  if (hu_section_get_game (HU_SECTION (self)) == NULL)
    show (self);
}

void
hu_start_section_game_came (HuStartSection *self)
{
  g_return_if_fail (HU_IS_START_SECTION (self));

  hu_start_page_rest (self->page);
  if (!hu_file_section_arrives (self->files))
    show_child (self, "game");
}

/* --- Actions --- */

static void
continue_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  HuStartSection *self = data;
  g_autofree char *path = hu_last_game_dup_path ();
  g_autoptr(HuLastGame) last = hu_last_game_load (path);

  if (last != NULL && hu_section_get_game (data) == NULL)
    hu_file_section_open_later (self->files, last->file, last->position);
}

static void
start_page_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  if (is_shown (data))
    leave (data);
  else
    show (data);
}

static void
start_back_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       self)
{
  leave (self);
}

static void
update (HuSection *section,
        HuGame    *game)
{
  hu_section_enable (section, "start-back", game != NULL && is_shown (HU_START_SECTION (section)));
}

static void
hu_start_section_class_init (HuStartSectionClass *klass)
{
  HU_SECTION_CLASS (klass)->update = update;
}

static void
hu_start_section_init (HuStartSection *self)
{
}

HuStartSection *
hu_start_section_new (HuSession            *session,
                      AdwApplicationWindow *window,
                      HuFileSection        *files,
                      GtkStack             *stack,
                      HuStartPage          *page)
{
  static const GActionEntry entries[] = {
    { .name = "start-page", .activate = start_page_cb },
    { .name = "start-back", .activate = start_back_cb },
    { .name = "continue", .activate = continue_cb },
  };
  HuStartSection *self = g_object_new (HU_TYPE_START_SECTION, "session", session, "window", window, NULL);

  self->files = files;
  self->stack = stack;
  self->page = page;
  hu_section_add_actions (HU_SECTION (self), entries, G_N_ELEMENTS (entries));
  update (HU_SECTION (self), NULL);
  g_signal_connect_object (page, "map", G_CALLBACK (mapped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (files, "arrived", G_CALLBACK (leave), self, G_CONNECT_SWAPPED);
  hu_session_set_at_start (session, is_shown (self));

  return self;
}

void
hu_start_section_set_map (HuStartSection *self,
                          HuMapView      *map)
{
  g_return_if_fail (HU_IS_START_SECTION (self));

  self->map = map;
}
