/*
 * Reading hexes and sets of hexes: names, spans, "all".
 *
 * The cost of a set is the number of hexes that it names, not the length of its text, so a
 * small hostile file could ask for any amount of work.  The two budgets of the reader bound
 * it.
 *
 * One file, because every form that a set can have is read with the same two budgets.
 */
#include "config.h"

#include "hu-reader.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-hexset.h"
#include "hu-json-text.h"

/* --- One hex --- */

static char *
dup_range (const HuGrid *grid)
{
  char first[HU_HEX_NAME_MAX], last[HU_HEX_NAME_MAX];

  HuHex from, to;

  hu_grid_get_ends (grid, &from, &to);
  hu_grid_format (grid, from, first);
  hu_grid_format (grid, to, last);

  if (grid->names != NULL || grid->boards != NULL)
    /* Translators: the first and the last hex of the map. */
    return g_strdup_printf (_("use the names that the board prints, from %s to %s"), first, last);

  switch (grid->numbering)
    {
    case HU_NUMBERING_LETTERS:
      /* Translators: the first and the last hex of the map. */
      return g_strdup_printf (_("use letters for the column and then the row, from %s to %s"),
                              first, last);
    case HU_NUMBERING_RRCC:
      /* Translators: the first and the last hex of the map. */
      return g_strdup_printf (_("use row and then column, from %s to %s"), first, last);
    case HU_NUMBERING_CCRR:
    default:
      /* Translators: the first and the last hex of the map. */
      return g_strdup_printf (_("use column and then row, from %s to %s"), first, last);
    }
}

/* A hex that is not there is a fault, unless it stands where hexes decide nothing. */
static void
tell_hex (HuReader   *reader,
          const HuAt *at,
          gint        code,
          char       *what,
          char       *remedy)
{
  if (!reader->warns_of_hexes || code == HU_GRID_ERROR_NAME || code == HU_GRID_ERROR_STOREY)
    {
      hu_reader_fault (reader, at, what, remedy);
      return;
    }

  reader->n_hexes_warned++;
  hu_reader_warn (reader, at, what, remedy);
}

static void
fault_name (HuReader   *reader,
            const HuAt *at,
            const char *text,
            gint        code)
{
  g_autofree char *shown = hu_text_shorten (text, -1);
  char *what, *remedy;

  if (code == HU_GRID_ERROR_STOREY)
    {
      what = g_strdup_printf (_("there is no Location %s: the hex has no such level"), shown);
      remedy = g_strdup (_("name a level that /map/buildings, bridges or pillboxes give the hex"));
    }
  else if (code == HU_GRID_ERROR_NAME && strchr (text, '/') != NULL)
    {
      what = g_strdup_printf (_("“%s” names a level of a hex"), shown);
      remedy = g_strdup (_("name the hex alone"));
    }
  else if (code == HU_GRID_ERROR_MISSING)
    {
      what = g_strdup_printf (_("the map has no hex %s: it is among the missing ones"), shown);
      remedy = g_strdup (_("name another hex, or take it out of /map/grid/missing"));
    }
  else
    {
      what = g_strdup_printf (code == HU_GRID_ERROR_OUTSIDE ? _("the hex %s is off the map")
                                                            : _("“%s” is not a hex"), shown);
      remedy = dup_range (reader->grid);
    }

  tell_hex (reader, at, code, what, remedy);
}

/* Reads the name of a hex, with or without the board's prefix.  Returns a hex of the map, or HU_HEX_NONE: either
 * with a fault, or because the grid could not be read and no name can be checked. */
HuHex
hu_read_hex (HuReader   *reader,
             const HuAt *at)
{
  g_autoptr(GError) error = NULL;
  const char *text;
  HuHex hex;

  if (!hu_read_text (reader, at, &text) || reader->grid == NULL)
    return HU_HEX_NONE;

  hex = hu_grid_parse (reader->grid, text, &error);
  if (hex == HU_HEX_NONE)
    fault_name (reader, at, text, error->code);

  return hex;
}

