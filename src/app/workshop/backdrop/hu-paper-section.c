/*
 * Playing on a scan of one's own map. The picture is read when it is first to be seen; how strongly it shows is
 * remembered beside the game, like its place.
 */
#include "config.h"

#include "hu-paper-section.h"

#include <glib/gi18n-lib.h>

#include "hu-message.h"
#include "hu-trace-picture.h"

#define SLIDER_WIDTH 200 /* px */

struct _HuPaperSection
{
  HuSection         parent_instance;

  HuMapView        *map;    /* borrowed, like the button */
  GtkMenuButton    *button;
  HuBackdropKeeper *keeper;
  HuBackdrop       *backdrop;
  GFile            *file;   /* that is read, or being read; or NULL */
  HuTracePicture   *picture;
  HuJob            *loading;
  char             *why;    /* it cannot be shown; or NULL */
  guint             source;

  GMenuModel       *menu;   /* that the slider is in: compared only */
  GtkWidget        *scale;  /* the slider; or NULL */
  GtkWidget        *lack;
};

G_DEFINE_FINAL_TYPE (HuPaperSection, hu_paper_section, HU_TYPE_SECTION)

static GFile *
get_file (HuPaperSection *self)
{
  HuSession *session = hu_section_get_session (HU_SECTION (self));

  if (!hu_session_is_play (session) || hu_session_get_mode (session) == HU_MODE_LESSON)
    return NULL;

  return hu_backdrop_get_picture (self->backdrop);
}

/* --- On the map --- */

static void
show (HuPaperSection *self)
{
  const HuGrid *grid;
  HuBackdropMatrix m;
  HuBox bounds;
  cairo_matrix_t to_map;

  if (self->picture == NULL || get_file (self) == NULL || hu_backdrop_get_in_play (self->backdrop) <= 0)
    {
      hu_map_view_set_paper (self->map, NULL);
      return;
    }

  grid = hu_game_get_scenario (hu_section_get_game (HU_SECTION (self)))->map->grid;
  bounds = hu_geometry_bounds (grid);
  hu_backdrop_get_matrix (self->backdrop, self->picture->width, self->picture->height, bounds.width, bounds.height, &m);
  cairo_matrix_init (&to_map, m.xx, m.yx, m.xy, m.yy, m.x0, m.y0);
  cairo_matrix_scale (&to_map, self->picture->factor_x, self->picture->factor_y);
  hu_underlay_place (self->picture->underlay, &to_map, hu_backdrop_get_in_play (self->backdrop));
  hu_map_view_set_paper (self->map, self->picture->underlay);
}

static void
drop_picture (HuPaperSection *self)
{
  hu_map_view_set_paper (self->map, NULL);
  hu_job_stop (&self->loading);
  g_clear_object (&self->file);
  g_clear_pointer (&self->why, g_free);
  g_clear_pointer (&self->picture, hu_trace_picture_free);
}

/* --- The slider --- */

static void
update_slider (HuPaperSection *self)
{
  if (self->scale == NULL)
    return;

  gtk_range_set_value (GTK_RANGE (self->scale), hu_backdrop_get_in_play (self->backdrop));
  gtk_label_set_text (GTK_LABEL (self->lack), self->why != NULL ? self->why : "");
  gtk_widget_set_visible (self->lack, self->why != NULL);
}

static void
value_changed_cb (GtkRange       *scale,
                  HuPaperSection *self)
{
  hu_backdrop_set_in_play (self->backdrop, gtk_range_get_value (scale));
}

static GtkWidget *
make_slider (HuPaperSection *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *title = gtk_label_new (_("From the Drawn Map to the Scanned Map"));
  GtkWidget *scale = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.05);
  GtkWidget *lack = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_size_request (scale, SLIDER_WIDTH, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (scale), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("From the Drawn Map to the Scanned Map"), -1);
  gtk_label_set_xalign (GTK_LABEL (lack), 0);
  gtk_label_set_wrap (GTK_LABEL (lack), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (lack), 30);
  gtk_widget_add_css_class (lack, "caption");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), scale);
  gtk_box_append (GTK_BOX (box), lack);
  gtk_widget_add_css_class (box, "hu-paper");
  g_set_weak_pointer (&self->scale, scale);
  g_set_weak_pointer (&self->lack, lack);
  update_slider (self);
  g_signal_connect_object (scale, "value-changed", G_CALLBACK (value_changed_cb), self, G_CONNECT_DEFAULT);

  return box;
}

