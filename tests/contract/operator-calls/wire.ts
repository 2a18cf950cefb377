import { fromFormFields } from '#schemas/gateway/form-fields';
import type { AnyInput } from '#schemas/gateway/to-request';
import type { RecordedCall } from '../../integration/fake-gateway';
import type { OperatorCall } from './operator-call';

/** What of a request is compared: as the table writes it, and as it arrived at the listener. */
export interface Wire {
  method: string | undefined;
  path: string;
  /** Not escaped: `page=/tariffs/all&nocache=1`. */
  query: string;
  /** Those that the site sets; the others are of HTTP itself. */
  headers: Readonly<Record<string, string>>;
  /** As the operator reads it, by its content type; parts of multipart are pairs. */
  body: unknown;
}

/** What a caller gives to the client: the values of the table without their encoding. */
export function toInput(call: OperatorCall): AnyInput {
  const query = toQuery(call);
  return {
    path: call.path,
    query: query === '' ? undefined : readFields(query),
    body:
      call.json ?? (call.form && readFields(call.form)) ?? (call.multipart && fromFormFields(call.multipart)),
  };
}

const readFields = (text: string) => fromFormFields(new URLSearchParams(text));
const toTarget = ({ sends }: OperatorCall) => sends.slice(sends.indexOf(' ') + 1);
const toQuery = (call: OperatorCall) => toTarget(call).split('?')[1] ?? '';

/** The path of a call with its values in place. */
export function toPath(call: OperatorCall): string {
  const [path = ''] = toTarget(call).split('?');
  return path.replace(/\{(\w+)\}/g, (_, name: string) => call.path?.[name] ?? '');
}

/** The request as the table writes it, for a visitor of Moscow's corporate site. */
export async function toExpected(call: OperatorCall): Promise<Wire> {
  const type = toContentType(call);
  return {
    method: call.sends.split(' ')[0],
    path: toPath(call),
    query: toQuery(call),
    headers: {
      'x-api-scope': 'browser',
      'x-region-id': '77',
      'x-region-code': 'moscow',
      'x-audience': 'b2b',
      ...(type && { 'content-type': type }),
    },
    body: call.multipart ? await readParts(call.multipart) : (call.json ?? call.form ?? ''),
  };
}

function toContentType({ json, form, multipart }: OperatorCall): string | null {
  if (json !== undefined) return 'application/json';
  if (form !== undefined) return 'application/x-www-form-urlencoded';
  return multipart === undefined ? null : 'multipart/form-data';
}

/** The request as it arrived. */
export async function toReceived(call: RecordedCall): Promise<Wire> {
  const set = Object.entries(call.headers).filter(
    ([name]) => name.startsWith('x-') || name === 'content-type',
  );
  return {
    method: call.method,
    path: call.path,
    query: toText(call.query),
    headers: Object.fromEntries(set.map(([name, value]) => [name, String(value).replace(/;.*$/, '')])),
    body: await readBody(call),
  };
}

async function readBody({ headers, body }: RecordedCall): Promise<unknown> {
  const type = headers['content-type'] ?? '';
  if (type.startsWith('application/json')) return JSON.parse(body.toString());
  if (!type.startsWith('multipart/')) return toText(new URLSearchParams(body.toString()));
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  return readParts([...form]);
}

const toText = (fields: URLSearchParams) => [...fields].map(([name, value]) => `${name}=${value}`).join('&');

async function readParts(parts: readonly (readonly [string, string | File])[]): Promise<unknown> {
  return Promise.all(
    parts.map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value : [value.name, value.type, await value.text()],
    ]),
  );
}
