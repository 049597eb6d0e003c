/*
 * make-completions bash|zsh|fish: prints the completion of hex-umpire-cli for a shell.  The build
 * runs it; it is not installed.
 *
 * Verbs and options are those of --help, from the same tables (hu_cli_list_verbs(),
 * hu_cli_options_visit()).  The words an option takes come from the functions that read them.
 */
#include "config.h"

#include <locale.h>
#include <string.h>

#include "hu-cli-options.h"
#include "hu-map-scene.h"
#include "hu-report.h"

/* The kinds of words on a command line. */
typedef enum
{
  TAKES_NOTHING,
  TAKES_TEXT,
  TAKES_WORDS,
  TAKES_FILE,
} Value;

typedef struct
{
  GString         *out;
  const HuCliVerb *verb;
} Writer;

static char *
list_parts (void)
{
  GString *list = g_string_new (NULL);

  for (guint part = 0; part < HU_N_PARTS; part++)
    if (hu_report_part_to_string (part) != NULL)
      g_string_append_printf (list, "%s%s", list->len > 0 ? " " : "", hu_report_part_to_string (part));

  return g_string_free (list, FALSE);
}

static char *
list_overlays (void)
{
  g_autofree char *list = hu_overlay_list_words ();
  g_auto(GStrv) words = g_strsplit (list, ", ", -1);
  g_autofree char *joined = g_strjoinv (" ", words);

  return g_strconcat (joined, " none", NULL);
}

/* The words that an option of a verb takes, or NULL.  tests/cli/check-completions.py asks the program for each. */
static char *
list_words (const HuCliVerb    *verb,
            const GOptionEntry *entry)
{
  const char *name = entry->long_name;

  if (g_str_equal (name, "without") || g_str_equal (name, "only"))
    return list_parts ();
  if (g_str_equal (name, "overlay"))
    return list_overlays ();
  if (g_str_equal (name, "theme"))
    return g_strdup ("light dark print");
  if (g_str_equal (name, "paper"))
    return g_strdup ("a4 a3 letter");
  if (g_str_equal (name, "format"))
    return g_strdup ((verb->takes & HU_CLI_TAKES_PICTURE) ? "png svg pdf" : "pdf html md csv bbcode xenforo txt chat");
  if (g_str_equal (name, "view"))
    return g_strdup ("truth");

  return NULL;
}

static Value
get_value (const GOptionEntry *entry,
           const char         *words)
{
  switch (entry->arg)
    {
    case G_OPTION_ARG_NONE:
      return TAKES_NOTHING;
    case G_OPTION_ARG_FILENAME:
    case G_OPTION_ARG_FILENAME_ARRAY:
      return TAKES_FILE;
    case G_OPTION_ARG_STRING:
    case G_OPTION_ARG_STRING_ARRAY:
    case G_OPTION_ARG_INT:
    case G_OPTION_ARG_CALLBACK:
    case G_OPTION_ARG_DOUBLE:
    case G_OPTION_ARG_INT64:
    default:
      return words != NULL ? TAKES_WORDS : TAKES_TEXT;
    }
}

static gboolean
is_option (const GOptionEntry *entry)
{
  return entry->long_name[0] != '\0';
}

/* Inside '…' of a shell. */
static char *
quote (const char *text,
       const char *special,
       const char *apostrophe)
{
  GString *quoted = g_string_new (NULL);

  for (; *text != '\0'; text++)
    {
      if (*text == '\'')
        {
          g_string_append (quoted, apostrophe);
          continue;
        }
      if (strchr (special, *text) != NULL)
        g_string_append_c (quoted, '\\');
      g_string_append_c (quoted, *text);
    }

  return g_string_free (quoted, FALSE);
}

/* Games, unless the verb reads files of other programs. */
static gboolean
reads_games (const HuCliVerb *verb)
{
  return strstr (verb->arguments, "FILE") != NULL && (verb->takes & HU_CLI_TAKES_IMPORT) == 0;
}

