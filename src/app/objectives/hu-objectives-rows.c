/*
 * Rows that several forms of objectives share.
 */
#include "config.h"

#include "hu-objectives-page.h"

#include <glib/gi18n-lib.h>

#include "hu-workshop-form.h"
#include "hu-workshop-row.h"

/* --- Turns --- */

static void
add_turn (HuWorkshop *shop,
          GtkWidget  *parent,
          const char *pointer,
          const char *key,
          const char *title)
{
  g_autofree char *there = key != NULL ? hu_workshop_join (pointer, key) : g_strdup (pointer);
  guint last = hu_workshop_get_scenario (shop)->calendar.n_turns;

  if (hu_workshop_get (shop, there) != NULL)
    hu_workshop_form_add (parent, hu_workshop_row_number (shop, there, title, NULL, 1, MAX (last, 1), G_MININT64));
}

void
hu_turns_rows_add (HuWorkshopBench *bench,
                   GtkWidget       *parent,
                   const char      *pointer)
{
  static const HuShopShapes spans = {
    N_("Which Turns"),
    {
      { N_("From a turn on"), "{\"from\":1}" },
      { N_("Up to a turn"), "{\"to\":1}" },
      { N_("From one to another"), "{\"from\":1,\"to\":1}" },
    },
  };
  static const HuShopShapes any = {
    N_("Turns"), { { N_("All turns"), "{}" }, { N_("Some turns"), "{\"turn\":{\"from\":1}}" } },
  };
  g_autofree char *turn = hu_workshop_join (pointer, "turn");
  HuNode *span = hu_workshop_get (bench->shop, turn);

  /* As a term it is nothing without turns. */
  if (hu_node_find (hu_workshop_get (bench->shop, pointer), "when") != NULL ||
      hu_node_find (hu_workshop_get (bench->shop, pointer), "to") != NULL)
    hu_workshop_form_add (parent, hu_workshop_row_shape (bench->shop, pointer, &any));
  if (span == NULL)
    return;

  if (hu_node_get_kind (span) != HU_NODE_OBJECT)
    {
      add_turn (bench->shop, parent, turn, NULL, _("Only Turn"));
      return;
    }
  hu_workshop_form_add (parent, hu_workshop_row_shape (bench->shop, turn, &spans));
  add_turn (bench->shop, parent, turn, "from", _("From Turn"));
  add_turn (bench->shop, parent, turn, "to", _("To Turn"));
}

void
hu_turns_append_shape (const HuNode *object,
                       GString      *shape)
{
  const HuNode *span = hu_node_find (object, "turn");

  if (span != NULL)
    g_string_append_printf (shape, " turn%s%s%s", hu_node_get_kind (span) == HU_NODE_OBJECT ? "s" : "",
                            hu_node_find (span, "from") != NULL ? "<" : "", hu_node_find (span, "to") != NULL ? ">" : "");
}

/* --- Places or hexes --- */

void
hu_where_rows_add (HuWorkshopBench *bench,
                   GtkWidget       *parent,
                   const char      *pointer)
{
  g_autofree char *places = hu_workshop_join (pointer, "places");
  g_autofree char *hexes = hu_workshop_join (pointer, "hexes");

  if (hu_workshop_get (bench->shop, places) != NULL)
    hu_workshop_form_add (parent, hu_workshop_row_picks (bench->shop, places, _("Places"), "/map/places",
                                                         HU_ROW_TEXT, bench->hand));
  if (hu_workshop_get (bench->shop, hexes) != NULL)
    hu_workshop_form_add (parent, hu_workshop_row_hexes (bench->shop, bench->hand, hexes, _("Hexes"), HU_ROW_TEXT));
}

/* --- Units --- */

void
hu_filter_rows_add (HuWorkshopBench *bench,
                    GtkWidget       *parent,
                    const char      *pointer,
                    const char      *object,
                    const char      *side)
{
  GtkWidget *row = adw_expander_row_new (), *units;
  g_autofree char *kinds = hu_workshop_join (pointer, "kinds");
  g_autofree char *ids = hu_workshop_join (pointer, "units");

  units = hu_workshop_row_picks (bench->shop, ids, _("Only These Units"), "/units", HU_ROW_OPTIONAL, bench->hand);
  hu_workshop_row_picks_narrow (units, side, NULL);
  hu_workshop_form_add (parent, units);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Only Some Kinds of Units"));
  hu_workshop_row_mark (row, kinds);
  hu_workshop_form_fill (bench, row, pointer, object, "kinds branches sizes tags");
  hu_workshop_form_add (parent, row);
}

/* --- The line --- */

void
hu_line_rows_add (HuWorkshopBench *bench,
                  GtkWidget       *parent,
                  const char      *pointer,
                  const char      *object)
{
  hu_workshop_form_fill (bench, parent, pointer, object, "rows reading ends_exempt zoc_respects_hexsides");
}
