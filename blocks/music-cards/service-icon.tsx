import type { ViewProps } from '#registry/define-block';
import type { block } from './block';
import styles from './service-icon.module.css';

type Front = ViewProps<typeof block>['props']['cards'][number]['front'];

/** Our own signs for made-up partners: strokes on a 48 px grid. */
const SIGNS: Record<Front['iconId'], string> = {
  chord: 'M10 12v24M19 8v32M28 14v20M37 18v12M6 28l36-8',
  keys: 'M8 10h32v28H8zM16 10v16M24 10v16M32 10v16M16 26v12M32 26v12M24 26v12',
  metronome: 'M18 8h12l7 32H11zM13 32h22M22 32L36 12M30 16l5 4',
  cassette:
    'M9 11h30a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V14a3 3 0 0 1 3-3zM17 20a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM31 20a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM21 24h6M14 37l3-5h14l3 5',
  vinyl:
    'M24 6a18 18 0 1 0 0 36a18 18 0 0 0 0-36zM24 19a5 5 0 1 0 0 10a5 5 0 0 0 0-10zM24 12a12 12 0 0 1 12 12M24 36a12 12 0 0 1-12-12',
  headphones:
    'M8 30v-5a16 16 0 0 1 32 0v5M8 28h5a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-2a3 3 0 0 1-3-3zM40 28h-5a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2a3 3 0 0 0 3-3z',
};

/** A partner's sign on its own colour; decoration, the title beside it has the name. */
export function ServiceIcon({ iconId, iconBg }: Pick<Front, 'iconId' | 'iconBg'>) {
  return (
    <span className={`${styles.icon} ${styles[iconBg] ?? ''}`}>
      <svg
        viewBox="0 0 48 48"
        width="48"
        height="48"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={SIGNS[iconId]} />
      </svg>
    </span>
  );
}
