/*
 * Rows that conditions of several kinds share: bounds, ratios, turns, and moments.
 */
#include "config.h"

#include "hu-term-private.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-field.h"

#define MANY 1000000 /* a spin button goes no further */

/* --- Bounds --- */

static const HuShopShapes bounds = {
  N_("How Many"),
  {
    { N_("At least"), "{\"at_least\":1}" },
    { N_("At most"), "{\"at_most\":0}" },
    { N_("From … to"), "{\"at_least\":1,\"at_most\":1}" },
  },
};

void
hu_term_rows_number (HuWorkshopBench *bench,
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

void
hu_term_rows_decimal (HuWorkshopBench *bench,
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

void
hu_term_rows_bounds (HuWorkshopBench *bench,
                     GtkWidget       *parent,
                     const char      *pointer,
                     gint64           least)
{
  hu_workshop_form_add (parent, hu_workshop_row_shape (bench->shop, pointer, &bounds));
  hu_term_rows_number (bench, parent, pointer, "at_least", least);
  hu_term_rows_number (bench, parent, pointer, "at_most", MIN (least, 0));
}

void
hu_term_rows_decimal_bounds (HuWorkshopBench *bench,
                             GtkWidget       *parent,
                             const char      *pointer,
                             const char      *object)
{
  hu_workshop_form_add (parent, hu_workshop_row_shape (bench->shop, pointer, &bounds));
  hu_term_rows_decimal (bench, parent, pointer, object, "at_least");
  hu_term_rows_decimal (bench, parent, pointer, object, "at_most");
}

void
hu_term_rows_ratio (HuWorkshopBench *bench,
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
hu_term_rows_turns (HuWorkshopBench *bench,
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
hu_term_append_turns (const HuNode *object,
                      GString      *shape)
{
  const HuNode *span = hu_node_find (object, "turn");

  if (span != NULL)
    g_string_append_printf (shape, " turn%s%s%s", hu_node_get_kind (span) == HU_NODE_OBJECT ? "s" : "",
                            hu_node_find (span, "from") != NULL ? "<" : "", hu_node_find (span, "to") != NULL ? ">" : "");
}

/* --- Moments --- */

static const char *
get_when (const HuNode *element)
{
  return hu_node_get_text (hu_node_find (element, "when"), "");
}

static gboolean
has_side (const HuNode *element)
{
  return g_str_equal (get_when (element), "phase") || g_str_equal (get_when (element), "player-turn") ||
         hu_node_find (element, "of") != NULL;
}

static gboolean
has_phase (const HuNode *element)
{
  return g_str_equal (get_when (element), "phase") || hu_node_find (element, "phase") != NULL;
}

char *
hu_term_dup_moment (const HuNode *element)
{
  GString *shape = g_string_new (has_side (element) ? "of" : "");

  g_string_append (shape, has_phase (element) ? " phase" : "");
  hu_term_append_turns (element, shape);

  return g_string_free (shape, FALSE);
}

/* The names of all phases, each once. */
static GtkWidget *
make_phase_row (HuWorkshopBench *bench,
                const char      *pointer)
{
  const HuScenario *scenario = hu_workshop_get_scenario (bench->shop);
  g_autofree char *there = hu_workshop_join (pointer, "phase");
  g_autoptr(GArray) words = g_array_new (FALSE, FALSE, sizeof (HuShopWord));
  g_autoptr(GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  HuShopWord any = { NULL, N_("Any") };

  g_array_append_val (words, any);
  for (guint i = 0; i < scenario->calendar.player_turns->len; i++)
    {
      const GPtrArray *phases = hu_scenario_get_player_turn (scenario, i)->phases;

      for (guint k = 0; k < phases->len; k++)
        {
          const char *name = g_ptr_array_index (phases, k);
          HuShopWord word = { name, hu_scenario_word (scenario, name) };

          if (name[0] != '\0' && g_hash_table_add (seen, (gpointer) name))
            g_array_append_val (words, word);
        }
    }

  return hu_workshop_row_words (bench->shop, there, _("Phase"), NULL, (const HuShopWord *) words->data, words->len);
}

void
hu_term_rows_moment (HuWorkshopBench *bench,
                     GtkWidget       *parent,
                     const char      *pointer,
                     const char      *object)
{
  const HuNode *element = hu_workshop_get (bench->shop, pointer);

  if (has_side (element))
    hu_workshop_form_fill (bench, parent, pointer, object, "of");
  if (has_phase (element))
    hu_workshop_form_add (parent, make_phase_row (bench, pointer));
  hu_term_rows_turns (bench, parent, pointer);
}
