// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import type { AnySnapshot } from '#registry/define-flow';
import type { Props } from './contract';
import { flow } from './flow';
import { machine } from './machine';
import View from './view';

const connection = { fast: true, billingIds: ['10101'], ussd: '*105*1101#', balanceMin: 450 };
const propsOf = (given: object = {}): Props => ({
  ...flow.props.parse({ tariff: { id: 'start', title: 'Старт' }, connection, ...given }),
  tariffs: null,
  about: '',
  chosen: '',
});

/** A step as the server renders it; the first one without a snapshot. */
function show(given: object = {}, snapshot: AnySnapshot = machine.start(propsOf(given))): HTMLElement {
  const place = { instance: 'flow-1', identity: 'start', windowId: null };
  const state = { instance: 'flow-1', snapshot, sealed: '', turn: 0 };
  const posted = { state, isTarget: false, peers: [] };
  return renderHtml(<View place={{ ...place, posted }} props={propsOf(given)} />);
}

const wordsOf = (page: HTMLElement) => (page.textContent ?? '').replace(/\s/g, ' ');
const linkOf = (page: HTMLElement) => {
  const link = find(page, 'a[href]');
  return [link.textContent, link.getAttribute('href')];
};
const tariff = { id: 'start', title: 'Старт', change: 'fast', hasActions: false };
const carried = { tariff, choice: [] };
const preview = flow.samples.PREVIEWED[0]?.preview;
const previewed = { preview, price: null, chosen: '', isOtherPrice: false };
const detail = { state: 'detail', data: { ...carried, msisdn: '79261112233', ...previewed } };

describe('the number in tariff-connection', () => {
  test('[CONN-202][CONN-203][CONN-105] is asked for under the title of the connection, with the time it takes', () => {
    const page = show();
    expect(find(page, 'h2').textContent).toBe('Подключить «Старт»');
    expect(find(page, 'h2').closest('.visually-hidden')).toBeNull();
    expect(wordsOf(page)).toContain('Подключение в течение 10-15 минут');
    expect(page.querySelector('input[name="msisdn"]')).not.toBeNull();
  });

  test('has its title for the focus alone where a window says the same', () => {
    expect(find(show({ isTitled: false }), 'h2').closest('.visually-hidden')).not.toBeNull();
  });

  test('[CONN-231] says how much has to be on the account', () => {
    expect(wordsOf(show())).toContain('Для смены тарифа на счёте должно быть не менее 450 ₽');
  });

  test('[CONN-232] says what happens at once when nothing has to be', () => {
    const page = show({ connection: { ...connection, balanceMin: 0 } });
    expect(wordsOf(page)).toContain('Пакеты обновятся сразу, спишется абонентская плата');
    expect(wordsOf(page)).not.toContain('не менее');
  });

  test('[CODE-101][CODE-102][CODE-103] has the prompt and the button of the shared form', () => {
    const page = show();
    expect(wordsOf(page)).toContain('Введите номер для получения кода подтверждения операции:');
    expect(find(page, 'button[type="submit"]').textContent).toBe('Получить код');
  });
});

describe('the choice in tariff-connection', () => {
  const both = { connection: { ...connection, sim: true, mnp: true, popupNotice: 'Остатки сохранятся' } };

  test('[CONN-215][CONN-216][CONN-217][CONN-220] offers a SIM, the move with the own number, and a change with its notice', () => {
    const page = show(both);
    expect(
      [...page.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Купить SIM-карту или eSIM', '/esim'],
      ['Перейти со своим номером', '/mnp'],
    ]);
    expect(find(page, 'button[value="CHANGE_TARIFF"]').textContent).toMatch(/^Сменить тариф на своём номере/);
    expect(wordsOf(page)).toContain('Номер и деньги на счёте останутся');
    expect(find(page, '[role="tooltip"]').textContent).toBe('Остатки сохранятся');
  });

  test('[CONN-219] offers no change with a subscription id', () => {
    expect(show({ ...both, subscriptionId: 's1' }).querySelector('[value="CHANGE_TARIFF"]')).toBeNull();
  });
});

