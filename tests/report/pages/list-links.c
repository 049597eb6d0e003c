/*
 * list-links PDF: each link of a document, as a line of "page x y width height target-page target-x target-y", and each
 * entry of its outline, as "outline target-page target-y title"; pt from the top left.  A link that leads nowhere has
 * target page 0.
 */
#include <stdio.h>

#include <poppler.h>

static double
height_of (PopplerDocument *document,
           int              page)
{
  PopplerPage *opened = poppler_document_get_page (document, page - 1);
  double width = 0, height = 0;

  if (opened != NULL)
    poppler_page_get_size (opened, &width, &height);
  g_clear_object (&opened);

  return height;
}

/* Fills in where @action leads to; page 0: nowhere. */
static void
find_target (PopplerDocument     *document,
             const PopplerAction *action,
             int                 *page,
             double              *x,
             double              *y)
{
  PopplerDest *named = NULL;
  const PopplerDest *dest = action->type == POPPLER_ACTION_GOTO_DEST ? action->goto_dest.dest : NULL;

  *page = 0;
  *x = *y = 0;
  if (dest != NULL && dest->type == POPPLER_DEST_NAMED)
    dest = named = poppler_document_find_dest (document, dest->named_dest);
  if (dest != NULL && dest->page_num >= 1 && dest->page_num <= poppler_document_get_n_pages (document))
    {
      *page = dest->page_num;
      *x = dest->left;
      *y = height_of (document, *page) - dest->top;
    }
  g_clear_pointer (&named, poppler_dest_free);
}

static void
list_page (PopplerDocument *document,
           int              page)
{
  PopplerPage *opened = poppler_document_get_page (document, page - 1);
  GList *links = g_list_reverse (poppler_page_get_link_mapping (opened));

  for (GList *l = links; l != NULL; l = l->next)
    {
      const PopplerLinkMapping *link = l->data;
      int to;
      double x, y;

      find_target (document, link->action, &to, &x, &y);
      printf ("%d %.0f %.0f %.0f %.0f %d %.0f %.0f\n", page, link->area.x1, height_of (document, page) - link->area.y2,
               link->area.x2 - link->area.x1, link->area.y2 - link->area.y1, to, x, y);
    }
  poppler_page_free_link_mapping (links);
  g_object_unref (opened);
}

static void
list_outline (PopplerDocument  *document,
              PopplerIndexIter *iter)
{
  if (iter == NULL)
    return;

  do
    {
      PopplerAction *action = poppler_index_iter_get_action (iter);
      PopplerIndexIter *child = poppler_index_iter_get_child (iter);
      int to;
      double x, y;

      find_target (document, action, &to, &x, &y);
      printf ("outline %d %.0f %s\n", to, y, action->any.title);
      poppler_action_free (action);
      list_outline (document, child);
      g_clear_pointer (&child, poppler_index_iter_free);
    }
  while (poppler_index_iter_next (iter));
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *path = argc == 2 ? g_canonicalize_filename (argv[1], NULL) : NULL;
  g_autofree char *uri = path != NULL ? g_filename_to_uri (path, NULL, NULL) : NULL;
  PopplerDocument *document = uri != NULL ? poppler_document_new_from_file (uri, NULL, NULL) : NULL;
  PopplerIndexIter *iter;

  if (document == NULL)
    return 1;

  for (int page = 1; page <= poppler_document_get_n_pages (document); page++)
    list_page (document, page);
  iter = poppler_index_iter_new (document);
  list_outline (document, iter);
  g_clear_pointer (&iter, poppler_index_iter_free);
  g_object_unref (document);

  return 0;
}
