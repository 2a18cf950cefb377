import type { PlainField } from '#cms/fields/editor-field';
import { summarise } from '../../composer/summarise';
import type { FieldProps } from '../../fields/field-props';
import { ListFrame } from '../../fields/list-frame';
import { OpenRow } from '../../fields/open-row';
import { useList } from '../../fields/use-list';
import { useTexts } from '../../texts/use-texts';
import { AddBlock } from './add-block';
import { ComponentForm } from './component-form';
import { useKnownBlocks } from './known-blocks';
import { readComponent } from './read-component';

/** Components in their order: each a row that opens to the fields of its block, and what stands inside it. */
export function ComponentsEditor({ field, value, onChange, issues, id }: FieldProps<PlainField>) {
  const list = useList({ value, onChange, toName: useNames(), max: null, id });
  return (
    <ListFrame
      field={field}
      issues={issues}
      id={id}
      list={list}
      adding={<AddBlock id={id} onAdd={list.add} />}
    >
      {(row, item, change) => (
        <OpenRow {...row}>
          <ComponentForm value={item} onChange={change} issues={row.issues} id={row.id} />
        </OpenRow>
      )}
    </ListFrame>
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
