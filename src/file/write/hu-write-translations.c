/*
 * `translations` on the way out.
 */
#include "config.h"

#include "hu-write.h"

static void
write_wording (HuJsonWriter    *writer,
               const HuWording *wording)
{
  if (!wording->has_forms)
    {
      hu_json_writer_text_member (writer, wording->text, wording->forms[HU_FORM_NAME]);
      return;
    }

  hu_json_writer_key (writer, wording->text);
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  for (guint form = 0; form < HU_N_FORMS; form++)
    if (wording->forms[form] != NULL)
      hu_json_writer_text_member (writer, hu_form_to_key ((HuForm) form), wording->forms[form]);
  hu_json_writer_members (writer, wording->extra, NULL);
  hu_json_writer_end (writer);
}

/* Writes the game's texts in other languages; nothing where there are none. */
void
hu_write_translations (HuJsonWriter     *writer,
                       const HuScenario *scenario)
{
  if (scenario->languages == NULL)
    return;

  hu_json_writer_key (writer, "translations");
  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  for (guint i = 0; i < scenario->languages->len; i++)
    {
      const HuLanguage *language = g_ptr_array_index (scenario->languages, i);

      hu_json_writer_key (writer, language->tag);
      hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
      for (guint j = 0; j < language->wordings->len; j++)
        write_wording (writer, g_ptr_array_index (language->wordings, j));
      hu_json_writer_end (writer);
    }
  hu_json_writer_end (writer);
}
