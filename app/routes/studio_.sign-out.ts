import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { SIGN_IN_PATH } from '#app/studio/session/require-editor.server';
import { clearSessionToken, readSessionToken } from '#app/studio/session/session-cookie.server';

/** Ends the session here and on the server. For a stranger there is nothing to end. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { env, studio } = context.site;
  const token = readSessionToken(request.headers.get('cookie'), env);
  if (token !== null) await studio.sessions.end(token);
  return redirect(SIGN_IN_PATH, { status: 303, headers: { 'Set-Cookie': clearSessionToken(env) } });
}

export const loader = () => redirect('/studio');
