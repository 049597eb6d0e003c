/*
 * The rows of a reinforcement: a switch that makes the unit one, its turn, and edges or hexes
 * where it comes on.
 */
#include "config.h"

#include "hu-workshop-arrival.h"

#include "hu-explain-field.h"
#include "hu-workshop-flags.h"
#include "hu-workshop-form.h"
#include "hu-workshop-optional.h"

GtkWidget *
hu_workshop_arrival_row (HuWorkshopBench *bench,
                         const char      *pointer)
{
  g_autofree char *arrives = hu_workshop_join (pointer, "arrives");
  g_autofree char *at = hu_workshop_join (arrives, "at");
  HuFieldWords words = { .label = "", .help = "" };
  GtkWidget *row;

  hu_explain_field ("unit", "arrives", &words);
  /* A new reinforcement is due in the first turn until the user says another. */
  row = hu_workshop_optional_new (bench, arrives, words.label, "{\"turn\":1}");
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), words.help);
  hu_workshop_form_add (row, hu_workshop_form_row (bench, arrives, "arrives", "turn"));
  hu_workshop_flags_sources (bench, row, at, "arrives", "at", HU_SOURCES_UNSAID);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (row)));

  return row;
}
