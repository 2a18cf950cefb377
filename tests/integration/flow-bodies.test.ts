import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { noteFigure } from '#tests/trust-figures';
import { listInputFields } from '#registry/read-action';
import { placedCases } from './flow-places';
import { DATA, FORM } from './post-flow';
import { startSite, type SiteProcess } from './site-process';

/** Bodies that are no form of a flow: refused, and the page stays as it is (trust.md, 5). */

const BOUNDARY = 'limit';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
let site: SiteProcess;
let posts = 0;
beforeAll(async () => {
  site = await startSite();
});

interface Given {
  type?: string;
  body: string | Buffer;
  method?: string;
}

/** By the address itself: Node's fetch sends bytes, and takes no Host of its own. */
async function send(path: string, { type, body, method = 'POST' }: Given): Promise<Response> {
  posts += 1;
  const origin = `http://127.0.0.1:${site.port}`;
  const headers = { origin, accept: 'text/html', ...(type !== undefined && { 'content-type': type }) };
  return fetch(origin + path, {
    method,
    headers,
    body: new Uint8Array(Buffer.from(body)),
    redirect: 'manual',
  });
}

const part = (name: string, value: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const hidden = ({ type, instance }: { type: string; instance: string }) =>
  part('_flow', type) + part('_instance', instance);
const urlencoded = FORM['content-type'];

describe.each(placedCases)('to the page of $type', ({ type, flow, place }) => {
  const { path, instance } = place;
  // One of the first step; those of other steps are refused before their fields are looked at.
  const [action = ''] =
    Object.entries(flow.actions).find(([, { from }]) => from.includes(flow.machine.initial)) ?? [];
  const fields = `_flow=${type}&_instance=${instance}&_action=${action}`;
  const taken = flow.actions[action] && listInputFields(flow.actions[action], { ...place, data: {}, now: 0 });
  /** What a wrong text comes to: without an action, and in one without fields, nothing looks at it. */
  const refused = taken === undefined || taken.length === 0 ? [200] : [409, 422];

  test.each<[string, Given, number[]]>([
    ['nothing', { type: urlencoded, body: '' }, [404]],
    ['random bytes', { type: urlencoded, body: randomBytes(4096) }, [404, 413]],
    ['bytes in fields', { type: urlencoded, body: `${fields}&msisdn=%ff%fe%00%zz&msisdn=%F0%28` }, refused],
    ['another flow’s name', { type: urlencoded, body: `_flow=nothing&_instance=${instance}` }, [404]],
    ['another instance', { type: urlencoded, body: `_flow=${type}&_instance=__proto__` }, [404]],
    [
      'a forged step',
      { type: urlencoded, body: `${fields}&_step=${randomBytes(90).toString('base64url')}` },
      [400],
    ],
    [
      'an unknown action',
      { type: urlencoded, body: `_flow=${type}&_instance=${instance}&_action=constructor` },
      [409],
    ],
    ['too much', { type: urlencoded, body: `${fields}&msisdn=${'9'.repeat(270_000)}` }, [413]],
    ['thousands of fields', { type: urlencoded, body: fields + '&a=1'.repeat(15_000) }, [413]],
    ['hundreds of fields', { type: urlencoded, body: fields + '&a=1'.repeat(700) }, [409, 422, 200]],
    ['multipart bytes', { type: MULTIPART, body: randomBytes(2048) }, [400]],
    ['multipart that breaks off', { type: MULTIPART, body: hidden({ type, instance }) }, [400]],
    ['multipart without a boundary', { type: 'multipart/form-data', body: 'x' }, [400]],
    [
      'a file in place of a text',
      {
        type: MULTIPART,
        body: `${hidden({ type, instance })}${part('_action', action)}${part('msisdn', 'x', '; filename="a.txt"')}--${BOUNDARY}--\r\n`,
      },
      [409, 422, 200],
    ],
    ['JSON', { type: 'application/json', body: '{"_flow":"x"}' }, [415]],
    ['plain text', { type: 'text/plain', body: fields }, [415]],
    ['no type', { body: fields }, [415]],
    ['another method', { type: urlencoded, body: fields, method: 'PUT' }, [405]],
    ['deletion', { type: urlencoded, body: fields, method: 'DELETE' }, [405]],
  ])('%s is refused with what it is', async (_name, given, expected) => {
    const document = await send(path, given);
    expect(expected).toContain(document.status);
    const data = await send(path + DATA, given);
    expect([...expected, 200]).toContain(data.status);
    expect(data.headers.get('content-type') ?? '').not.toContain('html');
  });

  test('a GET with a body is a GET: the page is what it was', async () => {
    const clean = await (await fetch(`http://127.0.0.1:${site.port}${path}`)).text();
    const body = `${fields}&msisdn=79261112233`;
    const answer = await site.send({
      path,
      host: '127.0.0.1',
      body,
      headers: { ...FORM, 'content-length': String(body.length) },
    });
    expect([answer.status, answer.body === clean]).toEqual([200, true]);
    noteFigure(
      5,
      'bodies',
      `${posts} bodies that are no form, to ${placedCases.length} flows: 0 faults, each refused by its status`,
    );
  });
});
