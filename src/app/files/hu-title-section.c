/*
 * The title of the window: the document, whether it is saved, and the moment that is shown.
 */
#include "config.h"

#include "hu-title-section.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"

struct _HuTitleSection
{
  HuSection       parent_instance;

  AdwWindowTitle *title; /* borrowed */
};

G_DEFINE_FINAL_TYPE (HuTitleSection, hu_title_section, HU_TYPE_SECTION)

static void
show (HuTitleSection *self,
      const char     *title,
      const char     *subtitle)
{
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle);
  gtk_window_set_title (hu_section_get_window (HU_SECTION (self)), title);
}

static void
update (HuSection *section,
        HuGame    *game)
{
  HuTitleSection *self = HU_TITLE_SECTION (section);
  HuSession *session = hu_section_get_session (section);
  HuDocument *document = hu_session_get_document (session);
  g_autofree char *title = hu_document_dup_title (document);
  g_autofree char *moment = NULL;
  g_autofree char *marked = NULL;

  if (game == NULL || hu_session_get_mode (session) == HU_MODE_START)
    {
      show (self, g_get_application_name (), "");
      return;
    }

  if (hu_document_get_modified (document))
    /* Translators: %s is the title of a game that has unsaved changes */
    marked = g_strdup_printf (_("• %s"), title);
  if (hu_session_does_show (session, HU_SHOW_TIME))
    moment = hu_explain_clock (hu_game_get_scenario (game), hu_snapshot_get_clock (hu_game_get_snapshot (game)));
  show (self, marked != NULL ? marked : title,
        hu_document_get_draft (document) != NULL ? _("Editing the scenario") : moment != NULL ? moment : "");
}

static void
document_changed_cb (HuSection *self)
{
  update (self, hu_section_get_game (self));
}

static void
hu_title_section_class_init (HuTitleSectionClass *klass)
{
  HU_SECTION_CLASS (klass)->update = update;
}

static void
hu_title_section_init (HuTitleSection *self)
{
}

HuSection *
hu_title_section_new (HuSession            *session,
                      AdwApplicationWindow *window,
                      AdwWindowTitle       *title)
{
  HuTitleSection *self = g_object_new (HU_TYPE_TITLE_SECTION, "session", session, "window", window, NULL);
  HuDocument *document = hu_session_get_document (session);

  self->title = title;
  g_signal_connect_object (document, "notify::modified", G_CALLBACK (document_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::draft", G_CALLBACK (document_changed_cb), self, G_CONNECT_SWAPPED);
  document_changed_cb (HU_SECTION (self));

  return HU_SECTION (self);
}
