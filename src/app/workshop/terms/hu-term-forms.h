/*
 * Forms of conditions, for every rule system that has some: what a system brings, and the rows that its forms share.
 */
#pragma once

#include "hu-term-find.h"
#include "hu-workshop-form.h"
#include "hu-workshop-list.h"

G_BEGIN_DECLS

/* A condition to add. */
typedef struct
{
  guint       kind;
  const char *label; /* N_(); NULL: what explain calls its kind */
  const char *json;  /* “$A” is the id of the side that wins by it, “$B” that of its enemy */
} HuTermOffer;

typedef struct
{
  const char        *label; /* N_(): of a menu of their own; NULL: they stand in the menu itself */
  const HuTermOffer *offers;
  guint              n;
} HuTermGroup;

typedef struct _HuTermForms HuTermForms;

struct _HuTermForms
{
  const HuVocabulary *words;
  const char         *object;   /* a condition, in the table of the format; a count is “OBJECT-count” */
  const HuTermGroup  *groups;
  guint               n_groups;
  const char * const *decisive; /* members of atoms by which their forms differ; NULL last */
  const char * const *either;   /* members of which an atom has one, with blanks between; NULL last */
  /* The condition at @pointer, or what is counted in a sum; NULL where it has a fault.  hu_term_free() */
  HuTerm             *(*from_node)    (HuWorkshop       *shop,
                                       const char       *pointer,
                                       HuNode           *condition,
                                       gboolean          counted);
  /* Adds the rows of an atom, @pointer: to its members; in a sum it is @counted, and has no bound. */
  void                (*fill_atom)    (HuWorkshopBench  *bench,
                                       GtkWidget        *parent,
                                       const char       *pointer,
                                       guint             kind,
                                       gboolean          counted,
                                       const char       *object);
  /* Adds what an atom names on the map, beside places, hexes and units.  NULL: nothing else. */
  void                (*add_hexes)    (const HuScenario *scenario,
                                       const HuTerm     *term,
                                       GArray           *hexes);
  /* The finding of the condition when it was judged last; or NULL.  NULL: no condition is judged. */
  const HuTermFinding *(*find_finding) (HuWorkshop      *shop,
                                       const char       *pointer);
};

/* --- Conditions (hu-term-kinds.c) --- */

/* The forms of the system that the condition at @pointer belongs to. */
const HuTermForms *
            hu_term_forms_of      (const char        *pointer);
/* The condition's kind; G_MAXUINT: it asks for nothing. */
guint       hu_term_kind_of       (const HuTermForms *forms,
                                   const HuNode      *condition);
/* Does @pointer lead to what is counted in a comparison? */
gboolean    hu_term_is_count      (const char        *pointer);
/* The id of the side that wins by the condition at @pointer, or scores by it; the first side where there is none. */
const char *hu_term_get_side      (HuWorkshop        *shop,
                                   const char        *pointer);
const char *hu_term_get_enemy     (HuWorkshop        *shop,
                                   const char        *side);
/* @json with the ids of both sides for “$A” and “$B”; (transfer full). */
char       *hu_term_fill_sides    (HuWorkshop        *shop,
                                   const char        *side,
                                   const char        *json);

/* --- Trees (hu-term-tree.c, hu-term-light.c) --- */

/* A row with the condition, (transfer floating). */
GtkWidget  *hu_term_tree_new      (HuWorkshopBench   *bench,
                                   const char        *pointer);
/* Adds the pointers of its parts below it, in the order of its findings. */
void        hu_term_list_parts    (const HuTermForms *forms,
                                   const HuNode      *condition,
                                   GPtrArray         *parts);
/* The hexes that it names, its parts included; (transfer full). */
GArray     *hu_term_list_hexes    (HuWorkshop        *shop,
                                   const char        *pointer);
/* Marks on the map's move which of a list's elements name the hex under the cursor; @list: pointer to them, each with a
 * condition under “needs”. */
void        hu_term_follow_cursor (HuWorkshopBench   *bench,
                                   GtkWidget         *group,
                                   const char        *list);

/* --- Rows (hu-term-rows.c) --- */

/* “at_least”, “at_most”, or both: the choice, and the numbers that go with it. */
void        hu_term_rows_bounds   (HuWorkshopBench   *bench,
                                   GtkWidget         *parent,
                                   const char        *pointer,
                                   gint64             least);
/* The same, with decimals. */
void        hu_term_rows_decimal_bounds (HuWorkshopBench *bench,
                                   GtkWidget         *parent,
                                   const char        *pointer,
                                   const char        *object);
/* A number that may have decimals, where the object has it. */
void        hu_term_rows_decimal  (HuWorkshopBench   *bench,
                                   GtkWidget         *parent,
                                   const char        *pointer,
                                   const char        *object,
                                   const char        *key);
/* The number under “at_least” or “at_most”, where the object has it. */
void        hu_term_rows_number   (HuWorkshopBench   *bench,
                                   GtkWidget         *parent,
                                   const char        *pointer,
                                   const char        *key,
                                   gint64             least);
/* The two numbers of a ratio, where the object has it. */
void        hu_term_rows_ratio    (HuWorkshopBench   *bench,
                                   GtkWidget         *parent,
                                   const char        *pointer,
                                   const char        *key);
/* Turns under the key “turn” of the object at @pointer: the choice, and the numbers that go with it. */
void        hu_term_rows_turns    (HuWorkshopBench   *bench,
                                   GtkWidget         *parent,
                                   const char        *pointer);
/* Appends the keys by which these rows differ. */
void        hu_term_append_turns  (const HuNode      *object,
                                   GString           *shape);
/* “of”, “phase” and “turn” of what is judged “when”. */
void        hu_term_rows_moment   (HuWorkshopBench   *bench,
                                   GtkWidget         *parent,
                                   const char        *pointer,
                                   const char        *object);
/* The values by which these rows differ, (transfer full). */
char       *hu_term_dup_moment    (const HuNode      *object);

G_END_DECLS
