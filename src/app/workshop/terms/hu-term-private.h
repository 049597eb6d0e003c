/*
 * Shared by the files of conditions' forms.
 */
#pragma once

#include "hu-term-forms.h"
#include "hu-workshop-tree.h"

G_BEGIN_DECLS

/* The sums of a comparison, below it. */
#define HU_TERM_LEFT "/compare/left"
#define HU_TERM_RIGHT "/compare/right"

#define HU_TERM_CHOICES 64

/* The word of a kind in the file; NULL: there is no such kind. */
const char *_hu_term_kind_word   (const HuTermForms *forms,
                                  guint              kind);
/* “condition-count” */
char       *_hu_term_count_object (const HuTermForms *forms);
/* Does @pointer lead to a sum? */
gboolean    _hu_term_is_sum      (const char        *pointer);
/* The part to add at @pointer that @json stands for, with both sides, and without bounds in a sum; (transfer full). */
char       *_hu_term_fresh_json  (HuWorkshop        *shop,
                                  const char        *json,
                                  const char        *pointer);
/* The same condition without bounds, as it is counted in a sum; (transfer full). */
HuNode     *_hu_term_take_bounds (HuNode            *condition);
/* The offer that a menu means by @choice: a kind, the first of it; or a later one, HU_TERM_CHOICES more for each before
 * it.  NULL: there is none. */
const HuTermOffer *
            _hu_term_find_offer  (const HuTermForms *forms,
                                  guint              choice);
/* The condition at @pointer as the one that @json stands for, with what both have in common (hu-term-change.c);
 * (transfer full). */
char       *_hu_term_changed_json (HuWorkshop       *shop,
                                  const char        *json,
                                  const char        *pointer);
/* All that may be added at @pointer or, without @inside, stand in its place; each with @action, of the pointer and the choice. */
GMenuModel *_hu_term_kinds_menu  (HuWorkshop        *shop,
                                  const char        *action,
                                  const char        *pointer,
                                  gboolean           inside);
/* The list of its parts, below it: "all"; NULL: it has none. */
const char *_hu_term_get_list    (const HuNode      *condition);
char       *_hu_term_dup_shape   (const HuTermForms *forms,
                                  const HuNode      *condition);
/* (transfer floating), or NULL */
GtkWidget  *_hu_term_form_new    (HuWorkshopBench   *bench,
                                  const char        *pointer);
GMenuModel *_hu_term_menu_new    (HuWorkshopBench   *bench,
                                  const char        *pointer);
void        _hu_term_actions_add (HuWorkshopBench   *bench,
                                  GtkWidget         *tree);
/* Lights what the condition at @pointer names; NULL: nothing. */
void        _hu_term_light       (HuWorkshopBench   *bench,
                                  const char        *pointer);

G_END_DECLS
