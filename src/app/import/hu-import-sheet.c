/*
 * The choices for an import as a whole.
 */
#include "config.h"

#include "hu-import-sheet.h"

#include <glib/gi18n-lib.h>

#include "hu-accessible.h"
#include "hu-file-name.h"
#include "hu-import-levels.h"
#include "hu-import-worth.h"
#include "hu-widget-find.h"

enum
{
  SETTLED,
  ASKED,
  ADD_FILES,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

struct _HuImportSheet
{
  GtkWidget        parent_instance;

  GtkWidget       *box;
  GtkWidget       *questions; /* within it: a box of those that the file leaves open */
  char            *open;     /* which they are */
  GPtrArray       *groups;   /* borrowed GtkWidget */
  GPtrArray       *nations;  /* borrowed AdwComboRow of each */
  GtkWidget       *picture;  /* a switch, or NULL */
  gboolean         no_picture; /* the user wants none */
  gboolean         filling;
  HuImport        *import;   /* borrowed, as is the next */
  const HuImportRequest *request;
};

G_DEFINE_FINAL_TYPE (HuImportSheet, hu_import_sheet, GTK_TYPE_WIDGET)

static GtkWidget *
add_group (HuImportSheet *self,
           const char    *title,
           const char    *description)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), description);
  gtk_box_append (GTK_BOX (self->box), group);
  g_ptr_array_add (self->groups, group);

  return group;
}

/* A switch in a row; the switch. */
static GtkWidget *
add_switch (GtkWidget  *group,
            const char *title,
            const char *subtitle,
            gboolean    active)
{
  GtkWidget *row = adw_action_row_new (), *control = gtk_switch_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (row), TRUE);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  gtk_switch_set_active (GTK_SWITCH (control), active);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);

  return control;
}

/* --- Files --- */

static void
add_cb (HuImportSheet *self)
{
  g_signal_emit (self, signals[ADD_FILES], 0);
}

