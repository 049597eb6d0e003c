/*
 * Setting text: width, wrapping, columns, cleaning, styles.
 */
#include "hu-text.h"

static void
assert_text (const HuText *text,
             const char   *expected)
{
  g_assert_cmpstr (hu_text_peek (text), ==, expected);
}

static void
test_width (void)
{
  g_assert_cmpuint (hu_text_width (""), ==, 0);
  g_assert_cmpuint (hu_text_width ("Moscow"), ==, 6);
  g_assert_cmpuint (hu_text_width ("Köln"), ==, 4);
  g_assert_cmpuint (hu_text_width ("漢字"), ==, 4);
  g_assert_cmpuint (hu_text_width ("e\xcc\x81"), ==, 1); /* a combining accent */
}

typedef struct
{
  const char *name;
  const char *dirty;
  const char *clean;
} CleanCase;

static const CleanCase clean_cases[] = {
  { "plain", "6 Pz → Москва", "6 Pz → Москва" },
  { "escape", "a\033[31mb", "a\357\277\275[31mb" },
  { "c1-control", "a\302\233b", "a\357\277\275b" },
  { "delete", "a\177b", "a\357\277\275b" },
  { "line-breaks", "a\nb\rc\td", "a b c d" },
  { "line-separators", "a\342\200\250b\342\200\251c", "a b c" },
  { "direction", "a\342\200\256b\342\201\246c", "a\357\277\275b\357\277\275c" },
  { "direction-marks", "a\342\200\217b\330\234c", "a\357\277\275b\357\277\275c" },
  { "noncharacter", "a\357\267\220b", "a\357\277\275b" },
};

static void
test_clean (gconstpointer data)
{
  const CleanCase *test = data;
  g_autofree char *clean = hu_text_clean (test->dirty);

  g_assert_cmpstr (clean, ==, test->clean);
}

static void
test_paragraph (void)
{
  g_autoptr(HuText) text = hu_text_new (30, FALSE);

  hu_text_paragraph (text, HU_STYLE_STRONG, 0, "a word that fits");
  hu_text_paragraph (text, HU_STYLE_PLAIN, 2, "thirty columns are not so many as one might think");
  hu_text_paragraph (text, HU_STYLE_PLAIN, 0, "averylongwordthatdoesnotfitintothewidth and more");
  hu_text_paragraph (text, HU_STYLE_PLAIN, 0, "");
  assert_text (text,
               "a word that fits\n"
               "  thirty columns are not so\n"
               "  many as one might think\n"
               "averylongwordthatdoesnotfitintothewidth\n"
               "and more\n"
               "\n");
}

/* A line may be exactly as wide as the terminal, and no wider. */
static void
test_exact (void)
{
  g_autoptr(HuText) text = hu_text_new (30, FALSE);

  hu_text_paragraph (text, HU_STYLE_PLAIN, 0, "123456789 123456789 1234567890 x");
  hu_text_paragraph (text, HU_STYLE_PLAIN, 0, "123456789 123456789 1234567890x");
  hu_text_paragraph (text, HU_STYLE_PLAIN, 0, "漢字漢字漢 漢字漢字漢 漢字漢字漢");
  assert_text (text,
               "123456789 123456789 1234567890\n"
               "x\n"
               "123456789 123456789\n"
               "1234567890x\n"
               "漢字漢字漢 漢字漢字漢\n"
               "漢字漢字漢\n");
}

static void
test_blank (void)
{
  g_autoptr(HuText) text = hu_text_new (30, FALSE);

  hu_text_blank (text);
  hu_text_heading (text, "One");
  hu_text_blank (text);
  hu_text_blank (text);
  hu_text_heading (text, "Two");
  assert_text (text, "One\n\nTwo\n");
}

static void
test_table (void)
{
  static const HuTextColumn columns[] = { { .right = TRUE }, { 0 }, { 0 } };
  g_autoptr(HuText) text = hu_text_new (40, FALSE);

  hu_text_table_begin (text, "A heading", 2, columns, G_N_ELEMENTS (columns));
  hu_text_row (text, { g_strdup ("7") }, { g_strdup ("漢字") }, { g_strdup ("the last column is wrapped under itself") });
  hu_text_row (text, { g_strdup ("12") }, { g_strdup ("Köln") }, { NULL });
  hu_text_row (text, { NULL }, { g_strdup ("from the second column on") });
  hu_text_row (text, { NULL }, { NULL }, { g_strdup ("an item hangs from its mark, every line"), .mark = "-" });
  hu_text_row (text, { NULL }, { g_strdup ("so does one that is not in the last column"), .mark = "-" });
  hu_text_table_end (text);
  assert_text (text,
               "A heading\n"
               "   7  漢字  the last column is wrapped\n"
               "            under itself\n"
               "  12  Köln\n"
               "      from the second column on\n"
               "            - an item hangs from its\n"
               "              mark, every line\n"
               "      - so does one that is not in the\n"
               "        last column\n");
}

/* A table ends, and the next has widths of its own. */
static void
test_two_tables (void)
{
  g_autoptr(HuText) text = hu_text_new (40, FALSE);

  for (guint i = 0; i < 2; i++)
    {
      hu_text_table_begin (text, NULL, 0, NULL, 2);
      hu_text_row (text, { g_strdup (i == 0 ? "wide one" : "b") }, { g_strdup ("c") });
      hu_text_table_end (text);
    }
  hu_text_table_begin (text, "a heading over no row", 0, NULL, 2);
  hu_text_table_end (text);
  assert_text (text, "wide one  c\nb  c\n");
}

static void
test_colours (void)
{
  static const HuTextColumn columns[] = { { HU_STYLE_FAINT }, { HU_STYLE_FAINT }, { 0 }, { HU_STYLE_STRONG } };
  g_autoptr(HuText) text = hu_text_new (40, TRUE);

  hu_text_table_begin (text, "A", 0, columns, G_N_ELEMENTS (columns));
  hu_text_row (text, { g_strdup ("b") }, { g_strdup ("c"), HU_STYLE_FIRST_SIDE }, { g_strdup ("d"), HU_STYLE_SECOND_SIDE },
               { NULL });
  hu_text_table_end (text);
  assert_text (text, "\033[1mA\033[0m\n\033[2mb\033[0m  \033[1;34mc\033[0m  \033[1;31md\033[0m\n");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (clean_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/text/clean/", clean_cases[i].name, NULL);

      g_test_add_data_func (path, &clean_cases[i], test_clean);
    }
  g_test_add_func ("/text/width", test_width);
  g_test_add_func ("/text/paragraph", test_paragraph);
  g_test_add_func ("/text/exact", test_exact);
  g_test_add_func ("/text/blank", test_blank);
  g_test_add_func ("/text/table", test_table);
  g_test_add_func ("/text/two-tables", test_two_tables);
  g_test_add_func ("/text/colours", test_colours);

  return g_test_run ();
}
