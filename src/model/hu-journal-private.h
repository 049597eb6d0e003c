/*
 * What a journal is made of, for who writes it (hu-journal.c) and who reads it
 * (hu-left.c).
 */
#pragma once

/* Of the file names: the journal; the scenario that it goes on from; the draft of a workshop; one that is being
 * made. */
#define HU_JOURNAL_ENDING ".journal"
#define HU_JOURNAL_BASE ".hexgame"
#define HU_JOURNAL_DRAFT ".draft"
#define HU_JOURNAL_NEW ".new"

/* Begins it; then there are "file" and "title", a line each. */
#define HU_JOURNAL_HEAD "hex-umpire journal 1\n"

/* A record: how many events of the record before are kept and how many have happened; the events that come after
 * those, a line each; the end. */
#define HU_JOURNAL_KEEP "keep %u at %u"
#define HU_JOURNAL_EVENT "+ "
#define HU_JOURNAL_END "."
