/*
 * Where on the map the words of a cell are: a page leads from them to that place.
 */
#include "config.h"

#include <string.h>

#include "hu-report-private.h"

static void
add_spot (HuReportRow *row,
          guint        column,
          guint        from,
          guint        to,
          HuHex        hex)
{
  HuReportSpot spot = { from, to, hex };

  if (row->cells[column].spots == NULL)
    row->cells[column].spots = g_array_new (FALSE, FALSE, sizeof (HuReportSpot));
  g_array_append_val (row->cells[column].spots, spot);
}

void
_hu_report_spot (HuReportRow *row,
                 guint        column,
                 HuHex        hex)
{
  if (hex != HU_HEX_NONE)
    add_spot (row, column, 0, (guint) strlen (row->cells[column].text), hex);
}

/*
 * _hu_report_spot_place:
 * @place: index of a place, or -1
 */
void
_hu_report_spot_place (HuReportMaking *making,
                       HuReportRow    *row,
                       guint           column,
                       gint            place)
{
  const GArray *hexes = place >= 0 ? hu_map_get_place (making->scenario->map, (guint) place)->hexes : NULL;

  if (hexes != NULL && hexes->len > 0)
    _hu_report_spot (row, column, g_array_index (hexes, HuHex, 0));
}

HuHex
_hu_report_meter_hex (HuReportMaking *making,
                      const HuMeter  *meter)
{
  const GArray *hexes = meter->hexes;

  if ((hexes == NULL || hexes->len == 0) && meter->places->len > 0)
    hexes = hu_map_get_place (making->scenario->map, g_array_index (meter->places, guint, 0))->hexes;

  return hexes != NULL && hexes->len > 0 ? g_array_index (hexes, HuHex, 0) : HU_HEX_NONE;
}

/* Finds @name, which is taken, in the cell's text from *at on, and moves *at behind it. */
static void
find_name (HuReportRow *row,
           guint        column,
           char        *name,
           HuHex        hex,
           guint       *at)
{
  g_autofree char *clean = _hu_report_clean (name);
  const char *text = row->cells[column].text;
  const char *found = strstr (text + *at, clean);

  if (found == NULL || clean[0] == '\0')
    return;

  *at = (guint) (found - text + (gssize) strlen (clean));
  add_spot (row, column, (guint) (found - text), *at, hex);
}

void
_hu_report_cell_places (HuReportMaking *making,
                        HuReportRow    *row,
                        guint           column,
                        const GArray   *places)
{
  guint at = 0;

  _hu_report_cell (row, column, hu_explain_places (making->scenario, places, 0));
  for (guint i = 0; i < places->len; i++)
    {
      guint place = g_array_index (places, guint, i);
      const GArray *hexes = hu_map_get_place (making->scenario->map, place)->hexes;

      if (hexes->len > 0)
        find_name (row, column, hu_explain_place (making->scenario, place), g_array_index (hexes, HuHex, 0), &at);
    }
}

/* Fills a cell with @text, which is taken and names @hexes in their order. */
void
_hu_report_cell_hexes (HuReportMaking *making,
                       HuReportRow    *row,
                       guint           column,
                       char           *text,
                       const GArray   *hexes)
{
  guint at = 0;

  _hu_report_cell (row, column, text);
  for (guint i = 0; hexes != NULL && i < hexes->len; i++)
    {
      HuHex hex = g_array_index (hexes, HuHex, i);

      find_name (row, column, hu_grid_dup_name (making->scenario->map->grid, hex), hex, &at);
    }
}