describe('other steps of tariff-connection', () => {
  test('[CONN-205] without fast mode there are the other ways alone, and no number is asked for', () => {
    const other = {
      sms: '0500',
      smsText: 'ТАРИФ 101',
      ivr: '0500 1101',
      lkLink: 'https://lk.example.test/start',
    };
    const page = show({ connection: { ...connection, ...other, fast: false } });
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'tel:*105*1101%23',
      `sms:0500?body=${encodeURIComponent('ТАРИФ 101')}`,
      'tel:05001101',
      'https://lk.example.test/start',
    ]);
    expect(page.querySelector('form')).toBeNull();
  });

  test('[CONN-229] a change has the prices of the preview, a new connection those of the tariff', () => {
    const price = { amountKopecks: 38_000, period: 'за 30 дней' };
    const priced = { ...detail, data: { ...detail.data, price } };
    const change = wordsOf(show({}, priced));
    expect(change).toContain('650 ₽');
    expect(change).not.toContain('380 ₽');
    const fresh = wordsOf(show({ action: 'new' }, priced));
    expect(fresh).toContain('380 ₽');
    expect(fresh).not.toContain('650 ₽');
  });

  test('[CONN-403] the price says what is charged now and of what, the price from then on, since when, what comes and what stays', () => {
    const words = wordsOf(show({}, detail));
    const shown = ['Спишем сейчас', '650 ₽', '450 ₽', '200 ₽', 'за 30 дней', '21 ноября 2026 г.'];
    const listed = ['Подключим вместе с тарифом', '5 гигабайт', 'Останется', 'Связь при нуле'];
    for (const text of [...shown, ...listed]) expect(words).toContain(text);
  });

  test('[CONN-225][CONN-230] success says when the tariff changes, and leads home', () => {
    const page = show({}, { state: 'success', data: carried });
    expect(wordsOf(page)).toContain('Ваш тариф будет изменён в течение 15 минут');
    expect(linkOf(page)).toEqual(['На главную', '/']);
  });

  test('[CONN-224][CONN-228][CONN-426][CONN-427] want of money leads to a top-up', () => {
    const page = show({}, { state: 'failed', data: { ...carried, reason: 'money' } });
    expect(find(page, 'h2').textContent).toBe('Недостаточно средств');
    expect(wordsOf(page)).toContain('Пополните счёт и повторите попытку');
    expect(linkOf(page)).toEqual(['Пополнить баланс', '/pay/topup']);
  });

  test('[CONN-223][CONN-227][CONN-428][CONN-429] any other failure leads to the tariffs', () => {
    const page = show({}, { state: 'failed', data: { ...carried, reason: 'other' } });
    expect(wordsOf(page)).toContain('Что-то пошло не так');
    expect(wordsOf(page)).toContain('Не удалось сменить тариф, мы уже выясняем причины. Повторите позже');
    expect(linkOf(page)).toEqual(['К тарифам', '/tariffs/all']);
  });

  test('[CONN-430][CONN-431] a change that only the personal account can make leads there', () => {
    const own = { connection: { ...connection, lkLink: 'https://lk.example.test/start' } };
    const page = show(own, { state: 'unavailable', data: carried });
    expect(wordsOf(page)).toContain('Чтобы сменить тариф, войдите в Личный кабинет');
    expect(linkOf(page)).toEqual(['В Личный кабинет', 'https://lk.example.test/start']);
  });

  test('[CONN-226] it leads to the page of tariff changes when the tariff has none of its own', () => {
    const page = show({}, { state: 'unavailable', data: carried });
    expect(linkOf(page)).toEqual(['В Личный кабинет', 'https://lk.example.test/tariff/change']);
  });

  test('[CONN-122] without a title there is an error and nothing else', () => {
    const page = show({ tariff: { id: 'start' } });
    expect(wordsOf(page)).toBe('Что-то пошло не так. Попробуйте позже.');
  });
});
