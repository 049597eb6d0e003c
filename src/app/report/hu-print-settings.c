/*
 * Paper and printer as the person chose them last.
 */
#include "config.h"

#include "hu-print-settings.h"

#include "hu-file-bytes.h"
#include "hu-save.h"

#define FILE_NAME "print.ini"

static struct
{
  GtkPageSetup     *page_setup;
  GtkPrintSettings *settings;
} remembered;

static char *
dup_path (void)
{
  return g_build_filename (g_get_user_config_dir (), "hex-umpire", FILE_NAME, NULL);
}

/* If a part of the file is missing or corrupt, the toolkit's defaults are used. */
static void
load (void)
{
  g_autofree char *path = dup_path ();
  g_autoptr(GKeyFile) file = g_key_file_new ();

  if (remembered.page_setup != NULL)
    return;

  if (hu_file_read_key_file (file, path, G_KEY_FILE_NONE, NULL))
    {
      remembered.page_setup = gtk_page_setup_new_from_key_file (file, NULL, NULL);
      remembered.settings = gtk_print_settings_new_from_key_file (file, NULL, NULL);
    }
  if (remembered.page_setup == NULL)
    remembered.page_setup = gtk_page_setup_new ();
  if (remembered.settings == NULL)
    remembered.settings = gtk_print_settings_new ();
}

/* Removes the settings of a single print: the next one may be of another game, and must not overwrite this
 * one's file. */
static GtkPrintSettings *
without_job (GtkPrintSettings *settings)
{
  static const char * const of_the_job[] = {
    GTK_PRINT_SETTINGS_OUTPUT_URI, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, GTK_PRINT_SETTINGS_N_COPIES,
    GTK_PRINT_SETTINGS_PAGE_RANGES, GTK_PRINT_SETTINGS_PRINT_PAGES, GTK_PRINT_SETTINGS_PAGE_SET,
  };
  GtkPrintSettings *kept = gtk_print_settings_copy (settings);

  for (guint i = 0; i < G_N_ELEMENTS (of_the_job); i++)
    gtk_print_settings_unset (kept, of_the_job[i]);

  return kept;
}

GtkPageSetup *
hu_print_settings_get_page_setup (void)
{
  load ();

  return remembered.page_setup;
}

GtkPrintSettings *
hu_print_settings_get_settings (void)
{
  load ();

  return remembered.settings;
}

/**
 * hu_print_settings_set:
 * @page_setup: (nullable): the new paper
 * @settings: (nullable): the new printer settings
 *
 * Stores them, except for the settings of a single print.
 */
void
hu_print_settings_set (GtkPageSetup     *page_setup,
                       GtkPrintSettings *settings)
{
  g_autofree char *path = dup_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr(GKeyFile) file = g_key_file_new ();
  g_autoptr(GError) error = NULL;

  load ();
  if (page_setup != NULL)
    g_set_object (&remembered.page_setup, page_setup);
  if (settings != NULL)
    {
      g_autoptr(GtkPrintSettings) kept = without_job (settings);

      g_set_object (&remembered.settings, kept);
    }
  gtk_page_setup_to_key_file (remembered.page_setup, file, NULL);
  gtk_print_settings_to_key_file (remembered.settings, file, NULL);
  if (g_mkdir_with_parents (folder, 0700) != 0 || !hu_save_key_file (file, path, &error))
    g_debug ("%s could not be written: %s", path, error != NULL ? error->message : folder);
}

/**
 * hu_print_settings_fill:
 * @page_setup: paper and margins
 * @setup: (out caller-allocates): the same in the program's terms; no poster
 *
 * Converts the toolkit's page set-up to the program's.
 */
void
hu_print_settings_fill (GtkPageSetup *page_setup,
                        HuPageSetup  *setup)
{
  g_return_if_fail (GTK_IS_PAGE_SETUP (page_setup) && setup != NULL);

  hu_page_setup_init (setup);
  setup->width = gtk_page_setup_get_paper_width (page_setup, GTK_UNIT_POINTS);
  setup->height = gtk_page_setup_get_paper_height (page_setup, GTK_UNIT_POINTS);
  setup->top = MAX (setup->top, gtk_page_setup_get_top_margin (page_setup, GTK_UNIT_POINTS) + 24);
  setup->bottom = MAX (setup->bottom, gtk_page_setup_get_bottom_margin (page_setup, GTK_UNIT_POINTS) + 28);
  setup->left = MAX (setup->left, gtk_page_setup_get_left_margin (page_setup, GTK_UNIT_POINTS));
  setup->right = MAX (setup->right, gtk_page_setup_get_right_margin (page_setup, GTK_UNIT_POINTS));

  /* On a slip of paper margins give way before the text does. */
  if (setup->width - setup->left - setup->right < 200)
    {
      setup->width = MAX (setup->width, 220);
      setup->left = setup->right = (setup->width - 200) / 2;
    }
  if (setup->height - setup->top - setup->bottom < 200)
    {
      setup->height = MAX (setup->height, 240);
      setup->top = setup->bottom = (setup->height - 200) / 2;
    }
}
