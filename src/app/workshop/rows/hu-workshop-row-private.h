/*
 * The private interface that the files of the workshop's rows share.
 */
#pragma once

#include "hu-workshop-row.h"

G_BEGIN_DECLS

typedef struct _HuRowBinding HuRowBinding;

struct _HuRowBinding
{
  GtkWidget      *row;     /* whose data this is */
  HuWorkshop     *shop;
  char           *pointer;
  char           *title;
  void          (*refresh) (HuRowBinding *binding);
  gboolean        filling; /* the draft speaks, nobody edits */
  /* Returns what is wrong with the text typed into an entry, (transfer full); NULL: nothing. May be NULL. */
  char         *(*find_fault) (HuRowBinding *binding,
                               const char   *text);

  GtkWidget      *control; /* in the row; or NULL */
  HuRowFlags      flags;
  HuIdKind        id_kind; /* with HU_ROW_ID */
  gint64          otherwise;
  GPtrArray      *values;  /* char * or NULL: of the choices */
  char           *absent;  /* of the choices: the meaning of an absent key; NULL: it is one of them */
  char           *list;    /* pointer to what is chosen from */
  char           *none;
  char           *side;    /* pointer to the id of the side whose elements are offered; or NULL */
  char           *except;  /* pointer to an id that is not offered; or NULL */
  gboolean        as_null;
  HuWorkshopHand *hand;    /* borrowed */
};

HuRowBinding *_hu_workshop_row_get    (GtkWidget    *row);
HuRowBinding *_hu_workshop_row_bind   (GtkWidget    *row,
                                       HuWorkshop   *shop,
                                       const char   *pointer,
                                       const char   *title,
                                       const char   *subtitle);
/* Makes a row with a choice of words of a string list, which are not cut. */
GtkWidget    *_hu_workshop_row_combo_new (void);
/* Sets the value as one step of undo, named by the row's title; NULL removes the key. */
void          _hu_workshop_row_put    (HuRowBinding *binding,
                                       HuNode       *value);
/* Puts a control behind the title. */
void          _hu_workshop_row_add_control (HuRowBinding *binding,
                                       GtkWidget    *control);
/* Has @func show the value, now and after every change. */
void          _hu_workshop_row_follow (HuRowBinding *binding,
                                       void        (*func) (HuRowBinding *binding));
/* Makes an entry: with @find_fault its title reports errors at every key; @commit is called when it loses the
 * focus, or on Enter. */
HuRowBinding *_hu_workshop_row_entry  (HuWorkshop   *shop,
                                       const char   *pointer,
                                       const char   *title,
                                       char       *(*find_fault) (HuRowBinding *binding,
                                                                  const char   *text),
                                       void        (*commit) (GtkWidget *row));
/* Picks: is that element picked, may it be, and pick it (hu-workshop-row-picks.c). */
gboolean      _hu_workshop_row_is_picked  (const HuNode   *picks,
                                       const char     *id);
gboolean      _hu_workshop_row_is_of_side (HuRowBinding   *binding,
                                       const HuNode   *element);
void          _hu_workshop_row_pick       (HuRowBinding   *binding,
                                       const char     *id,
                                       gboolean        on);

/* A row with a button that gives the hand a tool; the hexes of the value are marked on the map, and cached, because every
 * hex is asked for (hu-workshop-row-hexes.c). */
typedef struct _HuRowHand HuRowHand;

struct _HuRowHand
{
  HuRowBinding   *binding;
  HuWorkshopHand *hand;    /* weak: a row within a row may go after the workshop's hand */
  GtkWidget      *button;
  guint8         *marks;   /* [n_marks], of each hex of the map; NULL: to be read again */
  HuHex           n_marks;
  const HuHandTool *tool;
  void          (*read)  (HuRowHand *self); /* fills the marks */
};

/* The value of the row for a tool. */
gint          _hu_workshop_row_hand_value (gpointer   data,
                                       HuHex           hex);
/* @tool: with the HuRowHand as its data.  Returns the button, which the caller puts into the row. */
GtkWidget    *_hu_workshop_row_add_hand  (HuRowBinding     *binding,
                                       HuWorkshopHand   *hand,
                                       const HuHandTool *tool,
                                       void            (*read) (HuRowHand *self),
                                       const char       *what);
/* The id of the building that @text calls so: id or name, without regard to case, or with @by_hex one of its hexes;
 * NULL: none, or several.  *@n_called: how many have that id or name (hu-workshop-building.c). */
const char   *_hu_workshop_find_building (HuWorkshop  *shop,
                                       const char     *text,
                                       gboolean        by_hex,
                                       guint          *n_called);
/* Adds to picks of buildings an entry that takes them as they are typed. */
void          _hu_workshop_row_type_building (HuRowBinding *binding);
/* Shows @text in it, and what is wrong with it. */
void          _hu_workshop_row_fill   (HuRowBinding *binding,
                                       const char   *text);

G_END_DECLS
