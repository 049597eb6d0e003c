/*
 * Rows of the workshop's forms. Each shows and edits one value of the draft, by its pointer, and follows all
 * other changes of it.
 */
#pragma once

#include <adwaita.h>

#include "hu-workshop-hand.h"
#include "hu-workshop-map.h"

G_BEGIN_DECLS

/* A choice among fixed words: the value in the draft, and the words that the user reads. */
typedef struct
{
  const char *value; /* NULL: the key is absent */
  const char *label; /* N_() */
} HuShopWord;

typedef enum
{
  HU_ROW_TEXT     = 0,
  HU_ROW_OPTIONAL = 1 << 0, /* empty: the key is absent */
  HU_ROW_ID       = 1 << 1, /* one that is free */
  HU_ROW_NUMBER   = 1 << 2, /* a whole number, not below 0 */
  HU_ROW_SIGNED   = 1 << 3, /* with NUMBER: below 0 too */
  HU_ROW_NULL     = 1 << 6, /* with OPTIONAL: null, rather than absent */
  HU_ROW_AREA     = 1 << 5, /* hexes: or a building */
  HU_ROW_DECIMAL  = 1 << 9, /* with NUMBER: with at most two decimals, and below 0 too */
  HU_ROW_PLACE    = 1 << 8, /* hexes: none that another place has */
  HU_ROW_NAME     = 1 << 7, /* of an object whose id follows its name */
  HU_ROW_PLAIN    = 1 << 10, /* hexes: no rule is built there */
  HU_ROW_NAMES    = 1 << 4, /* hexes: each by its name, for spans are not allowed there */
} HuRowFlags;

/* Makes links to the part of the draft at @pointer, and to anything within it, lead to @widget: a row, or a group of rows. */
void        hu_workshop_row_mark (GtkWidget  *widget,
                                  const char *pointer);
/* The part of the draft that @widget itself was marked with, or NULL. */
const char *hu_workshop_row_get_mark (GtkWidget *widget);
/* The value of the draft that a row shows, as a pointer; NULL of other rows. */
const char *hu_workshop_row_get_pointer (GtkWidget *row);

/* The rows are (transfer floating). */
GtkWidget *hu_workshop_row_text    (HuWorkshop       *shop,
                                    const char       *pointer,
                                    const char       *title,
                                    HuRowFlags        flags);
/* @otherwise: the value of an absent key; setting it removes the key. */
GtkWidget *hu_workshop_row_number  (HuWorkshop       *shop,
                                    const char       *pointer,
                                    const char       *title,
                                    const char       *subtitle, /* or NULL */
                                    gint64            least,
                                    gint64            most,
                                    gint64            otherwise); /* G_MININT64: never absent */
GtkWidget *hu_workshop_row_switch  (HuWorkshop       *shop,
                                    const char       *pointer,
                                    const char       *title,
                                    const char       *subtitle,
                                    gboolean          otherwise);
/* Yes, no, or as usual: the key is absent. */
GtkWidget *hu_workshop_row_tristate (HuWorkshop      *shop,
                                    const char       *pointer,
                                    const char       *title,
                                    const char       *subtitle);
GtkWidget *hu_workshop_row_words   (HuWorkshop       *shop,
                                    const char       *pointer,
                                    const char       *title,
                                    const char       *subtitle,
                                    const HuShopWord *words,
                                    guint             n_words);
/* A row to choose an element of @list, by id; @none: the words for an absent or null one, NULL: there must be one. */
GtkWidget *hu_workshop_row_element (HuWorkshop       *shop,
                                    const char       *pointer,
                                    const char       *title,
                                    const char       *list,
                                    const char       *none,
                                    gboolean          as_null); /* none is null, rather than absent */
/* A side, by id, and what it is for. */
GtkWidget *hu_workshop_row_side    (HuWorkshop       *shop,
                                    const char       *pointer,
                                    const char       *title,
                                    const char       *subtitle,
                                    const char       *none); /* as above */
/* Hexes: typed as names and spans, or painted; @flags: OPTIONAL, PLACE, NAMES or AREA. */
GtkWidget *hu_workshop_row_hexes   (HuWorkshop       *shop,
                                    HuWorkshopHand   *hand,
                                    const char       *pointer,
                                    const char       *title,
                                    HuRowFlags        flags);
/* "Vyazma is at 0605: a hex has one place."  NULL: no place other than that of the index @except is there. */
char      *hu_workshop_word_place_at (HuWorkshop     *shop,
                                    HuHex             hex,
                                    gint              except);
/* An id: renamed wherever it is named. */
GtkWidget *hu_workshop_row_id      (HuWorkshop       *shop,
                                    const char       *pointer,
                                    HuIdKind          kind);
