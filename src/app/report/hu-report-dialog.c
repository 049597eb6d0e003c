/*
 * The report dialog. Its choices follow from the game: the parts that it has, its moments, and views only where
 * they differ.
 *
 * One file, because every choice depends on the others, and exporting and printing read them all.
 */
#include "config.h"

#include "hu-report-dialog.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-message.h"
#include "hu-print-operation.h"
#include "hu-print-settings.h"
#include "hu-report-choices.h"
#include "hu-report-job.h"
#include "hu-report-viewer.h"
#include "hu-save.h"
#include "hu-text-size.h"

#define POLL_MS 60

struct _HuReportDialog
{
  AdwWindow             parent_instance;

  HuGame               *game;
  HuAdjudicator        *adjudicator; /* the game's log as it was when the dialog opened */
  GArray               *moments;     /* guint: events, beside the rows of moment_row */
  GtkSwitch            *switches[HU_N_PARTS]; /* NULL: the game has no such part */
  GtkFileChooserNative *chooser;     /* open, or NULL */
  HuJob                *job;         /* that makes the report; or NULL */
  GFile                *file;        /* to be written; NULL: to be printed */
  gboolean              showing;     /* a PDF is made to be looked at */
  GtkPrintOperationAction action;
  guint                 poll;

  AdwComboRow          *moment_row;
  AdwComboRow          *viewer_row;
  AdwComboRow          *extent_row;
  AdwPreferencesGroup  *played_group;
  HuReportPlayed        played_rows;
  HuPlayed              played;      /* as the rows say, while a job runs */
  AdwComboRow          *format_row;
  AdwComboRow          *table_row;
  AdwPreferencesGroup  *parts_group;
  AdwActionRow         *paper_row;
  GtkButton            *paper_button;
  GtkButton            *preview_button;
  AdwComboRow          *poster_row;
  GtkStack             *stack;
  GtkProgressBar       *progress_bar;
  GtkButton            *export_button;
  GtkButton            *print_button;
  GtkButton            *stop_button;
};

enum
{
  PLAYED,
  TOLD,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuReportDialog, hu_report_dialog, ADW_TYPE_WINDOW)

static const struct
{
  HuReportFormat format;
  const char    *name;
  const char    *ending;
} formats[] = {
  { HU_REPORT_PDF, N_("PDF"), ".pdf" },
  { HU_REPORT_HTML, N_("HTML, one file"), ".html" },
  { HU_REPORT_MARKDOWN, N_("Markdown"), ".md" },
  { HU_REPORT_CSV, N_("CSV, one table"), ".csv" },
  { HU_REPORT_BBCODE, N_("BBCode for BoardGameGeek"), ".bbcode" },
  { HU_REPORT_XENFORO, N_("BBCode for XenForo boards"), ".bbcode" },
  { HU_REPORT_TEXT, N_("Plain text"), ".txt" },
};

/* How much a report has. */
static const struct
{
  const char *name;
  guint       parts;
  gboolean    rulings_only;
} extents[] = {
  { NC_("report", "The game turn by turn"), HU_PARTS_ON_PAPER, FALSE },
  { NC_("report", "With every event"), HU_PARTS_ALL, FALSE },
  { NC_("report", "With the events that led to rulings"), HU_PARTS_ALL, TRUE },
  { NC_("report", "Without the log"), HU_PARTS_ON_PAPER & ~(1u << HU_PART_LOG), FALSE },
  { NC_("report", "Protocol only"), 1u << HU_PART_PROTOCOL, FALSE },
};

static const struct
{
  guint columns, rows;
} posters[] = { { 1, 1 }, { 2, 1 }, { 1, 2 }, { 2, 2 }, { 2, 3 }, { 3, 3 }, { 3, 4 }, { 4, 5 } };

/* --- What is asked for --- */

static guint
get_moment (HuReportDialog *self)
{
  return g_array_index (self->moments, guint, adw_combo_row_get_selected (self->moment_row));
}

