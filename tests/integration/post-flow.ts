import * as z from 'zod';
import { FIELDS, type FlowState } from '#flows/kit/engine/flow-state';
import { attributesOf, sendRequest, type HttpAnswer } from '#tests/http-client';

/** A visitor of a flow without scripts: reads its forms from the page, and posts them as a browser does. */

export interface FlowVisit {
  /** The page as it was read last. */
  html: () => string;
  /** `name=value; …` of the visitor; empty before the first post. */
  cookie: () => string;
  /** Reads the page: a clean start. */
  open: () => Promise<HttpAnswer>;
  /** Posts the form of an action, with what is in its hidden fields; the page in answer is the next one to post from. */
  post: (action: string, values?: Values) => Promise<Answered>;
  /** The same as a script posts it; the page stays as it is. */
  postData: (action: string, values?: Values) => Promise<Answered>;
  /** As a script goes on from the step that it was answered with. */
  postFrom: (state: FlowState, action: string, values?: Values) => Promise<Answered>;
  /** A step back or aside that needs no operator: «Сменить номер». */
  raise: (event: string) => Promise<Answered>;
  /** The same page in another window; with an empty `cookie` in another browser, with a `port` at another server. */
  copy: (other?: { cookie?: string; port?: number; address?: string }) => FlowVisit;
}

export type Values = Readonly<Record<string, string>>;

export interface Answered {
  http: HttpAnswer;
  status: number;
  /** The flow's state in the answer; null when it has none. */
  state: FlowState | null;
  /** What the visitor is told of errors, in one string. */
  text: string;
}

interface Place {
  port: number;
  path: string;
  flow: string;
  /** As the proxy before the site says (TRUST_PROXY). */
  address?: string;
  /** `moscow.localhost` when left out. */
  host?: string;
  /** What the browser calls itself. */
  agent?: string;
}

export const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
export const DATA = '?_data=root';
/** A server that has more to do than it can answers so, before anything is read of a post (`busy-answer.ts`). */
export const BUSY = 503;

export function visitFlow(place: Place, start: { cookie?: string; html?: string } = {}): FlowVisit {
  const { port, path, flow, address, host = 'moscow.localhost', agent } = place;
  let { cookie = '', html = '' } = start;
  const send = async (method: string, target: string, body?: string) => {
    const headers = {
      ...(cookie !== '' && { cookie }),
      ...(address !== undefined && { 'x-forwarded-for': address }),
      ...(agent !== undefined && { 'user-agent': agent }),
      ...(body !== undefined && { ...FORM, origin: `http://${host}:${port}` }),
    };
    const answer = await sendRequest({
      port,
      host,
      path: target,
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    cookie = keepCookies(cookie, answer.headers['set-cookie'] ?? []);
    return answer;
  };
  /** As a browser does: the page in answer takes the place of the one that was posted from. */
  const follow = async (body: string) => {
    const http = await send('POST', path, body);
    if (http.body.includes('data-flow-root')) html = http.body;
    return toAnswered(http, readPosted(http.body, flow));
  };
  const sendData = async (body: string) => {
    const target = path.includes('?') ? `${path}&${DATA.slice(1)}` : path + DATA;
    const http = await send('POST', target, body);
    return toAnswered(http, readData(http));
  };
  return {
    html: () => html,
    cookie: () => cookie,
    async open() {
      const answer = await send('GET', path);
      html = answer.body;
      return answer;
    },
    post: (action, values = {}) => follow(toBody(html, flow, { action, values })),
    raise: (event) => follow(toBody(html, flow, { event })),
    postData: (action, values = {}) => sendData(toBody(html, flow, { action, values })),
    postFrom: ({ instance, sealed, turn }, action, values = {}) =>
      sendData(
        new URLSearchParams({
          ...values,
          [FIELDS.flow]: flow,
          [FIELDS.instance]: instance,
          [FIELDS.sealed]: sealed,
          [FIELDS.turn]: String(turn),
          [FIELDS.action]: action,
        }).toString(),
      ),
    copy: (other = {}) => visitFlow({ ...place, ...other }, { cookie: other.cookie ?? cookie, html }),
  };
}

/** As a browser keeps them: one value of each name. */
function keepCookies(kept: string, set: readonly string[]): string {
  const pairs = [...kept.split('; '), ...set.map((line) => line.split(';')[0] ?? '')].filter(Boolean);
  const byName = new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair]));
  return [...byName.values()].join('; ');
}

function toAnswered(http: HttpAnswer, state: FlowState | null): Answered {
  return { http, status: http.status, state, text: Object.values(state?.errors ?? {}).join(' ') };
}

/** The state of the answer to a post by script. */
function readData({ status, body, headers }: HttpAnswer): FlowState | null {
  if (status === BUSY || !String(headers['content-type']).includes('json')) return null;
  const answer = dataAnswer.safeParse(JSON.parse(body));
  if (!answer.success) throw new Error(`not the answer of a flow: ${status} ${body.slice(0, 300)}`);
  const { target, flows } = answer.data;
  return flows[target] ?? null;
}

const flowState = z.looseObject({
  instance: z.string(),
  snapshot: z.object({ state: z.string(), data: z.looseObject({}) }),
  sealed: z.string(),
  turn: z.number(),
  values: z.record(z.string(), z.string()).exactOptional(),
  errors: z.record(z.string(), z.string()).exactOptional(),
});
const dataAnswer = z.object({ target: z.string(), flows: z.record(z.string(), flowState) });
const rootData = z.object({ place: z.object({ posted: z.object({ state: flowState }).nullable() }) });

/** The flow's part of a page: its root element up to the next one. */
function partOf(html: string, flow: string): string {
  const from = html.indexOf(`data-flow-root="${flow}"`);
  if (from < 0) throw new Error(`the page has no flow "${flow}"`);
  const next = html.indexOf('data-flow-root=', from + 1);
  return html.slice(from, next < 0 ? undefined : next);
}

function readPosted(html: string, flow: string): FlowState | null {
  if (!html.includes(`data-flow-root="${flow}"`)) return null;
  const [, data = ''] = /data-flow-data="([^"]*)"/.exec(partOf(html, flow)) ?? [];
  return rootData.parse(JSON.parse(decode(data))).place.posted?.state ?? null;
}

/** What the form of an action, or of a local event, posts; the fields that a visitor sees come from `values`. */
function toBody(html: string, flow: string, { action, event, values = {} }: Pressed): string {
  const [name, value] = action === undefined ? ['_event', event] : ['_action', action];
  const forms = partOf(html, flow).match(/<form\b[\s\S]*?<\/form>/g) ?? [];
  const form = forms.find((one) => one.includes(`name="${name}" value="${value}"`));
  if (form === undefined) throw new Error(`"${flow}" shows no form for "${value}"`);
  const body = new URLSearchParams();
  for (const input of form.match(/<input\b[^>]*type="hidden"[^>]*>/g) ?? []) {
    const [field = '', given = ''] = ['name', 'value'].map((part) => attributesOf(input, 'input', part)[0]);
    if (!(field in values) && field !== '_action') body.append(field, decode(given));
  }
  for (const [field, typed] of Object.entries(values)) body.append(field, typed);
  body.append(name, value ?? '');
  return body.toString();
}

interface Pressed {
  action?: string;
  event?: string;
  values?: Values;
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
