import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { DocumentKind } from '#schemas/documents/document-kinds';
import type { CellKey } from '#cms/kinds/define-list';
import { requireKindList } from '#cms/kinds/kind-lists';
import { Badge } from '#blocks/ui/badge';
import { Moment } from '../../shell/moment';
import table from '../../shell/table.module.css';
import { useTexts } from '../../texts/use-texts';
import { STATUS_TONES } from '../documents/document-status';
import type { MaterialGroup, MaterialRow } from './material-row';
import styles from './materials.module.css';

const ENDING = ['scope', 'state', 'updated'] as const;

type ColumnKey = CellKey | (typeof ENDING)[number];

/** What a list tells of its documents, column by column. */
export function listColumns(kind: DocumentKind): readonly ColumnKey[] {
  return [...requireKindList(kind).columns, ...ENDING];
}

interface MaterialTableRowProps {
  kind: DocumentKind;
  row: MaterialRow;
  groups: readonly MaterialGroup[];
}

export function MaterialTableRow({ kind, row, groups }: MaterialTableRowProps) {
  return (
    <tr className={row.isHead ? styles.head : undefined}>
      {listColumns(kind).map((key) => {
        const Cell = CELLS[key];
        return <Cell key={key} row={row} groups={groups} />;
      })}
    </tr>
  );
}

type CellProps = Pick<MaterialTableRowProps, 'row' | 'groups'>;

function TitleCell(props: CellProps) {
  return (
    <td>
      <TitleText {...props} />
    </td>
  );
}

/** An article stands under its category. */
function QuestionCell(props: CellProps) {
  const t = useTexts('materials');
  const { isHead, group } = props.row;
  const isLost = !isHead && !props.groups.some(({ value, label }) => value === group && label !== value);
  return isHead ? (
    <TitleCell {...props} />
  ) : (
    <td className={styles.below}>
      <TitleText {...props} />
      {isLost && <span className={styles.faulty}>{t('noCategory')}</span>}
    </td>
  );
}

function Numbers({ children }: { children: ReactNode }) {
  return <td className={table.number}>{children}</td>;
}

function DateCell({ row: { from } }: CellProps) {
  return <Numbers>{from === null ? '—' : writeDay(from)}</Numbers>;
}

function DatesCell({ row: { from, until } }: CellProps) {
  const t = useTexts('materials');
  if (from === null && until === null) return <Numbers>{t('always')}</Numbers>;
  const [begins, ends] = [from, until].map((day) => (day === null ? '' : writeDay(day)));
  return <Numbers>{`${begins ?? ''} — ${ends ?? ''}`.trim()}</Numbers>;
}

function PromotionCell({ row: { group } }: CellProps) {
  const t = useTexts('materials');
  const state = group === 'archived' || group === 'coming' ? group : 'current';
  return <td className={state === 'current' ? undefined : table.muted}>{t(`state_${state}`)}</td>;
}

function ScopeCell({ row: { audience, region } }: CellProps) {
  const t = useTexts('materials');
  return <td>{[audience === '' ? t('everybody') : t(audience), region].filter(Boolean).join(', ')}</td>;
}

function PagesCell({ row: { pages } }: CellProps) {
  const t = useTexts('materials');
  return <td className={styles.pages}>{pages.length === 0 ? t('allPages') : pages.join(', ')}</td>;
}

function StateCell({ row: { status } }: CellProps) {
  const t = useTexts('materials');
  return (
    <Numbers>
      <Badge tone={STATUS_TONES[status]}>{t(`status_${status}`)}</Badge>
    </Numbers>
  );
}

/** What a document is called, and its name in addresses. */
function TitleText({ row: { id, title, name, isFaulty } }: CellProps) {
  const t = useTexts('materials');
  return (
    <>
      <Link to={`/studio/documents/${id}`} reloadDocument className={styles.title}>
        {title || t('untitled')}
      </Link>
      <span className={styles.name}>{name}</span>
      {isFaulty && <span className={styles.faulty}>{t('faulty')}</span>}
    </>
  );
}

const CELLS: Readonly<Record<ColumnKey, (props: CellProps) => ReactNode>> = {
  title: TitleCell,
  question: QuestionCell,
  date: DateCell,
  dates: DatesCell,
  promotion: PromotionCell,
  place: ({ row }) => <td>{row.group}</td>,
  value: ({ row }) => <td>{row.value ?? '—'}</td>,
  source: ({ row }) => <td>{row.group}</td>,
  pages: PagesCell,
  order: ({ row }) => <Numbers>{row.order ?? '—'}</Numbers>,
  scope: ScopeCell,
  state: StateCell,
  updated: ({ row }) => (
    <Numbers>
      <Moment at={row.updatedAt} />
    </Numbers>
  ),
};

/** `2026-11-21` or a moment of that day → «21.11.2026»; anything else as it is. */
function writeDay(value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? [];
  return year === undefined ? value : `${day}.${month}.${year}`;
}