/**
 * hu_read_location:
 * @reader: the reader; its map has its Locations already
 *
 * Reads the name of a Location: a hex, and its level if that is not the ground.
 *
 * Returns: a Location of the map, or %HU_LOCATION_NONE: either with a fault, or because the grid
 *   could not be read and no name can be checked
 */
HuLocation
hu_read_location (HuReader   *reader,
                  const HuAt *at)
{
  g_autoptr(GError) error = NULL;
  const char *text;
  HuLocation location;

  if (!hu_read_text (reader, at, &text) || reader->grid == NULL)
    return HU_LOCATION_NONE;

  location = hu_location_parse (reader->map, text, &error);
  /* A building that could not be read may have the level. */
  if (location == HU_LOCATION_NONE && !(error->code == HU_GRID_ERROR_STOREY && reader->buildings_unsure))
    fault_name (reader, at, text, error->code);

  return location;
}

/* --- Sets --- */

typedef struct
{
  HuHexVisitor visit;
  gpointer     user_data;
} Visitor;

typedef struct
{
  gint left, top, right, bottom; /* columns and rows, all four within */
} Rectangle;

gboolean
hu_reader_spend (HuReader   *reader,
                 const HuAt *at,
                 guint64     n_hexes)
{
  reader->n_named += n_hexes;
  if (reader->n_named <= HU_FILE_MAX_HEXES_NAMED)
    return TRUE;

  if (reader->n_named - n_hexes <= HU_FILE_MAX_HEXES_NAMED)
    hu_reader_fault (reader, at, g_strdup_printf (_("the sets of this file name more than %d hexes in all"),
                                                  HU_FILE_MAX_HEXES_NAMED),
                     g_strdup (_("let each set name a hex once")));

  return FALSE;
}

/* Visits column by column, each from its top: the order of the names in a flat grid. */
static gboolean
visit_rectangle (HuReader      *reader,
                 const HuAt    *at,
                 const Visitor *visitor,
                 Rectangle      span)
{
  const HuGrid *grid = reader->grid;

  if (!hu_reader_spend (reader, at, (guint64) (span.right - span.left + 1) * (guint64) (span.bottom - span.top + 1)))
    return FALSE;

  for (gint column = span.left; column <= span.right; column++)
    for (gint row = span.top; row <= span.bottom; row++)
      {
        HuHex hex = hu_grid_at (grid, column, row);

        if (hex != HU_HEX_NONE && hu_grid_has (grid, hex) &&
            !visitor->visit (reader, at, hex, visitor->user_data))
          return FALSE;
      }

  return TRUE;
}

/* The whole map begins at row 0, because a grid with letters has a row 0 in every other column. */
static Rectangle
whole_map (const HuGrid *grid)
{
  return (Rectangle) { 1, 0, grid->columns, grid->rows };
}

static Rectangle
between (const HuGrid *grid,
         HuHex         a,
         HuHex         b)
{
  gint column = hu_grid_column (grid, a), row = hu_grid_row (grid, a);
  gint other_column = hu_grid_column (grid, b), other_row = hu_grid_row (grid, b);

  return (Rectangle) {
    MIN (column, other_column), MIN (row, other_row), MAX (column, other_column), MAX (row, other_row),
  };
}

/* A board's prefix may contain a hyphen, so every hyphen is tried as the sign of a span. */
static gboolean
parse_span (const HuGrid *grid,
            const char   *text,
            Rectangle    *span,
            gint         *code)
{
  *code = HU_GRID_ERROR_NAME;

  for (const char *hyphen = strchr (text, '-'); hyphen != NULL; hyphen = strchr (hyphen + 1, '-'))
    {
      g_autoptr(GError) error = NULL;
      HuHex a = hu_grid_parse_corner (grid, text, hyphen - text, &error);
      HuHex b = a != HU_HEX_NONE ? hu_grid_parse_corner (grid, hyphen + 1, -1, &error) : HU_HEX_NONE;

      if (b != HU_HEX_NONE)
        {
          *span = between (grid, a, b);
          return TRUE;
        }
      if (error->code == HU_GRID_ERROR_OUTSIDE)
        *code = HU_GRID_ERROR_OUTSIDE;
    }

  return FALSE;
}

