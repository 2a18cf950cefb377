import { useSyncExternalStore } from 'react';
import { listItems } from '#cms/composing/item-tree';
import { useTexts } from '../texts/use-texts';
import { toBytesText, toKilobytes } from './bytes-text';
import { useComposer } from './composer-context';
import styles from './panels.module.css';
import { toComposerData, usePuck } from './use-commands';

/** What the page sends to its visitors, and what each of its kinds of blocks adds. */
export function WeightTable() {
  const t = useTexts('composer');
  const { blocks, renders } = useComposer();
  useSyncExternalStore(renders.subscribe, renders.version);
  const content = usePuck((state) => toComposerData(state.appState.data).content);
  const weight = renders.weight();
  if (weight === null) return null;
  const types = [...new Set(listItems(content).map(({ type }) => type))];
  const known = types.flatMap((type) => blocks.get(type) ?? []).filter(({ bytes }) => bytes !== null);
  const sorted = known.sort((a, b) => sum(b.bytes) - sum(a.bytes));
  return (
    <section className={styles.group}>
      <h2 className={styles['group-title']}>{t('weight')}</h2>
      <Total label={t('scripts')} bytes={weight.js} budget={weight.budget.js} />
      <Total label={t('stylesheets')} bytes={weight.css} budget={weight.budget.css} />
      <ul className={styles.weights}>
        {sorted.map(({ type, label, bytes }) => (
          <li key={type}>
            <span>{label}</span> <span className={styles.muted}>{bytes && toBytesText(bytes)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const sum = (bytes: { js: number; css: number } | null) => (bytes === null ? 0 : bytes.js + bytes.css);

function Total({ label, bytes, budget }: { label: string; bytes: number; budget: number }) {
  const t = useTexts('composer');
  const isOver = bytes > budget;
  return (
    <p className={isOver ? styles.over : styles.about}>
      {t(isOver ? 'weightOver' : 'weightOf', {
        label,
        size: toKilobytes(bytes),
        budget: toKilobytes(budget),
      })}
    </p>
  );
}
