/*
 * Games of tests/data as text, spoilt or not, and what the reader says of them.
 */
#pragma once

#include "hu-game-file.h"

G_BEGIN_DECLS

/* tests/data/files/NAME.hexgame */
char       *hu_file_case_text    (const char  *name) G_GNUC_WARN_UNUSED_RESULT;
/* @text with the first @what replaced by @by; stops the test where there is none. */
char       *hu_file_case_replace (const char  *text,
                                  const char  *what,
                                  const char  *by) G_GNUC_WARN_UNUSED_RESULT;
/* Reads @text; @lines takes what hu_fault_to_line() makes of all faults, each
 * ended by a newline, for the file "game". */
HuGameFile *hu_file_case_parse   (const char  *text,
                                  gssize       length,
                                  char       **lines) G_GNUC_WARN_UNUSED_RESULT;
/* The text it is written as. */
char       *hu_file_case_write   (const HuGameFile *game) G_GNUC_WARN_UNUSED_RESULT;

/* Stops the test where the two differ in anything that a file can hold. */
void        hu_file_case_assert_equal (const HuGameFile *a,
                                       const HuGameFile *b);

/* Every .hexgame under the folders of tests/data and data/scenarios: (element-type filename) */
GPtrArray  *hu_file_case_list    (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
