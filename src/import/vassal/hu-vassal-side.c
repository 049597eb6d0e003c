/*
 * Sides by mark, prototype, palette, picture and name: the first that answers decides.
 */
#include "config.h"

#include "hu-vassal-side.h"

#include <stdlib.h>
#include <string.h>

/* The values of these marks name a side, in this order. */
static const char * const mark_names[] = {
  "side", "nation", "nationality", "owner", "player", "army", "country", "faction",
};

#define N_PICTURES 2 /* what a counter shows, and its front */

struct _HuVassalSides
{
  guint       n_pictures; /* that may tell whose a counter is */
  const HuImportProfile *profile; /* or NULL */
  GPtrArray  *names;    /* utf8: all candidates */
  GHashTable *groups;   /* folded name → 1 + index of the candidate */
  GHashTable *answers;  /* of find_in_slots(), once the sides are known */
  GHashTable *by_gpid;  /* gpid, and gpid and name → GPtrArray of HuVassalSlot */
  GHashTable *by_look;  /* picture and name → likewise */
  GHashTable *by_name;  /* name → likewise */
  GHashTable *by_face;  /* picture → likewise */
  GArray     *sides;    /* HuSide of each candidate */
  gint        two[HU_N_SIDES]; /* the candidates after which the sides are called; -1: there is none */
};

/* --- Looking up --- */

/* The candidate that is called so, or -1. */
static gint
find_group (const HuVassalSides *self,
            const char          *name)
{
  g_autofree char *folded = hu_import_fold (name);

  return GPOINTER_TO_INT (g_hash_table_lookup (self->groups, folded)) - 1;
}

/* Do two candidates say the same of a counter? */
static gboolean
agree (const HuVassalSides *self,
       gint                 a,
       gint                 b)
{
  HuSide side = g_array_index (self->sides, HuSide, a);

  return a == b || (side != HU_SIDE_NONE && side == g_array_index (self->sides, HuSide, b));
}

/* The candidate of a palette path, the innermost; -1 where there is none, or several do not agree. */
static gint
find_in_path (const HuVassalSides *self,
              const HuVassalSlot  *slot)
{
  gint found = -1;

  for (guint i = 0; slot->path[i] != NULL; i++)
    {
      gint here = find_group (self, slot->path[i]);

      if (here >= 0 && found >= 0 && !agree (self, here, found))
        return -1;
      found = here >= 0 ? here : found;
    }

  return found;
}

/* The candidate of all slots under @key of @table; -1 where there are none, or they do not agree. */
static gint
find_in_slots (const HuVassalSides *self,
               GHashTable          *table,
               const char          *key)
{
  const GPtrArray *slots = g_hash_table_lookup (table, key);
  g_autofree char *asked = NULL;
  gpointer before;
  gint found = -1;

  if (slots == NULL)
    return -1;

  /* Many counters ask the same. */
  asked = g_strdup_printf ("%p %s", (gpointer) table, key);
  if (g_hash_table_lookup_extended (self->answers, asked, NULL, &before))
    return GPOINTER_TO_INT (before);
  for (guint i = 0; i < slots->len; i++)
    {
      gint here = find_in_path (self, g_ptr_array_index (slots, i));

      if (here < 0 || (found >= 0 && !agree (self, here, found)))
        {
          found = -1;
          break;
        }
      found = here;
    }
  g_hash_table_insert (self->answers, g_steal_pointer (&asked), GINT_TO_POINTER (found));

  return found;
}

static gint
find_by_mark (const HuVassalSides *self,
              const HuVassalLook  *look)
{
  GHashTableIter iter;
  gpointer key, value;

  for (guint i = 0; i < G_N_ELEMENTS (mark_names); i++)
    {
      g_hash_table_iter_init (&iter, look->marks);
      while (g_hash_table_iter_next (&iter, &key, &value))
        if (g_ascii_strcasecmp (key, mark_names[i]) == 0 && find_group (self, value) >= 0)
          return find_group (self, value);
    }

  return -1;
}

static gint
find_by_prototype (const HuVassalSides *self,
                   const HuVassalLook  *look)
{
  for (guint i = 0; i < look->prototypes->len; i++)
    {
      gint found = find_group (self, g_ptr_array_index (look->prototypes, i));

      if (found >= 0)
        return found;
    }

  return -1;
}

