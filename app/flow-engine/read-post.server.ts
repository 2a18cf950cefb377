import { FIELDS } from '#flows/kit/engine/flow-state';
import type { FileIntake } from '#app/uploads/file-intake.server';
import { BodyFault, MULTIPART_LIMITS } from '#app/uploads/multipart-body';
import { discardBody, readMultipart } from '#app/uploads/read-multipart.server';
import type { FlowPost, RefusedFile } from './flow-post';

/** Who takes the files of a post, and to which flows they may come. */
export interface PostedFiles extends FileIntake {
  takesFiles: (flow: string) => boolean;
}

interface PostedForm {
  texts: [name: string, value: string][];
  refusedFiles: Map<string, RefusedFile[]>;
}

/** The same for a form with files and one without. */
const { textBytes: MAX_BYTES, fields: MAX_FIELDS, nameBytes, valueBytes } = MULTIPART_LIMITS;
const MAX_EVENTS = 50;
const MAX_PEERS = 20;
const URLENCODED = /^application\/x-www-form-urlencoded\b/;
const MULTIPART = /^multipart\/form-data\b/;

/**
 * Reads a post, or throws the answer that refuses it: 405, 413, 415 or 400; 408 for one that stands still. Files of a
 * flow that takes none are nothing; the engine's fields come before a form's files, so its flow is known by then.
 */
export async function readPost(request: Request, files: PostedFiles): Promise<FlowPost> {
  if (request.method !== 'POST') throw refuse(405, 'Only POST');
  const type = request.headers.get('content-type') ?? '';
  if (MULTIPART.test(type)) return toPost(await readParts(request, files));
  if (!URLENCODED.test(type)) throw refuse(415, 'A form is expected');
  return toPost({ texts: await readTexts(request), refusedFiles: new Map() });
}

async function readTexts(request: Request): Promise<PostedForm['texts']> {
  // A browser always says how long a form is.
  const length = Number(request.headers.get('content-length') ?? Infinity);
  try {
    if (length <= MAX_BYTES) return readUrlencoded(await request.text());
    await discardBody(request);
  } catch (fault) {
    throw fault instanceof BodyFault
      ? refuse(fault.status, fault.message)
      : refuse(400, 'The form cannot be read');
  }
  throw refuse(413, 'The form is too large');
}

/** Throws BodyFault for too many fields, or one that is too long. */
function readUrlencoded(body: string): PostedForm['texts'] {
  const texts = [...new URLSearchParams(body)];
  const isTooLong = ([name, value]: (typeof texts)[number]) =>
    Buffer.byteLength(name) > nameBytes || Buffer.byteLength(value) > valueBytes;
  if (texts.length > MAX_FIELDS || texts.some(isTooLong))
    throw new BodyFault(413, 'The form has too much in it');
  return texts;
}

async function readParts(request: Request, files: PostedFiles): Promise<PostedForm> {
  const form: PostedForm = { texts: [], refusedFiles: new Map() };
  const tokens = new Map<string, string[]>();
  const isTaken = () => files.takesFiles(form.texts.find(([name]) => name === FIELDS.flow)?.[1] ?? '');
  try {
    await readMultipart(request, {
      onField: (name, value) => void form.texts.push([name, value]),
      wantsFile: (field, name) => isGiven(field, name) && isTaken(),
      async onFile(part) {
        const received = await files.receive(part);
        if ('file' in received) append(tokens, part.field, received.file.token);
        else append(form.refusedFiles, part.field, { name: part.name, message: received.message });
      },
    });
  } catch (fault) {
    throw fault instanceof BodyFault ? refuse(fault.status, fault.message) : fault;
  }
  for (const [field, own] of tokens) form.texts.push([field, own.join(' ')]);
  return form;
}

/** A browser sends a file field that nothing was chosen for as a file without a name. */
const isGiven = (field: string, name: string) => name !== '' && !field.startsWith('_');

function append<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  lists.set(key, [...(lists.get(key) ?? []), item]);
}

function toPost({ texts, refusedFiles }: PostedForm): FlowPost {
  const fields = new Map<string, string[]>();
  for (const [name, value] of texts) {
    const known = fields.get(name);
    if (known === undefined) fields.set(name, [value]);
    else known.push(value);
  }
  const text = (name: string) => fields.get(name)?.[0] ?? '';
  const all = [...fields];
  return {
    flow: text(FIELDS.flow),
    instance: text(FIELDS.instance),
    sealed: text(FIELDS.sealed),
    pin: text(FIELDS.pin),
    source: text(FIELDS.source),
    turn: Number.parseInt(text(FIELDS.turn), 10) || 0,
    events: (fields.get(FIELDS.event) ?? []).slice(0, MAX_EVENTS),
    // A form names its action, and a button in it may name another: the last one counts.
    action: fields.get(FIELDS.action)?.at(-1) ?? '',
    lookup: text(FIELDS.lookup),
    values: Object.fromEntries(
      all
        .filter(([name]) => !name.startsWith('_'))
        .map(([name, [first = '', ...others]]) => [name, others.length === 0 ? first : [first, ...others]]),
    ),
    refusedFiles,
    peers: new Map(
      all
        .filter(([name]) => name.startsWith(FIELDS.peer))
        .slice(0, MAX_PEERS)
        .map(([name, [sealed = '']]) => [name.slice(FIELDS.peer.length), sealed]),
    ),
  };
}

export function refuse(status: number, message: string): Response {
  return new Response(`${message}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
