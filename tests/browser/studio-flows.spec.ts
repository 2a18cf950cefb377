import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { newSubscriber, readCode } from './outbox';
import { createSite, type Site } from './site';
import { expectSound, test } from './studio';

/** Where visitors leave a flow: from what they do on the site to what the studio says of it. */

/** A visitor who has been sent a code. */
async function comeToCode(page: Page, site: Site): Promise<string> {
  const msisdn = newSubscriber();
  await page.goto(site.at('/pay/promised'));
  const flow = page.locator('[data-flow="promised-payment"]');
  await flow.getByLabel('Номер телефона').fill(msisdn);
  await flow.getByRole('button', { name: 'Получить код' }).click();
  await expect(flow.getByRole('heading')).toHaveText('Введите код из SMS');
  return msisdn;
}

test('a flow that nobody has begun shows how it works, and says so', async ({ studio, studioSite }) => {
  await studio.goto(studioSite.at('/studio/flows/survey'));
  await expect(studio.getByText('За это время сценарий никто не начинал')).toBeVisible();
  await expect(studio.getByRole('img', { name: 'Как устроен сценарий: Опрос' })).toBeVisible();
  await expect(studio.getByRole('link', { name: 'Меню и подвал' }).last()).toBeVisible();
  await expectSound(studio);
});

test('what visitors do becomes a funnel: who began, who came to the end, and where the others left', async ({
  studio,
  studioSite,
  request,
}) => {
  test.slow();
  const site = createSite(request, new URL(studioSite.at('/')).port);
  const visitor = await studio.context().newPage();
  const paying = await comeToCode(visitor, site);
  const flow = visitor.locator('[data-flow="promised-payment"]');
  await flow.getByLabel('Код из SMS').fill(await readCode(site, paying));
  await expect(flow.getByRole('heading')).toHaveText('Сколько пополнить');
  await flow.getByLabel('Сумма').selectOption('300');
  await flow.getByRole('button', { name: 'Активировать' }).click();
  await expect(flow.getByRole('heading')).toHaveText(/^Счёт пополнен/);
  await visitor.close();
  for (let visit = 0; visit < 2; visit += 1) {
    const leaving = await studio.context().newPage();
    await comeToCode(leaving, site);
    await leaving.close();
  }

  await studio.goto(studioSite.at('/studio'));
  await studio.getByRole('link', { name: 'Воронки' }).click();
  await expect(studio.getByRole('heading', { level: 1, name: 'Воронки сценариев' })).toBeVisible();
  const row = studio.getByRole('row', { name: /Обещанный платёж/ });
  await expect(async () => {
    await studio.reload();
    await expect(row).toContainText('33', { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await expect(row.getByRole('cell').nth(2)).toHaveText('3');
  await expect(row.getByRole('cell').nth(3)).toHaveText('1');
  await expect(row.getByRole('cell').last()).toHaveText(/^Код из\sSMS\s— 67\s%$/);
  await expectSound(studio);

  await row.getByRole('link', { name: 'Обещанный платёж' }).click();
  await expect(studio.getByRole('heading', { level: 1, name: 'Обещанный платёж' })).toBeVisible();
  await expect(studio.getByRole('note')).toContainText(/Чаще всего уходят на\sшаге «Код из\sSMS»/);
  await expect(studio.getByRole('note')).toContainText(/Из\s3 дошедших сюда дальше не\sпошли 2/);
  const step = studio
    .getByRole('table')
    .first()
    .getByRole('row', { name: /Код из\sSMS/ });
  await expect(step.getByRole('cell')).toHaveText([/больше всего/, '3', '1', '2', /67\s%/, '0']);
  await expectSound(studio);

  await studio.getByLabel('Страница').selectOption('/pay/topup');
  await expect(studio).toHaveURL(/page=%2Fpay%2Ftopup/);
  await expect(studio.getByText('За это время сценарий никто не начинал')).toBeVisible();
  await studio.getByRole('link', { name: 'Все сценарии' }).click();
  await expect(studio.getByRole('heading', { level: 1, name: 'Воронки сценариев' })).toBeVisible();
});
