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

#define HU_TYPE_BACKDROP_ROWS (hu_backdrop_rows_get_type ())
G_DECLARE_FINAL_TYPE (HuBackdropRows, hu_backdrop_rows, HU, BACKDROP_ROWS, AdwExpanderRow)

struct _HuBackdropRows
{
  AdwExpanderRow   parent_instance;

  HuWorkshopBench *bench;
  gboolean         filling;
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
};

G_DEFINE_FINAL_TYPE (HuBackdropRows, hu_backdrop_rows, ADW_TYPE_EXPANDER_ROW)

static HuBackdrop *
get_backdrop (HuBackdropRows *self)
{
  return hu_workshop_backdrop_get (self->bench->picture);
}

/* --- What is shown --- */

static char *
dup_name (HuBackdrop *backdrop)
{
  GFile *file = hu_backdrop_get_picture (backdrop);

  return file != NULL ? hu_file_dup_name (file) : g_strdup (_("No Picture"));
}

static char *
word_status (HuBackdropRows *self)
{
  const HuTracePicture *picture = hu_workshop_backdrop_get_picture (self->bench->picture);

  switch (hu_workshop_backdrop_get_status (self->bench->picture))
    {
    case HU_BACKDROP_LOADING:
      return g_strdup (_("Reading the picture…"));

    case HU_BACKDROP_READY:
      /* Translators: the size of a picture */
      return g_strdup_printf (_("%1$d × %2$d pixels"), picture->width, picture->height);

    case HU_BACKDROP_MISSING:
    case HU_BACKDROP_BROKEN:
      return g_strdup (hu_workshop_backdrop_get_why (self->bench->picture));

    case HU_BACKDROP_NONE:
    default:
      return g_strdup (_("A PNG or JPEG to trace over"));
    }
}

static char *
word_alignment (HuBackdropRows *self)
{
  const HuGrid *grid = hu_workshop_get_scenario (self->bench->shop)->map->grid;
  HuBackdropPin pins[N_SPOTS];
  char names[N_SPOTS][HU_HEX_NAME_MAX];

  if (!hu_backdrop_get_pins (get_backdrop (self), pins))
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
refresh_picture (HuBackdropRows *self)
{
  HuBackdrop *backdrop = get_backdrop (self);
  HuBackdropStatus status = hu_workshop_backdrop_get_status (self->bench->picture);
  gboolean ready = status == HU_BACKDROP_READY;
  gboolean aligning = hu_workshop_align_is_on (self->bench->align);
  g_autofree char *name = dup_name (backdrop);
  g_autofree char *escaped = g_markup_escape_text (name, -1);

  self->filling = TRUE;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->picture), name);
  set_subtitle (self->picture, word_status (self));
  hu_css_class_set (GTK_WIDGET (self->picture), "error",
                    status == HU_BACKDROP_MISSING || status == HU_BACKDROP_BROKEN);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), status == HU_BACKDROP_NONE ? "" : escaped);
  gtk_widget_set_visible (self->remove, status != HU_BACKDROP_NONE);
  /* While one aligns it is seen wholly. */
  gtk_widget_set_visible (self->show, ready && !aligning);
  gtk_widget_set_visible (self->strength, ready && !aligning);
  gtk_widget_set_visible (GTK_WIDGET (self->align), ready && !aligning);
  gtk_switch_set_active (self->show_switch, hu_backdrop_get_visible (backdrop));
  gtk_widget_set_sensitive (self->strength, hu_backdrop_get_visible (backdrop));
  gtk_range_set_value (self->scale, 100 * hu_backdrop_get_opacity (backdrop));
  set_subtitle (self->align, word_alignment (self));
  self->filling = FALSE;
}

static void
refresh_spot (HuBackdropRows *self,
              guint           spot)
{
  HuWorkshopAlign *align = self->bench->align;
  g_autofree char *text = NULL;
  HuPoint at;

  if (hu_workshop_align_get_spot (align) == spot)
    gtk_check_button_set_active (self->points[spot], TRUE);
  if (hu_workshop_align_get_at (align, spot, &at))
    text = g_strdup_printf ("%.0f, %.0f", at.x, at.y);
  if (!gtk_widget_has_focus (GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self->at[spot])))))
    gtk_editable_set_text (GTK_EDITABLE (self->at[spot]), text != NULL ? text : "");
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->hexes[spot])),
                    hu_workshop_align_get_hex (align, spot)))
    gtk_editable_set_text (GTK_EDITABLE (self->hexes[spot]), hu_workshop_align_get_hex (align, spot));
}

