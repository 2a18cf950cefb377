import { Link } from '@remix-run/react';
import table from '../shell/table.module.css';
import { useTexts } from '../texts/use-texts';
import type { FlowPlace } from '#cms/store/lists/flow-places';
import styles from './flows.module.css';

interface StandsOnProps {
  type: string;
  places: readonly FlowPlace[];
  /** How many are named; the others are a number. */
  most: number;
}

/** The documents that a flow stands in: a page is a link to its composer. */
export function StandsOn({ type, places, most }: StandsOnProps) {
  const t = useTexts('flows');
  const kinds = useTexts('usage');
  if (places.length === 0) return <span className={table.muted}>{t('nowhere')}</span>;
  const usage = `/studio/usage?${new URLSearchParams({ of: 'component', value: type })}`;
  return (
    <ul className={styles.pages}>
      {places.slice(0, most).map(({ id, kind, path }) => (
        <li key={id}>
          {path === '' ? (
            <Link to={usage}>{kinds(`kind_${kind}`)}</Link>
          ) : (
            <Link to={`/studio/pages/${id}`} reloadDocument>
              {path}
            </Link>
          )}
        </li>
      ))}
      {places.length > most && (
        <li>
          <Link to={usage}>{t('morePages', { number: places.length - most })}</Link>
        </li>
      )}
    </ul>
  );
}
