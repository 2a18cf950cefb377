import type * as z from 'zod';
import type { Region } from '#schemas/region';
import { TILE_PLACES } from './tile-places';
import type { technology } from './block';
import { MAX_LEVELS } from './max-levels';

export type Technology = z.output<typeof technology>;

/** What a region has of one technology. */
export interface Speed {
  /** Median speed in Mbit/s; null where the technology is not there. */
  mbps: number | null;
  /** Step of the palette, 1 for the slowest level to 5 for the fastest; 0 where the technology is not there. */
  shade: number;
}

export interface CoveredRegion {
  code: string;
  title: string;
  /** One for each technology, in their order. */
  speeds: Speed[];
}

/** The step of the palette for a level, counted from 0: the first and the last level have its ends. */
export function toShade(level: number, count: number): number {
  return 1 + Math.round((level * (MAX_LEVELS - 1)) / (count - 1));
}

/** The step of the palette for a speed: that of the last level whose lower limit it reaches. */
function shadeOf(mbps: number | null, levels: Technology['levels']): number {
  if (mbps === null) return 0;
  const level = levels.filter(({ from }) => mbps >= from).length - 1;
  return toShade(Math.max(0, level), levels.length);
}

/** The regions of the map with their speeds, the fastest of the first technology first. */
export function readCoverage(
  technologies: readonly Technology[],
  regions: readonly Pick<Region, 'code' | 'title'>[],
): CoveredRegion[] {
  const titles = new Map(regions.map(({ code, title }) => [code, title]));
  const tables = technologies.map(({ speeds }) => new Map(speeds.map(({ region, mbps }) => [region, mbps])));
  return TILE_PLACES.map(({ code, short }) => ({
    code,
    title: titles.get(code) ?? short,
    speeds: technologies.map(({ levels }, index) => {
      const mbps = tables[index]?.get(code) ?? null;
      return { mbps, shade: shadeOf(mbps, levels) };
    }),
  })).sort(
    (a, b) => (b.speeds[0]?.mbps ?? 0) - (a.speeds[0]?.mbps ?? 0) || a.title.localeCompare(b.title, 'ru'),
  );
}
