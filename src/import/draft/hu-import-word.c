/*
 * The account of an import as a report.
 */
#include "config.h"

#include "hu-import-private.h"

#include <glib/gi18n-lib.h>

#define MOST_NATIONS 6 /* that are named */

guint
hu_import_count_hexes (const HuImport *self,
                       guint          *n_known)
{
  guint n = 0;

  *n_known = 0;
  for (guint i = 0; i < self->groups->len; i++)
    {
      const HuImportGroup *group = g_ptr_array_index (self->groups, i);

      if (group->hexes == NULL)
        continue;
      n += group->n;
      *n_known += group->terrain >= 0 || group->choice >= HU_IMPORT_AS_TERRAIN ? group->n : 0;
    }

  return n;
}

static char *
word_terrain (guint n_known,
              guint n)
{
  /* Translators: how many hexes have a terrain that was recognised, and how many there are. */
  return g_strdup_printf (ngettext ("Terrain of %1$u of %2$u hex recognised.", "Terrain of %1$u of %2$u hexes recognised.", n),
                          n_known, n);
}

/* The side whose units a group's counters are. */
static HuSide
find_side (const HuImport      *self,
           const HuImportGroup *group)
{
  if (group->choice == HU_IMPORT_AS_FIRST || group->choice == HU_IMPORT_AS_SECOND)
    return group->choice == HU_IMPORT_AS_FIRST ? HU_SIDE_FIRST : HU_SIDE_SECOND;
  if (group->choice != HU_IMPORT_AS_FOUND)
    return HU_SIDE_NONE;

  return group->nation > 0 ? ((HuImportNation *) g_ptr_array_index (self->nations, group->nation - 1))->side : group->side;
}

/* --- Units by owner --- */

/* The owner of a group's units: the nation that the file says, or the side that the user chose; NULL: none. */
static const char *
find_holder (const HuImport      *self,
            const HuImportGroup *group)
{
  HuSide side = find_side (self, group);

  if (side == HU_SIDE_NONE)
    return NULL;
  if (group->choice == HU_IMPORT_AS_FOUND && group->nation > 0)
    return ((HuImportNation *) g_ptr_array_index (self->nations, group->nation - 1))->name;

  return self->scenario->sides[side].name;
}

static guint
count_units (const HuImport *self,
             HuImportTake    take,
             const char     *owner)
{
  guint n = 0;

  for (guint i = 0; i < self->groups->len; i++)
    {
      const HuImportGroup *group = g_ptr_array_index (self->groups, i);

      if (g_strcmp0 (find_holder (self, group), owner) == 0)
        n += group->n_taken[take];
    }

  return n;
}

/* "German 43, Russian 45"; NULL: there are none. */
static char *
word_owners (const HuImport *self,
             HuImportTake    take)
{
  g_autoptr(GPtrArray) owners = g_ptr_array_new ();
  g_autoptr(GString) words = g_string_new (NULL);
  guint n_said = 0;

  for (guint i = 0; i < self->nations->len; i++)
    g_ptr_array_add (owners, ((HuImportNation *) g_ptr_array_index (self->nations, i))->name);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (!g_ptr_array_find_with_equal_func (owners, self->scenario->sides[side].name, g_str_equal, NULL))
      g_ptr_array_add (owners, self->scenario->sides[side].name);
  for (guint i = 0; i < owners->len; i++)
    {
      const char *owner = g_ptr_array_index (owners, i);
      guint n = count_units (self, take, owner);

      if (n > 0 && n_said++ < MOST_NATIONS)
        g_string_append_printf (words, "%s%s %u", words->len > 0 ? ", " : "", owner, n);
    }
  if (n_said > MOST_NATIONS)
    g_string_append (words, "…");

  return n_said > 0 ? g_strdup (words->str) : NULL;
}

static char *
word_total (const HuImport *self,
            gboolean        english)
{
  guint n_known, n_hexes = hu_import_count_hexes (self, &n_known), n = self->n_taken[HU_IMPORT_UNIT];
  g_autofree char *owners = word_owners (self, HU_IMPORT_UNIT);

  if (self->numbers.shown != NULL)
    return g_strdup (english ? self->numbers.english : self->numbers.shown);
  if (self->n_all == 0 && n_hexes > 0)
    return word_terrain (n_known, n_hexes);
  if (self->n_all == 0)
    return g_strdup (_("The file has no counters."));
  if (owners == NULL)
    /* Translators: how many counters there are; none of them is a unit on the map. */
    return g_strdup_printf (ngettext ("0 of %u counter is a unit.", "0 of %u counters are units.", self->n_all), self->n_all);

  /* Translators: how many counters are units, how many there are, and how many units each side or nation has, as
   * "German 43, Russian 45". */
  return g_strdup_printf (ngettext ("%1$u of %2$u counter is a unit: %3$s.", "%1$u of %2$u counters are units: %3$s.",
                                    self->n_all), n, self->n_all, owners);
}

