/*
 * Counters become groups and units.
 */
#include "config.h"

#include "hu-import-private.h"

#include <glib/gi18n-lib.h>

#include "hu-game-file.h"
#include "hu-import-error.h"
#include "hu-import-limits.h"
#include "hu-import-questions.h"

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

/* An id that no unit has yet; doubles get -2, -3 in the order of the file. */
static char *
make_id (HuImport   *self,
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
  g_clear_pointer (&group->hexes, g_array_unref);
  g_free (group);
}

static void
nation_free (gpointer data)
{
  HuImportNation *nation = data;

  g_free (nation->name);
  g_free (nation);
}

static void
board_free (gpointer data)
{
  HuImportBoard *board = data;

  g_free (board->name);
  g_free (board);
}

static void
item_clear (gpointer data)
{
  HuImportItem *item = data;

  if (item->spare)
    hu_unit_free (item->unit);
  g_free (item->key);
}

static void
loss_clear (gpointer data)
{
  g_free (((HuImportLoss *) data)->name);
}

static void
type_free (gpointer data)
{
  HuImportType *type = data;

  g_free (type->facts.name);
  g_free (type);
}

static void
sentence_clear (HuImportSentence *sentence)
{
  g_free (sentence->shown);
  g_free (sentence->english);
}

static void
sentence_free (gpointer data)
{
  HuImportSentence *sentence = data;

  sentence_clear (sentence);
  g_free (sentence);
}

HuImport *
hu_import_new (HuMap *map)
{
  HuImport *self = g_new0 (HuImport, 1);

  self->scenario = hu_scenario_new (map);
  self->scenario->calendar.n_turns = 1;
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    g_ptr_array_add (hu_scenario_add_player_turn (self->scenario, side)->phases, g_strdup ("Play"));
  self->groups = g_ptr_array_new_with_free_func (group_free);
  self->nations = g_ptr_array_new_with_free_func (nation_free);
  self->boards = g_ptr_array_new_with_free_func (board_free);
  self->said = g_ptr_array_new_with_free_func (sentence_free);
  self->items = g_array_new (FALSE, FALSE, sizeof (HuImportItem));
  g_array_set_clear_func (self->items, item_clear);
  self->steps = g_array_new (FALSE, FALSE, sizeof (HuImportStep));
  self->floors = g_array_new (FALSE, FALSE, sizeof (HuImportFloor));
  self->floor_of = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  self->types = g_ptr_array_new_with_free_func (type_free);
  self->losses = g_array_new (FALSE, FALSE, sizeof (HuImportLoss));
  g_array_set_clear_func (self->losses, loss_clear);
  self->type_of = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->kinds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  return self;
}

void
hu_import_free (HuImport *self)
{
  g_array_unref (self->items);
  g_array_unref (self->steps);
  hu_scenario_unref (self->scenario);
  g_ptr_array_unref (self->groups);
  g_ptr_array_unref (self->nations);
  g_ptr_array_unref (self->boards);
  g_ptr_array_unref (self->said);
  g_array_unref (self->floors);
  g_hash_table_unref (self->floor_of);
  g_ptr_array_unref (self->types);
  g_hash_table_unref (self->type_of);
  g_array_unref (self->losses);
  g_hash_table_unref (self->ids);
  g_hash_table_unref (self->kinds);
  g_hash_table_unref (self->keys);
  g_clear_pointer (&self->picture, hu_import_picture_free);
  g_clear_pointer (&self->profile, hu_import_profile_free);
  g_free (self->kind);
  g_free (self->version);
  sentence_clear (&self->numbers);
  sentence_clear (&self->board_doubt);
  g_free (self->about);
  g_free (self);
}

void
hu_import_name_side (HuImport   *self,
                     HuSide      side,
                     const char *name)
{
  g_autofree char *clean = hu_import_clean (name);
  g_autofree char *slug = hu_import_slug (clean, side == HU_SIDE_FIRST ? "first" : "second");
  g_autofree char *other = g_strconcat (slug, "-2", NULL);
  const char *before = self->scenario->sides[1 - side].id;
  gboolean same = g_strcmp0 (clean, self->scenario->sides[side].name) == 0;
  gboolean taken = g_str_equal (slug, "both") || g_strcmp0 (slug, before) == 0;

  /* A side that is called so already keeps its id. */
  if (!same)
    hu_scenario_set_side (self->scenario, side, taken ? other : slug, clean, NULL);
}

guint
hu_import_add_nation (HuImport   *self,
                      const char *name,
                      HuSide      side)
{
  HuImportNation *nation = g_new0 (HuImportNation, 1);

  nation->name = hu_import_clean (name);
  nation->side = side;
  g_ptr_array_add (self->nations, nation);

  return self->nations->len;
}

