/*
 * Steps of tests that import files in the window: the files, the dialog, its rows, and its end.
 */
#pragma once

#include "hu-import-list.h"
#include "hu-workshop-steps.h"

G_BEGIN_DECLS

/* A window on a small game, with nothing remembered of imports before; for each test, with its end. */
void hu_import_steps_set_up (HuAppFixture *self, gconstpointer data);
void hu_import_steps_tear_down (HuAppFixture *self, gconstpointer data);
/* What is remembered of a kind of file, as it is written; (transfer full). */
char *hu_import_steps_read_profile (const char *kind);
/* The page that the workshop shows. */
const char *hu_import_steps_get_page (HuAppFixture *self);
/* The folder with the files that make-files.py makes; set once. */
void hu_import_steps_set_folder (const char *path);
GFile *hu_import_steps_get_file (const char *name);
GPtrArray *hu_import_steps_get_files (const char *names);
gpointer hu_import_steps_get_dialog (void);
gboolean hu_import_steps_is_shown (HuAppFixture *self, gpointer page);
GtkWidget *hu_import_steps_begin (HuAppFixture *self, const char *names, const char *page);
const char *hu_import_steps_get_total (GtkWidget *dialog);
const char *hu_import_steps_get_said (GtkWidget *dialog);
GtkDropDown *hu_import_steps_find_drop (GtkWidget *dialog, const char *name);
const char *hu_import_steps_get_taken (GtkWidget *dialog, const char *name);
void hu_import_steps_take (HuAppFixture *self, GtkWidget *dialog, const char *name, const char *as);
void hu_import_steps_follow (HuAppFixture *self, GtkWidget *dialog, HuImportTake take);
void hu_import_steps_agree (HuAppFixture *self, GtkWidget *dialog);
void hu_import_steps_cancel (HuAppFixture *self, GtkWidget *dialog);
void hu_import_steps_set_switch (HuAppFixture *self, GtkWidget *dialog, const char *title, gboolean on);

G_END_DECLS
