/*
 * Whether a report holds the game that it is of, and no other: in its page, where it opens in place of a game, or among the
 * files that somebody has attached to a PDF.
 */
#include "config.h"

#include "hu-cli-carried.h"

#include <glib/gi18n-lib.h>

#include "hu-carried.h"
#include "hu-file-limits.h"
#include "hu-json.h"

/* So many games in a report are read; each may unpack to 64 MiB. */
#define GAMES_MOST 4

void
hu_cli_carried_clear (HuCliCarried *self)
{
  g_clear_pointer (&self->prints, g_ptr_array_unref);
}

/* --- Attached --- */

/* FALSE ends it: the file is larger than a game can be. */
static gboolean
append_cb (const char *data,
           gsize       length,
           gpointer    bytes,
           GError    **error)
{
  GByteArray *all = bytes;

  if (all->len + length > HU_FILE_MAX_BYTES)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE, "");
      return FALSE;
    }
  g_byte_array_append (all, (const guint8 *) data, (guint) length);

  return TRUE;
}

/* People attach a game to a PDF to hand it on: it may be the game of the report, or another. */
GPtrArray *
hu_cli_carried_list_attached (PopplerDocument *document)
{
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  GList *files = poppler_document_get_attachments (document);

  for (GList *l = files; l != NULL && games->len < GAMES_MOST; l = l->next)
    {
      g_autoptr(GByteArray) all = g_byte_array_new ();
      g_autoptr(GBytes) bytes = NULL;

      if (!poppler_attachment_save_to_callback (l->data, append_cb, all, NULL))
        continue;
      bytes = g_byte_array_free_to_bytes (g_steal_pointer (&all));
      if (g_bytes_get_size (bytes) > 0 &&
          (hu_carried_is_report (bytes) || g_strstr_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                                                         "\"hex-umpire/") != NULL))
        g_ptr_array_add (games, g_steal_pointer (&bytes));
    }
  g_list_free_full (files, g_object_unref);

  return games;
}

/* --- Which is which --- */

/* A page has the game up to its moment, which is another than the whole unless that is the end. */
static HuGameFile *
cut_game (const HuGameFile *game,
          guint             n_events)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(GBytes) text = hu_carried_cut (game, n_events);

  return hu_game_file_parse (text, faults);
}

static char *
fingerprint_of (GBytes *text)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) game = text != NULL ? hu_game_file_parse (text, faults) : NULL;

  return game != NULL ? hu_game_file_fingerprint (game) : NULL;
}

/* A window saves the game as the program writes it, whoever wrote it before. */
static gboolean
is_game (const char       *print,
         const HuGameFile *game)
{
  g_autofree char *own = hu_game_file_fingerprint (game);
  g_autofree char *written = hu_game_file_fingerprint_written (game);

  return g_str_equal (print, own) || g_str_equal (print, written);
}

void
hu_cli_carried_read (HuCliCarried     *self,
                     GBytes           *report,
                     GPtrArray        *attached,
                     const HuGameFile *game,
                     guint             n_events)
{
  guint n_page = hu_carried_count (report), n_attached = attached != NULL ? attached->len : 0;
  g_autoptr(HuGameFile) cut = NULL;

  self->n = n_page + n_attached;
  self->prints = g_ptr_array_new_with_free_func (g_free);
  cut = self->n > 0 ? cut_game (game, n_events) : NULL;
  for (guint i = 0; i < MIN (self->n, GAMES_MOST); i++)
    {
      g_autoptr(GBytes) text = i < n_page ? hu_carried_nth (report, i)
                                          : g_bytes_ref (g_ptr_array_index (attached, i - n_page));
      char *print = fingerprint_of (text);

      g_ptr_array_add (self->prints, print);
      if (print != NULL && cut != NULL && is_game (print, cut))
        self->right |= 1u << i;
    }
}

void
hu_cli_carried_word (const HuCliCarried *self,
                     HuSide              viewer,
                     GString            *answer)
{
  if (viewer != HU_SIDE_NONE)
    g_string_append (answer, _("The report shows one side’s view, but the game that it holds shows everything."));
  else if (self->n == 0)
    g_string_append (answer, _("The report holds no game, and a report of the whole truth always holds one."));
  else if (self->n == 1)
    g_string_append (answer, _("The report’s data are of this game, but the report holds another game."));
  else
    g_string_append_printf (answer,
                            g_dngettext (GETTEXT_PACKAGE,
                                         "The report’s data are of this game, but the report holds %u game instead of one.",
                                         "The report’s data are of this game, but the report holds %u games instead of one.",
                                         self->n), self->n);
  g_string_append_c (answer, '\n');

  for (guint i = 0; i < self->prints->len; i++)
    {
      const char *print = g_ptr_array_index (self->prints, i);

      if (print == NULL)
        /* Translators: the number of a game among those in a report. */
        g_string_append_printf (answer, _("Game %u in it: damaged"), i + 1);
      else if ((self->right & 1u << i) != 0)
        /* Translators: the number of a game among those in a report; a fingerprint. */
        g_string_append_printf (answer, _("Game %u in it: this game, fingerprint %s"), i + 1, print);
      else
        /* Translators: the number of a game among those in a report; a fingerprint. */
        g_string_append_printf (answer, _("Game %u in it: another game, fingerprint %s"), i + 1, print);
      g_string_append_c (answer, '\n');
    }
}

void
hu_cli_carried_add_json (const HuCliCarried *self,
                         JsonBuilder        *builder)
{
  hu_json_begin_list (builder, "games");
  for (guint i = 0; i < self->prints->len; i++)
    {
      hu_json_begin_object (builder, NULL);
      hu_json_add_string (builder, "fingerprint", g_ptr_array_index (self->prints, i));
      hu_json_add_boolean (builder, "agrees", (self->right & 1u << i) != 0);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}
