import type { Slide } from './block';
import styles from './ad-mark.module.css';

type Fact = { name: string; value: string };

function listFacts({ erid, advertiser }: Pick<Slide, 'erid' | 'advertiser'>): Fact[] {
  const { title, inn, address, eridList = [] } = advertiser ?? {};
  const facts = [
    { name: 'Рекламодатель', value: title },
    { name: 'ИНН', value: inn },
    { name: 'Адрес', value: address },
    { name: 'erid', value: erid },
    ...eridList.map(({ eridName, eridValue }) => ({ name: `erid, ${eridName}`, value: eridValue })),
  ];
  return facts.flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }]));
}

/** «Реклама», and behind it who pays for it, as the law on advertising asks. Nothing on a slide of our own. */
export function AdMark({ slide }: { slide: Slide }) {
  const facts = listFacts(slide);
  if (facts.length === 0) return null;
  return (
    <details className={styles.mark}>
      <summary className={styles.label}>Реклама</summary>
      <dl className={styles.facts}>
        {facts.map(({ name, value }, index) => (
          <div key={`${index}-${name}`} className={styles.fact}>
            <dt>{name}: </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
