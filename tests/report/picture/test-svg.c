/*
 * SVG as older cairos write it and as newer ones do, made compact; and the pieces of a map, which are cut out of it.
 * The private header has what a file of the map tells no more: what cairo wrote.
 */
#include <string.h>

#include "hu-fixture.h"
#include "hu-map-pieces.h"
#include "hu-svg-compact.h"

#define GREEN "rgb(67.843137%,74.117647%,56.470588%)"
#define GREEN_NEW "rgb(67.843137%, 74.117647%, 56.470588%)"

typedef struct
{
  const char *path;
  gboolean    page;
  const char *svg;
  const char *expected;
} Case;

/* --- Compacting --- */

static const Case compacted[] = {
  { "style/old", FALSE,
    "<svg>\n"
    "<path style=\" stroke:none;fill-rule:nonzero;fill:" GREEN ";fill-opacity:1;\" d=\"M 1 2 L 3.256 4 Z M 1 2 \"/>\n</svg>",
    "<svg>\n<style>.ps0{fill:#adbd90}</style>\n<path class=\"ps0\" d=\"M1 2l2.26 2z\"/>\n</svg>" },
  { "style/new", FALSE,
    "<svg>\n<path fill-rule=\"nonzero\" fill=\"" GREEN_NEW "\" fill-opacity=\"1\" d=\"M 1 2 L 3.256 4 Z M 1 2 \"/>\n</svg>",
    "<svg>\n<style>.ps0{fill:#adbd90}</style>\n<path d=\"M1 2l2.26 2z\" class=\"ps0\"/>\n</svg>" },
  { "stroke/old", FALSE,
    "<svg><path style=\"fill:none;stroke-width:0.5;stroke-linecap:butt;stroke:" GREEN ";stroke-opacity:0.25;\" "
    "d=\"M 1 2 L 3 4 \" transform=\"matrix(1,0,0,1,5.004,6)\"/></svg>",
    "<svg>\n<style>.ps0{fill:none;stroke-width:0.5;stroke:#adbd90;stroke-opacity:0.25}</style>"
    "<path class=\"ps0\" d=\"M1 2l2 2\" transform=\"translate(5 6)\"/></svg>" },
  { "stroke/new", FALSE,
    "<svg><path fill=\"none\" stroke-width=\"0.5\" stroke-linecap=\"butt\" stroke=\"" GREEN_NEW "\" stroke-opacity=\"0.25\" "
    "d=\"M 1 2 L 3 4 \" transform=\"matrix(1, 0, 0, 1, 5.004, 6)\"/></svg>",
    "<svg>\n<style>.ps0{fill:none;stroke-width:0.5;stroke:#adbd90;stroke-opacity:0.25}</style>"
    "<path d=\"M1 2l2 2\" transform=\"translate(5 6)\" class=\"ps0\"/></svg>" },
  { "same style/old", FALSE,
    "<svg><path style=\"fill:" GREEN ";\" d=\"M 1 2 L 3 4 \"/><path style=\"fill:" GREEN ";\" d=\"M 5 6 L 7 8 \"/></svg>",
    "<svg>\n<style>.ps0{fill:#adbd90}</style><path class=\"ps0\" d=\"M1 2l2 2\"/><path class=\"ps0\" d=\"M5 6l2 2\"/></svg>" },
  { "same style/new", FALSE,
    "<svg><path fill=\"" GREEN_NEW "\" d=\"M 1 2 L 3 4 \"/><path fill=\"" GREEN_NEW "\" d=\"M 5 6 L 7 8 \"/></svg>",
    "<svg>\n<style>.ps0{fill:#adbd90}</style><path d=\"M1 2l2 2\" class=\"ps0\"/><path d=\"M5 6l2 2\" class=\"ps0\"/></svg>" },
  { "only defaults/old", FALSE, "<svg><path style=\"stroke:none;\" d=\"M 1 2 L 3 4 \"/></svg>",
    "<svg><path d=\"M1 2l2 2\"/></svg>" },
  { "only defaults/new", FALSE, "<svg><path stroke=\"none\" d=\"M 1 2 L 3 4 \"/></svg>",
    "<svg><path d=\"M1 2l2 2\"/></svg>" },
  /* Letters keep their hundredths on a page, where all else has tenths; and so has what comes after a letter. */
  { "letter/old", TRUE,
    "<svg><defs><g><symbol overflow=\"visible\" id=\"glyph0-0\">"
    "<path style=\"stroke:none;\" d=\"M 0.123 0.456 L 1.234 5 Z\"/></symbol>"
    "</g></defs><path style=\"fill:none;\" d=\"M 0.123 0.456 L 1.234 5 \"/></svg>",
    "<svg>\n<style>.ps0{fill:none}</style><defs><g><symbol overflow=\"visible\" id=\"glyph0-0\">"
    "<path d=\"M.12 .46l1.11 4.54z\"/></symbol>"
    "</g></defs><path class=\"ps0\" d=\"M.1 .5l1.1 4.5\"/></svg>" },
  { "letter/new", TRUE,
    "<svg><defs><g><g id=\"glyph-0-0\"><path d=\"M 0.123 0.456 L 1.234 5 Z\"/></g>"
    "</g></defs><path fill=\"none\" d=\"M 0.123 0.456 L 1.234 5 \"/></svg>",
    "<svg>\n<style>.ps0{fill:none}</style><defs><g><g id=\"glyph-0-0\"><path d=\"M.12 .46l1.11 4.54z\"/></g>"
    "</g></defs><path d=\"M.1 .5l1.1 4.5\" class=\"ps0\"/></svg>" },
  { "use/old", TRUE,
    "<svg><g style=\"fill:" GREEN ";fill-opacity:1;\"><use xlink:href=\"#glyph0-0\" x=\"1.234\" y=\"-0.5\"/></g></svg>",
    "<svg>\n<style>.ps0{fill:#adbd90}</style><g class=\"ps0\"><use href=\"#glyph0-0\" x=\"1.2\" y=\"-.5\"/></g></svg>" },
  { "use/new", TRUE,
    "<svg><g fill=\"" GREEN_NEW "\" fill-opacity=\"1\"><use xlink:href=\"#glyph-0-0\" x=\"1.234\" y=\"-0.5\"/></g></svg>",
    "<svg>\n<style>.ps0{fill:#adbd90}</style><g class=\"ps0\"><use href=\"#glyph-0-0\" x=\"1.2\" y=\"-.5\"/></g></svg>" },
  /* The rule of a clip is where it is used, or where it is defined. */
  { "clip/old", FALSE,
    "<svg><clipPath id=\"clip1\"><path d=\"M 1 2 L 3 4 Z\"/></clipPath>"
    "<g clip-path=\"url(#clip1)\" clip-rule=\"evenodd\"></g></svg>",
    "<svg><clipPath id=\"clip1\"><path clip-rule=\"evenodd\" d=\"M1 2l2 2z\"/></clipPath><g clip-path=\"url(#clip1)\">"
    "</g></svg>" },
  { "clip/new", FALSE,
    "<svg><clipPath id=\"clip-0\"><path clip-rule=\"evenodd\" d=\"M 1 2 L 3 4 Z\"/></clipPath>"
    "<g clip-path=\"url(#clip-0)\"></g></svg>",
    "<svg><clipPath id=\"clip-0\"><path clip-rule=\"evenodd\" d=\"M1 2l2 2z\"/></clipPath><g clip-path=\"url(#clip-0)\">"
    "</g></svg>" },
};