static void
refresh_align (HuBackdropRows *self)
{
  HuWorkshopAlign *align = self->bench->align;
  gboolean on = hu_workshop_align_is_on (align);
  const char *lack = on ? hu_workshop_align_get_lack (align) : NULL;

  self->filling = TRUE;
  for (guint i = 0; i < N_SPOTS; i++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->at[i]), on);
      gtk_widget_set_visible (GTK_WIDGET (self->hexes[i]), on);
      refresh_spot (self, i);
    }
  gtk_widget_set_visible (self->end, on);
  gtk_label_set_text (self->lack, lack != NULL ? lack : _("The picture will lie with both spots in their hexes."));
  gtk_widget_set_sensitive (self->apply, lack == NULL);
  self->filling = FALSE;
}

/* --- What is done --- */

static void
show_switched_cb (HuBackdropRows *self)
{
  if (!self->filling)
    hu_backdrop_set_visible (get_backdrop (self), gtk_switch_get_active (self->show_switch));
}

static void
scale_changed_cb (HuBackdropRows *self)
{
  if (!self->filling)
    hu_backdrop_set_opacity (get_backdrop (self), gtk_range_get_value (self->scale) / 100);
}

static guint
find_spot (HuBackdropRows *self,
           gpointer        widget)
{
  return widget == self->at[1] || widget == self->hexes[1] || widget == self->points[1];
}

static void
point_toggled_cb (HuBackdropRows *self,
                  GtkCheckButton *button)
{
  if (!self->filling && gtk_check_button_get_active (button))
    {
      hu_workshop_align_set_spot (self->bench->align, find_spot (self, button));
      gtk_widget_grab_focus (GTK_WIDGET (self->bench->map));
    }
}

/* "1234, 567": pixels from the left and from the top. */
static void
at_typed_cb (HuBackdropRows *self,
             AdwEntryRow    *row)
{
  g_auto(GStrv) parts = NULL;
  const HuTracePicture *picture = hu_workshop_backdrop_get_picture (self->bench->picture);
  char *end_x, *end_y;
  HuPoint at;

  if (self->filling || picture == NULL)
    return;

  parts = g_strsplit_set (gtk_editable_get_text (GTK_EDITABLE (row)), ",;", 2);
  if (g_strv_length (parts) != 2)
    return;
  at.x = g_ascii_strtod (g_strstrip (parts[0]), &end_x);
  at.y = g_ascii_strtod (g_strstrip (parts[1]), &end_y);
  if (parts[0][0] == '\0' || parts[1][0] == '\0' || *end_x != '\0' || *end_y != '\0' || !(at.x >= 0) ||
      !(at.y >= 0) || at.x > picture->width || at.y > picture->height)
    return;

  hu_workshop_align_set_spot (self->bench->align, find_spot (self, row));
  hu_workshop_align_set_at (self->bench->align, find_spot (self, row), at);
}

static void
hex_typed_cb (HuBackdropRows *self,
              AdwEntryRow    *row)
{
  if (!self->filling)
    hu_workshop_align_set_hex (self->bench->align, find_spot (self, row),
                               gtk_editable_get_text (GTK_EDITABLE (row)));
}

static void
apply_cb (HuBackdropRows *self)
{
  if (hu_workshop_align_apply (self->bench->align))
    gtk_widget_grab_focus (GTK_WIDGET (self->bench->map));
}

/* Return goes on with what is lacking. */
static void
hex_entered_cb (HuBackdropRows *self,
                AdwEntryRow    *row)
{
  HuPoint at;

  if (find_spot (self, row) == 0 && !hu_workshop_align_get_at (self->bench->align, 1, &at))
    {
      hu_workshop_align_set_spot (self->bench->align, 1);
      gtk_widget_grab_focus (GTK_WIDGET (self->bench->map));
    }
  else if (hu_workshop_align_get_lack (self->bench->align) == NULL)
    {
      apply_cb (self);
    }
}

static void
pointed_cb (HuBackdropRows *self,
            guint           spot)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->hexes[spot]));
}

