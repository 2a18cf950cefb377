import { readdirSync, readFileSync, statSync } from 'node:fs';
import { request as openRequest } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { SAMPLES } from '#app/uploads/testing/file-samples';
import { contractCopyForm } from '#fixtures/sandbox/feedback/forms-for-help';
import { attributesOf } from '#tests/http-client';
import { createFlowStore } from './flow-store';
import { startSite, type SiteProcess } from './site-process';

/** A form that a visitor sends without scripts, on its way to the operator's stand-in and back to whoever looks there. */

const PAGE = '/help/contract-copy';
const CANARY = 'Канарейкина Желта Петровна';
const PERSON = {
  fio: CANARY,
  passport_series: '4510',
  passport_number: '738291',
  passport_date: '01.02.2020',
  phone: '79260099177',
  email: 'kanarejka@example.test',
  consent: 'on',
};
const listed = z.array(
  z.looseObject({
    number: z.number(),
    form: z.string(),
    fields: z.record(z.string(), z.unknown()),
    files: z.array(
      z.object({ field: z.string(), name: z.string(), type: z.string(), size: z.number(), url: z.string() }),
    ),
  }),
);

const { directory } = createFlowStore('demo');
let site: SiteProcess;
beforeAll(async () => {
  site = await startSite({ DATA_DIR: directory });
});

const list = async () =>
  listed.parse(
    JSON.parse((await site.send({ path: '/dev/submissions', headers: { accept: 'application/json' } })).body),
  );

/** What a browser posts: the form's hidden fields, what was typed, and files, each under the key of its field. */
async function send(files: readonly File[]): Promise<string> {
  const { body: html } = await site.send({ path: PAGE });
  const [form = ''] = /<form [^>]*multipart[\s\S]*?<\/form>/.exec(html) ?? [];
  const data = new FormData();
  for (const input of form.match(/<input\b[^>]*type="hidden"[^>]*>/g) ?? []) {
    const [name = '', value = ''] = ['name', 'value'].map((part) => attributesOf(input, 'input', part)[0]);
    data.append(name, value);
  }
  for (const [name, value] of Object.entries(PERSON)) data.append(toKey(name), value);
  for (const file of files) data.append(`${toKey('scans')}-new`, file);
  return post(new Response(data));
}

/** The key of a field is its place in the definition. */
const toKey = (name: string) => `f${contractCopyForm.fields.findIndex((field) => field.name === name)}`;

async function post(form: Response): Promise<string> {
  const body = Buffer.from(await form.arrayBuffer());
  const host = `moscow.localhost:${site.port}`;
  const headers = { host, origin: `http://${host}`, 'content-type': form.headers.get('content-type') ?? '' };
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: site.port, path: PAGE, method: 'POST', headers };
    const request = openRequest(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    });
    request.on('error', reject);
    request.end(body);
  });
}

const SCANS = [
  new File([new Uint8Array(SAMPLES.png)], 'разворот.png', { type: 'image/png' }),
  new File([new Uint8Array(SAMPLES.pdf)], 'прописка.pdf', { type: 'application/pdf' }),
];

describe('a form that was sent to the sandbox', () => {
  test('[FORM-462] is there with its fields, and its files come back byte for byte', async () => {
    expect(await send(SCANS)).toContain('Заявление принято');

    const [submission] = await list();
    expect(submission).toMatchObject({ number: 1, form: '506' });
    expect(submission?.fields).toMatchObject({ fio: CANARY, phone: PERSON.phone, passport_number: '738291' });
    expect(submission?.files.map(({ field, name, type }) => [field, name, type])).toEqual([
      ['scans', 'разворот.png', 'image/png'],
      ['scans', 'прописка.pdf', 'application/pdf'],
    ]);
    await expectFiles();
  });

  test('is shown to a browser as a page', async () => {
    const page = await site.send({ path: '/dev/submissions' });

    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: expect.stringMatching(/accept/i),
    });
    expect(page.body).toContain(CANARY);
  });

  test('is still there after a restart, and readable on the disk at no time', async () => {
    await site.stop();
    const needles = [
      CANARY,
      PERSON.phone,
      PERSON.email,
      'разворот.png',
      SAMPLES.png.subarray(0, 64),
      SAMPLES.pdf.subarray(0, 64),
    ];
    const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
    const files = names.filter((name) => statSync(join(directory, name)).isFile());
    expect(files.filter((name) => name.startsWith('sandbox-files'))).toHaveLength(2);
    for (const name of files) {
      const bytes = readFileSync(join(directory, name));
      expect([name, needles.filter((needle) => bytes.includes(needle))]).toEqual([name, []]);
    }

    site = await startSite({ DATA_DIR: directory });
    expect((await list()).map(({ number }) => number)).toEqual([1]);
    await expectFiles();
  });

  test('is not to be seen where the gallery is off', async () => {
    const closed = await startSite({ DATA_DIR: directory, GALLERY: '0' });

    for (const path of ['/dev/submissions', '/dev/submissions/1/1']) {
      expect((await closed.send({ path })).status).toBe(404);
    }
  });
});

async function expectFiles(): Promise<void> {
  const [submission] = await list();
  const answers = await Promise.all((submission?.files ?? []).map(({ url }) => site.send({ path: url })));
  const [png, pdf] = answers.map(({ bytes }) => bytes);
  expect([png?.equals(SAMPLES.png), pdf?.equals(SAMPLES.pdf)]).toEqual([true, true]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-type': 'application/octet-stream',
    });
    expect(headers['content-disposition']).toMatch(/^attachment; /);
  }
}
