/*
 * Rows that decide which members an object of the draft has, and the rows that several forms of objectives share.
 */
#include "config.h"

#include "hu-objectives-page.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-field.h"
#include "hu-workshop-flags.h"
#include "hu-workshop-form.h"
#include "hu-workshop-link.h"

#define MANY 1000000 /* a spin button goes no further */

typedef struct
{
  HuWorkshop            *shop;
  char                  *pointer;
  const HuMembersChoice *choices;
  guint                  n;
  gboolean               filling;
} Members;

static void
members_free (gpointer data)
{
  Members *members = data;

  g_free (members->pointer);
  g_free (members);
}

/* Has @object exactly those of the choices' members that are in @json? */
static gboolean
fits (Members      *members,
      const HuNode *object,
      const HuNode *wanted)
{
  for (guint i = 0; i < members->n; i++)
    {
      g_autoptr(HuNode) others = hu_node_from_json (members->choices[i].json);

      for (guint k = 0; k < hu_node_get_n (others); k++)
        {
          const char *key = hu_node_get_key (others, k);

          if ((hu_node_find (object, key) != NULL) != (hu_node_find (wanted, key) != NULL))
            return FALSE;
        }
    }

  return TRUE;
}

static guint
find_choice (Members *members)
{
  const HuNode *object = hu_workshop_get (members->shop, members->pointer);

  for (guint i = 0; i < members->n; i++)
    {
      g_autoptr(HuNode) wanted = hu_node_from_json (members->choices[i].json);

      if (fits (members, object, wanted))
        return i;
    }

  return GTK_INVALID_LIST_POSITION;
}

static void
chosen_cb (GtkWidget *row)
{
  Members *members = g_object_get_data (G_OBJECT (row), "hu-members");
  guint chosen = adw_combo_row_get_selected (ADW_COMBO_ROW (row));
  HuNode *before = hu_workshop_get (members->shop, members->pointer);
  g_autoptr(HuNode) wanted = NULL;
  g_autoptr(HuNode) after = NULL;

  if (members->filling || chosen >= members->n || chosen == find_choice (members))
    return;

  wanted = hu_node_from_json (members->choices[chosen].json);
  after = before != NULL ? hu_node_ref (before) : hu_node_new_object ();
  for (guint i = 0; i < members->n; i++)
    {
      g_autoptr(HuNode) others = hu_node_from_json (members->choices[i].json);

      for (guint k = 0; k < hu_node_get_n (others); k++)
        {
          const char *key = hu_node_get_key (others, k);

          if (hu_node_find (wanted, key) == NULL && hu_node_find (after, key) != NULL)
            {
              g_autoptr(HuNode) had = after;

              after = hu_node_with (had, key, NULL);
            }
        }
    }
  for (guint k = 0; k < hu_node_get_n (wanted); k++)
    if (hu_node_find (after, hu_node_get_key (wanted, k)) == NULL)
      hu_node_put (&after, hu_node_get_key (wanted, k), hu_node_ref (hu_node_get_element (wanted, k)));

  hu_workshop_begin_stroke (members->shop, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  hu_workshop_set (members->shop, members->pointer, after);
  hu_workshop_end_stroke (members->shop);
}

static void
changed_cb (GtkWidget *row,
            guint      parts)
{
  Members *members = g_object_get_data (G_OBJECT (row), "hu-members");

  if (!(parts & HU_DRAFT_RULES))
    return;

  members->filling = TRUE;
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), find_choice (members));
  members->filling = FALSE;
}

GtkWidget *
hu_members_row_new (HuWorkshop            *shop,
                    const char            *pointer,
                    const char            *title,
                    const HuMembersChoice *choices,
                    guint                  n)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  Members *members = g_new0 (Members, 1);

  members->shop = shop;
  members->pointer = g_strdup (pointer);
  members->choices = choices;
  members->n = n;
  g_object_set_data_full (G_OBJECT (row), "hu-members", members, members_free);
  for (guint i = 0; i < n; i++)
    gtk_string_list_append (names, _(choices[i].label));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), find_choice (members));
  g_signal_connect (row, "notify::selected", G_CALLBACK (chosen_cb), NULL);
  g_signal_connect_object (shop, "changed", G_CALLBACK (changed_cb), row, G_CONNECT_SWAPPED);

  return row;
}

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
  static const HuMembersChoice spans[] = {
    { N_("From a turn on"), "{\"from\":1}" },
    { N_("Up to a turn"), "{\"to\":1}" },
    { N_("From one to another"), "{\"from\":1,\"to\":1}" },
  };
  static const HuMembersChoice any[] = {
    { N_("All turns"), "{}" },
    { N_("Some turns"), "{\"turn\":{\"from\":1}}" },
  };
  g_autofree char *turn = hu_workshop_join (pointer, "turn");
  HuNode *span = hu_workshop_get (bench->shop, turn);

  /* As a term it is nothing without turns. */
  if (hu_node_find (hu_workshop_get (bench->shop, pointer), "when") != NULL ||
      hu_node_find (hu_workshop_get (bench->shop, pointer), "to") != NULL)
    hu_workshop_form_add (parent, hu_members_row_new (bench->shop, pointer, _("Turns"), any, G_N_ELEMENTS (any)));
  if (span == NULL)
    return;

  if (hu_node_get_kind (span) != HU_NODE_OBJECT)
    {
      add_turn (bench->shop, parent, turn, NULL, _("Only Turn"));
      return;
    }
  hu_workshop_form_add (parent, hu_members_row_new (bench->shop, turn, _("Which Turns"), spans, G_N_ELEMENTS (spans)));
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
    hu_workshop_form_add (parent, hu_workshop_row_picks (bench->shop, places, _("Places"), "/map/places", NULL,
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
  static const char * const branches[] = { "branches", NULL };
  GtkWidget *row = adw_expander_row_new (), *units;
  g_autofree char *kinds = hu_workshop_join (pointer, "kinds");
  g_autofree char *sizes = hu_workshop_join (pointer, "sizes");
  g_autofree char *ids = hu_workshop_join (pointer, "units");

  units = hu_workshop_row_picks (bench->shop, ids, _("Only These Units"), "/units", NULL, HU_ROW_OPTIONAL, bench->hand);
  if (side != NULL)
    hu_workshop_row_picks_set_side (units, side);
  hu_workshop_form_add (parent, units);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Only Some Kinds of Units"));
  hu_workshop_link_mark (row, kinds);
  hu_workshop_flags_fill (bench, row, kinds, object, "kinds", "ground air", "");
  hu_workshop_form_fill (bench, row, pointer, object, branches);
  hu_workshop_flags_fill (bench, row, sizes, object, "sizes", "army corps division brigade regiment battalion", "");
  hu_workshop_form_add (parent, row);
}

/* --- The line --- */

void
hu_line_rows_add (HuWorkshopBench *bench,
                  GtkWidget       *parent,
                  const char      *pointer,
                  const char      *object)
{
  static const char * const keys[] = { "reading", "ends_exempt", "zoc_respects_hexsides", NULL };
  g_autofree char *rows = hu_workshop_join (pointer, "rows");

  hu_workshop_form_add (parent, hu_workshop_row_span (bench->shop, rows,
                                                      _("Rows that count, such as 1-30 (empty: all)")));
  hu_workshop_form_fill (bench, parent, pointer, object, keys);
}
