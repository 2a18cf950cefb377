import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { defineFlow, type SamplesOf } from './define-flow';
import { defineMachine } from './define-machine';
import { listStarts, walkMachine } from './walk-machine';

// Aliases: an interface is not assignable to a record.
type States = {
  number: { typed: string };
  code: { attempts: number; picture: string | null };
  way: { delivery: string };
  done: object;
};
type Events = {
  SENT: { picture: string | null };
  WRONG: object;
  RIGHT: { delivery: string };
  BACK: object;
  END: object;
};
type Given = { typed: string };

const machine = defineMachine<States, Events, Given>()({
  initial: 'number',
  start: ({ typed }) => ({ state: 'number', data: { typed } }),
  local: ['BACK'],
  states: {
    number: { on: { SENT: { to: 'code', data: (_, { picture }) => ({ attempts: 3, picture }) } } },
    code: {
      on: {
        WRONG: [
          {
            to: 'code',
            when: ({ attempts }) => attempts > 1,
            why: 'attempts are left',
            data: ({ attempts, picture }) => ({ attempts: attempts - 1, picture }),
          },
          { to: 'number', data: () => ({ typed: '' }) },
        ],
        RIGHT: { to: 'way', data: (_, { delivery }) => ({ delivery }) },
        BACK: { to: 'number', data: () => ({ typed: '' }) },
      },
    },
    way: { on: { END: { to: 'done', data: () => ({}) } } },
    done: { final: true },
  },
});

const props = z.object({ typed: z.string().default('') });
const samples: SamplesOf<typeof machine> = {
  SENT: [{ picture: null }, { picture: '/one.png' }],
  WRONG: [{}],
  RIGHT: [{ delivery: 'courier' }, { delivery: 'shop' }],
  BACK: [{}],
  END: [{}],
};

const base = {
  type: 'try',
  version: 1,
  label: 'Проба',
  description: 'Проба.',
  ttlSeconds: 60,
  props,
  actions: {},
  messages: {},
  examples: [{ name: 'plain', props: {} }],
};

describe('a walk', () => {
  const walk = walkMachine(defineFlow({ ...base, machine, samples }));

  test('finds nothing amiss where samples take every transition', () => {
    expect(walk).toMatchObject({ untaken: [], unreached: [], unsampled: [], stuck: [] });
    expect(walk.states).toEqual(['number', 'code', 'way', 'done']);
  });

  test('comes to each state once for each shape of its data, and not for each count or text', () => {
    expect(walk.visits.map(({ snapshot }) => snapshot)).toEqual([
      { state: 'number', data: { typed: '' } },
      { state: 'code', data: { attempts: 3, picture: null } },
      { state: 'code', data: { attempts: 3, picture: '/one.png' } },
      { state: 'way', data: { delivery: 'courier' } },
      { state: 'way', data: { delivery: 'shop' } },
      { state: 'done', data: {} },
    ]);
  });

  test('tells an empty list from an empty order', () => {
    const filled = defineMachine<{ open: { order: object } }, { FILL: { order: object } }, Given>()({
      initial: 'open',
      start: () => ({ state: 'open', data: { order: {} } }),
      local: [],
      states: { open: { final: true, on: { FILL: { to: 'open', data: (_, { order }) => ({ order }) } } } },
    });
    const given: SamplesOf<typeof filled> = { FILL: [{ order: [] }] };
    const { visits } = walkMachine(defineFlow({ ...base, machine: filled, samples: given }));
    expect(visits.map(({ snapshot }) => snapshot.data)).toEqual([{ order: {} }, { order: [] }]);
  });

  test('tells the shortest way to each', () => {
    const shop = walk.visits.find(({ snapshot }) => JSON.stringify(snapshot).includes('shop'));
    expect(shop?.path).toEqual([
      { type: 'SENT', payload: { picture: null } },
      { type: 'RIGHT', payload: { delivery: 'shop' } },
    ]);
  });

  test('begins with each example', () => {
    const examples = [...base.examples, { name: 'typed', props: { typed: '79261112233' } }];
    const { visits } = walkMachine(defineFlow({ ...base, examples, machine, samples }));
    expect(visits.filter(({ path }) => path.length === 0)).toEqual([
      { example: 'plain', snapshot: { state: 'number', data: { typed: '' } }, path: [] },
      { example: 'typed', snapshot: { state: 'number', data: { typed: '79261112233' } }, path: [] },
    ]);
  });

  test('knows each state that an example begins in', () => {
    const skipping = defineMachine<States, Events, Given>()({
      ...machine,
      start: ({ typed }) =>
        typed === ''
          ? { state: 'number', data: { typed } }
          : { state: 'code', data: { attempts: 3, picture: null } },
    });
    const examples = [
      ...base.examples,
      { name: 'typed', props: { typed: '7' } },
      { name: 'again', props: {} },
    ];
    expect(listStarts(defineFlow({ ...base, samples, examples, machine: skipping }))).toEqual([
      'number',
      'code',
    ]);
  });

  test('ends where an event counts for ever', () => {
    const counting = defineMachine<{ open: { count: number } }, { MORE: object }, object>()({
      initial: 'open',
      local: [],
      start: () => ({ state: 'open', data: { count: 0 } }),
      states: { open: { on: { MORE: { to: 'open', data: ({ count }) => ({ count: count + 1 }) } } } },
    });
    const { visits, stuck } = walkMachine(
      defineFlow({ ...base, machine: counting, samples: { MORE: [{}] } }),
    );
    expect(visits).toHaveLength(1);
    expect(stuck).toEqual(['open']);
  });
});

