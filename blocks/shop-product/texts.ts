import { toCounted } from '#schemas/values/plural';

export const texts = {
  params: 'Характеристики',
  colour: 'Цвет',
  memory: 'Память',
  receiving: 'Как получить',
  courier: 'Курьер привезёт в\u00a0удобный день',
  cse: 'Привезёт служба доставки',
  free: 'бесплатно',
  pickup: (salons: string) =>
    `Забрать сегодня: ${salons}, соберём за\u00a030\u00a0минут, подождёт 7\u00a0дней`,
  buy: 'Купить',
  absent: 'Сейчас этого товара нет в\u00a0вашем регионе.',
  alternatives: 'Похожие, которые есть',
  accessories: 'Пригодится вместе',
  none: 'Товар не\u00a0выбран',
  noneText: 'Выберите его в\u00a0магазине.',
  toShop: 'В\u00a0магазин',
} as const;

/** «12 салонов». */
export const toSalonsText = (count: number): string => toCounted(count, ['салон', 'салона', 'салонов']);

const GIGABYTES_IN_TERABYTE = 1024;

/** «256 ГБ». */
export const toMemoryText = (memory: number): string =>
  memory >= GIGABYTES_IN_TERABYTE ? `${memory / GIGABYTES_IN_TERABYTE}\u00a0ТБ` : `${memory}\u00a0ГБ`;
