/*
 * Lists the things that an imported draft still lacks.  While the list is in view a line that is done keeps its place
 * with a check mark, so that the page does not move under the pointer with every edit.
 */
#include "config.h"

#include "hu-workshop-missing.h"

#include <glib/gi18n-lib.h>

#include "hu-supply-rules.h"
#include "hu-system-panels.h"
#include "hu-workshop-link.h"
#include "hu-workshop-units.h"

/* Something that is missing, and the place to add it. */
typedef struct
{
  char       *what;
  const char *remedy;
  const char *page;
  const char *pointer; /* or NULL */
  gboolean    counts;  /* a number in @what changes */
  gboolean    done;
} Line;

typedef struct
{
  HuWorkshopBench *bench;
  GtkWidget       *group;
  GPtrArray       *rows;  /* borrowed */
  GPtrArray       *lines; /* Line of each row */
} Missing;

static void
line_free (gpointer data)
{
  Line *line = data;

  g_free (line->what);
  g_free (line);
}

static void
missing_free (gpointer data)
{
  Missing *missing = data;

  g_ptr_array_unref (missing->rows);
  g_ptr_array_unref (missing->lines);
  g_free (missing);
}

/* --- What is missing --- */

static Line *
add (GPtrArray  *lines,
     char       *what, /* (transfer full) */
     const char *remedy,
     const char *page,
     const char *pointer)
{
  Line *line = g_new0 (Line, 1);

  *line = (Line) { what, remedy, page, pointer };
  g_ptr_array_add (lines, line);

  return line;
}

/* Lines of supply and strengths are of operational rules.  Before a system is chosen, the map tells:
 * buildings are of tactical boards. */
static gboolean
is_operational (const HuScenario *scenario)
{
  return hu_scenario_is_operational (scenario) ||
         (!hu_scenario_is_tactical (scenario) && scenario->map->buildings->len == 0);
}

/* Gives an entry of @conditions the game to a side?  A draw says that it gives it to nobody. */
static gboolean
can_win (const HuNode *conditions)
{
  for (guint i = 0; i < hu_node_get_n (conditions); i++)
    {
      const HuNode *winner = hu_node_find (hu_node_get_element (conditions, i), "winner");

      if (winner == NULL || hu_node_get_kind (winner) != HU_NODE_NULL)
        return TRUE;
    }

  return FALSE;
}

static void
add_conditions (GPtrArray  *lines,
                HuWorkshop *shop)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const char *conditions = hu_system_panels_get ((HuSystemId) id)->conditions;
      HuNode *list = conditions != NULL ? hu_workshop_get (shop, conditions) : NULL;

      if (conditions == NULL || !(hu_workshop_get_systems (shop) >> id & 1))
        continue;
      if (list == NULL || hu_node_get_n (list) == 0)
        add (lines, g_strdup (_("No victory conditions yet")), _("Say what wins the game."), "rules", conditions);
      else if (!can_win (list))
        add (lines, g_strdup (_("No side can win yet")), _("Say what wins the game."), "rules", conditions);
    }
}

static void
add_supply (GPtrArray        *lines,
            const HuScenario *scenario)
{
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      HuSupplyRules rules;

      if (!hu_supply_rules_find (scenario, (HuSide) side, &rules))
        /* Translators: %s is a side. */
        add (lines, g_strdup_printf (_("No sources of supply yet: %s"), scenario->sides[side].name),
             _("Choose edges or hexes."), "rules", "/rules/supply");
    }
}

static void
add_units (GPtrArray        *lines,
           const HuScenario *scenario)
{
  guint n[HU_N_SIDES] = { 0 }, n_weak = 0, n_kindless = 0;

  for (guint i = 0; i < hu_scenario_get_n_units (scenario); i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (scenario, i);

      n[unit->side]++;
      n_weak += unit->strength < 0;
      n_kindless += !hu_unit_kind_is_tactical (unit->kind);
    }
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (n[side] == 0)
      /* Translators: %s is a side. */
      add (lines, g_strdup_printf (_("No units yet: %s"), scenario->sides[side].name), _("Add its units."), "units", "/units");
  if (n_weak > 0 && is_operational (scenario))
    add (lines, g_strdup_printf (ngettext ("%u unit without a strength", "%u units without a strength", n_weak), n_weak),
         _("The table of units (Ctrl+Alt+U) takes many at once."), "units", "/units")->counts = TRUE;
  if (n_kindless > 0 && !is_operational (scenario))
    add (lines, g_strdup_printf (ngettext ("%u unit without a kind", "%u units without a kind", n_kindless), n_kindless),
         _("Say which are squads, leaders, guns… Others gain no Control."), "units", "/units")->counts = TRUE;
}

