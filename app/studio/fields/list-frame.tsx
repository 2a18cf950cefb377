import { Fragment, type ReactNode } from 'react';
import type { FieldProps } from './field-props';
import { issuesAt } from './field-issues';
import { FieldSet } from './field-set';
import styles from './fields.module.css';
import type { RowProps } from './open-row';
import type { List } from './use-list';
import { ToolButton } from '../shell/tool-button';
import { useTexts } from '../texts/use-texts';

interface ListFrameProps extends Pick<FieldProps, 'field' | 'issues' | 'id'> {
  list: List;
  /** How few items there may be. */
  min?: number;
  canCopy?: boolean;
  /** One row; what it takes follows from its place. */
  children: (row: RowProps, item: unknown, change: (next: unknown) => void) => ReactNode;
  /** What adds an item. */
  adding: ReactNode;
}

/** A list in its frame: the rows in their order, the way back of what was taken out, what is said to screen readers. */
export function ListFrame({ list, min = 0, canCopy = false, children, adding, ...frame }: ListFrameProps) {
  const t = useTexts('fields');
  const { id, issues } = frame;
  const { items } = list;
  const toRow = (at: number): RowProps => ({
    id: `${id}-${at}`,
    name: list.nameOf(at),
    issues: issuesAt(issues, at),
    isOpen: list.isOpen(at),
    canRise: at > 0,
    canSink: at < items.length - 1,
    onToggle: () => list.toggle(at),
    onMove: (by) => list.move(at, at + by),
    onCopy: canCopy && !list.isFull ? () => list.copy(at) : undefined,
    onRemove: items.length <= min ? undefined : () => list.remove(at),
  });
  return (
    <FieldSet {...frame}>
      {items.length === 0 && <p className={styles.hint}>{t('emptyList')}</p>}
      {items.length > 0 && (
        <ol className={styles.rows} aria-describedby={items.length > 1 ? `${id}-keys` : undefined}>
          {items.map((item, at) => (
            <Fragment key={list.keys[at]}>
              {children(toRow(at), item, (next) => list.change(at, next))}
            </Fragment>
          ))}
        </ol>
      )}
      <div className={styles.buttons}>
        {adding}
        {list.gone !== null && (
          <ToolButton variant="ghost" id={`${id}-undo`} onClick={list.restore}>
            {t('undo')}
            <span className="visually-hidden"> {list.gone.name}</span>
          </ToolButton>
        )}
      </div>
      {items.length > 1 && (
        <p id={`${id}-keys`} className="visually-hidden">
          {t('keys')}
        </p>
      )}
      <output className="visually-hidden">{list.said}</output>
    </FieldSet>
  );
}
