/*
 * Tells which look a side has: one of two colours, with the pattern that goes with it.
 */
#include "hu-side-look.h"

#include <string.h>

/* A colour as it is called in the languages of the program, without the ending of the word. */
typedef struct
{
  const char *stem;
  guint       language;
  guint32     color;
} ColorWord;

enum
{
  ENGLISH,
  GERMAN,
  RUSSIAN,
  N_LANGUAGES
};

#define MOST_ENDINGS 12

/* White, grey and black are no colours, and nearer to blue than to vermilion. */
static const ColorWord words[] = {
  { "red", ENGLISH, 0xc81e1e },     { "rot", GERMAN, 0xc81e1e },      { "красн", RUSSIAN, 0xc81e1e },
  { "scarlet", ENGLISH, 0xd0301e }, { "scharlachrot", GERMAN, 0xd0301e }, { "ал", RUSSIAN, 0xd0301e },
  { "crimson", ENGLISH, 0xa01030 }, { "karminrot", GERMAN, 0xa01030 }, { "багров", RUSSIAN, 0xa01030 },
  { "vermilion", ENGLISH, 0xc9471b }, { "zinnoberrot", GERMAN, 0xc9471b },
  { "orange", ENGLISH, 0xe67814 },  { "orange", GERMAN, 0xe67814 },   { "оранжев", RUSSIAN, 0xe67814 },
  { "yellow", ENGLISH, 0xe6c81e },  { "gelb", GERMAN, 0xe6c81e },     { "желт", RUSSIAN, 0xe6c81e },
  { "brown", ENGLISH, 0x784628 },   { "braun", GERMAN, 0x784628 },    { "коричнев", RUSSIAN, 0x784628 },
  { "pink", ENGLISH, 0xe68ca0 },    { "rosa", GERMAN, 0xe68ca0 },     { "розов", RUSSIAN, 0xe68ca0 },
  { "green", ENGLISH, 0x288c3c },   { "grun", GERMAN, 0x288c3c },     { "зелен", RUSSIAN, 0x288c3c },
  { "blue", ENGLISH, 0x1e50b4 },    { "blau", GERMAN, 0x1e50b4 },     { "син", RUSSIAN, 0x1e50b4 },
  { "cyan", ENGLISH, 0x28a0b4 },    { "hellblau", GERMAN, 0x78aadc }, { "голуб", RUSSIAN, 0x78aadc },
  { "violet", ENGLISH, 0x7832a0 },  { "violett", GERMAN, 0x7832a0 },  { "фиолетов", RUSSIAN, 0x7832a0 },
  { "purple", ENGLISH, 0x7832a0 },  { "lila", GERMAN, 0x7832a0 },     { "лилов", RUSSIAN, 0x7832a0 },
  { "white", ENGLISH, 0xffffff },   { "weiss", GERMAN, 0xffffff },    { "бел", RUSSIAN, 0xffffff },
  { "grey", ENGLISH, 0x808080 },    { "grau", GERMAN, 0x808080 },     { "сер", RUSSIAN, 0x808080 },
  { "gray", ENGLISH, 0x808080 },    { "schwarz", GERMAN, 0x101010 },  { "черн", RUSSIAN, 0x101010 },
  { "black", ENGLISH, 0x101010 },
};

/* As folded() leaves them. */
static const char * const endings[N_LANGUAGES][MOST_ENDINGS] = {
  [ENGLISH] = { "", "s" },
  [GERMAN] = { "", "e", "er", "es", "en", "em" },
  [RUSSIAN] = { "ыи", "ии", "ои", "ая", "яя", "ое", "ее", "ые", "ие", "ых", "их" },
};

/* Letters in one case and without what stands on them: "Grün", "жёлтый" and "ROT" as the words above. */
static char *
fold (const char *text)
{
  g_autofree char *lower = g_utf8_casefold (text, -1);
  g_autofree char *apart = g_utf8_normalize (lower, -1, G_NORMALIZE_ALL);
  GString *plain = g_string_new (NULL);

  for (const char *at = apart != NULL ? apart : ""; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (g_unichar_isalpha (letter))
        g_string_append_unichar (plain, letter);
      else if (!g_unichar_ismark (letter))
        g_string_append_c (plain, ' ');
    }

  return g_string_free (plain, FALSE);
}

static gboolean
is_form (const char      *word,
         const ColorWord *color)
{
  if (!g_str_has_prefix (word, color->stem))
    return FALSE;

  for (guint i = 0; i < MOST_ENDINGS && endings[color->language][i] != NULL; i++)
    if (g_str_equal (word + strlen (color->stem), endings[color->language][i]))
      return TRUE;

  return FALSE;
}

/* The first colour that a name has. */
static gboolean
find_named (const char *name,
            HuColor    *color)
{
  g_autofree char *folded = fold (name != NULL ? name : "");
  g_auto(GStrv) parts = g_strsplit (folded, " ", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    for (guint k = 0; parts[i][0] != '\0' && k < G_N_ELEMENTS (words); k++)
      if (is_form (parts[i], &words[k]))
        {
          *color = (HuColor) { (words[k].color >> 16) / 255.0, (words[k].color >> 8 & 0xff) / 255.0,
                               (words[k].color & 0xff) / 255.0, 1 };
          return TRUE;
        }

  return FALSE;
}

static gboolean
find_color (const HuSideInfo *side,
            HuColor          *color)
{
  return (side->color != NULL && hu_color_parse (side->color, color)) || find_named (side->name, color);
}

/* How much nearer @color is to the first side's than to the second's. */
static double
lean_to_first (HuColor color)
{
  const HuTheme *theme = hu_theme_get (HU_THEME_LIGHT);

  return hu_color_distance (color, theme->side[HU_SIDE_SECOND]) - hu_color_distance (color, theme->side[HU_SIDE_FIRST]);
}

static gboolean
is_swapped (const HuScenario *scenario)
{
  double lean = 0;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      HuColor color;

      if (find_color (&scenario->sides[side], &color))
        lean += side == HU_SIDE_FIRST ? lean_to_first (color) : -lean_to_first (color);
    }

  return lean < 0;
}

static HuSide
other_if (HuSide   side,
          gboolean swapped)
{
  if (side == HU_SIDE_NONE || !swapped)
    return side;

  return side == HU_SIDE_FIRST ? HU_SIDE_SECOND : HU_SIDE_FIRST;
}

HuSide
hu_side_look (const HuScenario *scenario,
              HuSide            side)
{
  g_return_val_if_fail (scenario != NULL, side);

  return other_if (side, is_swapped (scenario));
}

static void
swap (HuColor *colors)
{
  HuColor first = colors[HU_SIDE_FIRST];

  colors[HU_SIDE_FIRST] = colors[HU_SIDE_SECOND];
  colors[HU_SIDE_SECOND] = first;
}

void
hu_theme_seat (HuTheme          *theme,
               const HuScenario *scenario)
{
  g_return_if_fail (theme != NULL && scenario != NULL);

  if (theme->swapped == is_swapped (scenario))
    return;

  theme->swapped = !theme->swapped;
  swap (theme->side);
  swap (theme->tint);
  swap (theme->counter);
}

HuSide
hu_theme_look (const HuTheme *theme,
               HuSide         side)
{
  g_return_val_if_fail (theme != NULL, side);

  return other_if (side, theme->swapped);
}
