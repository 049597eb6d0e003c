/*
 * A part of the window that can be made to wait for its turn.
 *
 * Setting a label's text is cheap; measuring, layout and drawing afterwards cost a frame. A waiting part
 * therefore answers with the state of its last turn: the sizes its content asked for since, the places it gave,
 * and the picture it drew. All requests made meanwhile are carried out in its turn.
 */
#include "config.h"

#include "hu-frame-slot.h"

#define SIZES 4 /* that are remembered an orientation */

typedef struct
{
  int for_size;
  int minimum, natural;
  int minimum_baseline, natural_baseline;
} Size;

struct _HuFrameSlot
{
  GtkWidget       parent_instance;

  GtkWidget      *child;   /* or NULL */
  gboolean        waiting;
  gboolean        late;    /* something was put off, and is not drawn yet */
  gboolean        recalls; /* it answered with a size that may not be right any more */
  gboolean        drawn;   /* since it was last asked */
  GtkSizeRequestMode mode;
  Size            sizes[2][SIZES];
  guint           n_sizes[2], next_size[2];
  int             width, height, baseline; /* that it was last laid out in */
  GskRenderNode  *node;    /* what it last drew; or NULL */
};

enum
{
  PROP_0,
  PROP_CHILD,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (HuFrameSlot, hu_frame_slot, GTK_TYPE_WIDGET)

static Size *
find_size (HuFrameSlot        *self,
           GtkOrientation orientation,
           int            for_size)
{
  for (guint i = 0; i < self->n_sizes[orientation]; i++)
    if (self->sizes[orientation][i].for_size == for_size)
      return &self->sizes[orientation][i];

  return NULL;
}

/* The oldest gives way. */
static Size *
add_size (HuFrameSlot        *self,
          GtkOrientation orientation,
          int            for_size)
{
  Size *size = find_size (self, orientation, for_size);

  if (size == NULL)
    {
      size = &self->sizes[orientation][self->next_size[orientation]];
      self->next_size[orientation] = (self->next_size[orientation] + 1) % SIZES;
      self->n_sizes[orientation] = MIN (self->n_sizes[orientation] + 1, SIZES);
      size->for_size = for_size;
    }

  return size;
}

static void
hu_frame_slot_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  HuFrameSlot *self = HU_FRAME_SLOT (widget);
  const Size *known = self->waiting ? find_size (self, orientation, for_size) : NULL;

  if (known != NULL)
    {
      self->recalls = self->late = TRUE;
    }
  else
    {
      Size *size = add_size (self, orientation, for_size);

      size->minimum = size->natural = 0;
      size->minimum_baseline = size->natural_baseline = -1;
      if (self->child != NULL && gtk_widget_should_layout (self->child))
        gtk_widget_measure (self->child, orientation, for_size, &size->minimum, &size->natural,
                            &size->minimum_baseline, &size->natural_baseline);
      known = size;
    }

  *minimum = known->minimum;
  *natural = known->natural;
  *minimum_baseline = known->minimum_baseline;
  *natural_baseline = known->natural_baseline;
}

static GtkSizeRequestMode
hu_frame_slot_get_request_mode (GtkWidget *widget)
{
  HuFrameSlot *self = HU_FRAME_SLOT (widget);

  if (!self->waiting && self->child != NULL)
    self->mode = gtk_widget_get_request_mode (self->child);

  return self->mode;
}

/* Lays the child out. Its required size may have grown since the remembered answer; as GTK demands, it gets
 * that size, and more of it becomes visible when it has been measured again. */
static void
allocate_child (HuFrameSlot *self,
                int     width,
                int     height,
                int     baseline)
{
  int least_width = 0;
  int least_height = 0;

  if (self->child == NULL || !gtk_widget_should_layout (self->child))
    return;

  if (self->recalls)
    {
      gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
      gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, MAX (width, least_width), &least_height, NULL, NULL,
                          NULL);
    }

  gtk_widget_allocate (self->child, MAX (width, least_width), MAX (height, least_height), baseline, NULL);
}

/* The remembered picture does not fit another size, unless there is no picture. */
static void
hu_frame_slot_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  HuFrameSlot *self = HU_FRAME_SLOT (widget);
  gboolean same = width == self->width && height == self->height && baseline == self->baseline;

  if (self->waiting && (same || self->node == NULL))
    {
      self->late = TRUE;
      return;
    }

  self->waiting = FALSE;
  self->width = width;
  self->height = height;
  self->baseline = baseline;
  allocate_child (self, width, height, baseline);
}

