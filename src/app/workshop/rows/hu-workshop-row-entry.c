/*
 * Rows of the workshop's forms for typing: texts, numbers, ids.
 */
#include "config.h"

#include "hu-css-class.h"
#include "hu-workshop-row-private.h"
#include "hu-accessible.h"

#include <string.h>
#include <glib/gi18n-lib.h>

static char *
value_to_text (const HuNode *value)
{
  if (value == NULL || hu_node_get_kind (value) == HU_NODE_NULL)
    return g_strdup ("");
  if (hu_node_get_kind (value) == HU_NODE_TEXT)
    return g_strdup (hu_node_get_text (value, ""));

  return hu_node_to_json (value);
}

/* A number as files have it, typed with either decimal mark; (transfer full), NULL: it is none, or has more than two
 * decimals. */
static HuNode *
decimal_from_text (const char *text)
{
  g_auto(GStrv) parts = g_strsplit (text, ",", 2);
  char *plain = g_strjoinv (".", parts);
  g_autoptr(GBytes) bytes = g_bytes_new_take (plain, strlen (plain));
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuNode) node = hu_node_parse (bytes, faults);
  HuDecimal number;

  return node != NULL && hu_node_get_decimal (node, &number) ? g_steal_pointer (&node) : NULL;
}

/* Returns what is wrong with the text typed, for the title, (transfer full); NULL: nothing. */
static char *
find_text_fault (HuRowBinding *binding,
                 const char   *text)
{
  g_autofree char *now = value_to_text (hu_workshop_get (binding->shop, binding->pointer));
  gboolean is_signed = (binding->flags & HU_ROW_SIGNED) != 0;
  gint64 number;

  if (binding->flags & HU_ROW_ID)
    return g_str_equal (text, now) ? NULL : hu_workshop_why_not_id (binding->shop, binding->id_kind, text);
  if (text[0] == '\0')
    return (binding->flags & HU_ROW_NUMBER) && !(binding->flags & HU_ROW_OPTIONAL)
      ? g_strdup (_("A number is needed")) : NULL;
  if (binding->flags & HU_ROW_DECIMAL)
    {
      g_autoptr(HuNode) decimal = decimal_from_text (text);

      return decimal != NULL ? NULL : g_strdup (_("A number with at most two decimals is needed"));
    }
  if ((binding->flags & HU_ROW_NUMBER) &&
      !g_ascii_string_to_signed (text, 10, is_signed ? -1000000000 : 0, 1000000000, &number, NULL))
    return g_strdup (is_signed ? _("A whole number is needed") : _("A whole number, not below 0, is needed"));

  return NULL;
}

static void
refresh_text (HuRowBinding *binding)
{
  g_autofree char *text = value_to_text (hu_workshop_get (binding->shop, binding->pointer));

  _hu_workshop_row_fill (binding, text);
}

/* Commits the whole text, so that one undo reverts it, and only if it is valid. */
static void
commit_text (GtkWidget *row)
{
  HuRowBinding *binding = _hu_workshop_row_get (row);
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (row)));
  g_autofree char *before = value_to_text (hu_workshop_get (binding->shop, binding->pointer));
  g_autofree char *fault = NULL;

  if (binding->filling || g_strcmp0 (text, before) == 0)
    return;
  fault = find_text_fault (binding, text);
  if (fault != NULL)
    return;

  hu_workshop_begin_stroke (binding->shop, binding->title);
  if (text[0] == '\0' && (binding->flags & HU_ROW_OPTIONAL))
    {
      g_autoptr(HuNode) null = (binding->flags & HU_ROW_NULL) ? hu_node_new_null () : NULL;

      hu_workshop_set (binding->shop, binding->pointer, null);
    }
  else if (binding->flags & HU_ROW_ID)
    hu_workshop_rename_id (binding->shop, binding->id_kind, before, text);
  else if (binding->flags & HU_ROW_NAME)
    {
      g_autofree char *object = g_path_get_dirname (binding->pointer);

      hu_workshop_set_name (binding->shop, binding->id_kind, object, text);
    }
  else if (binding->flags & HU_ROW_DECIMAL)
    {
      g_autoptr(HuNode) decimal = decimal_from_text (text);

      hu_workshop_set (binding->shop, binding->pointer, decimal);
    }
  else if (binding->flags & HU_ROW_NUMBER)
    hu_workshop_set_integer (binding->shop, binding->pointer, g_ascii_strtoll (text, NULL, 10));
  else
    hu_workshop_set_text (binding->shop, binding->pointer, text);
  hu_workshop_end_stroke (binding->shop);
}

