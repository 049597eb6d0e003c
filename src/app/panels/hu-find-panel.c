/*
 * The panel that finds. It lists most things at once, but searches the log bit by bit, because wording the log
 * takes time.
 *
 * One file, because the search, its pauses and its list hand the same results on.
 */
#include "config.h"

#include "hu-find-panel.h"

#include <glib/gi18n-lib.h>

#include "hu-css-class.h"
#include "hu-explain.h"

#define SLICE 6000      /* microseconds of searching at a time */
#define LEAST_LETTERS 2 /* for the log to be searched */
#define MOST_EVENTS 200

struct _HuFindPanel
{
  GtkWidget       parent_instance;

  HuGame         *game;      /* or NULL */
  HuBookmarks    *bookmarks; /* or NULL */
  HuLogModel     *log;       /* or NULL */
  GListStore     *found;     /* HuFound */
  GArray         *unit_kinds_listed; /* HuUnitKind, beside the drop-down's entries after the first */
  guint           idle;
  guint           searched;  /* lines of the log */
  guint           n_events;  /* of those, found */
  guint           list_idle;
  gboolean        filling;

  GtkWidget      *box;
  GtkSearchEntry *entry;
  GtkDropDown    *kinds, *sides, *unit_kinds, *states;
  GtkWidget      *filters, *unit_kinds_child;
  GtkListView    *list;
};

enum
{
  CHOSEN,
  POINTED,
  REMOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuFindPanel, hu_find_panel, GTK_TYPE_WIDGET)

/* The entries of the first drop-down, after "Everything". */
static const HuFoundKind offered[] = {
  HU_FOUND_UNIT, HU_FOUND_PLACE, HU_FOUND_BUILDING, HU_FOUND_BOOKMARK, HU_FOUND_EVENT,
};

static const char *
get_text (HuFindPanel *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

static gint
get_kind (HuFindPanel *self)
{
  guint selected = gtk_drop_down_get_selected (self->kinds);

  return selected == 0 || selected > G_N_ELEMENTS (offered) ? -1 : (gint) offered[selected - 1];
}

/* --- The log --- */

static gboolean
wants_log (HuFindPanel *self)
{
  gint kind = get_kind (self);

  if (kind == HU_FOUND_EVENT)
    return TRUE;

  return kind < 0 && g_utf8_strlen (get_text (self), -1) >= LEAST_LETTERS;
}

static gboolean
search_log_cb (gpointer data)
{
  HuFindPanel *self = data;
  gint64 end = g_get_monotonic_time () + SLICE;
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->log));

  while (self->searched < n && self->n_events < MOST_EVENTS && g_get_monotonic_time () < end)
    {
      g_autoptr(HuLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->log), self->searched++);
      g_autoptr(HuFound) found = hu_find_in_entry (entry, get_text (self));

      if (found == NULL)
        continue;
      if (self->n_events++ == 0)
        {
          g_autoptr(HuFound) heading = hu_found_new_heading (HU_FOUND_EVENT, 0);

          g_list_store_append (self->found, heading);
        }
      g_list_store_append (self->found, found);
    }
  if (self->searched < n && self->n_events < MOST_EVENTS)
    return G_SOURCE_CONTINUE;

  self->idle = 0;

  return G_SOURCE_REMOVE;
}

/* --- The list --- */

static void
update (HuFindPanel *self)
{
  HuFindQuery query = { .side = HU_SIDE_NONE, .unit_kind = -1 };
  g_autoptr(GPtrArray) found = NULL;

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_handle_id (&self->list_idle, g_source_remove);
  /* A hidden panel lists nothing, because some of it may have become secret meanwhile. */
  if (self->game == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      g_list_store_remove_all (self->found);
      return;
    }

  query.text = get_text (self);
  query.kind = get_kind (self);
  if (query.kind == HU_FOUND_UNIT)
    {
      guint unit_kind = gtk_drop_down_get_selected (self->unit_kinds);

      query.side = (HuSide) ((gint) gtk_drop_down_get_selected (self->sides) - 1);
      query.state = (HuFindState) gtk_drop_down_get_selected (self->states);
      if (unit_kind > 0 && unit_kind <= self->unit_kinds_listed->len)
        query.unit_kind = g_array_index (self->unit_kinds_listed, gint, unit_kind - 1);
    }
  found = hu_find (self->game, self->bookmarks, &query);
  g_list_store_splice (self->found, 0, g_list_model_get_n_items (G_LIST_MODEL (self->found)), found->pdata,
                       found->len);
  self->searched = self->n_events = 0;
  if (wants_log (self))
    self->idle = g_idle_add_full (G_PRIORITY_LOW, search_log_cb, self, NULL);
}

