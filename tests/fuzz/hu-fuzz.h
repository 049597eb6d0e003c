/*
 * The fuzz targets share this.  A target is a file with LLVMFuzzerTestOneInput():
 * libFuzzer calls it in process, and so does hu-fuzz-driver.c where there is none.
 */
#pragma once

#include "hu-adjudicator.h"
#include "hu-game-file.h"

G_BEGIN_DECLS

/* Maps past this are slow to try and show nothing that smaller ones do not. */
#define HU_FUZZ_MAX_HEXES 20000

int          LLVMFuzzerInitialize      (int          *argc,
                                        char       ***argv);
int          LLVMFuzzerTestOneInput    (const guint8 *data,
                                        gsize         size);

/* A shipped game whose member @key is replaced by what is tried; its map is read once. */
typedef struct
{
  char  *before; /* the text up to the member's value, */
  char  *after;  /* and from there on; */
  HuMap *map;
} HuFuzzFrame;

HuFuzzFrame *hu_fuzz_frame_new         (const char   *path,
                                        const char   *key) G_GNUC_WARN_UNUSED_RESULT; /* @path: in data/ */
/* Reads the game with @text in the member's place.  NULL where it is at fault. */
HuGameFile  *hu_fuzz_frame_parse       (HuFuzzFrame  *self,
                                        const guint8 *data,
                                        gsize         size) G_GNUC_WARN_UNUSED_RESULT;

/* Reads @bytes and words its faults; @map as hu_game_file_read() has it. */
HuGameFile  *hu_fuzz_parse             (GBytes       *bytes,
                                        HuMap        *map) G_GNUC_WARN_UNUSED_RESULT;
/* Aborts unless what is written of @game reads back as the same text. */
void         hu_fuzz_check_round_trip  (const HuGameFile *game);
/* Plays @game and aborts unless every invariant holds, for the truth and for both sides. */
void         hu_fuzz_check_play        (const HuGameFile *game);
/* Aborts unless @state is sound. */
void         hu_fuzz_check_state       (const HuState    *state);
/* Aborts unless whatever a reader asks of @adjudicator at its end has an answer in words. */
void         hu_fuzz_check_words       (HuAdjudicator    *adjudicator);

G_END_DECLS