static gboolean
visit_span (HuReader      *reader,
            const HuAt    *at,
            const Visitor *visitor,
            const char    *text)
{
  g_autofree char *shown = NULL;
  Rectangle span;
  gint code;

  if (parse_span (reader->grid, text, &span, &code))
    return visit_rectangle (reader, at, visitor, span);

  shown = hu_text_shorten (text, -1);
  tell_hex (reader, at, code,
            code == HU_GRID_ERROR_OUTSIDE ? g_strdup_printf (_("the span %s runs off the map"), shown)
                                          : g_strdup_printf (_("“%s” is not a span of hexes"), shown),
            dup_range (reader->grid));

  return FALSE;
}

static gboolean
visit_element (HuReader      *reader,
               const HuAt    *at,
               const Visitor *visitor)
{
  g_autoptr(GError) error = NULL;
  const char *text;
  HuHex hex;

  if (!hu_read_text (reader, at, &text))
    return FALSE;
  if (reader->grid == NULL)
    return TRUE;

  hex = hu_grid_parse (reader->grid, text, &error);
  if (hex != HU_HEX_NONE)
    return hu_reader_spend (reader, at, 1) && visitor->visit (reader, at, hex, visitor->user_data);

  if (error->code == HU_GRID_ERROR_NAME && strchr (text, '-') != NULL && strchr (text, '/') == NULL)
    return visit_span (reader, at, visitor, text);

  fault_name (reader, at, text, error->code);

  return FALSE;
}

static gboolean
visit_all (HuReader      *reader,
           const HuAt    *at,
           const Visitor *visitor)
{
  g_autofree char *shown = NULL;
  const char *text = hu_node_get_text (at->node, NULL);

  if (g_str_equal (text, "all"))
    return reader->grid == NULL || visit_rectangle (reader, at, visitor, whole_map (reader->grid));

  shown = hu_text_shorten (text, -1);
  hu_reader_fault (reader, at, g_strdup_printf (_("“%s” is not a set of hexes"), shown),
                   g_strdup (_("use a list of hexes and spans, or \"all\"")));

  return FALSE;
}

gboolean
hu_node_is_hex_rule (const HuNode *node)
{
  if (node == NULL || hu_node_get_kind (node) != HU_NODE_OBJECT || hu_node_find (node, "edges") != NULL ||
      hu_node_find (node, "hexes") != NULL)
    return FALSE;

  for (guint kind = HU_HEX_RULE_HEXES + 1; kind < HU_N_HEX_RULES; kind++)
    if (hu_node_find (node, hu_hex_rule_to_string ((HuHexRuleKind) kind)) != NULL)
      return TRUE;

  return hu_node_find (node, "within") != NULL;
}

/* Reads a rule and works it out; NULL with faults. */
static HuHexRule *
work_out (HuReader   *reader,
          const HuAt *at,
          GArray    **hexes)
{
  HuHexRule *rule = hu_read_hex_rule (reader, at);

  if (rule == NULL || reader->grid == NULL)
    {
      g_clear_pointer (&rule, hu_hex_rule_free);
      return NULL;
    }

  *hexes = hu_hex_rule_list (rule, reader->map);
  rule->text = hu_node_to_json (at->node);

  return rule;
}

static gboolean
visit_rule (HuReader      *reader,
            const HuAt    *at,
            const Visitor *visitor)
{
  g_autoptr(GArray) hexes = NULL;
  g_autoptr(HuHexRule) rule = work_out (reader, at, &hexes);

  if (rule == NULL)
    return FALSE;

  for (guint i = 0; i < hexes->len; i++)
    if (!visitor->visit (reader, at, g_array_index (hexes, HuHex, i), visitor->user_data))
      return FALSE;

  return TRUE;
}