char *
hu_import_word_total (const HuImport *self)
{
  return word_total (self, FALSE);
}

char *
hu_import_word_take (HuImportTake take,
                     guint        n)
{
  g_return_val_if_fail (take != HU_IMPORT_UNIT, NULL);

  switch (take)
    {
    case HU_IMPORT_MARKER:
      return g_strdup_printf (ngettext ("%u is a marker", "%u are markers", n), n);
    case HU_IMPORT_OUTSIDE:
      return g_strdup_printf (ngettext ("%u lies off the board", "%u lie off the board", n), n);
    case HU_IMPORT_UNIT:
    case HU_IMPORT_LEFT_OUT:
    case HU_N_IMPORT_TAKES:
    default:
      return g_strdup_printf (ngettext ("%u is left out", "%u are left out", n), n);
    }
}

static void
word_numbers (const HuImport *self,
              gboolean        english,
              GString        *text)
{
  g_autofree char *total = word_total (self, english);

  g_string_append (text, total);
  for (guint take = HU_IMPORT_MARKER; take < HU_N_IMPORT_TAKES; take++)
    if (self->n_taken[take] > 0)
      {
        g_autofree char *words = hu_import_word_take ((HuImportTake) take, self->n_taken[take]);

        g_string_append_printf (text, " %s.", words);
      }
  g_string_append_c (text, '\n');
}

/* As what a group is taken. */
static char *
word_group (const HuImport      *self,
            const HuImportGroup *group)
{
  HuSide side = find_side (self, group);
  const char *name = side != HU_SIDE_NONE ? self->scenario->sides[side].name : NULL;

  if (group->taken != NULL)
    return g_strdup (group->taken);
  if (group->hexes != NULL)
    return g_strdup (hu_terrain_to_string (group->choice >= HU_IMPORT_AS_TERRAIN
                                             ? (HuTerrain) (group->choice - HU_IMPORT_AS_TERRAIN)
                                             : group->terrain >= 0 ? (HuTerrain) group->terrain : HU_TERRAIN_CLEAR));
  if (group->n_taken[HU_IMPORT_UNIT] > 0)
    /* Translators: %s is a side. */
    return g_strdup_printf (_("unit of %s"), name);
  if (group->n_taken[HU_IMPORT_MARKER] > 0)
    return g_strdup (_("marker"));
  if (group->n_taken[HU_IMPORT_OUTSIDE] > 0 && name != NULL)
    /* Translators: %s is a side. */
    return g_strdup_printf (_("unit of %s, off the map"), name);

  return g_strdup (_("left out"));
}

/* Has a nation counters that nobody has taken? */
static gboolean
is_left_out (const HuImport *self,
             guint           index)
{
  for (guint i = 0; i < self->groups->len; i++)
    {
      const HuImportGroup *group = g_ptr_array_index (self->groups, i);

      if (group->nation == index + 1 && group->choice == HU_IMPORT_AS_FOUND)
        return TRUE;
    }

  return FALSE;
}

/* "More than two sides; these are left out: Italian, Romanian."; NULL: none is. */
static char *
word_nations (const HuImport *self)
{
  g_autoptr(GString) names = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < self->nations->len; i++)
    {
      const HuImportNation *nation = g_ptr_array_index (self->nations, i);

      if (nation->side != HU_SIDE_NONE || !is_left_out (self, i))
        continue;
      if (n < MOST_NATIONS)
        g_string_append_printf (names, "%s%s", n > 0 ? ", " : "", nation->name);
      n++;
    }
  if (n == 0)
    return NULL;
  if (n > MOST_NATIONS)
    g_string_append (names, "…");

  /* Translators: the names of sides that are in a file beside the two of a game */
  return g_strdup_printf (_("More than two sides; these are left out: %s."), names->str);
}

const char *
hu_import_get_why (const HuImportGroup *group)
{
  /* The counters of a third side, which the user has given to one of the two. */
  gboolean given = group->as == HU_IMPORT_LEFT_OUT && group->n_taken[HU_IMPORT_UNIT] > 0;

  return group->choice != HU_IMPORT_AS_FOUND || given ? _("as you chose") : _(group->why);
}

