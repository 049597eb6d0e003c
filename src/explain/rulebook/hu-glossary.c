/*
 * The tagger: for each language one regular expression of all forms of all terms, the longest
 * first, so that a term inside a longer one does not split it.
 */
#include "config.h"

#include "hu-glossary.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-glossary-private.h"

typedef struct
{
  char         *text; /* casefolded */
  const HuGlossaryTerm *term;
} Form;

typedef struct
{
  GRegex    *regex;
  GPtrArray *forms; /* Form */
} Tagger;

static void
form_free (gpointer data)
{
  Form *form = data;

  g_free (form->text);
  g_free (form);
}

const HuGlossaryTerm *
hu_glossary_find (const char *id)
{
  guint n;
  const HuGlossaryTerm *terms = hu_glossary_terms (&n);

  g_return_val_if_fail (id != NULL, NULL);

  if (g_str_has_prefix (id, HU_TERM_PREFIX))
    id += strlen (HU_TERM_PREFIX);
  for (guint i = 0; i < n; i++)
    if (g_str_equal (terms[i].id, id))
      return &terms[i];

  return NULL;
}

char *
hu_explain_term_name (const HuGlossaryTerm *term)
{
  g_return_val_if_fail (term != NULL, NULL);

  return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, HU_GLOSSARY_CONTEXT, term->name));
}

/* Returns its meaning, with an empty line between paragraphs. */
char *
hu_explain_term_text (const HuGlossaryTerm *term)
{
  g_return_val_if_fail (term != NULL, NULL);

  return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, HU_GLOSSARY_CONTEXT, term->text));
}

/* --- The tagger --- */

