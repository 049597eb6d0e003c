/*
 * The form: the report, a row for each counter, the unsure ones first, and two choices.
 */
#include "config.h"

#include "hu-bring-form.h"

#include <glib/gi18n-lib.h>

#include "hu-accessible.h"
#include "hu-explain.h"

typedef struct
{
  guint        index;  /* of its pair */
  GtkDropDown *choice; /* NULL: it is sure … */
  GtkLabel    *unit;   /* … and its unit is only told */
  GtkLabel    *by;
} Row;

struct _HuBringForm
{
  GtkWidget      parent_instance;

  HuSnapshot    *base;
  HuImport      *import;
  HuImportMatch *match;
  GtkStringList *names; /* "Nobody", and all units */
  GArray        *rows;  /* Row */
  gboolean       filling;

  GtkWidget     *box;
  GtkLabel      *report;
  GtkDropDown   *steps; /* of a log; or NULL */
  GtkDropDown   *gone;
  GtkDropDown   *where;
};

G_DEFINE_FINAL_TYPE (HuBringForm, hu_bring_form, GTK_TYPE_WIDGET)

static const HuState *
get_state (HuBringForm *self)
{
  return hu_snapshot_get_state (self->base);
}

static const HuMatchPair *
get_pair (HuBringForm *self,
          const Row   *row)
{
  return &g_array_index (self->match->pairs, HuMatchPair, row->index);
}

static const char *
word_by (HuMatchBy by)
{
  static const char * const words[] = {
    [HU_MATCH_SETTLED] = N_("your choice"),
    [HU_MATCH_SEEN] = N_("name and side"),
    [HU_MATCH_NAME] = N_("name and side"),
    [HU_MATCH_ANY_SIDE] = N_("name"),
    [HU_MATCH_STRENGTH] = N_("strength and side"),
    [HU_MATCH_NOBODY] = N_("not found"),
  };

  return _(words[by]);
}

static gboolean
has_steps (HuBringForm *self)
{
  return self->import->steps->len > 0;
}

/* --- Rows --- */

static void
show_report (HuBringForm *self)
{
  g_autofree char *words = hu_import_match_word (self->match);
  g_autofree char *start = has_steps (self) ? hu_import_match_word_start (self->match, get_state (self)) : NULL;
  g_autoptr(GString) text = g_string_new (words);

  if (self->import->n_masked > 0)
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (text, ngettext ("%u counter is masked, and stays so.", "%u counters are masked, and stay so.",
                                              self->import->n_masked), self->import->n_masked);
    }
  if (!hu_import_match_fits (self->match))
    g_string_append_printf (text, "\n%s", _("Not one counter of the file is a unit of this game. It may be of another game."));
  if (start != NULL)
    g_string_append_printf (text, "\n%s", start);
  gtk_label_set_text (self->report, text->str);
}

static void chosen_cb (HuBringForm *self,
                       GParamSpec  *pspec,
                       GtkDropDown *choice);

