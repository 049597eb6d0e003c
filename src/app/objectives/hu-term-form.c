/*
 * The form of a term: which rows its kind has, and when a change needs others.
 */
#include "config.h"

#include "hu-objectives-page.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-field.h"
#include "hu-format.h"
#include "hu-workshop-form.h"

#define MANY 1000000 /* a spin button goes no further */

static const HuShopShapes places_or_hexes = {
  N_("Where"), { { N_("Places"), "{\"places\":[]}" }, { N_("Hexes"), "{\"hexes\":[]}" } },
};

static const HuShopShapes where_units = {
  N_("Where"),
  { { N_("The whole map"), "{}" }, { N_("Places"), "{\"places\":[]}" }, { N_("Hexes"), "{\"hexes\":[]}" } },
};

static const HuShopShapes how_many_listed = {
  N_("How Many of Them"), { { N_("All of them"), "{}" }, { N_("At least some"), "{\"at_least\":1}" } },
};

static const HuShopShapes bounds = {
  N_("How Many"),
  {
    { N_("At least"), "{\"at_least\":1}" },
    { N_("At most"), "{\"at_most\":0}" },
    { N_("From … to"), "{\"at_least\":1,\"at_most\":1}" },
  },
};

static const HuShopShapes lower_bounds = {
  N_("Lower Bound"),
  { { N_("None"), "{}" }, { N_("At least"), "{\"at_least\":[2,1]}" }, { N_("Above"), "{\"above\":[1,1]}" } },
};

static const HuShopShapes upper_bounds = {
  N_("Upper Bound"),
  { { N_("None"), "{}" }, { N_("Up to"), "{\"up_to\":[3,1]}" }, { N_("Below"), "{\"below\":[3,1]}" } },
};

static const HuShopShapes against = {
  N_("Compared With"),
  { { N_("A number"), "{}" }, { N_("Another sum"), "{\"right\":[{\"number\":0}]}" } },
};

static const HuShopShapes comparisons = {
  N_("How"),
  {
    { N_("More by"), "{\"more_by\":1}" },
    { N_("At least"), "{\"at_least\":0}" },
    { N_("At most"), "{\"at_most\":0}" },
    { N_("From … to"), "{\"at_least\":0,\"at_most\":1}" },
    { N_("Ratio at least"), "{\"ratio_at_least\":[2,1]}" },
    { N_("Ratio above"), "{\"ratio_above\":[1,1]}" },
  },
};

static const HuShopShapes groups = {
  N_("Needed"), { { N_("All of …"), "{\"all\":[]}" }, { N_("Any of …"), "{\"any\":[]}" } }, .renames = TRUE,
};

/* Some of these members exclude each other, others may be absent: the form has rows for those that are there. */
static const char * const decisive[] = {
  "places", "hexes", "at_least", "at_most", "above", "up_to", "below", "right", "more_by", "ratio_at_least", "ratio_above",
};