static void
add_forms (GPtrArray    *forms,
           const HuGlossaryTerm *term,
           const char   *text)
{
  g_auto(GStrv) parts = g_strsplit (text, "|", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    if (parts[i][0] != '\0')
      {
        Form *form = g_new (Form, 1);

        form->text = g_utf8_casefold (parts[i], -1);
        form->term = term;
        g_ptr_array_add (forms, form);
      }
}

/* Forms of the same length keep the order of the table, in every language. */
static gint
compare (gconstpointer a,
         gconstpointer b)
{
  const Form *first = *(Form * const *) a, *second = *(Form * const *) b;
  gsize first_length = strlen (first->text), second_length = strlen (second->text);

  if (first_length != second_length)
    return first_length < second_length ? 1 : -1;

  return first->term < second->term ? -1 : first->term > second->term;
}

static GRegex *
make_regex (GPtrArray *forms)
{
  g_autoptr(GString) pattern = g_string_new ("(?<![\\p{L}\\p{N}])(?:");
  GRegex *regex;

  for (guint i = 0; i < forms->len; i++)
    {
      g_autofree char *escaped = g_regex_escape_string (((Form *) g_ptr_array_index (forms, i))->text, -1);
      g_auto(GStrv) words = g_strsplit (escaped, " ", -1);
      g_autofree char *spaced = g_strjoinv ("[ \\x{a0}]", words);

      g_string_append_printf (pattern, "%s%s", i > 0 ? "|" : "", spaced);
    }
  g_string_append (pattern, ")(?![\\p{L}\\p{N}])");
  regex = g_regex_new (pattern->str, G_REGEX_CASELESS | G_REGEX_OPTIMIZE, 0, NULL);
  g_assert (regex != NULL);

  return regex;
}

/* The text of a game file is in the language its author wrote it in, so the reader's language is not enough. */
static Tagger *
tagger_new (void)
{
  Tagger *self = g_new (Tagger, 1);
  guint n;
  const HuGlossaryTerm *terms = hu_glossary_terms (&n);

  self->forms = g_ptr_array_new_with_free_func (form_free);
  for (guint i = 0; i < n; i++)
    if (terms[i].forms[0] != '\0')
      {
        const char *translated = g_dpgettext2 (GETTEXT_PACKAGE, HU_GLOSSARY_CONTEXT, terms[i].forms);

        add_forms (self->forms, &terms[i], translated);
        if (translated != terms[i].forms)
          add_forms (self->forms, &terms[i], terms[i].forms);
      }
  g_ptr_array_sort (self->forms, compare);
  self->regex = make_regex (self->forms);

  return self;
}

/* Neither the table nor the language changes while the program runs. */
static const Tagger *
get_tagger (void)
{
  static gsize kept;

  if (g_once_init_enter (&kept))
    g_once_init_leave (&kept, (gsize) tagger_new ());

  return (const Tagger *) kept;
}

static const HuGlossaryTerm *
find_form (const Tagger *tagger,
           const char   *word)
{
  g_autofree char *folded = g_utf8_casefold (word, -1);

  /* A text may have a no-break space where the form has a plain one. */
  for (char *space = strstr (folded, "\xc2\xa0"); space != NULL; space = strstr (space, "\xc2\xa0"))
    {
      space[0] = ' ';
      memmove (space + 1, space + 2, strlen (space + 2) + 1);
    }
  for (guint i = 0; i < tagger->forms->len; i++)
    {
      const Form *form = g_ptr_array_index (tagger->forms, i);

      if (g_str_equal (form->text, folded))
        return form->term;
    }

  return NULL;
}

static void
append_escaped (GString    *markup,
                const char *text,
                gsize       length)
{
  g_autofree char *escaped = g_markup_escape_text (text, (gssize) length);

  g_string_append (markup, escaped);
}

static void
link_paragraph (GString      *markup,
                const Tagger *tagger,
                const char   *text,
                const char   *except)
{
  g_autoptr(GHashTable) linked = g_hash_table_new (NULL, NULL);
  g_autoptr(GMatchInfo) match = NULL;
  gint at = 0;

  for (g_regex_match (tagger->regex, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *word = g_match_info_fetch (match, 0);
      const HuGlossaryTerm *term = find_form (tagger, word);
      gint start, end;

      g_match_info_fetch_pos (match, 0, &start, &end);
      append_escaped (markup, text + at, (gsize) (start - at));
      at = end;
      if (term == NULL || g_strcmp0 (term->id, except) == 0 || !g_hash_table_add (linked, (gpointer) term))
        {
          append_escaped (markup, word, strlen (word));
          continue;
        }
      g_string_append_printf (markup, "<a href=\"" HU_TERM_PREFIX "%s\">", term->id);
      append_escaped (markup, word, strlen (word));
      g_string_append (markup, "</a>");
    }
  append_escaped (markup, text + at, strlen (text + at));
}

/**
 * hu_glossary_link:
 * @text: sentences in the language of the locale, or from a game file
 * @except: (nullable): the id of a term that gets no link
 *
 * Finds the words of the glossary: only whole words, the longer of two that overlap, each term
 * at most once a paragraph.
 *
 * Returns: (transfer full): @text as Pango markup with links
 */
char *
hu_glossary_link (const char *text,
                  const char *except)
{
  g_auto(GStrv) paragraphs = NULL;
  GString *markup;
  const Tagger *tagger;

  g_return_val_if_fail (text != NULL, NULL);

  tagger = get_tagger ();
  markup = g_string_new (NULL);
  paragraphs = g_strsplit (text, "\n", -1);
  for (guint i = 0; paragraphs[i] != NULL; i++)
    {
      if (i > 0)
        g_string_append_c (markup, '\n');
      link_paragraph (markup, tagger, paragraphs[i], except);
    }

  return g_string_free (markup, FALSE);
}

/* --- Abbreviations --- */

static gboolean
is_letter_at (const char *at)
{
  return g_unichar_isalnum (g_utf8_get_char (at));
}

/* The first place where @word stands by itself, or NULL. */
static const char *
find_word (const char *text,
           const char *word)
{
  for (const char *at = strstr (text, word); at != NULL; at = strstr (at + 1, word))
    if ((at == text || !is_letter_at (g_utf8_prev_char (at))) && !is_letter_at (at + strlen (word)))
      return at;

  return NULL;
}

/* Whether brackets that open in @text are open still at @at. */
static gboolean
is_bracketed (const char *text,
              const char *at)
{
  gint depth = 0;

  for (; text < at; text++)
    depth += *text == '(' ? 1 : *text == ')' ? -1 : 0;

  return depth > 0;
}

static char *
insert_meaning (const char *text,
                const char *end, /* of the word in it */
                const char *meaning)
{
  gboolean square = is_bracketed (text, end);

  return g_strdup_printf ("%.*s %s%s%s%s", (int) (end - text), text, square ? "[" : "(", meaning, square ? "]" : ")", end);
}

char *
hu_glossary_spell_out (const char *text)
{
  static const struct
  {
    const char *word, *meaning;
  } words[] = {
    { NC_ ("abbreviation", "MMC"), NC_ ("abbreviation", "squad, half-squad or crew") },
    /* Translators: main armament, of a vehicle; where the word is none that a reader may not know, repeat it as its meaning */
    { NC_ ("abbreviation", "MA"), NC_ ("abbreviation", "main armament") },
    { NC_ ("abbreviation", "AF"), NC_ ("abbreviation", "armor factor") },
  };
  g_autofree char *spelled = g_strdup (text);

  for (guint i = 0; spelled != NULL && i < G_N_ELEMENTS (words); i++)
    {
      const char *word = g_dpgettext2 (GETTEXT_PACKAGE, "abbreviation", words[i].word);
      const char *meaning = g_dpgettext2 (GETTEXT_PACKAGE, "abbreviation", words[i].meaning);
      const char *at = g_str_equal (word, meaning) ? NULL : find_word (spelled, word);
      g_autofree char *before = spelled;

      spelled = at == NULL ? g_steal_pointer (&before) : insert_meaning (before, at + strlen (word), meaning);
    }

  return g_steal_pointer (&spelled);
}
