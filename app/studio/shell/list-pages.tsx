import { useTexts } from '../texts/use-texts';
import filter from './filters.module.css';
import { ToolLink } from './tool-button';

export interface ListPagesProps {
  /** Of the list, for screen readers. */
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  toAddress: (page: number) => string;
}

/** Below a list: which of its pages this is, and the way to the next. Nothing for a list of one page. */
export function ListPages({ label, page, pages, toAddress }: ListPagesProps) {
  const t = useTexts('shell');
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={filter.pages}>
      <span>{t('listPage', { page, pages })}</span>
      {page > 1 && <ToolLink to={toAddress(page - 1)}>{t('listPrevious')}</ToolLink>}
      {page < pages && <ToolLink to={toAddress(page + 1)}>{t('listNext')}</ToolLink>}
    </nav>
  );
}
