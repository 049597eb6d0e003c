/*
 * Forms of the workshop. The format defines the values of each key of the file, and explain its name; this file
 * makes the fitting control for each.
 */
#include "config.h"

#include "hu-workshop-form.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-explain-field.h"
#include "hu-format.h"
#include "hu-workshop-flags.h"
#include "hu-workshop-hex-rule.h"
#include "hu-workshop-list.h"
#include "hu-workshop-names.h"
#include "hu-workshop-optional.h"

#define MANY 1000000 /* a spin button goes no further */

/* "Passes along the edge of the hex (26.11)": its meaning, and its rule. */
static char *
word_help (const HuFieldWords *words)
{
  if (words->help[0] == '\0')
    return words->rule[0] != '\0' && g_ascii_isdigit (words->rule[0]) ? g_strdup (words->rule) : NULL;
  if (words->rule[0] == '\0' || !g_ascii_isdigit (words->rule[0]))
    return g_strdup (words->help);

  /* Translators: %1$s says what a choice means, as a sentence; %2$s is the number of a rule */
  return g_strdup_printf (_("%1$s (%2$s)"), words->help, words->rule);
}

static const char *
list_of (HuFieldType type)
{
  switch ((gint) type)
    {
    case HU_FIELD_SIDE:
    case HU_FIELD_SIDE_OR_NULL:
      return "/sides";

    case HU_FIELD_PLACE:
    case HU_FIELD_PLACES:
      return "/map/places";

    case HU_FIELD_BUILDINGS:
      return "/map/buildings";

    case HU_FIELD_BOARDS:
      return "/map/boards";

    default:
      return "/units";
    }
}

static GtkWidget *
make_words (HuWorkshopBench *bench,
            const HuField   *field,
            const char      *pointer,
            const char      *label,
            const char      *help)
{
  g_autoptr(GArray) words = g_array_new (FALSE, FALSE, sizeof (HuShopWord));
  g_autoptr(HuNode) otherwise = field->otherwise != NULL ? hu_node_from_json (field->otherwise) : NULL;
  const char *absent = hu_node_get_text (otherwise, NULL);
  GtkWidget *row;

  /* An absent key usually means one of the words; otherwise it needs an entry of its own. */
  if (!field->required && absent == NULL)
    {
      HuShopWord none = { NULL, N_("As usual") };

      g_array_append_val (words, none);
    }
  for (guint i = 0; field->words[i] != NULL; i++)
    {
      HuShopWord word = { field->words[i], hu_explain_field_value (field->key, field->words[i]) };

      g_array_append_val (words, word);
    }

  row = hu_workshop_row_words (bench->shop, pointer, label, help, (const HuShopWord *) words->data, words->len);
  if (!field->required && absent != NULL)
    hu_workshop_row_set_absent (row, absent);

  return row;
}

static void
add_word (GArray     *words,
          const char *value,
          const char *label)
{
  HuShopWord word = { value, label };

  for (guint i = 0; i < words->len; i++)
    if (g_strcmp0 (g_array_index (words, HuShopWord, i).value, value) == 0)
      return;

  g_array_append_val (words, word);
}

/* The words that the program knows, and those that units have. */
static GtkWidget *
make_open_words (HuWorkshopBench *bench,
                 const HuField   *field,
                 const char      *pointer,
                 const char      *label,
                 const char      *help)
{
  g_autoptr(GArray) words = g_array_new (FALSE, FALSE, sizeof (HuShopWord));
  const HuNode *units = hu_workshop_get (bench->shop, "/units");
  const char *own = hu_node_get_text (hu_workshop_get (bench->shop, pointer), NULL);

  add_word (words, NULL, N_("None"));
  for (guint i = 0; field->words[i] != NULL; i++)
    add_word (words, field->words[i], hu_explain_field_value (field->key, field->words[i]));
  for (guint i = 0; i < hu_node_get_n (units); i++)
    {
      const char *used = hu_node_get_text (hu_node_find (hu_node_get_element (units, i), field->key), NULL);

      if (used != NULL && used[0] != '\0')
        add_word (words, used, hu_explain_field_value (field->key, used));
    }
  if (own != NULL && own[0] != '\0')
    add_word (words, own, hu_explain_field_value (field->key, own));

  return hu_workshop_row_words (bench->shop, pointer, label, help, (const HuShopWord *) words->data, words->len);
}

