/*
 * The private interface that the files of the window's file section share.
 */
#pragma once

#include "hu-file-section.h"
#include "hu-refused.h"

G_BEGIN_DECLS

typedef struct _HuOpening HuOpening;

struct _HuFileSection
{
  HuSection      parent_instance;

  HuFileWidgets  widgets;
  HuMapView     *map;           /* borrowed, too */
  HuDocument    *document;      /* the session's */
  GtkFileChooserNative *chooser; /* open, or NULL */
  GFile         *refused;       /* which the workshop can open; or NULL */
  GPtrArray     *more;          /* GFile: given with the one that is opened, to import it */
  GFile         *source;        /* the opened file, even if it must not be overwritten; or NULL */

  /* The action that waits for the answer to the question about the present game. */
  GFile         *pending;       /* to be opened; or NULL */
  gboolean       pending_draft; /* it is opened in the workshop */
  gboolean       pending_new;
  gboolean       pending_import; /* of files that are not chosen yet */
  gboolean       pending_close;
  gboolean       closing;       /* asked already: this time it closes */

  /* hu-file-section-open.c */
  HuOpening     *opening;       /* of a file that is being read; or NULL */
  gboolean       arrives;
  guint          remembering;   /* a source: the opened file becomes the last game */

  /* hu-file-section-safety.c */
  HuJournal     *journal;
  HuFileWatch   *watch;
  guint          n_known;       /* other windows with the file that the person has been told of */
};

/* hu-file-section.c */
/* Tells the window that something is to be opened or made. */
void     _hu_file_section_begin          (HuFileSection *self);
void     _hu_file_section_ask_save       (HuFileSection *self,
                                          gboolean       as);
/* Drops the action that waited for a save. */
void     _hu_file_section_forget_pending (HuFileSection *self);

/* Has @file imported, with those that were given with it. */
void     _hu_file_section_import         (HuFileSection *self,
                                          GFile         *file);

/* hu-file-section-open.c */
void     _hu_file_section_stop_opening   (HuFileSection *self);

/* hu-file-section-safety.c */
void     _hu_file_section_init_safety    (HuFileSection *self);
gboolean _hu_file_section_may_overwrite  (HuFileSection *self);
void     _hu_file_section_init_repair    (HuFileSection *self);
/* @file was refused: if the workshop can open it, the panel of faults offers that. */
void     _hu_file_section_offer_repair   (HuFileSection *self,
                                          GFile         *file,
                                          HuRefused      refused);
/* Has it opened in the workshop; if it can be read meanwhile, opens it. */
void     _hu_file_section_open_draft     (HuFileSection *self,
                                          GFile         *file);
void     _hu_file_section_offer_copy     (HuFileSection *self,
                                          GFile         *file);

G_END_DECLS
