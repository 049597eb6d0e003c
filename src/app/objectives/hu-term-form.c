/*
 * The form of a term: which rows its kind has, and when a change needs others.
 */
#include "config.h"

#include "hu-objectives-page.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-field.h"
#include "hu-format.h"
#include "hu-workshop-flags.h"
#include "hu-workshop-form.h"

#define MANY 1000000 /* a spin button goes no further */

static const HuMembersChoice places_or_hexes[] = {
  { N_("Places"), "{\"places\":[]}" },
  { N_("Hexes"), "{\"hexes\":[]}" },
};

static const HuMembersChoice where_units[] = {
  { N_("The whole map"), "{}" },
  { N_("Places"), "{\"places\":[]}" },
  { N_("Hexes"), "{\"hexes\":[]}" },
};

static const HuMembersChoice how_many_listed[] = {
  { N_("All of them"), "{}" },
  { N_("At least some"), "{\"at_least\":1}" },
};

static const HuMembersChoice bounds[] = {
  { N_("At least"), "{\"at_least\":1}" },
  { N_("At most"), "{\"at_most\":0}" },
  { N_("From … to"), "{\"at_least\":1,\"at_most\":1}" },
};

static const HuMembersChoice lower_bounds[] = {
  { N_("None"), "{}" },
  { N_("At least"), "{\"at_least\":[2,1]}" },
  { N_("Above"), "{\"above\":[1,1]}" },
};

static const HuMembersChoice upper_bounds[] = {
  { N_("None"), "{}" },
  { N_("Up to"), "{\"up_to\":[3,1]}" },
  { N_("Below"), "{\"below\":[3,1]}" },
};

/* Some of these members exclude each other, others may be absent: the form has rows for those that are there. */
static const char * const decisive[] = { "places", "hexes", "at_least", "at_most", "above", "up_to", "below" };

char *
hu_term_dup_shape (const HuNode *condition)
{
  HuTermKind kind = hu_term_kind_of (condition);
  const HuNode *inner = kind < HU_N_TERMS ? hu_node_find (condition, hu_term_kind_to_string (kind)) : NULL;
  GString *shape = g_string_new (kind < HU_N_TERMS ? hu_term_kind_to_string (kind) : "");

  for (guint i = 0; i < G_N_ELEMENTS (decisive); i++)
    if (hu_node_find (inner, decisive[i]) != NULL)
      g_string_append_printf (shape, " %s", decisive[i]);
  hu_turns_append_shape (condition, shape);

  return g_string_free (shape, FALSE);
}

/* --- Rows --- */

static void
add_number (HuWorkshopBench *bench,
            GtkWidget       *parent,
            const char      *pointer,
            const char      *key,
            gint64           least)
{
  const char *label = g_str_equal (key, "at_most") ? _("At Most") : _("At Least");
  g_autofree char *there = hu_workshop_join (pointer, key);

  if (hu_workshop_get (bench->shop, there) != NULL)
    hu_workshop_form_add (parent, hu_workshop_row_number (bench->shop, there, label, NULL, least, MANY, G_MININT64));
}

static void
add_listed (HuWorkshopBench *bench,
            GtkWidget       *parent,
            const char      *pointer)
{
  hu_workshop_form_add (parent, hu_members_row_new (bench->shop, pointer, _("Where"), places_or_hexes,
                                                    G_N_ELEMENTS (places_or_hexes)));
  hu_where_rows_add (bench, parent, pointer);
  hu_workshop_form_add (parent, hu_members_row_new (bench->shop, pointer, _("How Many of Them"), how_many_listed,
                                                    G_N_ELEMENTS (how_many_listed)));
  add_number (bench, parent, pointer, "at_least", 1);
}

static void
add_bounds (HuWorkshopBench *bench,
            GtkWidget       *parent,
            const char      *pointer,
            gint64           least)
{
  hu_workshop_form_add (parent, hu_members_row_new (bench->shop, pointer, _("How Many"), bounds, G_N_ELEMENTS (bounds)));
  add_number (bench, parent, pointer, "at_least", least);
  add_number (bench, parent, pointer, "at_most", MIN (least, 0));
}

