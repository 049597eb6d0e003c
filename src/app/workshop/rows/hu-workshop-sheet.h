/*
 * Units from and to spreadsheets: copied as a table, pasted, imported.
 */
#pragma once

#include "hu-workshop-bench.h"

G_BEGIN_DECLS

/* A group with the buttons, (transfer floating). */
GtkWidget *hu_workshop_sheet_new    (HuWorkshopBench *bench);
/* Takes rows of text from a clipboard or a file. The window of @widget shows the result; returns whether the
 * table was accepted, which is all or nothing. */
gboolean   hu_workshop_sheet_take   (HuWorkshopBench *bench,
                                     GtkWidget       *widget,
                                     const char      *text,
                                     gssize           length);

/* Returns the result in a sentence. */
char      *hu_workshop_sheet_word_taken (guint added,
                                         guint changed) G_GNUC_WARN_UNUSED_RESULT;
/* Asks for a file, and takes the table in it. */
void       hu_workshop_sheet_import (HuWorkshopBench *bench,
                                     GtkWidget       *button);

/* The same for the bytes of a file; asks about an encoding that is only guessed. */
void       hu_workshop_sheet_open   (HuWorkshopBench *bench,
                                     GtkWidget       *widget,
                                     GBytes          *bytes);
/* Shows a table before it is imported; (transfer none), or NULL: it is none, which a dialog says. */
GtkWidget *hu_workshop_sheet_preview (HuWorkshopBench *bench,
                                      GtkWidget       *widget,
                                      const char      *text,
                                      gssize           length);

G_END_DECLS
