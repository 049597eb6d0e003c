/*
 * Choices of the user: after each the scenario and the account are as if the file had said so.
 */
#include "config.h"

#include "hu-import-private.h"

#include <glib/gi18n-lib.h>

#include "hu-import-questions.h"

/* --- Counters --- */

static HuImportTake
find_take (const HuImport     *self,
           const HuImportItem *item,
           HuSide             *side)
{
  const HuImportGroup *group = item->group;
  const HuImportNation *nation = group->nation > 0 ? g_ptr_array_index (self->nations, group->nation - 1) : NULL;

  *side = HU_SIDE_NONE;
  switch (group->choice)
    {
    case HU_IMPORT_AS_FIRST:
    case HU_IMPORT_AS_SECOND:
      *side = group->choice == HU_IMPORT_AS_FIRST ? HU_SIDE_FIRST : HU_SIDE_SECOND;
      return item->hex != HU_HEX_NONE ? HU_IMPORT_UNIT : HU_IMPORT_OUTSIDE;
    case HU_IMPORT_AS_MARKER:
      return HU_IMPORT_MARKER;
    case HU_IMPORT_AS_NOTHING:
      return HU_IMPORT_LEFT_OUT;
    case HU_IMPORT_AS_FOUND:
    case HU_IMPORT_AS_TERRAIN:
    default:
      break;
    }
  if (group->as == HU_IMPORT_MARKER || nation == NULL)
    {
      *side = group->side;
      return group->as;
    }
  *side = nation->side;
  if (item->hex == HU_HEX_NONE)
    return HU_IMPORT_OUTSIDE;

  return *side != HU_SIDE_NONE ? HU_IMPORT_UNIT : HU_IMPORT_LEFT_OUT;
}

/* The carrier of a unit goes by its place among the units, which is about to change. */
static void
note_carriers (HuImport *self)
{
  const GPtrArray *units = self->scenario->units;

  for (guint i = 0; i < self->items->len; i++)
    {
      HuImportItem *item = &g_array_index (self->items, HuImportItem, i);

      if (item->unit != NULL && !item->spare)
        item->in = item->unit->in != HU_UNIT_NONE ? g_ptr_array_index (units, item->unit->in) : NULL;
    }
}

static void
find_carriers (HuImport *self)
{
  for (guint i = 0; i < self->items->len; i++)
    {
      HuImportItem *item = &g_array_index (self->items, HuImportItem, i);
      gint in = item->unit != NULL && !item->spare && item->in != NULL
                  ? hu_scenario_find_unit (self->scenario, item->in->id) : -1;

      if (item->unit != NULL && !item->spare)
        item->unit->in = in >= 0 ? (guint) in : HU_UNIT_NONE;
    }
}

static void
list_unit (HuImport *self,
           HuUnit   *unit)
{
  HuScenario *scenario = self->scenario;

  _hu_import_give_id (self, unit);
  g_ptr_array_add (scenario->units, unit);
  g_hash_table_insert (scenario->unit_index, unit->id, GUINT_TO_POINTER (scenario->units->len));
}

/* Takes all units out, and puts those back that come from no counter. */
static void
begin_units (HuImport *self)
{
  HuScenario *scenario = self->scenario;
  g_autoptr(GHashTable) own = g_hash_table_new (NULL, NULL);
  gsize n;
  g_autofree gpointer *units = NULL;

  for (guint i = 0; i < self->items->len; i++)
    if (g_array_index (self->items, HuImportItem, i).unit != NULL)
      g_hash_table_add (own, g_array_index (self->items, HuImportItem, i).unit);
  units = g_ptr_array_steal (scenario->units, &n);
  g_hash_table_remove_all (scenario->unit_index);
  for (gsize i = 0; i < n; i++)
    if (!g_hash_table_contains (own, units[i]))
      list_unit (self, units[i]);
}

static HuUnit *
add_unit (HuImport           *self,
          const HuImportItem *item,
          HuSide              side)
{
  HuUnit *unit = _hu_import_add_unit (self, item->group->name, side, item->hex);

  if (self->short_names && item->group->name[0] != '\0')
    {
      g_free (unit->name);
      unit->name = hu_import_dup_name (self, item->group);
    }

  return unit;
}

static HuStorey
find_storey (const HuImport *self,
             guint           index)
{
  const HuImportItem *item = &g_array_index (self->items, HuImportItem, index);

  if (item->asks_storey)
    return _hu_import_find_storey (self, index, item->hex);

  return _hu_import_can_climb (item) ? item->storey : HU_STOREY_GROUND;
}

