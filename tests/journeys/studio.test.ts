import { beforeAll, expect, test } from 'vitest';
import { readFirstAccount } from '#tests/integration/studio-visit';
import '#tests/visitor/matchers';
import { startJourneySite, type OwnJourneySite } from './journey-site';

let site: OwnJourneySite;
beforeAll(async () => {
  site = await startJourneySite();
});

test('an editor signs in, is told what is wrong, and reads', async () => {
  const { login, password } = readFirstAccount(site);
  const editor = site.visit();
  const signIn = async (typed: string) => {
    editor.getByLabel('Логин').fill(login);
    editor.getByLabel('Пароль').fill(typed);
    await editor.getByRole('button', { name: 'Войти' }).click();
  };
  await editor.goto('/studio/pages');
  await signIn('not the password');
  expect(editor.getByRole('alert')).toContainText('Неверный логин или пароль');
  await signIn(password);
  expect(editor.getByRole('heading', { level: 1, name: 'Страницы' })).toBeVisible();
  expect(editor.getByRole('table')).toBeVisible();
});