/* Where several slots share a gpid, the name tells them apart. */
static gint
find_by_gpid (const HuVassalSides *self,
              const char          *gpid,
              const char          *kind)
{
  if (gpid[0] == '\0')
    return -1;

  return find_in_slots (self, self->by_gpid, g_hash_table_contains (self->by_gpid, kind) ? kind : gpid);
}

/* The user may have said whose a counter of that name, or with that picture, is. */
static gint
find_by_name (const HuVassalSides *self,
              const HuVassalLook  *look)
{
  gint found = self->profile != NULL ? find_group (self, look->basic) : -1;

  if (found < 0 && self->profile != NULL)
    found = find_group (self, look->picture);

  return found >= 0 ? found : find_in_slots (self, self->by_name, look->basic);
}

static char *
dup_look (const char *picture,
          const char *name)
{
  return g_strconcat (picture != NULL ? picture : "", "\n", name, NULL);
}

/* "ge/panzer.png" and "UK_Stuart.png" begin with what may stand for a side. */
static gint
find_by_folder (const HuVassalSides *self,
                const HuVassalLook  *look)
{
  gsize length = strcspn (look->picture, "/_");
  g_autofree char *head = g_strndup (look->picture, length);

  return look->picture[length] != '\0' && length > 0 ? find_group (self, head) : -1;
}

/* By what it shows now, or else by its front: a counter that is turned over may show what no counter of the palette does. */
static gint
find_by_pictures (const HuVassalSides *self,
                  const HuVassalLook  *look,
                  gboolean             named)
{
  const char * const pictures[N_PICTURES] = { look->picture, look->face };
  gint found = -1;

  for (guint i = 0; i < self->n_pictures && found < 0; i++)
    {
      g_autofree char *both = dup_look (pictures[i], look->basic);

      found = find_in_slots (self, named ? self->by_look : self->by_face, named ? both : pictures[i]);
    }

  return found;
}

static gint
find_candidate (const HuVassalSides *self,
                const HuVassalLook  *look,
                HuVassalKnown       *known)
{
  g_autofree char *kind = dup_look (look->gpid, look->basic);
  const gint found[] = {
    [HU_VASSAL_KNOWN_MARK] = find_by_mark (self, look),
    [HU_VASSAL_KNOWN_PROTOTYPE] = find_by_prototype (self, look),
    [HU_VASSAL_KNOWN_PALETTE] = find_by_gpid (self, look->gpid, kind),
    [HU_VASSAL_KNOWN_PICTURE] = find_by_pictures (self, look, TRUE),
    [HU_VASSAL_KNOWN_NAME] = find_by_name (self, look),
    [HU_VASSAL_KNOWN_FACE] = find_by_pictures (self, look, FALSE),
    [HU_VASSAL_KNOWN_FOLDER] = find_by_folder (self, look),
  };

  for (guint i = 0; i < G_N_ELEMENTS (found); i++)
    if (found[i] >= 0)
      {
        *known = (HuVassalKnown) i;
        return found[i];
      }
  *known = HU_VASSAL_UNKNOWN;

  return -1;
}

HuSide
hu_vassal_sides_find (const HuVassalSides *self,
                      const HuVassalLook  *look,
                      HuVassalKnown       *known,
                      gint                *nation)
{
  HuSide side;

  *nation = find_candidate (self, look, known);
  side = *nation >= 0 ? g_array_index (self->sides, HuSide, *nation) : HU_SIDE_NONE;
  if (*nation >= 0 && side == HU_SIDE_NONE)
    *known = HU_VASSAL_THIRD;

  return side;
}

/* --- Markers --- */

static gboolean
is_called_marker (const HuVassalSides *self,
                  const char          *name)
{
  g_autofree char *folded = hu_import_fold (name);

  if (self->profile != NULL && g_hash_table_contains (self->profile->markers, folded))
    return TRUE;

  return g_str_equal (folded, "marker") || g_str_equal (folded, "markers") || g_str_has_suffix (folded, " markers");
}

static gboolean
is_marker_slot (const HuVassalSides *self,
                const HuVassalSlot  *slot)
{
  for (guint i = 0; slot->path[i] != NULL; i++)
    if (is_called_marker (self, slot->path[i]))
      return TRUE;

  return FALSE;
}

