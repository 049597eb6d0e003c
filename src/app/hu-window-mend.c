/*
 * A file that is refused for what it says is no dead end: the workshop opens
 * it, and its check leads from fault to fault.
 */
#include "config.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-file-name.h"
#include "hu-json-scan.h"
#include "hu-shipped.h"
#include "hu-window-private.h"
#include "hu-workshop.h"
#include "hu-workshop-pane.h"

#define FORMAT "hex-umpire/1"

/* Of a file that a game could be; a longer one was refused for its length. */
static GBytes *
read_bytes (GFile *file)
{
  g_autoptr(GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_SIZE, G_FILE_QUERY_INFO_NONE, NULL,
                                                 NULL);

  if (info == NULL || g_file_info_get_size (info) > HU_FILE_MAX_BYTES)
    return NULL;

  return g_file_load_bytes (file, NULL, NULL, NULL);
}

/* What calls itself a game of this format, or calls itself nothing and has a map.  A game of a later format is not to
 * be written over by a program that does not understand it. */
static gboolean
is_a_game (HuWorkshop *shop)
{
  const char *format = hu_node_get_text (hu_workshop_get (shop, "/format"), NULL);
  HuNode *map = hu_workshop_get (shop, "/map");

  if (format != NULL && g_str_has_prefix (format, "hex-umpire/"))
    return g_str_equal (format, FORMAT);

  return map != NULL && hu_node_get_kind (map) == HU_NODE_OBJECT;
}

/* Begins it otherwise than an object does?  Then there is no use in telling at which place of it what would be right. */
static gboolean
is_something_else (GFile *file)
{
  g_autoptr(GBytes) bytes = read_bytes (file);
  gsize length = 0, at = 0;
  const char *text = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;

  if (length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0)
    at = 3;
  while (at < length && g_ascii_isspace (text[at]))
    at++;

  return at < length && text[at] != '{';
}

/* NULL where the workshop has no use for it. */
static HuWorkshop *
read_draft (GFile *file)
{
  g_autoptr(GBytes) bytes = read_bytes (file);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuWorkshop) shop = bytes != NULL ? hu_workshop_new_from_bytes (bytes, faults) : NULL;

  return shop != NULL && is_a_game (shop) ? g_steal_pointer (&shop) : NULL;
}

static GFile *
get_refused (HuWindow *self)
{
  return g_object_get_data (G_OBJECT (self), "hu-refused");
}

void
_hu_window_offer_mending (HuWindow *self,
                          GFile    *file)
{
  g_autoptr(HuWorkshop) shop = read_draft (file);

  g_object_set_data_full (G_OBJECT (self), "hu-refused", shop != NULL ? g_object_ref (file) : NULL, g_object_unref);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.mend", shop != NULL);
  if (shop != NULL)
    {
      hu_fault_panel_offer (self->faults, _("Open in _Workshop"), "win.mend");
    }
  else if (is_something_else (file))
    {
      g_autofree char *name = hu_file_dup_name (file);
      /* Translators: %s is the name of a file */
      g_autofree char *title = g_strdup_printf (_("“%s” is no game. Nothing has changed."), name);

      hu_fault_panel_show_message (self->faults, title,
                                   _("A game is a JSON object, which begins with a brace; this is something else, so "
                                     "that the workshop has no use for it either."));
    }
}

/* Opens it in place of the present game, without asking.  FALSE: it has changed since it was refused, and all is as it
 * was. */
gboolean
_hu_window_open_draft (HuWindow *self,
                       GFile    *file)
{
  g_autoptr(HuWorkshop) shop = read_draft (file);

  /* Mended meanwhile, or gone: the reader says what of it. */
  if (shop == NULL)
    return hu_window_open (self, file);

  hu_fault_panel_dismiss (self->faults);
  _hu_window_enter_workshop (self, shop, NULL, hu_shipped_is (file) ? NULL : file);
  hu_workshop_pane_show (self->workshop, "check");

  return TRUE;
}

static void
mend_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);

  if (get_refused (self) != NULL)
    _hu_window_replace_by_draft (self, get_refused (self));
}

void
_hu_window_install_mend_action (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.mend", NULL, mend_action);
}
