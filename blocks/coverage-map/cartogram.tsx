import { classNames } from '#blocks/ui/class-names';
import styles from './cartogram.module.css';
import type { CoveredRegion, Technology } from './read-coverage';
import switched from './technology-switch.module.css';
import { texts } from './texts';
import { MAP_COLUMNS, MAP_ROWS, TILE_PLACES, type TilePlace } from './tile-places';

/** In units of the drawing. */
const TILE = 40;
const STEP = 44;
/** Room around the grid for the raised tile. */
const MARGIN = 8;

const WIDTH = MAP_COLUMNS * STEP - (STEP - TILE) + 2 * MARGIN;
const HEIGHT = MAP_ROWS * STEP - (STEP - TILE) + 2 * MARGIN;

/** How much larger the visitor's tile is, and how far it is lifted. */
const RAISED = 1.3;

type CartogramProps = {
  technologies: readonly Technology[];
  regions: readonly CoveredRegion[];
  here: string | null;
};

function toTransform({ column, row }: TilePlace, isRaised: boolean): string {
  const [left, top] = [MARGIN + column * STEP, MARGIN + row * STEP];
  if (!isRaised) return `translate(${left} ${top})`;
  const shift = (TILE * (RAISED - 1)) / 2;
  return `translate(${left - shift} ${top - shift}) scale(${RAISED})`;
}

function Tile({ place, region, isRaised }: { place: TilePlace; region: CoveredRegion; isRaised: boolean }) {
  const shades = region.speeds.map(({ shade }, index) => switched[`t${index}l${shade}`]);
  return (
    <g
      className={classNames(styles.tile, isRaised && styles.raised, ...shades)}
      transform={toTransform(place, isRaised)}
      data-region={place.code}
      data-column={place.column}
      data-row={place.row}
    >
      {isRaised && <rect y="3" width={TILE} height={TILE} rx="9" className={styles.shadow} />}
      <rect width={TILE} height={TILE} rx="9" className={styles.field} />
      <text x="20" y="16" className={styles.short}>
        {place.short}
      </text>
      {region.speeds.map(({ mbps }, index) => (
        <text key={index} x="20" y="32" className={classNames(styles.value, switched[`value-${index}`])}>
          {mbps ?? '—'}
        </text>
      ))}
    </g>
  );
}

/** The slowest and the fastest region of each technology, for those who cannot see the map. */
function toSummary(technologies: readonly Technology[]): string {
  const parts = technologies.map(({ title, speeds }) => {
    const all = speeds.map(({ mbps }) => mbps);
    return `${title} от ${Math.min(...all)} до ${Math.max(...all)} ${texts.unit}`;
  });
  return `${texts.map}: ${parts.join(', ')}. ${texts.list} — ниже`;
}

/** The regions as tiles on a grid; that of the visitor stands above its neighbours, so it is drawn last. */
export function Cartogram({ technologies, regions, here }: CartogramProps) {
  const byCode = new Map(regions.map((region) => [region.code, region]));
  const inOrder = [...TILE_PLACES].sort((a, b) => Number(a.code === here) - Number(b.code === here));
  const spoken = { role: 'img', 'aria-label': toSummary(technologies) };
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.map} {...spoken} data-cartogram="">
      {inOrder.map((place) => {
        const region = byCode.get(place.code);
        return (
          region && <Tile key={place.code} place={place} region={region} isRaised={place.code === here} />
        );
      })}
    </svg>
  );
}
