/*
 * The workshop as an object: its draft, the steps of undo, and the signals of changes.  Its
 * contents are in hu-workshop-content.c, the reading of the draft in hu-workshop-read.c.
 *
 * One file, since commands, strokes and undo change the draft by the same few functions.
 */
#include "hu-workshop-private.h"

G_DEFINE_FINAL_TYPE (HuWorkshop, hu_workshop, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_UNDO_LABEL,
  PROP_REDO_LABEL,
  PROP_MODIFIED,
  PROP_N_FAULTS,
  PROP_N_WARNINGS,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_CHECKED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
step_free (gpointer data)
{
  HuShopStep *step = data;

  g_free (step->label);
  hu_node_unref (step->before);
  hu_node_unref (step->after);
  g_clear_pointer (&step->painted_before, g_bytes_unref);
  g_clear_pointer (&step->painted_after, g_bytes_unref);
  g_free (step);
}

static void
hu_workshop_finalize (GObject *object)
{
  HuWorkshop *self = HU_WORKSHOP (object);

  g_clear_handle_id (&self->check_source, g_source_remove);
  g_clear_pointer (&self->scenario, hu_scenario_unref);
  g_clear_pointer (&self->log, g_ptr_array_unref);
  g_clear_pointer (&self->variations, g_ptr_array_unref);
  g_clear_pointer (&self->unit_hexes, g_hash_table_unref);
  g_clear_pointer (&self->faults, g_ptr_array_unref);
  g_clear_pointer (&self->undo, g_ptr_array_unref);
  g_clear_pointer (&self->redo, g_ptr_array_unref);
  g_clear_pointer (&self->saved, hu_node_unref);
  g_clear_pointer (&self->stroke_before, hu_node_unref);
  g_clear_pointer (&self->stroke_painted, g_bytes_unref);
  g_clear_pointer (&self->painted, g_bytes_unref);
  g_clear_pointer (&self->owners, g_free);
  g_clear_pointer (&self->draft, hu_node_unref);
  g_free (self->stroke_label);

  G_OBJECT_CLASS (hu_workshop_parent_class)->finalize (object);
}

static const char *
get_label (GPtrArray *steps)
{
  HuShopStep *step = steps->len > 0 ? g_ptr_array_index (steps, steps->len - 1) : NULL;

  return step != NULL ? step->label : NULL;
}

static void
hu_workshop_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  HuWorkshop *self = HU_WORKSHOP (object);

  switch (prop_id)
    {
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, hu_workshop_can_undo (self));
      break;

    case PROP_CAN_REDO:
      g_value_set_boolean (value, hu_workshop_can_redo (self));
      break;

    case PROP_UNDO_LABEL:
      g_value_set_string (value, get_label (self->undo));
      break;

    case PROP_REDO_LABEL:
      g_value_set_string (value, get_label (self->redo));
      break;

    case PROP_MODIFIED:
      g_value_set_boolean (value, hu_workshop_get_modified (self));
      break;

    case PROP_N_FAULTS:
      (void) hu_workshop_get_n_faults (self);
      g_value_set_uint (value, self->n_errors);
      break;

    case PROP_N_WARNINGS:
      g_value_set_uint (value, hu_workshop_get_n_faults (self) - self->n_errors);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
hu_workshop_class_init (HuWorkshopClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->finalize = hu_workshop_finalize;
  object_class->get_property = hu_workshop_get_property;

  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_UNDO_LABEL] = g_param_spec_string ("undo-label", NULL, NULL, NULL, flags);
  properties[PROP_REDO_LABEL] = g_param_spec_string ("redo-label", NULL, NULL, NULL, flags);
  properties[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, flags);
  properties[PROP_N_FAULTS] = g_param_spec_uint ("n-faults", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_N_WARNINGS] = g_param_spec_uint ("n-warnings", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * HuWorkshop::changed:
   * @self: the workshop
   * @parts: the parts that may have changed
   * @hexes: (nullable) (element-type HuHex): the hexes where the map looks different, or %NULL for
   *   all
   *
   * Emitted after each command, undo and redo.
   */
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", HU_TYPE_WORKSHOP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                  G_TYPE_UINT, G_TYPE_ARRAY);

  /**
   * HuWorkshop::checked:
   * @self: the workshop
   *
   * Emitted when the list of faults has changed.
   */
  signals[SIGNAL_CHECKED] =
    g_signal_new ("checked", HU_TYPE_WORKSHOP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hu_workshop_init (HuWorkshop *self)
{
  self->faults = g_ptr_array_new_with_free_func (hu_shop_fault_free);
  self->undo = g_ptr_array_new_with_free_func (step_free);
  self->redo = g_ptr_array_new_with_free_func (step_free);
  self->log = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
}

HuWorkshop *
hu_workshop_new_from_draft (HuNode *draft)
{
  HuWorkshop *self = g_object_new (HU_TYPE_WORKSHOP, NULL);

  self->draft = draft;
  self->saved = hu_node_ref (draft);
  hu_workshop_read (self, FALSE);
  hu_workshop_follow_begin (self);

  return self;
}

/* --- Saved or not --- */

/* Returns whether the draft differs from the one that was made or last saved. */
gboolean
hu_workshop_get_modified (HuWorkshop *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP (self), FALSE);

  return self->pending != 0 || self->saved == NULL || !hu_node_equal (self->draft, self->saved);
}

/* Remembers that the present draft has been saved. */
void
hu_workshop_set_saved (HuWorkshop *self)
{
  g_return_if_fail (HU_IS_WORKSHOP (self));

  hu_workshop_flush (self);
  g_clear_pointer (&self->saved, hu_node_unref);
  self->saved = hu_node_ref (self->draft);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
}

/* Remembers that the draft is in no file: it was newly made, or recovered. */
void
hu_workshop_set_unsaved (HuWorkshop *self)
{
  g_return_if_fail (HU_IS_WORKSHOP (self));

  g_clear_pointer (&self->saved, hu_node_unref);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
}

/* --- Changing it --- */

static void
notify_steps (HuWorkshop *self)
{
  for (guint i = PROP_CAN_UNDO; i <= PROP_MODIFIED; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
}

static void
emit_checked (HuWorkshop *self)
{
  g_clear_handle_id (&self->check_source, g_source_remove);
  g_object_freeze_notify (G_OBJECT (self));
  g_signal_emit (self, signals[SIGNAL_CHECKED], 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_FAULTS]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_WARNINGS]);
  g_object_thaw_notify (G_OBJECT (self));
}

static gboolean
check_cb (gpointer data)
{
  HuWorkshop *self = data;

  self->check_source = 0;
  emit_checked (self);

  return G_SOURCE_REMOVE;
}

void
hu_workshop_emit_changed (HuWorkshop *self,
                          guint       parts,
                          GArray     *hexes)
{
  g_object_freeze_notify (G_OBJECT (self));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0, parts, hexes);
  /* A slow check waits until the painted hexes have been drawn, or the stroke has ended; a caller that asks for it
   * gets it sooner. */
  if (!self->setup_stale)
    emit_checked (self);
  else if (self->check_source == 0)
    self->check_source = g_idle_add (check_cb, self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
  g_object_thaw_notify (G_OBJECT (self));
}

/* Makes @draft (transfer full) the draft, reads it and emits the changes; @shift: how far its hexes have moved. */
static void
adopt (HuWorkshop  *self,
       HuNode      *draft,
       HuGridShift  shift)
{
  g_autoptr(HuNode) before = self->draft;
  g_autoptr(HuScenario) scenario_before = hu_scenario_ref (self->scenario);
  g_autoptr(GArray) hexes = NULL;
  guint parts = hu_draft_diff_parts (before, draft);
  gboolean was_clean = self->clean;

  self->draft = draft;
  self->shift = shift;
  hu_workshop_read (self, hu_node_find (before, "map") == hu_node_find (draft, "map"));
  if (was_clean && self->clean)
    hexes = hu_draft_diff_hexes (before, scenario_before, draft, self->scenario, parts);
  else
    parts |= HU_PARTS_DRAWN;
  hu_workshop_emit_changed (self, parts, hexes);
  self->shift = (HuGridShift) { 0, 0 };
}

static GBytes *
ref_bytes (GBytes *bytes)
{
  return bytes != NULL ? g_bytes_ref (bytes) : NULL;
}

static void
push_step (HuWorkshop  *self,
           const char  *label,
           HuNode      *before,
           GBytes      *painted_before,
           HuGridShift  shift)
{
  HuShopStep *step = g_new (HuShopStep, 1);

  step->label = g_strdup (label);
  step->before = hu_node_ref (before);
  step->after = hu_node_ref (self->draft);
  step->shift = shift;
  step->painted_before = ref_bytes (painted_before);
  step->painted_after = ref_bytes (self->painted);
  g_ptr_array_add (self->undo, step);
  g_ptr_array_set_size (self->redo, 0);
  notify_steps (self);
}

gboolean
hu_workshop_command (HuWorkshop *self,
                     HuNode    *after,
                     const char *label)
{
  return hu_workshop_command_shifted (self, after, label, (HuGridShift) { 0, 0 });
}

gboolean
hu_workshop_command_shifted (HuWorkshop  *self,
                             HuNode      *after,
                             const char  *label,
                             HuGridShift  shift)
{
  g_autoptr(HuNode) before = NULL;
  g_autoptr(GBytes) painted_before = NULL;
  HuNode *followed;

  if (after == NULL)
    return FALSE;

  hu_workshop_flush (self);
  if (hu_node_equal (after, self->draft))
    {
      hu_node_unref (after);
      return TRUE;
    }

  before = hu_node_ref (self->draft);
  painted_before = ref_bytes (self->painted);
  adopt (self, after, shift);
  followed = hu_workshop_follow (self, hu_node_equal (hu_node_at (before, "/map/grid"), hu_node_at (after, "/map/grid")));
  if (followed != NULL)
    adopt (self, followed, (HuGridShift) { 0, 0 });
  self->stroke_shift.left += shift.left;
  self->stroke_shift.top += shift.top;
  if (self->stroke_depth == 0)
    push_step (self, label, before, painted_before, shift);

  return TRUE;
}

/* --- Undo --- */

/* Goes to another draft of the steps.  Listeners ask at once whether control follows units. */
static void
go_to (HuWorkshop *self,
       HuNode     *draft,
       GBytes     *painted,
       HuGridShift shift)
{
  hu_workshop_follow_set (self, painted);
  if (!hu_node_equal (draft, self->draft))
    adopt (self, hu_node_ref (draft), shift);
  hu_workshop_follow_set (self, painted);
}

/**
 * hu_workshop_begin_stroke:
 * @label: the name of the whole stroke for the menu, translated
 *
 * Makes all commands up to hu_workshop_end_stroke() one step of undo.  Strokes may be
 * nested; the outermost one counts.
 */
void
hu_workshop_begin_stroke (HuWorkshop *self,
                          const char *label)
{
  g_return_if_fail (HU_IS_WORKSHOP (self) && label != NULL);

  if (self->stroke_depth++ > 0)
    return;

  hu_workshop_flush (self);
  self->stroke_before = hu_node_ref (self->draft);
  self->stroke_painted = ref_bytes (self->painted);
  self->stroke_shift = (HuGridShift) { 0, 0 };
  self->stroke_label = g_strdup (label);
}

static void
close_stroke (HuWorkshop *self)
{
  self->stroke_depth = 0;
  g_clear_pointer (&self->stroke_before, hu_node_unref);
  g_clear_pointer (&self->stroke_painted, g_bytes_unref);
  g_clear_pointer (&self->stroke_label, g_free);
  if (self->check_source != 0)
    emit_checked (self);
}

/**
 * hu_workshop_end_stroke:
 * @self: a workshop with a stroke begun
 *
 * Ends the stroke.  A stroke that changed nothing is no step of undo.
 */
void
hu_workshop_end_stroke (HuWorkshop *self)
{
  g_return_if_fail (HU_IS_WORKSHOP (self) && self->stroke_depth > 0);

  if (self->stroke_depth > 1)
    {
      self->stroke_depth--;
      return;
    }

  hu_workshop_flush (self);
  /* A listener of the step may ask at once whether it can be undone. */
  self->stroke_depth = 0;
  if (!hu_node_equal (self->stroke_before, self->draft))
    push_step (self, self->stroke_label, self->stroke_before, self->stroke_painted, self->stroke_shift);
  close_stroke (self);
}

/**
 * hu_workshop_cancel_stroke:
 * @self: a workshop with a stroke begun
 *
 * Takes back everything that the stroke did, and ends it together with all outer strokes.
 */
void
hu_workshop_cancel_stroke (HuWorkshop *self)
{
  g_return_if_fail (HU_IS_WORKSHOP (self) && self->stroke_depth > 0);

  hu_workshop_flush (self);
  go_to (self, self->stroke_before, self->stroke_painted,
         (HuGridShift) { -self->stroke_shift.left, -self->stroke_shift.top });
  close_stroke (self);
}

/* Returns whether a stroke is under way, so that slow work should wait. */
gboolean
hu_workshop_is_in_stroke (HuWorkshop *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP (self), FALSE);

  return self->stroke_depth > 0;
}

