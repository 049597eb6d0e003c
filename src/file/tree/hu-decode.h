/*
 * The text of a file that another program wrote, whatever its encoding.
 */
#pragma once

#include "hu-fault.h"

G_BEGIN_DECLS

/**
 * hu_decode_text:
 * @guessed: (out) (optional): whether the text was taken as Windows-1252; NULL: then it is refused
 * @error: return location for a %HU_FILE_ERROR_INVALID, with the line
 *
 * Reads UTF-8, with or without a byte-order mark, UTF-16 with one, and, where @guessed is given, what is neither as
 * Windows-1252.
 *
 * Returns: (transfer full) (nullable): UTF-8 that ends with NUL and holds no other
 */
char *hu_decode_text (GBytes    *bytes,
                      gboolean  *guessed,
                      GError   **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
