const NBSP = '\u00a0';

/** Words of the map. Speeds are in Mbit/s. */
export const texts = {
  choose: 'Технология',
  unit: `Мбит/с`,
  none: 'Пока нет',
  here: 'Ваш регион',
  chosen: 'Выбранный регион',
  darker: 'Чем темнее плитка, тем выше скорость',
  lighter: 'Чем светлее плитка, тем выше скорость',
  list: 'Все регионы списком',
  region: 'Регион',
  noNetwork: 'пока не работает',
  map: 'Карта скорости по регионам',
  rank: (place: number, count: number) => `${place}-е${NBSP}место из${NBSP}${count} по${NBSP}скорости`,
  column: (technology: string) => `${technology}, Мбит/с`,
} as const;

/** «до 20 Мбит/с», «20–29 Мбит/с», «от 55 Мбит/с». */
export function toRange(from: number, next: number | undefined): string {
  if (next === undefined) return `от${NBSP}${from}${NBSP}${texts.unit}`;
  if (from === 0) return `до${NBSP}${next}${NBSP}${texts.unit}`;
  return `${from}–${next - 1}${NBSP}${texts.unit}`;
}
