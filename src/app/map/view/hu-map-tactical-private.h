/*
 * The tactical verbs on the map: the part shared by their menu and their actions.
 */
#pragma once

#include "hu-map-view-private.h"

G_BEGIN_DECLS

/* hu-map-view-tactical.c */
void       _hu_map_view_init_tactical   (HuMapView *self);
void       _hu_map_view_update_tactical (HuMapView *self);
guint      _hu_map_tactical_states      (HuMapView *self);
HuEvent   *_hu_map_tactical_new_mop_up  (HuMapView *self);

/* hu-map-view-values.c */
typedef enum
{
  HU_MARKED_MA,
  HU_MARKED_LEADERSHIP,
  HU_N_MARKED_VALUES
} HuMarkedValue;

void       _hu_map_view_init_values     (HuMapView    *self);
void       _hu_map_view_update_values   (HuMapView    *self,
                                         gboolean      can_mark);
/* Is one of the selected units of the kind that has it? */
gboolean   _hu_map_view_has_value       (HuMapView    *self,
                                         HuMarkedValue value);

/* hu-map-menu-tactical.c */

/* An entry that cannot be chosen, with the reason under it. */
typedef struct
{
  char *id;
  char *label;
  char *reason;
} HuMenuRefusal;

/* Adds the tactical sections of the menu; impossible items go to @refusals (element-type HuMenuRefusal). */
void       _hu_map_menu_add_tactical_unit (HuMapView *self,
                                         GMenu     *menu,
                                         GPtrArray *refusals);
void       _hu_map_menu_add_tactical_hex (HuMapView *self,
                                         GMenu     *menu,
                                         GPtrArray *refusals);
/* Does the cursor's hex have several storeys on which units may enter the map? */
gboolean   _hu_map_menu_is_tall         (HuMapView *self);
/* Appends the item or, where the game would refuse @event (transfer full), its reason. */
void       _hu_map_menu_append_checked  (HuMapView *self,
                                         GMenu     *menu,
                                         GPtrArray *refusals,
                                         const char *label,
                                         const char *action,
                                         GVariant  *target,
                                         HuEvent   *event);
/* Shows them in the popover made of that menu. */
void       _hu_map_menu_show_refusals   (GtkPopoverMenu *popover,
                                         const GPtrArray *refusals);
GPtrArray *_hu_map_menu_new_refusals    (void);

G_END_DECLS