static GtkWidget *
make_side (HuWorkshopBench *bench,
           const HuField   *field,
           const char      *pointer,
           const char      *label,
           const char      *help)
{
  const char *none = field->required ? NULL : _("None");

  /* The number of a rule alone explains nothing. */
  if (help == NULL || g_ascii_isdigit (help[0]))
    return hu_workshop_row_element (bench->shop, pointer, label, "/sides", none, FALSE);

  return hu_workshop_row_side (bench->shop, pointer, label, help, none);
}

/* A number whose absence has a meaning is typed; others have buttons. */
static GtkWidget *
make_number (HuWorkshopBench *bench,
             const HuField   *field,
             const char      *pointer,
             const char      *label,
             const char      *help)
{
  gboolean means = field->otherwise != NULL && !g_str_equal (field->otherwise, "null");

  if (!field->required && !means)
    return hu_workshop_row_text (bench->shop, pointer, label,
                                 HU_ROW_NUMBER | HU_ROW_OPTIONAL | (field->least < 0 ? HU_ROW_SIGNED : 0));
  if (field->required && field->otherwise != NULL)
    return hu_workshop_row_text (bench->shop, pointer, label, HU_ROW_NUMBER | HU_ROW_OPTIONAL | HU_ROW_NULL);

  return hu_workshop_row_number (bench->shop, pointer, label, help, field->least, MIN (field->most, MANY),
                                 means ? g_ascii_strtoll (field->otherwise, NULL, 10) : G_MININT64);
}

/* Returns the field with the id of such objects; NULL: they have none. */
static const HuField *
find_id (const char *object)
{
  const GPtrArray *fields = hu_format_get_fields (object);

  for (guint i = 0; fields != NULL && i < fields->len; i++)
    if (((const HuField *) g_ptr_array_index (fields, i))->type == HU_FIELD_ID)
      return g_ptr_array_index (fields, i);

  return NULL;
}

static GtkWidget *
make_name (HuWorkshop    *shop,
           const HuField *field,
           const char    *pointer,
           const char    *label,
           HuRowFlags     flags)
{
  g_autofree char *object = g_path_get_dirname (pointer);

  return hu_workshop_row_name (shop, object, label, hu_id_kind_of (field->object), flags);
}

/* Returns a row to choose a side, or both. */
static GtkWidget *
make_side_or_both (HuWorkshopBench *bench,
                   const char      *pointer,
                   const char      *label)
{
  HuNode *sides = hu_workshop_get (bench->shop, "/sides");
  HuShopWord words[HU_N_SIDES + 1];
  char *names[HU_N_SIDES] = { NULL };
  GtkWidget *row;

  words[0] = (HuShopWord) { "both", N_("Both sides") };
  for (guint i = 0; i < HU_N_SIDES; i++)
    {
      HuNode *side = hu_node_get_n (sides) > i ? hu_node_get_element (sides, i) : NULL;

      names[i] = hu_workshop_dup_name (bench->shop, side);
      words[i + 1] = (HuShopWord) { hu_node_get_text (hu_node_find (side, "id"), ""),
                                    names[i][0] != '\0' ? names[i] : "?" };
    }
  row = hu_workshop_row_words (bench->shop, pointer, label, NULL, words, G_N_ELEMENTS (words));
  for (guint i = 0; i < HU_N_SIDES; i++)
    g_free (names[i]);

  return row;
}

