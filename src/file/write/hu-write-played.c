/*
 * Writing `players` and `played`: who played the game, where and when.
 */
#include "config.h"

#include "hu-write.h"

/* Writes nothing for what nobody has told. */
void
hu_write_played (HuJsonWriter     *writer,
                 const HuScenario *scenario,
                 const HuPlayed   *played)
{
  if (played->players[HU_SIDE_FIRST] != NULL || played->players[HU_SIDE_SECOND] != NULL)
    {
      hu_json_writer_key (writer, "players");
      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
        if (played->players[side] != NULL)
          hu_json_writer_text_member (writer, scenario->sides[side].id, played->players[side]);
      hu_json_writer_end (writer);
    }

  if (played->place == NULL && played->date == NULL && played->extra == NULL)
    return;

  hu_json_writer_key (writer, "played");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_write_record (writer, scenario, "played", played, HU_JSON_INLINE, NULL);
  hu_json_writer_members (writer, played->extra, NULL);
  hu_json_writer_end (writer);
}
