/*
 * Surfaces that write into memory: a file is put in its place only when it is complete.  A
 * file that is the same every time must not depend on the clock or on earlier drawings.
 */
#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "hu-character.h"
#include "hu-lettering.h"
#include "hu-surface-private.h"
#include "hu-svg-compact.h"

G_DEFINE_QUARK (hu-report-error-quark, hu_report_error)

cairo_status_t
_hu_surface_append (void                *bytes,
                    const unsigned char *data,
                    unsigned int         length)
{
  g_byte_array_append (bytes, data, length);

  return CAIRO_STATUS_SUCCESS;
}

gboolean
_hu_progress (HuProgressFunc progress,
              gpointer       data,
              double         done,
              GError       **error)
{
  if (progress == NULL || progress (CLAMP (done, 0, 1), data))
    return TRUE;

  g_set_error_literal (error, HU_REPORT_ERROR, HU_REPORT_ERROR_CANCELLED, _("It was cancelled; nothing was written."));
  return FALSE;
}

gboolean
hu_report_check_font (GError **error)
{
  if (hu_lettering_has_font ())
    return TRUE;

  g_set_error_literal (error, HU_REPORT_ERROR, HU_REPORT_ERROR_FONT,
                       _("There is no font on this computer, so nothing can be drawn. Install one, for example DejaVu Sans."));
  return FALSE;
}

gboolean
_hu_surface_check (cairo_status_t status,
                   GError       **error)
{
  if (status == CAIRO_STATUS_SUCCESS)
    return TRUE;

  g_set_error (error, HU_REPORT_ERROR, HU_REPORT_ERROR_DRAWING,
               /* Translators: the drawing library's own words. */
               _("It could not be drawn: %s. Nothing was written."), cairo_status_to_string (status));
  return FALSE;
}

/* Seconds since 1970: SOURCE_DATE_EPOCH (the convention of reproducible builds), or the clock. */
static gint64
find_date (void)
{
  const char *epoch = g_getenv ("SOURCE_DATE_EPOCH");
  gint64 seconds;

  if (epoch != NULL && g_ascii_string_to_signed (epoch, 10, 0, G_GINT64_CONSTANT (253402300799), &seconds, NULL))
    return seconds;

  return g_get_real_time () / G_USEC_PER_SEC;
}

void
_hu_pdf_set_metadata (cairo_surface_t *surface,
                      const char      *title,
                      const char      *subject)
{
  g_autoptr(GDateTime) when = g_date_time_new_from_unix_utc (find_date ());
  g_autofree char *date = g_date_time_format (when, "%Y-%m-%dT%H:%M:%SZ");
  g_autofree char *drawable_title = hu_character_dup_drawable (title);
  g_autofree char *drawable_subject = hu_character_dup_drawable (subject);

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE,
                                  drawable_title != NULL ? drawable_title : title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_SUBJECT,
                                  drawable_subject != NULL ? drawable_subject : subject);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_AUTHOR, "Hex Umpire");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Hex Umpire " PACKAGE_VERSION);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, date);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_MOD_DATE, date);
}

typedef struct
{
  GHashTable *names; /* as cairo has it → as we have it */
  const char *prefix;
} Settling;

static gboolean
settle_id (const GMatchInfo *match,
           GString          *result,
           gpointer          data)
{
  Settling *settling = data;
  g_autofree char *before = g_match_info_fetch (match, 1);
  g_autofree char *id = g_match_info_fetch (match, 2);
  const char *settled = g_hash_table_lookup (settling->names, id);

  if (settled == NULL)
    {
      char *name = g_strdup_printf ("%s%u", settling->prefix, g_hash_table_size (settling->names));

      g_hash_table_insert (settling->names, g_steal_pointer (&id), name);
      settled = name;
    }
  g_string_append (result, before);
  g_string_append (result, settled);

  return FALSE;
}

static char *
settle (const char *svg,
        gsize       length,
        const char *prefix,
        gboolean    page)
{
  g_autoptr(GRegex) regex = g_regex_new ("(\\bid=\"|url\\(#|href=\"#)([^\")]+)", G_REGEX_OPTIMIZE, 0, NULL);
  Settling settling = { g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free), prefix };
  g_autofree char *whole = g_strndup (svg, length);
  g_autofree char *compacted = _hu_svg_compact (whole, prefix, page);
  char *settled = g_regex_replace_eval (regex, compacted, -1, 0, 0, settle_id, &settling, NULL);

  g_hash_table_unref (settling.names);

  return settled;
}

char *
_hu_svg_settle_ids (const char *svg,
                    gsize       length,
                    const char *prefix)
{
  return settle (svg, length, prefix, FALSE);
}

char *
_hu_svg_settle_page (const char *svg,
                     gsize       length,
                     const char *prefix)
{
  g_autofree char *settled = settle (svg, length, prefix, TRUE);

  return _hu_svg_share (settled, prefix);
}
