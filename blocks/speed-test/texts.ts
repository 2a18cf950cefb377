import { formatNumber } from '#blocks/ui/text/format-number';
import type { Speeds } from './measure';

export const texts = {
  start: 'Начать проверку',
  again: 'Проверить ещё раз',
  stop: 'Остановить',
  progress: 'Сколько проверено',
  plain:
    'Чтобы измерить скорость, браузеру нужны скрипты: сейчас они выключены. Включите их или\u00a0проверьте скорость с\u00a0другого устройства.',
  resultTitle: 'На\u00a0что хватит',
  enough: 'Хватит',
  notEnough: 'Не\u00a0хватит',
  steps: {
    latency: 'Считаем, как быстро отвечает сеть…',
    download: 'Загружаем…',
    upload: 'Отправляем…',
  },
  stopped: 'Проверка остановлена',
  failed: 'Не\u00a0получилось: связь прервалась. Попробуйте ещё раз',
  tooMany: 'Слишком много проверок подряд. Попробуйте через\u00a0десять минут',
} as const;

/** What is measured, in the order in which it is shown. */
export const FIGURES = [
  { key: 'download', title: 'Загрузка', unit: 'Мбит/с' },
  { key: 'upload', title: 'Отправка', unit: 'Мбит/с' },
  { key: 'latency', title: 'Задержка', unit: 'мс' },
  { key: 'jitter', title: 'Разброс задержки', unit: 'мс' },
] as const satisfies readonly { key: keyof Speeds; title: string; unit: string }[];

const EXACT_BELOW = 10;

/** «54», «7,3»; small speeds have a tenth. */
export function formatFigure(value: number): string {
  const digits = value < EXACT_BELOW ? 1 : 0;
  return formatNumber(value, digits);
}

/** «Готово. Загрузка 54 Мбит/с, отправка 12 Мбит/с, …»: what a screen reader says at the end. */
export function toSummary(speeds: Speeds): string {
  const parts = FIGURES.map(
    ({ key, title, unit }) => `${title.toLowerCase()} ${formatFigure(speeds[key])}\u00a0${unit}`,
  );
  return `Готово: ${parts.join(', ')}`;
}