static void
test_compact (gconstpointer data)
{
  const Case *test = data;
  g_autofree char *svg = _hu_svg_compact (test->svg, "p", test->page);

  g_assert_cmpstr (svg, ==, test->expected);
}

/* --- Sharing --- */

static const Case letters[] = {
  { "old", TRUE,
    "<symbol overflow=\"visible\" id=\"a0\"><path d=\"M1 2\"/></symbol><symbol overflow=\"visible\" id=\"b0\">"
    "<path d=\"M1 2\"/></symbol>"
    "<symbol overflow=\"visible\" id=\"b1\"><path d=\"M3 4\"/></symbol><use href=\"#a0\" x=\"1\"/><use href=\"#b0\"/>"
    "<use href=\"#b1\"/>",
    "<symbol overflow=\"visible\" id=\"a0\"><path d=\"M1 2\"/></symbol>"
    "<symbol overflow=\"visible\" id=\"b1\"><path d=\"M3 4\"/></symbol><use href=\"#a0\" x=\"1\"/><use href=\"#a0\"/>"
    "<use href=\"#b1\"/>" },
  { "new", TRUE,
    "<g id=\"a0\"><path d=\"M1 2\"/></g><g id=\"b0\">\n<path d=\"M1 2\"/>\n</g><g id=\"b1\"><path d=\"M3 4\"/></g>"
    "<g id=\"b2\"><path d=\"M1 2\"/></g>"
    "<use href=\"#a0\" x=\"1\"/><use href=\"#b0\"/><use href=\"#b1\"/><use href=\"#b2\"/>",
    "<g id=\"a0\"><path d=\"M1 2\"/></g><g id=\"b0\">\n<path d=\"M1 2\"/>\n</g><g id=\"b1\"><path d=\"M3 4\"/></g>"
    "<use href=\"#a0\" x=\"1\"/><use href=\"#b0\"/><use href=\"#b1\"/><use href=\"#a0\"/>" },
  /* A group of more than one shape is no letter. */
  { "group", TRUE, "<g id=\"a\"><path d=\"M1 2\"/><path d=\"M3 4\"/></g><g id=\"b\"><path d=\"M1 2\"/><path d=\"M3 4\"/>"
    "</g><use href=\"#b\"/>",
    "<g id=\"a\"><path d=\"M1 2\"/><path d=\"M3 4\"/></g><g id=\"b\"><path d=\"M1 2\"/><path d=\"M3 4\"/></g>"
    "<use href=\"#b\"/>" },
};