static GtkWidget *
make_row (HuWorkshopBench *bench,
          const HuField   *field,
          const char      *pointer,
          const char      *label,
          const char      *help)
{
  HuWorkshop *shop = bench->shop;
  HuRowFlags optional = field->required ? HU_ROW_TEXT : HU_ROW_OPTIONAL;

  switch ((gint) field->type)
    {
    case HU_FIELD_TEXT:
      if (g_str_equal (field->key, "name") && find_id (field->object) != NULL)
        return make_name (shop, field, pointer, label, optional);
      return hu_workshop_row_text (shop, pointer, label, optional);

    case HU_FIELD_COLOR:
    case HU_FIELD_OPEN_WORD:
      if (field->words != NULL)
        return make_open_words (bench, field, pointer, label, help);
      return hu_workshop_row_text (shop, pointer, label, optional);

    case HU_FIELD_LOCATION:
    case HU_FIELD_HEX:
      return hu_workshop_row_text (shop, pointer, label, optional);

    case HU_FIELD_LOCATION_OR_NULL:
      return hu_workshop_row_text (shop, pointer, label, HU_ROW_OPTIONAL | HU_ROW_NULL);

    case HU_FIELD_ID:
      /* Nothing else in a draft names what is of no kind that has ids. */
      if (hu_id_kind_of (field->object) == HU_N_ID_KINDS)
        return hu_workshop_row_text (shop, pointer, label, HU_ROW_TEXT);
      return hu_workshop_row_id (shop, pointer, hu_id_kind_of (field->object));

    case HU_FIELD_INTEGER:
      return make_number (bench, field, pointer, label, help);

    case HU_FIELD_DECIMAL:
      return hu_workshop_row_text (shop, pointer, label, HU_ROW_NUMBER | HU_ROW_DECIMAL | optional);

    case HU_FIELD_BOOLEAN:
      return hu_workshop_row_switch (shop, pointer, label, help, g_strcmp0 (field->otherwise, "true") == 0);

    case HU_FIELD_TRISTATE:
      return hu_workshop_row_tristate (shop, pointer, label, help);

    case HU_FIELD_WORD:
      return make_words (bench, field, pointer, label, help);

    case HU_FIELD_SIDE:
      return make_side (bench, field, pointer, label, help);

    case HU_FIELD_PLACE:
    case HU_FIELD_UNIT:
      return hu_workshop_row_element (shop, pointer, label, list_of (field->type),
                                      field->required ? NULL : _("None"), FALSE);

    case HU_FIELD_SIDE_OR_NULL:
      return hu_workshop_row_element (shop, pointer, label, "/sides",
                                      g_str_equal (field->object, "holding") ? _("Nobody") : _("Both sides"), TRUE);

    case HU_FIELD_SIDE_OR_BOTH:
      return make_side_or_both (bench, pointer, label);

    case HU_FIELD_HEXSET:
      return hu_workshop_row_hexes (shop, bench->hand, pointer, label,
                                    g_str_equal (field->object, "place") ? HU_ROW_PLACE : optional);

    case HU_FIELD_HEXES:
      return hu_workshop_row_hexes (shop, bench->hand, pointer, label, HU_ROW_NAMES);

    case HU_FIELD_PLACES:
    case HU_FIELD_UNITS:
    case HU_FIELD_BUILDINGS:
    case HU_FIELD_BOARDS:
      return hu_workshop_row_picks (shop, pointer, label, list_of (field->type), optional,
                                    field->type != HU_FIELD_BOARDS ? bench->hand : NULL);

    case HU_FIELD_LOCATIONS:
    case HU_FIELD_TEXTS:
      return hu_workshop_row_list (shop, pointer, label, optional);

    default:
      return NULL;
    }
}

/* The fitting control for @key of the @object at @pointer; NULL where the table has no such key, and for lists of objects and
 * trees, which are no single row. */
static GtkWidget *
row_of_key (HuWorkshopBench *bench,
            const char      *pointer,
            const char      *object,
            const char      *key)
{
  const HuField *field = hu_format_find_field (object, key);
  g_autofree char *there = hu_workshop_join (pointer, key);
  g_autofree char *help = NULL;
  HuFieldWords words;
  GtkWidget *row;

  if (field == NULL || !hu_explain_field (object, key, &words))
    return NULL;

  help = word_help (&words);
  row = make_row (bench, field, there, words.label, help);
  if (row != NULL && help != NULL && !ADW_IS_ACTION_ROW (row))
    gtk_widget_set_tooltip_text (row, help);

  return row;
}

