import { redirectDocument } from '@remix-run/node';
import type { SiteContext } from '#app/context';
import type { Editor } from './editor';
import { isOfPagesElsewhere } from './own-pages';
import { hasRight, type Right } from './rights';
import { readSessionToken } from './session-cookie.server';

export const SIGN_IN_PATH = '/studio/sign-in';
export const PASSWORD_PATH = '/studio/password';

/** What loaders and actions are called with. */
export interface StudioArgs {
  request: Request;
  context: SiteContext;
}

/**
 * The first line of every loader and action of the studio. Throws the answer for everybody else: reading leads to
 * the sign-in and back, a post gets 401 (what was typed must not be lost to a redirect), a missing right 403, and a
 * screen of pages that come from another source 423.
 */
export async function requireEditor(args: StudioArgs, right: Right): Promise<Editor> {
  const editor = await requireRight(args, right);
  if (isOfPagesElsewhere(new URL(args.request.url).pathname, args.context.site.env))
    throw refuse(423, 'pages-are-elsewhere');
  return editor;
}

/** The same without the 423: for the frame of the studio, which is shown around a locked screen too. */
export async function requireRight({ request, context }: StudioArgs, right: Right): Promise<Editor> {
  const session = await findSession({ request, context });
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (session === null) throw isReading ? toSignIn(request) : refuse(401, 'signed-out');
  const { editor, mustChangePassword } = session;
  if (mustChangePassword)
    throw isReading ? redirectDocument(PASSWORD_PATH) : refuse(403, 'password-is-to-be-changed');
  if (!hasRight(editor.role, right)) throw refuse(403, 'no-right');
  return editor;
}

/** Who asks; null for a stranger. For the few screens that are there before and after signing in. */
export async function findSession({ request, context }: StudioArgs) {
  const token = readSessionToken(request.headers.get('cookie'), context.site.env);
  return token === null ? null : context.site.studio.sessions.find(token);
}

/** Refused in JSON: a script reads the code, a document shows the words of its status. */
function refuse(status: number, code: string): Response {
  return Response.json({ error: code }, { status, headers: { 'Cache-Control': 'no-store' } });
}

function toSignIn(request: Request): Response {
  const url = new URL(request.url);
  for (const own of ['_data', 'index', '_routes']) url.searchParams.delete(own);
  const back = `${url.pathname}${url.search}`;
  const query = back === '/studio' ? '' : `?to=${encodeURIComponent(back)}`;
  return redirectDocument(`${SIGN_IN_PATH}${query}`);
}