/* Returns whether there is a step to take back; not within a stroke. */
gboolean
hu_workshop_can_undo (HuWorkshop *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP (self), FALSE);

  return self->stroke_depth == 0 && self->undo->len > 0;
}

gboolean
hu_workshop_can_redo (HuWorkshop *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP (self), FALSE);

  return self->stroke_depth == 0 && self->redo->len > 0;
}

static void
step_over (HuWorkshop *self,
           GPtrArray  *from,
           GPtrArray  *to,
           gboolean    back)
{
  HuShopStep *step = g_ptr_array_steal_index (from, from->len - 1);
  gint sign = back ? -1 : 1;

  g_ptr_array_add (to, step);
  go_to (self, back ? step->before : step->after, back ? step->painted_before : step->painted_after,
         (HuGridShift) { sign * step->shift.left, sign * step->shift.top });
  notify_steps (self);
}

/* Takes the last step back; does nothing if there is none or a stroke is under way. */
void
hu_workshop_undo (HuWorkshop *self)
{
  g_return_if_fail (HU_IS_WORKSHOP (self));

  if (hu_workshop_can_undo (self))
    step_over (self, self->undo, self->redo, TRUE);
}

/* Repeats the step that was taken back last. */
void
hu_workshop_redo (HuWorkshop *self)
{
  g_return_if_fail (HU_IS_WORKSHOP (self));

  if (hu_workshop_can_redo (self))
    step_over (self, self->redo, self->undo, FALSE);
}