void
hu_workshop_form_add (GtkWidget *parent,
                      GtkWidget *row)
{
  if (row == NULL)
    return;

  if (ADW_IS_EXPANDER_ROW (parent))
    adw_expander_row_add_row (ADW_EXPANDER_ROW (parent), row);
  else
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (parent), row);
  hu_workshop_form_add (parent, hu_workshop_hex_rule_attach (row));
}

/* An object of its own in the form: factors by branch, a first and a last row, or one that may be absent. */
static void
add_object (HuWorkshopBench *bench,
            GtkWidget       *parent,
            const char      *pointer,
            const HuField   *field)
{
  g_autofree char *branch = hu_workshop_join (pointer, "branch");
  HuFieldWords words = { .label = "", .help = "" };
  GtkWidget *row;

  if (hu_format_find_field (field->of, "branch") != NULL)
    {
      row = hu_workshop_row_factors (bench->shop, branch, _("Factor by branch, such as “armor 2, mechanized 3”"));
    }
  else if (hu_format_find_field (field->of, "from") != NULL && hu_format_find_field (field->of, "to") != NULL)
    {
      row = hu_workshop_row_span (bench->shop, pointer, _("Rows that count, such as 1-30 (empty: all)"));
    }
  else
    {
      g_autoptr(HuNode) fresh = hu_workshop_form_make (bench->shop, field->of);
      g_autofree char *json = hu_node_to_json (fresh);

      hu_explain_field (field->object, field->key, &words);
      row = hu_workshop_optional_new (bench, pointer, words.label, words.help, json, NULL);
      hu_workshop_form_fill (bench, row, pointer, field->of, "*");
      adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row),
                                     adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (row)));
    }
  hu_workshop_form_add (parent, row);
}

/* A list of objects: each unfolds into its form. */
static void
add_list (HuWorkshopBench *bench,
          GtkWidget       *parent,
          const char      *pointer,
          const HuField   *field)
{
  HuFieldWords words;
  GtkWidget *list;

  if (hu_format_get_fields (field->of) == NULL || !hu_explain_field (field->object, field->key, &words))
    return;

  list = hu_workshop_list_new_of (bench, pointer, words.label, words.help[0] != '\0' ? words.help : NULL, field);
  hu_workshop_form_add (parent, list);
  if (!ADW_IS_EXPANDER_ROW (parent))
    return;

  /* The row around it does nothing by itself. */
  gtk_widget_add_css_class (list, "hu-nested-list");
  gtk_widget_set_focusable (gtk_widget_get_parent (list), FALSE);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (gtk_widget_get_parent (list)), FALSE);
}

/* @text: a key, and what it says of its row. */
static void
add_key (HuWorkshopBench *bench,
         GtkWidget       *parent,
         const char      *pointer,
         const char      *object,
         const char      *text)
{
  gsize length = strcspn (text, "=!");
  g_autofree char *key = g_strndup (text, length), *there = hu_workshop_join (pointer, key);
  const char *more = text[length] != '\0' ? text + length + 1 : NULL;
  g_autofree char *except = text[length] == '!' ? hu_workshop_join (pointer, more) : NULL;
  const HuField *field = hu_format_find_field (object, key);
  GtkWidget *row;

  if (field == NULL)
    return;

  switch ((gint) field->type)
    {
    case HU_FIELD_WORDS:
      hu_workshop_flags_fill (bench, parent, there, field, more);
      break;

    case HU_FIELD_SOURCES:
      hu_workshop_flags_sources (bench, parent, there, field);
      break;

    case HU_FIELD_OBJECT:
      add_object (bench, parent, there, field);
      break;

    case HU_FIELD_LIST:
      add_list (bench, parent, there, field);
      break;

    default:
      row = row_of_key (bench, pointer, object, key);
      if (row != NULL && except != NULL)
        hu_workshop_row_picks_narrow (row, NULL, except);
      hu_workshop_form_add (parent, row);
      break;
    }
}

