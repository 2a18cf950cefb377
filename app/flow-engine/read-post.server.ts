import { FIELDS } from '#flows/kit/engine/flow-state';

/** What a visitor posted to a flow, as text; nothing of it is trusted yet. */
export interface FlowPost {
  flow: string;
  instance: string;
  sealed: string;
  turn: number;
  events: string[];
  action: string;
  /** What the flow was about when the visitor began (`FlowPlace.identity`). */
  pin: string;
  /** The flow's own fields; a field that was sent more than once is a list. */
  values: Record<string, string | string[]>;
  /** Seals of the other flows on the page, by instance. */
  peers: Map<string, string>;
}

const MAX_BYTES = 64 * 1024;
const MAX_EVENTS = 50;
const MAX_PEERS = 20;
const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/;

/** Reads a post, or throws the answer that refuses it: 405, 413, 415 or 400. */
export async function readPost(request: Request): Promise<FlowPost> {
  if (request.method !== 'POST') throw refuse(405, 'Only POST');
  if (!FORM_TYPES.test(request.headers.get('content-type') ?? '')) throw refuse(415, 'A form is expected');
  // A browser always says how long a form is.
  const length = Number(request.headers.get('content-length') ?? Infinity);
  if (!(length <= MAX_BYTES)) throw refuse(413, 'The form is too large');
  return toPost(await readForm(request));
}

async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw refuse(400, 'The form cannot be read');
  }
}

function toPost(form: FormData): FlowPost {
  const text = (name: string) => readText(form.get(name));
  const names = [...new Set(form.keys())];
  return {
    ...{ flow: text(FIELDS.flow), instance: text(FIELDS.instance), sealed: text(FIELDS.sealed) },
    pin: text(FIELDS.pin),
    turn: Number.parseInt(text(FIELDS.turn), 10) || 0,
    events: form.getAll(FIELDS.event).map(readText).slice(0, MAX_EVENTS),
    // A form names its action, and a button in it may name another: the last one counts.
    action: readText(form.getAll(FIELDS.action).at(-1) ?? null),
    values: Object.fromEntries(
      names.filter((name) => !name.startsWith('_')).map((name) => [name, readField(form.getAll(name))]),
    ),
    peers: new Map(
      names
        .filter((name) => name.startsWith(FIELDS.peer))
        .slice(0, MAX_PEERS)
        .map((name) => [name.slice(FIELDS.peer.length), text(name)]),
    ),
  };
}

function readField(entries: FormDataEntryValue[]): string | string[] {
  const [first = null, ...others] = entries;
  return others.length === 0 ? readText(first) : entries.map(readText);
}

/** No flow of this engine takes files; a file counts as nothing. */
function readText(entry: FormDataEntryValue | null): string {
  return typeof entry === 'string' ? entry : '';
}

export function refuse(status: number, message: string): Response {
  return new Response(`${message}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
