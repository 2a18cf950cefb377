import { json, type ActionFunctionArgs } from '@remix-run/node';
import { FORM_FIELD_TEXTS as TEXTS } from '#schemas/forms/form-texts';
import type { SiteContext } from '#app/context';
import { readVisitor } from '#app/flow-engine/visitor.server';
import { createFileIntake, type ReceivedFile } from '#app/uploads/file-intake.server';
import { BodyFault } from '#app/uploads/multipart-body';
import { readMultipart } from '#app/uploads/read-multipart.server';

const FILE = 'file';
const REMOVE = '_remove';
const MULTIPART = /^multipart\/form-data\b/;
const URLENCODED = /^application\/x-www-form-urlencoded\b/;
const MAX_TOKEN_BYTES = 4096;

/**
 * Files of a form, one by one, before the form is sent (`#app/uploads`). A multipart post brings one under `file`:
 * `{token, name, size, type}`, or `{error}` with what the visitor reads. An urlencoded one takes the file of the
 * token under `_remove` away. A file has no address: nothing is ever answered with one.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return refuseMethod();
  const { env } = context.site;
  const secure = env.PUBLIC_SCHEME === 'https';
  const { id, setCookie } = readVisitor(request.headers.get('cookie'), { secure });
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (setCookie !== null) headers.append('Set-Cookie', setCookie);
  const type = request.headers.get('content-type') ?? '';
  if (URLENCODED.test(type)) return removeFile(request, id, context, headers);
  if (!MULTIPART.test(type)) return json({ error: TEXTS.fileFailed }, { status: 415, headers });
  try {
    const received = await receiveOne(request, id, context);
    if (received === null) return json({ error: TEXTS.fileFailed }, { status: 400, headers });
    if ('file' in received) return json(received.file, { headers });
    return json({ error: received.message }, { status: received.status, headers });
  } catch (fault) {
    if (!(fault instanceof BodyFault)) throw fault;
    return json({ error: TEXTS.fileFailed }, { status: fault.status, headers });
  }
}

export const loader = () => refuseMethod();

/** The first file of the post; null when it has none. */
async function receiveOne(
  request: Request,
  visitor: string,
  context: SiteContext,
): Promise<ReceivedFile | null> {
  const { receive } = createFileIntake(context, visitor);
  const received: ReceivedFile[] = [];
  let wanted = 0;
  const isFirst = () => (wanted += 1) === 1;
  await readMultipart(request, {
    onField: () => {},
    wantsFile: (field) => field === FILE && isFirst(),
    async onFile(part) {
      received.push(await receive(part));
    },
  });
  return received[0] ?? null;
}

async function removeFile(
  request: Request,
  visitor: string,
  { site }: SiteContext,
  headers: Headers,
): Promise<Response> {
  const length = Number(request.headers.get('content-length') ?? Infinity);
  if (!(length <= MAX_TOKEN_BYTES)) {
    headers.set('Connection', 'close');
    return json({ error: TEXTS.fileFailed }, { status: 413, headers });
  }
  const token = new URLSearchParams(await request.text()).get(REMOVE);
  if (token === null) return json({ error: TEXTS.fileFailed }, { status: 400, headers });
  await site.uploads.remove(token, visitor);
  return new Response(null, { status: 204, headers });
}

function refuseMethod(): Response {
  return new Response('Method not allowed\n', {
    status: 405,
    headers: { Allow: 'POST', 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