static void
test_letters (gconstpointer data)
{
  const Case *test = data;
  g_autofree char *svg = _hu_svg_share_letters (test->svg);

  g_assert_cmpstr (svg, ==, test->expected);
}

#define TEN "l1 2 3 4 5 6"
#define LONG "M0 0" TEN TEN TEN TEN TEN TEN TEN TEN TEN TEN

static const Case shared[] = {
  { "sheet", TRUE, "<svg>\n<style>.p{}</style><path d=\"" LONG "\"/><path class=\"p\" d=\"" LONG "\" x=\"1\"/></svg>",
    "<svg>\n<style>.p{}</style><defs>\n<path id=\"pd1\" d=\"" LONG "\"/>\n</defs>\n<use href=\"#pd1\"/>"
    "<use href=\"#pd1\" class=\"p\" x=\"1\"/></svg>" },
  { "no sheet", TRUE, "<svg><path d=\"" LONG "\"/><path d=\"" LONG "\"/></svg>",
    "<svg><defs>\n<path id=\"pd1\" d=\"" LONG "\"/>\n</defs>\n<use href=\"#pd1\"/><use href=\"#pd1\"/></svg>" },
  { "no root", TRUE, "<path d=\"" LONG "\"/><path d=\"" LONG "\"/>", "<path d=\"" LONG "\"/><path d=\"" LONG "\"/>" },
  { "once", TRUE, "<svg><path d=\"" LONG "\"/><path d=\"" TEN "\"/><path d=\"" TEN "\"/></svg>",
    "<svg><path d=\"" LONG "\"/><path d=\"" TEN "\"/><path d=\"" TEN "\"/></svg>" },
};

static void
test_share (gconstpointer data)
{
  const Case *test = data;
  g_autofree char *svg = _hu_svg_share (test->svg, "p");

  g_assert_cmpstr (svg, ==, test->expected);
}

/* --- The pieces of a map --- */

static HuMapPieces *
new_pieces (gboolean ground)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0101; s1 soviet 0301");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (adjudicator, 0);
  g_autoptr(GError) error = NULL;
  HuMapPicture picture;
  HuMapPieces *pieces;

  hu_map_picture_init (&picture, snapshot);
  pieces = hu_map_pieces_new (&picture, ground, NULL, "p", &error);
  g_assert_no_error (error);

  return pieces;
}

static void
test_pieces (void)
{
  g_autoptr(HuMapPieces) pieces = new_pieces (TRUE);
  g_autoptr(HuMapPieces) without = new_pieces (FALSE);

  g_assert_true (g_str_has_prefix (pieces->head, "<style>."));
  g_assert_nonnull (strstr (pieces->ground, "<path"));
  g_assert_nonnull (pieces->overlays);
  g_assert_nonnull (strstr (pieces->names, "<use"));
  g_assert_cmpuint (pieces->legend->len, >, 0);
  for (guint i = 0; i < pieces->legend->len; i++)
    g_assert_nonnull (((HuMapPieceEntry *) g_ptr_array_index (pieces->legend, i))->swatch);

  g_assert_null (without->ground);
  g_assert_true (g_str_has_prefix (without->head, "<style>."));
  g_assert_nonnull (strstr (without->names, "<use"));
}

/* What a piece uses is in the head: nothing else is sure to be in the same page. */
static void
test_definitions (void)
{
  g_autoptr(HuMapPieces) pieces = new_pieces (TRUE);
  g_autofree char *all = g_strconcat (pieces->ground, pieces->overlays, pieces->names, NULL);
  g_autoptr(GRegex) regex = g_regex_new ("(?:href=\"|url\\()#([^\")]+)", 0, 0, NULL);
  g_autoptr(GMatchInfo) match = NULL;
  guint n = 0;

  for (g_regex_match (regex, all, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *id = g_match_info_fetch (match, 1);
      g_autofree char *definition = g_strdup_printf (" id=\"%s\"", id);

      if (strstr (pieces->head, definition) == NULL)
        g_error ("not in the head: %s", definition);
      n++;
    }
  g_assert_cmpuint (n, >, 0);
}

static void
add_cases (const char    *kind,
           const Case    *cases,
           gsize          n,
           GTestDataFunc  func)
{
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("/svg/%s/%s", kind, cases[i].path);

      g_test_add_data_func (path, &cases[i], func);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_cases ("compact", compacted, G_N_ELEMENTS (compacted), test_compact);
  add_cases ("letters", letters, G_N_ELEMENTS (letters), test_letters);
  add_cases ("share", shared, G_N_ELEMENTS (shared), test_share);
  g_test_add_func ("/svg/pieces", test_pieces);
  g_test_add_func ("/svg/definitions", test_definitions);

  return g_test_run ();
}