/* A line for each way in which sides are known, in the order of the file. */
char *
hu_import_word_units (const HuImport *self)
{
  g_autoptr(GString) text = g_string_new (NULL);
  g_autoptr(GHashTable) numbers = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr(GPtrArray) whys = g_ptr_array_new ();
  g_autofree char *off = word_owners (self, HU_IMPORT_OUTSIDE);

  for (guint i = 0; i < self->groups->len; i++)
    {
      const HuImportGroup *group = g_ptr_array_index (self->groups, i);
      const char *why = hu_import_get_why (group);
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (numbers, why));

      if (group->n_taken[HU_IMPORT_UNIT] == 0)
        continue;
      if (n == 0)
        g_ptr_array_add (whys, (gpointer) why);
      g_hash_table_replace (numbers, (gpointer) why, GUINT_TO_POINTER (n + group->n_taken[HU_IMPORT_UNIT]));
    }
  for (guint i = 0; i < whys->len; i++)
    {
      const char *why = g_ptr_array_index (whys, i);

      g_string_append (text, text->len > 0 ? "\n" : "");
      /* Translators: how the sides of counters are known, as "side by the palette"; of how many. */
      g_string_append_printf (text, _("Units on the map, %1$s: %2$u."), why,
                              GPOINTER_TO_UINT (g_hash_table_lookup (numbers, why)));
    }
  if (off != NULL)
    {
      g_string_append (text, text->len > 0 ? "\n" : "");
      /* Translators: how many units each side or nation has there, as "German 43, Russian 45". */
      g_string_append_printf (text, _("Units off the board: %s."), off);
    }

  return text->len > 0 ? g_strdup (text->str) : NULL;
}

/* A line for each sentence that has something to say now. */
static void
word_said (const HuImport *self,
           gboolean        english,
           gboolean        needs_user,
           GString        *text)
{
  for (guint i = 0; i < self->said->len; i++)
    {
      const HuImportSentence *sentence = g_ptr_array_index (self->said, i);
      g_autofree char *chosen = sentence->word != NULL && sentence->needs_user == needs_user ? sentence->word (self) : NULL;
      const char *words = sentence->word != NULL ? chosen : english ? sentence->english : sentence->shown;

      if (words != NULL && sentence->needs_user == needs_user)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", words);
    }
}

/* The sentences that ask the user for something come first. */
static char *
word_rest (const HuImport *self,
           gboolean        english)
{
  guint n_known, n_hexes = hu_import_count_hexes (self, &n_known);
  g_autofree char *nations = word_nations (self);
  GString *text = g_string_new (nations);

  word_said (self, english, TRUE, text);
  /* Where the first line counts something else. */
  if (n_hexes > 0 && (self->n_all > 0 || self->numbers.shown != NULL))
    {
      g_autofree char *terrain = word_terrain (n_known, n_hexes);

      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", terrain);
    }
  word_said (self, english, FALSE, text);

  return g_string_free (text, FALSE);
}

char *
hu_import_word_rest (const HuImport *self)
{
  return word_rest (self, FALSE);
}

/* @english: what was said before is taken in English; the rest is in the language of the thread. */
static void
word_head (const HuImport *self,
           gboolean        english,
           GString        *text)
{
  g_autofree char *rest = word_rest (self, english);
  guint sum = 0;

  for (guint i = 0; i < HU_N_IMPORT_TAKES; i++)
    sum += self->n_taken[i];
  g_assert (sum == self->n_all); /* nothing is dropped in silence */

  word_numbers (self, english, text);
  g_string_append (text, rest);
  if (rest[0] != '\0')
    g_string_append_c (text, '\n');
}

char *
hu_import_word (const HuImport *self)
{
  g_autoptr(GPtrArray) rows = hu_import_list_rows (self, FALSE);
  GString *text = g_string_new (NULL);

  word_head (self, FALSE, text);
  if (rows->len > 0)
    /* Translators: heads of a table: a kind of counter, how many there are, what the program takes it as, and why. */
    g_string_append_printf (text, "\n%s\t%s\t%s\t%s\n", _("What"), _("How many"), _("Taken as"), _("Why"));
  for (guint i = 0; i < rows->len; i++)
    {
      GPtrArray *row = g_ptr_array_index (rows, i);
      const HuImportGroup *group = g_ptr_array_index (row, 0);
      g_autofree char *name = hu_import_word_row (self, row), *as = word_group (self, group);

      g_string_append_printf (text, "%s\t%u\t%s\t%s\n", name, hu_import_count_row (row), as, hu_import_get_why (group));
    }

  return g_string_free (text, FALSE);
}

void
_hu_import_describe (HuImport *self)
{
  GString *about = g_string_new (self->about);
  locale_t before;

  if (about->len > 0)
    g_string_append (about, "\n\n");
  before = hu_explain_begin_english ();
  word_head (self, TRUE, about);
  hu_explain_end_english (before);
  g_string_truncate (about, about->len - 1);
  g_free (self->scenario->about);
  self->scenario->about = g_string_free (about, FALSE);
}