char *
hu_term_dup_shape (const HuNode *condition)
{
  guint kind = hu_term_kind_of (condition);
  const HuNode *inner = kind < HU_N_TERMS ? hu_node_find (condition, hu_term_kind_word (kind)) : NULL;
  GString *shape = g_string_new (kind < HU_N_TERMS ? hu_term_kind_word (kind) : "");

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

/* A bound that may have decimals. */
static void
add_decimal (HuWorkshopBench *bench,
             GtkWidget       *parent,
             const char      *pointer,
             const char      *object,
             const char      *key)
{
  g_autofree char *there = hu_workshop_join (pointer, key);
  const char *label = g_str_equal (key, "at_least") ? _("At Least") : g_str_equal (key, "at_most") ? _("At Most") : NULL;

  if (hu_workshop_get (bench->shop, there) == NULL)
    return;
  if (label != NULL)
    hu_workshop_form_add (parent, hu_workshop_row_text (bench->shop, there, label, HU_ROW_NUMBER | HU_ROW_DECIMAL));
  else
    hu_workshop_form_fill (bench, parent, pointer, object, key);
}

static void
add_decimal_bounds (HuWorkshopBench *bench,
                    GtkWidget       *parent,
                    const char      *pointer,
                    const char      *object)
{
  hu_workshop_form_add (parent, hu_workshop_row_shape (bench->shop, pointer, &bounds));
  add_decimal (bench, parent, pointer, object, "at_least");
  add_decimal (bench, parent, pointer, object, "at_most");
}

/* The sums themselves are its parts. */
static void
fill_compare (HuWorkshopBench *bench,
              GtkWidget       *parent,
              const char      *pointer,
              const char      *object)
{
  static const char * const numbers[] = { "more_by", "at_least", "at_most" };
  static const char * const ratios[] = { "ratio_at_least", "ratio_above" };

  hu_workshop_form_add (parent, hu_workshop_row_shape (bench->shop, pointer, &against));
  hu_workshop_form_add (parent, hu_workshop_row_shape (bench->shop, pointer, &comparisons));
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    add_decimal (bench, parent, pointer, object, numbers[i]);
  for (guint i = 0; i < G_N_ELEMENTS (ratios); i++)
    add_decimal (bench, parent, pointer, object, ratios[i]);
}

static void
add_listed (HuWorkshopBench *bench,
            GtkWidget       *parent,
            const char      *pointer,
            gboolean         counted)
{
  hu_workshop_form_add (parent, hu_workshop_row_shape (bench->shop, pointer, &places_or_hexes));
  hu_where_rows_add (bench, parent, pointer);
  if (counted)
    return;

  hu_workshop_form_add (parent, hu_workshop_row_shape (bench->shop, pointer, &how_many_listed));
  add_number (bench, parent, pointer, "at_least", 1);
}

static void
add_bounds (HuWorkshopBench *bench,
            GtkWidget       *parent,
            const char      *pointer,
            gint64           least)
{
  hu_workshop_form_add (parent, hu_workshop_row_shape (bench->shop, pointer, &bounds));
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
add_units (HuWorkshopBench *bench,
           GtkWidget       *parent,
           const char      *pointer,
           guint            kind,
           gboolean         counted)
{
  const char *object = kind == HU_TERM_UNITS ? "term-units" : "term-left";
  g_autofree char *side = hu_workshop_join (pointer, "side");

  if (!counted)
    add_bounds (bench, parent, pointer, 1);
  hu_workshop_form_fill (bench, parent, pointer, object, "count");
  if (kind == HU_TERM_UNITS)
    {
      hu_workshop_form_add (parent, hu_workshop_row_shape (bench->shop, pointer, &where_units));
      hu_where_rows_add (bench, parent, pointer);
    }
  hu_workshop_form_fill (bench, parent, pointer, object, kind == HU_TERM_UNITS ? "supplied" : "through");
  hu_filter_rows_add (bench, parent, pointer, object, side);
}

static void
fill_atom (HuWorkshopBench *bench,
           GtkWidget       *parent,
           const char      *pointer,
           guint            kind,
           gboolean         counted,
           const char      *object)
{
  g_autofree char *whose = hu_workshop_join (pointer, "side");

  hu_workshop_form_fill (bench, parent, pointer, object, "side");
  switch ((gint) kind)
    {
    case HU_TERM_HOLDS:
      add_listed (bench, parent, pointer, counted);
      hu_workshop_form_fill (bench, parent, pointer, object, "by supplied count");
      break;
    case HU_TERM_ENTERED:
      add_listed (bench, parent, pointer, counted);
      hu_workshop_form_fill (bench, parent, pointer, object, "count");
      hu_filter_rows_add (bench, parent, pointer, object, whose);
      break;
    case HU_TERM_CONNECTED:
    case HU_TERM_CUT_OFF:
      add_listed (bench, parent, pointer, counted);
      /* Elsewhere than at the side's sources, and only by some hexes. */
      hu_workshop_form_fill (bench, parent, pointer, object, "to within");
      break;
    case HU_TERM_WITHDRAWALS:
      hu_workshop_form_fill (bench, parent, pointer, object, "failed");
      break;
    case HU_TERM_POINTS:
      hu_workshop_form_fill (bench, parent, pointer, object, "items");
      if (!counted)
        add_decimal_bounds (bench, parent, pointer, object);
      break;
    case HU_TERM_LEAD:
      add_decimal_bounds (bench, parent, pointer, object);
      break;
    case HU_TERM_RATIO:
      hu_workshop_form_add (parent, hu_workshop_row_shape (bench->shop, pointer, &lower_bounds));
      add_ratio (bench, parent, pointer, "at_least");
      add_ratio (bench, parent, pointer, "above");
      hu_workshop_form_add (parent, hu_workshop_row_shape (bench->shop, pointer, &upper_bounds));
      add_ratio (bench, parent, pointer, "up_to");
      add_ratio (bench, parent, pointer, "below");
      break;
    case HU_TERM_LINE:
      if (!counted)
        hu_workshop_form_fill (bench, parent, pointer, object, "at_most");
      hu_line_rows_add (bench, parent, pointer, object);
      break;
    default:
      add_units (bench, parent, pointer, kind, counted);
      break;
    }
}

GtkWidget *
hu_term_form_new (HuWorkshopBench *bench,
                  const char      *pointer)
{
  guint kind = hu_term_kind_of (hu_workshop_get (bench->shop, pointer));
  GtkWidget *form = kind < HU_N_TERMS && kind != HU_TERM_NOT ? adw_preferences_group_new () : NULL;
  g_autofree char *inner = NULL;
  const char *object;

  if (form == NULL)
    return NULL;

  if (hu_term_is_count (pointer))
    hu_workshop_form_fill (bench, form, pointer, "term-count", kind == HU_TERM_NUMBER ? "number" : "times");
  if (kind == HU_TERM_NUMBER)
    return form;

  inner = hu_workshop_join (pointer, hu_term_kind_word (kind));
  object = hu_format_find_field ("term", hu_term_kind_word (kind))->of;
  if (kind == HU_TERM_ALL || kind == HU_TERM_ANY)
    hu_workshop_form_add (form, hu_workshop_row_shape (bench->shop, pointer, &groups));
  else if (kind == HU_TERM_SOME)
    hu_workshop_form_fill (bench, form, inner, object, "at_least");
  else if (kind == HU_TERM_TURN)
    hu_turns_rows_add (bench, form, pointer);
  else if (kind >= HU_TERM_EVER && kind <= HU_TERM_FIRST)
    hu_workshop_form_fill (bench, form, inner, object, kind == HU_TERM_FOR ? "turns at of" : "at of");
  else if (kind == HU_TERM_ANNOUNCED)
    hu_workshop_form_fill (bench, form, inner, object, "side what");
  else if (kind == HU_TERM_COMPARE)
    fill_compare (bench, form, inner, object);
  else
    fill_atom (bench, form, inner, kind, hu_term_is_count (pointer), object);

  return form;
}
