import { Icon } from '#blocks/ui/icon';
import type { CoveredRegion, Technology } from './read-coverage';
import styles from './region-speeds.module.css';
import { texts } from './texts';

type RegionSpeedsProps = {
  technologies: readonly Technology[];
  region: CoveredRegion;
  rank: string | null;
};

/** The visitor's region in large figures; a script shows there the tile that is pointed at (enhance.ts). */
export function RegionSpeeds({ technologies, region, rank }: RegionSpeedsProps) {
  return (
    <div className={styles.panel} data-tone="soft" data-readout={region.code}>
      <p className={styles.label}>
        <Icon name="pin" size="s" />
        <span data-readout-label="">{texts.here}</span>
      </p>
      <p className={styles.title} data-readout-title="">
        {region.title}
      </p>
      <dl className={styles.figures}>
        {technologies.map(({ title }, index) => {
          const mbps = region.speeds[index]?.mbps ?? null;
          return (
            <div key={title} className={styles.figure}>
              <dt className={styles.name}>{title}</dt>
              <dd>
                <span className={styles.number} data-readout-value={index}>
                  {mbps ?? '—'}
                </span>{' '}
                <span className={styles.unit}>{texts.unit}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      {rank && (
        <p className={styles.rank} data-readout-rank="">
          {rank}
        </p>
      )}
    </div>
  );
}
