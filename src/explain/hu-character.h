/*
 * Characters that a game's text may hold and that are not to reach a reader as
 * they are: one table for the terminal, JSON, faults, reports and the map.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  HU_CHARACTER_PLAIN,
  HU_CHARACTER_BREAK,     /* a tab, the end of a line or paragraph */
  HU_CHARACTER_CONTROL,   /* C0, DEL or C1: a terminal obeys it */
  HU_CHARACTER_DIRECTION, /* turns the direction of writing: what stands beside it would change places */
  HU_CHARACTER_NONE,      /* a noncharacter of Unicode: there is nothing to draw, and PDF refuses it */
} HuCharacter;

#define HU_CHARACTER_REPLACEMENT 0xfffd

HuCharacter hu_character_classify     (gunichar    c) G_GNUC_CONST;
/* As JSON spells it in ASCII: "\u202e", or a pair. */
void        hu_character_append_escape (GString    *text,
                                        gunichar    c);
/* NULL where @text can be drawn as it is; (transfer full). */
char       *hu_character_dup_drawable (const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
