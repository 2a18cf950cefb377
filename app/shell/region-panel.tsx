import { Icon } from '#blocks/ui/icon';
import { shell } from '#blocks/ui/text/ru/shell';
import type { Region } from '#schemas/region';
import { groupRegions } from './group-regions';
import styles from './region-panel.module.css';
import { texts } from './texts';

type RegionPanelProps = { region: Region; regions: readonly Region[] };

function RegionLink({ region, isCurrent }: { region: Region; isCurrent: boolean }) {
  return (
    <li className={styles.item} data-region-code={region.code}>
      <a
        href={`/region/${region.code}`}
        className={styles.link}
        aria-current={isCurrent ? 'true' : undefined}
      >
        {region.title}
      </a>
    </li>
  );
}

/** The list of all regions: the great ones first, then by letter. */
export function RegionPanel({ region, regions }: RegionPanelProps) {
  const { featured, groups } = groupRegions(regions);
  const toLink = (one: Region) => (
    <RegionLink key={one.code} region={one} isCurrent={one.code === region.code} />
  );
  return (
    <div className={styles.panel} data-panel="" data-tone="raised">
      <div className={styles.inner}>
        <p className={styles.title}>{shell.chooseRegion}</p>
        {/* A script may show it and hide the items that do not match; without one the list stands whole. */}
        <div hidden data-region-filter className={styles.filter}>
          <Icon name="search" className={styles.glass} />
          <input
            type="search"
            aria-label={texts.findRegion}
            placeholder={texts.findRegion}
            enterKeyHint="go"
            className={styles.field}
          />
        </div>
        {featured.length > 0 && (
          <ul className={styles.featured} data-region-group>
            {featured.map(toLink)}
          </ul>
        )}
        <output className={styles.nothing} data-region-nothing data-words={texts.noRegion} />
        <div className={styles.groups}>
          {groups.map((group) => (
            <div key={group.letter} className={styles.group} data-region-group>
              <p className={styles.letter} aria-hidden="true">
                {group.letter}
              </p>
              <ul>{group.regions.map(toLink)}</ul>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