/* A list of all units, for a counter. */
static GtkDropDown *
add_unit_choice (HuBringForm       *self,
                 GtkGrid           *grid,
                 const HuMatchPair *pair,
                 int                line)
{
  g_autofree char *name = hu_explain_unit (self->import->scenario, pair->counter);
  GtkWidget *choice = gtk_drop_down_new (g_object_ref (G_LIST_MODEL (self->names)),
                                         gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string"));

  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (choice), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (choice, "notify::selected", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_grid_attach (grid, choice, 1, line, 1, 1);

  return GTK_DROP_DOWN (choice);
}

/* A counter whose unit was given to another is not sure any more. */
static void
make_unsure (HuBringForm       *self,
             Row               *row,
             const HuMatchPair *pair)
{
  GtkGrid *grid = GTK_GRID (gtk_widget_get_parent (GTK_WIDGET (row->unit)));
  int column, line, width, height;

  gtk_grid_query_child (grid, GTK_WIDGET (row->unit), &column, &line, &width, &height);
  gtk_grid_remove (grid, GTK_WIDGET (row->unit));
  row->unit = NULL;
  row->choice = add_unit_choice (self, grid, pair, line);
}

/* In the list of names. */
static guint
entry_of (const HuMatchPair *pair)
{
  return pair->unit == HU_UNIT_NONE ? 0 : pair->unit + 1;
}

/* A choice can take back another one. */
static void
show_rows (HuBringForm *self)
{
  self->filling = TRUE;
  for (guint i = 0; i < self->rows->len; i++)
    {
      Row *row = &g_array_index (self->rows, Row, i);
      const HuMatchPair *pair = get_pair (self, row);

      if (row->choice == NULL && pair->by != HU_MATCH_NAME)
        make_unsure (self, row, pair);
      gtk_label_set_text (row->by, word_by (pair->by));
      if (row->choice != NULL)
        gtk_drop_down_set_selected (row->choice, entry_of (pair));
      else
        gtk_label_set_text (row->unit, gtk_string_list_get_string (self->names, entry_of (pair)));
    }
  self->filling = FALSE;
  show_report (self);
}

static void
chosen_cb (HuBringForm *self,
           GParamSpec  *pspec,
           GtkDropDown *choice)
{
  guint selected = gtk_drop_down_get_selected (choice);

  if (self->filling || selected == GTK_INVALID_LIST_POSITION)
    return;

  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = &g_array_index (self->rows, Row, i);

      if (row->choice == choice)
        hu_import_match_settle (self->match, get_state (self), get_pair (self, row)->counter,
                                selected == 0 ? HU_UNIT_NONE : selected - 1);
    }
  show_rows (self);
}

static GtkWidget *
add_cell (GtkGrid    *grid,
          const char *text,
          int         column,
          int         line)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 16);
  gtk_grid_attach (grid, label, column, line, 1, 1);

  return label;
}

static void
add_row (HuBringForm *self,
         GtkGrid     *grid,
         guint        index)
{
  const HuMatchPair *pair = &g_array_index (self->match->pairs, HuMatchPair, index);
  int line = (int) self->rows->len + 1;
  g_autofree char *name = hu_explain_unit (self->import->scenario, pair->counter);
  Row row = { .index = index };

  add_cell (grid, name, 0, line);
  if (pair->by == HU_MATCH_NAME)
    row.unit = GTK_LABEL (add_cell (grid, "", 1, line));
  else
    row.choice = add_unit_choice (self, grid, pair, line);
  row.by = GTK_LABEL (add_cell (grid, "", 2, line));
  gtk_widget_add_css_class (GTK_WIDGET (row.by), "dim-label");
  g_array_append_val (self->rows, row);
}

/* The unsure ones come first. */
static void
add_rows (HuBringForm *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());
  /* Translators: heads of a table: a counter of the file, the unit of the game that it is, and how that is known. */
  const char *heads[] = { _("Counter"), _("Unit"), _("By") };

  gtk_grid_set_column_spacing (grid, 12);
  gtk_grid_set_row_spacing (grid, 4);
  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    gtk_widget_add_css_class (add_cell (grid, heads[i], (int) i, 0), "hu-heading");
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < self->match->pairs->len; i++)
      if ((g_array_index (self->match->pairs, HuMatchPair, i).by == HU_MATCH_NAME) == (pass == 1))
        add_row (self, grid, i);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), 320);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (grid));
  hu_accessible_name_scroll (scrolled, _("Counters"));
  gtk_box_append (GTK_BOX (self->box), scrolled);
}

static GtkDropDown *
add_choice (HuBringForm         *self,
            const char          *title,
            const char * const  *choices)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = gtk_label_new_with_mnemonic (title);
  GtkWidget *choice = gtk_drop_down_new_from_strings (choices);

  gtk_label_set_mnemonic_widget (GTK_LABEL (label), choice);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), choice);
  gtk_box_append (GTK_BOX (self->box), line);

  return GTK_DROP_DOWN (choice);
}

