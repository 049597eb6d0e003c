/*
 * Between the two files that read by the table of the format: records, and the value of one field.
 */
#pragma once

#include "hu-format.h"
#include "hu-reader.h"

G_BEGIN_DECLS

/* Has a record of that shape to have it? */
HuNeed   hu_field_need        (const HuObject *object,
                               const HuField  *field);
/* Reports the fault that its row names. */
void     hu_field_fault       (HuReader       *reader,
                               const HuAt     *at,
                               const HuField  *field);
/* The value of a record that is being made. */
void     hu_field_set_default (const HuField  *field,
                               gpointer        member);
/* The same only where its row says what the absence of the key means. */
void     hu_field_set_meaning (const HuField  *field,
                               gpointer        member);
/* Reads a value that is neither an id of its own nor an object. */
void     hu_field_read        (const HuObject *object,
                               const HuField  *field,
                               gpointer        record);
/* In the room of terms: a condition, or a list of them, in the member of its row. */
void     hu_field_read_term   (const HuObject *object,
                               const HuField  *field,
                               gpointer        record);
/* The same of what is made of hexes. */
void     hu_field_read_hexes  (const HuObject *object,
                               const HuField  *field,
                               gpointer        record);

G_END_DECLS