void
hu_import_add_board (HuImport   *self,
                     guint       map,
                     const char *name,
                     gboolean    taken)
{
  HuImportBoard *board = g_new0 (HuImportBoard, 1);

  *board = (HuImportBoard) { .map = map, .name = g_strdup (name), .taken = taken };
  g_ptr_array_add (self->boards, board);
}

void
hu_import_doubt_board (HuImport         *self,
                       HuImportSentence  sentence)
{
  const HuImportSentence said = { .shown = g_strdup (sentence.shown), .english = g_strdup (sentence.english) };

  sentence_clear (&self->board_doubt);
  self->board_doubt = sentence;
  hu_import_add_sentence (self, said);
}

void
hu_import_take_picture (HuImport        *self,
                        HuImportPicture *picture)
{
  g_clear_pointer (&self->picture, hu_import_picture_free);
  self->picture = picture;
}

void
hu_import_set_picture (HuImport     *self,
                       GBytes       *bytes,
                       const HuHex   hexes[2],
                       const double  x[2],
                       const double  y[2])
{
  HuImportPicture *picture = hu_import_picture_new (bytes);

  if (picture == NULL)
    {
      HU_IMPORT_SAY (self, g_strdup (_("Not read: the picture of the board, which is damaged, too large or of an unknown "
                                       "kind.")));
      return;
    }

  for (guint i = 0; i < 2; i++)
    {
      picture->hexes[i] = hexes[i];
      picture->x[i] = x[i];
      picture->y[i] = y[i];
    }
  hu_import_take_picture (self, picture);
}

void
hu_import_add_sentence (HuImport         *self,
                        HuImportSentence  sentence)
{
  g_ptr_array_add (self->said, g_memdup2 (&sentence, sizeof sentence));
}

void
hu_import_say_as_chosen (HuImport *self,
                         char   *(*word) (const HuImport *import))
{
  const HuImportSentence sentence = { .word = word };

  hu_import_add_sentence (self, sentence);
}

void
hu_import_say_what_needs (HuImport *self,
                          char    *(*word) (const HuImport *import))
{
  const HuImportSentence sentence = { .word = word, .needs_user = TRUE };

  hu_import_add_sentence (self, sentence);
}

/* --- Counters --- */

/* The group of a counter, made where it is the first of its kind. */
static HuImportGroup *
find_group (HuImport              *self,
            const char            *name,
            const HuImportCounter *counter)
{
  g_autofree char *key = g_strdup_printf ("%d %d %u %s\n%s", (gint) counter->as, (gint) counter->side, counter->nation, name,
                                          counter->why);
  HuImportGroup *group = g_hash_table_lookup (self->kinds, key);

  if (group == NULL)
    {
      group = g_new0 (HuImportGroup, 1);
      *group = (HuImportGroup) {
        .name = g_strdup (name), .as = counter->as, .side = counter->side, .nation = counter->nation,
        .why = g_strdup (counter->why), .terrain = -1, .kind = counter->kind, .masked = counter->masked,
      };
      g_ptr_array_add (self->groups, group);
      g_hash_table_insert (self->kinds, g_steal_pointer (&key), group);
    }

  return group;
}

/* A unit that is not in the scenario, with no id yet, so that a reader can say what it is: a choice may bring it in. */
static HuUnit *
make_spare (HuImport   *self,
            const char *name)
{
  HuScenario *scenario = self->scenario;

  hu_scenario_add_unit (scenario, "", name, HU_SIDE_FIRST);
  g_hash_table_remove (scenario->unit_index, "");

  return g_ptr_array_steal_index (scenario->units, scenario->units->len - 1);
}

void
_hu_import_give_id (HuImport *self,
                    HuUnit   *unit)
{
  if (unit->id[0] != '\0')
    return;

  g_free (unit->id);
  unit->id = make_id (self, unit->name);
  if (unit->name[0] != '\0')
    return;
  g_free (unit->name);
  unit->name = g_strdup (unit->id);
}

HuUnit *
_hu_import_add_unit (HuImport   *self,
                     const char *name,
                     HuSide      side,
                     HuHex       hex)
{
  g_autofree char *id = make_id (self, name);
  HuUnit *unit = hu_scenario_add_unit (self->scenario, id, name[0] != '\0' ? name : id, side);

  unit->at = hex;

  return unit;
}

