/*
 * Which of the two it is; and a map by itself.
 */
#include "config.h"

#include "hu-import-lgeneral.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-import-error.h"
#include "hu-import-text.h"
#include "hu-lgeneral-map.h"

typedef enum
{
  NONE,
  MAP,
  SCENARIO,
  OLD, /* with other separators; not read */
} Format;

/* The first line that is neither empty nor a comment. */
static const char *
find_first_line (const char *text)
{
  while (text[0] != '\0')
    {
      const char *end = text + strcspn (text, "\n");

      if (text[0] != '#' && strspn (text, "\t\r ") < (gsize) (end - text))
        return text;
      text = end[0] != '\0' ? end + 1 : end;
    }

  return text;
}

static Format
find_format (GBytes *bytes)
{
  g_autofree char *head = hu_import_dup_head (bytes);
  const char *line = head != NULL ? find_first_line (head) : "";

  if (g_str_has_prefix (line, "terrain_db\t"))
    return MAP;
  /* A table of units may begin with the same heading. */
  if (g_str_has_prefix (line, "name\t") && (strstr (line, "\nmap file\t") != NULL || strstr (line, "\nunit_db\t") != NULL))
    return SCENARIO;

  return g_str_has_prefix (line, "@\n") && strstr (line, "»") != NULL ? OLD : NONE;
}

gboolean
hu_lgeneral_is_file (GBytes *bytes)
{
  return find_format (bytes) != NONE;
}

static HuImport *
import_map (GBytes     *bytes,
            GFile      *file,
            GPtrArray  *others,
            GError    **error)
{
  g_autoptr(HuLgeneralMap) map = hu_lgeneral_map_new (bytes, file, others, error);
  HuImport *import = map != NULL ? hu_lgeneral_map_draft (map, error) : NULL;

  if (import == NULL)
    return NULL;

  _hu_lgeneral_add_towns (map, import);
  HU_IMPORT_SAY (import, g_strdup (_("Such a file holds no rules.")));
  hu_import_title_by_file (import, file);
  hu_import_finish (import);

  return import;
}

HuImport *
hu_import_lgeneral (GBytes     *bytes,
                    GFile      *file,
                    GPtrArray  *others,
                    GError    **error)
{
  Format format = find_format (bytes);

  if (format == MAP)
    return import_map (bytes, file, others, error);
  if (format == SCENARIO)
    return _hu_import_lgeneral_scenario (bytes, file, others, error);

  g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                       _("The file is older than LGeneral-Deluxe. Load it there, and save it again."));

  return NULL;
}
