/*
 * Words of a game among the marks of a chat, a forum or Markdown, which mean something there that nobody meant.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* No width, but not nothing: what it stands in is no mark, no name and no address any more. */
#define HU_WORDS_GAP "\u200b"

/* Would a sign within @words begin a mention, an address or the name of a face, so that a gap has to stand behind it? */
gboolean hu_words_need_gap    (const char *words,
                               const char *sign);
/* How many digits of a number such as “1.” or “1)” stand here, which would begin a list; else 0. */
gsize    hu_words_begin_list  (const char *words);
/* Adds @words to a line of a chat: none of them is a command, a mention, an address, a mark or a tag of any chat. */
void     hu_words_append_chat (GString    *line,
                               const char *words);

G_END_DECLS
