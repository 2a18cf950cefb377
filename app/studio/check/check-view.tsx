import { Form, useActionData } from '@remix-run/react';
import { hasRight } from '../session/rights';
import { Moment } from '../shell/moment';
import { ScreenHead } from '../shell/screen-head';
import { EmptyList } from '../shell/table';
import filterStyles from '../shell/filters.module.css';
import { ToolButton, ToolLink } from '../shell/tool-button';
import { useEditor } from '../shell/use-editor';
import { useAnswer } from '../shell/use-answer';
import type { ActionAnswer } from '../studio-answer.server';
import { useTexts } from '../texts/use-texts';
import { CheckFiltersForm, toQuery } from './check-filters-form';
import type { CheckData } from './check-data';
import { CheckTotals } from './check-totals';
import { EntryFindings } from './entry-findings';

/** The report of the whole site: what is wrong, page by page, and the way to it. */
export function CheckView({ filters, total, entries, next, totals, checkedAt, codes, types }: CheckData) {
  const t = useTexts('check');
  const editor = useEditor();
  useAnswer(useActionData<ActionAnswer>());
  const isClean = totals.errors + totals.warnings === 0;
  const note =
    checkedAt === null ? (
      t('never')
    ) : (
      <>
        {t('checkedAt')} <Moment at={checkedAt} />
      </>
    );
  return (
    <>
      <ScreenHead title={t('title')} note={note}>
        <ToolLink to="/studio/check.json" reloadDocument variant="ghost">
          {t('download')}
        </ToolLink>
        {hasRight(editor.role, 'edit') && (
          <Form method="post">
            <ToolButton type="submit" name="intent" value="refresh">
              {t('refresh')}
            </ToolButton>
          </Form>
        )}
      </ScreenHead>
      {checkedAt !== null && <CheckTotals totals={totals} />}
      {!isClean && <CheckFiltersForm filters={filters} codes={codes} types={types} />}
      {total === 0 && checkedAt !== null && <EmptyList>{t(isClean ? 'nothing' : 'nothingFound')}</EmptyList>}
      {entries.map((entry) => (
        <EntryFindings key={entry.id} entry={entry} />
      ))}
      <div className={filterStyles.pages}>
        {filters.from > 0 && <ToolLink to={`?${toQuery(filters, 0)}`}>{t('first')}</ToolLink>}
        {next !== null && <ToolLink to={`?${toQuery(filters, next)}`}>{t('next')}</ToolLink>}
      </div>
    </>
  );
}
