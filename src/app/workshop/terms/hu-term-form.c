/*
 * The form of a condition: which rows its kind has, and when a change needs others.
 */
#include "config.h"

#include "hu-term-private.h"

#include <glib/gi18n-lib.h>

#include "hu-format.h"

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

static const HuShopShapes grouped = {
  N_("Needed"), { { N_("All of …"), "{\"all\":[]}" }, { N_("Any of …"), "{\"any\":[]}" } }, .renames = TRUE,
};


/* A comparison has rows for those bounds that are there. */
static const char * const numbers[] = { "more_by", "at_least", "at_most" };
static const char * const ratios[] = { "ratio_at_least", "ratio_above" };

static void
append_members (GString            *shape,
                const HuNode       *inner,
                const char * const *keys,
                guint               n)
{
  for (guint i = 0; i < n; i++)
    if (hu_node_find (inner, keys[i]) != NULL)
      g_string_append_printf (shape, " %s%s", keys[i],
                              hu_node_get_kind (hu_node_find (inner, keys[i])) == HU_NODE_OBJECT ? "{" : "");
}

char *
_hu_term_dup_shape (const HuTermForms *forms,
                    const HuNode      *condition)
{
  guint kind = hu_term_kind_of (forms, condition);
  const HuNode *inner = kind != G_MAXUINT ? hu_node_find (condition, _hu_term_kind_word (forms, kind)) : NULL;
  GString *shape = g_string_new (kind != G_MAXUINT ? _hu_term_kind_word (forms, kind) : "");

  if (kind == HU_TERM_COMPARE)
    {
      append_members (shape, inner, numbers, G_N_ELEMENTS (numbers));
      append_members (shape, inner, ratios, G_N_ELEMENTS (ratios));
    }
  else if (kind >= HU_TERM_ATOMS)
    {
      append_members (shape, inner, forms->decisive, g_strv_length ((char **) forms->decisive));
    }
  hu_term_append_turns (condition, shape);

  return g_string_free (shape, FALSE);
}

/* How both sums are compared, which are its parts. */
static void
fill_compare (HuWorkshopBench *bench,
              GtkWidget       *parent,
              const char      *pointer,
              const char      *object)
{
  hu_workshop_form_add (parent, hu_workshop_row_shape (bench->shop, pointer, &comparisons));
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    hu_term_rows_decimal (bench, parent, pointer, object, numbers[i]);
  for (guint i = 0; i < G_N_ELEMENTS (ratios); i++)
    hu_term_rows_decimal (bench, parent, pointer, object, ratios[i]);
}

static void
fill_common (HuWorkshopBench *bench,
             GtkWidget       *form,
             const char      *pointer,
             const char      *inner,
             guint            kind,
             const char      *object)
{
  switch (kind)
    {
    case HU_TERM_ALL:
    case HU_TERM_ANY:
      hu_workshop_form_add (form, hu_workshop_row_shape (bench->shop, pointer, &grouped));
      break;
    case HU_TERM_SOME:
      hu_workshop_form_fill (bench, form, inner, object, "at_least");
      break;
    case HU_TERM_TURN:
      hu_term_rows_turns (bench, form, pointer);
      break;
    case HU_TERM_EVER:
    case HU_TERM_FOR:
    case HU_TERM_FIRST:
      hu_workshop_form_fill (bench, form, inner, object, kind == HU_TERM_FOR ? "turns at of" : "at of");
      break;
    case HU_TERM_ANNOUNCED:
      hu_workshop_form_fill (bench, form, inner, object, "side what");
      break;
    case HU_TERM_COMPARE:
      fill_compare (bench, form, inner, object);
      break;
    default:
      break;
    }
}

GtkWidget *
_hu_term_form_new (HuWorkshopBench *bench,
                   const char      *pointer)
{
  const HuTermForms *forms = hu_term_forms_of (pointer);
  guint kind = hu_term_kind_of (forms, hu_workshop_get (bench->shop, pointer));
  GtkWidget *form = kind != G_MAXUINT && kind != HU_TERM_NOT ? adw_preferences_group_new () : NULL;
  g_autofree char *inner = NULL, *count = _hu_term_count_object (forms);
  const char *object;

  if (form == NULL)
    return NULL;

  if (hu_term_is_count (pointer))
    hu_workshop_form_fill (bench, form, pointer, count, kind == HU_TERM_NUMBER ? "number" : "times");
  if (kind == HU_TERM_NUMBER)
    return form;

  inner = hu_workshop_join (pointer, _hu_term_kind_word (forms, kind));
  object = hu_format_find_field (forms->object, _hu_term_kind_word (forms, kind))->of;
  if (kind >= HU_TERM_ATOMS)
    forms->fill_atom (bench, form, inner, kind, hu_term_is_count (pointer), object);
  else
    fill_common (bench, form, pointer, inner, kind, object);

  return form;
}
