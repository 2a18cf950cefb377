import type { Enhance, EnhanceContext } from '#registry/enhancement';
import { texts } from './texts';

/** Where an arrow key leads: a step in columns and rows. */
const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The parts of the block that the script works with. */
interface CoverageParts {
  map: SVGElement;
  panel: HTMLElement;
  tiles: readonly SVGElement[];
  /** The tile of the visitor's region. */
  own: SVGElement;
  /** Rows of the table by the code of their region. */
  rows: ReadonlyMap<string, HTMLElement>;
  /** Names of the columns with speeds. */
  heads: readonly string[];
}

/**
 * Makes the map a list of choices: a pointer or the arrow keys show a region's speeds in the panel beside it. What is
 * shown is read from the table, which stands there for everybody.
 */
const enhance: Enhance = (block, context) => {
  const parts = findParts(block);
  if (parts === null) return;
  const { map, own } = parts;
  makeListbox(parts, block.querySelector('section')?.id ?? '');
  let chosen = own;
  const choose = (tile: SVGElement) => {
    chosen.setAttribute('aria-selected', 'false');
    tile.setAttribute('aria-selected', 'true');
    map.setAttribute('aria-activedescendant', tile.id);
    chosen = tile;
    showRegion(parts, tile);
  };
  choose(own);
  watchKeys(parts, () => chosen, choose, context);
  watchPointer(parts, choose, context);
};

export default enhance;

function findParts(block: HTMLElement): CoverageParts | null {
  const map = block.querySelector<SVGElement>('[data-cartogram]');
  const panel = block.querySelector<HTMLElement>('[data-readout]');
  if (map === null || panel === null) return null;
  const tiles = [...map.querySelectorAll<SVGElement>('[data-region]')];
  const own = tiles.find((tile) => tile.dataset['region'] === panel.dataset['readout']);
  if (own === undefined) return null;
  const rows = [...block.querySelectorAll<HTMLElement>('[data-covered]')];
  const heads = [...block.querySelectorAll('thead th')].slice(1);
  return {
    map,
    panel,
    tiles,
    own,
    rows: new Map(rows.map((row) => [row.dataset['covered'] ?? '', row])),
    heads: heads.map((head) => head.textContent ?? ''),
  };
}

function makeListbox({ map, tiles, rows, heads }: CoverageParts, prefix: string): void {
  map.setAttribute('role', 'listbox');
  map.setAttribute('tabindex', '0');
  for (const tile of tiles) {
    const code = tile.dataset['region'] ?? '';
    const row = rows.get(code);
    const speeds = readValues(row).map((value, index) => `${heads[index] ?? ''} ${value}`);
    tile.id = `${prefix}-tile-${code}`;
    tile.setAttribute('role', 'option');
    tile.setAttribute('aria-selected', 'false');
    tile.setAttribute('aria-label', `${readTitle(row)}: ${speeds.join('; ')}`);
  }
}

const readTitle = (row: HTMLElement | undefined) => row?.querySelector('[data-title]')?.textContent ?? '';

function readValues(row: HTMLElement | undefined): string[] {
  return [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent ?? '');
}

function showRegion({ panel, rows, own }: CoverageParts, tile: SVGElement): void {
  const row = rows.get(tile.dataset['region'] ?? '');
  write(panel, '[data-readout-title]', readTitle(row));
  write(panel, '[data-readout-label]', tile === own ? texts.here : texts.chosen);
  readValues(row).forEach((value, index) => write(panel, `[data-readout-value="${index}"]`, value));
  panel.querySelector('[data-readout-rank]')?.toggleAttribute('hidden', tile !== own);
}

function write(panel: HTMLElement, selector: string, text: string): void {
  const place = panel.querySelector(selector);
  if (place !== null) place.textContent = text;
}

type Choose = (tile: SVGElement) => void;

function watchKeys(
  { map, tiles, own }: CoverageParts,
  findChosen: () => SVGElement,
  choose: Choose,
  { signal }: EnhanceContext,
): void {
  const onKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const isHome = event.key === 'Home' || event.key === 'Escape';
    const next = isHome ? own : step && findNeighbour(tiles, findChosen(), step);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  map.addEventListener('keydown', onKey, { signal });
}

/** The nearest tile in a direction; a tile off the straight line counts as three times as far. */
function findNeighbour(
  tiles: readonly SVGElement[],
  from: SVGElement,
  [columns, rows]: readonly [number, number],
): SVGElement | undefined {
  const at = (tile: SVGElement, name: 'column' | 'row') => Number(tile.dataset[name]);
  const distances = tiles.map((tile) => {
    const x = at(tile, 'column') - at(from, 'column');
    const y = at(tile, 'row') - at(from, 'row');
    const ahead = x * columns + y * rows;
    const aside = Math.abs(x * rows) + Math.abs(y * columns);
    return { tile, distance: ahead > 0 ? ahead + 3 * aside : Infinity };
  });
  const nearest = distances.reduce((best, one) => (one.distance < best.distance ? one : best));
  return nearest.distance === Infinity ? undefined : nearest.tile;
}

function watchPointer({ map, own }: CoverageParts, choose: Choose, { signal }: EnhanceContext): void {
  const onPoint = ({ target }: Event) => {
    const tile = target instanceof Element ? target.closest<SVGElement>('[data-region]') : null;
    if (tile !== null) choose(tile);
  };
  const onLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') choose(own);
  };
  map.addEventListener('pointerover', onPoint, { signal });
  map.addEventListener('click', onPoint, { signal });
  map.addEventListener('pointerleave', onLeave, { signal });
}