/* --- bash --- */

static void
add_bash_names (const GOptionEntry *entries,
                gpointer            data)
{
  GString *names = data;

  for (; entries->long_name != NULL; entries++)
    {
      if (!is_option (entries))
        continue;
      g_string_append_printf (names, " --%s", entries->long_name);
      if (entries->short_name != 0)
        g_string_append_printf (names, " -%c", entries->short_name);
    }
}

static void
add_bash_values (const GOptionEntry *entries,
                 gpointer            data)
{
  Writer *writer = data;

  for (; entries->long_name != NULL; entries++)
    {
      g_autofree char *words = list_words (writer->verb, entries);
      Value value = get_value (entries, words);

      if (!is_option (entries) || value == TAKES_NOTHING)
        continue;
      g_string_append_printf (writer->out, "    %s:--%s", writer->verb->name, entries->long_name);
      if (entries->short_name != 0)
        g_string_append_printf (writer->out, " | %s:-%c", writer->verb->name, entries->short_name);
      if (value == TAKES_WORDS)
        g_string_append_printf (writer->out, ") _hex_umpire_cli_words '%s' ;;\n", words);
      else
        g_string_append_printf (writer->out, ") %s ;;\n", value == TAKES_FILE ? "_hex_umpire_cli_files" : "COMPREPLY=()");
    }
}

/* Bash breaks words at “=”, so that --theme=dark is three. */
static const char bash_head[] =
  "# bash completion for hex-umpire-cli, made from its --help.\n\n"
  "_hex_umpire_cli_words ()\n{\n"
  "  mapfile -t COMPREPLY < <(compgen -W \"$1\" -- \"$word\")\n}\n\n"
  "# Files whose names end in one of these, or all; and folders.\n"
  "_hex_umpire_cli_files ()\n{\n"
  "  local ending\n"
  "  compopt -o filenames 2>/dev/null\n"
  "  mapfile -t COMPREPLY < <(\n"
  "    [ \"$#\" != 0 ] || compgen -f -- \"$word\"\n"
  "    for ending in \"$@\"; do\n"
  "      compgen -f -X \"!*.$ending\" -- \"$word\"\n"
  "    done\n"
  "    [ \"$#\" = 0 ] || compgen -d -- \"$word\")\n}\n\n"
  "_hex_umpire_cli ()\n{\n"
  "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}\n\n"
  "  if [ \"$word\" = '=' ]; then\n"
  "    word=\n"
  "  elif [ \"$before\" = '=' ]; then\n"
  "    before=${COMP_WORDS[COMP_CWORD - 2]}\n"
  "  fi\n"
  "  COMPREPLY=()\n\n";

static void
write_bash (GString         *out,
            const HuCliVerb *verbs,
            gsize            n_verbs)
{
  g_autoptr(GString) names = g_string_new (NULL);

  for (gsize i = 0; i < n_verbs; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? " " : "", verbs[i].name);
  g_string_append (out, bash_head);
  g_string_append_printf (out, "  if [ \"$COMP_CWORD\" = 1 ]; then\n"
                          "    _hex_umpire_cli_words '%s --help -h --version -V'\n    return\n  fi\n"
                          "  case ${COMP_WORDS[1]}:$before in\n"
                          "    help:help) _hex_umpire_cli_words '%s'; return ;;\n", names->str, names->str);
  for (gsize i = 0; i < n_verbs; i++)
    {
      Writer writer = { out, &verbs[i] };

      hu_cli_options_visit (&verbs[i], add_bash_values, &writer);
    }
  g_string_append (out, "    *) _hex_umpire_cli_rest ;;\n  esac\n}\n\n"
                   "# An option of the verb, or a file.\n_hex_umpire_cli_rest ()\n{\n"
                   "  case ${COMP_WORDS[1]}:$word in\n");
  for (gsize i = 0; i < n_verbs; i++)
    {
      g_autoptr(GString) options = g_string_new (NULL);

      hu_cli_options_visit (&verbs[i], add_bash_names, options);
      g_string_append_printf (out, "    %s:-*) _hex_umpire_cli_words '%s' ;;\n", verbs[i].name, options->str + 1);
      if (strstr (verbs[i].arguments, "REPORT") != NULL)
        g_string_append_printf (out, "    %s:*) _hex_umpire_cli_files hexgame html pdf ;;\n", verbs[i].name);
      else if (reads_games (&verbs[i]))
        g_string_append_printf (out, "    %s:*) _hex_umpire_cli_files hexgame html ;;\n", verbs[i].name);
      else if (strstr (verbs[i].arguments, "FILE") != NULL)
        g_string_append_printf (out, "    %s:*) _hex_umpire_cli_files ;;\n", verbs[i].name);
    }
  g_string_append (out, "  esac\n}\n\ncomplete -F _hex_umpire_cli hex-umpire-cli\n");
}

