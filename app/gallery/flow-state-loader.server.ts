import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type TypedResponse,
} from '@remix-run/node';
import { createElement } from 'react';
import { nameStates } from './flow-loader.server';
import { listShownStates } from './flow-states.server';
import { findGalleryFlow } from './gallery-entries.server';
import { GalleryPage, type GalleryPageData } from './gallery-page.server';
import { readGalleryView, WITH_ERRORS } from './gallery-view';
import { requireGallery } from './require-gallery.server';

/** `/dev/flows/TYPE/N`: one state and nothing else; with `?errors=1` as it is after a refusal. */
export function flowStateLoader({
  request,
  params,
  context,
}: LoaderFunctionArgs): TypedResponse<GalleryPageData> {
  requireGallery(context);
  const flow = findGalleryFlow(params['type']);
  const index = /^\d+$/.test(params['state'] ?? '') ? Number(params['state']) : -1;
  const states = flow === null ? [] : nameStates(flow, listShownStates(flow));
  const shown = states[index];
  const query = new URL(request.url).searchParams;
  const html = query.has(WITH_ERRORS) ? shown?.state.withErrors?.html : shown?.state.html;
  if (flow === null || shown === undefined || html === undefined) {
    throw new Response('No such state', { status: 404 });
  }
  const page = new GalleryPage(`${flow.label}: ${shown.name}`, readGalleryView(query));
  page.addView('state', createElement('div', { dangerouslySetInnerHTML: { __html: html } }));
  page.addTypes([flow.type]);
  return page.send(context, null);
}

/** The gallery's forms are there to be looked at: a post leads back to where it came from. */
export function stayInGallery({ request, context }: ActionFunctionArgs): Response {
  requireGallery(context);
  return redirect(request.url, 303);
}
