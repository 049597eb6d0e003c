/*
 * Tables as spreadsheets give them (RFC 4180): what is read of them, what is
 * wrong with others, and that what is written is read again.
 */
#include "config.h"

#include <string.h>

#include "hu-often.h"
#include "hu-table.h"

typedef struct
{
  const char *name;
  const char *text;
  char        separator; /* 0: find out */
  const char *rows;      /* "line:cell|cell/line:…", or the error's words behind a '!' */
} TableCase;

static const TableCase cases[] = {
  { "empty", "", 0, "" },
  { "one-cell", "a", 0, "1:a/" },
  { "commas", "a,b\nc,d\n", 0, "1:a|b/2:c|d/" },
  { "semicolons", "a;b\nc;d,e", 0, "1:a|b/2:c|d,e/" },
  { "tabs", "a\tb;c\nd\te", 0, "1:a|b;c/2:d|e/" },
  { "given", "a;b,c\nd,e", ',', "1:a;b|c/2:d|e/" },
  { "the-most-of-the-first-line", "a;b;c,d\ne;f;g\n", 0, "1:a|b|c,d/2:e|f|g/" },
  { "quoted-ones-count-for-nothing", "\"a,b,c\";d\ne;f\n", 0, "1:a,b,c|d/2:e|f/" },
  { "ends-of-lines", "a,b\r\nc,d\r\ne,f\r", 0, "1:a|b/2:c|d/3:e|f/" },
  { "return-within", "a\rb,c\n", 0, "1:a\rb|c/" },
  { "empty-cells", ",a,\nb,,c", 0, "1:|a|/2:b||c/" },
  { "separator-at-the-end", "a,b\nc,", 0, "1:a|b/2:c|/" },
  { "blank-lines", "\n\na,b\n,\nc,d\n\n", 0, "3:a|b/5:c|d/" },
  { "byte-order-mark", "\xef\xbb\xbf""a,b\n", 0, "1:a|b/" },
  { "quoted", "\"a\",\"b\"\n\"c\",\"\"\n", 0, "1:a|b/2:c|/" },
  { "quoted-at-the-end", "\"a\",\"b\"", 0, "1:a|b/" },
  { "quoted-before-return", "\"a\",\"b\"\r\n\"c\",\"d\"\r", 0, "1:a|b/2:c|d/" },
  { "doubled-quotes", "\"a \"\"b\"\" c\",\"\"\"\"\n", 0, "1:a \"b\" c|\"/" },
  { "lines-in-quotes", "\"a\nb\",c\nd,e\n", 0, "1:a\nb|c/3:d|e/" },

  { "guarded", "'=1+1,'@a,'+b,'-c\n'-1,\"'=d\",''=e,'f\n", 0, "1:=1+1|@a|+b|-c/2:-1|=d|'=e|'f/" },
  { "not-guarded", "=a,@b,-1,+2\n", 0, "1:=a|@b|-1|+2/" },

  { "open-quote", "a,b\n\"c\nd", 0, "!Line 2: a quotation mark is never closed" },
  { "open-doubled-quote", "\"a\"\"", 0, "!Line 1: a quotation mark is never closed" },
  { "behind-a-quote", "a\n\"b\"c", 0, "!Line 2: something stands behind a closing quotation mark" },
  { "return-behind-a-quote", "\"b\"\rc", 0, "!Line 1: something stands behind a closing quotation mark" },
  { "quote-within", "a,b\nc,d\"e\"", 0, "!Line 2: a quotation mark stands within a cell that is not quoted" },
  { "narrower", "a,b\nc,d\n\ne\n", 0, "!Line 4: it has 1 cell, and the heading has 2" },
  { "wider", "a,b\nc,d,e\n", 0, "!Line 2: it has 3 cells, and the heading has 2" },
  { "no-utf-8", "a,b\nc,\xe9\n", 0, "!Line 2: it is not UTF-8: save the table as UTF-8" },
};

static char *
describe (const GPtrArray *rows)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    {
      const HuTableRow *row = g_ptr_array_index (rows, i);
      g_autofree char *cells = g_strjoinv ("|", row->cells);

      g_assert_cmpuint (g_strv_length (row->cells), ==, row->n);
      g_string_append_printf (text, "%u:%s/", row->line, cells);
    }

  return g_string_free (text, FALSE);
}

static void
test_case (gconstpointer data)
{
  const TableCase *test = data;
  /* One byte more, which is none of the table's. */
  g_autofree char *longer = g_strconcat (test->text, "\"", NULL);

  for (guint way = 0; way < 2; way++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(GPtrArray) rows = hu_table_parse (way == 0 ? test->text : longer,
                                                  way == 0 ? -1 : (gssize) strlen (test->text), test->separator, &error);
      g_autofree char *found = rows != NULL ? describe (rows) : NULL;

      if (*test->rows != '!')
        {
          g_assert_no_error (error);
          g_assert_cmpstr (found, ==, test->rows);
          continue;
        }
      g_assert_null (rows);
      g_assert_error (error, HU_FILE_ERROR, HU_FILE_ERROR_INVALID);
      g_assert_cmpstr (error->message, ==, test->rows + 1);
    }
}