/* The counters of the palette that look like it, or else have its name or its picture; NULL: there are none. */
static const GPtrArray *
find_alike (const HuVassalSides *self,
            const HuVassalLook  *look)
{
  const char * const pictures[N_PICTURES] = { look->picture, look->face };
  const GPtrArray *slots = NULL;

  for (guint i = 0; i < self->n_pictures && slots == NULL; i++)
    {
      g_autofree char *both = dup_look (pictures[i], look->basic);

      slots = g_hash_table_lookup (self->by_look, both);
    }
  if (slots == NULL)
    slots = g_hash_table_lookup (self->by_name, look->basic);
  for (guint i = 0; i < self->n_pictures && slots == NULL; i++)
    slots = g_hash_table_lookup (self->by_face, pictures[i]);

  return slots;
}

/* A counter that names no counter of the palette, as those of 2006, is a marker where all that are like it are markers, and
 * nothing on itself says whose it is. */
static gboolean
is_like_markers (const HuVassalSides *self,
                 const HuVassalLook  *look)
{
  const GPtrArray *slots = find_alike (self, look);

  if (slots == NULL || find_by_mark (self, look) >= 0 || find_by_prototype (self, look) >= 0)
    return FALSE;

  for (guint i = 0; i < slots->len; i++)
    if (!is_marker_slot (self, g_ptr_array_index (slots, i)))
      return FALSE;

  return TRUE;
}

gboolean
hu_vassal_sides_is_marker (const HuVassalSides *self,
                           const HuVassalLook  *look)
{
  const GPtrArray *slots = look->gpid[0] != '\0' ? g_hash_table_lookup (self->by_gpid, look->gpid) : NULL;

  if (self->profile != NULL)
    {
      g_autofree char *name = hu_import_fold (look->basic);
      g_autofree char *picture = hu_import_fold (look->picture);

      if (g_hash_table_contains (self->profile->markers, name) || g_hash_table_contains (self->profile->markers, picture))
        return TRUE;
    }
  if (slots == NULL)
    return is_like_markers (self, look);
  for (guint i = 0; i < slots->len; i++)
    if (is_marker_slot (self, g_ptr_array_index (slots, i)))
      return TRUE;

  return FALSE;
}

/* --- Making --- */

static void
index_slot (GHashTable   *table,
            char         *key, /* (transfer full) */
            HuVassalSlot *slot)
{
  GPtrArray *slots = g_hash_table_lookup (table, key);

  if (slots == NULL)
    {
      slots = g_ptr_array_new ();
      g_hash_table_insert (table, g_strdup (key), slots);
    }
  g_ptr_array_add (slots, slot);
  g_free (key);
}

static GHashTable *
new_index (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
}

static void
add_candidate (HuVassalSides *self,
               const char    *name)
{
  g_autofree char *folded = hu_import_fold (name);

  if (folded[0] == '\0' || g_hash_table_contains (self->groups, folded) || self->names->len >= 100)
    return;
  g_ptr_array_add (self->names, g_strdup (name));
  g_hash_table_insert (self->groups, g_steal_pointer (&folded), GUINT_TO_POINTER (self->names->len));
}

/* The sides of the players; or else whatever the marks of the counters name. */
static void
find_candidates (HuVassalSides         *self,
                 const HuVassalModule  *module,
                 const GPtrArray       *looks)
{
  GHashTableIter iter;
  gpointer key, value;

  for (guint i = 0; i < module->sides->len; i++)
    add_candidate (self, g_ptr_array_index (module->sides, i));
  for (guint i = 0; module->sides->len == 0 && i < looks->len; i++)
    for (guint j = 0; j < G_N_ELEMENTS (mark_names); j++)
      {
        const HuVassalLook *look = g_ptr_array_index (looks, i);

        g_hash_table_iter_init (&iter, look->marks);
        while (g_hash_table_iter_next (&iter, &key, &value))
          if (g_ascii_strcasecmp (key, mark_names[j]) == 0)
            add_candidate (self, value);
      }
}

static gint
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

/* All names that the profile knows, in an order that does not depend on its tables; then what it says of each. */
static void
take_profile (HuVassalSides *self)
{
  const HuImportProfile *profile = self->profile;
  g_autofree const char **keys = NULL;
  guint n;

  for (guint i = 0; i < profile->sides->len; i++)
    add_candidate (self, g_ptr_array_index (profile->sides, i));
  keys = (const char **) g_hash_table_get_keys_as_array (profile->groups, &n);
  qsort (keys, n, sizeof *keys, compare_names);
  for (guint i = 0; i < n; i++)
    add_candidate (self, g_hash_table_lookup (profile->shown, keys[i]));
  for (guint i = 0; i < self->names->len; i++)
    {
      g_autofree char *folded = hu_import_fold (g_ptr_array_index (self->names, i));
      HuSide side = (HuSide) ((gint) GPOINTER_TO_UINT (g_hash_table_lookup (profile->groups, folded)) - 1);

      g_array_append_val (self->sides, side);
    }
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    self->two[side] = find_group (self, g_ptr_array_index (profile->sides, side));
}

