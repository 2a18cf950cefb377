import type { ViewProps } from '#registry/define-block';
import type { block } from './block';

export interface CardProps {
  /** Unique on the page; a prefix of ids. */
  id: string;
  card: ViewProps<typeof block>['props']['items'][number];
  level: 2 | 3;
}

/** The card's one link is called by its own words and the card's title: «Подключить Оптимум». */
export function namedBy(id: string): { id: string; 'aria-labelledby': string } {
  return { id: `${id}-link`, 'aria-labelledby': `${id}-link ${id}-title` };
}
