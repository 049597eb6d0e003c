/*
 * Events of the log on the way out, one on each line.
 */
#include "config.h"

#include "hu-format.h"
#include "hu-write.h"

void
hu_write_event (HuJsonWriter     *writer,
                const HuScenario *scenario,
                const HuEvent    *event)
{
  hu_write_object (writer, scenario, hu_format_get_event_kind (event->verb), event, HU_JSON_INLINE, event->extra, NULL);
}

/* Writes one event as in the log of a game file: JSON on one line, without a newline. */
char *
hu_game_file_event_to_text (const HuScenario *scenario,
                            const HuEvent    *event)
{
  g_autoptr(GBytes) bytes = NULL;
  HuJsonWriter *writer;
  gsize length;
  const char *text;

  g_return_val_if_fail (scenario != NULL && event != NULL, NULL);

  writer = hu_json_writer_new ();
  hu_write_event (writer, scenario, event);
  bytes = hu_json_writer_free_to_bytes (writer);
  text = g_bytes_get_data (bytes, &length);

  return g_strchomp (g_strndup (text, length));
}
