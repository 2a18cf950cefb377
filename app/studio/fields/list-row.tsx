import type { KeyboardEvent } from 'react';
import type { EditorField } from '#cms/fields/editor-field';
import { classNames } from '#blocks/ui/class-names';
import { Icon } from '#blocks/ui/icon';
import { useTexts } from '../texts/use-texts';
import { ActionButton } from './action-button';
import { InnerField, InnerGroup } from './inner-field';
import type { FieldProps } from './field-props';
import styles from './fields.module.css';
import { UnionBody } from './union-input';

interface ListRowProps extends FieldProps {
  name: string;
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

/** One item of a list: a row that opens, or the control itself where the item is a single value. */
export function ListRow(props: ListRowProps) {
  const { field, name, isOpen, onToggle, id, issues, value, onChange } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    // The lists around this one have rows too.
    event.preventDefault();
    event.stopPropagation();
    props.onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  if (!hasParts(field)) {
    return (
      <li className={styles.plain}>
        <InnerField {...{ field: { ...field, label: name }, value, onChange, issues, id }} />
        <RowActions {...props} onKeyDown={onKeyDown} />
      </li>
    );
  }
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
          <RowBody {...{ field, value, onChange, issues, id }} />
        </div>
      )}
    </li>
  );
}

/** An object's fields stand in the row itself: a frame inside a frame would say its name twice. */
function RowBody(props: FieldProps) {
  const { field } = props;
  const isPlainObject = field.control === 'object' && typeof props.value === 'object';
  if (field.control === 'union' && typeof props.value === 'object')
    return <UnionBody {...props} field={field} />;
  return isPlainObject ? <InnerGroup {...props} fields={field.fields} /> : <InnerField {...props} />;
}

function IssueCount({ count }: { count: number }) {
  const t = useTexts('fields');
  return count === 0 ? null : <span className={styles.count}>{t('issues', { count })}</span>;
}

interface RowActionsProps extends Pick<
  ListRowProps,
  'name' | 'canRise' | 'canSink' | 'onMove' | 'onCopy' | 'onRemove'
> {
  onKeyDown: (event: KeyboardEvent) => void;
}

function RowActions({ name: item, canRise, canSink, onMove, onCopy, onRemove, onKeyDown }: RowActionsProps) {
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

function hasParts({ control }: EditorField): boolean {
  return ['object', 'image', 'union', 'record', 'list'].includes(control);
}
