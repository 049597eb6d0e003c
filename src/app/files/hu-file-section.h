/*
 * The window's file: opening, saving, and not losing anything.
 */
#pragma once

#include "hu-bar.h"
#include "hu-fault-panel.h"
#include "hu-file-watch.h"
#include "hu-journal.h"
#include "hu-loaded.h"
#include "hu-map-view.h"
#include "hu-section.h"

G_BEGIN_DECLS

#define HU_FILE_AT_PRESENT G_MAXUINT /* as a moment to be looked at: that of the last event */

#define HU_TYPE_FILE_SECTION (hu_file_section_get_type ())
G_DECLARE_FINAL_TYPE (HuFileSection, hu_file_section, HU, FILE_SECTION, HuSection)

/* The widgets of the section in the window, all borrowed. */
typedef struct
{
  HuFaultPanel  *faults;
  HuBar         *file_bar;    /* says that others use or have changed the file */
  GtkWidget     *file_reload;
  GtkWidget     *file_save;
  GtkWidget     *file_keep;
  HuBar         *autosave_bar; /* says where autosave cannot write, and why */
  GtkWidget     *opening_bar; /* says what is being opened */
  GtkSpinner    *opening_spinner;
  GtkLabel      *opening_label;
} HuFileWidgets;

/*
 * Signals: "begins" (): something is to be opened, made or imported, for which the window needs the game's page; "opens"
 * (GFile *): this file's game takes the place of the present one; "arrived" (): a game opened behind the start page can be
 * shown; "draft-chosen" (HuWorkshop *, GFile * or NULL, const HuFileStamp *): to be opened in the workshop, faulty as it may
 * be; "new-chosen" (): a new scenario is wanted; "foreign-chosen" (GPtrArray of GFile, or NULL): they are to be imported, or
 * others for which the user is to be asked; "asks" (): TRUE from whoever has a question open.
 */
/* The section's action "stop-opening" is enabled while a file is read. */
HuFileSection *hu_file_section_new         (HuSession            *session,
                                            AdwApplicationWindow *window,
                                            const HuFileWidgets  *widgets);
/* Before anything is opened. */
void           hu_file_section_set_map     (HuFileSection        *self,
                                            HuMapView            *map);

/* Opens at once, without asking; faults are shown in the window.  Shipped files open as new games. */
gboolean       hu_file_section_open        (HuFileSection        *self,
                                            GFile                *file);
gboolean       hu_file_section_open_loaded (HuFileSection        *self,
                                            HuLoaded             *loaded); /* (transfer full) */
/* Opens @file without asking, once it is read, and shows the position after @position events. */
void           hu_file_section_open_later  (HuFileSection        *self,
                                            GFile                *file,
                                            guint                 position);
/* Opens @file, after asking about unsaved changes. */
void           hu_file_section_replace     (HuFileSection        *self,
                                            GFile                *file);
/* Whether the window may close at once; otherwise asks the user first. */
gboolean       hu_file_section_may_close   (HuFileSection        *self);
/* Stores which game is looked at, and which moment of it. */
void           hu_file_section_remember_last (HuFileSection      *self);
void           hu_file_section_remember_view (HuFileSection      *self);

/* The opened game is measured before it replaces the start page. */
gboolean       hu_file_section_arrives     (HuFileSection        *self);
HuJournal     *hu_file_section_get_journal (HuFileSection        *self);

G_END_DECLS
