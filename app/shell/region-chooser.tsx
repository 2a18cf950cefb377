import { Icon } from '#blocks/ui/icon';
import { shell } from '#blocks/ui/text/ru/shell';
import type { Region } from '#schemas/region';
import { REGION_CHOOSER_ID } from './constants';
import { groupRegions } from './group-regions';
import styles from './region-chooser.module.css';
import { MENU_GROUP } from './section-menu';
import { texts } from './texts';

export type RegionChooserProps = { region: Region; regions: readonly Region[] };

function RegionLink({ region, isCurrent }: { region: Region; isCurrent: boolean }) {
  return (
    <li className={styles.item} data-region-title={region.title}>
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

function RegionPanel({ region, regions }: RegionChooserProps) {
  const { featured, groups } = groupRegions(regions);
  const toLink = (one: Region) => (
    <RegionLink key={one.code} region={one} isCurrent={one.code === region.code} />
  );
  return (
    <div className={styles.panel} data-tone="raised">
      <div className={styles.inner}>
        <p className={styles.title}>{shell.chooseRegion}</p>
        {/* A script may show it and hide the items that do not match; without one the list stands whole. */}
        <input
          type="search"
          hidden
          data-region-filter
          aria-label={texts.findRegion}
          className={styles.filter}
        />
        {featured.length > 0 && <ul className={styles.featured}>{featured.map(toLink)}</ul>}
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

/**
 * The visitor's region, which opens the list of all. `/region/{code}` leads to the same page on that region's host.
 * Without a list (it could not be loaded) the name stands alone.
 */
export function RegionChooser({ region, regions }: RegionChooserProps) {
  const name = (
    <>
      <Icon name="pin" size="s" />
      <span className="visually-hidden">{shell.region}: </span>
      <span className={styles.name}>{region.title}</span>
    </>
  );
  if (regions.length === 0) return <p className={styles.alone}>{name}</p>;
  return (
    <details id={REGION_CHOOSER_ID} name={MENU_GROUP} className={styles.chooser}>
      <summary className={styles.summary}>
        {name}
        <Icon name="chevron-down" size="s" className={styles.sign} />
        <span className={styles.close}>
          {texts.close}
          <Icon name="close" />
        </span>
      </summary>
      <RegionPanel region={region} regions={regions} />
    </details>
  );
}
