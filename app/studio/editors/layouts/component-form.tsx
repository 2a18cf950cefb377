import { isRecord, type PlainField } from '#cms/fields/editor-field';
import { KeptForm } from '../../composer/kept-form';
import { ComponentsField } from '../../fields/components-field';
import { FieldGroup } from '../../fields/field-group';
import { issuesAt } from '../../fields/field-issues';
import type { FieldProps } from '../../fields/field-props';
import styles from '../../fields/fields.module.css';
import { withProperty } from '../../fields/with-property';
import { useTexts } from '../../texts/use-texts';
import { useKnownBlocks } from './known-blocks';
import { readComponent, withProps } from './read-component';

/** One component: the fields of its block, and the blocks inside it. What this build cannot edit is only shown. */
export function ComponentForm({ value, onChange, issues, id }: Omit<FieldProps, 'field'>) {
  const t = useTexts('layouts');
  const component = readComponent(value, useKnownBlocks());
  const raw = isRecord(value) ? value : {};
  if (component.isKept) {
    return <KeptForm item={{ id, text: JSON.stringify(value), reason: component.reason }} />;
  }
  const { block, props } = component;
  const inside = raw['children'];
  return (
    <div className={styles.stack}>
      <p className={styles.note}>{block.description}</p>
      {isRecord(raw['scope']) && <p className={styles.note}>{t('scopeKept')}</p>}
      {block.fields.length === 0 && <p className={styles.note}>{t('noFields')}</p>}
      <FieldGroup
        fields={block.fields}
        value={props}
        onChange={(next) => onChange(withProps(value, block, next))}
        issues={issuesAt(issues, 'props')}
        id={`${id}-props`}
      />
      {block.isContainer && (
        <ComponentsField
          field={{ ...INSIDE, label: t('inside') }}
          value={inside}
          onChange={(next) => onChange(withProperty(raw, 'children', next))}
          issues={issuesAt(issues, 'children')}
          id={`${id}-children`}
        />
      )}
    </div>
  );
}

const INSIDE = {
  ...{ name: 'children', hint: null, isRequired: true, isNullable: false, control: 'json' },
  holds: 'components',
} as const satisfies Omit<PlainField, 'label'>;
