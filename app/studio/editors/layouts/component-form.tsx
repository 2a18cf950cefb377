import { isRecord, type PlainField } from '#cms/fields/editor-field';
import { KeptForm } from '../../composer/kept-form';
import { ComponentsField } from '../../fields/components-field';
import { FieldGroup } from '../../fields/field-group';
import { issuesAt } from '../../fields/field-issues';
import type { FieldProps } from '../../fields/field-props';
import styles from '../../fields/fields.module.css';
import { PlacementForm } from '../../fields/placement-form';
import { withProperty } from '../../fields/with-property';
import { useTexts } from '../../texts/use-texts';
import { useKnownBlocks } from './known-blocks';
import { readComponent, readPlacement, withPlacement, withProps } from './read-component';

/** One component: the fields of its block, and the blocks inside it. What this build cannot edit is only shown. */
export function ComponentForm({ value, onChange, issues, id }: Omit<FieldProps, 'field'>) {
  const t = useTexts('layouts');
  const known = useKnownBlocks();
  const component = readComponent(value, known);
  const raw = isRecord(value) ? value : {};
  if (component.isKept) {
    return <KeptForm item={{ id, text: JSON.stringify(value), reason: component.reason }} />;
  }
  const { block, props } = component;
  const inside = raw['children'];
  const placement = readPlacement(raw);
  return (
    <div className={styles.stack}>
      <p className={styles.note}>{block.description}</p>
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
      {placement === null ? (
        <p className={styles.note}>{t('scopeKept')}</p>
      ) : (
        <PlacementForm
          content={placement}
          onChange={(change) => onChange(withPlacement(raw, change))}
          regions={known.regions}
          issues={issues}
          id={id}
        />
      )}
    </div>
  );
}

const INSIDE = {
  name: 'children',
  hint: null,
  isRequired: true,
  isNullable: false,
  control: 'json',
  holds: 'components',
} as const satisfies Omit<PlainField, 'label'>;
