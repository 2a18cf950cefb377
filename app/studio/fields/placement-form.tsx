import { useState } from 'react';
import type { ItemChange, ItemContent } from '#cms/composing/composer-item';
import type { EditorField } from '#cms/fields/editor-field';
import { useTexts } from '../texts/use-texts';
import { FieldGroup } from './field-group';
import { issuesAt, type FieldIssue } from './field-issues';
import styles from './fields.module.css';

interface PlacementFormProps {
  content: Placement;
  onChange: (change: Omit<ItemChange, 'props'>) => void;
  regions: readonly RegionOption[];
  /** Of the whole block. */
  issues?: readonly FieldIssue[];
  id: string;
}

/** Where a block stands: to whom it is shown, and what it is called. */
export type Placement = Pick<ItemContent, 'id' | 'scope' | 'section'>;

export interface RegionOption {
  code: string;
  label: string;
}

/** «Показ»: to whom and when a block is shown, and by what name links and switches find it. */
export function PlacementForm({ content, onChange, regions, issues = [], id }: PlacementFormProps) {
  const t = useTexts('fields');
  const { scope, section } = content;
  const isAlways = Object.keys(scope).length === 0;
  // It stays as it is while the last condition is taken out.
  const [isOpenFirst] = useState(!isAlways);
  const scopeFields = useScopeFields(regions);
  return (
    <details className={styles.details} open={isOpenFirst}>
      <summary className={styles.summary}>
        {t('placement')} <span className={styles.note}>{isAlways ? t('shownToAll') : t('shownToSome')}</span>
      </summary>
      <FieldGroup
        fields={scopeFields}
        value={toTyped(scope)}
        onChange={(next) => onChange({ scope: fromTyped(next) })}
        issues={issuesAt(issues, 'scope')}
        id={`${id}-scope`}
      />
      <FieldGroup
        fields={useNameFields()}
        value={{ id: content.id, section }}
        onChange={(next) => onChange(toNames(next, content))}
        id={`${id}-name`}
      />
    </details>
  );
}

type Typed = Readonly<Record<string, unknown>>;

/** The lists of a scope are empty rather than missing while they are filled. */
function toTyped(scope: ItemContent['scope']): Typed {
  return { ...scope };
}

/** An empty list means everybody, as a missing one does; it is taken out. */
function fromTyped(typed: Typed): ItemContent['scope'] {
  const kept = Object.entries(typed).filter(([, value]) => !(Array.isArray(value) && value.length === 0));
  return Object.fromEntries(kept);
}

function toNames(typed: Typed, { id, section }: Placement): ItemChange {
  const next = { id: toText(typed['id']), section: toText(typed['section']) };
  return {
    ...(next.id === id ? {} : { id: next.id }),
    ...(next.section === section ? {} : { section: next.section }),
  };
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

const BASE = { hint: null, isRequired: false, isNullable: false } as const;
const TEXT = {
  ...BASE,
  control: 'text',
  minLength: 0,
  maxLength: 100,
  pattern: null,
  allowsNumber: false,
} as const;

function useScopeFields(regions: readonly RegionOption[]): EditorField[] {
  const t = useTexts('fields');
  const choice = (label: string, options: { value: string; label: string }[]): EditorField => ({
    ...BASE,
    name: '',
    isRequired: true,
    control: 'choice',
    label,
    options,
  });
  const list = (name: string, label: string, hint: string, item: EditorField): EditorField => ({
    ...BASE,
    name,
    label,
    hint,
    control: 'list',
    item,
    min: 0,
    max: null,
    summary: null,
  });
  const toOptions = regions.map(({ code, label }) => ({ value: code, label }));
  const audiences = [
    { value: 'b2c', label: t('b2c') },
    { value: 'b2b', label: t('b2b') },
  ];
  return [
    list('regions', t('regions'), t('regionsHint'), choice(t('region'), toOptions)),
    list('audiences', t('audiences'), t('audiencesHint'), choice(t('audience'), audiences)),
    { ...BASE, name: 'from', label: t('from'), control: 'date-time', allowsDate: false },
    { ...BASE, name: 'until', label: t('until'), control: 'date-time', allowsDate: false },
  ];
}

function useNameFields(): EditorField[] {
  const t = useTexts('fields');
  return [
    { ...TEXT, name: 'id', label: t('blockId'), hint: t('blockIdHint') },
    { ...TEXT, name: 'section', label: t('section'), hint: t('sectionHint') },
  ];
}