static void
fill_order (HuReportDialog *self,
            HuReportOrder  *order)
{
  guint poster = adw_combo_row_get_selected (self->poster_row);

  *order = (HuReportOrder) { .format = -1 };
  order->options.n_events = get_moment (self);
  order->options.viewer = gtk_widget_get_visible (GTK_WIDGET (self->viewer_row))
                              ? (HuSide) ((gint) adw_combo_row_get_selected (self->viewer_row) - 1)
                              : HU_SIDE_NONE;
  for (guint part = 0; part < HU_N_PARTS; part++)
    if (self->switches[part] != NULL && gtk_switch_get_active (self->switches[part]))
      order->options.parts |= 1u << part;
  order->options.rulings_only = extents[adw_combo_row_get_selected (self->extent_row)].rulings_only;
  hu_report_played_read (&self->played_rows, hu_game_get_played (self->game), &self->played);
  order->options.played = &self->played;
  hu_print_settings_fill (hu_print_settings_get_page_setup (), &order->setup);
  order->setup.poster_columns = posters[poster].columns;
  order->setup.poster_rows = posters[poster].rows;
}

/* --- Working --- */

static gboolean
poll_cb (gpointer data)
{
  HuReportDialog *self = data;

  gtk_progress_bar_set_fraction (self->progress_bar, hu_job_get_done (self->job));

  return G_SOURCE_CONTINUE;
}

static void
set_busy (HuReportDialog *self,
          gboolean        busy)
{
  gtk_stack_set_visible_child_name (self->stack, busy ? "progress" : "options");
  gtk_widget_set_sensitive (GTK_WIDGET (self->export_button), !busy);
  gtk_widget_set_sensitive (GTK_WIDGET (self->print_button), !busy);
  if (busy)
    self->poll = g_timeout_add (POLL_MS, poll_cb, self);
  else
    g_clear_handle_id (&self->poll, g_source_remove);
}

static void
complain (HuReportDialog *self,
          const char     *what)
{
  hu_message_show (GTK_WIDGET (self), _("The Report Was Not Written"), what, NULL);
}

static void
save (HuReportDialog *self,
      GBytes         *bytes)
{
  g_autoptr(GFile) file = g_steal_pointer (&self->file);
  g_autofree char *name = g_file_get_parse_name (file);
  g_autofree char *told = NULL;
  g_autoptr(GError) error = NULL;

  if (!hu_save_bytes (file, bytes, &error))
    {
      complain (self, error->message);
      return;
    }

  g_signal_emit (self, signals[PLAYED], 0, &self->played);
  /* Translators: the name of a file. */
  told = g_strdup_printf (_("The report is in “%s”"), name);
  g_signal_emit (self, signals[TOLD], 0, told);
  gtk_window_close (GTK_WINDOW (self));
}

static void
print_done_cb (HuReportDialog         *self,
               GtkPrintOperationResult result,
               GtkPrintOperation      *operation)
{
  g_autoptr(GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      gtk_print_operation_get_error (operation, &error);
      complain (self, error->message);
    }
  else if (result == GTK_PRINT_OPERATION_RESULT_APPLY && self->action == GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG)
    {
      g_signal_emit (self, signals[PLAYED], 0, &self->played);
      g_signal_emit (self, signals[TOLD], 0, _("The report is being printed"));
      gtk_window_close (GTK_WINDOW (self));
    }
}

static void
print (HuReportDialog *self,
       HuReport       *report)
{
  guint poster = adw_combo_row_get_selected (self->poster_row);
  g_autoptr(HuPrintOperation) operation =
    hu_print_operation_new (report, posters[poster].columns, posters[poster].rows);
  g_autoptr(GError) error = NULL;

  gtk_print_operation_set_allow_async (GTK_PRINT_OPERATION (operation), TRUE);
  g_signal_connect_object (operation, "done", G_CALLBACK (print_done_cb), self, G_CONNECT_SWAPPED);
  if (gtk_print_operation_run (GTK_PRINT_OPERATION (operation), self->action, GTK_WINDOW (self), &error) ==
      GTK_PRINT_OPERATION_RESULT_ERROR)
    complain (self, error->message);
}

static void
ready_cb (gpointer      owner,
          gpointer      result,
          const GError *error)
{
  g_autoptr(HuReportDialog) self = g_object_ref (owner);
  g_autoptr(HuReportMade) made = result;

  set_busy (self, FALSE);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_clear_object (&self->file);
  else if (error != NULL)
    complain (self, error->message);
  else if (made->bytes != NULL && self->showing)
    hu_report_viewer_show (GTK_WINDOW (self), made->bytes);
  else if (made->bytes != NULL)
    save (self, made->bytes);
  else
    print (self, made->report);
}

static void
start (HuReportDialog *self,
       HuReportOrder  *order)
{
  if (self->job != NULL)
    return;

  self->showing = FALSE;
  gtk_progress_bar_set_fraction (self->progress_bar, 0);
  hu_report_job_start (&self->job, self->game, order, ready_cb, self);
  set_busy (self, TRUE);
}