/* The two candidates with the most counters are the sides, in the order of the module. */
static void
choose_two (HuVassalSides   *self,
            const GPtrArray *looks)
{
  g_autofree guint *n = g_new0 (guint, self->names->len + 1);

  g_array_set_size (self->sides, self->names->len);
  for (guint i = 0; i < self->names->len; i++)
    g_array_index (self->sides, HuSide, i) = HU_SIDE_NONE;
  self->two[HU_SIDE_FIRST] = self->names->len > 0 ? 0 : -1;
  self->two[HU_SIDE_SECOND] = self->names->len > 1 ? 1 : -1;
  for (guint i = 0; self->names->len > HU_N_SIDES && i < looks->len; i++)
    {
      HuVassalKnown known;
      gint found = find_candidate (self, g_ptr_array_index (looks, i), &known);

      if (found >= 0)
        n[found]++;
    }
  for (gint i = 2; i < (gint) self->names->len; i++)
    {
      gint least = n[self->two[HU_SIDE_SECOND]] <= n[self->two[HU_SIDE_FIRST]] ? HU_SIDE_SECOND : HU_SIDE_FIRST;

      if (n[i] <= n[self->two[least]])
        continue;
      if (least == HU_SIDE_FIRST)
        self->two[HU_SIDE_FIRST] = self->two[HU_SIDE_SECOND];
      self->two[HU_SIDE_SECOND] = i;
    }
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (self->two[side] >= 0)
      g_array_index (self->sides, HuSide, self->two[side]) = (HuSide) side;
}

HuVassalSides *
hu_vassal_sides_new (const HuVassalModule  *module,
                     const HuImportProfile *profile,
                     const GPtrArray       *looks,
                     gboolean               fronts)
{
  HuVassalSides *self = g_new0 (HuVassalSides, 1);

  self->profile = profile;
  self->n_pictures = fronts ? N_PICTURES : 1;
  self->names = g_ptr_array_new_with_free_func (g_free);
  self->groups = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->answers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->by_gpid = new_index ();
  self->by_look = new_index ();
  self->by_name = new_index ();
  self->by_face = new_index ();
  self->sides = g_array_new (FALSE, FALSE, sizeof (HuSide));
  for (guint i = 0; i < module->slots->len; i++)
    {
      HuVassalSlot *slot = g_ptr_array_index (module->slots, i);

      index_slot (self->by_gpid, g_strdup (slot->gpid), slot);
      index_slot (self->by_gpid, dup_look (slot->gpid, slot->name), slot);
      index_slot (self->by_look, dup_look (slot->picture, slot->name), slot);
      index_slot (self->by_name, g_strdup (slot->name), slot);
      if (slot->picture != NULL && slot->picture[0] != '\0')
        index_slot (self->by_face, g_strdup (slot->picture), slot);
    }
  find_candidates (self, module, looks);
  if (profile != NULL && profile->sides->len == HU_N_SIDES)
    take_profile (self);
  else
    choose_two (self, looks);

  return self;
}

void
hu_vassal_sides_free (HuVassalSides *self)
{
  g_ptr_array_unref (self->names);
  g_array_unref (self->sides);
  g_hash_table_unref (self->groups);
  g_hash_table_unref (self->answers);
  g_hash_table_unref (self->by_gpid);
  g_hash_table_unref (self->by_look);
  g_hash_table_unref (self->by_name);
  g_hash_table_unref (self->by_face);
  g_free (self);
}

const char *
hu_vassal_sides_get_name (const HuVassalSides *self,
                          HuSide               side)
{
  if (self->two[side] >= 0)
    return g_ptr_array_index (self->names, self->two[side]);

  return side == HU_SIDE_FIRST ? "First side" : "Second side";
}

guint
hu_vassal_sides_get_n (const HuVassalSides *self)
{
  return self->names->len;
}

const char *
hu_vassal_sides_get_nation (const HuVassalSides *self,
                            guint                index,
                            HuSide              *side)
{
  *side = g_array_index (self->sides, HuSide, index);

  return g_ptr_array_index (self->names, index);
}
