import { describe, expect, test } from 'vitest';
import type { DrawnArrow, Row } from './diagram';
import { layOutDiagram } from './lay-out-diagram';

const arrow = (from: string, event: string, to: string): DrawnArrow => ({
  from,
  to,
  isLocal: false,
  title: `${event} → ${to}`,
  cause: 'send',
});
const arrows = [
  arrow('number', 'SENT', 'code'),
  arrow('number', 'CAPTCHA_WANTED', 'number'),
  arrow('code', 'CONFIRMED', 'done'),
  arrow('code', 'CHANGED', 'number'),
];
const diagram = layOutDiagram({
  states: ['number', 'done', 'code', 'lost'],
  starts: ['number'],
  arrows,
  isFinal: (state) => state === 'done',
});

describe('a diagram', () => {
  test('has the states from left to right as far as they are from the first, and lost ones last', () => {
    expect(diagram.columns.map(({ state }) => state)).toEqual(['number', 'code', 'done', 'lost']);
    const places = diagram.columns.map(({ x }) => x);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(diagram.columns.filter(({ isFinal }) => isFinal).map(({ state }) => state)).toEqual(['done']);
    expect(diagram.columns.filter(({ isInitial }) => isInitial).map(({ state }) => state)).toEqual([
      'number',
    ]);
  });

  test('leads each line from the column of one state to that of the other', () => {
    const xOf = (state: string) => diagram.columns.find((column) => column.state === state)?.x;
    expect(diagram.rows.map(({ arrow: { title } }) => title)).toEqual([
      'SENT → code',
      'CAPTCHA_WANTED → number',
      'CONFIRMED → done',
      'CHANGED → number',
    ]);
    for (const { arrow: drawn, fromX, toX } of diagram.rows) {
      expect([fromX, toX]).toEqual([xOf(drawn.from), xOf(drawn.to)]);
    }
  });

  test('gives each line a height of its own, below the box of its state, and words that touch no box', () => {
    const top = ({ textY, y }: Row) => Math.min(textY - 12, y);
    for (const [index, row] of diagram.rows.entries()) {
      const box = diagram.columns.find(({ state }) => state === row.arrow.from);
      expect(top(row)).toBeGreaterThan((box?.boxY ?? Infinity) + diagram.box.height - 1);
      const above = diagram.rows[index - 1];
      if (above) expect(top(row)).toBeGreaterThan(above.y);
    }
  });

  test('holds everything in it', () => {
    for (const { x, boxY } of diagram.columns) {
      expect(x + diagram.box.width / 2).toBeLessThan(diagram.width);
      expect(boxY + diagram.box.height).toBeLessThan(diagram.height);
    }
    for (const { y } of diagram.rows) expect(y).toBeLessThan(diagram.height);
  });
});

test('a diagram without words is lower, and keeps its lines apart', () => {
  const bare = layOutDiagram({
    states: ['number', 'code'],
    starts: ['number'],
    box: { width: 176, height: 68 },
    arrows: ['code', 'done'].map((to) => ({ from: 'number', to, isLocal: false, title: '', cause: '' })),
    isFinal: () => false,
  });
  const [first, second] = bare.rows.map(({ y }) => y);
  expect(first).toBeGreaterThan((bare.columns[0]?.boxY ?? Infinity) + 68);
  expect(second).toBeGreaterThan(first ?? Infinity);
});
