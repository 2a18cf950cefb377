import type { EditorField } from '#cms/fields/editor-field';
import { InnerField, InnerGroup } from './inner-field';
import type { FieldProps } from './field-props';
import styles from './fields.module.css';
import { OpenRow, RowActions, toRowKeys, type RowProps } from './open-row';
import { UnionBody } from './union-input';

interface ListRowProps extends FieldProps, Omit<RowProps, 'id' | 'issues'> {}

/** One item of a list: a row that opens, or the control itself where the item is a single value. */
export function ListRow(props: ListRowProps) {
  const { field, name, id, issues, value, onChange } = props;
  if (!hasParts(field)) {
    return (
      <li className={styles.plain}>
        <InnerField
          field={{ ...field, label: name }}
          value={value}
          onChange={onChange}
          issues={issues}
          id={id}
        />
        <RowActions {...props} onKeyDown={toRowKeys(props.onMove)} />
      </li>
    );
  }
  return (
    <OpenRow {...props}>
      <RowBody field={field} value={value} onChange={onChange} issues={issues} id={id} />
    </OpenRow>
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

function hasParts({ control }: EditorField): boolean {
  return ['object', 'image', 'union', 'record', 'list'].includes(control);
}
