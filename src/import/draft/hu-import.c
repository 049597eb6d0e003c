/*
 * Counters become groups and units, and the account of them becomes a report.
 */
#include "config.h"

#include "hu-import.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-game-file.h"
#include "hu-import-error.h"
#include "hu-import-limits.h"

/* --- Names --- */

static gboolean
may_stand (gunichar c)
{
  /* Controls, and what turns the direction of the text beside it. */
  return !g_unichar_iscntrl (c) && !(c >= 0x202a && c <= 0x202e) && !(c >= 0x2066 && c <= 0x2069) && c != 0xfffe &&
         c != 0xffff;
}

static char *
clean_up (const char *text,
          guint       most,
          gboolean    lines)
{
  GString *clean = g_string_new (NULL);
  guint n = 0;

  for (const char *at = text; *at != '\0' && n < most; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (!may_stand (c) && !(lines && c == '\n'))
        continue;
      g_string_append_unichar (clean, c);
      n++;
    }

  return g_strstrip (g_string_free (clean, FALSE));
}

char *
hu_import_clean (const char *name)
{
  return clean_up (name, HU_IMPORT_NAME_MOST, FALSE);
}

char *
hu_import_clean_text (const char *text)
{
  return clean_up (text, HU_IMPORT_ABOUT_MOST, TRUE);
}

char *
hu_import_slug (const char *name,
                const char *otherwise)
{
  GString *slug = g_string_new (NULL);
  gboolean gap = FALSE;

  for (const char *at = name; *at != '\0' && slug->len < 60; at++)
    {
      if (!g_ascii_isalnum (*at))
        {
          gap = slug->len > 0;
          continue;
        }
      if (gap)
        g_string_append_c (slug, '-');
      gap = FALSE;
      g_string_append_c (slug, g_ascii_tolower (*at));
    }
  if (slug->len == 0)
    g_string_assign (slug, otherwise);

  return g_string_free (slug, FALSE);
}

char *
hu_import_fold (const char *name)
{
  g_autofree char *stripped = g_strstrip (g_strdup (name));

  return g_utf8_casefold (stripped, -1);
}

/* An id that no unit has yet; doubles get -2, -3 in the order of the file. */
static char *
new_id (HuImport   *self,
        const char *name)
{
  g_autofree char *slug = hu_import_slug (name, "unit");
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (self->ids, slug)) + 1;
  char *id = n == 1 ? g_strdup (slug) : g_strdup_printf ("%s-%u", slug, n);

  while (hu_scenario_find_unit (self->scenario, id) >= 0)
    {
      g_free (id);
      id = g_strdup_printf ("%s-%u", slug, ++n);
    }
  g_hash_table_replace (self->ids, g_steal_pointer (&slug), GUINT_TO_POINTER (n));

  return id;
}

/* --- The draft --- */

static void
group_free (gpointer data)
{
  HuImportGroup *group = data;

  g_free (group->name);
  g_free (group->taken);
  g_free (group->why);
  g_free (group);
}

HuImport *
hu_import_new (HuMap *map)
{
  HuImport *self = g_new0 (HuImport, 1);

  self->scenario = hu_scenario_new (map);
  self->scenario->calendar.n_turns = 1;
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    g_ptr_array_add (hu_scenario_add_player_turn (self->scenario, side)->phases, g_strdup (_("Play")));
  self->groups = g_ptr_array_new_with_free_func (group_free);
  self->said = g_ptr_array_new_with_free_func (g_free);
  self->ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->kinds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  return self;
}

void
hu_import_free (HuImport *self)
{
  hu_scenario_unref (self->scenario);
  g_ptr_array_unref (self->groups);
  g_ptr_array_unref (self->said);
  g_hash_table_unref (self->ids);
  g_hash_table_unref (self->kinds);
  g_free (self->numbers);
  g_free (self);
}

void
hu_import_say (HuImport *self,
               char     *sentence)
{
  g_ptr_array_add (self->said, sentence);
}

/* The group of a counter, made where it is the first of its kind. */
static HuImportGroup *
find_group (HuImport    *self,
            const char  *name,
            HuImportTake as,
            HuSide       side,
            const char  *why)
{
  g_autofree char *key = g_strdup_printf ("%d %d %s\n%s", (gint) as, (gint) side, name, why);
  HuImportGroup *group = g_hash_table_lookup (self->kinds, key);

  if (group == NULL)
    {
      group = g_new0 (HuImportGroup, 1);
      *group = (HuImportGroup) { .name = g_strdup (name), .as = as, .side = side, .why = g_strdup (why) };
      g_ptr_array_add (self->groups, group);
      g_hash_table_insert (self->kinds, g_steal_pointer (&key), group);
    }

  return group;
}

void
hu_import_take (HuImport    *self,
                const char  *name,
                HuImportTake as,
                HuSide       side,
                HuHex        hex,
                const char  *why)
{
  g_autofree char *clean = hu_import_clean (name);
  g_autofree char *id = NULL;

  g_return_if_fail ((as == HU_IMPORT_UNIT) <= (side != HU_SIDE_NONE && hex != HU_HEX_NONE));

  find_group (self, clean, as, side, why)->n++;
  self->n_all++;
  self->n_taken[as]++;
  if (as != HU_IMPORT_UNIT && !(as == HU_IMPORT_OUTSIDE && side != HU_SIDE_NONE))
    return;

  id = new_id (self, clean);
  hu_scenario_add_unit (self->scenario, id, clean[0] != '\0' ? clean : id, side)->at = as == HU_IMPORT_UNIT ? hex : HU_HEX_NONE;
}

