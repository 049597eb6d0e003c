/*
 * The rows of a reinforcement: a switch that makes the unit one, its turn, and edges or hexes
 * where it comes on.
 */
#include "config.h"

#include "hu-workshop-arrival.h"

#include "hu-explain-field.h"
#include "hu-workshop-flags.h"
#include "hu-workshop-form.h"

typedef struct
{
  HuWorkshopBench *bench;
  char            *pointer;
  gboolean         filling;
} Arrival;

static void
arrival_free (gpointer data)
{
  Arrival *arrival = data;

  g_free (arrival->pointer);
  g_free (arrival);
}

static void
show (GtkWidget *row)
{
  Arrival *arrival = g_object_get_data (G_OBJECT (row), "hu-arrival");
  gboolean there = hu_workshop_get (arrival->bench->shop, arrival->pointer) != NULL;

  if (there == adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (row)))
    return;

  arrival->filling = TRUE;
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (row), there);
  arrival->filling = FALSE;
}

static void
changed_cb (GtkWidget *row,
            guint      parts)
{
  if (parts & HU_DRAFT_UNITS)
    show (row);
}

/* A new reinforcement is due in the first turn until the user says another. */
static void
switched_cb (GtkWidget *row)
{
  Arrival *arrival = g_object_get_data (G_OBJECT (row), "hu-arrival");
  HuWorkshop *shop = arrival->bench->shop;
  gboolean wanted = adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (row));

  if (arrival->filling || wanted == (hu_workshop_get (shop, arrival->pointer) != NULL))
    return;

  hu_workshop_begin_stroke (shop, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  if (wanted)
    hu_workshop_set_json (shop, arrival->pointer, "{\"turn\":1}");
  else
    hu_workshop_set (shop, arrival->pointer, NULL);
  hu_workshop_end_stroke (shop);
}

GtkWidget *
hu_workshop_arrival_row (HuWorkshopBench *bench,
                         const char      *pointer)
{
  GtkWidget *row = adw_expander_row_new ();
  Arrival *arrival = g_new0 (Arrival, 1);
  g_autofree char *at = NULL;
  HuFieldWords words = { .label = "", .help = "" };

  arrival->bench = bench;
  arrival->pointer = hu_workshop_join (pointer, "arrives");
  g_object_set_data_full (G_OBJECT (row), "hu-arrival", arrival, arrival_free);

  hu_explain_field ("unit", "arrives", &words);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words.label);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), words.help);
  adw_expander_row_set_show_enable_switch (ADW_EXPANDER_ROW (row), TRUE);
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (row), FALSE);
  show (row);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (row)));

  at = hu_workshop_join (arrival->pointer, "at");
  hu_workshop_form_add (row, hu_workshop_form_row (bench, arrival->pointer, "arrives", "turn"));
  hu_workshop_flags_sources (bench, row, at, "arrives", "at", HU_SOURCES_UNSAID);

  g_signal_connect (row, "notify::enable-expansion", G_CALLBACK (switched_cb), NULL);
  g_signal_connect_object (bench->shop, "changed", G_CALLBACK (changed_cb), row, G_CONNECT_SWAPPED);

  return row;
}
