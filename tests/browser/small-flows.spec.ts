import type { Locator, Page } from '@playwright/test';
import { waitForFlow } from './block-assets';
import { expect, test } from './fixtures';
import { countSent, newSubscriber, readCode, shownAs } from './outbox';
import type { Site } from './site';

const REFUSED_FORM = /status of 4\d\d/;
/** Numbers whose last digits play a part of their own in the sandbox. */
const withTail = (tail: string) => newSubscriber().replace(/\d{4}$/, tail);

const heading = (flow: Locator) => flow.getByRole('heading');
const summary = (flow: Locator) => flow.locator('[data-error-summary]');

async function solveCaptcha(flow: Locator, site: Site): Promise<void> {
  const src = (await flow.getByAltText('Картинка с кодом').getAttribute('src')) ?? '';
  await flow.getByLabel('Код с картинки').fill(await readCode(site, src.split('/').at(-2) ?? ''));
}

for (const javaScriptEnabled of [true, false]) {
  const confirm = async (flow: Locator, site: Site, msisdn: string, button: string) => {
    await expect(heading(flow)).toHaveText('Введите код из SMS');
    const code = await readCode(site, msisdn);
    await flow.getByLabel('Код из SMS').first().fill(code);
    if (!javaScriptEnabled) await flow.getByRole('button', { name: button }).click();
  };
  const open = async (page: Page, site: Site, path: string, type: string): Promise<Locator> => {
    await page.goto(site.at(path));
    const flow = page.locator(`[data-flow="${type}"]`);
    await flow.scrollIntoViewIfNeeded();
    if (javaScriptEnabled) await waitForFlow(page);
    return flow;
  };

  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ allowConsole }) => {
      if (!javaScriptEnabled) allowConsole(REFUSED_FORM);
    });

    test('[CODE-201][CONN-417][CONN-418] a change of tariff is requested and confirmed @phone', async ({
      page,
      site,
    }) => {
      const msisdn = newSubscriber();
      const flow = await open(page, site, '/services/smena-tarifa.html', 'rate-plan');
      await expect(flow).toHaveAttribute('data-state', 'add');
      await flow.getByLabel('Номер телефона').fill(msisdn);
      await flow.getByRole('button', { name: 'Получить код' }).click();
      await expect(flow).toHaveAttribute('data-state', 'confirm');
      await flow.getByRole('button', { name: 'Изменить номер' }).click();
      await expect(flow.getByLabel('Номер телефона')).toHaveValue(shownAs(msisdn));
      const other = newSubscriber();
      await flow.getByLabel('Номер телефона').fill(other);
      await flow.getByRole('button', { name: 'Получить код' }).click();
      await confirm(flow, site, other, 'Сменить тариф');
      await expect(flow).toHaveAttribute('data-state', 'success');
      await expect(heading(flow)).toHaveText('Тариф меняется');
      await expect(heading(flow)).toBeFocused();
    });

    test('a change of tariff may want a captcha, and says why it is refused', async ({ page, site }) => {
      const flow = await open(page, site, '/services/smena-tarifa.html', 'rate-plan');
      const number = flow.getByLabel('Номер телефона');
      await number.fill(withTail('0001'));
      await flow.getByRole('button', { name: 'Получить код' }).click();
      await expect(summary(flow)).toHaveText('Введите код с картинки');
      await solveCaptcha(flow, site);
      await flow.getByRole('button', { name: 'Получить код' }).click();
      await expect(heading(flow)).toHaveText('Введите код из SMS');
      await flow.getByRole('button', { name: 'Изменить номер' }).click();

      const poor = withTail('0506');
      await number.fill(poor);
      await flow.getByRole('button', { name: 'Получить код' }).click();
      await confirm(flow, site, poor, 'Сменить тариф');
      await expect(summary(flow)).toHaveText('Недостаточно средств на счёте');
    });

    test('[CODE-01][CODE-02][CODE-04][CODE-05][CODE-09] a message is written, confirmed, sent and delivered @phone', async ({
      page,
      site,
    }) => {
      const [sender, recipient] = [newSubscriber(), withTail('0800')];
      const flow = await open(page, site, '/services/sms-s-sajta.html', 'sms-sender');
      await flow.getByLabel('Ваш номер').fill(sender);
      await flow.getByLabel('Номер получателя').fill(recipient);
      await flow.getByLabel('Сообщение').fill('Буду в семь.\nКупи хлеба.');
      await flow.getByRole('button', { name: 'Получить код' }).click();
      const picture = flow.getByAltText('Картинка с кодом');
      const first = (await picture.getAttribute('src')) ?? '';
      await flow.getByRole('button', { name: 'Другая картинка' }).click();
      await expect(picture).not.toHaveAttribute('src', first);
      await expect(flow.getByLabel('Сообщение')).toHaveValue('Буду в семь.\nКупи хлеба.');
      await solveCaptcha(flow, site);
      await flow.getByRole('button', { name: 'Получить код' }).click();
      await confirm(flow, site, sender, 'Отправить');
      await expect(heading(flow)).toHaveText('Сообщение отправлено');
      expect(await countSent(site, recipient)).toBe(1);
      await flow.getByRole('button', { name: 'Проверить доставку' }).click();
      await expect(heading(flow)).toHaveText('Сообщение доставлено');
      await flow.getByRole('button', { name: 'Написать ещё' }).click();
      await expect(flow.getByLabel('Сообщение')).toHaveValue('');
    });

    test('[CODE-08][CODE-134][CODE-06] what is wrong with a message is said where it is wrong @phone', async ({
      page,
      site,
    }) => {
      const flow = await open(page, site, '/services/sms-s-sajta.html', 'sms-sender');
      await flow.getByLabel('Ваш номер').fill(newSubscriber());
      await flow.getByLabel('Номер получателя').fill('8 916 111-22-33');
      await flow.getByRole('button', { name: 'Получить код' }).click();
      const text = flow.getByLabel('Сообщение');
      await expect(text).toHaveAccessibleDescription(/Поле сообщения заполнено неверно/);
      await text.fill('Привет!');
      await flow.getByRole('button', { name: 'Получить код' }).click();
      await solveCaptcha(flow, site);
      await flow.getByRole('button', { name: 'Получить код' }).click();
      await expect(flow.getByLabel('Номер получателя')).toHaveAccessibleDescription(
        'Ошибка: Номер получателя не МегаФон',
      );
      await expect(text).toHaveValue('Привет!');
    });

    test('[CODE-131][CODE-421] a number has an operator and a region @phone', async ({ page, site }) => {
      const flow = await open(page, site, '/services/chej-nomer.html', 'operator-check');
      await flow.getByLabel('Номер телефона').fill(newSubscriber());
      await flow.getByRole('button', { name: 'Узнать' }).click();
      await expect(heading(flow)).toHaveText('МегаФон');
      await expect(flow).toContainText('Москва');
      await flow.getByRole('button', { name: 'Проверить другой номер' }).click();
      await flow.getByLabel('Номер телефона').fill(withTail('0000'));
      await flow.getByRole('button', { name: 'Узнать' }).click();
      await expect(summary(flow)).toHaveText('Телефон не найден');
      await flow.getByLabel('Номер телефона').fill(withTail('0001'));
      await flow.getByRole('button', { name: 'Узнать' }).click();
      await solveCaptcha(flow, site);
      await flow.getByRole('button', { name: 'Узнать' }).click();
      await expect(heading(flow)).toHaveText('МегаФон');
    });

    test('[MISC-102][MISC-103] a friend is invited @phone', async ({ page, site }) => {
      const [own, friend] = [newSubscriber(), newSubscriber()];
      const flow = await open(page, site, '/services/priglasite-druga.html', 'friend-invitation');
      await flow.getByLabel('Ваш номер').fill(own);
      await flow.getByLabel('Номер друга').fill(own);
      await flow.getByRole('button', { name: 'Получить код' }).click();
      await expect(summary(flow)).toHaveText('Это ваш номер, а нужен номер друга');
      await flow.getByLabel('Номер друга').fill(friend);
      await flow.getByRole('button', { name: 'Получить код' }).click();
      await confirm(flow, site, own, 'Пригласить');
      await expect(heading(flow)).toHaveText('Приглашение отправлено');
      await expect.poll(() => countSent(site, friend)).toBe(1);
    });
  });
}
