/*
 * The kind of a counter of VASL, by how it is called, whose concealment it gets and in which folder its pictures lie.
 *
 * How a counter of VASL is called by the players, and what its name says of its state.
 *
 * A name is put together from layers: "broken 4-6-7 1sq", "StuG IIIG vca3 BU".  States stand in front of it or behind it.
 */
#include "config.h"

#include "hu-vasl-work.h"

#include <string.h>

#include "hu-vassal-piece.h"

/* --- Names --- */

/* States; those that the rules of victory do not ask for have 0. */
static const struct
{
  const char *word;
  guint       states;
} state_words[] = {
  { "broken", HU_STATE_BROKEN }, { "brk", HU_STATE_BROKEN }, { "berserk", HU_STATE_BERSERK }, { "wnd", HU_STATE_WOUNDED },
  { "wnd.", HU_STATE_WOUNDED }, { "wounded", HU_STATE_WOUNDED }, { "stun", HU_STATE_STUNNED }, { "stunned", HU_STATE_STUNNED },
  { "fanatic", 0 }, { "heroic", 0 }, { "striped", 0 }, { "cx", 0 }, { "pin", 0 }, { "pinned", 0 }, { "ti", 0 },
  { "malf", 0 }, { "lmbd", 0 }, { "lmbr", 0 }, { "dismantled", 0 },
};

