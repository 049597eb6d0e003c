/*
 * `rules` on the way out.
 */
#include "config.h"

#include "hu-write.h"

/* Writes the value of `rules`: supply, the systems in force, and the members that this version does not know. */
void
hu_write_rules (HuJsonWriter     *writer,
                const HuScenario *scenario)
{
  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  hu_write_supply (writer, scenario);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      if (!hu_system_in_force (scenario, id))
        continue;

      hu_json_writer_key (writer, hu_system_to_string (id));
      hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
      hu_system_format_get (id)->write (writer, scenario);
      hu_json_writer_end (writer);
    }
  hu_json_writer_members (writer, scenario->rules_extra, NULL);
  hu_json_writer_end (writer);
}