static void
show_files (HuImportSheet *self)
{
  GtkWidget *group = add_group (self, _("Files"), NULL), *add = gtk_button_new_with_mnemonic (_("_Add Files…"));

  for (guint i = 0; i < self->request->files->len; i++)
    {
      GtkWidget *row = adw_action_row_new ();
      g_autofree char *name = hu_file_dup_name (g_ptr_array_index (self->request->files, i));

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
      adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
      gtk_widget_set_focusable (row, FALSE);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  gtk_widget_set_valign (add, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (add, "flat");
  g_signal_connect_object (add, "clicked", G_CALLBACK (add_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), add);
}

/* --- Boards --- */

static void
board_cb (HuImportSheet *self,
          GParamSpec    *pspec,
          AdwComboRow   *row)
{
  guint selected = adw_combo_row_get_selected (row);
  const HuImportBoard *board;
  HuImportRequest *asked;

  if (self->filling || selected >= self->import->boards->len)
    return;

  board = g_ptr_array_index (self->import->boards, selected);
  if (board->taken)
    return;
  asked = hu_import_request_copy (self->request);
  asked->map = board->map;
  g_free (asked->board);
  asked->board = g_strdup (board->name);
  g_signal_emit (self, signals[ASKED], 0, asked);
}

static void
show_boards (HuImportSheet *self,
             GtkWidget     *group)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  guint taken = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < self->import->boards->len; i++)
    {
      const HuImportBoard *board = g_ptr_array_index (self->import->boards, i);

      gtk_string_list_append (names, board->name != NULL ? board->name : _("All of them"));
      if (board->taken)
        taken = i;
    }
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("_Board"));
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (row), TRUE);
  if (self->import->board_doubt.shown != NULL)
    {
      /* The name of a board is no markup. */
      g_autofree char *doubt = g_markup_escape_text (self->import->board_doubt.shown, -1);

      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), doubt);
    }
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), taken);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (board_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

/* --- The map and what is masked --- */

static void
reveal_cb (HuImportSheet *self,
           GParamSpec    *pspec,
           GtkSwitch     *control)
{
  HuImportRequest *asked;

  if (self->filling)
    return;

  asked = hu_import_request_copy (self->request);
  asked->reveal = gtk_switch_get_active (control);
  g_signal_emit (self, signals[ASKED], 0, asked);
}

static void
picture_cb (HuImportSheet *self)
{
  self->no_picture = !gtk_switch_get_active (GTK_SWITCH (self->picture));
}

static void
short_cb (HuImportSheet *self,
          GParamSpec    *pspec,
          GtkSwitch     *control)
{
  if (self->filling)
    return;

  hu_import_shorten (self->import, gtk_switch_get_active (control));
  g_signal_emit (self, signals[SETTLED], 0);
}

static void
show_short (HuImportSheet *self,
            GtkWidget     *group,
            const char    *example)
{
  g_autofree char *stripped = hu_import_strip_ending (example);
  /* Translators: the name of a counter, as "Wilder c", and the same without its last letter. */
  g_autofree char *words = g_strdup_printf (_("“%1$s” becomes “%2$s”. Its last letter tells no two counters apart."), example,
                                            stripped);
  g_autofree char *escaped = g_markup_escape_text (words, -1);
  GtkWidget *control = add_switch (group, _("_Short Names"), escaped, self->import->short_names);

  g_signal_connect_object (control, "notify::active", G_CALLBACK (short_cb), self, G_CONNECT_SWAPPED);
}

static void
show_choices (HuImportSheet *self)
{
  gboolean boards = self->import->boards->len > 1, masked = self->import->n_masked > 0;
  gboolean picture = self->import->picture != NULL;
  const char *ending = hu_import_find_ending (self->import);
  GtkWidget *group = boards || masked || picture || ending != NULL ? add_group (self, _("Map and Counters"), NULL) : NULL;

  self->picture = NULL;
  if (boards)
    show_boards (self, group);
  if (picture)
    {
      self->picture = add_switch (group, _("_Picture of the Board"), _("Lies under the map."),
                                  !self->no_picture);
      g_signal_connect_object (self->picture, "notify::active", G_CALLBACK (picture_cb), self, G_CONNECT_SWAPPED);
    }
  if (ending != NULL)
    show_short (self, group, ending);
  if (masked)
    {
      guint n = self->import->n_masked;
      g_autofree char *words = g_strdup_printf (ngettext ("%u counter is masked. Only its owner knows its name, unless you "
                                                          "umpire both sides.",
                                                          "%u counters are masked. Only their owners know their names, "
                                                          "unless you umpire both sides.", n), n);
      GtkWidget *control = add_switch (group, _("I _Umpire Both Sides"), words, self->request->reveal);

      g_signal_connect_object (control, "notify::active", G_CALLBACK (reveal_cb), self, G_CONNECT_SWAPPED);
    }
}

/* --- What the file leaves open --- */

/* The same text means the same questions. */
static char *
dup_open (const HuImport *import)
{
  g_autoptr(GString) open = g_string_new (NULL);

  for (guint i = 0; i < import->floors->len; i++)
    if (hu_import_is_floor_asked (import, i))
      g_string_append_printf (open, "%u ", i);
  for (guint i = 0; i < import->types->len; i++)
    {
      const HuImportType *type = g_ptr_array_index (import->types, i);

      if (type->n + type->n_lost > 0)
        g_string_append_printf (open, "| %u %u ", i, type->n);
    }

  return g_strdup (open->str);
}

static void
fill_questions (HuImportSheet *self)
{
  GtkWidget *groups[] = { hu_import_worth_new (GTK_WIDGET (self), self->import),
                          hu_import_levels_new (GTK_WIDGET (self), self->import) };
  gboolean any = FALSE;

  hu_widget_empty (self->questions);
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    if (groups[i] != NULL)
      {
        gtk_box_append (GTK_BOX (self->questions), groups[i]);
        any = TRUE;
      }
  gtk_widget_set_visible (self->questions, any);
  g_free (self->open);
  self->open = dup_open (self->import);
}

void
hu_import_sheet_refresh (HuImportSheet *self)
{
  g_autofree char *open = NULL;

  g_return_if_fail (HU_IS_IMPORT_SHEET (self));
  g_return_if_fail (self->import != NULL);

  open = dup_open (self->import);
  if (!g_str_equal (open, self->open))
    fill_questions (self);
}

/* --- Sides --- */

static void
nation_cb (HuImportSheet *self,
           GParamSpec    *pspec,
           AdwComboRow   *row)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "hu-index"));
  guint selected = adw_combo_row_get_selected (row);

  if (self->filling || selected > HU_N_SIDES)
    return;

  hu_import_set_nation (self->import, index, selected < HU_N_SIDES ? (HuSide) selected : HU_SIDE_NONE);
  g_signal_emit (self, signals[SETTLED], 0);
}