static void
stop_cb (HuReportDialog *self)
{
  hu_job_cancel (self->job);
}

static void
cancel_cb (HuReportDialog *self)
{
  gtk_window_close (GTK_WINDOW (self));
}

/* --- Exporting --- */

/* Writes the report in the chosen format. */
void
hu_report_dialog_export (HuReportDialog *self,
                         GFile          *file)
{
  HuReportOrder order;

  g_return_if_fail (HU_IS_REPORT_DIALOG (self) && G_IS_FILE (file));

  fill_order (self, &order);
  order.format = (gint) formats[adw_combo_row_get_selected (self->format_row)].format;
  /* A page takes the words of each event from its list when it steps through the game. */
  if (order.format == HU_REPORT_HTML && order.options.parts >> HU_PART_LOG & 1)
    order.options.parts |= 1u << HU_PART_EVENTS;
  if (order.format == HU_REPORT_CSV)
    {
      order.table = hu_report_choices_get_table (adw_combo_row_get_selected_item (self->table_row));
      order.options.parts = HU_PARTS_ALL;
    }
  g_set_object (&self->file, file);
  start (self, &order);
}

static void
chosen_cb (HuReportDialog       *self,
           int                   response,
           GtkFileChooserNative *native)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (native));

  g_clear_object (&self->chooser);
  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    hu_report_dialog_export (self, file);
}

static void
export_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  HuReportDialog *self = HU_REPORT_DIALOG (widget);
  g_autofree char *suggested = NULL;

  if (self->chooser != NULL || self->job != NULL)
    return;

  suggested = hu_report_choices_dup_name (hu_game_get_scenario (self->game),
                                          formats[adw_combo_row_get_selected (self->format_row)].ending);
  self->chooser = gtk_file_chooser_native_new (_("Export the Report"), GTK_WINDOW (self),
                                               GTK_FILE_CHOOSER_ACTION_SAVE, _("_Export"), _("_Cancel"));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), suggested);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

/* As is offered where there is nothing to look at pages with. */
static void
export_pdf_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  adw_combo_row_set_selected (HU_REPORT_DIALOG (widget)->format_row, 0);
  gtk_widget_activate_action (widget, "report.export", NULL);
}

/* --- Printing --- */

static void
start_print (HuReportDialog         *self,
             GtkPrintOperationAction action)
{
  HuReportOrder order;

  fill_order (self, &order);
  self->action = action;
  start (self, &order);
}

static void
print_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  start_print (HU_REPORT_DIALOG (widget), GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG);
}

/* Where there is no print preview, shows the same pages as a PDF. */
static void
preview_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  HuReportDialog *self = HU_REPORT_DIALOG (widget);
  HuReportOrder order;

  if (hu_report_viewer_has_preview (widget) || self->job != NULL)
    {
      start_print (self, GTK_PRINT_OPERATION_ACTION_PREVIEW);
      return;
    }

  fill_order (self, &order);
  order.format = HU_REPORT_PDF;
  start (self, &order);
  self->showing = TRUE;
}

static void
show_paper (HuReportDialog *self)
{
  g_autofree char *words = hu_report_choices_explain_paper (hu_print_settings_get_page_setup ());
  g_autofree char *escaped = g_markup_escape_text (words, -1);

  adw_action_row_set_subtitle (self->paper_row, escaped);
}

static void
page_setup_cb (GtkPageSetup *page_setup,
               gpointer      data)
{
  g_autoptr(HuReportDialog) self = data;

  hu_print_settings_set (page_setup, NULL);
  show_paper (self);
}

static void
page_setup_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  gtk_print_run_page_setup_dialog_async (GTK_WINDOW (widget), hu_print_settings_get_page_setup (),
                                         hu_print_settings_get_settings (), page_setup_cb,
                                         g_object_ref (widget));
}

/* --- What is offered --- */

/* Chooses the parts; each can be switched on or off afterwards. */
static void
extent_changed_cb (HuReportDialog *self)
{
  guint parts = extents[adw_combo_row_get_selected (self->extent_row)].parts;

  for (guint part = 0; part < HU_N_PARTS; part++)
    if (self->switches[part] != NULL)
      gtk_switch_set_active (self->switches[part], parts >> part & 1);
}

