/*
 * The most that a file may hold.
 */
#pragma once

#define HU_FILE_MAX_BYTES  (64 << 20)
#define HU_FILE_MAX_DEPTH  64
#define HU_FILE_MAX_UNITS  100000
#define HU_FILE_MAX_EVENTS 1000000
#define HU_FILE_MAX_KEYS   10000 /* of one object */
/* The most memory for the values of a file, with only one event of its log. */
#define HU_FILE_MAX_MEMORY (512 << 20)