static void
update_cb (gpointer data)
{
  HuFindPanel *self = data;

  self->list_idle = 0;
  update (self);
}

static void
update_later (HuFindPanel *self)
{
  if (self->list_idle == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->list_idle = g_idle_add_once (update_cb, self);
}

static void
search_cb (HuFindPanel *self)
{
  update (self);
}

static void
filter_cb (HuFindPanel *self)
{
  if (self->filling)
    return;

  gtk_widget_set_visible (self->filters, get_kind (self) == HU_FOUND_UNIT);
  gtk_widget_set_visible (self->unit_kinds_child, self->unit_kinds_listed->len > 1);
  update (self);
}

static void
choose (HuFindPanel *self,
        guint        position)
{
  g_autoptr(HuFound) found = g_list_model_get_item (G_LIST_MODEL (self->found), position);

  if (found != NULL && hu_found_get_kind (found) != HU_FOUND_HEADING)
    g_signal_emit (self, signals[CHOSEN], 0, found);
}

static void
activate_cb (HuFindPanel *self,
             guint        position)
{
  choose (self, position);
}

/* The first there is, below its heading. */
static void
entry_activate_cb (HuFindPanel *self)
{
  update (self);
  choose (self, 1);
}

static void
stop_cb (HuFindPanel *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  gtk_widget_activate_action (GTK_WIDGET (self), "win.focus-map", NULL);
}

static gboolean
entry_key_cb (HuFindPanel     *self,
              guint            keyval,
              guint            keycode,
              GdkModifierType  state)
{
  if (keyval != GDK_KEY_Down)
    return GDK_EVENT_PROPAGATE;

  gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_TAB_FORWARD);

  return GDK_EVENT_STOP;
}

/* --- Rows --- */

static HuFindPanel *
get_panel (gpointer widget)
{
  return HU_FIND_PANEL (gtk_widget_get_ancestor (widget, HU_TYPE_FIND_PANEL));
}

static void
enter_cb (GtkListItem *item)
{
  HuFindPanel *self = get_panel (gtk_list_item_get_child (item));

  if (self != NULL)
    g_signal_emit (self, signals[POINTED], 0, gtk_list_item_get_item (item));
}

static void
leave_cb (GtkListItem *item)
{
  HuFindPanel *self = get_panel (gtk_list_item_get_child (item));

  if (self != NULL)
    g_signal_emit (self, signals[POINTED], 0, NULL);
}

static void
remove_cb (GtkListItem *item)
{
  HuFindPanel *self = get_panel (gtk_list_item_get_child (item));
  HuFound *found = gtk_list_item_get_item (item);

  if (self != NULL && found != NULL)
    g_signal_emit (self, signals[REMOVED], 0, hu_found_get_index (found));
}

