import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Visitor } from '#tests/visitor/visitor';
import '#tests/visitor/matchers';
import { enterCode, sendNumber, startJourneySite } from '../journeys/journey-site';
import { findClosedPort } from './fake-gateway';
import { newSubscriber } from './flow-subscribers';
import { SECRET } from './site-process';

const NEWER = 'Zk3-vT8qWm1yRb6LxUc9NpEa4HsJd7FgQo2i';

test('a new secret before the former one loses no visit that is under way', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'site-secrets-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const port = await findClosedPort();
  const start = (secret: string) =>
    startJourneySite({ PORT: String(port), DATA_DIR: directory, SESSION_SECRET: secret });

  const first = await start(SECRET);
  const visitor = new Visitor({ port });
  await visitor.goto('/pay/promised');
  const flow = visitor.locator('[data-flow="promised-payment"]');
  const heading = flow.getByRole('heading');
  const msisdn = newSubscriber();
  await sendNumber(flow, msisdn);
  expect(heading).toHaveText('Введите код из SMS');
  await first.stop();

  const second = await start(`${NEWER},${SECRET}`);
  // Nor is a number set free that has just been sent a code.
  const other = new Visitor({ port });
  const theirs = other.locator('[data-flow="promised-payment"]');
  for (const number of [newSubscriber(), msisdn]) {
    await other.goto('/pay/promised');
    await sendNumber(theirs, number);
  }
  expect(theirs).toContainText('Слишком много попыток');
  await enterCode(second, flow, { msisdn, button: 'Подтвердить' });
  expect(heading).toHaveText('Сколько пополнить');
  flow.getByLabel('Сумма').selectOption('300');
  await flow.getByRole('button', { name: 'Активировать' }).click();
  expect(heading).toHaveText(/^Счёт пополнен на 300\s₽$/);
  await flow.getByRole('button', { name: 'Ок' }).click();
  await sendNumber(flow, newSubscriber());
  expect(heading).toHaveText('Введите код из SMS');
  await second.stop();

  // The newer one has sealed: the former alone opens nothing of it.
  const third = await start(SECRET);
  flow.getByLabel('Код из SMS').fill('0000');
  await flow.getByRole('button', { name: 'Подтвердить' }).click();
  expect(heading).toHaveText('Возьмите обещанный платёж');
  await third.stop();
});
