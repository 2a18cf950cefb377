import { ButtonLink } from './button';
import styles from './pages-nav.module.css';
import { Text } from './text';

export interface PagesNavProps {
  /** What is turned: «Страницы с результатами». */
  label: string;
  page: number;
  pages: number;
  toHref: (page: number) => string;
}

const WORDS = {
  before: 'Назад',
  next: 'Дальше',
  pageOf: (page: number, pages: number) => `${page} из\u00a0${pages}`,
};

/** The way to the pages of a long list before and after this one; nothing for a list of one page. */
export function PagesNav({ label, page, pages, toHref }: PagesNavProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className={styles.pages}>
      {page > 1 && (
        <ButtonLink href={toHref(page - 1)} variant="secondary">
          {WORDS.before}
        </ButtonLink>
      )}
      <Text as="span" tone="muted">
        {WORDS.pageOf(page, pages)}
      </Text>
      {page < pages && (
        <ButtonLink href={toHref(page + 1)} variant="secondary">
          {WORDS.next}
        </ButtonLink>
      )}
    </nav>
  );
}