void
hu_import_note (HuImport   *self,
                const char *name,
                const char *taken,
                const char *why,
                guint       n)
{
  HuImportGroup *group = g_new0 (HuImportGroup, 1);

  *group = (HuImportGroup) { .name = g_strdup (name), .taken = g_strdup (taken), .why = g_strdup (why), .n = n };
  g_ptr_array_add (self->groups, group);
}

gboolean
hu_import_is_partial (const HuImport *self)
{
  return self->unread || self->n_taken[HU_IMPORT_UNIT] < self->n_all;
}

/* --- The report --- */

static void
append (GString    *text,
        const char *before,
        char       *words) /* (transfer full) */
{
  g_string_append_printf (text, "%s%s", before, words);
  g_free (words);
}

static void
word_numbers (const HuImport *self,
              GString        *text)
{
  const guint *n = self->n_taken;
  const char *before = " ";

  /* Translators: how many counters were recognised, and how many there are. */
  append (text, "", g_strdup_printf (ngettext ("%1$u of %2$u counter recognised.", "%1$u of %2$u counters recognised.",
                                               self->n_all), n[HU_IMPORT_UNIT], self->n_all));
  if (n[HU_IMPORT_MARKER] > 0)
    {
      append (text, before, g_strdup_printf (ngettext ("%u is a marker", "%u are markers", n[HU_IMPORT_MARKER]),
                                             n[HU_IMPORT_MARKER]));
      before = ", ";
    }
  if (n[HU_IMPORT_OUTSIDE] > 0)
    {
      append (text, before, g_strdup_printf (ngettext ("%u stands outside the hexes", "%u stand outside the hexes",
                                                       n[HU_IMPORT_OUTSIDE]), n[HU_IMPORT_OUTSIDE]));
      before = ", ";
    }
  if (n[HU_IMPORT_LEFT_OUT] > 0)
    {
      append (text, before, g_strdup_printf (ngettext ("%u is left out", "%u are left out", n[HU_IMPORT_LEFT_OUT]),
                                             n[HU_IMPORT_LEFT_OUT]));
      before = ", ";
    }
  g_string_append (text, before[0] == ',' ? ".\n" : "\n");
}

static char *
word_take (const HuImport      *self,
           const HuImportGroup *group)
{
  const char *side = group->side != HU_SIDE_NONE ? self->scenario->sides[group->side].name : NULL;

  if (group->taken != NULL)
    return g_strdup (group->taken);
  switch (group->as)
    {
    case HU_IMPORT_UNIT:
      /* Translators: %s is a side. */
      return g_strdup_printf (_("unit of %s"), side);
    case HU_IMPORT_MARKER:
      return g_strdup (_("marker"));
    case HU_IMPORT_OUTSIDE:
      /* Translators: %s is a side. */
      return side != NULL ? g_strdup_printf (_("unit of %s, off the map"), side) : g_strdup (_("left out"));
    case HU_IMPORT_LEFT_OUT:
    case HU_N_IMPORT_TAKES:
    default:
      return g_strdup (_("left out"));
    }
}

static void
word_head (const HuImport *self,
           GString        *text)
{
  guint sum = 0;

  for (guint i = 0; i < HU_N_IMPORT_TAKES; i++)
    sum += self->n_taken[i];
  g_assert (sum == self->n_all); /* nothing is dropped in silence */

  if (self->numbers != NULL)
    g_string_append_printf (text, "%s\n", self->numbers);
  if (self->numbers == NULL || self->n_all > 0)
    word_numbers (self, text);
  for (guint i = 0; i < self->said->len; i++)
    g_string_append_printf (text, "%s\n", (const char *) g_ptr_array_index (self->said, i));
}

char *
hu_import_word (const HuImport *self)
{
  GString *text = g_string_new (NULL);

  word_head (self, text);
  if (self->groups->len > 0)
    /* Translators: heads of a table: a kind of counter, how many there are, what the program takes it as, and why. */
    g_string_append_printf (text, "\n%s\t%s\t%s\t%s\n", _("What"), _("How many"), _("Taken as"), _("Why"));
  for (guint i = 0; i < self->groups->len; i++)
    {
      const HuImportGroup *group = g_ptr_array_index (self->groups, i);
      g_autofree char *as = word_take (self, group);

      g_string_append_printf (text, "%s\t%u\t%s\t%s\n", group->name, group->n, as, group->why);
    }

  return g_string_free (text, FALSE);
}

void
hu_import_finish (HuImport *self)
{
  GString *about = g_string_new (self->scenario->about);

  if (about->len > 0)
    g_string_append (about, "\n\n");
  word_head (self, about);
  g_string_truncate (about, about->len - 1);
  g_free (self->scenario->about);
  self->scenario->about = g_string_free (about, FALSE);
  hu_scenario_finish (self->scenario);
}

GBytes *
hu_import_to_bytes (const HuImport *self,
                    GError        **error)
{
  g_autoptr(GPtrArray) no_events = g_ptr_array_new ();
  g_autoptr(HuGameFile) file = hu_game_file_new (self->scenario, no_events);
  g_autoptr(GBytes) bytes = hu_game_file_to_bytes (file);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) again = hu_game_file_parse (bytes, faults);

  if (again == NULL)
    {
      g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                   /* Translators: %s is what is wrong, as "an id stands twice". */
                   _("The file holds what no game can: %s."), hu_faults_get (faults, 0)->what);
      return NULL;
    }

  return g_steal_pointer (&bytes);
}
