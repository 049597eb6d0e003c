/*
 * The part that each rule system has in what is asked and made of a game: a draft's rules, a moment as a start, the
 * questions of a quiz, the thresholds of its meters and the reasons below them.  A further system is one more file and
 * a line in hu-system-lists.c.
 */
#pragma once

#include "hu-fact.h"
#include "hu-why-node.h"
#include "hu-workshop.h"

G_BEGIN_DECLS

/* What a mark of the map's legend is about. */
typedef struct
{
  const char *prefix;  /* of the mark's id */
  const char *rule;
  const char *meter;   /* the rule of the meter, or NULL: of no one of them */
  gboolean    of_side; /* there is one for each side */
} HuMapMark;

typedef struct
{
  HuSystemId id;
  /* Its data where a draft puts it in force; (transfer full). */
  HuNode *(*new_rules) (HuWorkshop       *workshop);
  /* Takes out of *@draft, which begins with @moment, what events have settled by then. */
  void    (*carry)     (HuNode          **draft,
                        const HuSnapshot *moment);
  /* Adds, in a sentence each, what a start cannot say of @moment; NULL: it can say all. */
  void    (*note_left) (HuWorkshop       *workshop,
                        const HuSnapshot *moment,
                        GPtrArray        *left_behind);
  /* Adds what a quiz can ask of it. */
  void    (*add_facts) (GPtrArray        *facts,
                        const HuSnapshot *snapshot);
  /* The same number for values of a meter with no threshold between them; NULL: they have none. */
  gint64  (*get_band)  (const HuMeter    *meter);
  /* Adds to the reasons below a meter what it is made of. */
  void    (*list_why)  (HuWhyNode        *self,
                        GListStore       *list,
                        const HuMeter    *meter);
  /* The marks that it draws, or that say something of it; the last has no prefix. */
  const HuMapMark *marks;
} HuSystemLists;

extern const HuSystemLists hu_sudden_death_lists;
extern const HuSystemLists hu_front_line_lists;
extern const HuSystemLists hu_control_lists;

const HuSystemLists *hu_system_lists_get (HuSystemId id);

/* For them: the text at @pointer of the draft, or ""; (transfer full). */
HuNode *_hu_workshop_id_at (HuWorkshop *self,
                            const char *pointer) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
