/*
 * The most that an import takes.  More than that is refused in one line, before memory is taken.
 */
#pragma once

#define HU_IMPORT_FILE_MOST       (64 << 20)  /* bytes */
#define HU_IMPORT_MODULE_MOST     ((gint64) 512 << 20) /* of which the build file and one picture are read */
#define HU_IMPORT_ENTRY_MOST      (64 << 20)  /* bytes of one entry of a ZIP, unpacked */
#define HU_IMPORT_ENTRIES_MOST    (256 << 20) /* bytes of all entries that are read */
#define HU_IMPORT_TEXT_MOST       (32 << 20)  /* bytes of the commands of a save */
#define HU_IMPORT_N_ENTRIES_MOST  20000
#define HU_IMPORT_RATIO_MOST      1000        /* bytes out for a byte in, after the first MiB */
#define HU_IMPORT_COMMANDS_MOST   5000000
#define HU_IMPORT_PIECES_MOST     100000
#define HU_IMPORT_TRAITS_MOST     2000        /* in the chain of one piece */
#define HU_IMPORT_NESTED_MOST     64          /* lists of commands within one another */
#define HU_IMPORT_XML_DEPTH_MOST  256
#define HU_IMPORT_XML_ATTRIBUTES_MOST 1000    /* of one element */
#define HU_IMPORT_NAME_MOST       200         /* characters */
#define HU_IMPORT_ABOUT_MOST      10000       /* characters of a text about the game */