/* The slider is the last section of the overlays' menu, in a game that has a picture. */
static void
update_menu (HuPaperSection *self)
{
  GMenuModel *menu = gtk_menu_button_get_menu_model (self->button);
  gboolean has = menu != NULL && menu == self->menu;
  g_autoptr(GMenu) section = NULL;
  g_autoptr(GMenuItem) item = NULL;

  if (menu == NULL || has == (get_file (self) != NULL))
    return;
  if (has)
    {
      g_menu_remove (G_MENU (menu), g_menu_model_get_n_items (menu) - 1);
      self->menu = NULL;
      return;
    }

  section = g_menu_new ();
  item = g_menu_item_new (NULL, NULL);
  g_menu_item_set_attribute (item, "custom", "s", "paper");
  g_menu_append_item (section, item);
  g_menu_append_section (G_MENU (menu), NULL, G_MENU_MODEL (section));
  gtk_popover_menu_add_child (GTK_POPOVER_MENU (gtk_menu_button_get_popover (self->button)), make_slider (self), "paper");
  self->menu = menu;
}

static void
menu_changed_cb (HuPaperSection *self)
{
  self->menu = NULL;
  update_menu (self);
}

/* --- Reading it --- */

static void
loaded_cb (gpointer      owner,
           gpointer      result,
           const GError *error)
{
  HuPaperSection *self = owner;

  self->picture = result;
  if (self->picture == NULL)
    {
      self->why = hu_trace_picture_word_failure (self->file, error);
      hu_message_toast (GTK_WIDGET (hu_section_get_window (HU_SECTION (self))), self->why);
    }
  update_slider (self);
  show (self);
}

static void
follow (HuPaperSection *self)
{
  GFile *wanted = get_file (self);

  hu_section_enable (HU_SECTION (self), "paper", wanted != NULL);
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (
                               G_ACTION_MAP (hu_section_get_window (HU_SECTION (self))), "paper")),
                             g_variant_new_boolean (hu_backdrop_get_in_play (self->backdrop) > 0.5));
  if (self->file != NULL && (wanted == NULL || !g_file_equal (wanted, self->file)))
    drop_picture (self);
  update_menu (self);
  update_slider (self);
  if (self->file == NULL && wanted != NULL && hu_backdrop_get_in_play (self->backdrop) > 0)
    {
      self->file = g_object_ref (wanted);
      hu_trace_picture_load (&self->loading, wanted, loaded_cb, self);
    }
  show (self);
}

static void
look_cb (gpointer data)
{
  HuPaperSection *self = data;

  self->source = 0;
  hu_backdrop_keeper_get (self->keeper);
  follow (self);
}

/* --- The section --- */

static void
paper_cb (GSimpleAction *action,
          GVariant      *value,
          gpointer       data)
{
  hu_backdrop_set_in_play (HU_PAPER_SECTION (data)->backdrop, g_variant_get_boolean (value) ? 1 : 0);
}

/* The keeper learns of the game at the same time, and what lies beside it is not known before. */
static void
set_game (HuSection *section,
          HuGame    *game)
{
  HuPaperSection *self = HU_PAPER_SECTION (section);

  drop_picture (self);
  if (self->source == 0)
    self->source = g_idle_add_once (look_cb, self);
}

static void
hu_paper_section_dispose (GObject *object)
{
  HuPaperSection *self = HU_PAPER_SECTION (object);

  g_clear_handle_id (&self->source, g_source_remove);
  if (self->backdrop != NULL)
    drop_picture (self);
  g_clear_weak_pointer (&self->scale);
  g_clear_weak_pointer (&self->lack);
  g_clear_object (&self->backdrop);
  g_clear_object (&self->keeper);

  G_OBJECT_CLASS (hu_paper_section_parent_class)->dispose (object);
}

static void
hu_paper_section_class_init (HuPaperSectionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_paper_section_dispose;
  HU_SECTION_CLASS (klass)->set_game = set_game;
}

static void
hu_paper_section_init (HuPaperSection *self)
{
}

HuSection *
hu_paper_section_new (HuSession            *session,
                      AdwApplicationWindow *window,
                      HuMapView            *map,
                      GtkMenuButton        *button,
                      HuBackdropKeeper     *keeper)
{
  static const GActionEntry entries[] = {
    { .name = "paper", .change_state = paper_cb, .state = "false" },
  };
  HuPaperSection *self = g_object_new (HU_TYPE_PAPER_SECTION, "session", session, "window", window, NULL);

  self->map = map;
  self->button = button;
  self->keeper = g_object_ref (keeper);
  self->backdrop = g_object_ref (hu_backdrop_keeper_get (keeper));
  hu_section_add_play_actions (HU_SECTION (self), entries, G_N_ELEMENTS (entries));
  g_signal_connect_object (self->backdrop, "changed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (button, "notify::menu-model", G_CALLBACK (menu_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::mode", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  follow (self);

  return HU_SECTION (self);
}
