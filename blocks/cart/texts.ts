import { toCounted } from '#schemas/values/plural';

export const texts = {
  label: 'Корзина',
  empty: 'В\u00a0корзине пока пусто',
  toShop: 'В\u00a0магазин',
  toOrders: 'Ваши заказы',
  toTariffs: 'К\u00a0тарифам',
  summary: 'Ваш заказ',
  total: 'Итого',
  laterNote: 'Доставку и\u00a0дополнительные услуги посчитаем при оформлении.',
  monthly: 'Тариф, за\u00a030\u00a0дней',
  each: 'за\u00a0штуку',
  remove: 'Убрать',
  undo: 'Вернуть',
  less: 'Уменьшить количество',
  more: 'Увеличить количество',
  quantity: 'Количество',
  most: 'Больше пяти штук одного товара в\u00a0один заказ не\u00a0помещается.',
  full: 'Корзина полна. Оформите то, что в\u00a0ней есть, или уберите лишнее.',
  gone: 'Сейчас этого товара нет в\u00a0вашем регионе.',
  goneTitle: 'Чего-то уже нет',
  goneText: 'Уберите это из\u00a0корзины, чтобы оформить остальное.',
  removeGone: 'Убрать то, чего нет',
  away: 'Не\u00a0получилось добавить. Попробуйте ещё раз.',
  unknownTitle: 'Не\u00a0получилось узнать цены и\u00a0наличие',
  unknownText: 'Показываем то, что помним. Обновите страницу: проверим ещё раз.',
  priceTitle: 'Цены изменились',
  simTitle: 'Номер и\u00a0услуги выберете при оформлении',
  esim: 'eSIM',
  free: 'бесплатно',
} as const;

export const toRemovedText = (title: string): string => `Убрали: ${title}`;

export const toWasText = (sum: string): string => `Раньше было ${sum}`;

/** «Смартфон Ладога: было 24 990 ₽, стало 23 990 ₽». */
export const toRepricedText = (title: string, was: string, now: string): string =>
  `${title}: было ${was}, стало ${now}`;

/** «3 товара». */
export const toCountText = (count: number): string => toCounted(count, ['товар', 'товара', 'товаров']);
