/*
 * The rows for the background picture: its file, its opacity, and its alignment with the grid.
 *
 * One file, because the rows show one backdrop and are updated together.
 */
#include "config.h"

#include "hu-workshop-paper.h"

#include <glib/gi18n-lib.h>

#include "hu-accessible.h"
#include "hu-css-class.h"
#include "hu-file-name.h"
#include "hu-workshop-align.h"

#define N_SPOTS 2

typedef struct
{
  HuWorkshopBench *bench;
  gboolean         filling;
  AdwExpanderRow  *row;
  AdwActionRow    *picture;
  GtkWidget       *remove;
  GtkWidget       *show;        /* row */
  GtkSwitch       *show_switch;
  GtkWidget       *strength;    /* row */
  GtkRange        *scale;
  AdwActionRow    *align;

  /* While one aligns. */
  GtkCheckButton  *points[N_SPOTS];
  AdwEntryRow     *at[N_SPOTS];
  AdwEntryRow     *hexes[N_SPOTS];
  GtkWidget       *end;         /* row */
  GtkLabel        *lack;
  GtkWidget       *apply;
} Rows;

static HuBackdrop *
get_backdrop (Rows *rows)
{
  return hu_workshop_backdrop_get (rows->bench->picture);
}

/* --- What is shown --- */

static char *
dup_name (HuBackdrop *backdrop)
{
  GFile *file = hu_backdrop_get_picture (backdrop);

  return file != NULL ? hu_file_dup_name (file) : g_strdup (_("No Picture"));
}

static char *
word_status (Rows *rows)
{
  const HuTracePicture *picture = hu_workshop_backdrop_get_picture (rows->bench->picture);

  switch (hu_workshop_backdrop_get_status (rows->bench->picture))
    {
    case HU_BACKDROP_LOADING:
      return g_strdup (_("Reading the picture…"));

    case HU_BACKDROP_READY:
      /* Translators: the size of a picture */
      return g_strdup_printf (_("%1$d × %2$d pixels"), picture->width, picture->height);

    case HU_BACKDROP_MISSING:
    case HU_BACKDROP_BROKEN:
      return g_strdup (hu_workshop_backdrop_get_why (rows->bench->picture));

    case HU_BACKDROP_NONE:
    default:
      return g_strdup (_("A PNG or JPEG to trace over"));
    }
}

static char *
word_alignment (Rows *rows)
{
  const HuGrid *grid = hu_workshop_get_scenario (rows->bench->shop)->map->grid;
  HuBackdropPin pins[N_SPOTS];
  char names[N_SPOTS][HU_HEX_NAME_MAX];

  if (!hu_backdrop_get_pins (get_backdrop (rows), pins))
    return g_strdup (_("Not aligned yet"));

  for (guint i = 0; i < N_SPOTS; i++)
    {
      HuHex hex = hu_geometry_hex_at (grid, (HuPoint) { pins[i].map_x, pins[i].map_y });

      if (hex == HU_HEX_NONE)
        return g_strdup (_("Aligned"));
      hu_grid_format (grid, hex, names[i]);
    }

  /* Translators: two names of hexes */
  return g_strdup_printf (_("Aligned by %1$s and %2$s"), names[0], names[1]);
}

static void
set_subtitle (AdwActionRow *row,
              char         *words)
{
  adw_action_row_set_subtitle (row, words);
  g_free (words);
}

static void
refresh_picture (Rows *rows)
{
  HuBackdrop *backdrop = get_backdrop (rows);
  HuBackdropStatus status = hu_workshop_backdrop_get_status (rows->bench->picture);
  gboolean ready = status == HU_BACKDROP_READY;
  gboolean aligning = hu_workshop_align_is_on (rows->bench->align);
  g_autofree char *name = dup_name (backdrop);
  g_autofree char *escaped = g_markup_escape_text (name, -1);

  rows->filling = TRUE;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (rows->picture), name);
  set_subtitle (rows->picture, word_status (rows));
  hu_css_class_set (GTK_WIDGET (rows->picture), "error",
                    status == HU_BACKDROP_MISSING || status == HU_BACKDROP_BROKEN);
  adw_expander_row_set_subtitle (rows->row, status == HU_BACKDROP_NONE ? "" : escaped);
  gtk_widget_set_visible (rows->remove, status != HU_BACKDROP_NONE);
  /* While one aligns it is seen wholly. */
  gtk_widget_set_visible (rows->show, ready && !aligning);
  gtk_widget_set_visible (rows->strength, ready && !aligning);
  gtk_widget_set_visible (GTK_WIDGET (rows->align), ready && !aligning);
  gtk_switch_set_active (rows->show_switch, hu_backdrop_get_visible (backdrop));
  gtk_widget_set_sensitive (rows->strength, hu_backdrop_get_visible (backdrop));
  gtk_range_set_value (rows->scale, 100 * hu_backdrop_get_opacity (backdrop));
  set_subtitle (rows->align, word_alignment (rows));
  rows->filling = FALSE;
}

