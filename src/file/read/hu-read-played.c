/*
 * Reading `players` and `played`: who played the game, where and when.
 */
#include "config.h"

#include "hu-format.h"
#include "hu-reader.h"

#include <glib/gi18n-lib.h>

/* @member: a member of an object whose keys are the ids of the sides.  Returns the side, or HU_SIDE_NONE with a
 * fault. */
HuSide
hu_read_side_key (HuReader   *reader,
                  const HuAt *member)
{
  HuSide side = hu_scenario_find_side (reader->scenario, member->key);

  if (side == HU_SIDE_NONE)
    hu_reader_fault (reader, member, g_strdup_printf (_("there is no side “%s”"), member->key),
                     g_strdup_printf (_("use “%s” or “%s”"), reader->scenario->sides[0].id,
                                      reader->scenario->sides[1].id));

  return side;
}

static void
read_players (const HuObject *game,
              HuPlayed       *played)
{
  static const char * const any[] = { NULL };
  HuObject players;
  HuAt at;

  if (game->reader->sides_unsure || !hu_object_get (game, "players", HU_OPTIONAL, &at) ||
      !hu_object_open (&players, game->reader, &at, any))
    return;

  for (guint i = 0; i < hu_node_get_n (at.node); i++)
    {
      HuAt member = hu_at_member (&at, i);
      HuSide side = hu_read_side_key (game->reader, &member);
      const char *name;

      if (side != HU_SIDE_NONE && hu_read_text (game->reader, &member, &name))
        played->players[side] = (char *) name;
    }
}

/**
 * hu_read_played:
 * @game: the root, whose sides have been read
 *
 * Reads who played, where and when.
 */
void
hu_read_played (const HuObject *game)
{
  HuReader *reader = game->reader;
  HuPlayed played = { 0 };
  HuObject object;
  HuAt at;

  read_players (game, &played);
  if (hu_object_get (game, "played", HU_OPTIONAL, &at) &&
      hu_object_open (&object, reader, &at, hu_format_get_keys ("played")))
    {
      hu_object_read_record (&object, "played", &played, NULL);
      played.extra = hu_object_close (&object);
    }

  hu_played_copy (&reader->scenario->played, &played);
  g_free (played.place);
  g_free (played.date);
  g_free (played.extra);
}
