/*
 * Characters that the text of a game may hold and that must not reach a reader as they are.
 * Terminal, JSON, faults, reports and map share this one table.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  HU_CHARACTER_PLAIN,
  HU_CHARACTER_BREAK,     /* a tab, the end of a line or paragraph */
  HU_CHARACTER_CONTROL,   /* C0, DEL or C1: a terminal obeys it */
  HU_CHARACTER_DIRECTION, /* changes the direction of writing, so the text beside it would change places */
  HU_CHARACTER_NONE,      /* a noncharacter of Unicode: it has no shape, and PDF refuses it */
} HuCharacter;

#define HU_CHARACTER_REPLACEMENT 0xfffd

HuCharacter hu_character_classify     (gunichar    c) G_GNUC_CONST;
/* As JSON spells it in ASCII: "\u202e", or a pair. */
void        hu_character_append_escape (GString    *text,
                                        gunichar    c);
/* @text as a JSON string, in which no character can be read as anything but itself, nor end an element of HTML or XML;
 * @ascii: as ASCII. */
void        hu_character_append_quoted (GString    *json,
                                        const char *text,
                                        gboolean    ascii);
/* @text without characters that change the direction of what follows, and with replacements for what neither paper nor XML
 * can hold; a line break is kept. */
char       *hu_character_clean        (const char *text) G_GNUC_WARN_UNUSED_RESULT;
/* NULL where @text can be drawn as it is; else (transfer full). */
char       *hu_character_dup_drawable (const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
