/* What gcc's -fanalyzer has to know of GLib and cannot see in its headers: that a
 * failed g_return_if_fail() is the end, as it is in the tests; what g_free() frees;
 * and that no allocation fails and copies are of something.  build-aux/static.sh puts
 * it before every file, so it takes nothing from GLib's headers itself. */
#pragma once

#define HU_NEW __attribute__ ((malloc (g_free, 1), returns_nonnull))

void g_return_if_fail_warning (const char *, const char *, const char *) __attribute__ ((noreturn));

void g_free (void *);
void *g_malloc (__SIZE_TYPE__) HU_NEW;
void *g_malloc0 (__SIZE_TYPE__) HU_NEW;
void *g_malloc_n (__SIZE_TYPE__, __SIZE_TYPE__) HU_NEW;
void *g_malloc0_n (__SIZE_TYPE__, __SIZE_TYPE__) HU_NEW;
void *g_memdup2 (const void *, __SIZE_TYPE__) HU_NEW;
char *g_strdup (const char *) HU_NEW;
char *g_strndup (const char *, __SIZE_TYPE__) HU_NEW;
char *g_strconcat (const char *, ...) HU_NEW;
char *g_strdup_printf (const char *, ...) HU_NEW;
char *g_build_filename (const char *, ...) HU_NEW;
char *g_path_get_basename (const char *) HU_NEW;
char *g_path_get_dirname (const char *) HU_NEW;
char *g_utf8_substring (const char *, long, long) HU_NEW;
