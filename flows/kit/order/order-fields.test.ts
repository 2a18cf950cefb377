import { describe, expect, test } from 'vitest';
import { acceptance, orderComment, orderEmail, orderName, orderPhone, promoCode } from './order-fields';
import { isMended, ORDER_ERRORS, RECEIVING, toOrderError, toOrderReceipt } from './order-rules';
import { judgePromoCode } from './promo-code';

interface Judged {
  success: boolean;
  error?: { issues: { message: string }[] } | undefined;
}
const messageOf = (judged: Judged) => judged.error?.issues[0]?.message;

describe('the name of an order', () => {
  test.each(['Анна', 'Салтыков-Щедрин', 'Anna Maria', 'ё', ' Ольга  '])(
    '[ORD-129][ORD-130][ORD-131][ORD-132] takes «%s», trimmed',
    (typed) => {
      expect(orderName.parse(typed)).toBe(typed.trim());
    },
  );

  test.each(['-Анна', 'Анна-', 'Анна1', 'О’Нил', '1'])('[ORD-130][ORD-133] refuses «%s»', (typed) => {
    expect(messageOf(orderName.safeParse(typed))).toBe('Неверно заполнено поле!');
  });

  test.each(['', '   ', undefined])('[ORD-149] wants something instead of «%s»', (typed) => {
    expect(messageOf(orderName.safeParse(typed))).toBe('Заполните поле');
  });
});

describe('the e-mail of an order', () => {
  test('[ORD-134] is an address, or none', () => {
    expect([orderEmail.parse('anna@example.test'), orderEmail.parse('')]).toEqual(['anna@example.test', '']);
  });

  test.each([
    'anna',
    'anna@',
    'анна@example.test',
    'anna@почта.test',
    'Info@MegaFon.test',
    'megafon@mail.test',
  ])('[ORD-134][ORD-135][ORD-136][ORD-137] is not «%s»', (typed) => {
    expect(messageOf(orderEmail.safeParse(typed))).toBe('Некорректный e-mail');
  });
});

describe('the phone of an order', () => {
  test.each(['+7 (926) 111 - 22 - 33', '+79261112233', '926 111-22-33', '9261112233'])(
    '[ORD-138][ORD-139] is read from «%s»',
    (typed) => {
      expect(orderPhone.parse(typed)).toBe('79261112233');
    },
  );

  test.each(['+7926111223', '+792611122334', '926111223', '89261112233', '+89261112233', 'phone', ''])(
    '[ORD-138][ORD-139][ORD-140] is not «%s»',
    (typed) => {
      expect(messageOf(orderPhone.safeParse(typed))).toBe('Некорректный номер');
    },
  );
});

describe('a promo code', () => {
  test.each([
    ['NOVEMBER', 'valid'],
    ['Скидка10', 'valid'],
    ['89261112233', 'valid'],
    ['8926111223', 'error'],
    ['79261112233', 'error'],
    ['12345', 'error'],
    ['NEW YEAR', 'error'],
    ['SALE-10', 'error'],
    ['A'.repeat(32), 'valid'],
    ['A'.repeat(33), 'error'],
    ['', 'initial'],
    ['  ', 'initial'],
  ] as const)('[ORD-119][ORD-122][ORD-123][ORD-124][ORD-125][ORD-126] «%s» is %s', (typed, state) => {
    expect(judgePromoCode(typed)).toBe(state);
  });

  test('[ORD-121] is refused by the server too', () => {
    expect(messageOf(promoCode.safeParse('12345'))).toBe('Некорректный промокод');
    expect(promoCode.parse('')).toBe('');
  });
});

test('[ORD-155] a comment has 32 characters at most', () => {
  expect(orderComment.parse('д'.repeat(32))).toHaveLength(32);
  expect(orderComment.safeParse('д'.repeat(33)).success).toBe(false);
});

test('[ORD-145][ORD-154] the terms have to be accepted', () => {
  expect(acceptance.safeParse('on').success).toBe(true);
  expect(messageOf(acceptance.safeParse(undefined))).toBe('Нужно принять условия!');
});

describe('what an order costs', () => {
  const line = (id: string, amountKopecks: number) => ({ id, title: id, amountKopecks });

  test('[ORD-172] the product, delivery, services of each kind and the number, and not the monthly fee', () => {
    const services = [line('mnp', 10_000), line('tariff', 79_200), line('sim', 15_000)];
    const parts = { products: [line('product', 100)], number: line('number', 500_000), services };
    const receipt = toOrderReceipt({ ...parts, delivery: line('delivery', 30_000) }, 79_200);
    expect(receipt.totalKopecks).toBe(100 + 500_000 + 10_000 + 79_200 + 15_000 + 30_000);
    expect(receipt.lines.map(({ id }) => id)).toEqual([
      'product',
      'number',
      'mnp',
      'tariff',
      'sim',
      'delivery',
    ]);
  });
});

test('[ORD-103][ORD-104][ORD-116] delivery comes before pickup', () => {
  expect(RECEIVING).toEqual(['courier', 'cse', 'self']);
});

test('[ORD-117][ORD-118] the errors of an order have their codes, and only some are mended where they happen', () => {
  expect(ORDER_ERRORS).toEqual({
    none: 0,
    server: 1,
    unavailable: 2,
    submit: 3,
    chooseNumber: 4,
    dateTime: 5,
  });
  const mended = (['none', 'server', 'unavailable', 'submit', 'chooseNumber', 'dateTime'] as const).filter(
    isMended,
  );
  expect(mended).toEqual(['none', 'submit', 'chooseNumber', 'dateTime']);
  expect(toOrderError(null)).toBe('server');
});
