import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { drawBarcode } from '#flows/sim-order/testing/draw-barcode';
import { findFaults } from './find-faults';
import { expect, test } from './fixtures';
import { expectNoJumps, watchLayoutShifts } from './layout-shifts';
import { newSubscriber, readCode } from './outbox';
import type { Site } from './site';

const ICC = '89701020000123456785';
/** As the field writes it. */
const ICC_WRITTEN = /8970 1020 0001 2345 6785/;

const CAMERA = { width: 640, height: 480 };

/** A film of one picture, for the camera that Chromium plays: a card before a white wall. */
function filmCard(): string {
  const { width, height } = CAMERA;
  const card = drawBarcode(ICC, { scale: 3, height: 160 });
  const light = Buffer.alloc(width * height, 235);
  const left = Math.floor((width - card.width) / 2);
  for (let y = 0; y < card.height; y += 1)
    for (let x = 0; x < card.width; x += 1)
      if (card.data[(y * card.width + x) * 4] === 0) light[(y + 160) * width + x + left] = 16;
  const colour = Buffer.alloc((width * height) / 2, 128);
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colour]);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'card-')), 'card.y4m');
  writeFileSync(file, Buffer.concat([header, frame, frame]));
  return file;
}

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [
      ...(launchOptions.args ?? []),
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${filmCard()}`,
    ];
    await use({ ...launchOptions, args });
  },
});

async function open(page: Page, site: Site, at: string): Promise<Locator> {
  await page.goto(site.at(at));
  const flow = page.locator('[data-flow="sim-order"]');
  await flow.scrollIntoViewIfNeeded();
  return flow;
}
/** A text is the whole name: «Продолжить» is also the beginning of «Продолжить на другом устройстве». */
const button = (flow: Locator, name: string | RegExp) => flow.getByRole('button', { name, exact: true });

test.describe('the barcode of a card', () => {
  // The headless shell has no camera, not even a played one.
  test('is read by the camera, which goes off then; its reader is loaded when it is asked for @whole-browser', async ({
    page,
    site,
    context,
  }) => {
    await context.grantPermissions(['camera']);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/zxing/.test(request.url())) scripts.push(request.url());
    });
    const flow = await open(page, site, '/sim/teleport');
    await expect(button(flow, /камерой/)).toBeVisible();
    expect(scripts).toEqual([]);
    await button(flow, /камерой/).click();
    await expect(flow.getByLabel('Номер SIM-карты')).toHaveValue(ICC_WRITTEN);
    await expect(flow.getByText('Номер считан. Проверьте его')).toBeVisible();
    await expect(flow.locator('video')).toBeHidden();
    const isLive = await flow
      .locator('video')
      .evaluate((video: HTMLVideoElement) =>
        (video.srcObject as MediaStream).getTracks().some(({ readyState }) => readyState === 'live'),
      );
    expect(isLive).toBe(false);
    expect(scripts.length).toBeLessThanOrEqual(1);
    expect(scripts.every((url) => new URL(url).host === new URL(site.at('/')).host)).toBe(true);
    expect(await findFaults(page)).toEqual([]);
    await button(flow, 'Продолжить').click();
    await expect(flow.getByRole('heading', { name: 'Регион' })).toBeFocused();
  });

  test('is read from a picture, upright too; a picture without one leads to typing', async ({
    page,
    site,
  }) => {
    await watchLayoutShifts(page);
    const flow = await open(page, site, '/sim/dynamic');
    await expect(button(flow, /снимок/)).toBeVisible();
    const toPng = (card: ReturnType<typeof drawBarcode>) =>
      sharp(Buffer.from(card.data), { raw: { width: card.width, height: card.height, channels: 4 } })
        .flatten()
        .extend({ top: 80, bottom: 80, left: 60, right: 60, background: '#fff' })
        .png()
        .toBuffer();
    const choose = (name: string, buffer: Buffer) =>
      flow.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/png', buffer });
    const field = flow.getByLabel('Номер SIM-карты');
    await choose('upright.png', await toPng(drawBarcode(ICC, { isUpright: true })));
    await expect(field).toHaveValue(ICC_WRITTEN);
    await field.fill('');
    await choose('other.png', await toPng(drawBarcode('89701020000123456784')));
    await expect(flow.getByText(/Не\sудалось считать штрихкод. Введите номер SIM вручную/)).toBeVisible();
    await expect(field).toHaveValue('');
    await choose('text.png', Buffer.from('not a picture'));
    await expect(flow.getByText(/Не\sудалось считать штрихкод/)).toBeVisible();
    await expectNoJumps(page);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is typed: neither a camera nor its room is there', async ({ page, site }) => {
      await page.goto(site.at('/sim/dynamic'));
      const flow = page.locator('[data-flow="sim-order"]');
      await expect(flow.getByLabel('Номер SIM-карты')).toBeVisible();
      await expect(flow.getByRole('button', { name: 'Продолжить', exact: true })).toBeVisible();
      const picture = flow.locator('button', { hasText: 'снимок' });
      await expect(picture).toHaveCount(1);
      expect(await picture.boundingBox()).toBeNull();
    });
  });

  test('a camera that is refused leaves the other ways', async ({ page, site, context }) => {
    await context.clearPermissions();
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
    });
    const flow = await open(page, site, '/sim/teleport');
    await button(flow, /камерой/).click();
    await expect(flow.getByText(/Камера закрыта для сайта/)).toBeVisible();
    await expect(button(flow, /снимок/)).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
  });
});

test('[SIM-104] an eSIM is ordered in at most sixty touches; each step has its address, and outlives a reload @phone', async ({
  page,
  site,
}) => {
  test.slow();
  const phone = newSubscriber();
  let touches = 0;
  const at = (step: string) => expect(page).toHaveURL(new RegExp(`/esim/order/${step}$`));
  const flow = await open(page, site, '/esim/order');
  /** A press is a touch, and so is going to a field, whose text the keyboard of the phone gives at once or by its keys. */
  const press = async (name: string | RegExp) => {
    touches += 1;
    await button(flow, name).click();
  };
  const choose = async (label: RegExp | string) => {
    touches += 1;
    await flow.getByLabel(label).first().check();
  };
  const type = async (label: string, text: string) => {
    touches += 1;
    await flow.getByLabel(label, { exact: true }).fill(text);
  };
  await expect(button(flow, 'Продолжить')).toBeEnabled();
  await press('Продолжить');
  await at('contacts');
  await type('Телефон для связи', phone);
  await type('Электронная почта', 'anna@example.ru');
  await press('Продолжить');
  await at('number');
  expect(await findFaults(page)).toEqual([]);
  await press('Забронировать');
  await at('tariff');
  await page.reload();
  await expect(flow.getByRole('heading', { name: 'Тариф' })).toBeVisible();
  await choose(/Для города/);
  await press('Продолжить');
  await press('Продолжить');
  await at('identity');
  await page.goBack();
  await at('tariff');
  await page.goForward();
  await choose(/Я\sуже абонент/);
  await press('Продолжить');
  await at('phone');
  await press('Получить код');
  await at('code');
  await type('Код из SMS', await readCode(site, phone));
  if (await button(flow, 'Подтвердить').isVisible()) await press('Подтвердить').catch(() => undefined);
  await at('questionnaire');
  for (const [label, text] of [
    ['Фамилия', 'Иванова'],
    ['Имя', 'Анна'],
    ['Дата рождения', '17.05.1990'],
    ['Место рождения', 'г. Москва'],
    ['Серия и номер', '4510 123456'],
    ['Дата выдачи', '01.06.2010'],
    ['Код подразделения', '770001'],
    ['Кем выдан', 'ОВД Тверской'],
    ['Адрес регистрации', 'Москва, Садовая, 5'],
  ] as const)
    await type(label, text);
  await choose('Женский');
  await press('Продолжить');
  await at('contract');
  await choose(/Согласен/);
  await press('Отправить договор на подпись');
  touches += 3;
  await flow.getByRole('link', { name: 'Подписать договор' }).click();
  await page.getByRole('button', { name: 'Подписать' }).first().click();
  await button(flow, 'Продолжить заказ').click();
  await at('install');
  expect(await findFaults(page)).toEqual([]);
  await press('eSIM установлена');
  await at('activation');
  await press('Проверить');
  await expect(flow.getByRole('heading', { name: 'Номер активирован' })).toBeVisible();
  expect(touches).toBeLessThanOrEqual(60);
});
