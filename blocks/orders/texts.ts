import { toCounted } from '#schemas/values/plural';

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

/** «В салоне заказ подождёт вас 7 дней.» */
export const toKeptText = (days: number): string =>
  `В\u00a0салоне заказ подождёт вас ${toCounted(days, ['день', 'дня', 'дней'])}.`;

export const toOrderedText = (day: string): string => `Оформлен ${day}`;
