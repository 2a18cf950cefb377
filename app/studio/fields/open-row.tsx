import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '#blocks/ui/class-names';
import { Icon } from '#blocks/ui/icon';
import { useTexts } from '../texts/use-texts';
import { ActionButton } from './action-button';
import type { FieldIssue } from './field-issues';
import styles from './fields.module.css';

export interface RowProps {
  id: string;
  name: string;
  issues: readonly FieldIssue[];
  isOpen: boolean;
  onToggle: () => void;
  /** By so many places: -1 is up. */
  onMove: (by: number) => void;
  /** Undefined: the list takes no more, or can spare none. */
  onCopy: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  canRise: boolean;
  canSink: boolean;
}

/** A row of a list that opens: its name, its place, what is wrong in it. */
export function OpenRow({ children, ...props }: RowProps & { children: ReactNode }) {
  const { id, name, isOpen, onToggle, issues } = props;
  const onKeyDown = toRowKeys(props.onMove);
  return (
    <li className={classNames(styles.row, issues.length > 0 && styles.faulty)}>
      <div className={styles.head}>
        <button
          type="button"
          id={`${id}-toggle`}
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-body` : undefined}
          onClick={onToggle}
          onKeyDown={onKeyDown}
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size="s" />
          <span>{name}</span>
          <IssueCount count={issues.length} />
        </button>
        <RowActions {...props} onKeyDown={onKeyDown} />
      </div>
      {isOpen && (
        <div id={`${id}-body`} className={styles.body}>
          {children}
        </div>
      )}
    </li>
  );
}

/** Alt and the arrows move the row. */
export function toRowKeys(onMove: RowProps['onMove']): (event: KeyboardEvent) => void {
  return (event) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    // The lists around this one have rows too.
    event.preventDefault();
    event.stopPropagation();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
}

function IssueCount({ count }: { count: number }) {
  const t = useTexts('fields');
  return count === 0 ? null : <span className={styles.count}>{t('issues', { count })}</span>;
}

interface RowActionsProps extends Pick<
  RowProps,
  'name' | 'canRise' | 'canSink' | 'onMove' | 'onCopy' | 'onRemove'
> {
  onKeyDown: (event: KeyboardEvent) => void;
}

export function RowActions({
  name: item,
  canRise,
  canSink,
  onMove,
  onCopy,
  onRemove,
  onKeyDown,
}: RowActionsProps) {
  const t = useTexts('fields');
  const move = (by: number) => ({ onKeyDown, onClick: () => onMove(by) });
  return (
    <div className={styles.actions}>
      <ActionButton action="up" label={t('upItem', { item })} {...move(-1)} disabled={!canRise} />
      <ActionButton action="down" label={t('downItem', { item })} {...move(1)} disabled={!canSink} />
      {onCopy && <ActionButton action="copy" label={t('copyItem', { item })} onClick={onCopy} />}
      {onRemove && <ActionButton action="remove" label={t('removeItem', { item })} onClick={onRemove} />}
    </div>
  );
}
