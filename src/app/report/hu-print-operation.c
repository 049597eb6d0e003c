/*
 * The print operation: lays the report out on the chosen paper, and draws it page by page.
 */
#include "config.h"

#include "hu-print-operation.h"

#include "hu-print-settings.h"

struct _HuPrintOperation
{
  GtkPrintOperation parent_instance;

  HuReport *report;
  guint     poster_columns;
  guint     poster_rows;
  HuPages  *pages; /* on the paper of this print; NULL before */
  double    scale; /* below 1 on a slip too small for pages of ours */
};

G_DEFINE_FINAL_TYPE (HuPrintOperation, hu_print_operation, GTK_TYPE_PRINT_OPERATION)

static void
hu_print_operation_begin_print (GtkPrintOperation *operation,
                                GtkPrintContext   *context)
{
  HuPrintOperation *self = HU_PRINT_OPERATION (operation);
  HuPageSetup setup;
  GtkPageSetup *page_setup = gtk_print_context_get_page_setup (context);

  hu_print_settings_fill (page_setup, &setup);
  self->scale = MIN (gtk_page_setup_get_paper_width (page_setup, GTK_UNIT_POINTS) / setup.width,
                     gtk_page_setup_get_paper_height (page_setup, GTK_UNIT_POINTS) / setup.height);
  setup.poster_columns = self->poster_columns;
  setup.poster_rows = self->poster_rows;

  g_clear_pointer (&self->pages, hu_pages_free);
  self->pages = hu_pages_new (self->report, &setup);
  gtk_print_operation_set_n_pages (operation, (int) hu_pages_get_n (self->pages));
}

static void
hu_print_operation_draw_page (GtkPrintOperation *operation,
                              GtkPrintContext   *context,
                              int                page)
{
  HuPrintOperation *self = HU_PRINT_OPERATION (operation);

  cairo_t *cr = gtk_print_context_get_cairo_context (context);

  cairo_scale (cr, self->scale, self->scale);
  hu_pages_draw (self->pages, cr, (guint) page);
}

static void
hu_print_operation_end_print (GtkPrintOperation *operation,
                              GtkPrintContext   *context)
{
  g_clear_pointer (&HU_PRINT_OPERATION (operation)->pages, hu_pages_free);
}

static void
hu_print_operation_done (GtkPrintOperation       *operation,
                         GtkPrintOperationResult  result)
{
  if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    hu_print_settings_set (gtk_print_operation_get_default_page_setup (operation),
                           gtk_print_operation_get_print_settings (operation));
}

static void
hu_print_operation_finalize (GObject *object)
{
  HuPrintOperation *self = HU_PRINT_OPERATION (object);

  g_clear_pointer (&self->pages, hu_pages_free);
  g_clear_pointer (&self->report, hu_report_unref);

  G_OBJECT_CLASS (hu_print_operation_parent_class)->finalize (object);
}

static void
hu_print_operation_class_init (HuPrintOperationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkPrintOperationClass *operation_class = GTK_PRINT_OPERATION_CLASS (klass);

  object_class->finalize = hu_print_operation_finalize;
  operation_class->begin_print = hu_print_operation_begin_print;
  operation_class->draw_page = hu_print_operation_draw_page;
  operation_class->end_print = hu_print_operation_end_print;
  operation_class->done = hu_print_operation_done;
}

static void
hu_print_operation_init (HuPrintOperation *self)
{
  self->poster_columns = self->poster_rows = 1;
}

/* Printed into a file, it is called as the game is. */
static void
set_settings (GtkPrintOperation *operation,
              const char        *title)
{
  g_autoptr(GtkPrintSettings) settings = gtk_print_settings_copy (hu_print_settings_get_settings ());
  g_autofree char *name = g_strdelimit (g_strdup (title), "/\\:*?\"<>|\n", '-');

  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, name);
  gtk_print_operation_set_print_settings (operation, settings);
}

/* @poster_columns: sheets of the poster across; 1 and 1: none; @poster_rows: sheets of the poster down.  Returns an
 * operation, ready to run. */
HuPrintOperation *
hu_print_operation_new (HuReport *report,
                        guint     poster_columns,
                        guint     poster_rows)
{
  HuPrintOperation *self;
  GtkPrintOperation *operation;

  g_return_val_if_fail (report != NULL && poster_columns > 0 && poster_rows > 0, NULL);

  self = g_object_new (HU_TYPE_PRINT_OPERATION, NULL);
  self->report = hu_report_ref (report);
  self->poster_columns = poster_columns;
  self->poster_rows = poster_rows;

  operation = GTK_PRINT_OPERATION (self);
  gtk_print_operation_set_job_name (operation, report->title);
  /* Header and footer lie in the margins, so the pages measure them from the paper's edge. */
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_show_progress (operation, TRUE);
  gtk_print_operation_set_default_page_setup (operation, hu_print_settings_get_page_setup ());
  set_settings (operation, report->title);

  return self;
}