static void
add_nation (HuImportSheet *self,
            GtkWidget     *group,
            guint          index)
{
  const HuImportNation *nation = g_ptr_array_index (self->import->nations, index);
  const HuSideInfo *sides = self->import->scenario->sides;
  const char *words[] = { sides[HU_SIDE_FIRST].name, sides[HU_SIDE_SECOND].name, _("Neither"), NULL };
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr(GtkStringList) names = gtk_string_list_new (words);
  g_autofree char *subtitle = g_strdup_printf (ngettext ("%u counter", "%u counters", nation->n), nation->n);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), nation->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), nation->side != HU_SIDE_NONE ? (guint) nation->side : HU_N_SIDES);
  g_object_set_data (G_OBJECT (row), "hu-index", GUINT_TO_POINTER (index));
  g_ptr_array_add (self->nations, row);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (nation_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

/* In the rows of the nations, which stay: one of them may have the focus next. */
static void
show_name (HuImportSheet *self,
           HuSide         side)
{
  const char *change[] = { self->import->scenario->sides[side].name, NULL };

  self->filling = TRUE;
  for (guint i = 0; i < self->nations->len; i++)
    {
      AdwComboRow *row = g_ptr_array_index (self->nations, i);
      guint selected = adw_combo_row_get_selected (row);

      gtk_string_list_splice (GTK_STRING_LIST (adw_combo_row_get_model (row)), (guint) side, 1, change);
      adw_combo_row_set_selected (row, selected);
    }
  self->filling = FALSE;
}

static void
name_cb (HuImportSheet *self,
         AdwEntryRow   *row)
{
  HuSide side = (HuSide) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "hu-side"));
  g_autofree char *name = hu_import_clean (gtk_editable_get_text (GTK_EDITABLE (row)));

  if (self->filling || name[0] == '\0' || g_str_equal (name, self->import->scenario->sides[side].name))
    return;

  hu_import_name_side (self->import, side, name);
  show_name (self, side);
  g_signal_emit (self, signals[SETTLED], 0);
}

