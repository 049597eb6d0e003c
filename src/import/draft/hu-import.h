/*
 * What an import gives: a draft that nobody has saved, and an exact account of what was
 * recognised.  Strength and kind are never guessed, rules are never imported, and what is masked
 * stays masked.
 */
#pragma once

#include <gio/gio.h>

#include "hu-scenario.h"

G_BEGIN_DECLS

typedef enum
{
  HU_IMPORT_UNIT,     /* recognised: it has a side and a hex */
  HU_IMPORT_MARKER,
  HU_IMPORT_OUTSIDE,  /* beside the hexes; with a side it is a unit off the map */
  HU_IMPORT_LEFT_OUT, /* on a hex, but of nobody known */
  HU_N_IMPORT_TAKES,
} HuImportTake;

/* Counters that are taken alike. */
typedef struct
{
  char        *name;
  HuImportTake as;
  HuSide       side; /* HU_SIDE_NONE: not known */
  char        *taken; /* of what is no counter: as what it is taken; else NULL */
  char        *why;  /* how its side is known, or why it is left out; a few words */
  guint        n;
} HuImportGroup;

typedef struct
{
  HuScenario *scenario;
  GPtrArray  *groups; /* HuImportGroup, in the order of the file */
  guint       n_all;  /* counters on the map: the sum of the next */
  guint       n_taken[HU_N_IMPORT_TAKES];
  char       *numbers; /* the report's first line where it is not about counters; else NULL */
  GPtrArray  *said;   /* utf8: what else the report says, a sentence or two each */
  gboolean    unread; /* something of the file was not read that could matter */
  GHashTable *ids;    /* slug → how many units have it, as a number */
  GHashTable *kinds;  /* all that tells groups apart → HuImportGroup */
} HuImport;

/* A settlement of the user for a kind of file, by the names that it has for things. */
typedef struct
{
  char       *map;     /* the board, or NULL */
  GPtrArray  *sides;   /* utf8: two names, or empty */
  GHashTable *groups;  /* folded name → GUINT_TO_POINTER (1 + side) */
  GHashTable *markers; /* folded name: a set */
} HuImportProfile;

HuImport        *hu_import_new          (HuMap           *map) G_GNUC_WARN_UNUSED_RESULT;
void             hu_import_free         (HuImport        *self);
/* Counts a counter, and makes a unit of it where it has a side.  @name is cleaned; @hex is HU_HEX_NONE outside. */
void             hu_import_take         (HuImport        *self,
                                         const char      *name,
                                         HuImportTake     as,
                                         HuSide           side,
                                         HuHex            hex,
                                         const char      *why);
/* A row of the table for @n things that are no counters. */
void             hu_import_note         (HuImport        *self,
                                         const char      *name,
                                         const char      *taken,
                                         const char      *why,
                                         guint            n);
/* Takes @sentence. */
void             hu_import_say          (HuImport        *self,
                                         char            *sentence);
/* Ends the making: the report becomes the text about the game, behind what stands there already. */
void             hu_import_finish       (HuImport        *self);
/* Is there anything that was not recognised? */
gboolean         hu_import_is_partial   (const HuImport  *self);
/* For people: the numbers first, then the rest, then a table of the groups. */
char            *hu_import_word         (const HuImport  *self) G_GNUC_WARN_UNUSED_RESULT;
/* The draft as a game file that reads back without a fault. */
GBytes          *hu_import_to_bytes     (const HuImport  *self,
                                         GError         **error) G_GNUC_WARN_UNUSED_RESULT;

HuImportProfile *hu_import_profile_new  (GBytes          *bytes,
                                         GError         **error) G_GNUC_WARN_UNUSED_RESULT;
void             hu_import_profile_free (HuImportProfile *self);

/* Without what no name should hold, and not too long. */
char            *hu_import_clean        (const char      *name) G_GNUC_WARN_UNUSED_RESULT;
/* The same of a text of several lines. */
char            *hu_import_clean_text   (const char      *text) G_GNUC_WARN_UNUSED_RESULT;
/* An id of letters a to z, digits and dashes. */
char            *hu_import_slug         (const char      *name,
                                         const char      *otherwise) G_GNUC_WARN_UNUSED_RESULT;
/* As names are compared: without case and space around. */
char            *hu_import_fold         (const char      *name) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuImport, hu_import_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuImportProfile, hu_import_profile_free)

G_END_DECLS
