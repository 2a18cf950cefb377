import type { AppLoadContext } from '@remix-run/node';
import { createPreviewLinks, type PreviewLink } from '#cms/store/preview-links';
import type { EntryRecord } from '#cms/store/entry-records';
import { createPreviewSealer, type PreviewToken } from './preview-token.server';

export const PREVIEW_PATH = '/preview/';

export interface OpenPreview {
  link: PreviewLink;
  entry: EntryRecord;
  /** JSON text: the page as it was when the link was made. */
  body: string;
  scope: Pick<PreviewToken, 'region' | 'audience' | 'at'>;
}

/** 404: there is nothing under this address; 410: there was, and it has expired or was revoked. */
export type PreviewStatus = 404 | 410;

/** What the address of a preview shows; both kinds of «nothing» look the same. */
export async function openPreview(
  text: string,
  host: string,
  { site }: Pick<AppLoadContext, 'site'>,
): Promise<OpenPreview | PreviewStatus> {
  const token = createPreviewSealer(site.env.SESSION_SECRETS).open(text, host);
  if (token === null) return 404;
  const kept = await createPreviewLinks(site.store, Date.now).open(token.link);
  if (kept === null || kept.link.entryId !== token.entry || kept.entry.kind !== 'page') return 404;
  const { link, entry, body } = kept;
  // The link was made for one page: what bears its name by now may be another one's.
  const end = Math.min(link.expiresAt, token.expiresAt);
  if (link.revokedAt !== null || end <= Date.now()) return 410;
  return { link, entry, body, scope: { region: token.region, audience: token.audience, at: token.at } };
}

/** The host that a request came to, with its port: a seal is good for one. */
export function hostOf(request: Request): string {
  return new URL(request.url).host;
}
