/*
 * Which characters are not shown as they are, and where very long words may break.
 */
#include "hu-budget.h"
#include "hu-character.h"

static const struct
{
  const char *name;
  gunichar    first, last;
  HuCharacter expected;
} ranges[] = {
  { "c0-before-tab", 0x01, 0x08, HU_CHARACTER_CONTROL },
  { "tab-and-line", 0x09, 0x0a, HU_CHARACTER_BREAK },
  { "form-feed", 0x0b, 0x0c, HU_CHARACTER_CONTROL },
  { "return", 0x0d, 0x0d, HU_CHARACTER_BREAK },
  { "rest-of-c0", 0x0e, 0x1f, HU_CHARACTER_CONTROL },
  { "ascii", 0x20, 0x7e, HU_CHARACTER_PLAIN },
  { "delete-and-c1", 0x7f, 0x9f, HU_CHARACTER_CONTROL },
  { "latin", 0xa0, 0x61b, HU_CHARACTER_PLAIN },
  { "arabic-letter-mark", 0x61c, 0x61c, HU_CHARACTER_DIRECTION },
  { "joiners", 0x200b, 0x200d, HU_CHARACTER_PLAIN },
  { "marks", 0x200e, 0x200f, HU_CHARACTER_DIRECTION },
  { "separators", 0x2028, 0x2029, HU_CHARACTER_BREAK },
  { "embeddings", 0x202a, 0x202e, HU_CHARACTER_DIRECTION },
  { "isolates", 0x2066, 0x2069, HU_CHARACTER_DIRECTION },
  { "before-noncharacters", 0xfdc0, 0xfdcf, HU_CHARACTER_PLAIN },
  { "noncharacters", 0xfdd0, 0xfdef, HU_CHARACTER_NONE },
  { "after-noncharacters", 0xfdf0, 0xfffd, HU_CHARACTER_PLAIN },
  { "end-of-the-first-plane", 0xfffe, 0xffff, HU_CHARACTER_NONE },
  { "second-plane", 0x10000, 0x1fffd, HU_CHARACTER_PLAIN },
  { "end-of-the-second-plane", 0x1fffe, 0x1ffff, HU_CHARACTER_NONE },
  { "end-of-all", 0x10fffe, 0x10ffff, HU_CHARACTER_NONE },
};

static void
test_range (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);

  for (gunichar c = ranges[i].first; c <= ranges[i].last; c++)
    g_assert_cmpint (hu_character_classify (c), ==, ranges[i].expected);
}

static void
test_escape (void)
{
  g_autoptr(GString) text = g_string_new (NULL);

  hu_character_append_escape (text, 0x9b);
  hu_character_append_escape (text, 0x202e);
  hu_character_append_escape (text, 0x1fffe);
  hu_character_append_escape (text, 0x10ffff);
  g_assert_cmpstr (text->str, ==, "\\u009b\\u202e\\ud83f\\udffe\\udbff\\udfff");
}

static void
test_drawable (void)
{
  g_autofree char *drawable = hu_character_dup_drawable ("a\357\267\220b\360\237\277\277c\357\277\277");

  g_assert_cmpstr (drawable, ==, "a\357\277\275b\357\277\275c\357\277\275");
  g_assert_null (hu_character_dup_drawable (""));
  /* Letters that begin with the same bytes: a full stop of East Asia, a face. */
  g_assert_null (hu_character_dup_drawable ("6 Pz \357\274\216 \360\237\230\200 \357\277\275"));
}

/* Words that somebody would write are left as they are. */
static void
test_shown (void)
{
  const char *sentence = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk\nand \tmore: " "\321\204";
  g_autofree char *same = hu_budget_shown (sentence);
  g_autofree char *long_word = g_strnfill (101, 'x');
  g_autofree char *text = g_strdup_printf ("a %s b", long_word);
  g_autofree char *broken = hu_budget_shown (text);
  g_autofree char *longer_still = g_strnfill (2 * HU_BUDGET_SHOWN, 'y');
  g_autofree char *cut = hu_budget_shown (longer_still);
  g_auto(GStrv) parts = g_strsplit (broken, "\u200b", -1);
  g_autofree char *joined = g_strjoinv ("", parts);

  g_assert_cmpstr (same, ==, sentence);
  g_assert_cmpuint (g_strv_length (parts), ==, 6);
  g_assert_cmpstr (joined, ==, text);
  g_assert_true (g_utf8_validate (cut, -1, NULL));
  g_assert_true (g_str_has_suffix (cut, "…") || g_str_has_suffix (cut, "…\u200b"));
  g_assert_cmpint (g_utf8_strlen (cut, -1), <, 2 * HU_BUDGET_SHOWN - 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (ranges); i++)
    {
      g_autofree char *path = g_strconcat ("/character/", ranges[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_range);
    }
  g_test_add_func ("/character/escape", test_escape);
  g_test_add_func ("/character/drawable", test_drawable);
  g_test_add_func ("/character/shown", test_shown);

  return g_test_run ();
}