static void
end_cb (HuBackdropRows *self)
{
  hu_workshop_align_end (self->bench->align);
}

/* --- The rows --- */

static void
shop_changed_cb (HuBackdropRows *self,
                 guint           parts)
{
  /* Names of hexes are other ones. */
  if (parts & HU_DRAFT_GRID)
    refresh_picture (self);
}

/* Returns whether there is a fault to show, or a step still to do. */
static gboolean
needs_looking_at (HuBackdropRows *self)
{
  switch (hu_workshop_backdrop_get_status (self->bench->picture))
    {
    case HU_BACKDROP_MISSING:
    case HU_BACKDROP_BROKEN:
      return TRUE;

    case HU_BACKDROP_READY:
      return !hu_backdrop_is_aligned (get_backdrop (self));

    case HU_BACKDROP_NONE:
    case HU_BACKDROP_LOADING:
    default:
      return FALSE;
    }
}

static void
picture_changed_cb (HuBackdropRows *self)
{
  if (needs_looking_at (self))
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self), TRUE);
  refresh_picture (self);
}

static void
align_changed_cb (HuBackdropRows *self)
{
  if (hu_workshop_align_is_on (self->bench->align))
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self), TRUE);
  refresh_picture (self);
  refresh_align (self);
}

static void
hu_backdrop_rows_class_init (HuBackdropRowsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const struct
  {
    const char *id;
    gssize      offset;
  } spots[] = {
    { "point_0", G_STRUCT_OFFSET (HuBackdropRows, points[0]) },
    { "point_1", G_STRUCT_OFFSET (HuBackdropRows, points[1]) },
    { "at_0", G_STRUCT_OFFSET (HuBackdropRows, at[0]) },
    { "at_1", G_STRUCT_OFFSET (HuBackdropRows, at[1]) },
    { "hex_0", G_STRUCT_OFFSET (HuBackdropRows, hexes[0]) },
    { "hex_1", G_STRUCT_OFFSET (HuBackdropRows, hexes[1]) },
  };

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-backdrop-rows.ui");
  for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
    gtk_widget_class_bind_template_child_full (widget_class, spots[i].id, FALSE, spots[i].offset);
  gtk_widget_class_bind_template_child (widget_class, HuBackdropRows, picture);
  gtk_widget_class_bind_template_child (widget_class, HuBackdropRows, remove);
  gtk_widget_class_bind_template_child (widget_class, HuBackdropRows, show);
  gtk_widget_class_bind_template_child (widget_class, HuBackdropRows, show_switch);
  gtk_widget_class_bind_template_child (widget_class, HuBackdropRows, strength);
  gtk_widget_class_bind_template_child (widget_class, HuBackdropRows, scale);
  gtk_widget_class_bind_template_child (widget_class, HuBackdropRows, align);
  gtk_widget_class_bind_template_child (widget_class, HuBackdropRows, end);
  gtk_widget_class_bind_template_child (widget_class, HuBackdropRows, lack);
  gtk_widget_class_bind_template_child (widget_class, HuBackdropRows, apply);
  gtk_widget_class_bind_template_callback (widget_class, show_switched_cb);
  gtk_widget_class_bind_template_callback (widget_class, scale_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, point_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, at_typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, hex_typed_cb);
  gtk_widget_class_bind_template_callback (widget_class, hex_entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, apply_cb);
  gtk_widget_class_bind_template_callback (widget_class, end_cb);
}

static void
hu_backdrop_rows_init (HuBackdropRows *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < N_SPOTS; i++)
    {
      hu_accessible_name_entry (self->at[i]);
      hu_accessible_name_entry (self->hexes[i]);
    }
}

GtkWidget *
hu_workshop_backdrop_row (HuWorkshopBench *bench)
{
  HuBackdropRows *self = g_object_new (HU_TYPE_BACKDROP_ROWS, NULL);

  self->bench = bench;
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self), needs_looking_at (self));

  g_signal_connect_object (bench->shop, "changed", G_CALLBACK (shop_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (bench->picture, "changed", G_CALLBACK (picture_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (bench->align, "changed", G_CALLBACK (align_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (bench->align, "pointed", G_CALLBACK (pointed_cb), self, G_CONNECT_SWAPPED);
  refresh_picture (self);
  refresh_align (self);

  return GTK_WIDGET (self);
}