/* --- zsh --- */

static void
add_zsh_options (const GOptionEntry *entries,
                 gpointer            data)
{
  Writer *writer = data;

  for (; entries->long_name != NULL; entries++)
    {
      g_autofree char *words = list_words (writer->verb, entries);
      g_autofree char *about = entries->description != NULL ? quote (entries->description, "[]:\\", "'\\''") : NULL;
      gboolean often = entries->arg == G_OPTION_ARG_STRING_ARRAY;
      Value value = get_value (entries, words);
      g_autofree char *action = value == TAKES_WORDS  ? g_strdup_printf (":%s:(%s)", entries->arg_description, words)
                                : value == TAKES_FILE ? g_strdup_printf (":%s:_files", entries->arg_description)
                                : value == TAKES_TEXT ? g_strdup_printf (":%s: ", entries->arg_description)
                                                      : g_strdup ("");

      if (!is_option (entries))
        continue;
      g_string_append_printf (writer->out, "        '%s--%s%s[%s]%s' \\\n", often ? "*" : "", entries->long_name,
                              value != TAKES_NOTHING ? "=" : "", about, action);
      if (entries->short_name != 0)
        g_string_append_printf (writer->out, "        '-%c[%s]%s' \\\n", entries->short_name, about, action);
    }
}

static void
write_zsh (GString         *out,
           const HuCliVerb *verbs,
           gsize            n_verbs)
{
  g_string_append (out, "#compdef hex-umpire-cli\n# Made from its --help.\n\n_hex-umpire-cli ()\n{\n"
                   "  local -a verbs\n  verbs=(\n");
  for (gsize i = 0; i < n_verbs; i++)
    {
      g_autofree char *about = quote (verbs[i].summary, ":\\", "'\\''");

      g_string_append_printf (out, "    '%s:%s'\n", verbs[i].name, about);
    }
  g_string_append (out, "  )\n\n  if (( CURRENT == 2 )); then\n"
                   "    _describe -t commands verb verbs\n"
                   "    _arguments '(- *)'{-h,--help}'[Show the help]' '(- *)'{-V,--version}'[Show the version]'\n"
                   "    return\n  fi\n\n"
                   "  local verb=$words[2]\n  shift words\n  (( CURRENT-- ))\n  case $verb in\n");
  for (gsize i = 0; i < n_verbs; i++)
    {
      Writer writer = { out, &verbs[i] };

      g_string_append_printf (out, "    %s)\n      _arguments \\\n", verbs[i].name);
      hu_cli_options_visit (&verbs[i], add_zsh_options, &writer);
      if (strstr (verbs[i].arguments, "VERB") != NULL)
        g_string_append (out, "        '1:verb:{_describe -t commands verb verbs}' ;;\n");
      else if (strstr (verbs[i].arguments, "REPORT") != NULL)
        g_string_append (out, "        '1:report:_files -g \"*.(html|pdf)\"' '2:file:_files -g \"*.(hexgame|html)\"' ;;\n");
      else
        g_string_append_printf (out, "        '*:file:_files%s' ;;\n",
                                reads_games (&verbs[i]) ? " -g \"*.(hexgame|html)\"" : "");
    }
  g_string_append (out, "  esac\n}\n\n_hex-umpire-cli \"$@\"\n");
}