/* "3 to 1": the two numbers of a ratio. */
static void
add_ratio (HuWorkshopBench *bench,
           GtkWidget       *parent,
           const char      *pointer,
           const char      *key)
{
  g_autofree char *there = hu_workshop_join (pointer, key);
  g_autofree char *first = hu_workshop_join (there, "0");
  g_autofree char *second = hu_workshop_join (there, "1");
  g_autofree char *own = NULL, *enemy = NULL;
  HuFieldWords words = { .label = "" };

  if (hu_workshop_get (bench->shop, there) == NULL)
    return;

  hu_explain_field ("term-ratio", key, &words);
  /* Translators: “At least”, “Below”: a bound of the ratio between the points of two sides. */
  own = g_strdup_printf (_("%s: Own Points"), words.label);
  /* Translators: “At least”, “Below”: a bound of the ratio between the points of two sides. */
  enemy = g_strdup_printf (_("%s: Enemy Points"), words.label);
  hu_workshop_form_add (parent, hu_workshop_row_number (bench->shop, first, own, NULL, 0, MANY, G_MININT64));
  hu_workshop_form_add (parent, hu_workshop_row_number (bench->shop, second, enemy, NULL, 1, MANY, G_MININT64));
}

static void
add_ratios (HuWorkshopBench *bench,
            GtkWidget       *parent,
            const char      *pointer)
{
  hu_workshop_form_add (parent, hu_members_row_new (bench->shop, pointer, _("Lower Bound"), lower_bounds,
                                                    G_N_ELEMENTS (lower_bounds)));
  add_ratio (bench, parent, pointer, "at_least");
  add_ratio (bench, parent, pointer, "above");
  hu_workshop_form_add (parent, hu_members_row_new (bench->shop, pointer, _("Upper Bound"), upper_bounds,
                                                    G_N_ELEMENTS (upper_bounds)));
  add_ratio (bench, parent, pointer, "up_to");
  add_ratio (bench, parent, pointer, "below");
}

/* Elsewhere than at the side's sources, and only by some hexes. */
static void
add_line_of_supply (HuWorkshopBench *bench,
                    GtkWidget       *parent,
                    const char      *pointer)
{
  static const char * const within[] = { "within", NULL };
  g_autofree char *to = hu_workshop_join (pointer, "to");

  hu_workshop_flags_sources (bench, parent, to, "term-connected", "to", HU_SOURCES_OPTIONAL);
  hu_workshop_form_fill (bench, parent, pointer, "term-connected", within);
}

static void
add_units (HuWorkshopBench *bench,
           GtkWidget       *parent,
           const char      *pointer,
           HuTermKind       kind)
{
  static const char * const counted[] = { "count", NULL };
  static const char * const supplied[] = { "supplied", NULL };
  const char *object = kind == HU_TERM_UNITS ? "term-units" : "term-left";
  g_autofree char *side = hu_workshop_join (pointer, "side");
  g_autofree char *through = hu_workshop_join (pointer, "through");

  add_bounds (bench, parent, pointer, 1);
  hu_workshop_form_fill (bench, parent, pointer, object, counted);
  if (kind == HU_TERM_UNITS)
    {
      hu_workshop_form_add (parent, hu_members_row_new (bench->shop, pointer, _("Where"), where_units,
                                                        G_N_ELEMENTS (where_units)));
      hu_where_rows_add (bench, parent, pointer);
      hu_workshop_form_fill (bench, parent, pointer, object, supplied);
    }
  else
    {
      hu_workshop_flags_sources (bench, parent, through, "term-left", "through", HU_SOURCES_OPTIONAL);
    }
  hu_filter_rows_add (bench, parent, pointer, object, side);
}

