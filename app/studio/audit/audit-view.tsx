import { Form, Link, useSearchParams } from '@remix-run/react';
import { SelectField } from '#blocks/ui/select-field';
import { TextField } from '#blocks/ui/text-field';
import { toEditorPath } from '#app/studio/history/entry-paths';
import { Moment } from '../shell/moment';
import { usePlaceName } from '../shell/use-place-name';
import { ScreenHead } from '../shell/screen-head';
import { EmptyList, Table } from '../shell/table';
import filter from '../shell/filters.module.css';
import table from '../shell/table.module.css';
import { ToolButton, ToolLink } from '../shell/tool-button';
import { useTexts } from '../texts/use-texts';
import type { AuditRow } from './audit.server';
import { describeAction, describeDetails, describeSubject } from './describe-action';

export interface AuditViewProps {
  rows: readonly AuditRow[];
  next: string | null;
  isFirst: boolean;
  people: readonly { id: string; name: string }[];
  actions: readonly string[];
  chosen: { person: string; action: string; from: string; until: string };
}

/** The log, newest first; filters and pages are addresses. */
export function AuditView({ rows, next, isFirst, people, actions, chosen }: AuditViewProps) {
  const t = useTexts('audit');
  const columns = (['at', 'person', 'action', 'subject', 'details'] as const).map((key) => ({
    key,
    title: t(key),
  }));
  return (
    <>
      <ScreenHead title={t('title')} note={t('note')} />
      <Filters people={people} actions={actions} chosen={chosen} />
      {rows.length === 0 ? (
        <EmptyList>{t('empty')}</EmptyList>
      ) : (
        <Table caption={t('title')} columns={columns}>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </Table>
      )}
      <Pages next={next} isFirst={isFirst} />
    </>
  );
}

function Filters({ people, actions, chosen }: Pick<AuditViewProps, 'people' | 'actions' | 'chosen'>) {
  const t = useTexts('audit');
  return (
    <Form key={JSON.stringify(chosen)} aria-label={t('apply')} className={filter.filters}>
      <SelectField
        id="person"
        name="person"
        label={t('person')}
        placeholder={t('anybody')}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={chosen.person}
      />
      <SelectField
        id="action"
        name="action"
        label={t('action')}
        placeholder={t('anything')}
        options={actions.map((action) => ({ value: action, label: describeAction(action) }))}
        defaultValue={chosen.action}
      />
      <TextField id="from" name="from" type="date" label={t('from')} defaultValue={chosen.from} />
      <TextField id="until" name="until" type="date" label={t('until')} defaultValue={chosen.until} />
      <div className={filter.actions}>
        <ToolButton type="submit" variant="primary">
          {t('apply')}
        </ToolButton>
        <ToolLink to="/studio/audit" variant="ghost">
          {t('clear')}
        </ToolLink>
      </div>
    </Form>
  );
}

function Row({ row }: { row: AuditRow }) {
  const { at, person, action, details } = row;
  return (
    <tr>
      <td className={table.number}>
        <Moment at={at} />
      </td>
      <td>{person}</td>
      <td>{describeAction(action)}</td>
      <td>
        <Subject row={row} />
      </td>
      <td className={table.muted}>{describeDetails(action, details).join(', ')}</td>
    </tr>
  );
}

function Subject({ row: { action, subject, document, entryId } }: { row: AuditRow }) {
  const kinds = useTexts('usage');
  const toPlace = usePlaceName();
  if (document === null) return describeSubject(subject);
  const { kind } = document;
  const words = `${kinds(`kind_${kind}`)} ${toPlace(document)}`;
  if (entryId === null || action === 'removed') return words;
  return (
    <Link to={toEditorPath({ kind, id: entryId })} reloadDocument>
      {words}
    </Link>
  );
}

function Pages({ next, isFirst }: Pick<AuditViewProps, 'next' | 'isFirst'>) {
  const t = useTexts('audit');
  const [query] = useSearchParams();
  const at = (before: string | null) => {
    const address = new URLSearchParams(query);
    if (before === null) address.delete('before');
    else address.set('before', before);
    return `?${address}`;
  };
  return (
    <div className={filter.pages}>
      {!isFirst && <ToolLink to={at(null)}>{t('newest')}</ToolLink>}
      {next !== null && <ToolLink to={at(next)}>{t('older')}</ToolLink>}
    </div>
  );
}