static void
settle_unit (HuImport *self,
             guint     index,
             HuSide    side)
{
  HuImportItem *item = &g_array_index (self->items, HuImportItem, index);

  item->unit->side = side;
  if (!item->kindless || !self->tactical)
    return;

  item->unit->kind = item->group->chosen_kind;
  if (item->unit->kind != HU_UNIT_VEHICLE)
    g_clear_pointer (&item->unit->vehicle, g_free);
  item->unit->has_leadership = item->unit->kind == HU_UNIT_LEADER;
  item->unit->storey = find_storey (self, index);
  _hu_import_find_type (self, item);
}

gboolean
_hu_import_is_unit (const HuImportItem *item)
{
  return item->unit != NULL && !item->spare;
}

static void
settle_units (HuImport *self)
{
  note_carriers (self);
  begin_units (self);
  for (guint take = 0; take < HU_N_IMPORT_TAKES; take++)
    self->n_taken[take] = 0;
  for (guint i = 0; i < self->groups->len; i++)
    for (guint take = 0; take < HU_N_IMPORT_TAKES; take++)
      ((HuImportGroup *) g_ptr_array_index (self->groups, i))->n_taken[take] = 0;

  for (guint i = 0; i < self->items->len; i++)
    {
      HuImportItem *item = &g_array_index (self->items, HuImportItem, i);
      HuSide side;
      HuImportTake take = find_take (self, item, &side);
      gboolean is_unit = side != HU_SIDE_NONE && (take == HU_IMPORT_UNIT || take == HU_IMPORT_OUTSIDE);

      self->n_taken[take]++;
      item->group->n_taken[take]++;
      item->spare = !is_unit && item->unit != NULL;
      if (is_unit && item->unit == NULL)
        item->unit = add_unit (self, item, side);
      else if (is_unit)
        list_unit (self, item->unit);
      if (is_unit)
        settle_unit (self, i, side);
    }
  find_carriers (self);
  _hu_import_equip (self);
}

/* --- Terrain --- */

static void
settle_terrain (HuImport            *self,
                const HuImportGroup *group)
{
  gint terrain = group->choice >= HU_IMPORT_AS_TERRAIN ? (gint) (group->choice - HU_IMPORT_AS_TERRAIN) : group->terrain;

  for (guint i = 0; i < group->hexes->len; i++)
    self->scenario->map->terrain[g_array_index (group->hexes, HuHex, i)] = (guint8) MAX (terrain, HU_TERRAIN_CLEAR);
}

/* --- Choosing --- */

/* Is that something as which the group can be taken? */
static gboolean
can_choose (const HuImportGroup *group,
            HuImportChoice       choice)
{
  if (choice == HU_IMPORT_AS_FOUND)
    return TRUE;
  if (group->hexes != NULL)
    return choice >= HU_IMPORT_AS_TERRAIN && choice < HU_IMPORT_AS_TERRAIN + HU_N_TERRAINS;

  return group->taken == NULL && choice < HU_IMPORT_AS_TERRAIN;
}

HuImportChoice
hu_import_get_choice (const HuImport      *self,
                      const HuImportGroup *group)
{
  const HuImportNation *nation = group->nation > 0 ? g_ptr_array_index (self->nations, group->nation - 1) : NULL;
  HuSide side = nation != NULL ? nation->side : group->side;

  if (group->choice != HU_IMPORT_AS_FOUND || group->taken != NULL)
    return group->choice;
  if (group->hexes != NULL)
    return group->terrain >= 0 ? (HuImportChoice) (HU_IMPORT_AS_TERRAIN + group->terrain) : HU_IMPORT_AS_FOUND;
  if (group->as == HU_IMPORT_MARKER)
    return HU_IMPORT_AS_MARKER;

  return side == HU_SIDE_NONE ? HU_IMPORT_AS_NOTHING : side == HU_SIDE_FIRST ? HU_IMPORT_AS_FIRST : HU_IMPORT_AS_SECOND;
}

void
hu_import_choose (HuImport       *self,
                  GPtrArray      *groups,
                  HuImportChoice  choice)
{
  for (guint i = 0; i < groups->len; i++)
    {
      HuImportGroup *group = g_ptr_array_index (groups, i);

      if (!can_choose (group, choice))
        continue;
      group->choice = HU_IMPORT_AS_FOUND;
      if (hu_import_get_choice (self, group) != choice)
        group->choice = choice;
      if (group->hexes != NULL)
        settle_terrain (self, group);
    }
  settle_units (self);
  _hu_import_describe (self);
}

void
hu_import_set_nation (HuImport *self,
                      guint     index,
                      HuSide    side)
{
  g_return_if_fail (index < self->nations->len);

  ((HuImportNation *) g_ptr_array_index (self->nations, index))->side = side;
  settle_units (self);
  _hu_import_describe (self);
}

/* --- Kinds --- */

gboolean
hu_import_asks_kind (const HuImport      *self,
                     const HuImportGroup *group)
{
  HuImportChoice choice = hu_import_get_choice (self, group);

  return self->tactical && group->n_kindless > 0 && (choice == HU_IMPORT_AS_FIRST || choice == HU_IMPORT_AS_SECOND);
}

