import type { PlainField } from '#cms/fields/editor-field';
import { summarise } from '../../composer/summarise';
import { issuesAt } from '../../fields/field-issues';
import type { FieldProps } from '../../fields/field-props';
import { FieldSet } from '../../fields/field-set';
import styles from '../../fields/fields.module.css';
import { OpenRow } from '../../fields/open-row';
import { useList } from '../../fields/use-list';
import { ToolButton } from '../../shell/tool-button';
import { useTexts } from '../../texts/use-texts';
import { AddBlock } from './add-block';
import { ComponentForm } from './component-form';
import { useKnownBlocks } from './known-blocks';
import { readComponent } from './read-component';

/** Components in their order: each a row that opens to the fields of its block, and what stands inside it. */
export function ComponentsEditor({ field, value, onChange, issues, id }: FieldProps<PlainField>) {
  const t = useTexts('fields');
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const toName = useNames();
  const list = useList({ items, onChange, toName, max: null, id });
  return (
    <FieldSet {...{ field, issues, id }}>
      {items.length === 0 && <p className={styles.hint}>{t('emptyList')}</p>}
      {items.length > 0 && (
        <ol className={styles.rows} aria-describedby={items.length > 1 ? `${id}-keys` : undefined}>
          {items.map((item, at) => (
            <OpenRow
              key={list.keys[at]}
              id={`${id}-${at}`}
              name={list.nameOf(at)}
              issues={issuesAt(issues, at)}
              isOpen={list.isOpen(at)}
              onToggle={() => list.toggle(at)}
              onMove={(by) => list.move(at, at + by)}
              onCopy={undefined}
              onRemove={() => list.remove(at)}
              canRise={at > 0}
              canSink={at < items.length - 1}
            >
              <ComponentForm
                value={item}
                onChange={(next) => list.change(at, next)}
                issues={issuesAt(issues, at)}
                id={`${id}-${at}`}
              />
            </OpenRow>
          ))}
        </ol>
      )}
      <AddBlock id={id} onAdd={list.add} />
      {list.gone !== null && (
        <div>
          <ToolButton variant="ghost" id={`${id}-undo`} onClick={list.restore}>
            {t('undo')}
            <span className="visually-hidden"> {list.gone.name}</span>
          </ToolButton>
        </div>
      )}
      {items.length > 1 && (
        <p id={`${id}-keys`} className="visually-hidden">
          {t('keys')}
        </p>
      )}
      <output className="visually-hidden">{list.said}</output>
    </FieldSet>
  );
}

/** What editors call a component: its block and a few of its words. */
function useNames(): (item: unknown, at: number) => string {
  const t = useTexts('composer');
  const known = useKnownBlocks();
  return (item, at) => {
    const component = readComponent(item, known);
    const place = String(at + 1);
    if (component.isKept) return `${t('keptTitle', { type: component.type })} ${place}`;
    const words = summarise(component.props, component.block.fields);
    return `${component.block.label} ${place}${words === '' ? '' : `: ${words}`}`;
  };
}
