/*
 * What a counter of VASL is, by how it is called and in which folder its pictures lie.
 */
#include "config.h"

#include "hu-vasl-work.h"

#include <string.h>

#include "hu-vassal-tokens.h"

/* The folders of pictures, and the nations whose they are. */
static const struct
{
  const char *folder;
  const char *nation;
  gboolean    axis;
} nations[] = {
  { "ge", "German", TRUE }, { "ru", "Russian", FALSE }, { "am", "American", FALSE }, { "br", "British", FALSE },
  { "it", "Italian", TRUE }, { "ja", "Japanese", TRUE }, { "fr", "French", FALSE }, { "fi", "Finnish", TRUE },
  { "ax", "Axis Minor", TRUE }, { "al", "Allied Minor", FALSE }, { "pa", "Partisan", FALSE }, { "ch", "Chinese", FALSE },
  { "gc", "Chinese Communist", FALSE }, { "sw", "Swedish", FALSE }, { "hu", "Hungarian", TRUE }, { "ro", "Romanian", TRUE },
};

/* A vehicle or a gun lies in a folder of its own. */
static gboolean
has_folder (const char *picture,
            const char *folder)
{
  return strstr (picture, folder) != NULL || g_str_has_prefix (picture, folder + 1);
}

/* Looks at one picture; the first nation counts. */
static void
look_at_picture (HuVaslCounter *self,
                 const char    *picture,
                 gboolean      *vehicle,
                 gboolean      *gun)
{
  *vehicle |= has_folder (picture, "/veh/");
  *gun |= has_folder (picture, "/gun/");
  for (guint i = 0; self->nation == NULL && i < G_N_ELEMENTS (nations); i++)
    if (g_ascii_strncasecmp (picture, nations[i].folder, 2) == 0 && picture[2] == '/')
      {
        self->nation = nations[i].nation;
        self->axis = nations[i].axis;
      }
}

/* All pictures of a counter, whatever it shows now. */
static void
look_at_pictures (HuVaslCounter *self,
                  gboolean      *vehicle,
                  gboolean      *gun)
{
  const GPtrArray *types = self->piece->types;
  g_autoptr(GPtrArray) basic = hu_vassal_split (g_ptr_array_index (types, types->len - 1), ';', 5);

  look_at_picture (self, hu_vassal_token (basic, 3), vehicle, gun);
  for (guint i = types->len - 1; i > 0; i--)
    {
      const char *type = g_ptr_array_index (types, i - 1);
      g_autoptr(GPtrArray) fields = g_str_has_prefix (type, "emb2;") ? hu_vassal_split (type, ';', 18) : NULL;
      g_autoptr(GPtrArray) pictures = fields != NULL ? hu_vassal_split (hu_vassal_token (fields, 16), ',', 1000) : NULL;

      for (guint j = 0; pictures != NULL && j < pictures->len; j++)
        look_at_picture (self, g_ptr_array_index (pictures, j), vehicle, gun);
    }
}

/* --- Names --- */

