/*
 * Any bytes as a map, a scenario or a table of another program, or a part of one, which the first of them chooses: the file
 * itself, the XML of Worldographer, a scenario of LGeneral beside its map, or a table of units with its game.
 */
#include "config.h"

#include "hu-fuzz-import.h"
#include "hu-import-lgeneral.h"
#include "hu-import-table.h"
#include "hu-import-worldographer.h"

static const char map[] =
  "terrain_db\tx\n\nc1\tc1\tc1\tc1\nc1\tR2\tt3\tc1\nc1\tR2\tf3\tc1\nc1\tc1\tc1\tc1\n\n0\t0\t0\t0\n0\t0\tPosen\t0\n0\t0\t0\t0\n"
  "0\t0\t0\t0\n\nterrain_id\tr\n0\t0\t0\t0\n0\t24\t0\t0\n0\t1\t128\t0\n0\t0\t0\t0\n";
static const char units[] = "# units\n\n1\tPzl\tpol\tfighter\n2\tKreuzer\tger\tcap\n";
static const char game[] =
  "{\"format\":\"hex-umpire/1\",\"title\":\"t\",\"map\":{\"grid\":{\"columns\":12,\"rows\":9,\"orientation\":\"flat\",\"shifted\":"
  "\"even\",\"numbering\":\"ccrr\"}},\"sides\":[{\"id\":\"de\",\"name\":\"German\"},{\"id\":\"su\",\"name\":\"Soviet\"}],\"calendar\":"
  "{\"turns\":1,\"player_turns\":[{\"side\":\"de\",\"phases\":[\"A\"]}]},\"units\":[],\"start\":{},\"rules\":{},\"log\":[]}";

/* Files that lie beside it, where names lead to them. */
static const char *
get_folder (void)
{
  static char *folder;

  if (folder == NULL)
    {
      static const struct
      {
        const char *name;
        const char *text;
      } files[] = { { "m", map }, { "u", units }, { "g", game } };

      folder = g_dir_make_tmp ("hu-fuzz-XXXXXX", NULL);
      for (guint i = 0; i < G_N_ELEMENTS (files); i++)
        {
          g_autofree char *path = g_build_filename (folder, files[i].name, NULL);

          g_file_set_contents (path, files[i].text, -1, NULL);
        }
    }

  return folder;
}

static GFile *
get_file (const char *name)
{
  g_autofree char *path = g_build_filename (get_folder (), name, NULL);

  return g_file_new_for_path (path);
}

static void
check_scenario (GBytes *bytes)
{
  g_autoptr(GFile) file = get_file ("scenario");
  GError *error = NULL;
  HuImport *import = hu_import_lgeneral (bytes, file, NULL, &error);

  hu_fuzz_check_outcome (import, error);
}

/* A table in a game that has its map. */
static void
check_table (GBytes *bytes)
{
  g_autoptr(GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  GError *error = NULL;
  HuImport *import;

  g_ptr_array_add (files, get_file ("table"));
  g_ptr_array_add (files, get_file ("g"));
  import = hu_import_table (bytes, files->pdata[0], files, NULL, &error);
  hu_fuzz_check_outcome (import, error);
}

/* Unpacked, so that what is changed is no checksum. */
static void
check_xml (GBytes *bytes)
{
  g_autoptr(GBytes) packed = hu_fuzz_gzip (bytes);
  GError *error = NULL;
  HuImport *import = hu_import_worldographer (packed, NULL, NULL, &error);

  hu_fuzz_check_outcome (import, error);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr(GBytes) bytes = NULL;

  if (size == 0)
    return -1;

  bytes = g_bytes_new (data + 1, size - 1);
  switch (data[0] % 4)
    {
    case 0:
      hu_fuzz_check_import (bytes, NULL);
      break;
    case 1:
      check_xml (bytes);
      break;
    case 2:
      check_scenario (bytes);
      break;
    default:
      check_table (bytes);
      break;
    }

  return 0;
}