describe('a walk finds', () => {
  test('an event without samples, with what cannot be come to for want of them', () => {
    const walk = walkMachine(defineFlow({ ...base, machine, samples: { ...samples, RIGHT: [] } }));
    expect(walk.unsampled).toEqual(['RIGHT']);
    expect(walk.unreached).toEqual(['way', 'done']);
    expect(walk.untaken.map(({ from, event, to }) => `${from} ${event} ${to}`)).toEqual([
      'code RIGHT way',
      'way END done',
    ]);
  });

  test('a state that nothing leads to', () => {
    const lonely = defineMachine<States, Events, Given>()({
      ...machine,
      states: { ...machine.states, code: {} },
    });
    const { unreached, untaken } = walkMachine(defineFlow({ ...base, machine: lonely, samples }));
    expect(unreached).toEqual(['way', 'done']);
    expect(untaken).toEqual([{ from: 'way', event: 'END', to: 'done' }]);
  });

  test('a state without a way on that is not final', () => {
    const dead = defineMachine<States, Events, Given>()({
      ...machine,
      states: { ...machine.states, way: {}, done: {} },
    });
    const walk = walkMachine(defineFlow({ ...base, machine: dead, samples }));
    expect(walk.stuck).toEqual(['way']);
    expect(walk.unreached).toEqual(['done']);
  });

  test('a transition whose guard never agrees, also beside another one to the same state', () => {
    type Two = { a: object; b: object };
    const doubled = defineMachine<Two, { GO: { far: boolean } }, object>()({
      initial: 'a',
      local: [],
      start: () => ({ state: 'a', data: {} }),
      states: {
        a: {
          on: {
            GO: [
              { to: 'b', when: (_, { far }) => far, why: 'far', data: () => ({}) },
              { to: 'b', data: () => ({}) },
            ],
          },
        },
        b: { final: true },
      },
    });
    const walkWith = (GO: { far: boolean }[]) =>
      walkMachine(defineFlow({ ...base, machine: doubled, samples: { GO } })).untaken;
    expect(walkWith([{ far: false }])).toEqual([{ from: 'a', event: 'GO', to: 'b', why: 'far' }]);
    expect(walkWith([{ far: true }])).toEqual([{ from: 'a', event: 'GO', to: 'b' }]);
    expect(walkWith([{ far: true }, { far: false }])).toEqual([]);
  });
});
