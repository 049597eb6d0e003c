/*
 * The forms of the rule systems, one in each file, as groups of the rules' page.
 */
#pragma once

#include "hu-workshop-page.h"

G_BEGIN_DECLS

typedef struct
{
  HuWorkshopBench *bench;
  GtkWidget       *page;
  GPtrArray       *groups;
  const char      *pointer; /* to the system's data */
} HuWorkshopRules;

void       _hu_workshop_rules_add   (HuWorkshopRules *rules,
                                     GtkWidget       *group);
GtkWidget *_hu_workshop_rules_group (HuWorkshopRules *rules,
                                     const char      *title,
                                     const char      *description); /* or NULL */
/* A list of the system's data, as a group. */
void       _hu_workshop_rules_list  (HuWorkshopRules *rules,
                                     const char      *key,
                                     const char      *title,
                                     const char      *description,
                                     const HuWorkshopListClass *klass);

void       _hu_workshop_rules_sudden_death (HuWorkshopRules *rules);
void       _hu_workshop_rules_front_line   (HuWorkshopRules *rules);
void       _hu_workshop_rules_control      (HuWorkshopRules *rules);

/* Adds switches for the words in a list of the draft; @otherwise: the words that an absent list stands for,
 * separated by blanks. (hu-workshop-flags.c) */
void       hu_workshop_flags_fill   (HuWorkshopBench *bench,
                                     GtkWidget       *parent,
                                     const char      *pointer,
                                     const char      *key,    /* for explain's words */
                                     const char      *words,  /* with blanks */
                                     const char      *otherwise);
/* Where supply comes from: edges, or hexes. */
void       hu_workshop_flags_sources (HuWorkshopBench *bench,
                                     GtkWidget       *parent,
                                     const char      *pointer,
                                     gboolean         optional);

G_END_DECLS
