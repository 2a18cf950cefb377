import { describe, expect, test } from 'vitest';
import { formatAmountInput, fromKopecks, toKopecks } from './amount-input';
import { countDigits, readBounds } from './bounds';
import { isAmountEntered } from './entered';
import { rejectAmount } from './reject-amount.server';
import { typedAmount } from './typed-amount';

const NBSP = '\u00a0';
const fallback = { minKopecks: 1000, maxKopecks: 1_500_000 };

describe('the bounds of a payment', () => {
  test.each([
    ['от 10 до 15 000 ₽', 10, 15_000],
    [`от${NBSP}100 до${NBSP}30${NBSP}000${NBSP}₽, без комиссии`, 100, 30_000],
    ['Пополнение за 1–2 минуты, 100–5000 руб.', 100, 5000],
    ['от 50 ₽ до 15 тыс. ₽', 50, 15_000],
    ['от 50 ₽ до 20 тыс. ₽', 50, 20_000],
    ['от 1 ₽ до 900 ₽', 1, 900],
    ['от 0 до 500 ₽', 10, 500],
    [`до ${'9'.repeat(20)} ₽`, 10, 15_000],
    ['от 300 до 300 ₽', 300, 300],
    ['Минимальная сумма 50 ₽, максимальная — 15 000 ₽', 50, 15_000],
    ['Не менее 300 рублей и не более 700 рублей', 300, 700],
    ['за день от 1 до 3 платежей, каждый от 20 до 900 ₽', 20, 900],
    ['Минимум 500 ₽', 500, 15_000],
    ['до 30 000 ₽', 10, 30_000],
    ['любая сумма, комиссия до 2%', 10, 15_000],
    ['от 500 до 100 ₽', 10, 15_000],
    ['', 10, 15_000],
  ])('[PAY-113][PAY-114] are read from «%s»: %d and %d roubles', (description, min, max) => {
    expect(readBounds(description, fallback)).toEqual({ minKopecks: min * 100, maxKopecks: max * 100 });
  });

  test('[PAY-115][PAY-116] an amount outside of them is refused with the bound; the bounds themselves are not', () => {
    const refuse = (amountKopecks: number) => rejectAmount(amountKopecks, fallback)?.rejected;
    expect(refuse(900)).toMatchObject({ field: 'amount', message: `Минимальная сумма 10${NBSP}₽` });
    expect(refuse(1_500_100)).toMatchObject({
      field: 'amount',
      message: `Максимальная сумма 15${NBSP}000${NBSP}₽`,
    });
    expect([refuse(1000), refuse(1_500_000)]).toEqual([undefined, undefined]);
  });
});

describe('a typed amount', () => {
  test('[PAY-112] takes as many digits as the upper bound has, thousands apart', () => {
    expect(countDigits(fallback)).toBe(5);
    expect(formatAmountInput('150000', countDigits(fallback))).toBe(`15${NBSP}000`);
    expect(formatAmountInput('1500', countDigits({ minKopecks: 100, maxKopecks: 99_900 }))).toBe('150');
    expect(countDigits({ minKopecks: 100, maxKopecks: 99_950 })).toBe(3);
  });

  test.each([
    ['12х3', '123'],
    ['007', '7'],
    ['300,00 ₽', '300'],
    ['1 500.50', `1${NBSP}500`],
    ['₽', ''],
  ])('keeps of «%s» the whole roubles: «%s»', (typed, shown) => {
    expect(formatAmountInput(typed, 5)).toBe(shown);
  });

  test('is the same amount there and back', () => {
    expect([fromKopecks(30_000), fromKopecks(30_050), fromKopecks(0)]).toEqual(['300', '300', '']);
    expect([toKopecks(`15${NBSP}000`), toKopecks('')]).toEqual([1_500_000, 0]);
  });

  test('is read up to 40 characters', () => {
    expect(typedAmount.parse(`1${' '.repeat(38)}0`)).toBe(1000);
  });

  test.each(['300', ' 300 ', '300 ₽', `3${NBSP}00`, '300,00', '300 руб.'])('«%s» is 300 roubles', (typed) => {
    expect(typedAmount.parse(typed)).toBe(30_000);
  });

  test.each([
    [undefined, 'Введите сумму'],
    [' ', 'Введите сумму'],
    ['0', 'Введите сумму'],
    ['сто', `Введите сумму в${NBSP}рублях, без копеек`],
    ['10,50', `Введите сумму в${NBSP}рублях, без копеек`],
    ['-10', `Введите сумму в${NBSP}рублях, без копеек`],
    ['1e3', `Введите сумму в${NBSP}рублях, без копеек`],
    [`1${' '.repeat(39)}0`, `Введите сумму в${NBSP}рублях, без копеек`],
  ])('of «%s» it is said: %s', (typed, text) => {
    expect(typedAmount.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([text]);
  });

  test('[PAY-118] counts as entered only above 0', () => {
    expect([isAmountEntered(0), isAmountEntered(100)]).toEqual([false, true]);
    expect([typedAmount.safeParse('0').success, typedAmount.safeParse('1').success]).toEqual([false, true]);
  });
});