static void
hu_frame_slot_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  HuFrameSlot *self = HU_FRAME_SLOT (widget);

  if (self->waiting)
    {
      self->late = TRUE;
    }
  else
    {
      GtkSnapshot *own = gtk_snapshot_new ();

      if (self->child != NULL)
        gtk_widget_snapshot_child (widget, self->child, own);
      g_clear_pointer (&self->node, gsk_render_node_unref);
      self->node = gtk_snapshot_free_to_node (own);
      self->late = FALSE;
      self->drawn = TRUE;
    }

  if (self->node != NULL)
    gtk_snapshot_append_node (snapshot, self->node);
}

static void
hu_frame_slot_compute_expand (GtkWidget *widget,
                              gboolean  *horizontal,
                              gboolean  *vertical)
{
  HuFrameSlot *self = HU_FRAME_SLOT (widget);

  if (self->child == NULL)
    return;

  *horizontal = gtk_widget_compute_expand (self->child, GTK_ORIENTATION_HORIZONTAL);
  *vertical = gtk_widget_compute_expand (self->child, GTK_ORIENTATION_VERTICAL);
}

/* A part that is hidden while it waits is up to date when it is shown again. */
static void
hu_frame_slot_unmap (GtkWidget *widget)
{
  HuFrameSlot *self = HU_FRAME_SLOT (widget);

  GTK_WIDGET_CLASS (hu_frame_slot_parent_class)->unmap (widget);

  hu_frame_slot_set_waiting (self, FALSE);
  g_clear_pointer (&self->node, gsk_render_node_unref);
}

static gboolean
hu_frame_slot_grab_focus (GtkWidget *widget)
{
  HuFrameSlot *self = HU_FRAME_SLOT (widget);

  return self->child != NULL && gtk_widget_grab_focus (self->child);
}

static void
set_child (HuFrameSlot    *self,
           GtkWidget *child)
{
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}

static void
hu_frame_slot_dispose (GObject *object)
{
  HuFrameSlot *self = HU_FRAME_SLOT (object);

  set_child (self, NULL);
  g_clear_pointer (&self->node, gsk_render_node_unref);

  G_OBJECT_CLASS (hu_frame_slot_parent_class)->dispose (object);
}

static void
hu_frame_slot_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_CHILD:
      g_value_set_object (value, HU_FRAME_SLOT (object)->child);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
hu_frame_slot_set_property (GObject      *object,
                            guint         id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  switch (id)
    {
    case PROP_CHILD:
      set_child (HU_FRAME_SLOT (object), g_value_get_object (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
hu_frame_slot_class_init (HuFrameSlotClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = hu_frame_slot_dispose;
  object_class->get_property = hu_frame_slot_get_property;
  object_class->set_property = hu_frame_slot_set_property;
  widget_class->measure = hu_frame_slot_measure;
  widget_class->get_request_mode = hu_frame_slot_get_request_mode;
  widget_class->size_allocate = hu_frame_slot_size_allocate;
  widget_class->snapshot = hu_frame_slot_snapshot;
  widget_class->compute_expand = hu_frame_slot_compute_expand;
  widget_class->unmap = hu_frame_slot_unmap;
  widget_class->grab_focus = hu_frame_slot_grab_focus;

  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
}

static void
hu_frame_slot_init (HuFrameSlot *self)
{
  self->mode = GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* A popover is a surface of its own: laid out with its parent, but drawn separately. */
static gboolean
has_popover (HuFrameSlot *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *popover = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;

  return popover != NULL && gtk_widget_is_ancestor (popover, GTK_WIDGET (self));
}

/**
 * hu_frame_slot_set_waiting:
 * @waiting: whether it keeps showing its present picture
 *
 * When a part stops waiting, all postponed work is done in the next frame. A part that has shown nothing yet
 * shows nothing; a part whose own size changes stops waiting, and a part with a popover that has the focus does
 * not wait.
 */
void
hu_frame_slot_set_waiting (HuFrameSlot   *self,
                           gboolean  waiting)
{
  g_return_if_fail (HU_IS_FRAME_SLOT (self));

  self->waiting = waiting && !has_popover (self);
  if (self->waiting || (!self->late && !self->recalls))
    return;

  self->late = gtk_widget_get_mapped (GTK_WIDGET (self));
  self->recalls = FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (self->n_sizes); i++)
    self->n_sizes[i] = self->next_size[i] = 0;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Returns whether it keeps showing its last picture. */
gboolean
hu_frame_slot_is_waiting (HuFrameSlot *self)
{
  g_return_val_if_fail (HU_IS_FRAME_SLOT (self), FALSE);

  return self->waiting;
}

gboolean
hu_frame_slot_is_late (HuFrameSlot *self)
{
  g_return_val_if_fail (HU_IS_FRAME_SLOT (self), FALSE);

  return self->late;
}

gboolean
hu_frame_slot_was_drawn (HuFrameSlot *self)
{
  gboolean drawn;

  g_return_val_if_fail (HU_IS_FRAME_SLOT (self), FALSE);

  drawn = self->drawn;
  self->drawn = FALSE;

  return drawn;
}