static void
refresh_spot (Rows  *rows,
              guint  spot)
{
  HuWorkshopAlign *align = rows->bench->align;
  g_autofree char *text = NULL;
  HuPoint at;

  if (hu_workshop_align_get_spot (align) == spot)
    gtk_check_button_set_active (rows->points[spot], TRUE);
  if (hu_workshop_align_get_at (align, spot, &at))
    text = g_strdup_printf ("%.0f, %.0f", at.x, at.y);
  if (!gtk_widget_has_focus (GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (rows->at[spot])))))
    gtk_editable_set_text (GTK_EDITABLE (rows->at[spot]), text != NULL ? text : "");
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (rows->hexes[spot])),
                    hu_workshop_align_get_hex (align, spot)))
    gtk_editable_set_text (GTK_EDITABLE (rows->hexes[spot]), hu_workshop_align_get_hex (align, spot));
}

static void
refresh_align (Rows *rows)
{
  HuWorkshopAlign *align = rows->bench->align;
  gboolean on = hu_workshop_align_is_on (align);
  const char *lack = on ? hu_workshop_align_get_lack (align) : NULL;

  rows->filling = TRUE;
  for (guint i = 0; i < N_SPOTS; i++)
    {
      gtk_widget_set_visible (GTK_WIDGET (rows->at[i]), on);
      gtk_widget_set_visible (GTK_WIDGET (rows->hexes[i]), on);
      refresh_spot (rows, i);
    }
  gtk_widget_set_visible (rows->end, on);
  gtk_label_set_text (rows->lack, lack != NULL ? lack : _("The picture will lie with both spots in their hexes."));
  gtk_widget_set_sensitive (rows->apply, lack == NULL);
  rows->filling = FALSE;
}

/* --- What is done --- */

static void
show_switched_cb (Rows *rows)
{
  if (!rows->filling)
    hu_backdrop_set_visible (get_backdrop (rows), gtk_switch_get_active (rows->show_switch));
}

static void
scale_changed_cb (Rows *rows)
{
  if (!rows->filling)
    hu_backdrop_set_opacity (get_backdrop (rows), gtk_range_get_value (rows->scale) / 100);
}

static guint
find_spot (Rows    *rows,
           gpointer widget)
{
  return widget == rows->at[1] || widget == rows->hexes[1] || widget == rows->points[1];
}

static void
point_toggled_cb (Rows           *rows,
                  GtkCheckButton *button)
{
  if (!rows->filling && gtk_check_button_get_active (button))
    {
      hu_workshop_align_set_spot (rows->bench->align, find_spot (rows, button));
      gtk_widget_grab_focus (GTK_WIDGET (rows->bench->map));
    }
}

/* "1234, 567": pixels from the left and from the top. */
static void
at_typed_cb (Rows        *rows,
             AdwEntryRow *row)
{
  g_auto(GStrv) parts = NULL;
  const HuTracePicture *picture = hu_workshop_backdrop_get_picture (rows->bench->picture);
  char *end_x, *end_y;
  HuPoint at;

  if (rows->filling || picture == NULL)
    return;

  parts = g_strsplit_set (gtk_editable_get_text (GTK_EDITABLE (row)), ",;", 2);
  if (g_strv_length (parts) != 2)
    return;
  at.x = g_ascii_strtod (g_strstrip (parts[0]), &end_x);
  at.y = g_ascii_strtod (g_strstrip (parts[1]), &end_y);
  if (parts[0][0] == '\0' || parts[1][0] == '\0' || *end_x != '\0' || *end_y != '\0' || !(at.x >= 0) ||
      !(at.y >= 0) || at.x > picture->width || at.y > picture->height)
    return;

  hu_workshop_align_set_spot (rows->bench->align, find_spot (rows, row));
  hu_workshop_align_set_at (rows->bench->align, find_spot (rows, row), at);
}

static void
hex_typed_cb (Rows        *rows,
              AdwEntryRow *row)
{
  if (!rows->filling)
    hu_workshop_align_set_hex (rows->bench->align, find_spot (rows, row),
                               gtk_editable_get_text (GTK_EDITABLE (row)));
}

