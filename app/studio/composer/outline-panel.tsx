import { KEPT, readItem, type ComposerItem } from '#cms/composing/composer-item';
import { listItems } from '#cms/composing/item-tree';
import { classNames } from '#blocks/ui/class-names';
import { Icon } from '#blocks/ui/icon';
import { memo, type KeyboardEvent } from 'react';
import { ActionButton } from '../fields/action-button';
import { useTexts } from '../texts/use-texts';
import { useComposer, useShownItem } from './composer-context';
import styles from './panels.module.css';
import { scrollToBlock } from './scroll-to-block';
import { summarise } from './summarise';
import { toComposerData, useCommands, usePuck } from './use-commands';

const PAGE_ROW = 'page-row';
const toRowId = (id: string) => `outline-${id}`;

/** Waits until the list is drawn anew. */
function focusSoon(elementId: string): void {
  requestAnimationFrame(() => document.getElementById(elementId)?.focus());
}

/** The panel «Структура»: the page as a list, moved through and put in order by the keyboard. */
export function OutlinePanel() {
  const t = useTexts('composer');
  const content = usePuck((state) => toComposerData(state.appState.data).content);
  const { page } = useComposer();
  const { select } = useCommands();
  const isPageChosen = usePuck((state) => state.selectedItem === null);
  const count = listItems(content).length;
  return (
    <div className={styles.panel}>
      <button
        type="button"
        id={PAGE_ROW}
        className={classNames(styles.page, isPageChosen && styles.chosen)}
        aria-pressed={isPageChosen}
        onClick={() => select(null)}
      >
        <Icon name="document" size="s" /> {t('pageSettings')}
      </button>
      <p className={styles.about}>{t(toAbout(count, page.canEdit))}</p>
      <Items items={content} above={PAGE_ROW} />
    </div>
  );
}

function toAbout(count: number, canEdit: boolean) {
  if (count > 0) return canEdit ? 'outlineKeys' : 'outlineKeysReading';
  return canEdit ? 'emptyPage' : 'emptyPageReading';
}

interface ItemsProps {
  items: readonly ComposerItem[];
  /** The id of the row that the list belongs to. */
  above: string;
}

function Items({ items, above }: ItemsProps) {
  if (items.length === 0) return null;
  return (
    <ol className={styles.outline}>
      {items.map((item, index) => (
        <li key={item.props.id}>
          <Row
            item={item}
            index={index}
            count={items.length}
            neighbour={findNeighbour(items, index) ?? above}
          />
          {item.props.inside !== undefined && (
            <Items items={item.props.inside} above={toRowId(item.props.id)} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** The id of the next row of the list, or of the one before the last. */
function findNeighbour(items: readonly ComposerItem[], index: number): string | null {
  const item = items[index + 1] ?? items[index - 1];
  return item === undefined ? null : toRowId(item.props.id);
}

interface RowProps {
  item: ComposerItem;
  index: number;
  count: number;
  /** The id of the row that the focus goes to when this one is removed. */
  neighbour: string;
}

/** Untouched items stay the same objects: with each key that is pressed one line is drawn, not all. */
const Row = memo(function Row({ item, index, count, neighbour }: RowProps) {
  const t = useTexts('composer');
  const { page } = useComposer();
  const { id } = item.props;
  const name = useName(item);
  const { select, shift, duplicate, remove, copy } = useCommands();
  const isChosen = usePuck((state) => state.selectedItem?.props.id === id);
  const move = (by: -1 | 1) => {
    shift(id, by);
    // The row moves within its list; the focus moves with it.
    focusSoon(toRowId(id));
  };
  const removeRow = () => {
    remove(id);
    focusSoon(neighbour);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = toAction(event, { move, remove: removeRow, copy: () => void copy(id) }, page.canEdit);
    if (act === null) return;
    event.preventDefault();
    act();
  };
  return (
    <div className={classNames(styles.row, isChosen && styles.chosen)}>
      <button
        type="button"
        id={toRowId(id)}
        className={styles.name}
        aria-pressed={isChosen}
        onKeyDown={onKeyDown}
        onClick={() => {
          select(id);
          scrollToBlock(id);
        }}
      >
        <Mark item={item} />
        <span className={styles.label}>{name.label}</span>
        {name.summary !== '' && <span className={styles.muted}>{name.summary}</span>}
      </button>
      {page.canEdit && (
        <span className={styles.actions}>
          <ActionButton
            action="up"
            label={t('up', { name: name.label })}
            onClick={() => move(-1)}
            disabled={index === 0}
          />
          <ActionButton
            action="down"
            label={t('down', { name: name.label })}
            onClick={() => move(1)}
            disabled={index === count - 1}
          />
          <ActionButton
            action="copy"
            label={t('duplicate', { name: name.label })}
            onClick={() => duplicate(id)}
          />
          <ActionButton action="remove" label={t('remove', { name: name.label })} onClick={removeRow} />
        </span>
      )}
    </div>
  );
});

interface Acts {
  move: (by: -1 | 1) => void;
  remove: () => void;
  copy: () => void;
}

/** What a key does on a row of the outline. */
function toAction(event: KeyboardEvent, { move, remove, copy }: Acts, canEdit: boolean): (() => void) | null {
  if ((event.ctrlKey || event.metaKey) && event.code === 'KeyC') return copy;
  if (!canEdit) return null;
  if (event.altKey && event.key === 'ArrowUp') return () => move(-1);
  if (event.altKey && event.key === 'ArrowDown') return () => move(1);
  return event.key === 'Delete' ? remove : null;
}

function useName({ type, props }: ComposerItem): { label: string; summary: string } {
  const t = useTexts('composer');
  const { blocks } = useComposer();
  const content = readItem(props);
  if (type === KEPT) return { label: t('keptTitle', { type: content.type }), summary: '' };
  const block = blocks.get(type);
  return { label: block?.label ?? type, summary: summarise(content.props, block?.fields ?? []) };
}

/** A sign, with words for those who do not see it, on blocks that want attention. */
function Mark({ item }: { item: ComposerItem }) {
  const t = useTexts('composer');
  const { exact } = useShownItem(item.props);
  if (item.type === KEPT)
    return <Icon name="shield" size="s" label={t('markKept')} className={styles.warning} />;
  if (exact === null) return null;
  if (exact.issues.length > 0 || exact.html === null) {
    return <Icon name="error" size="s" label={t('markInvalid')} className={styles.error} />;
  }
  if (exact.faults.length > 0)
    return <Icon name="warning" size="s" label={t('markFaulty')} className={styles.warning} />;
  return exact.isShown ? null : (
    <Icon name="clock" size="s" label={t('markHidden')} className={styles.muted} />
  );
}