static void
moment_changed_cb (HuReportDialog *self)
{
  HuClock clock = hu_adjudicator_get_clock (self->adjudicator, get_moment (self));
  g_autofree char *moment = hu_explain_clock (hu_game_get_scenario (self->game), &clock);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->moment_row), moment);
}

static void
add_moment (HuReportDialog *self,
            GtkStringList  *names,
            guint           n_events,
            char           *name) /* (transfer full) */
{
  g_array_append_val (self->moments, n_events);
  gtk_string_list_take (names, name);
}

/* Offers the present moment first, then the decision, and the end of each turn. */
static void
offer_moments (HuReportDialog *self)
{
  const HuScenario *scenario = hu_game_get_scenario (self->game);
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  guint n_all = hu_adjudicator_get_n_events (self->adjudicator);
  guint now = hu_game_get_position (self->game);
  /* As whoever looks knows it: in truth the game may have ended already. */
  const HuVerdict *verdict = hu_snapshot_get_verdict (hu_game_get_snapshot (self->game));

  add_moment (self, names, now, g_strdup (C_("moment", "Now")));
  if (verdict != NULL && verdict->event != now)
    /* Translators: number of an event. */
    add_moment (self, names, verdict->event, g_strdup_printf (_("Decided, event %u"), verdict->event));
  for (guint n = 1; n <= n_all; n++)
    {
      HuClock before = hu_adjudicator_get_clock (self->adjudicator, n - 1);
      HuClock after = hu_adjudicator_get_clock (self->adjudicator, n);
      g_autofree char *turn = NULL;

      if ((after.turn == before.turn && after.over == before.over) || n == now)
        continue;
      turn = hu_explain_turn (scenario, before.turn);
      /* Translators: a turn. */
      add_moment (self, names, n, g_strdup_printf (_("End of %s"), turn));
    }
  if (now != 0)
    add_moment (self, names, 0, g_strdup (_("The set-up")));
  adw_combo_row_set_model (self->moment_row, G_LIST_MODEL (names));
}

static void
offer_viewers (HuReportDialog *self)
{
  const HuScenario *scenario = hu_game_get_scenario (self->game);
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _("Everybody"));
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    gtk_string_list_take (names, hu_explain_side (scenario, side));
  adw_combo_row_set_model (self->viewer_row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->viewer_row, (guint) (hu_game_get_viewer (self->game) + 1));
  gtk_widget_set_visible (GTK_WIDGET (self->viewer_row), hu_game_has_views (self->game));
}

static void
offer_parts (HuReportDialog *self)
{
  const HuScenario *scenario = hu_game_get_scenario (self->game);

  for (guint part = 0; part < HU_N_PARTS; part++)
    {
      GtkWidget *row, *toggle;
      g_autofree char *name = NULL;

      if (!hu_report_has_part (scenario, part))
        continue;
      name = hu_report_explain_part (part);
      row = adw_action_row_new ();
      toggle = gtk_switch_new ();
      gtk_switch_set_active (GTK_SWITCH (toggle), TRUE);
      gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
      adw_preferences_group_add (self->parts_group, row);
      self->switches[part] = GTK_SWITCH (toggle);
    }
}

static void
offer_tables (HuReportDialog *self)
{
  g_autoptr(GListModel) tables = hu_report_choices_list_tables (hu_game_get_scenario (self->game));
  g_autoptr(GtkExpression) expression = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");

  adw_combo_row_set_expression (self->table_row, expression);
  adw_combo_row_set_model (self->table_row, tables);
}

static void
format_changed_cb (HuReportDialog *self)
{
  HuReportFormat format = formats[adw_combo_row_get_selected (self->format_row)].format;

  gtk_widget_set_visible (GTK_WIDGET (self->table_row), format == HU_REPORT_CSV);
}

static void
offer_choices (HuReportDialog *self)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr(GtkStringList) contents = gtk_string_list_new (NULL);
  g_autoptr(GtkStringList) sheets = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    gtk_string_list_append (names, _(formats[i].name));
  adw_combo_row_set_model (self->format_row, G_LIST_MODEL (names));

  for (guint i = 0; i < G_N_ELEMENTS (extents); i++)
    gtk_string_list_append (contents, g_dpgettext2 (NULL, "report", extents[i].name));
  adw_combo_row_set_model (self->extent_row, G_LIST_MODEL (contents));

  gtk_string_list_append (sheets, _("No"));
  for (guint i = 1; i < G_N_ELEMENTS (posters); i++)
    /* Translators: sheets of paper across and down. */
    gtk_string_list_take (sheets, g_strdup_printf (_("%u × %u sheets"), posters[i].columns, posters[i].rows));
  adw_combo_row_set_model (self->poster_row, G_LIST_MODEL (sheets));
}

