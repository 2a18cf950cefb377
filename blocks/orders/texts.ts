export const texts = {
  label: 'Ваши заказы',
  none: 'Здесь появятся ваши заказы',
  toShop: 'В\u00a0магазин',
  total: 'Итого',
  monthly: 'Тариф, за\u00a030\u00a0дней',
  free: 'бесплатно',
  passport: 'Для SIM-карты возьмите с\u00a0собой паспорт.',
  kept: 'Заказы видны только в\u00a0этом браузере, 30\u00a0дней.',
} as const;

export const toTitle = (number: string): string => `Заказ ${number}`;

const PLURAL = new Intl.PluralRules('ru');
const DAYS: Readonly<Record<string, string>> = { one: 'день', few: 'дня' };

/** «В салоне заказ подождёт вас 7 дней.» */
export const toKeptText = (days: number): string =>
  `В\u00a0салоне заказ подождёт вас ${days}\u00a0${DAYS[PLURAL.select(days)] ?? 'дней'}.`;

export const toOrderedText = (day: string): string => `Оформлен ${day}`;