static void
apply_cb (Rows *rows)
{
  if (hu_workshop_align_apply (rows->bench->align))
    gtk_widget_grab_focus (GTK_WIDGET (rows->bench->map));
}

/* Return goes on with what is lacking. */
static void
hex_entered_cb (Rows        *rows,
                AdwEntryRow *row)
{
  HuPoint at;

  if (find_spot (rows, row) == 0 && !hu_workshop_align_get_at (rows->bench->align, 1, &at))
    {
      hu_workshop_align_set_spot (rows->bench->align, 1);
      gtk_widget_grab_focus (GTK_WIDGET (rows->bench->map));
    }
  else if (hu_workshop_align_get_lack (rows->bench->align) == NULL)
    {
      apply_cb (rows);
    }
}

static void
pointed_cb (Rows  *rows,
            guint  spot)
{
  gtk_widget_grab_focus (GTK_WIDGET (rows->hexes[spot]));
}

static void
end_cb (Rows *rows)
{
  hu_workshop_align_end (rows->bench->align);
}

/* --- The rows --- */

static AdwActionRow *
add_row (Rows       *rows,
         const char *title)
{
  GtkWidget *row = adw_action_row_new ();

  /* Names of files and of hexes are shown in it. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_expander_row_add_row (rows->row, row);

  return ADW_ACTION_ROW (row);
}

static void
add_picture (Rows *rows)
{
  GtkWidget *choose = gtk_button_new_with_mnemonic (_("Ch_oose…"));

  rows->picture = add_row (rows, "");
  adw_action_row_set_subtitle_lines (rows->picture, 0);
  adw_action_row_set_title_lines (rows->picture, 2);

  rows->remove = gtk_button_new_from_icon_name ("edit-delete-symbolic");
  gtk_widget_add_css_class (rows->remove, "flat");
  gtk_widget_set_tooltip_text (rows->remove, _("Remove the Picture"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (rows->remove), "win.backdrop-remove");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (choose), "win.backdrop");
  gtk_widget_set_tooltip_text (choose, _("Choose a Background Picture"));
  gtk_widget_set_valign (choose, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (rows->remove, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (rows->picture, rows->remove);
  adw_action_row_add_suffix (rows->picture, choose);
}

static void
add_look (Rows *rows)
{
  AdwActionRow *show = add_row (rows, _("Show It")), *strength = add_row (rows, _("Strength"));
  GtkWidget *control = gtk_switch_new ();
  GtkWidget *scale = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 5, 100, 5);

  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (show, control);
  adw_action_row_set_activatable_widget (show, control);
  gtk_widget_set_size_request (scale, 150, -1);
  gtk_widget_set_hexpand (scale, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (scale), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Strength"), -1);
  adw_action_row_add_suffix (strength, scale);
  rows->show = GTK_WIDGET (show);
  rows->show_switch = GTK_SWITCH (control);
  rows->strength = GTK_WIDGET (strength);
  rows->scale = GTK_RANGE (scale);
  g_signal_connect_swapped (control, "notify::active", G_CALLBACK (show_switched_cb), rows);
  g_signal_connect_swapped (scale, "value-changed", G_CALLBACK (scale_changed_cb), rows);
}

static AdwEntryRow *
add_entry (Rows       *rows,
           const char *title,
           GCallback   typed)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  hu_accessible_name_entry (ADW_ENTRY_ROW (row));
  g_signal_connect_swapped (row, "changed", typed, rows);
  g_signal_connect_swapped (row, "entry-activated", G_CALLBACK (hex_entered_cb), rows);
  adw_expander_row_add_row (rows->row, row);

  return ADW_ENTRY_ROW (row);
}

static void
add_spots (Rows *rows)
{
  const char *at[N_SPOTS] = { _("Spot 1: pixels across, down"), _("Spot 2: pixels across, down") };
  const char *hexes[N_SPOTS] = { _("Hex at spot 1"), _("Hex at spot 2") };

  for (guint i = 0; i < N_SPOTS; i++)
    {
      GtkWidget *point = gtk_check_button_new ();

      rows->at[i] = add_entry (rows, at[i], G_CALLBACK (at_typed_cb));
      rows->hexes[i] = add_entry (rows, hexes[i], G_CALLBACK (hex_typed_cb));
      gtk_check_button_set_group (GTK_CHECK_BUTTON (point), rows->points[0]);
      gtk_widget_set_tooltip_text (point, _("Point at It on the Map"));
      gtk_widget_set_valign (point, GTK_ALIGN_CENTER);
      rows->points[i] = GTK_CHECK_BUTTON (point);
      adw_entry_row_add_suffix (rows->at[i], point);
      g_signal_connect_swapped (point, "toggled", G_CALLBACK (point_toggled_cb), rows);
    }
}

static void
add_end (Rows *rows)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_("_Cancel"));

  rows->end = gtk_list_box_row_new ();
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (rows->end), FALSE);
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (rows->end), FALSE);
  gtk_widget_set_focusable (rows->end, FALSE);
  rows->lack = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (rows->lack, TRUE);
  gtk_label_set_xalign (rows->lack, 0);
  gtk_label_set_width_chars (rows->lack, 20);
  gtk_label_set_max_width_chars (rows->lack, 20);
  rows->apply = gtk_button_new_with_mnemonic (_("_Align"));
  gtk_widget_add_css_class (rows->apply, "suggested-action");
  gtk_widget_set_halign (buttons, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (buttons), cancel);
  gtk_box_append (GTK_BOX (buttons), rows->apply);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (rows->lack));
  gtk_box_append (GTK_BOX (box), buttons);
  gtk_widget_add_css_class (box, "hu-row-box");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (rows->end), box);
  adw_expander_row_add_row (rows->row, rows->end);
  g_signal_connect_swapped (cancel, "clicked", G_CALLBACK (end_cb), rows);
  g_signal_connect_swapped (rows->apply, "clicked", G_CALLBACK (apply_cb), rows);
}

static void
shop_changed_cb (GtkWidget *row,
                 guint      parts)
{
  /* Names of hexes are other ones. */
  if (parts & HU_DRAFT_GRID)
    refresh_picture (g_object_get_data (G_OBJECT (row), "hu-rows"));
}

