import { Icon } from '#blocks/ui/icon';
import { shell } from '#blocks/ui/text/ru/shell';
import type { Region } from '#schemas/region';
import { REGION_CHOOSER_ID } from './constants';
import { RegionPanel } from './region-panel';
import styles from './region-chooser.module.css';
import { MENU_GROUP } from './section-menu';
import { texts } from './texts';

export type RegionChooserProps = { region: Region; regions: readonly Region[] };

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