void
hu_import_choose_kind (HuImport   *self,
                       GPtrArray  *groups,
                       HuUnitKind  kind)
{
  for (guint i = 0; i < groups->len; i++)
    {
      HuImportGroup *group = g_ptr_array_index (groups, i);

      if (hu_import_asks_kind (self, group))
        group->chosen_kind = kind;
    }
  settle_units (self);
  _hu_import_describe (self);
}

char *
hu_import_word_kindless (const HuImport *self)
{
  guint n = 0;

  for (guint i = 0; i < self->items->len; i++)
    {
      const HuImportItem *item = &g_array_index (self->items, HuImportItem, i);

      n += item->kindless && _hu_import_is_unit (item) && item->unit->kind == HU_UNIT_GROUND && !item->group->masked;
    }
  if (n == 0)
    return NULL;

  return g_strdup_printf (ngettext ("The kind of %u unit is not known. It gains no Control and is worth no points.",
                                    "The kinds of %u units are not known. They gain no Control and are worth no points.",
                                    n), n);
}

/* --- Choices that were made before --- */

static HuImportChoice
find_choice (const HuImportProfile *profile,
             const HuImportGroup   *group)
{
  g_autofree char *name = hu_import_fold (group->name);
  guint side = GPOINTER_TO_UINT (g_hash_table_lookup (profile->groups, name));
  guint terrain = GPOINTER_TO_UINT (g_hash_table_lookup (profile->terrain, name));

  if (group->hexes != NULL)
    return terrain > 0 ? (HuImportChoice) (HU_IMPORT_AS_TERRAIN + terrain - 1) : HU_IMPORT_AS_FOUND;
  if (group->taken != NULL)
    return HU_IMPORT_AS_FOUND;
  if (g_hash_table_contains (profile->markers, name))
    return HU_IMPORT_AS_MARKER;
  if (g_hash_table_contains (profile->left_out, name))
    return HU_IMPORT_AS_NOTHING;
  if (side > 0)
    return side == 1 + HU_SIDE_FIRST ? HU_IMPORT_AS_FIRST : HU_IMPORT_AS_SECOND;

  return HU_IMPORT_AS_FOUND;
}

static HuUnitKind
find_kind (const HuImportProfile *profile,
           const HuImportGroup   *group)
{
  g_autofree char *name = hu_import_fold (group->name);

  /* All masked counters share a name, so that it says nothing of the kind. */
  if (group->masked)
    return HU_UNIT_GROUND;

  return (HuUnitKind) GPOINTER_TO_UINT (g_hash_table_lookup (profile->kinds, name));
}

/* Makes all choices at once. */
static void
settle (HuImport *self)
{
  for (guint i = 0; i < self->groups->len; i++)
    {
      const HuImportGroup *group = g_ptr_array_index (self->groups, i);

      if (group->hexes != NULL && group->choice != HU_IMPORT_AS_FOUND)
        settle_terrain (self, group);
    }
  settle_units (self);
  _hu_import_describe (self);
}

static void
apply_nations (HuImport              *self,
               const HuImportProfile *profile)
{
  for (guint i = 0; i < self->nations->len; i++)
    {
      HuImportNation *nation = g_ptr_array_index (self->nations, i);
      g_autofree char *name = hu_import_fold (nation->name);
      guint side = GPOINTER_TO_UINT (g_hash_table_lookup (profile->groups, name));

      if (side > 0)
        nation->side = (HuSide) (side - 1);
      else if (profile->sides->len > 0 || g_hash_table_contains (profile->left_out, name))
        nation->side = HU_SIDE_NONE;
    }
}

void
hu_import_apply (HuImport              *self,
                 const HuImportProfile *profile)
{
  if (profile->sides->len == HU_N_SIDES)
    for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
      hu_import_name_side (self, (HuSide) side, g_ptr_array_index (profile->sides, side));
  apply_nations (self, profile);
  for (guint i = 0; i < self->groups->len; i++)
    {
      HuImportGroup *group = g_ptr_array_index (self->groups, i);

      group->choice = find_choice (profile, group);
      group->chosen_kind = find_kind (profile, group);
    }
  hu_import_shorten (self, profile->short_names > 0);
  if (self->version != NULL && profile->version != NULL && !g_str_equal (self->version, profile->version))
    /* Translators: two numbers of versions. */
    HU_IMPORT_SAY (self, g_strdup_printf (_("Your choices were made for version %1$s of the module, and this is version %2$s."),
                                          profile->version, self->version));
  settle (self);
}

static HuImportGroup *
find_like (const HuImport      *self,
           const HuImportGroup *like)
{
  for (guint i = 0; i < self->groups->len; i++)
    {
      HuImportGroup *group = g_ptr_array_index (self->groups, i);

      if (group->as == like->as && (group->hexes == NULL) == (like->hexes == NULL) && g_str_equal (group->name, like->name) &&
          g_str_equal (group->why, like->why))
        return group;
    }

  return NULL;
}