/* --- The form --- */

static void
hu_bring_form_dispose (GObject *object)
{
  HuBringForm *self = HU_BRING_FORM (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->match, hu_import_match_free);
  g_clear_pointer (&self->import, hu_import_free);
  g_clear_pointer (&self->base, hu_snapshot_unref);
  g_clear_pointer (&self->rows, g_array_unref);
  g_clear_object (&self->names);

  G_OBJECT_CLASS (hu_bring_form_parent_class)->dispose (object);
}

static void
hu_bring_form_class_init (HuBringFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_bring_form_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
hu_bring_form_init (HuBringForm *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  self->names = gtk_string_list_new (NULL);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->report = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->report, TRUE);
  gtk_label_set_xalign (self->report, 0);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->report));
}

GtkWidget *
hu_bring_form_new (HuSnapshot *base,
                   HuImport   *import)
{
  const char * const gone[] = { _("Stay where they are"), _("Are eliminated"), _("Are withdrawn"), NULL };
  const char * const steps[] = { _("All its steps"), _("Only the position at its end"), NULL };
  const char * const where[] = { _("At the end of the log"), _("As a variation"), NULL };
  HuBringForm *self;

  g_return_val_if_fail (base != NULL && import != NULL, NULL);

  self = g_object_new (HU_TYPE_BRING_FORM, NULL);
  self->base = hu_snapshot_ref (base);
  self->import = import;
  self->match = hu_import_match_new (get_state (self), import, NULL);
  /* Translators: a choice in a list of units: a counter of a file is none of them. */
  gtk_string_list_append (self->names, C_("counter", "Nobody"));
  for (guint unit = 0; unit < hu_scenario_get_n_units (get_state (self)->scenario); unit++)
    gtk_string_list_take (self->names, hu_explain_unit (get_state (self)->scenario, unit));
  add_rows (self);
  if (has_steps (self))
    self->steps = add_choice (self, _("_From the log:"), steps);
  self->gone = add_choice (self, _("_Units that are not in the file:"), gone);
  self->where = add_choice (self, _("_Add the events:"), where);
  show_rows (self);

  return GTK_WIDGET (self);
}

GPtrArray *
hu_bring_form_dup_events (HuBringForm *self)
{
  HuMatchGone gone;

  g_return_val_if_fail (HU_IS_BRING_FORM (self), NULL);

  gone = (HuMatchGone) gtk_drop_down_get_selected (self->gone);
  if (hu_bring_form_has_steps (self))
    return hu_import_match_list_steps (self->match, get_state (self), self->import, gone);

  return hu_import_match_list_events (self->match, get_state (self), gone);
}

const char *
hu_bring_form_get_kind (HuBringForm *self)
{
  g_return_val_if_fail (HU_IS_BRING_FORM (self), NULL);

  return self->import->kind;
}

HuImportProfile *
hu_bring_form_dup_profile (HuBringForm *self)
{
  HuImportProfile *profile;

  g_return_val_if_fail (HU_IS_BRING_FORM (self), NULL);

  profile = self->import->profile != NULL ? hu_import_profile_copy (self->import->profile) : hu_import_profile_new_empty ();
  hu_import_match_remember (self->match, get_state (self), self->import, profile);

  return profile;
}

gboolean
hu_bring_form_has_steps (HuBringForm *self)
{
  g_return_val_if_fail (HU_IS_BRING_FORM (self), FALSE);

  return self->steps != NULL && gtk_drop_down_get_selected (self->steps) == 0;
}

gboolean
hu_bring_form_is_variation (HuBringForm *self)
{
  g_return_val_if_fail (HU_IS_BRING_FORM (self), FALSE);

  return gtk_drop_down_get_selected (self->where) == 1;
}
