/*
 * The popover that lists waiting units: searched by name, picked by check mark, or at once by activating a
 * line.
 */
#include "config.h"

#include "hu-unit-picker.h"

#include "hu-explain.h"
#include "hu-find-rank.h"

/* One unit of the list. */
#define HU_TYPE_UNIT_ITEM (hu_unit_item_get_type ())
G_DECLARE_FINAL_TYPE (HuUnitItem, hu_unit_item, HU, UNIT_ITEM, GObject)

struct _HuUnitItem
{
  GObject  parent_instance;

  guint    unit;
  char    *name;
  char    *detail;
  char    *id;
  char    *key; /* what is searched, case folded */
  HuFindRank rank; /* for what is searched */
  gboolean picked;
};

struct _HuUnitPicker
{
  GtkPopover     parent_instance;

  GListStore    *items;
  GtkCustomFilter *filter; /* owned by the list, like the next */
  GtkCustomSorter *sorter;
  char          *needle;

  GtkLabel      *title;
  GtkSearchEntry *search;
  GtkListView   *list;
  GtkButton     *button;
};

enum
{
  PICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuUnitItem, hu_unit_item, G_TYPE_OBJECT)
G_DEFINE_FINAL_TYPE (HuUnitPicker, hu_unit_picker, GTK_TYPE_POPOVER)

static void
hu_unit_item_finalize (GObject *object)
{
  HuUnitItem *self = HU_UNIT_ITEM (object);

  g_free (self->name);
  g_free (self->detail);
  g_free (self->id);
  g_free (self->key);

  G_OBJECT_CLASS (hu_unit_item_parent_class)->finalize (object);
}

static void
hu_unit_item_class_init (HuUnitItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hu_unit_item_finalize;
}

static void
hu_unit_item_init (HuUnitItem *self)
{
}

/* "German"; for a tactical counter also its kind and its states. */
static char *
word_detail (const HuState *state,
             guint          index)
{
  const HuUnit *unit = hu_scenario_get_unit (state->scenario, index);
  g_autofree char *side = hu_explain_side (state->scenario, unit->side);
  g_autofree char *kind = NULL;
  g_autofree char *states = NULL;

  if (!hu_unit_kind_is_tactical (unit->kind))
    return g_steal_pointer (&side);

  kind = hu_explain_unit_kind (unit->kind);
  states = hu_explain_unit_states (state, index);

  return g_strjoin (" · ", side, kind, states, NULL);
}

static HuUnitItem *
item_new (const HuState *state,
          guint          index)
{
  const HuScenario *scenario = state->scenario;
  const HuUnit *unit = hu_scenario_get_unit (scenario, index);
  HuUnitItem *self = g_object_new (HU_TYPE_UNIT_ITEM, NULL);
  g_autofree char *searched = NULL;

  self->unit = index;
  self->name = g_strdup (unit->name != NULL && unit->name[0] != '\0' ? unit->name : unit->id);
  self->id = g_strdup (unit->id);
  self->detail = word_detail (state, index);
  self->rank = HU_RANK_PART;
  searched = g_strdup_printf ("%s %s %s", self->name, unit->id, self->detail);
  self->key = g_utf8_casefold (searched, -1);

  return self;
}

static void
emit_picked (HuUnitPicker *self,
             GArray       *units)
{
  if (units->len == 0)
    return;

  g_object_ref (self);
  gtk_popover_popdown (GTK_POPOVER (self));
  g_signal_emit (self, signals[PICKED], 0, units);
  g_object_unref (self);
}

static GArray *
list_picked (HuUnitPicker *self)
{
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    {
      g_autoptr(HuUnitItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      if (item->picked)
        g_array_append_val (units, item->unit);
    }

  return units;
}

static void
button_clicked_cb (HuUnitPicker *self)
{
  g_autoptr(GArray) units = list_picked (self);

  emit_picked (self, units);
}

/* Picks the activated line only or, if lines are checked, all of those. */
static void
activate_cb (HuUnitPicker *self,
             guint         position)
{
  g_autoptr(GArray) units = list_picked (self);

  if (units->len == 0)
    {
      GtkSelectionModel *model = gtk_list_view_get_model (self->list);
      g_autoptr(HuUnitItem) item = g_list_model_get_item (G_LIST_MODEL (model), position);

      g_array_append_val (units, item->unit);
    }

  emit_picked (self, units);
}

static gboolean
matches_cb (gpointer object,
            gpointer data)
{
  HuUnitItem *item = object;
  HuUnitPicker *self = data;

  return self->needle == NULL || item->rank != HU_RANK_NONE || strstr (item->key, self->needle) != NULL;
}

static int
compare_cb (gconstpointer a,
            gconstpointer b,
            gpointer      data)
{
  return (int) ((const HuUnitItem *) a)->rank - (int) ((const HuUnitItem *) b)->rank;
}

/* The best answer comes first, since Enter picks it. */
static void
search_changed_cb (HuUnitPicker *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->search));

  g_free (self->needle);
  self->needle = g_utf8_casefold (text, -1);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    {
      g_autoptr(HuUnitItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      item->rank = hu_find_rank (text, item->name, item->id, item->detail);
    }
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  gtk_sorter_changed (GTK_SORTER (self->sorter), GTK_SORTER_CHANGE_DIFFERENT);
}