/**
 * hu_read_hexset:
 * @visit: called with each hex of the map that the set names, once for each time that it is named,
 *   in the file's order; a span goes column by column
 *
 * Reads a HEXSET: a list of hexes and spans, "all", or an object that gives it by rule.
 *
 * Returns: %FALSE if any part was at fault, or if @visit returned %FALSE for any hex
 */
gboolean
hu_read_hexset (HuReader    *reader,
                const HuAt  *at,
                HuHexVisitor visit,
                gpointer     user_data)
{
  const Visitor visitor = { visit, user_data };
  gboolean good = TRUE;
  HuElements elements;

  if (hu_node_get_kind (at->node) == HU_NODE_TEXT)
    return visit_all (reader, at, &visitor);
  if (hu_node_get_kind (at->node) == HU_NODE_OBJECT && reader->takes_rules)
    return visit_rule (reader, at, &visitor);
  if (!hu_read_list (reader, at))
    return FALSE;

  hu_elements_init (&elements, reader, at);
  while (hu_elements_next (&elements))
    good &= visit_element (reader, &elements.at, &visitor);

  return good;
}

/* --- Lists --- */

/* Counts one more hex that is kept in a list of the game.  Returns FALSE if there are too many hexes, with a
 * single fault for all of them. */
gboolean
hu_reader_keep (HuReader   *reader,
                const HuAt *at)
{
  if (++reader->n_kept > HU_FILE_MAX_HEXES_KEPT)
    {
      if (reader->n_kept == HU_FILE_MAX_HEXES_KEPT + 1)
        hu_reader_fault (reader, at,
                         g_strdup_printf (_("the places, lines and events of this file name more than "
                                                        "%d hexes in all"), HU_FILE_MAX_HEXES_KEPT),
                         g_strdup (_("let each set name a hex once")));
      return FALSE;
    }

  return TRUE;
}

static gboolean
keep (HuReader   *reader,
      const HuAt *at,
      GArray     *hexes,
      HuHex       hex)
{
  if (!hu_reader_keep (reader, at))
    return FALSE;

  g_array_append_val (hexes, hex);

  return TRUE;
}

static gboolean
keep_first (HuReader   *reader,
            const HuAt *at,
            HuHex       hex,
            gpointer    user_data)
{
  GArray *hexes = user_data;

  if (reader->mark[hex])
    return TRUE;

  reader->mark[hex] = 1;

  return keep (reader, at, hexes, hex);
}

static GArray *
list_by_rule (HuReader   *reader,
              const HuAt *at)
{
  g_autoptr(GArray) hexes = NULL;
  g_autoptr(HuHexRule) rule = work_out (reader, at, &hexes);

  if (rule == NULL)
    return g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = 0; i < hexes->len; i++)
    if (!hu_reader_keep (reader, at))
      g_array_set_size (hexes, i);
  hu_scenario_add_hex_rule (reader->scenario, hexes, g_steal_pointer (&rule));

  return g_steal_pointer (&hexes);
}

/* Reads a HEXSET into a list, in the file's order, each hex at its first mention.  Returns the hexes, without
 * those at fault; (transfer full) (element-type HuHex). */
GArray *
hu_read_hexset_list (HuReader   *reader,
                     const HuAt *at)
{
  GArray *hexes;

  if (hu_node_get_kind (at->node) == HU_NODE_OBJECT && reader->takes_rules)
    return list_by_rule (reader, at);

  hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  if (reader->mark == NULL && reader->grid != NULL)
    reader->mark = g_malloc0 ((gsize) reader->grid->n_hexes);

  hu_read_hexset (reader, at, keep_first, hexes);

  for (guint i = 0; reader->mark != NULL && i < hexes->len; i++)
    reader->mark[g_array_index (hexes, HuHex, i)] = 0;

  return hexes;
}

GArray *
hu_read_filled_hexset (HuReader   *reader,
                       const HuAt *at)
{
  guint before = hu_reader_n_errors (reader);
  GArray *hexes = hu_read_hexset_list (reader, at);

  if (hexes->len == 0 && before == hu_reader_n_errors (reader) && reader->grid != NULL &&
      !(reader->map_unsure && hu_node_is_hex_rule (at->node)))
    hu_reader_fault (reader, at, g_strdup (_("an empty set of hexes stands here")), g_strdup (_("name at least one hex")));

  return hexes;
}