/* Is @word one of the words in @text? */
static gboolean
has_word (const char *text,
          const char *word)
{
  g_auto(GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (g_ascii_strcasecmp (words[i], word) == 0)
      return TRUE;

  return FALSE;
}

/* Does @text begin with three numbers and dashes between them, as "4-6-7"? */
static gboolean
begins_with_factors (const char *text)
{
  for (guint i = 0; i < 3; i++)
    {
      if (i > 0 && *text++ != '-')
        return FALSE;
      if (!g_ascii_isdigit (*text))
        return FALSE;
      while (g_ascii_isdigit (*text))
        text++;
    }

  return TRUE;
}

/* "9-2" has the modifier -2, "7+1" has 1. */
static gboolean
read_leadership (const char *text,
                 gint64     *leadership)
{
  while (g_ascii_isdigit (*text))
    text++;
  if ((*text != '-' && *text != '+') || !g_ascii_isdigit (text[1]) || g_ascii_isdigit (text[2]))
    return FALSE;
  *leadership = *text == '-' ? -(text[1] - '0') : text[1] - '0';

  return TRUE;
}

/* "76* INF", "88L AA": guns are called by their caliber and type. */
static gboolean
is_gun (const char *name)
{
  static const char * const types[] = { "INF", "AT", "ART", "AA" };
  gboolean found = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    found |= has_word (name, types[i]);

  return found && g_ascii_isdigit (name[0]);
}

/* "geLDR": two letters for the nation, then what it is. */
static gboolean
is_basic (const char *basic,
          const char *what)
{
  return g_ascii_isalpha (basic[0]) && g_ascii_isalpha (basic[1]) && g_str_has_prefix (basic + 2, what);
}

static gboolean
read_kind (HuVaslCounter *self,
           gboolean       vehicle,
           gboolean       gun)
{
  const char *name = self->name;

  if (vehicle)
    self->kind = HU_UNIT_VEHICLE;
  else if (gun || is_gun (name))
    self->kind = HU_UNIT_GUN;
  else if ((is_basic (self->look->basic, "LDR") || is_basic (self->look->basic, "COM")) &&
           read_leadership (name, &self->leadership))
    self->kind = HU_UNIT_LEADER;
  else if (has_word (name, "Hero"))
    self->kind = HU_UNIT_HERO;
  else if (begins_with_factors (name) && has_word (name, "sq"))
    self->kind = HU_UNIT_SQUAD;
  else if (begins_with_factors (name) && has_word (name, "hs"))
    self->kind = HU_UNIT_HALF_SQUAD;
  else if (begins_with_factors (name) && has_word (name, "cr"))
    self->kind = HU_UNIT_CREW;
  else
    return FALSE;

  return TRUE;
}

/* Control and fire need no nation. */
static gboolean
read_state_of_hex (HuVaslCounter *self)
{
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

  return self->sort != HU_VASL_MARKER;
}

static char *
dup_name (const HuVassalLook *look,
          gboolean           *broken)
{
  const char *shown = look->name[0] != '\0' ? look->name : look->basic;
  g_autoptr(GString) name = NULL;

  *broken = g_ascii_strncasecmp (shown, "broken ", 7) == 0;
  name = g_string_new (*broken ? shown + 7 : shown);
  g_string_replace (name, "\\+", "+", 0);

  return hu_import_clean (name->str);
}

HuVaslCounter *
_hu_vasl_counter_new (const HuVassalPiece *piece,
                      GHashTable          *properties)
{
  HuVaslCounter *self = g_new0 (HuVaslCounter, 1);
  gboolean vehicle = FALSE, gun = FALSE;

  self->piece = piece;
  self->look = hu_vassal_look_new (piece->types, piece->states, properties);
  self->name = dup_name (self->look, &self->broken);
  look_at_pictures (self, &vehicle, &gun);
  if (read_state_of_hex (self) || self->nation == NULL)
    return self;
  if (g_str_equal (self->name, "?"))
    {
      self->sort = HU_VASL_QUESTION;
      self->kind = HU_UNIT_DUMMY;
    }
  else if (read_kind (self, vehicle, gun))
    self->sort = HU_VASL_UNIT;
  g_hash_table_remove_all (self->look->marks);
  g_hash_table_insert (self->look->marks, g_strdup ("side"), g_strdup (self->nation));

  return self;
}

void
_hu_vasl_counter_free (HuVaslCounter *self)
{
  hu_vassal_look_free (self->look);
  g_free (self->name);
  g_free (self);
}

/* 26.21: the worth of vehicles, guns and heroes rests on what their counters do not say. */
gint64
_hu_vasl_counter_points (const HuVaslCounter *self)
{
  if (self->sort != HU_VASL_UNIT || self->look->masked)
    return -1;
  if (self->kind == HU_UNIT_SQUAD)
    return 2;
  if (self->kind == HU_UNIT_HALF_SQUAD || self->kind == HU_UNIT_CREW)
    return 1;

  return self->kind == HU_UNIT_LEADER ? 1 + MAX (0, -self->leadership) : -1;
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
      before = GPOINTER_TO_UINT (g_hash_table_lookup (counter->sort == HU_VASL_UNIT ? lowest : highest, stack));
      if (counter->sort == HU_VASL_UNIT && (before == 0 || index < before))
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
      if (counter->sort == HU_VASL_UNIT)
        counter->concealed = index < question;
      else if (counter->sort == HU_VASL_QUESTION && unit > 0 && unit < index)
        counter->sort = HU_VASL_MARKER;
    }
}
