/*
 * What the report says of the counters of a save.
 */
#include "config.h"

#include "hu-vasl-work.h"

#include <glib/gi18n-lib.h>

#include "hu-import-questions.h"

static void
note_losses (const HuVaslSave *work,
             HuImport         *import)
{
  for (guint i = 0; i < work->dead->len; i++)
    {
      const HuVaslCounter *counter = g_ptr_array_index (work->dead, i);
      gboolean masked = counter->look->masked && !work->reveal;
      HuVassalKnown known;
      HuSide side = counter->sort == HU_VASL_UNIT ? _hu_vasl_find_side (work, counter, &known, NULL) : HU_SIDE_NONE;

      if (side == HU_SIDE_NONE)
        continue;
      hu_import_note_loss (import, masked ? "?" : counter->name, side, _hu_vasl_counter_points (counter));
      if (counter->kind == HU_UNIT_VEHICLE && !counter->measured && !counter->look->masked)
        hu_import_ask_loss (import, counter->name, counter->settled, counter->lost_ma, counter->lost_crew);
    }
}

/* The casualties of each side with their points; then what VASL itself counts. */
static void
say_casualties (const HuVaslSave *work,
                HuImport   *import)
{
  const char *allied = g_hash_table_lookup (work->table->properties, "AlliedCVP");
  const char *axis = g_hash_table_lookup (work->table->properties, "AxisCVP");

  note_losses (work, import);
  hu_import_say_as_chosen (import, hu_import_word_losses);
  if (allied != NULL || axis != NULL)
    {
      g_autofree char *first = hu_import_clean (allied != NULL ? allied : "–");
      g_autofree char *second = hu_import_clean (axis != NULL ? axis : "–");

      /* Translators: two numbers that VASL keeps. */
      HU_IMPORT_SAY (import, g_strdup_printf (_("VASL itself counts: AlliedCVP %1$s, AxisCVP %2$s."), first, second));
    }
}

/* Points hang on armor and main armament (26.212). */
static void
say_vehicles (const HuVaslSave *work,
              HuImport         *import)
{
  if (work->n_measured > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Armor, main armament and crew of %u vehicle follow from the points on its "
                                                      "counter. Armor is the highest that gives these points.",
                                                      "Armor, main armament and crew of %u vehicles follow from the points on "
                                                      "their counters. Armor is the highest that gives these points.",
                                                      work->n_measured), work->n_measured));
  hu_import_say_what_needs (import, hu_import_word_types);
}

void
_hu_vasl_say_units (const HuVaslSave *work,
                    HuImport         *import)
{
  hu_import_say_as_chosen (import, hu_import_word_units);
  hu_import_say_what_needs (import, hu_import_word_kindless);
  hu_import_say_what_needs (import, hu_import_word_stands);
  hu_import_say_what_needs (import, hu_import_word_moves);
  hu_import_say_what_needs (import, hu_import_word_bridges);
  say_vehicles (work, import);
  if (work->n_contested > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not taken: control of %u hex that both sides would have.",
                                                      "Not taken: control of %u hexes that both sides would have.",
                                                      work->n_contested), work->n_contested));
  import->unread |= work->n_contested > 0 || work->dead->len > 0;
  say_casualties (work, import);
}

void
_hu_vasl_say_rest (const HuVaslSave *work,
                   HuImport         *import)
{
  _hu_vassal_say_commands (work->table, import);
  if (work->n_elsewhere > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u counter in other windows.",
                                                      "Not read: %u counters in other windows.", work->n_elsewhere),
                                            work->n_elsewhere));
  if (work->n_bad > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u byte that is no text.",
                                                      "Not read: %u bytes that are no text.", work->n_bad), work->n_bad));
  HU_IMPORT_SAY (import, g_strdup (_("Such a file holds no rules.")));
}