static GtkWidget *
make_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);

  return label;
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title = make_label ("hu-found-title"), *detail = make_label ("hu-meter-detail");
  GtkWidget *remove = gtk_button_new_from_icon_name ("window-close-symbolic");
  GtkEventController *motion = gtk_event_controller_motion_new ();

  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), title);
  gtk_box_append (GTK_BOX (words), detail);
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), remove);
  gtk_widget_add_css_class (row, "hu-found");
  gtk_widget_add_css_class (remove, "flat");
  gtk_widget_set_valign (remove, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (remove, _("Remove This Bookmark"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (remove), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Remove This Bookmark"),
                                  -1);
  g_object_set_data (G_OBJECT (item), "hu-title", title);
  g_object_set_data (G_OBJECT (item), "hu-detail", detail);
  g_object_set_data (G_OBJECT (item), "hu-remove", remove);
  g_signal_connect_object (remove, "clicked", G_CALLBACK (remove_cb), item, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "enter", G_CALLBACK (enter_cb), item, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (leave_cb), item, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (row, motion);
  gtk_list_item_set_child (item, row);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item)
{
  HuFound *found = gtk_list_item_get_item (item);
  GtkWidget *row = gtk_list_item_get_child (item), *title = g_object_get_data (G_OBJECT (item), "hu-title");
  GtkWidget *detail = g_object_get_data (G_OBJECT (item), "hu-detail");
  gboolean heading = hu_found_get_kind (found) == HU_FOUND_HEADING;

  gtk_label_set_text (GTK_LABEL (title), hu_found_get_title (found));
  gtk_label_set_text (GTK_LABEL (detail), hu_found_get_detail (found));
  gtk_widget_set_visible (detail, hu_found_get_detail (found)[0] != '\0');
  gtk_widget_set_visible (g_object_get_data (G_OBJECT (item), "hu-remove"),
                          hu_found_get_kind (found) == HU_FOUND_BOOKMARK);
  gtk_widget_set_tooltip_text (row, heading ? NULL : hu_found_get_title (found));
  hu_css_class_set (row, "heading", heading);
  hu_css_class_set (row, "first-side", hu_found_get_side (found) == HU_SIDE_FIRST);
  hu_css_class_set (row, "second-side", hu_found_get_side (found) == HU_SIDE_SECOND);
  gtk_list_item_set_activatable (item, !heading);
  gtk_list_item_set_selectable (item, FALSE);
}

/* --- Filters --- */

static void
set_choices (GtkDropDown *drop_down,
             GPtrArray   *choices)
{
  g_autoptr(GtkStringList) list = NULL;

  g_ptr_array_add (choices, NULL);
  list = gtk_string_list_new ((const char *const *) choices->pdata);
  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (drop_down, 0);
}

/* Returns bits of HuUnitKind. The list must not reveal a kind that only a hidden unit has: where sides have
 * views, it contains all kinds that units have under such rules. */
static guint
list_kinds (HuGame *game)
{
  const HuScenario *scenario = hu_game_get_scenario (game);
  gboolean operational = hu_scenario_is_operational (scenario);
  guint kinds = 0;

  if (!hu_game_has_views (game))
    for (guint i = 0; i < hu_scenario_get_n_units (scenario); i++)
      kinds |= 1u << hu_scenario_get_unit (scenario, i)->kind;
  else
    for (gint kind = 0; kind < HU_N_UNIT_KINDS; kind++)
      if (operational || hu_unit_kind_is_tactical ((HuUnitKind) kind))
        kinds |= 1u << kind;

  return kinds;
}

static void
fill_filters (HuFindPanel *self)
{
  const HuScenario *scenario = hu_game_get_scenario (self->game);
  g_autoptr(GPtrArray) sides = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GPtrArray) kinds = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GPtrArray) states = g_ptr_array_new_with_free_func (g_free);
  guint seen;

  g_ptr_array_add (sides, g_strdup (_("Both sides")));
  for (gint side = 0; side < HU_N_SIDES; side++)
    g_ptr_array_add (sides, hu_explain_side (scenario, (HuSide) side));
  g_ptr_array_add (kinds, g_strdup (_("Every kind")));
  g_array_set_size (self->unit_kinds_listed, 0);
  seen = list_kinds (self->game);
  for (gint kind = 0; kind < HU_N_UNIT_KINDS; kind++)
    if (seen >> kind & 1)
      {
        g_array_append_val (self->unit_kinds_listed, kind);
        g_ptr_array_add (kinds, hu_explain_unit_kind ((HuUnitKind) kind));
      }
  g_ptr_array_add (states, g_strdup (_("On the map or off")));
  g_ptr_array_add (states, g_strdup (_("On the map")));
  g_ptr_array_add (states, g_strdup (_("Not on yet")));
  g_ptr_array_add (states, g_strdup (_("Gone")));

  self->filling = TRUE;
  set_choices (self->sides, sides);
  set_choices (self->unit_kinds, kinds);
  set_choices (self->states, states);
  self->filling = FALSE;
}

/* --- The widget --- */

