import { beforeAll, describe, expect, test } from 'vitest';
import { newSubscriber } from '#tests/integration/flow-subscribers';
import { findSentForm, type SentForm } from '#tests/sent-forms';
import type { Locator } from '#tests/visitor/locator';
import '#tests/visitor/matchers';
import { solveCaptcha, joinJourneySite, type JourneySite } from './journey-site';

/** A package of mobile communication with home internet, without scripts. */

const PAGE = '/forhome/together';
const FLAT = 'г Москва, ул Липовая Аллея, д 3';
const NO_CABLE = 'г Москва, ул Липовая Аллея, д 12';

let site: JourneySite;
beforeAll(async () => {
  site = await joinJourneySite();
});

async function open(): Promise<Locator> {
  const visitor = site.visit();
  await visitor.goto(`${PAGE}#together`);
  return visitor.locator('[data-flow="home-internet"]');
}

const press = (flow: Locator, name: string) => flow.getByRole('button', { name }).click();
const titleOf = (flow: Locator) => flow.getByRole('heading').first();

async function checkAddress(flow: Locator, address: string): Promise<void> {
  flow.getByLabel('Адрес').first().fill(address);
  await press(flow, 'Проверить');
}

async function send(flow: Locator, msisdn: string): Promise<void> {
  flow.getByLabel('Имя').fill('Анна');
  flow.getByLabel('Контактный номер').fill(msisdn);
  await solveCaptcha(site, flow);
  await press(flow, 'Отправить');
}

async function findRequest(msisdn: string): Promise<SentForm | undefined> {
  const { body } = await site.send({ path: '/dev/submissions', headers: { accept: 'application/json' } });
  return findSentForm(JSON.parse(body), msisdn);
}

describe('a convergent package', () => {
  test('[CONV-02][CONV-03][CONV-04][CONV-06][CONV-07][CONV-08][CONV-09][CONV-11][CONV-20][CONV-22][CONV-201][CONV-203][CONV-204][CONV-207] is asked for from the check of the address to the accepted request, with everything that was chosen', async () => {
    const msisdn = newSubscriber();
    const flow = await open();
    expect(titleOf(flow)).toHaveText(/Проверьте возможность подключения в\sвашем доме/);
    await checkAddress(flow, FLAT);
    expect(titleOf(flow)).toHaveText('Выберите пакет');
    await press(flow, 'Продолжить');
    expect(flow.locator('[data-error-summary]')).toContainText('Выберите один вариант');
    await flow.getByLabel(/Дом и связь/).check();
    await flow.getByLabel(/Спорт/).check();
    await flow.getByLabel(/Детям/).check();
    await press(flow, 'Продолжить');

    expect(titleOf(flow)).toHaveText('Оставьте заявку');
    // 763 + 299 + 149
    expect(flow).toContainText(/Каждые\s30\sдней\s*1\s211\s₽/);
    await send(flow, msisdn);
    expect(titleOf(flow)).toHaveText('Заявка принята');
    expect(flow).toContainText(
      /с\s9:00 до\s21:00 по\sмосковскому времени, обычно\s+в\sтечение 30\sминут, с\sбесплатного номера\s+8 800 550-00-01/,
    );
    expect(flow).toContainText(/1\s211\s₽/);
    expect(flow.getByRole('link', { name: 'На главную' }).getAttribute('href')).toBe('/');
    expect((await findRequest(msisdn))?.fields).toMatchObject({
      name: 'Анна',
      contactPhone: msisdn,
      region: 'Москва и Московская область',
      address: FLAT,
      houseGuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      private: 'off',
      tariffName: 'Дом и связь',
      optionName: 'Спорт,Детям',
      payment: { monthly: 1211, once: 0 },
    });
  });

  test('[CONV-45][HOME-232] becomes a router where there is no cable', async () => {
    const msisdn = newSubscriber();
    const flow = await open();
    await checkAddress(flow, NO_CABLE);
    expect(titleOf(flow)).toHaveText(/Вам пока не\sдоступен проводной интернет/);
    await press(flow, 'Оставить заявку');
    await send(flow, msisdn);
    const fields = (await findRequest(msisdn))?.fields;
    expect(fields).toMatchObject({ address: NO_CABLE, optionName: expect.stringMatching(/^Роутер 4G/) });
    expect(fields).not.toHaveProperty('tariffName');
  });

  test('[CONV-21][CONV-24][CONV-25] for a private house is one of those for private houses, and goes without a guid', async () => {
    const msisdn = newSubscriber();
    const flow = await open();
    await flow.getByLabel(/Я\sживу в\sчастном доме/).check();
    flow.getByLabel('Город или посёлок').fill('Ключи');
    flow.getByLabel('Улица').fill('Садовая');
    flow.getByLabel('Дом', { exact: true }).fill('8');
    await press(flow, 'Проверить');
    expect(titleOf(flow)).toHaveText('Выберите пакет');
    expect(flow).not.toContainText('Дом и связь');
    await flow.getByLabel(/Связь и коттедж/).check();
    await press(flow, 'Продолжить');
    await send(flow, msisdn);
    const fields = (await findRequest(msisdn))?.fields;
    expect(fields).toMatchObject({
      city: 'Ключи',
      street: 'Садовая',
      house: '8',
      private: 'on',
      tariffName: 'Связь и коттедж',
    });
    expect(fields).not.toHaveProperty('houseGuid');
    expect(fields).not.toHaveProperty('address');
  });

  test('[CONV-16][CONV-17][CONV-208] with a captcha that was misread loses nothing, and goes back step by step to the address', async () => {
    const flow = await open();
    await checkAddress(flow, FLAT);
    await flow.getByLabel(/Семья дома/).check();
    await press(flow, 'Продолжить');
    const picture = () => flow.getByAltText('Картинка с кодом').getAttribute('src');
    const shown = picture();
    flow.getByLabel('Имя').fill('Анна');
    flow.getByLabel('Контактный номер').fill('+7 926 111-22-33');
    flow.getByLabel('Код с картинки').fill('0');
    await press(flow, 'Отправить');
    expect(flow.getByLabel('Код с картинки')).toHaveAccessibleDescription(/Некорректный код с картинки/);
    expect(flow.getByLabel('Имя')).toHaveValue('Анна');
    expect(picture()).not.toBe(shown);
    await press(flow, 'Назад');
    expect(titleOf(flow)).toHaveText('Выберите пакет');
    await press(flow, 'Назад');
    expect(flow.getByLabel('Адрес')).toHaveValue('');
  });
});

test('[CONV-202][CONV-401] the showcase has packages of all nine segments, and each opens the window of connection', async () => {
  const visitor = site.visit();
  await visitor.goto(PAGE);
  const titles =
    'Дом и связь, Семья дома, Всё вместе, Дом без лимита, Дом и разговоры, Дом выгодно, Дом на лето, Связь и коттедж, Коттедж с запасом';
  for (const title of titles.split(', ')) {
    const action = visitor.getByRole('link', { name: `Подключить ${title}` });
    expect([title, action.getAttribute('href')]).toEqual([title, '#together']);
  }
});