void
hu_import_choose_like (HuImport       *self,
                       const HuImport *before)
{
  for (guint i = 0; i < before->nations->len; i++)
    for (guint j = 0; j < self->nations->len; j++)
      {
        const HuImportNation *old = g_ptr_array_index (before->nations, i);
        HuImportNation *nation = g_ptr_array_index (self->nations, j);

        if (g_str_equal (old->name, nation->name))
          nation->side = old->side;
      }
  for (guint i = 0; i < before->groups->len; i++)
    {
      const HuImportGroup *old = g_ptr_array_index (before->groups, i);
      gboolean chosen = old->choice != HU_IMPORT_AS_FOUND || old->chosen_kind != HU_UNIT_GROUND;
      HuImportGroup *group = chosen ? find_like (self, old) : NULL;

      if (group != NULL && can_choose (group, old->choice))
        group->choice = old->choice;
      if (group != NULL)
        group->chosen_kind = old->chosen_kind;
    }
  _hu_import_settle_types_like (self, before);
  _hu_import_settle_floors_like (self, before);
  hu_import_shorten (self, before->short_names);
  settle (self);
}

static void
settle_in_profile (HuImportProfile     *profile,
                   const HuImportGroup *group)
{
  if (group->chosen_kind != HU_UNIT_GROUND && !group->masked)
    hu_import_profile_settle (profile, group->name, profile->kinds, group->chosen_kind);
  if (group->hexes != NULL && group->choice >= HU_IMPORT_AS_TERRAIN)
    hu_import_profile_settle (profile, group->name, profile->terrain, group->choice - HU_IMPORT_AS_TERRAIN + 1);
  else if (group->choice == HU_IMPORT_AS_FIRST || group->choice == HU_IMPORT_AS_SECOND)
    hu_import_profile_settle (profile, group->name, profile->groups,
                              1 + (group->choice == HU_IMPORT_AS_FIRST ? HU_SIDE_FIRST : HU_SIDE_SECOND));
  else if (group->choice == HU_IMPORT_AS_MARKER)
    hu_import_profile_settle (profile, group->name, profile->markers, 1);
  else if (group->choice == HU_IMPORT_AS_NOTHING)
    hu_import_profile_settle (profile, group->name, profile->left_out, 1);
}

HuImportProfile *
hu_import_new_profile (const HuImport *self)
{
  HuImportProfile *profile = self->profile != NULL ? hu_import_profile_copy (self->profile) : hu_import_profile_new_empty ();

  g_free (profile->version);
  profile->version = g_strdup (self->version);
  if (hu_import_find_ending (self) != NULL)
    profile->short_names = self->short_names;
  for (guint i = 0; i < self->boards->len && self->boards->len > 1 && !self->board_known; i++)
    if (((HuImportBoard *) g_ptr_array_index (self->boards, i))->taken)
      {
        g_free (profile->map);
        profile->map = g_strdup (((HuImportBoard *) g_ptr_array_index (self->boards, i))->name);
      }
  for (guint i = 0; i < self->groups->len; i++)
    {
      const HuImportGroup *group = g_ptr_array_index (self->groups, i);

      /* A choice that was taken back is forgotten. */
      if (self->profile != NULL && group->choice == HU_IMPORT_AS_FOUND &&
          find_choice (self->profile, group) != HU_IMPORT_AS_FOUND)
        hu_import_profile_settle (profile, group->name, NULL, 0);
      if (group->n_kindless > 0 && group->chosen_kind == HU_UNIT_GROUND && !group->masked)
        hu_import_profile_settle (profile, group->name, profile->kinds, 0);
    }
  for (guint i = 0; i < self->types->len; i++)
    {
      const HuImportType *type = g_ptr_array_index (self->types, i);

      hu_import_profile_settle_vehicle (profile, type->facts.name, type->settled ? &type->facts : NULL);
    }
  for (guint i = 0; i < self->groups->len; i++)
    settle_in_profile (profile, g_ptr_array_index (self->groups, i));
  g_ptr_array_set_size (profile->sides, 0);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_ptr_array_add (profile->sides, g_strdup (self->scenario->sides[side].name));
      hu_import_profile_settle (profile, self->scenario->sides[side].name, profile->groups, 1 + side);
    }
  for (guint i = 0; i < self->nations->len; i++)
    {
      const HuImportNation *nation = g_ptr_array_index (self->nations, i);

      hu_import_profile_settle (profile, nation->name, nation->side != HU_SIDE_NONE ? profile->groups : profile->left_out,
                                nation->side != HU_SIDE_NONE ? 1 + nation->side : 1);
    }

  return profile;
}