static gboolean
has_owners (const HuScenario *scenario)
{
  for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
    if (scenario->start.hex_owner[hex] != HU_SIDE_NONE)
      return TRUE;

  return scenario->start.holdings->len > 0 || scenario->start.setup->len > 0;
}

/* Ground where one side alone may set up is its own, so a tactical game begins with that (26.11). */
static void
add_owners (GPtrArray        *lines,
            const HuScenario *scenario)
{
  if (has_owners (scenario))
    return;

  if (is_operational (scenario))
    add (lines, g_strdup (_("No controlled hexes yet")), _("Paint the hexes of each side."), "start", "/start/control");
  else
    add (lines, g_strdup (_("No set-up areas yet")),
         _("Say where each side sets up. Ground where it alone may set up belongs to it."), "start", "/start/setup");
}

static GPtrArray *
list (HuWorkshop *shop)
{
  const HuScenario *scenario = hu_workshop_get_scenario (shop);
  GPtrArray *lines = g_ptr_array_new_with_free_func (line_free);

  if (hu_workshop_get_systems (shop) == 0)
    add (lines, g_strdup (_("No rule system yet")), _("Switch one on, or several."), "rules", HU_WORKSHOP_LINK_SYSTEMS);
  add_conditions (lines, shop);
  if (is_operational (scenario))
    add_supply (lines, scenario);
  add_owners (lines, scenario);
  add_units (lines, scenario);
  if (scenario->calendar.n_turns <= 1)
    add (lines, g_strdup (_("Only one turn yet")), _("Say how many turns the game has."), "calendar", "/calendar/turns");

  return lines;
}

static void
add_faults (GPtrArray  *lines,
            HuWorkshop *shop)
{
  guint n_faults = 0;

  for (guint i = 0; i < hu_workshop_get_n_faults (shop); i++)
    n_faults += !hu_workshop_get_fault (shop, i)->warning;
  if (n_faults > 0)
    add (lines, g_strdup_printf (ngettext ("%u fault", "%u faults", n_faults), n_faults),
         _("The check leads to each place to correct."), "check", NULL)->counts = TRUE;
}

guint
hu_workshop_missing_count (HuWorkshopBench *bench)
{
  g_autoptr(GPtrArray) lines = bench->guided ? list (bench->shop) : NULL;

  return lines != NULL ? lines->len : 0;
}

/* --- Rows --- */

static void
go_cb (AdwActionRow *row,
       Missing      *missing)
{
  const Line *line = g_object_get_data (G_OBJECT (row), "hu-line");
  GtkWidget *stack = gtk_widget_get_ancestor (GTK_WIDGET (row), GTK_TYPE_STACK);

  if (line == NULL)
    {
      gtk_widget_activate_action (GTK_WIDGET (row), "win.workshop", NULL);
      return;
    }

  gtk_widget_activate_action (GTK_WIDGET (row), "win.workshop-page", "s", line->page);
  if (stack != NULL && line->pointer != NULL)
    hu_workshop_link_follow (gtk_stack_get_visible_child (GTK_STACK (stack)), line->pointer);
}

/* A @line of NULL: nothing is missing. */
static void
add_row (Missing    *missing,
         const Line *line)
{
  GtkWidget *row = adw_action_row_new ();
  gboolean done = line != NULL && line->done;

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), line != NULL ? line->what : _("Nothing is missing"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), line == NULL ? _("Play the scenario to see the verdict.")
                                                     : done       ? _("No longer missing")
                                                                  : line->remedy);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name (done ? "object-select-symbolic" : "go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), !done);
  gtk_widget_set_sensitive (row, !done);
  g_object_set_data (G_OBJECT (row), "hu-line", (gpointer) line);
  g_signal_connect (row, "activated", G_CALLBACK (go_cb), missing);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (missing->group), row);
  g_ptr_array_add (missing->rows, row);
}