static void
search_activate_cb (HuUnitPicker *self)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (self->list))) > 0)
    activate_cb (self, 0);
}

static void
toggled_cb (GtkCheckButton *check,
            GtkListItem    *list_item)
{
  HuUnitItem *item = gtk_list_item_get_item (list_item);
  GtkWidget *picker = gtk_widget_get_ancestor (GTK_WIDGET (check), HU_TYPE_UNIT_PICKER);
  HuUnitPicker *self;
  g_autoptr(GArray) units = NULL;

  if (item == NULL || picker == NULL)
    return;

  item->picked = gtk_check_button_get_active (check);
  self = HU_UNIT_PICKER (picker);
  units = list_picked (self);
  gtk_widget_set_sensitive (GTK_WIDGET (self->button), units->len > 0);
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *list_item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *check = gtk_check_button_new ();
  GtkWidget *detail = gtk_label_new (NULL);

  gtk_widget_set_hexpand (check, TRUE);
  gtk_widget_add_css_class (detail, "dim-label");
  gtk_box_append (GTK_BOX (box), check);
  gtk_box_append (GTK_BOX (box), detail);
  gtk_list_item_set_child (list_item, box);
  g_signal_connect (check, "toggled", G_CALLBACK (toggled_cb), list_item);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *list_item)
{
  HuUnitItem *item = gtk_list_item_get_item (list_item);
  GtkWidget *check = gtk_widget_get_first_child (gtk_list_item_get_child (list_item));

  gtk_check_button_set_label (GTK_CHECK_BUTTON (check), item->name);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), item->picked);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (check)), item->detail);
}

static void
fill (HuUnitPicker *self,
      HuGame       *game,
      HuSide        side)
{
  const HuState *state = hu_snapshot_get_state (hu_game_get_snapshot (game));
  HuSide viewer = hu_game_get_viewer (game);

  for (guint unit = 0; unit < hu_scenario_get_n_units (state->scenario); unit++)
    {
      HuSide owner = hu_scenario_get_unit (state->scenario, unit)->side;
      g_autoptr(HuUnitItem) item = NULL;

      /* A hidden enemy unit looks like a waiting one, so neither is offered. */
      if (state->unit_status[unit] != HU_UNIT_WAITING || (side != HU_SIDE_NONE && owner != side) ||
          (viewer != HU_SIDE_NONE && owner != viewer))
        continue;

      item = item_new (state, unit);
      g_list_store_append (self->items, item);
    }
}

static void
hu_unit_picker_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_UNIT_PICKER);

  G_OBJECT_CLASS (hu_unit_picker_parent_class)->dispose (object);
}

static void
hu_unit_picker_finalize (GObject *object)
{
  HuUnitPicker *self = HU_UNIT_PICKER (object);

  g_clear_object (&self->items);
  g_free (self->needle);

  G_OBJECT_CLASS (hu_unit_picker_parent_class)->finalize (object);
}

static void
hu_unit_picker_class_init (HuUnitPickerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = hu_unit_picker_dispose;
  object_class->finalize = hu_unit_picker_finalize;

  signals[PICKED] = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_ARRAY);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-unit-picker.ui");
  gtk_widget_class_bind_template_child (widget_class, HuUnitPicker, title);
  gtk_widget_class_bind_template_child (widget_class, HuUnitPicker, search);
  gtk_widget_class_bind_template_child (widget_class, HuUnitPicker, list);
  gtk_widget_class_bind_template_child (widget_class, HuUnitPicker, button);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, button_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
}

static void
hu_unit_picker_init (HuUnitPicker *self)
{
  GtkFilterListModel *filtered;
  GtkSortListModel *sorted;

  gtk_widget_init_template (GTK_WIDGET (self));

  self->items = g_list_store_new (HU_TYPE_UNIT_ITEM);
  self->filter = gtk_custom_filter_new (matches_cb, self, NULL);
  filtered = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->items)), GTK_FILTER (self->filter));
  self->sorter = gtk_custom_sorter_new (compare_cb, NULL, NULL);
  sorted = gtk_sort_list_model_new (G_LIST_MODEL (filtered), GTK_SORTER (self->sorter));
  gtk_list_view_set_model (self->list,
                           GTK_SELECTION_MODEL (gtk_single_selection_new (G_LIST_MODEL (sorted))));
}

/* @game: the game, from its viewer's view; @side: the side of the units; HU_SIDE_NONE: both sides; @button: the label
 * of the button that answers it, with a mnemonic.  Returns a popover, not shown yet. */
GtkWidget *
hu_unit_picker_new (HuGame     *game,
                    HuSide      side,
                    const char *title,
                    const char *button)
{
  HuUnitPicker *self;

  g_return_val_if_fail (HU_IS_GAME (game), NULL);
  g_return_val_if_fail (title != NULL && button != NULL, NULL);

  self = g_object_new (HU_TYPE_UNIT_PICKER, NULL);
  gtk_label_set_text (self->title, title);
  gtk_button_set_label (self->button, button);
  fill (self, game, side);

  return GTK_WIDGET (self);
}