HuUnit *
hu_import_take_counter (HuImport              *self,
                        const HuImportCounter *counter)
{
  g_autofree char *clean = NULL;
  gboolean drives;
  HuImportItem item = { NULL };

  g_return_val_if_fail (self != NULL && counter != NULL, NULL);
  g_return_val_if_fail ((counter->as == HU_IMPORT_UNIT) <= (counter->side != HU_SIDE_NONE && counter->hex != HU_HEX_NONE),
                        NULL);
  g_return_val_if_fail (counter->nation <= self->nations->len, NULL);

  clean = hu_import_clean (counter->name);
  drives = counter->kind == HU_UNIT_VEHICLE || counter->kind == HU_UNIT_AIRCRAFT;
  item.hex = counter->hex;
  item.key = g_strdup (counter->key);
  item.storey = drives ? HU_STOREY_GROUND : counter->storey;
  item.asks_storey = counter->asks_storey;
  item.kindless = counter->kind == HU_UNIT_GROUND;
  item.group = find_group (self, clean, counter);
  item.group->n++;
  item.group->n_kindless += item.kindless;
  if (item.group->kind != counter->kind)
    item.group->kind = HU_UNIT_GROUND;
  item.group->n_taken[counter->as]++;
  self->n_all++;
  self->n_taken[counter->as]++;
  self->n_masked += counter->masked;
  if (counter->nation > 0)
    ((HuImportNation *) g_ptr_array_index (self->nations, counter->nation - 1))->n++;
  if (counter->as == HU_IMPORT_UNIT || (counter->as == HU_IMPORT_OUTSIDE && counter->side != HU_SIDE_NONE))
    item.unit = _hu_import_add_unit (self, clean, counter->side, counter->hex);
  else if (self->tactical && counter->nation > 0)
    item.unit = make_spare (self, clean);
  item.spare = item.unit != NULL && counter->side == HU_SIDE_NONE;
  if (item.unit != NULL)
    {
      item.unit->at = counter->hex;
      item.unit->storey = counter->hex != HU_HEX_NONE ? item.storey : HU_STOREY_GROUND;
      item.unit->kind = counter->kind;
    }
  g_array_append_val (self->items, item);

  /* cppcheck-suppress memleak ; the list of items has the key now */
  return item.unit;
}

void
hu_import_add_key (HuImport   *self,
                   const char *key)
{
  g_hash_table_add (self->keys, g_strdup (key));
}

gboolean
hu_import_has_key (const HuImport *self,
                   const char     *key)
{
  return g_hash_table_contains (self->keys, key);
}

HuUnit *
hu_import_take (HuImport    *self,
                const char  *name,
                HuImportTake as,
                HuSide       side,
                HuHex        hex,
                const char  *why)
{
  const HuImportCounter counter = { .name = name, .as = as, .side = side, .hex = hex, .why = why };

  return hu_import_take_counter (self, &counter);
}

/* --- What is no counter --- */

static HuImportGroup *
add_note (HuImport   *self,
          const char *name,
          const char *why,
          guint       n)
{
  HuImportGroup *group = g_new0 (HuImportGroup, 1);

  *group = (HuImportGroup) {
    .name = hu_import_clean (name), .side = HU_SIDE_NONE, .why = g_strdup (why), .n = n, .terrain = -1,
  };
  g_ptr_array_add (self->groups, group);

  return group;
}

void
hu_import_note (HuImport   *self,
                const char *name,
                const char *taken,
                const char *why,
                guint       n)
{
  add_note (self, name, why, n)->taken = g_strdup (taken);
}

void
hu_import_note_terrain (HuImport   *self,
                        const char *name,
                        gint        terrain,
                        const char *why,
                        GArray     *hexes)
{
  HuImportGroup *group = add_note (self, name, why, hexes->len);

  group->hexes = hexes;
  group->terrain = terrain;
}

gboolean
hu_import_is_partial (const HuImport *self)
{
  static char *(* const open[]) (const HuImport *) = { hu_import_word_stands, hu_import_word_moves,
                                                    hu_import_word_bridges, hu_import_word_types };
  guint n_known, n_hexes = hu_import_count_hexes (self, &n_known);

  for (guint i = 0; i < G_N_ELEMENTS (open); i++)
    {
      g_autofree char *words = open[i] (self);

      if (words != NULL)
        return TRUE;
    }

  return self->unread || self->n_taken[HU_IMPORT_UNIT] < self->n_all || n_known < n_hexes;
}

void
hu_import_finish (HuImport *self)
{
  _hu_import_set_turns (self);
  _hu_import_find_floors (self);
  _hu_import_equip (self);
  _hu_import_describe (self);
  hu_scenario_finish (self->scenario);
}

GBytes *
hu_import_to_bytes (const HuImport *self,
                    GError        **error)
{
  g_autoptr(GPtrArray) events = hu_import_list_events (self);
  g_autoptr(HuGameFile) file = hu_game_file_new (self->scenario, events);
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
