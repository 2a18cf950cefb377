import type { FieldChange } from '#cms/history/diff-values';
import type { TextPart } from '#cms/history/diff-words';
import { useTexts } from '../../texts/use-texts';
import styles from './diff.module.css';

/** Fields with what they said before and after, beside each other where there is room. */
export function FieldChanges({ fields }: { fields: readonly FieldChange[] }) {
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <div key={`${field.pointer} ${field.kind}`} className={styles.field}>
          <dt className={styles.path}>{field.path}</dt>
          <dd className={styles.sides}>
            <Side field={field} side="before" />
            <Side field={field} side="after" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The changes whose value stands on this side, be it an empty text. */
const HAS: Record<'before' | 'after', readonly FieldChange['kind'][]> = {
  before: ['removed', 'changed', 'moved'],
  after: ['added', 'changed', 'moved'],
};
const HIDDEN = { before: 'added', after: 'removed' } as const;

function Side({ field: { kind, parts }, side }: { field: FieldChange; side: 'before' | 'after' }) {
  const t = useTexts('history');
  const shown = parts.filter((part) => part.kind !== HIDDEN[side]);
  return (
    <div className={styles.side} data-side={side}>
      <span className={styles['side-name']}>{t(side)}</span>
      <div className={styles.text}>
        {shown.length === 0 && (
          <span className={styles.none}>{HAS[side].includes(kind) ? t('empty') : '—'}</span>
        )}
        {shown.map((part, index) => (
          <Part
            key={index}
            kind={part.kind}
            text={kind === 'moved' ? t('place', { place: part.text }) : shorten(part, index, shown.length)}
          />
        ))}
      </div>
    </div>
  );
}

function Part({ kind, text }: TextPart) {
  if (kind === 'removed') return <del className={styles.removed}>{text}</del>;
  return kind === 'added' ? <ins className={styles.added}>{text}</ins> : <span>{text}</span>;
}

/** Of a long text that stayed only what stands beside a change is read. */
const LONG = 240;
const NEAR = 100;

function shorten({ kind, text }: TextPart, index: number, count: number): string {
  if (kind !== 'same' || text.length <= LONG) return text;
  const begins = index === 0 ? '' : text.slice(0, NEAR);
  const ends = index === count - 1 ? '' : text.slice(-NEAR);
  return `${begins} … ${ends}`;
}