static char *
random_cell (GRand *rand)
{
  static const char * const pieces[] = { "=", "+", "-", "@", "'", "1", "a", "é", " ", "\"", ",", ";", "\t", "\n", "\r\n", "\r", "12" };
  GString *cell = g_string_new (NULL);

  for (gint n = g_rand_int_range (rand, 0, 5); n > 0; n--)
    g_string_append (cell, pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))]);

  return g_string_free (cell, FALSE);
}

/* What a spreadsheet would take for a formula is no formula in what is written. */
static void
test_guard (void)
{
  static const char * const cells[][2] = {
    { "=1", "'=1" }, { "@a", "'@a" }, { "+a", "'+a" }, { "-a", "'-a" }, { "-", "'-" }, { "-1", "-1" }, { "+12", "+12" }, { "-1a", "'-1a" },
    { "'=1", "''=1" }, { "'-1", "''-1" }, { "''a", "''a" }, { "'a", "'a" }, { "a=", "a=" }, { "=a,b", "\"'=a,b\"" }, { "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_autoptr(GString) table = g_string_new (NULL);

      hu_table_append (table, ',', TRUE, cells[i][0]);
      g_assert_cmpstr (table->str, ==, cells[i][1]);
    }
}

/* A table of more cells than any is refused before it takes memory. */
static void
test_cells (void)
{
  g_autofree char *text = g_strnfill (3000000, ',');
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) rows = hu_table_parse (text, -1, ',', &error);

  g_assert_null (rows);
  g_assert_cmpstr (error->message, ==, "Line 1: the table has more cells than any game needs");
}

/* No spreadsheet has more columns, however few rows there are. */
static void
test_columns (void)
{
  g_autofree char *widest = g_strnfill (HU_TABLE_COLUMNS_MOST - 1, ',');
  g_autofree char *most = g_strdup_printf ("a%s", widest), *more = g_strdup_printf ("a%s,", widest);
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) rows = hu_table_parse (most, -1, 0, &error);
  g_autoptr(GPtrArray) none = hu_table_parse (more, -1, 0, NULL);

  g_assert_no_error (error);
  g_assert_cmpuint (((const HuTableRow *) g_ptr_array_index (rows, 0))->n, ==, HU_TABLE_COLUMNS_MOST);
  g_assert_null (none);
}

/* Any text in the cells is read as it was written. */
static void
test_round_trip (void)
{
  static const char separators[] = { ',', ';', '\t' };
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_rounds = hu_draws (2000, 100);

  g_test_message ("seed %u", seed);
  for (guint round = 0; round < n_rounds; round++)
    {
      char separator = separators[round % 3];
      guint n_columns = (guint) g_rand_int_range (rand, 1, 5), n_rows = (guint) g_rand_int_range (rand, 1, 5);
      g_autoptr(GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);
      g_autoptr(GString) table = g_string_new (NULL);
      g_autoptr(GPtrArray) rows = NULL;
      g_autoptr(GError) error = NULL;

      for (guint i = 0; i < n_rows * n_columns; i++)
        {
          /* A row of empty cells would be passed over. */
          char *cell = i % n_columns == 0 ? g_strdup_printf ("%u", i) : random_cell (rand);

          g_ptr_array_add (cells, cell);
          hu_table_append (table, separator, i % n_columns == 0, cell);
          if (i % n_columns == n_columns - 1)
            g_string_append (table, round % 2 == 0 ? "\n" : "\r\n");
        }

      g_test_message ("round %u: %s", round, table->str);
      rows = hu_table_parse (table->str, (gssize) table->len, separator, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (rows->len, ==, n_rows);
      for (guint i = 0; i < n_rows * n_columns; i++)
        {
          const HuTableRow *row = g_ptr_array_index (rows, i / n_columns);

          g_assert_cmpuint (row->n, ==, n_columns);
          g_assert_cmpstr (row->cells[i % n_columns], ==, g_ptr_array_index (cells, i));
        }
    }
}

/* Rows of another width are kept, filled up or cut off, and say so. */
static void
test_width (void)
{
  static const struct
  {
    const char *text;
    const char *rows;
    const char *faults[2];
  } widths[] = {
    { "a,b\nc,d\n", "1:a|b/2:c|d/", { NULL } },
    { "a,b\nc\nd,e\n", "1:a|b/2:c|/3:d|e/", { "it has 1 cell, and the heading has 2", NULL } },
    { "a,b\nc,d\ne,f,g,h\n", "1:a|b/2:c|d/3:e|f/", { NULL, "it has 4 cells, and the heading has 2" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(GPtrArray) rows = hu_table_read (widths[i].text, -1, &error);
      g_autofree char *found = rows != NULL ? describe (rows) : NULL;

      g_assert_no_error (error);
      g_assert_cmpstr (found, ==, widths[i].rows);
      for (guint row = 1; row < rows->len; row++)
        {
          g_autofree char *fault = hu_table_row_dup_fault (g_ptr_array_index (rows, row));

          g_assert_cmpstr (fault, ==, widths[i].faults[row - 1]);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/table/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/table/width", test_width);
  g_test_add_func ("/table/guard", test_guard);
  g_test_add_func ("/table/cells", test_cells);
  g_test_add_func ("/table/columns", test_columns);
  g_test_add_func ("/table/round-trip", test_round_trip);

  return g_test_run ();
}