/* Is that key among @keys, with or without what they say of its row? */
static gboolean
names_key (char       **keys,
           const char  *key)
{
  for (guint i = 0; keys[i] != NULL; i++)
    {
      const char *named = keys[i][0] == '-' ? keys[i] + 1 : keys[i];
      gsize length = strcspn (named, "=!");

      if (strlen (key) == length && strncmp (named, key, length) == 0)
        return TRUE;
    }

  return FALSE;
}

void
hu_workshop_form_fill (HuWorkshopBench *bench,
                       GtkWidget       *parent,
                       const char      *pointer,
                       const char      *object,
                       const char      *keys)
{
  g_auto(GStrv) each = g_strsplit (keys, " ", -1);
  guint shape = hu_format_find_shape (object, hu_workshop_get (bench->shop, pointer));
  const char * const *all = hu_format_get_shape_keys (object, shape);

  for (guint i = 0; each[i] != NULL; i++)
    if (!g_str_equal (each[i], "*"))
      add_key (bench, parent, pointer, object, each[i]);
    else
      for (guint k = 0; all[k] != NULL; k++)
        if (!names_key (each, all[k]))
          add_key (bench, parent, pointer, object, all[k]);
}

/* A value as a new object has it, (transfer full). */
static HuNode *
make_value (HuWorkshop    *shop,
            const HuField *field)
{
  const char *side = hu_node_get_text (hu_workshop_get (shop, "/sides/0/id"), "");
  g_autofree char *id = NULL;

  switch ((gint) field->type)
    {
    case HU_FIELD_ID:
      if (hu_id_kind_of (field->object) < HU_N_ID_KINDS)
        id = hu_workshop_suggest_id (shop, hu_id_kind_of (field->object), NULL);
      return hu_node_new_text (id != NULL ? id : "");

    case HU_FIELD_SIDE:
    case HU_FIELD_SIDE_OR_NULL:
    case HU_FIELD_SIDE_OR_BOTH:
      return hu_node_new_text (side);

    case HU_FIELD_DECIMAL:
    case HU_FIELD_INTEGER:
      return hu_node_new_integer (MAX (field->least, 0));

    case HU_FIELD_BOOLEAN:
      return hu_node_new_boolean (FALSE);

    case HU_FIELD_WORD:
      return hu_node_new_text (field->words[0]);

    case HU_FIELD_TEXT:
      return hu_node_new_text ("");

    case HU_FIELD_CONDITION:
    case HU_FIELD_TERM:
      return hu_node_from_json ("{\"all\":[]}");

    case HU_FIELD_SOURCES:
      return hu_node_from_json ("{\"edges\":[\"east\"]}");

    case HU_FIELD_OBJECT:
      return hu_workshop_form_make (shop, field->of);

    default:
      return hu_node_from_json ("[]");
    }
}

HuNode *
hu_workshop_form_make (HuWorkshop *shop,
                       const char *object)
{
  const GPtrArray *fields = hu_format_get_fields (object);
  HuNode *made = hu_node_new_object ();

  for (guint i = 0; i < fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (fields, i);

      if (field->required)
        hu_node_put (&made, field->key, make_value (shop, field));
    }

  return made;
}

/**
 * hu_workshop_form_add_advanced:
 * @pointer: to an object of the draft that has a name and an id
 *
 * Adds a row that unfolds to the id, which is made from the name as long as the user does not change it.
 */
void
hu_workshop_form_add_advanced (HuWorkshopBench *bench,
                               GtkWidget       *parent,
                               const char      *pointer,
                               const char      *object)
{
  const HuField *field = find_id (object);
  GtkWidget *row = adw_expander_row_new ();

  g_return_if_fail (field != NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Advanced"));
  hu_workshop_form_add (row, row_of_key (bench, pointer, object, field->key));
  hu_workshop_form_add (parent, row);
}

char *
hu_workshop_form_side_title (HuWorkshop   *shop,
                             const HuNode *element,
                             guint         index)
{
  const char *id = hu_node_get_text (hu_node_find (element, "side"), NULL);

  return id != NULL ? hu_workshop_dup_called (shop, "/sides", id) : g_strdup (_("Both sides"));
}

GtkWidget *
hu_workshop_add_group (GtkWidget  *page,
                       const char *title,
                       const char *description)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), description);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));

  return group;
}