/* --- The object --- */

static gboolean
hu_report_dialog_close_request (GtkWindow *window)
{
  stop_cb (HU_REPORT_DIALOG (window));

  return GTK_WINDOW_CLASS (hu_report_dialog_parent_class)->close_request (window);
}

static void
hu_report_dialog_dispose (GObject *object)
{
  HuReportDialog *self = HU_REPORT_DIALOG (object);

  g_clear_handle_id (&self->poll, g_source_remove);
  g_clear_object (&self->chooser);
  g_clear_object (&self->file);
  g_clear_object (&self->game);
  hu_job_stop (&self->job);
  g_clear_pointer (&self->adjudicator, hu_adjudicator_free);

  G_OBJECT_CLASS (hu_report_dialog_parent_class)->dispose (object);
}

static void
hu_report_dialog_finalize (GObject *object)
{
  HuReportDialog *self = HU_REPORT_DIALOG (object);

  g_array_unref (self->moments);
  hu_played_clear (&self->played);

  G_OBJECT_CLASS (hu_report_dialog_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, HuReportDialog, moment_row);
  gtk_widget_class_bind_template_child (widget_class, HuReportDialog, viewer_row);
  gtk_widget_class_bind_template_child (widget_class, HuReportDialog, extent_row);
  gtk_widget_class_bind_template_child (widget_class, HuReportDialog, played_group);
  gtk_widget_class_bind_template_child (widget_class, HuReportDialog, format_row);
  gtk_widget_class_bind_template_child (widget_class, HuReportDialog, table_row);
  gtk_widget_class_bind_template_child (widget_class, HuReportDialog, parts_group);
  gtk_widget_class_bind_template_child (widget_class, HuReportDialog, paper_row);
  gtk_widget_class_bind_template_child (widget_class, HuReportDialog, paper_button);
  gtk_widget_class_bind_template_child (widget_class, HuReportDialog, preview_button);
  gtk_widget_class_bind_template_child (widget_class, HuReportDialog, poster_row);
  gtk_widget_class_bind_template_child (widget_class, HuReportDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, HuReportDialog, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, HuReportDialog, export_button);
  gtk_widget_class_bind_template_child (widget_class, HuReportDialog, print_button);
  gtk_widget_class_bind_template_child (widget_class, HuReportDialog, stop_button);
}

static void
hu_report_dialog_class_init (HuReportDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_report_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = hu_report_dialog_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = hu_report_dialog_close_request;

  /* The players, place and date, as a HuPlayed, if a report with them was made. */
  signals[PLAYED] = g_signal_new ("played", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-report-dialog.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_cb);
  gtk_widget_class_bind_template_callback (widget_class, format_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, moment_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, extent_changed_cb);
  gtk_widget_class_install_action (widget_class, "report.export", NULL, export_action);
  gtk_widget_class_install_action (widget_class, "report.print", NULL, print_action);
  gtk_widget_class_install_action (widget_class, "report.preview", NULL, preview_action);
  gtk_widget_class_install_action (widget_class, "report.export-pdf", NULL, export_pdf_action);
  gtk_widget_class_install_action (widget_class, "report.page-setup", NULL, page_setup_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "report.print", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_e, GDK_CONTROL_MASK, "report.export", NULL);
}

static void
hu_report_dialog_init (HuReportDialog *self)
{
  self->moments = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_init_template (GTK_WIDGET (self));
  hu_text_size_widen (GTK_WINDOW (self));
}

GtkWidget *
hu_report_dialog_new (GtkWindow *parent,
                      HuGame    *game)
{
  HuReportDialog *self;

  g_return_val_if_fail (HU_IS_GAME (game), NULL);

  self = g_object_new (HU_TYPE_REPORT_DIALOG, "transient-for", parent, NULL);
  self->game = g_object_ref (game);
  self->adjudicator = hu_report_job_adjudicate (game);
  offer_moments (self);
  offer_viewers (self);
  offer_parts (self);
  hu_report_played_init (&self->played_rows, self->played_group, game);
  offer_choices (self);
  offer_tables (self);
  show_paper (self);
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->export_button));

  return GTK_WIDGET (self);
}
