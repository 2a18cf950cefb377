import path from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { createFlowStore } from './flow-store';
import { visitFlow } from './post-flow';
import { startSite } from './site-process';

/** Another process writes into the store and does not end: visitors read on. */

const store = createFlowStore('demo');

/** With flows that keep what they have loaded, with none, and one that is no page. */
const PAGES = [
  '/',
  '/tariffs/all',
  '/tariffs/all/start',
  '/help/contacts',
  '/pay/promised',
  '/news',
  '/none',
];

test('pages answer while the store is held for writing, also those that have something to keep', async () => {
  const site = await startSite({ DATA_DIR: store.directory });
  const lock = new SQLite(path.join(store.directory, 'site.sqlite'));
  lock.exec('begin immediate');
  onTestFinished(() => void lock.close());
  const answers = await Promise.all(PAGES.map((page) => site.send({ path: page })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 404]);

  const contacts = answers[3]?.body ?? '';
  expect(contacts).toContain('Вопрос о тарифах и услугах');

  // A post waits for its turn, and is answered when the other process has ended.
  const visit = visitFlow({ port: site.port, path: '/pay/topup', flow: 'top-up' });
  await visit.open();
  let isAnswered = false;
  const post = visit.postData('pay', { msisdn: '79261112233', amount: '300' }).finally(() => {
    isAnswered = true;
  });
  for (let n = 0; n < 5; n += 1) expect((await site.send({ path: '/news' })).status).toBe(200);
  expect(isAnswered).toBe(false);
  lock.exec('commit');
  expect((await post).http.status).toBe(200);
  expect(site.events('pin-not-kept')).toEqual([]);
  await site.stop();
});