/* --- fish --- */

static void
add_fish_options (const GOptionEntry *entries,
                  gpointer            data)
{
  Writer *writer = data;

  for (; entries->long_name != NULL; entries++)
    {
      g_autofree char *words = list_words (writer->verb, entries);
      g_autofree char *about = entries->description != NULL ? quote (entries->description, "\\", "\\'") : NULL;
      Value value = get_value (entries, words);

      if (!is_option (entries))
        continue;
      g_string_append_printf (writer->out, "complete -c hex-umpire-cli -n '__fish_seen_subcommand_from %s' -l %s",
                              writer->verb->name, entries->long_name);
      if (entries->short_name != 0)
        g_string_append_printf (writer->out, " -s %c", entries->short_name);
      if (value == TAKES_WORDS)
        g_string_append_printf (writer->out, " -x -a '%s'", words);
      else if (value != TAKES_NOTHING)
        g_string_append (writer->out, value == TAKES_FILE ? " -r -F" : " -x");
      g_string_append_printf (writer->out, " -d '%s'\n", about);
    }
}

static void
write_fish (GString         *out,
            const HuCliVerb *verbs,
            gsize            n_verbs)
{
  g_string_append (out, "# fish completion for hex-umpire-cli, made from its --help.\n\ncomplete -c hex-umpire-cli -f\n"
                   "complete -c hex-umpire-cli -n __fish_use_subcommand -s h -l help -d 'Show the help'\n"
                   "complete -c hex-umpire-cli -n __fish_use_subcommand -s V -l version -d 'Show the version'\n");
  for (gsize i = 0; i < n_verbs; i++)
    {
      g_autofree char *about = quote (verbs[i].summary, "\\", "\\'");
      Writer writer = { out, &verbs[i] };

      g_string_append_printf (out, "\ncomplete -c hex-umpire-cli -n __fish_use_subcommand -a %s -d '%s'\n",
                              verbs[i].name, about);
      hu_cli_options_visit (&verbs[i], add_fish_options, &writer);
      if (strstr (verbs[i].arguments, "VERB") != NULL)
        for (gsize j = 0; j < n_verbs; j++)
          g_string_append_printf (out, "complete -c hex-umpire-cli -n '__fish_seen_subcommand_from %s' -a %s\n",
                                  verbs[i].name, verbs[j].name);
      else
        g_string_append_printf (out, "complete -c hex-umpire-cli -n '__fish_seen_subcommand_from %s' %s\n", verbs[i].name,
                                reads_games (&verbs[i]) ? "-k -a '(__fish_complete_suffix .hexgame)'" : "-F");
    }
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *shell;
    void (*write) (GString         *out,
                   const HuCliVerb *verbs,
                   gsize            n_verbs);
  } shells[] = { { "bash", write_bash }, { "zsh", write_zsh }, { "fish", write_fish } };
  g_autoptr(GString) out = g_string_new (NULL);
  gsize n_verbs;
  const HuCliVerb *verbs = hu_cli_list_verbs (&n_verbs);

  for (guint i = 0; i < G_N_ELEMENTS (shells); i++)
    if (argc == 2 && g_str_equal (argv[1], shells[i].shell))
      shells[i].write (out, verbs, n_verbs);
  if (out->len == 0)
    {
      g_printerr ("usage: make-completions bash|zsh|fish\n");
      return 2;
    }

  return hu_cli_write_bytes (out->str, out->len);
}
