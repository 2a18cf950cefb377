import type { MetroStation } from './salon-lookups';

/** Where everything of a metro scheme stands. Pure: the same stations give the same picture. */

export interface Dot {
  station: MetroStation;
  x: number;
  y: number;
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
}

interface Track {
  color: string;
  /** An SVG path: one bend at most, along the eight directions of such schemes. */
  path: string;
}

export interface MetroPlan {
  width: number;
  height: number;
  dots: Dot[];
  tracks: Track[];
  transfers: string[];
}

interface Spot {
  x: number;
  y: number;
}
interface Placed extends Spot {
  station: MetroStation;
}

/** Room around the scheme for names at its edges. */
const MARGIN = { x: 110, y: 50 };
/** Between stations, and between lines, where the operator gives no places. */
const STEP = { x: 130, y: 110 };
const DOT = 10;
const LETTER = 8.2;
const LINE_HEIGHT = 18;
const GAP = 8;

/** Lays the scheme out: stations where the operator has them, else the lines side by side. */
export function layOutMetro(stations: readonly MetroStation[]): MetroPlan {
  const placed = placeStations(stations);
  const byId = new Map(placed.map((one) => [one.station.id, one]));
  const tracks = placed.flatMap((from) =>
    toNext(from.station, stations).flatMap((id) => {
      const to = byId.get(id);
      return to === undefined ? [] : [{ color: from.station.color, corners: toCorners(from, to) }];
    }),
  );
  const { right, bottom } = toSize(placed);
  return {
    width: right + MARGIN.x,
    height: bottom + MARGIN.y,
    dots: nameDots(
      placed,
      tracks.flatMap(({ corners }) => toSamples(corners)),
    ),
    tracks: tracks.map(({ color, corners }) => ({ color, path: toPath(corners) })),
    transfers: placed.flatMap((from) =>
      from.station.transfers.flatMap((id) => {
        const to = byId.get(id);
        // Both stations name a transfer; it is drawn once.
        return to === undefined || id < from.station.id ? [] : [toPath([from, to])];
      }),
    ),
  };
}

function placeStations(stations: readonly MetroStation[]): Placed[] {
  const given = stations.flatMap((station) => (station.at === null ? [] : [{ station, ...station.at }]));
  const placed = given.length === stations.length ? given : placeSideBySide(stations);
  const left = Math.min(...placed.map(({ x }) => x));
  const top = Math.min(...placed.map(({ y }) => y));
  return placed.map(({ station, x, y }) => ({ station, x: x - left + MARGIN.x, y: y - top + MARGIN.y }));
}

function placeSideBySide(stations: readonly MetroStation[]): Placed[] {
  const lines = [...new Set(stations.map(({ line }) => line))];
  return stations.map((station) => ({
    station,
    x: stations.filter(({ line }) => line === station.line).indexOf(station) * STEP.x,
    y: lines.indexOf(station.line) * STEP.y,
  }));
}

const toSize = (placed: readonly Placed[]) => ({
  right: Math.max(0, ...placed.map(({ x }) => x)),
  bottom: Math.max(0, ...placed.map(({ y }) => y)),
});

/** Where trains go on to; by the order of the list where the operator does not say. */
function toNext({ id, line, next }: MetroStation, stations: readonly MetroStation[]): readonly string[] {
  if (next !== null) return next;
  const own = stations.filter((station) => station.line === line);
  const following = own[own.findIndex((station) => station.id === id) + 1];
  return following === undefined ? [] : [following.id];
}

/** First aslant, then straight. */
function toCorners(from: Spot, to: Spot): Spot[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const aslant = Math.min(Math.abs(dx), Math.abs(dy));
  const bend = { x: from.x + Math.sign(dx) * aslant, y: from.y + Math.sign(dy) * aslant };
  return [from, bend, to];
}

const toPath = (corners: readonly Spot[]): string =>
  corners.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

const SAMPLES = 12;

/** Points along a track, which names keep clear of. */
const toSamples = (corners: readonly Spot[]): Spot[] =>
  corners.slice(1).flatMap((to, index) => {
    const from = corners[index] ?? to;
    return Array.from({ length: SAMPLES + 1 }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / SAMPLES,
      y: from.y + ((to.y - from.y) * step) / SAMPLES,
    }));
  });

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Gives each station's name the first side of its dot where it covers least. */
function nameDots(placed: readonly Placed[], tracks: readonly Spot[]): Dot[] {
  const taken: Box[] = [];
  return placed.map(({ station, x, y }) => {
    const sides = listSides({ x, y }, station.title.length * LETTER);
    const costs = sides.map(({ box }) => toCost(box, { taken, tracks, placed }));
    const best = sides[costs.indexOf(Math.min(...costs))] ?? sides[0];
    taken.push(best.box);
    return { station, x, y, label: best.label };
  });
}

interface Side {
  label: Dot['label'];
  box: Box;
}

/** Right, left, above and below, then the corners. */
function listSides({ x, y }: Spot, width: number): readonly [Side, ...Side[]] {
  const reach = DOT + GAP;
  const toSide = (anchor: Dot['label']['anchor'], dx: number, dy: number): Side => {
    const left = anchor === 'start' ? x + dx : anchor === 'end' ? x + dx - width : x - width / 2;
    const middle = y + dy;
    const box = {
      left,
      right: left + width,
      top: middle - LINE_HEIGHT / 2,
      bottom: middle + LINE_HEIGHT / 2,
    };
    return { label: { x: x + dx, y: middle + LINE_HEIGHT / 4, anchor }, box };
  };
  const aside = reach - 4;
  return [
    toSide('start', reach, 0),
    toSide('end', -reach, 0),
    toSide('middle', 0, -reach - 3),
    toSide('middle', 0, reach + 4),
    toSide('start', aside, -aside),
    toSide('start', aside, aside),
    toSide('end', -aside, -aside),
    toSide('end', -aside, aside),
  ];
}

interface Surroundings {
  taken: readonly Box[];
  tracks: readonly Spot[];
  placed: readonly Placed[];
}

/** Another name is worst, then a dot, then a line. */
function toCost(box: Box, { taken, tracks, placed }: Surroundings): number {
  const names = taken.filter((other) => isOver(box, other)).length;
  const dots = placed.filter(({ x, y }) => isOver(box, toBox({ x, y }, DOT))).length;
  const lines = tracks.filter((spot) => isOver(box, toBox(spot, 2))).length;
  return names * 100 + dots * 40 + lines;
}

const toBox = ({ x, y }: Spot, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

const isOver = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
