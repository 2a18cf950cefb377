import { describe, expect, test } from 'vitest';
import type { Arrow } from '#registry/draw-machine';
import { BOX, layOutDiagram, type Row } from './flow-diagram';

const arrow = (from: string, event: string, to: string): Arrow => ({
  ...{ from, event, to, isLocal: false, actions: ['send'] },
});
const arrows = [
  arrow('number', 'SENT', 'code'),
  arrow('number', 'CAPTCHA_WANTED', 'number'),
  arrow('code', 'CONFIRMED', 'done'),
  arrow('code', 'CHANGED', 'number'),
];
const diagram = layOutDiagram({
  ...{ states: ['number', 'done', 'code', 'lost'], starts: ['number'], arrows },
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
    expect(diagram.rows.map(({ title }) => title)).toEqual([
      ...['SENT → code', 'CAPTCHA_WANTED → number', 'CONFIRMED → done', 'CHANGED → number'],
    ]);
    for (const { arrow: drawn, fromX, toX } of diagram.rows) {
      expect([fromX, toX]).toEqual([xOf(drawn.from), xOf(drawn.to)]);
    }
  });

  test('gives each line a height of its own, below the box of its state, and words that touch no box', () => {
    const top = ({ textY, y }: Row) => Math.min(textY - 12, y);
    for (const [index, row] of diagram.rows.entries()) {
      const box = diagram.columns.find(({ state }) => state === row.arrow.from);
      expect(top(row)).toBeGreaterThan((box?.boxY ?? Infinity) + BOX.height - 1);
      const above = diagram.rows[index - 1];
      if (above) expect(top(row)).toBeGreaterThan(above.y);
    }
  });

  test('holds everything in it', () => {
    for (const { x, boxY } of diagram.columns) {
      expect(x + BOX.width / 2).toBeLessThan(diagram.width);
      expect(boxY + BOX.height).toBeLessThan(diagram.height);
    }
    for (const { y } of diagram.rows) expect(y).toBeLessThan(diagram.height);
  });
});
