import { expect, test } from 'vitest';
import { sendFeedback } from '#schemas/gateway/feedback';
import type { SandboxMemory } from '#fixtures/sandbox/memory/sandbox-memory';
import { openSandbox } from '#fixtures/sandbox/memory/open-sandbox';
import { createVisit } from '#fixtures/sandbox/testing/sample-visit';
import { submissionsLoader, submittedFileLoader, type SandboxSite } from './submissions.server';

const NOTHING: SandboxMemory = { load: async () => new Map(), save: async () => {}, warn: () => {} };
const BYTES = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);

/** A site to whose sandbox two forms were sent, the later one with a file. */
async function openSite(): Promise<SandboxSite> {
  const sandbox = await openSandbox({ memory: NOTHING, clock: () => Date.UTC(2026, 10, 20, 9) });
  const visit = createVisit(sandbox);
  await visit.send(sendFeedback, { body: { id: 'faqFeedback', text: '<b>Спасибо</b>' } });
  const moving = { id: '508', old_address: 'Москва', new_address: 'Тверь', house: 'own', consent: true };
  const files = [new File([BYTES], 'до\u00adговор (1).pdf', { type: 'application/pdf' })];
  const rest = { services: 'internet', move_date: '01.12.2026', fio: 'Иванова Анна', phone: '79261234567' };
  await visit.send(sendFeedback, { body: { ...moving, ...rest, files } });
  return { sandbox, env: { GALLERY: true } };
}

const ask = (accept?: string) =>
  new Request('http://site.test/dev/submissions', { headers: accept ? { accept } : {} });

test('forms are listed newest first, with the addresses of their files', async () => {
  const answer = submissionsLoader(ask(), await openSite());

  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject([
    {
      number: 2,
      form: '508',
      at: '2026-11-20T09:00:00.000Z',
      fields: { house: 'own', phone: '79261234567' },
      files: [
        {
          field: 'files',
          name: 'до\u00adговор (1).pdf',
          type: 'application/pdf',
          size: 70_000,
          url: '/dev/submissions/2/1',
        },
      ],
    },
    { number: 1, form: 'faqFeedback', fields: { text: '<b>Спасибо</b>' }, files: [] },
  ]);
});

test('a browser gets a page, on which what was typed is text', async () => {
  const answer = submissionsLoader(ask('text/html,application/xhtml+xml'), await openSite());
  const html = await answer.text();

  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toContain('&lt;b&gt;Спасибо&lt;/b&gt;');
  expect(html).toContain('href="/dev/submissions/2/1"');
  expect(html.indexOf('508')).toBeLessThan(html.indexOf('faqFeedback'));
});

test('a file comes back byte for byte, to be kept and not to be shown', async () => {
  const answer = await submittedFileLoader({ number: '2', file: '1' }, await openSite());

  expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), BYTES)).toBe(0);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''%D0%B4%D0%BE%C2%AD%D0%B3%D0%BE%D0%B2%D0%BE%D1%80%20%281%29.pdf`,
  });
});

test.each([
  ['1', '1'],
  ['2', '2'],
  ['2', '0'],
  ['3', '1'],
  ['x', '..'],
])('there is no file at %s/%s', async (number, file) => {
  await expect(submittedFileLoader({ number, file }, await openSite())).rejects.toMatchObject({
    status: 404,
  });
});

test('there is nothing to see with the real gateway, and where the gallery is off', async () => {
  const { sandbox } = await openSite();
  const off: SandboxSite[] = [
    { sandbox: null, env: { GALLERY: true } },
    { sandbox, env: { GALLERY: false } },
  ];
  for (const site of off) {
    expect(() => submissionsLoader(ask(), site)).toThrow(expect.objectContaining({ status: 404 }));
    await expect(submittedFileLoader({ number: '2', file: '1' }, site)).rejects.toMatchObject({
      status: 404,
    });
  }
});