static void
hu_find_panel_dispose (GObject *object)
{
  HuFindPanel *self = HU_FIND_PANEL (object);

  if (self->list != NULL)
    {
      gtk_list_view_set_model (self->list, NULL);
      hu_find_panel_set_game (self, NULL, NULL);
    }
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_FIND_PANEL);
  g_clear_object (&self->found);
  g_clear_pointer (&self->unit_kinds_listed, g_array_unref);

  G_OBJECT_CLASS (hu_find_panel_parent_class)->dispose (object);
}

static void
hu_find_panel_class_init (HuFindPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_find_panel_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, HU_TYPE_FOUND);
  signals[POINTED] = g_signal_new ("pointed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, HU_TYPE_FOUND);
  signals[REMOVED] = g_signal_new ("removed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-find-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, HuFindPanel, box);
  gtk_widget_class_bind_template_child (widget_class, HuFindPanel, entry);
  gtk_widget_class_bind_template_child (widget_class, HuFindPanel, kinds);
  gtk_widget_class_bind_template_child (widget_class, HuFindPanel, sides);
  gtk_widget_class_bind_template_child (widget_class, HuFindPanel, unit_kinds);
  gtk_widget_class_bind_template_child (widget_class, HuFindPanel, states);
  gtk_widget_class_bind_template_child (widget_class, HuFindPanel, filters);
  gtk_widget_class_bind_template_child (widget_class, HuFindPanel, unit_kinds_child);
  gtk_widget_class_bind_template_child (widget_class, HuFindPanel, list);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_bind_template_callback (widget_class, filter_cb);
  gtk_widget_class_bind_template_callback (widget_class, entry_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hu-find-panel");
}

static void
hu_find_panel_init (HuFindPanel *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  g_autoptr(GtkNoSelection) selection = NULL;
  g_autoptr(GPtrArray) choices = g_ptr_array_new_with_free_func (g_free);

  self->found = g_list_store_new (HU_TYPE_FOUND);
  self->unit_kinds_listed = g_array_new (FALSE, FALSE, sizeof (gint));
  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  g_ptr_array_add (choices, g_strdup (_("Everything")));
  g_ptr_array_add (choices, g_strdup (_("Units")));
  g_ptr_array_add (choices, g_strdup (_("Places")));
  g_ptr_array_add (choices, g_strdup (_("Buildings")));
  g_ptr_array_add (choices, g_strdup (_("Bookmarks")));
  g_ptr_array_add (choices, g_strdup (_("Log")));
  set_choices (self->kinds, choices);
  self->filling = FALSE;
  selection = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->found)));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (entry_key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), keys);
  g_signal_connect (self, "map", G_CALLBACK (update), NULL);
  g_signal_connect (self, "unmap", G_CALLBACK (update), NULL);
}

void
hu_find_panel_set_game (HuFindPanel *self,
                        HuGame      *game,
                        HuBookmarks *bookmarks)
{
  g_return_if_fail (HU_IS_FIND_PANEL (self));

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_handle_id (&self->list_idle, g_source_remove);
  if (self->game != NULL)
    {
      g_signal_handlers_disconnect_by_func (self->game, update_later, self);
      g_signal_handlers_disconnect_by_func (self->game, update, self);
    }
  if (self->bookmarks != NULL)
    g_signal_handlers_disconnect_by_func (self->bookmarks, update_later, self);
  g_clear_object (&self->log);
  g_set_object (&self->game, game);
  g_set_object (&self->bookmarks, bookmarks);
  g_list_store_remove_all (self->found);
  if (game == NULL)
    return;

  self->log = hu_log_model_new (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (update_later), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::viewer", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  if (bookmarks != NULL)
    g_signal_connect_object (bookmarks, "changed", G_CALLBACK (update_later), self, G_CONNECT_SWAPPED);
  fill_filters (self);
  filter_cb (self);
}

/* Begins a search. */
void
hu_find_panel_focus (HuFindPanel *self)
{
  g_return_if_fail (HU_IS_FIND_PANEL (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
}

void
hu_find_panel_set_kind (HuFindPanel *self,
                        gint         kind)
{
  g_return_if_fail (HU_IS_FIND_PANEL (self));

  for (guint i = 0; i < G_N_ELEMENTS (offered); i++)
    if ((gint) offered[i] == kind)
      {
        gtk_drop_down_set_selected (self->kinds, i + 1);
        return;
      }
  gtk_drop_down_set_selected (self->kinds, 0);
}

