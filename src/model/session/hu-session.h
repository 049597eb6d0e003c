/*
 * The state that everything on the screen shares: which game, which moment, through whose eyes, and what the user looks
 * at.  A panel gets the session when it is made, and knows no other panel.
 */
#pragma once

#include "hu-document.h"
#include "hu-fact.h"
#include "hu-lesson-plan.h"

G_BEGIN_DECLS

typedef enum
{
  HU_VEIL_NONE,
  HU_VEIL_SUPPLY,  /* supply lines, and the verdict, which may rest on them */
  HU_VEIL_LINE,    /* the front line */
  HU_VEIL_VERDICT, /* the verdict, and the end of the time line, which tells it */
  HU_VEIL_OWNERS,  /* who controls what */
  HU_VEIL_POINTS,  /* points, values, and the level that they make */
  HU_N_VEILS
} HuVeil;

/* @question: or NULL.  @in_lesson: the text of the lesson gives what is needed to answer; a quiz leaves what has to be
 * read from the map and the lists. */
HuVeil hu_veil_find (const HuFact *question,
                     gboolean      in_lesson);

typedef enum
{
  HU_MODE_PLAY,
  HU_MODE_LESSON,
  HU_MODE_QUIZ,
  HU_MODE_WHAT_IF,
  HU_MODE_WORKSHOP,
  HU_MODE_START, /* the start page is shown, whatever game lies behind it */
} HuMode;

#define HU_TYPE_SESSION (hu_session_get_type ())
G_DECLARE_FINAL_TYPE (HuSession, hu_session, HU, SESSION, GObject)

/*
 * Properties: "document" (construct only), "game" (HuGame or NULL), "position" (events applied), "viewer" (HuSide, can be
 * set), "mode" (HuMode), "preview", "question" (pointers), "veil" (HuVeil), "shows" (bits of HuShow, can be set).
 * Signals, each a request to whoever shows such a thing: "show-hexes" (GArray *), "show-rows" (GArray *, GArray *more),
 * "light-hexes" (GArray * or NULL), "show-event" (guint), "put-away" ().
 */
HuSession    *hu_session_new          (HuDocument    *document) G_GNUC_WARN_UNUSED_RESULT;

HuDocument   *hu_session_get_document (HuSession     *self);
HuGame       *hu_session_get_game     (HuSession     *self); /* borrowed; NULL before the first open */
HuMode        hu_session_get_mode     (HuSession     *self);
/* Lesson or quiz, or back to HU_MODE_PLAY; the other modes follow from the document and its game. */
void          hu_session_set_course   (HuSession     *self,
                                       HuMode         course);
HuMode        hu_session_get_course   (HuSession     *self);
void          hu_session_set_at_start (HuSession     *self,
                                       gboolean       at_start);
/* Tells whether there is a game that is neither edited nor behind the start page. */
gboolean      hu_session_is_play      (HuSession     *self);

HuSide        hu_session_get_viewer   (HuSession     *self);
void          hu_session_set_viewer   (HuSession     *self,
                                       HuSide         viewer);

/* The position shown instead of the game's: as if the lifted counters were put down, or what-if; or NULL. */
HuSnapshot   *hu_session_get_preview  (HuSession     *self);
void          hu_session_set_lifted   (HuSession     *self,
                                       HuSnapshot    *lifted); /* or NULL */
/* The preview, or the game's snapshot; NULL without a game. */
HuSnapshot   *hu_session_get_shown    (HuSession     *self);

void          hu_session_set_question (HuSession     *self,
                                       const HuFact  *question); /* or NULL */
HuVeil        hu_session_get_veil     (HuSession     *self);
/* A question of a lesson is open: nothing may answer it.  A quiz leaves what has to be read from the window. */
gboolean      hu_session_hides_answers (HuSession    *self);

/* The things to see besides map and counters, 1u << HuShow: all, but in a lesson those that it has explained so far. */
guint         hu_session_get_shows    (HuSession     *self);
void          hu_session_set_shows    (HuSession     *self,
                                       guint          shows);
gboolean      hu_session_does_show    (HuSession     *self,
                                       HuShow         show);

/* Asks the map to light hexes (HuHex) until called with NULL. */
void          hu_session_light_hexes  (HuSession     *self,
                                       const GArray  *hexes);
/* Asks the map to go to these hexes, the first of them with its cursor, and flash them; without hexes nothing happens. */
void          hu_session_show_hexes   (HuSession     *self,
                                       const GArray  *hexes);
/* The same for hex rows; goes east or west only for @more. */
void          hu_session_show_rows    (HuSession     *self,
                                       const GArray  *rows,  /* gint */
                                       const GArray  *more); /* HuHex, or NULL */
/* Asks the log to show event 1 …. */
void          hu_session_show_event   (HuSession     *self,
                                       guint          event);
/* Asks instruments to close, because something new is asked or shown. */
void          hu_session_put_away     (HuSession     *self);

G_END_DECLS
