import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Submission } from '#fixtures/sandbox/feedback/state';
import type { KeptSandbox } from '#fixtures/sandbox/memory/open-sandbox';
import { findDocumentStyles } from '#app/page/asset-links.server';
import { requireGallery } from '#app/gallery/require-gallery.server';
import { requireSandbox } from './require-sandbox.server';
import { SubmissionsView, type ShownSubmission } from './submissions-view';

/** Of the site, what these pages need. */
export interface SandboxSite {
  readonly env: { readonly GALLERY: boolean };
  readonly sandbox: KeptSandbox | null;
}

const PRIVATE = { 'Cache-Control': 'no-store', Vary: 'Accept' };

/** The forms that were sent to the sandbox, newest first: JSON, and a page for a browser. */
export function submissionsLoader(request: Request, site: SandboxSite): Response {
  const { state } = open(site);
  const shown = state.feedback.submissions.map(toShown).toReversed();
  if (!request.headers.get('accept')?.includes('text/html'))
    return Response.json(shown, { headers: PRIVATE });
  const view = createElement(SubmissionsView, { submissions: shown, styles: findDocumentStyles() });
  const html = `<!doctype html>${renderToStaticMarkup(view)}`;
  return new Response(html, { headers: { ...PRIVATE, 'Content-Type': 'text/html; charset=utf-8' } });
}

/** The bytes of a file of a form, to be kept and never to be shown (the site sends `nosniff` with all). Throws 404 for one that is not there. */
export async function submittedFileLoader(
  { number, file }: { number: string | undefined; file: string | undefined },
  site: SandboxSite,
): Promise<Response> {
  const { state, files } = open(site);
  const submission = state.feedback.submissions.find((one) => String(one.number) === number);
  const found = submission?.files.find((_file, index) => String(index + 1) === file);
  const bytes = found ? await files.load(found.id) : null;
  if (!found || bytes === null) throw new Response('Not found', { status: 404 });
  const name = encodeURIComponent(found.name).replaceAll(/['()*]/g, (sign) => `%${toHex(sign)}`);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
    },
  });
}

/** Throws 404 where the gallery is off, and with the real gateway. */
function open(site: SandboxSite): KeptSandbox {
  requireGallery({ site });
  return requireSandbox({ site });
}

function toShown({ files, ...submission }: Submission): ShownSubmission {
  const shown = files.map(({ id: _id, ...file }, index) => ({
    ...file,
    url: `/dev/submissions/${submission.number}/${index + 1}`,
  }));
  return { ...submission, files: shown };
}

function toHex(sign: string): string {
  return sign.charCodeAt(0).toString(16).toUpperCase();
}
