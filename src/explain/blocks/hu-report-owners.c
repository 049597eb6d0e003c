/*
 * The report's part on owners: places of the map, and hexes by number.  A rule system with more
 * subjects of control than hexes puts its own table first.
 */
#include "config.h"

#include "hu-report-private.h"

enum
{
  COLUMN_KIND,
  COLUMN_PLACE, /* in CSV */
  COLUMN_OWNER,
  COLUMN_COUNT,
  COLUMN_PLACES,
  COLUMN_HEXES,
};

static const char *
explain_place_kind (HuPlaceKind kind)
{
  switch (kind)
    {
    case HU_PLACE_CITY:
      return C_("place", "City");
    case HU_PLACE_TOWN:
      return C_("place", "Town");
    case HU_PLACE_OBJECTIVE:
      return C_("place", "Objective");
    case HU_N_PLACES:
      break;
    }

  g_return_val_if_reached ("");
}

/* The hexes of a place belong to whom the system that finds the owners of Locations says, else to whom the log says. */
static HuSide
hex_owner (HuReportMaking *making,
           HuHex           hex)
{
  return hu_snapshot_has_owners (making->snapshot) ? hu_snapshot_get_owner (making->snapshot, HU_SUBJECT_HEX, hex)
                                                   : hu_snapshot_get_state (making->snapshot)->hex_owner[hex];
}

/* Whether its hexes have different owners; @owner: (out): of all of them, else HU_SIDE_NONE. */
static gboolean
is_divided (HuReportMaking *making,
            guint           place,
            HuSide         *owner)
{
  const GArray *hexes = hu_map_get_place (making->scenario->map, place)->hexes;

  *owner = hex_owner (making, g_array_index (hexes, HuHex, 0));
  for (guint i = 1; i < hexes->len; i++)
    if (hex_owner (making, g_array_index (hexes, HuHex, i)) != *owner)
      {
        *owner = HU_SIDE_NONE;
        return TRUE;
      }

  return FALSE;
}

/* A side controls a place of several hexes if it controls each of them. */
static char *
explain_owner (HuReportMaking *making,
               guint           place)
{
  const GArray *hexes = hu_map_get_place (making->scenario->map, place)->hexes;
  g_autoptr(GString) each = g_string_new (NULL);
  HuSide owner;

  if (!hu_snapshot_has_owners (making->snapshot))
    return hu_explain_place_owner (hu_snapshot_get_state (making->snapshot), place);
  if (!is_divided (making, place, &owner))
    return hu_explain_side (making->scenario, owner);

  for (guint i = 0; i < hexes->len; i++)
    {
      HuHex hex = g_array_index (hexes, HuHex, i);
      g_autofree char *name = hu_grid_dup_name (making->scenario->map->grid, hex);
      g_autofree char *side = hu_explain_side (making->scenario, hex_owner (making, hex));

      g_string_append_printf (each, "%s%s\u00a0%s", i > 0 ? ", " : "", name, side);
    }

  return g_strdup_printf (_("divided: %s"), each->str);
}

static void
add_owner (HuReportMaking *making,
           HuReportRow    *row,
           guint           place)
{
  HuSide owner;

  is_divided (making, place, &owner);
  _hu_report_cell (row, COLUMN_OWNER, explain_owner (making, place));
  row->cells[COLUMN_OWNER].side = owner;
}

static void
add_place (HuReportMaking *making,
           HuReportTable  *table,
           guint           index)
{
  const HuPlace *place = hu_map_get_place (making->scenario->map, index);
  HuReportRow *row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_DATA);

  _hu_report_cell (row, COLUMN_KIND, g_strdup (explain_place_kind (place->kind)));
  _hu_report_cell (row, COLUMN_PLACE, hu_explain_place (making->scenario, index));
  add_owner (making, row, index);
  _hu_report_cell (row, COLUMN_HEXES, hu_explain_hexes (making->scenario, place->hexes, 0));
}

static void
add_hex_counts (HuReportMaking *making)
{
  const HuState *state = hu_snapshot_get_state (making->snapshot);
  const HuGrid *grid = making->scenario->map->grid;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autofree char *name = hu_explain_side (making->scenario, side);
      g_autofree char *number = NULL;
      guint n = 0;

      for (HuHex hex = 0; hex < grid->n_hexes; hex++)
        n += grid->exists[hex] && state->hex_owner[hex] == side;
      if (n == 0)
        continue;
      number = _hu_report_number (n, FALSE);
      _hu_report_paragraph (making, HU_TEXT_PLAIN,
                            /* Translators: side, number of hexes. */
                            hu_explain_sentence (making->scenario, g_dngettext (GETTEXT_PACKAGE, "%s control: %s hex.",
                                                              "%s control: %s hexes.", n), name, number));
    }
}

/* Adds @places, which have one owner: one line for all of them on paper, one line each in CSV. */
static void
add_alike (HuReportMaking *making,
           HuReportTable  *table,
           HuPlaceKind     kind,
           const GArray   *places)
{
  HuReportRow *row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_PAPER);

  _hu_report_cell (row, COLUMN_KIND, g_strdup (explain_place_kind (kind)));
  add_owner (making, row, g_array_index (places, guint, 0));
  _hu_report_cell_number (row, COLUMN_COUNT, places->len, FALSE);
  _hu_report_cell_places (making, row, COLUMN_PLACES, places);
  for (guint i = 0; i < places->len; i++)
    add_place (making, table, g_array_index (places, guint, i));
}

/* Adds the places of one kind that belong to @side; for nobody, each divided place has a line of its own. */
static void
add_kind (HuReportMaking *making,
          HuReportTable  *table,
          HuPlaceKind     kind,
          HuSide          side)
{
  const GPtrArray *all = making->scenario->map->places;
  g_autoptr(GArray) places = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < all->len; i++)
    {
      HuSide owner;
      gboolean divided;

      if (hu_map_get_place (making->scenario->map, i)->kind != kind)
        continue;
      divided = is_divided (making, i, &owner);
      if (owner != side)
        continue;
      if (divided)
        {
          g_autoptr(GArray) alone = g_array_new (FALSE, FALSE, sizeof (guint));

          g_array_append_val (alone, i);
          add_alike (making, table, kind, alone);
        }
      else
        g_array_append_val (places, i);
    }

  if (places->len > 0)
    add_alike (making, table, kind, places);
}

/* Cities first, as they decide the most. */
static void
add_places (HuReportMaking *making,
            const char     *name)
{
  HuReportTable *table;

  add_hex_counts (making);
  table = _hu_report_table (making, name);
  table->look = HU_TABLE_CLOSE;
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, C_("place", "Kind"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_DATA, _("Place"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_BOTH, _("Controlled by"));
  _hu_report_column (table, HU_COLUMN_NUMBERS, HU_SHOW_PAPER, C_("places", "How many"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_PAPER, _("Places"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_DATA, _("Hexes"));
  for (guint kind = 0; kind < HU_N_PLACES; kind++)
    for (gint side = HU_N_SIDES - 1; side >= HU_SIDE_NONE; side--)
      add_kind (making, table, kind, side);
  if (table->rows->len == 0)
    _hu_report_paragraph (making, HU_TEXT_PLAIN, g_strdup (_("The map has no places.")));
}

void
_hu_report_add_owners (HuReportMaking *making)
{
  _hu_report_begin_part (making);
  if (!_hu_report_add_share (making, HU_SHARE_OWNERS, NULL))
    {
      add_places (making, "control");
    }
  else if (making->scenario->map->places->len > 0)
    {
      _hu_report_heading (making, 2, g_strdup (_("Places")));
      add_places (making, "places");
    }
}
