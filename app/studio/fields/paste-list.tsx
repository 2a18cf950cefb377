import { useEffect, useId, useRef, useState } from 'react';
import { TextArea } from '#blocks/ui/text-area';
import type { ListField } from '#cms/fields/editor-field';
import { ToolButton } from '../shell/tool-button';
import { useFocusBack } from '../shell/use-focus-back';
import { useTexts } from '../texts/use-texts';
import styles from './fields.module.css';
import { listTextFields, readRows, toItems } from './read-items';
import type { List } from './use-list';

interface PasteListProps {
  field: ListField;
  list: List;
  id: string;
}

/** «Вставить списком»: many items at once, from a text that was copied out of a document or a spreadsheet. */
export function PasteList({ field, list, id }: PasteListProps) {
  const t = useTexts('fields');
  const [isOpen, setIsOpen] = useState(false);
  const button = useFocusBack(isOpen);
  const columns = listTextFields(field);
  if (columns === null) return null;
  if (!isOpen) {
    return (
      <ToolButton variant="ghost" buttonRef={button} onClick={() => setIsOpen(true)}>
        {t('pasteList')}
      </ToolButton>
    );
  }
  const hint = columns.length === 1 ? t('pasteLines') : t('pasteRows', { columns: toNames(columns) });
  return <PasteForm field={field} list={list} id={id} hint={hint} onClose={() => setIsOpen(false)} />;
}

const toNames = (columns: readonly { label: string }[]) =>
  columns.map(({ label }) => `«${label}»`).join(', ');

interface PasteFormProps extends PasteListProps {
  hint: string;
  onClose: () => void;
}

function PasteForm({ field, list, id, hint, onClose }: PasteFormProps) {
  const t = useTexts('fields');
  const [text, setText] = useState('');
  const noteId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const rows = readRows(text);
  const max = field.max ?? Infinity;
  const put = (items: unknown[]) => {
    list.replaceAll(items);
    onClose();
  };
  return (
    <div className={styles.paste}>
      <TextArea
        id={`${id}-pasted`}
        name={`${id}-pasted`}
        inputRef={area}
        label={t('pasteList')}
        hint={hint}
        rows={6}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <output id={noteId} className={styles.hint}>
        {rows.length > max
          ? t('pasteTooMany', { count: rows.length, max })
          : t('pasteCount', { count: rows.length })}
      </output>
      <div className={styles.buttons}>
        <ToolButton
          onClick={() => put(toItems(field, rows, list.items))}
          disabled={rows.length === 0 || rows.length > max}
          aria-describedby={noteId}
        >
          {t('pasteReplace')}
        </ToolButton>
        <ToolButton
          onClick={() => put([...list.items, ...toItems(field, rows, [])])}
          disabled={rows.length === 0 || list.items.length + rows.length > max}
          aria-describedby={noteId}
        >
          {t('pasteAppend')}
        </ToolButton>
        <ToolButton variant="ghost" onClick={onClose}>
          {t('pasteCancel')}
        </ToolButton>
      </div>
    </div>
  );
}