static void
fill_atom (HuWorkshopBench *bench,
           GtkWidget       *parent,
           const char      *pointer,
           HuTermKind       kind,
           const char      *object)
{
  static const char * const side[] = { "side", NULL };
  static const char * const held[] = { "by", "supplied", "count", NULL };
  static const char * const counted[] = { "count", NULL };
  static const char * const failed[] = { "failed", NULL };
  static const char * const gaps[] = { "at_most", NULL };
  g_autofree char *whose = hu_workshop_join (pointer, "side");

  hu_workshop_form_fill (bench, parent, pointer, object, side);
  switch ((gint) kind)
    {
    case HU_TERM_HOLDS:
      add_listed (bench, parent, pointer);
      hu_workshop_form_fill (bench, parent, pointer, object, held);
      break;
    case HU_TERM_ENTERED:
      add_listed (bench, parent, pointer);
      hu_workshop_form_fill (bench, parent, pointer, object, counted);
      hu_filter_rows_add (bench, parent, pointer, object, whose);
      break;
    case HU_TERM_CONNECTED:
    case HU_TERM_CUT_OFF:
      add_listed (bench, parent, pointer);
      add_line_of_supply (bench, parent, pointer);
      break;
    case HU_TERM_WITHDRAWALS:
      hu_workshop_form_fill (bench, parent, pointer, object, failed);
      break;
    case HU_TERM_POINTS:
      add_bounds (bench, parent, pointer, 1);
      break;
    case HU_TERM_LEAD:
      add_bounds (bench, parent, pointer, -MANY);
      break;
    case HU_TERM_RATIO:
      add_ratios (bench, parent, pointer);
      break;
    case HU_TERM_LINE:
      hu_workshop_form_fill (bench, parent, pointer, object, gaps);
      hu_line_rows_add (bench, parent, pointer, object);
      break;
    default:
      add_units (bench, parent, pointer, kind);
      break;
    }
}

/* A group of "all" can become one of "any", and the other way round. */
static GtkWidget *
make_group_row (HuWorkshopBench *bench,
                const char      *pointer,
                HuTermKind       kind);

static void
group_chosen_cb (GtkWidget *row)
{
  HuWorkshopBench *bench = g_object_get_data (G_OBJECT (row), "hu-bench");
  const char *pointer = g_object_get_data (G_OBJECT (row), "hu-pointer");
  HuNode *condition = hu_workshop_get (bench->shop, pointer);
  gboolean any = adw_combo_row_get_selected (ADW_COMBO_ROW (row)) == 1;
  HuNode *parts = hu_node_find (condition, any ? "all" : "any");
  HuNode *made;

  if (parts == NULL)
    return;

  made = hu_node_new_object ();
  hu_node_put (&made, any ? "any" : "all", hu_node_ref (parts));
  hu_workshop_begin_stroke (bench->shop, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  hu_workshop_set (bench->shop, pointer, made);
  hu_workshop_end_stroke (bench->shop);
  hu_node_unref (made);
}

static GtkWidget *
make_group_row (HuWorkshopBench *bench,
                const char      *pointer,
                HuTermKind       kind)
{
  const char *names[] = { _("All of …"), _("Any of …"), NULL };
  g_autoptr(GtkStringList) list = gtk_string_list_new (names);
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Needed"));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), kind == HU_TERM_ANY);
  g_object_set_data (G_OBJECT (row), "hu-bench", bench);
  g_object_set_data_full (G_OBJECT (row), "hu-pointer", g_strdup (pointer), g_free);
  g_signal_connect (row, "notify::selected", G_CALLBACK (group_chosen_cb), NULL);

  return row;
}

GtkWidget *
hu_term_form_new (HuWorkshopBench *bench,
                  const char      *pointer)
{
  static const char * const some[] = { "at_least", NULL };
  static const char * const memory[] = { "turns", "at", "of", NULL };
  HuTermKind kind = hu_term_kind_of (hu_workshop_get (bench->shop, pointer));
  GtkWidget *form = kind < HU_N_TERMS && kind != HU_TERM_NOT ? adw_preferences_group_new () : NULL;
  g_autofree char *inner = NULL;
  const char *object;

  if (form == NULL)
    return NULL;

  inner = hu_workshop_join (pointer, hu_term_kind_to_string (kind));
  object = hu_format_find_field ("term", hu_term_kind_to_string (kind))->of;
  if (kind == HU_TERM_ALL || kind == HU_TERM_ANY)
    hu_workshop_form_add (form, make_group_row (bench, pointer, kind));
  else if (kind == HU_TERM_SOME)
    hu_workshop_form_fill (bench, form, inner, object, some);
  else if (kind == HU_TERM_TURN)
    hu_turns_rows_add (bench, form, pointer);
  else if (kind >= HU_TERM_EVER)
    hu_workshop_form_fill (bench, form, inner, object, memory + (kind == HU_TERM_FOR ? 0 : 1));
  else
    fill_atom (bench, form, inner, kind, object);

  return form;
}
