import { describeCause, describeEvent, type Arrow } from '#registry/draw-machine';

/** Where everything of a flow's diagram stands, in px: a column for each state, a row for each transition. */
export interface Diagram {
  width: number;
  height: number;
  columns: Column[];
  rows: Row[];
}

export interface Column {
  state: string;
  x: number;
  isFinal: boolean;
  isInitial: boolean;
  /** The top of the box from which the state's own transitions follow. */
  boxY: number;
}

export interface Row {
  arrow: Arrow;
  /** The height of the line. */
  y: number;
  fromX: number;
  toX: number;
  /** Where the words begin: above the line, or beside the loop of a transition to the same state. */
  textX: number;
  textY: number;
  title: string;
  cause: string;
}

export const BOX = { width: 132, height: 34 } as const;
export const LOOP = { width: 26, height: 20 } as const;

const EDGE = 24;
const HEAD = 32;
const STEP = 184;
/** The words stand above a line, and beside a loop. */
const ROOM = {
  line: { above: 44, below: 8 },
  shortLine: { above: 30, below: 8 },
  loop: { above: 24, below: 18 },
} as const;
const GROUP_GAP = 22;
/** For the dot above a box. */
const DOT_ROOM = 12;
/** Of the labels' font, a little more than it is. */
const SIGN = 7.3;
const SMALL_SIGN = 6.6;

export interface DrawnFlow {
  states: readonly string[];
  /** The states that a visitor may begin in. */
  starts: readonly string[];
  arrows: readonly Arrow[];
  isFinal: (state: string) => boolean;
}

/** States stand from left to right as far as they are from a first one; each is followed by what leads out of it. */
export function layOutDiagram({ states, starts, arrows, isFinal }: DrawnFlow): Diagram {
  const ordered = orderByDistance(states, starts, arrows);
  const places = new Map(ordered.map((state, index) => [state, EDGE + BOX.width / 2 + index * STEP]));
  const xOf = (state: string) => places.get(state) ?? EDGE;
  const columns: Column[] = [];
  const rows: Row[] = [];
  let y = HEAD;
  for (const state of ordered) {
    const [isLast, isInitial] = [isFinal(state), starts.includes(state)];
    if (isInitial && columns.length > 0) y += DOT_ROOM;
    columns.push({ state, x: xOf(state), isFinal: isLast, isInitial, boxY: y });
    y += BOX.height;
    for (const arrow of arrows.filter(({ from }) => from === state)) {
      const { above, below } = ROOM[findKind(arrow)];
      rows.push(toRow(arrow, y + above, xOf));
      y += above + below;
    }
    y += GROUP_GAP;
  }
  const right = Math.max(...columns.map(({ x }) => x + BOX.width / 2), ...rows.map(findRight));
  return { width: Math.ceil(right + EDGE), height: y, columns, rows };
}

function toRow(arrow: Arrow, y: number, xOf: (state: string) => number): Row {
  const [fromX, toX] = [xOf(arrow.from), xOf(arrow.to)];
  const isLoop = fromX === toX;
  return {
    ...{ arrow, y, fromX, toX, title: `${describeEvent(arrow)} → ${arrow.to}`, cause: describeCause(arrow) },
    textX: isLoop ? fromX + LOOP.width + 10 : Math.min(fromX, toX) + 10,
    textY: y - TEXT_RISE[findKind(arrow)],
  };
}

/** How far above a line, or the middle of a loop, its first words stand. */
const TEXT_RISE = { line: 22, shortLine: 8, loop: 3 } as const;

function findKind(arrow: Arrow): keyof typeof ROOM {
  if (arrow.from === arrow.to) return 'loop';
  return describeCause(arrow) === '' ? 'shortLine' : 'line';
}

function findRight({ textX, title, cause }: Row): number {
  return textX + Math.max(title.length * SIGN, cause.length * SMALL_SIGN);
}

/** Breadth-first from where a visitor begins; what cannot be come to stands last. */
function orderByDistance(
  states: readonly string[],
  starts: readonly string[],
  arrows: readonly Arrow[],
): string[] {
  const ordered = new Set(starts);
  // Grows while it is walked.
  for (const state of ordered) for (const { from, to } of arrows) if (from === state) ordered.add(to);
  return [...new Set([...ordered, ...states])];
}