/* Shows the error in @text instead of the title. */
static void
show_fault (HuRowBinding *binding,
            const char   *text)
{
  g_autofree char *fault = binding->find_fault != NULL ? binding->find_fault (binding, text) : NULL;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (binding->row), fault != NULL ? fault : binding->title);
  hu_css_class_set (binding->row, "error", fault != NULL);
}

static void
typed_cb (GtkWidget *row)
{
  HuRowBinding *binding = _hu_workshop_row_get (row);

  if (!binding->filling)
    show_fault (binding, gtk_editable_get_text (GTK_EDITABLE (row)));
}

void
_hu_workshop_row_fill (HuRowBinding *binding,
                       const char   *text)
{
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (binding->row)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (binding->row), text);
  show_fault (binding, text);
}

/* Makes an entry for the value at @pointer. The caller sets the other fields, and then the function that shows
 * the value. */
HuRowBinding *
_hu_workshop_row_entry (HuWorkshop *shop,
                        const char *pointer,
                        const char *title,
                        char     *(*find_fault) (HuRowBinding *binding,
                                                 const char   *text),
                        void      (*commit) (GtkWidget *row))
{
  GtkWidget *row = adw_entry_row_new ();
  HuRowBinding *binding = _hu_workshop_row_bind (row, shop, pointer, title, NULL);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  hu_accessible_name_entry (ADW_ENTRY_ROW (row));
  binding->find_fault = find_fault;
  if (find_fault != NULL)
    g_signal_connect (row, "changed", G_CALLBACK (typed_cb), NULL);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (commit), row);
  gtk_widget_add_controller (row, focus);
  g_signal_connect (row, "entry-activated", G_CALLBACK (commit), NULL);
  g_signal_connect (row, "apply", G_CALLBACK (commit), NULL);

  return binding;
}

static GtkWidget *
make_entry (HuWorkshop *shop,
            const char *pointer,
            const char *title,
            HuRowFlags  flags,
            HuIdKind    id_kind)
{
  HuRowBinding *binding = _hu_workshop_row_entry (shop, pointer, title, find_text_fault, commit_text);

  binding->flags = flags;
  binding->id_kind = id_kind;
  _hu_workshop_row_follow (binding, refresh_text);

  return binding->row;
}

/* Returns an entry that accepts only free ids, and updates all references to the old id. */
GtkWidget *
hu_workshop_row_id (HuWorkshop *shop,
                    const char *pointer,
                    HuIdKind    kind)
{
  return make_entry (shop, pointer, _("Id, the name in rules and log"), HU_ROW_ID, kind);
}

GtkWidget *
hu_workshop_row_name (HuWorkshop *shop,
                      const char *pointer,
                      const char *title,
                      HuIdKind    kind,
                      HuRowFlags  flags)
{
  g_autofree char *name = hu_workshop_join (pointer, "name");

  return make_entry (shop, name, title, flags | HU_ROW_NAME, kind);
}

/* @flags: the texts that may be typed.  Returns an entry that reports errors while the user types, and commits its text
 * on Enter or when it loses the focus. */
GtkWidget *
hu_workshop_row_text (HuWorkshop *shop,
                      const char *pointer,
                      const char *title,
                      HuRowFlags  flags)
{
  return make_entry (shop, pointer, title, flags, HU_ID_UNIT);
}