/* The name of the object at @pointer; an id that was made from it follows. */
GtkWidget *hu_workshop_row_name    (HuWorkshop       *shop,
                                    const char       *pointer,
                                    const char       *title,
                                    HuIdKind          kind,
                                    HuRowFlags        flags);
/* A list of texts or ids, with commas between them. */
GtkWidget *hu_workshop_row_list    (HuWorkshop       *shop,
                                    const char       *pointer,
                                    const char       *title,
                                    HuRowFlags        flags);

/* Some of the elements of @list, by ids, each with a tick (hu-workshop-row-picks.c). */
GtkWidget *hu_workshop_row_picks   (HuWorkshop       *shop,
                                    const char       *pointer,
                                    const char       *title,
                                    const char       *list,
                                    HuRowFlags        flags,
                                    HuWorkshopHand   *hand); /* NULL: they are not on the map */
/* Only those of the side whose id is at @side are offered, and not that whose id is at @except; NULL: all are. */
void       hu_workshop_row_picks_narrow (GtkWidget   *row,
                                    const char       *side,
                                    const char       *except);
/* Makes a row of hexes, places or units ready to be pointed out on the map; FALSE: it is no such row. */
gboolean   hu_workshop_row_take_hand (GtkWidget      *row);
/* A side's colour, or none; and a text of several lines. (hu-workshop-row-color.c) */
GtkWidget *hu_workshop_row_color   (HuWorkshop       *shop,
                                    const char       *pointer,
                                    const char       *title);
GtkWidget *hu_workshop_row_prose   (HuWorkshop       *shop,
                                    const char       *pointer,
                                    const char       *title);
/* A choice that decides which members the object at a pointer has (hu-workshop-row-shape.c). */
#define HU_SHOP_SHAPES 8
typedef struct
{
  const char *label; /* N_(); NULL: what explain calls the first of its members */
  const char *json;  /* an object: these members, unless the draft has them already */
} HuShopShape;

typedef struct
{
  const char *title;  /* N_() */
  HuShopShape shapes[HU_SHOP_SHAPES]; /* up to one without json */
  const char *object; /* of explain's labels; NULL: each shape has its own */
  gboolean    renames; /* each has one member: another keeps the value */
  /* The present one, which may differ by more than its members; any other begins anew, but for the members named in
   * @keep.  NULL: members tell. */
  guint     (*find) (const HuNode *object);
  const char * const *keep; /* ends with NULL */
  const char *place;  /* the member that a new shape has with the id of the first place; or NULL */
} HuShopShapes;

GtkWidget *hu_workshop_row_shape   (HuWorkshop       *shop,
                                    const char       *pointer,
                                    const HuShopShapes *shapes);
/* Makes a choice show @value for an absent key, because that is the key's meaning. */
void       hu_workshop_row_set_absent (GtkWidget     *row,
                                    const char       *value);

/* Typed as people write them (hu-workshop-row-pairs.c). */
GtkWidget *hu_workshop_row_ratio   (HuWorkshop       *shop,
                                    const char       *pointer); /* to the level that it is of */
GtkWidget *hu_workshop_row_span    (HuWorkshop       *shop,
                                    const char       *pointer,
                                    const char       *title);
GtkWidget *hu_workshop_row_factors (HuWorkshop       *shop,
                                    const char       *pointer,
                                    const char       *title);

/* Are these only parts that a brush changes, and that forms do not show? Asking the draft then would cost time
 * in every frame of a stroke. */
static inline gboolean
hu_workshop_is_brush (guint parts)
{
  return (parts & ~(guint) (HU_DRAFT_TERRAIN | HU_DRAFT_HEXSIDES | HU_DRAFT_OWNERS)) == 0;
}

/* Keeps a widget that is about to be removed until its signal handlers have returned: a choice may remove the
 * row that it was made in. */
void       hu_workshop_outlive     (GtkWidget        *widget);

/* The element of that id in the list at @list; NULL: there is none. */
HuNode    *hu_workshop_find_element (HuWorkshop      *shop,
                                    const char       *list,
                                    const char       *id);
/* The name of a record; the id if there is none: (transfer full). */
char      *hu_workshop_dup_called  (HuWorkshop       *shop,
                                    const char       *list,
                                    const char       *id);
/* Returns the name of @list's elements, else their id. */
char      *hu_workshop_dup_name    (HuWorkshop       *shop,
                                    const HuNode     *element);
/* "/a/b" + "c": (transfer full) "/a/b/c". */
char      *hu_workshop_join        (const char       *pointer,
                                    const char       *key);

G_END_DECLS
