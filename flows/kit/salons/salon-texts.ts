import { formatNumber } from '#blocks/ui/text/format-number';
import { toCounted } from '#schemas/values/plural';

/** What the choice of a salon says. */
export const SALON_TEXTS = {
  views: 'Как показать салоны',
  list: 'Список',
  map: 'Карта',
  metro: 'Метро',
  search: 'Адрес, метро или торговый центр',
  searchHint: 'Покажем ближайшие салоны',
  suggestions: 'Адреса и\u00a0станции',
  clear: 'Стереть адрес',
  station: 'Станция метро',
  salon: 'Салон',
  address: 'Адрес',
  none: 'Такого салона нет. Выберите адрес из\u00a0подсказок или проверьте, нет\u00a0ли опечатки',
  failed: 'Не\u00a0получилось найти адрес. Выберите салон в\u00a0списке',
  here: 'Рядом со\u00a0мной',
  asking: 'Определяем место…',
  refusedHere: 'Браузер не\u00a0сказал, где вы. Напишите адрес или станцию метро',
  hereTitle: 'Ближайшие к\u00a0вам',
  stationMissing: 'Выберите станцию с\u00a0зелёной точкой: под схемой появятся её\u00a0салоны',
  scheme: 'Станции с\u00a0салонами',
  schemeArea: 'Схема метро, её\u00a0можно двигать',
  schemeFailed: 'Схема не\u00a0загрузилась',
  mapArea: 'Карта салонов',
  mapFailed: 'Карта не\u00a0загрузилась',
  loading: 'Загружаем…',
  again: 'Попробовать ещё раз',
  larger: 'Приблизить',
  smaller: 'Отдалить',
  chosen: 'Выбран',
} as const;

/** «3 салона». */
export const toSalonCount = (count: number): string => toCounted(count, ['салон', 'салона', 'салонов']);

/** «Ближайшие: ул. Липовая, 3». */
export const toNearTitle = (name: string): string => `Ближайшие: ${name}`;

const KM = 1000;
const NEAR = 50;
const FAR_KM = 10;

/** «350 м», «1,2 км», «14 км». */
export function toDistanceText(metres: number): string {
  if (metres < KM - NEAR / 2) return `${Math.max(NEAR, Math.round(metres / NEAR) * NEAR)}\u00a0м`;
  const km = metres / KM;
  const digits = km < FAR_KM ? 1 : 0;
  return `${formatNumber(km, digits)}\u00a0км`;
}