/* Returns whether there is a fault to show, or a step still to do. */
static gboolean
needs_looking_at (Rows *rows)
{
  switch (hu_workshop_backdrop_get_status (rows->bench->picture))
    {
    case HU_BACKDROP_MISSING:
    case HU_BACKDROP_BROKEN:
      return TRUE;

    case HU_BACKDROP_READY:
      return !hu_backdrop_is_aligned (get_backdrop (rows));

    case HU_BACKDROP_NONE:
    case HU_BACKDROP_LOADING:
    default:
      return FALSE;
    }
}

static void
picture_changed_cb (GtkWidget *row)
{
  Rows *rows = g_object_get_data (G_OBJECT (row), "hu-rows");

  if (needs_looking_at (rows))
    adw_expander_row_set_expanded (rows->row, TRUE);
  refresh_picture (rows);
}

static void
align_changed_cb (GtkWidget *row)
{
  Rows *rows = g_object_get_data (G_OBJECT (row), "hu-rows");

  if (hu_workshop_align_is_on (rows->bench->align))
    adw_expander_row_set_expanded (rows->row, TRUE);
  refresh_picture (rows);
  refresh_align (rows);
}

static void
align_pointed_cb (GtkWidget *row,
                  guint      spot)
{
  pointed_cb (g_object_get_data (G_OBJECT (row), "hu-rows"), spot);
}

/**
 * hu_workshop_backdrop_row:
 *
 * Returns: (transfer floating): an expander row for the background picture
 */
GtkWidget *
hu_workshop_backdrop_row (HuWorkshopBench *bench)
{
  GtkWidget *row = adw_expander_row_new ();
  GtkWidget *align = gtk_button_new_with_mnemonic (_("_Align…"));
  Rows *rows = g_new0 (Rows, 1);

  rows->bench = bench;
  rows->row = ADW_EXPANDER_ROW (row);
  g_object_set_data_full (G_OBJECT (row), "hu-rows", rows, g_free);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Background Picture"));
  add_picture (rows);
  add_look (rows);
  rows->align = add_row (rows, _("Grid"));
  gtk_widget_set_valign (align, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (align, _("Align the Picture with the Hexes of the Map"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (align), "win.backdrop-align");
  adw_action_row_add_suffix (rows->align, align);
  add_spots (rows);
  add_end (rows);
  adw_expander_row_set_expanded (rows->row, needs_looking_at (rows));

  g_signal_connect_object (bench->shop, "changed", G_CALLBACK (shop_changed_cb), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (bench->picture, "changed", G_CALLBACK (picture_changed_cb), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (bench->align, "changed", G_CALLBACK (align_changed_cb), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (bench->align, "pointed", G_CALLBACK (align_pointed_cb), row, G_CONNECT_SWAPPED);
  refresh_picture (rows);
  refresh_align (rows);

  return row;
}