gboolean
_hu_vasl_has_word (const char *text,
                   const char *word)
{
  g_auto(GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (g_ascii_strcasecmp (words[i], word) == 0)
      return TRUE;

  return FALSE;
}

/* "vca3", "tca4/5": the covered arc of a hull or turret. */
static gboolean
is_arc (const char *word)
{
  const char *arc = strstr (word, "ca");

  while (arc != NULL && !g_ascii_isdigit (arc[2]))
    arc = strstr (arc + 1, "ca");

  return arc != NULL && arc - word <= 3 && strspn (arc + 2, "123456/") == strlen (arc + 2);
}

/* A vehicle with an armored crew shows whether its hatches are shut. */
static gboolean
is_hatch (const char *word)
{
  return g_str_equal (word, "BU") || g_str_equal (word, "CE");
}

/* Takes what @word says; FALSE: it is a part of the name. */
static gboolean
take_state (HuVaslCounter *self,
            const char    *word,
            gboolean       behind)
{
  for (guint i = 0; i < G_N_ELEMENTS (state_words); i++)
    if (g_ascii_strcasecmp (word, state_words[i].word) == 0)
      {
        self->states |= state_words[i].states;
        return TRUE;
      }
  if (!behind || (!is_arc (word) && !is_hatch (word)))
    return FALSE;
  self->hull |= g_str_has_prefix (word, "vca");
  self->hatches |= is_hatch (word);

  return TRUE;
}

/* A list of names may be shorter than that of the pictures: what it says of one level then holds for all. */
static void
take_layers (HuVaslCounter *self)
{
  for (guint i = 0; i < self->look->unnamed->len; i++)
    {
      g_auto(GStrv) words = g_strsplit_set (g_ptr_array_index (self->look->unnamed, i), " +", -1);

      for (guint j = 0; words[j] != NULL; j++)
        take_state (self, words[j], TRUE);
    }
}

/* "+ crew CE, pass BU" speaks of the passengers, too. */
static void
cut_passengers (HuVaslCounter *self,
                GString       *name)
{
  static const char said[] = " crew CE, pass BU";

  if (!g_str_has_suffix (name->str, said))
    return;
  g_string_truncate (name, name->len - strlen (said));
  self->hatches = TRUE;
}

static void
vasl_read_name (HuVaslCounter *self)
{
  const char *shown = self->look->name[0] != '\0' ? self->look->name : self->look->basic;
  g_autoptr(GString) name = g_string_new (shown);
  g_auto(GStrv) all = NULL;
  g_autoptr(GPtrArray) words = g_ptr_array_new ();
  g_autofree char *joined = NULL;
  guint first = 0;

  g_string_replace (name, "\\+", "+", 0);
  cut_passengers (self, name);
  all = g_strsplit_set (name->str, " ", -1);
  for (guint i = 0; all[i] != NULL; i++)
    if (all[i][0] != '\0')
      g_ptr_array_add (words, all[i]);
  while (words->len > 1 && take_state (self, g_ptr_array_index (words, words->len - 1), TRUE))
    g_ptr_array_set_size (words, (gint) words->len - 1);
  while (first + 1 < words->len && take_state (self, g_ptr_array_index (words, first), FALSE))
    first++;
  g_ptr_array_add (words, NULL);
  joined = g_strjoinv (" ", (char **) words->pdata + first);
  self->name = hu_import_clean (joined);
  take_layers (self);
}

/* By the folder of the picture, which is also what a counter's concealment is called by.  The Axis of VASL has the nations
 * of its palette with that name. */
static const struct
{
  const char *folder;
  const char *nation;
  gboolean    axis;
} nations[] = {
  { "ge", "German", TRUE }, { "ru", "Russian", FALSE }, { "am", "American", FALSE }, { "br", "British", FALSE },
  { "it", "Italian", TRUE }, { "ja", "Japanese", TRUE }, { "fr", "French", FALSE }, { "fi", "Finnish", TRUE },
  { "ax", "Axis Minor", TRUE }, { "al", "Allied Minor", FALSE }, { "pa", "Partisan", FALSE }, { "ch", "Chinese", FALSE },
  { "gc", "Chinese Communist", FALSE }, { "cc", "Communist Chinese", TRUE }, { "nk", "North Korean", TRUE },
  { "sk", "South Korean", FALSE }, { "un", "Other UNC", FALSE }, { "us", "American", FALSE }, { "ss", "Waffen SS", TRUE },
  { "sw", "Swedish", FALSE }, { "hu", "Hungarian", TRUE }, { "ro", "Romanian", TRUE },
};

/* --- Nation --- */

/* The index of the nation with that folder, or -1. */
static gint
find_nation (const char *folder,
             gsize       length)
{
  for (guint i = 0; i < G_N_ELEMENTS (nations); i++)
    if (length == strlen (nations[i].folder) && g_ascii_strncasecmp (folder, nations[i].folder, length) == 0)
      return (gint) i;

  return -1;
}

/* The states that the pictures of a counter show, whatever it shows now. */
typedef struct
{
  gint     nation;    /* the first of them; -1: none */
  gboolean hungarian; /* any of them */
  gboolean vehicle, gun, craft;
  gboolean portable; /* a layer takes it apart: a support weapon */
} Pictures;

static gboolean
is_called (const char *folder,
           gsize       length,
           const char *name)
{
  return length == strlen (name) && g_ascii_strncasecmp (folder, name, length) == 0;
}

/* "br/vehicles/sherman": each folder may say something. */
static void
look_at_picture (Pictures   *pictures,
                 const char *picture)
{
  pictures->craft |= g_ascii_strncasecmp (picture, "sh/LC", 5) == 0;
  for (const char *folder = picture, *end; (end = strchr (folder, '/')) != NULL; folder = end + 1)
    {
      gsize length = (gsize) (end - folder);

      pictures->vehicle |= is_called (folder, length, "veh") || is_called (folder, length, "vehicles");
      pictures->gun |= is_called (folder, length, "gun") || is_called (folder, length, "guns");
      if (folder != picture)
        continue;
      pictures->hungarian |= is_called (folder, length, "hu");
      if (pictures->nation < 0)
        pictures->nation = find_nation (folder, length);
    }
}

static void
look_at_pictures (Pictures            *pictures,
                  const HuVassalPiece *piece)
{
  const GPtrArray *types = piece->types;
  g_autoptr(GPtrArray) basic = hu_vassal_split (g_ptr_array_index (types, types->len - 1), ';', 5);

  *pictures = (Pictures) { .nation = -1 };
  look_at_picture (pictures, hu_vassal_token (basic, 3));
  for (guint i = types->len - 1; i > 0; i--)
    {
      const char *type = g_ptr_array_index (types, i - 1);
      g_autoptr(GPtrArray) fields = g_str_has_prefix (type, "emb2;") ? hu_vassal_split (type, ';', 18) : NULL;
      g_autoptr(GPtrArray) shown = fields != NULL ? hu_vassal_split (hu_vassal_token (fields, 16), ',', 1000) : NULL;

      pictures->portable |= fields != NULL && strstr (hu_vassal_token (fields, 17), "dm +") != NULL;
      for (guint j = 0; shown != NULL && j < shown->len; j++)
        look_at_picture (pictures, g_ptr_array_index (shown, j));
    }
}

/* The nation whose concealment it gets, or -1: a lend-lease tank lies in the folder of the nation that built it. */
static gint
find_concealment (const HuVassalPiece *piece)
{
  gint found = -1;

  for (guint i = 0; found < 0 && i < piece->types->len; i++)
    {
      const char *type = g_ptr_array_index (piece->types, i);
      g_autoptr(GPtrArray) fields = g_str_has_prefix (type, "conceal;") ? hu_vassal_split (type, ';', 4) : NULL;
      const char *folder = fields != NULL ? hu_vassal_token (fields, 3) : "";

      found = find_nation (folder, strlen (folder));
    }

  return found;
}

/* "'44 RU FB": aircraft lie in no folder of a nation. */
static gint
find_in_name (const char *name)
{
  g_auto(GStrv) words = g_strsplit (name, " ", -1);
  gint found = -1;

  for (guint i = 0; found < 0 && words[i] != NULL; i++)
    found = find_nation (words[i], strlen (words[i]));

  return found;
}

static gboolean
flies (const HuVaslCounter *self)
{
  return g_hash_table_contains (self->look->marks, "pCVP");
}

static void
read_nation (HuVaslCounter  *self,
             const Pictures *pictures)
{
  gint nation = find_concealment (self->piece);

  self->concealable = nation >= 0;
  /* Hungarians have the concealment of Germans, and pictures of their own. */
  if (nation >= 0 && pictures->hungarian && g_str_equal (nations[nation].folder, "ge"))
    nation = find_nation ("hu", 2);
  if (nation < 0)
    nation = pictures->nation;
  if (nation < 0 && flies (self))
    nation = find_in_name (self->name);
  /* All landing craft have the concealment of Germans. */
  if (nation < 0 || pictures->craft)
    return;
  self->nation = nations[nation].nation;
  self->axis = nations[nation].axis;
}

/* --- Kind --- */

/* "4-6-7", "4-(2)-7", or "000" for any strength. */
static gboolean
is_strength (const char *word)
{
  g_auto(GStrv) parts = g_strsplit (word, "-", 4);
  guint n = g_strv_length (parts);

  for (guint i = 0; i < n; i++)
    {
      gsize length = strlen (parts[i]);
      gboolean enclosed = length > 2 && parts[i][0] == '(' && parts[i][length - 1] == ')';
      gsize digits = strspn (parts[i] + (enclosed ? 1 : 0), "0123456789");

      if (digits == 0 || digits + (enclosed ? 2 : 0) != length)
        return FALSE;
    }

  return n == 3 || g_str_equal (word, "000");
}

/* "1sq", "SShs", "Icr", "KMC(j)sq": the last two letters of a word say what it is. */
static gboolean
read_class (const char *word,
            HuUnitKind *kind)
{
  static const struct
  {
    const char *ending;
    HuUnitKind  kind;
  } classes[] = { { "sq", HU_UNIT_SQUAD }, { "hs", HU_UNIT_HALF_SQUAD }, { "cr", HU_UNIT_CREW } };
  gsize length = strlen (word);

  for (guint i = 0; length >= 2 && i < G_N_ELEMENTS (classes); i++)
    if (g_ascii_strcasecmp (word + length - 2, classes[i].ending) == 0)
      {
        *kind = classes[i].kind;
        return TRUE;
      }

  return FALSE;
}

/* A strength anywhere, and a class behind it. */
static gboolean
read_infantry (HuVaslCounter *self)
{
  g_auto(GStrv) words = g_strsplit (self->name, " ", -1);
  gboolean strong = FALSE;

  for (guint i = 0; words[i] != NULL; i++)
    if (strong && read_class (words[i], &self->kind))
      {
        self->afloat = self->kind == HU_UNIT_CREW && g_ascii_strcasecmp (words[i], "LCcr") == 0;
        return TRUE;
      }
    else
      strong |= is_strength (words[i]);

  return FALSE;
}

/* "geLDR", "brLDRp", "nkCOM": two letters for the nation, then what it is. */
static gboolean
is_basic (const char *basic,
          const char *what)
{
  return g_ascii_isalpha (basic[0]) && g_ascii_isalpha (basic[1]) && g_str_has_prefix (basic + 2, what);
}

/* "9-2" has the modifier -2, "6+1" has 1.  Where the basic name does not say that it is a leader, it has a morale of 6 to
 * 10 and a modifier of 3 at most. */
static gboolean
read_leader (HuVaslCounter *self)
{
  gboolean called = is_basic (self->look->basic, "LDR") || is_basic (self->look->basic, "COM");
  g_auto(GStrv) words = g_strsplit (self->name, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      char *sign;
      guint64 morale = g_ascii_strtoull (words[i], &sign, 10);

      if (!g_ascii_isdigit (words[i][0]) || (*sign != '-' && *sign != '+') || !g_ascii_isdigit (sign[1]) || sign[2] != '\0')
        continue;
      if (!called && (morale < 6 || morale > 10 || sign[1] > '3'))
        continue;
      self->leadership = *sign == '-' ? -(sign[1] - '0') : sign[1] - '0';
      return TRUE;
    }

  return FALSE;
}

/* "76* INF", "88L AA": guns are called by their caliber and type. */
static gboolean
is_gun (const char *name)
{
  static const char * const types[] = { "INF", "AT", "ART", "AA" };
  gboolean found = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    found |= _hu_vasl_has_word (name, types[i]);

  return found && g_ascii_isdigit (name[0]);
}

/* "PzKw IVH Wreck2": the wreck of a vehicle is called after it, and lies in its folder. */
static gboolean
is_wreck (const char *name)
{
  const char *last = strrchr (name, ' ');

  return last != NULL && g_ascii_strncasecmp (last + 1, "Wreck", 5) == 0 && strspn (last + 6, "0123456789") == strlen (last + 6);
}

static gboolean
read_kind (HuVaslCounter  *self,
           const Pictures *pictures)
{
  GHashTable *marks = self->look->marks;

  if (is_wreck (self->name))
    return FALSE;
  /* The counter itself keeps the points that it is worth. */
  if (pictures->vehicle || self->hull || self->hatches || g_hash_table_contains (marks, "tCVP"))
    self->kind = HU_UNIT_VEHICLE;
  else if (pictures->gun || g_hash_table_contains (marks, "gCVP") || (is_gun (self->name) && !pictures->portable))
    self->kind = HU_UNIT_GUN;
  else if (flies (self))
    self->kind = HU_UNIT_AIRCRAFT;
  else if (read_leader (self))
    self->kind = HU_UNIT_LEADER;
  else if (_hu_vasl_has_word (self->name, "Hero"))
    self->kind = HU_UNIT_HERO;
  else
    return read_infantry (self);

  return TRUE;
}

/* Control and fire need no nation. */
static gboolean
read_state_of_hex (HuVaslCounter *self)
{
  HuStorey level;

  if (g_ascii_strcasecmp (self->name, "Allied control") == 0 || g_ascii_strcasecmp (self->name, "Axis control") == 0)
    {
      self->sort = HU_VASL_HELD;
      self->axis = g_ascii_strncasecmp (self->name, "Axis", 4) == 0;
    }
  else if (g_ascii_strcasecmp (self->name, "Flame") == 0 || g_ascii_strcasecmp (self->name, "Blaze") == 0)
    {
      self->sort = HU_VASL_FIRE;
      self->fire = g_ascii_strcasecmp (self->name, "Blaze") == 0 ? HU_FIRE_BLAZE : HU_FIRE_FLAME;
    }
  else if (_hu_vasl_is_turn (self->name))
    self->sort = HU_VASL_TURN;
  else if (_hu_vasl_read_level (self->name, &level))
    self->sort = HU_VASL_LEVEL;

  return self->sort != HU_VASL_MARKER;
}

HuVaslCounter *
_hu_vasl_counter_new (const HuVassalPiece   *piece,
                      GHashTable            *properties,
                      const HuImportProfile *profile)
{
  HuVaslCounter *self = g_new0 (HuVaslCounter, 1);
  Pictures pictures;

  self->piece = piece;
  self->look = hu_vassal_look_new (piece->types, piece->states, properties);
  vasl_read_name (self);
  look_at_pictures (&pictures, piece);
  read_nation (self, &pictures);
  if (read_state_of_hex (self) || (self->nation == NULL && !pictures.craft && !flies (self)))
    return self;
  if (g_str_equal (self->name, "?"))
    {
      self->sort = HU_VASL_QUESTION;
      self->kind = HU_UNIT_DUMMY;
    }
  else if (read_kind (self, &pictures))
    self->sort = HU_VASL_UNIT;
  else if (g_hash_table_contains (self->look->marks, "iCVP"))
    self->sort = HU_VASL_STRANGE;
  if (self->sort == HU_VASL_UNIT && self->kind == HU_UNIT_VEHICLE)
    _hu_vasl_read_vehicle (self, pictures.craft, profile);
  g_hash_table_remove_all (self->look->marks);
  if (self->nation != NULL)
    g_hash_table_insert (self->look->marks, g_strdup ("side"), g_strdup (_hu_vasl_counter_get_side (self)));

  return self;
}

void
_hu_vasl_counter_free (HuVaslCounter *self)
{
  hu_vassal_look_free (self->look);
  g_free (self->name);
  g_free (self);
}

/* The Waffen SS is a nation in VASL, and its side is that of the Germans. */
const char *
_hu_vasl_counter_get_side (const HuVaslCounter *self)
{
  return g_str_equal (self->nation, "Waffen SS") ? "German" : self->nation;
}

static gboolean
can_hide (const HuVaslCounter *counter)
{
  return counter->sort == HU_VASL_UNIT || counter->sort == HU_VASL_STRANGE;
}

/* A question mark over a unit in its stack conceals it, and all that lie under it. */
void
_hu_vasl_conceal (GPtrArray *counters)
{
  g_autoptr(GHashTable) lowest = g_hash_table_new (NULL, NULL);  /* stack → 1 + index of its lowest unit */
  g_autoptr(GHashTable) highest = g_hash_table_new (NULL, NULL); /* stack → 1 + index of its highest question mark */

  for (guint i = 0; i < counters->len; i++)
    {
      const HuVaslCounter *counter = g_ptr_array_index (counters, i);
      HuVassalPiece *stack = counter->piece->in;
      guint index = counter->piece->index + 1, before;

      if (stack == NULL)
        continue;
      before = GPOINTER_TO_UINT (g_hash_table_lookup (can_hide (counter) ? lowest : highest, stack));
      if (can_hide (counter) && (before == 0 || index < before))
        g_hash_table_insert (lowest, stack, GUINT_TO_POINTER (index));
      if (counter->sort == HU_VASL_QUESTION && index > before)
        g_hash_table_insert (highest, stack, GUINT_TO_POINTER (index));
    }
  for (guint i = 0; i < counters->len; i++)
    {
      HuVaslCounter *counter = g_ptr_array_index (counters, i);
      HuVassalPiece *stack = counter->piece->in;
      guint index = counter->piece->index + 1, unit, question;

      if (stack == NULL)
        continue;
      unit = GPOINTER_TO_UINT (g_hash_table_lookup (lowest, stack));
      question = GPOINTER_TO_UINT (g_hash_table_lookup (highest, stack));
      if (can_hide (counter))
        counter->concealed = index < question;
      else if (counter->sort == HU_VASL_QUESTION && unit > 0 && unit < index)
        counter->sort = HU_VASL_MARKER;
    }
}
