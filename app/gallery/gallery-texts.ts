import type { BlockGroup } from '#registry/define-block';
import type { FrameWidth, Theme } from './gallery-view';
import { toCounted } from '#schemas/values/plural';
import type { Audience } from '#schemas/page';

/** The gallery's words: it is a tool for the people who make the site. */

export const GROUP_LABELS: Record<BlockGroup, string> = {
  header: 'Начало страницы',
  text: 'Тексты',
  cards: 'Карточки и списки',
  media: 'Картинки и видео',
  navigation: 'Навигация',
  products: 'Тарифы и услуги',
  promo: 'Предложения',
  layout: 'Компоновка',
};

export const FLOWS_LABEL = 'Сценарии';

export const WIDTH_LABELS: Record<FrameWidth, string> = {
  '320': '320',
  '360': '360',
  '768': '768',
  '1024': '1024',
  '1280': '1280',
  '1440': '1440',
  '1920': '1920',
  full: 'Во\u00a0всё окно',
};

export const THEME_LABELS: Record<Theme, string> = { light: 'Светлая', dark: 'Тёмная' };
export const AUDIENCE_LABELS: Record<Audience, string> = { b2c: 'Для всех', b2b: 'Для бизнеса' };

const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });
const fraction = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

/** `3 примера` */
export function countExamples(count: number): string {
  return toCounted(count, ['пример', 'примера', 'примеров']);
}

/** Bytes as `0`, `812 Б` or `1,2 КБ`; a dash where they are not known. */
export function formatBytes(bytes: number | null): string {
  if (bytes === null) return '—';
  if (bytes === 0) return '0';
  return bytes < 1000 ? `${bytes}\u00a0Б` : `${number.format(bytes / 1000)}\u00a0КБ`;
}

/** Milliseconds as `0,42 мс`; a dash where there are none. */
export function formatMilliseconds(milliseconds: number | null): string {
  if (milliseconds === null) return '—';
  const least = 0.01;
  return `${milliseconds < least ? '<\u00a0' : ''}${fraction.format(Math.max(milliseconds, least))}\u00a0мс`;
}