/* Reads a list of hexes by name, as in lines and paths: it has no spans, and a hex may be in it more than once.
 * Returns the hexes, without those at fault; (transfer full) (element-type HuHex). */
GArray *
hu_read_hex_list (HuReader   *reader,
                  const HuAt *at)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  HuElements elements;

  if (!hu_read_list (reader, at))
    return hexes;

  hu_elements_init (&elements, reader, at);
  while (hu_elements_next (&elements))
    {
      HuHex hex = hu_read_hex (reader, &elements.at);

      if (hex != HU_HEX_NONE && !keep (reader, &elements.at, hexes, hex))
        break;
    }

  return hexes;
}

/* --- A set of the tree --- */

typedef struct
{
  const HuGrid *grid;
  guint8       *seen; /* [n_hexes]; NULL: a hex counts as often as it is named */
  GArray       *hexes;
} Expansion;

static void
append_hex (Expansion *self,
            HuHex      hex)
{
  if (!hu_grid_has (self->grid, hex) || (self->seen != NULL && self->seen[hex]))
    return;

  if (self->seen != NULL)
    self->seen[hex] = 1;
  g_array_append_val (self->hexes, hex);
}

static void
append_rectangle (Expansion *self,
                  Rectangle  span)
{
  for (gint column = span.left; column <= span.right; column++)
    for (gint row = span.top; row <= span.bottom; row++)
      append_hex (self, hu_grid_at (self->grid, column, row));
}

static void
append_named (Expansion  *self,
              const char *text)
{
  HuHex hex = hu_grid_parse (self->grid, text, NULL);
  Rectangle span;
  gint code;

  if (hex != HU_HEX_NONE)
    append_hex (self, hex);
  else if (parse_span (self->grid, text, &span, &code))
    append_rectangle (self, span);
}

/**
 * hu_hexset_expand:
 * @node: (nullable): a HEXSET, or a list of names
 * @once: whether a hex counts only where it is named first
 *
 * Lists the hexes of a set, column by column in each span; names of no hex are left out.
 *
 * Returns: (transfer full) (element-type HuHex): its hexes
 */
GArray *
hu_hexset_expand (const HuGrid *grid,
                  const HuNode *node,
                  gboolean      once)
{
  g_autofree guint8 *seen = once ? g_malloc0 ((gsize) grid->n_hexes) : NULL;
  Expansion expansion = { grid, seen, g_array_new (FALSE, FALSE, sizeof (HuHex)) };

  if (g_strcmp0 (hu_node_get_text (node, NULL), "all") == 0)
    append_rectangle (&expansion, whole_map (grid));
  for (guint i = 0; i < hu_node_get_n (node); i++)
    append_named (&expansion, hu_node_get_text (hu_node_get_element (node, i), ""));

  return expansion.hexes;
}

HuHexRule *
hu_hex_rule_from_node (HuScenario *scenario,
                       HuNode     *node)
{
  const HuAt at = { .node = node };
  g_autoptr(HuFaults) faults = NULL;
  HuHexRule *rule;
  HuReader reader;

  g_return_val_if_fail (scenario != NULL, NULL);

  if (!hu_node_is_hex_rule (node))
    return NULL;

  faults = hu_faults_new ();
  hu_reader_open (&reader, scenario, faults);
  reader.takes_rules = TRUE;
  rule = hu_read_hex_rule (&reader, &at);
  hu_reader_close (&reader);

  return rule;
}

GArray *
hu_hexset_expand_rule (HuScenario *scenario,
                       HuNode     *node)
{
  g_autoptr(HuHexRule) rule = hu_hex_rule_from_node (scenario, node);

  return rule != NULL ? hu_hex_rule_list (rule, scenario->map) : hu_hexset_expand (scenario->map->grid, node, TRUE);
}