static void
add_name (HuImportSheet *self,
          GtkWidget     *group,
          HuSide         side)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), side == HU_SIDE_FIRST ? _("Name of the _First Side")
                                                                                  : _("Name of the _Second Side"));
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (row), TRUE);
  hu_accessible_name_entry (ADW_ENTRY_ROW (row));
  gtk_editable_set_text (GTK_EDITABLE (row), self->import->scenario->sides[side].name);
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (row), TRUE);
  g_object_set_data (G_OBJECT (row), "hu-side", GUINT_TO_POINTER (side));
  g_signal_connect_object (row, "apply", G_CALLBACK (name_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

/* How many have a counter: players who only watch are a side to many files. */
static guint
count_nations (const HuImport *import)
{
  guint n = 0;

  for (guint i = 0; i < import->nations->len; i++)
    n += ((HuImportNation *) g_ptr_array_index (import->nations, i))->n > 0;

  return n;
}

/* Is a side of the two one without counters, so that another may be meant? */
static gboolean
is_unsure (const HuImport *import)
{
  for (guint i = 0; i < import->nations->len; i++)
    {
      const HuImportNation *nation = g_ptr_array_index (import->nations, i);

      if (nation->n == 0 && nation->side != HU_SIDE_NONE)
        return import->nations->len > HU_N_SIDES;
    }

  return FALSE;
}

static void
show_sides (HuImportSheet *self)
{
  gboolean unsure = is_unsure (self->import);
  GtkWidget *group;

  if (count_nations (self->import) <= HU_N_SIDES && !unsure)
    return;

  group = add_group (self, _("Sides"), _("The file has more than two. Say which of them play together."));
  add_name (self, group, HU_SIDE_FIRST);
  add_name (self, group, HU_SIDE_SECOND);
  for (guint i = 0; i < self->import->nations->len; i++)
    if (unsure || ((HuImportNation *) g_ptr_array_index (self->import->nations, i))->n > 0)
      add_nation (self, group, i);
}

/* --- All of it --- */

/* The title of the row that has the focus, or NULL. */
static char *
dup_focused (HuImportSheet *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *row = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self))
                     ? gtk_widget_get_ancestor (focus, ADW_TYPE_PREFERENCES_ROW) : NULL;

  return row != NULL ? g_strdup (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row))) : NULL;
}

static GtkWidget *
find_row (GtkWidget  *root,
          const char *title)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      gboolean is = ADW_IS_PREFERENCES_ROW (child) &&
                    g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (child)), title);
      GtkWidget *found = is ? child : find_row (child, title);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* The rows are made again; the focus stays in the same one. */
static void
fill (HuImportSheet *self)
{
  g_autofree char *focused = dup_focused (self);
  GtkWidget *row;

  self->filling = TRUE;
  for (guint i = 0; i < self->groups->len; i++)
    gtk_box_remove (GTK_BOX (self->box), g_ptr_array_index (self->groups, i));
  g_ptr_array_set_size (self->groups, 0);
  g_ptr_array_set_size (self->nations, 0);
  show_sides (self);
  show_choices (self);
  /* Sides and what is masked come first: what is open hangs on them. */
  gtk_box_reorder_child_after (GTK_BOX (self->box), self->questions, gtk_widget_get_last_child (self->box));
  fill_questions (self);
  show_files (self);
  self->filling = FALSE;
  row = focused != NULL ? find_row (self->box, focused) : NULL;
  if (row != NULL)
    gtk_widget_child_focus (row, GTK_DIR_TAB_FORWARD);
}

void
hu_import_sheet_show (HuImportSheet         *self,
                      HuImport              *import,
                      const HuImportRequest *request)
{
  g_return_if_fail (HU_IS_IMPORT_SHEET (self));
  g_return_if_fail (import != NULL && request != NULL);

  self->import = import;
  self->request = request;
  fill (self);
}

gboolean
hu_import_sheet_with_picture (HuImportSheet *self)
{
  g_return_val_if_fail (HU_IS_IMPORT_SHEET (self), FALSE);

  return self->picture != NULL && !self->no_picture;
}

static void
hu_import_sheet_dispose (GObject *object)
{
  HuImportSheet *self = HU_IMPORT_SHEET (object);

  self->filling = TRUE;
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->groups, g_ptr_array_unref);
  g_clear_pointer (&self->nations, g_ptr_array_unref);
  g_clear_pointer (&self->open, g_free);

  G_OBJECT_CLASS (hu_import_sheet_parent_class)->dispose (object);
}

static void
hu_import_sheet_class_init (HuImportSheetClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_import_sheet_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "hu-import-sheet");

  signals[SETTLED] = g_signal_new ("settled", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ASKED] = g_signal_new ("asked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[ADD_FILES] = g_signal_new ("add-files", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hu_import_sheet_init (HuImportSheet *self)
{
  self->groups = g_ptr_array_new ();
  self->nations = g_ptr_array_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  self->questions = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  gtk_box_append (GTK_BOX (self->box), self->questions);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}
