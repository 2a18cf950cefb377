import { LOOP, type BoxSize, type Column, type Diagram, type DrawnArrow, type Row } from './diagram';

const EDGE = 24;
const HEAD = 32;
/** Between two boxes. */
const GAP = 52;
/** The words stand above a line, and beside a loop. */
const ROOM = {
  line: { above: 44, below: 8 },
  shortLine: { above: 30, below: 8 },
  bareLine: { above: 16, below: 2 },
  loop: { above: 24, below: 18 },
} as const;
const GROUP_GAP = 22;
/** For the dot above a box. */
const DOT_ROOM = 12;
/** Of the labels' font, a little more than it is. */
const SIGN = 7.3;
const SMALL_SIGN = 6.6;
const NAME_ONLY: BoxSize = { width: 132, height: 34 };

export interface DrawnFlow {
  states: readonly string[];
  /** The states that a visitor may begin in. */
  starts: readonly string[];
  arrows: readonly DrawnArrow[];
  isFinal: (state: string) => boolean;
  box?: BoxSize;
  /** From one column to the next: boxes stand at heights of their own, and may reach over each other. */
  step?: number;
}

/** States stand from left to right as far as they are from a first one; each is followed by what leads out of it. */
export function layOutDiagram({ states, starts, arrows, isFinal, ...sizes }: DrawnFlow): Diagram {
  const { box = NAME_ONLY, step = box.width + GAP } = sizes;
  const ordered = orderByDistance(states, starts, arrows);
  const places = new Map(ordered.map((state, index) => [state, EDGE + box.width / 2 + index * step]));
  const xOf = (state: string) => places.get(state) ?? EDGE;
  const columns: Column[] = [];
  const rows: Row[] = [];
  let y = HEAD;
  for (const state of ordered) {
    const [isLast, isInitial] = [isFinal(state), starts.includes(state)];
    if (isInitial && columns.length > 0) y += DOT_ROOM;
    columns.push({ state, x: xOf(state), isFinal: isLast, isInitial, boxY: y });
    y += box.height;
    for (const arrow of arrows.filter(({ from }) => from === state)) {
      const { above, below } = ROOM[findKind(arrow)];
      rows.push(toRow(arrow, y + above, xOf));
      y += above + below;
    }
    y += GROUP_GAP;
  }
  const right = Math.max(...columns.map(({ x }) => x + box.width / 2), ...rows.map(findRight));
  return { width: Math.ceil(right + EDGE), height: y, box, columns, rows };
}

function toRow(arrow: DrawnArrow, y: number, xOf: (state: string) => number): Row {
  const [fromX, toX] = [xOf(arrow.from), xOf(arrow.to)];
  const isLoop = fromX === toX;
  return {
    arrow,
    y,
    fromX,
    toX,
    textX: isLoop ? fromX + LOOP.width + 10 : Math.min(fromX, toX) + 10,
    textY: y - TEXT_RISE[findKind(arrow)],
  };
}

/** How far above a line, or the middle of a loop, its first words stand. */
const TEXT_RISE = { line: 22, shortLine: 8, bareLine: 0, loop: 3 } as const;

function findKind({ from, to, title, cause }: DrawnArrow): keyof typeof ROOM {
  if (from === to) return 'loop';
  if (cause !== '') return 'line';
  return title === '' ? 'bareLine' : 'shortLine';
}

function findRight({ textX, arrow: { title, cause } }: Row): number {
  return textX + Math.max(title.length * SIGN, cause.length * SMALL_SIGN);
}

/** Breadth-first from where a visitor begins; what cannot be come to stands last. */
export function orderByDistance(
  states: readonly string[],
  starts: readonly string[],
  arrows: readonly Pick<DrawnArrow, 'from' | 'to'>[],
): string[] {
  const ordered = new Set(starts);
  // Grows while it is walked.
  for (const state of ordered) for (const { from, to } of arrows) if (from === state) ordered.add(to);
  return [...new Set([...ordered, ...states])];
}