static gboolean
is_same (const GPtrArray *a,
         const GPtrArray *b)
{
  for (guint i = 0; a->len == b->len && i < a->len; i++)
    {
      const Line *one = g_ptr_array_index (a, i), *other = g_ptr_array_index (b, i);

      if (!g_str_equal (one->what, other->what) || one->done != other->done)
        return FALSE;
    }

  return a->len == b->len;
}

/* Takes the line that says the same out of @lines; NULL: it is not there any more. */
static Line *
take_same (GPtrArray  *lines,
           const Line *line)
{
  for (guint i = 0; i < lines->len; i++)
    {
      Line *other = g_ptr_array_index (lines, i);

      if (g_str_equal (other->what, line->what) || (other->counts && line->counts && other->remedy == line->remedy))
        return g_ptr_array_steal_index (lines, i);
    }

  return NULL;
}

/* The lines shown keep their order and their places, and new ones come last. */
static GPtrArray *
merge (const GPtrArray *shown,
       GPtrArray       *lines) /* (transfer full) */
{
  GPtrArray *merged = g_ptr_array_new_with_free_func (line_free);

  for (guint i = 0; i < shown->len; i++)
    {
      const Line *before = g_ptr_array_index (shown, i);
      Line *line = take_same (lines, before);

      if (line == NULL)
        {
          line = g_new0 (Line, 1);
          *line = *before;
          line->what = g_strdup (before->what);
          line->done = TRUE;
        }
      g_ptr_array_add (merged, line);
    }
  while (lines->len > 0)
    g_ptr_array_add (merged, g_ptr_array_steal_index (lines, 0));
  g_ptr_array_unref (lines);

  return merged;
}

static gboolean
are_all_done (const GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    if (!((const Line *) g_ptr_array_index (lines, i))->done)
      return FALSE;

  return TRUE;
}

static void
refresh (GtkWidget *group)
{
  Missing *missing = g_object_get_data (G_OBJECT (group), "hu-missing");
  g_autoptr(GPtrArray) lines = list (missing->bench->shop);

  add_faults (lines, missing->bench->shop);
  if (gtk_widget_get_mapped (group))
    lines = merge (missing->lines, g_steal_pointer (&lines));
  /* Rows that stay keep the focus. */
  if (missing->rows->len > 0 && is_same (lines, missing->lines))
    return;

  for (guint i = 0; i < missing->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (group), g_ptr_array_index (missing->rows, i));
  g_ptr_array_set_size (missing->rows, 0);
  g_ptr_array_unref (missing->lines);
  missing->lines = g_steal_pointer (&lines);
  for (guint i = 0; i < missing->lines->len; i++)
    add_row (missing, g_ptr_array_index (missing->lines, i));
  if (are_all_done (missing->lines))
    add_row (missing, NULL);
}

/* Lines that are done are dropped when the page is shown again. */
static void
left_cb (GtkWidget *group)
{
  if (!gtk_widget_in_destruction (group))
    refresh (group);
}

GtkWidget *
hu_workshop_missing_new (HuWorkshopBench *bench)
{
  Missing *missing = g_new0 (Missing, 1);
  GtkWidget *group = adw_preferences_group_new ();

  missing->bench = bench;
  missing->group = group;
  missing->rows = g_ptr_array_new ();
  missing->lines = g_ptr_array_new_with_free_func (line_free);
  g_object_set_data_full (G_OBJECT (group), "hu-missing", missing, missing_free);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Still Missing"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _("The imported file holds no rules. Each line leads to the place to add "
                                           "what is missing."));
  g_signal_connect (group, "unmap", G_CALLBACK (left_cb), NULL);
  g_signal_connect_object (bench->shop, "changed", G_CALLBACK (refresh), group, G_CONNECT_SWAPPED);
  g_signal_connect_object (bench->shop, "checked", G_CALLBACK (refresh), group, G_CONNECT_SWAPPED);
  refresh (group);

  return group;
}
