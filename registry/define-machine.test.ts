import { describe, expect, expectTypeOf, test } from 'vitest';
import { defineMachine } from './define-machine';

// Aliases: an interface is not assignable to a record.
type States = {
  phone: { error: string | null };
  code: { phone: string; attemptsLeft: number };
  done: { phone: string };
  locked: object;
};
type Events = {
  sent: { phone: string };
  refused: { reason: string };
  wrong: object;
  right: object;
  back: object;
};

const machine = defineMachine<States, Events, { attempts: number }>()({
  initial: 'phone',
  start: () => ({ state: 'phone', data: { error: null } }),
  local: ['back'],
  states: {
    phone: {
      on: {
        sent: { to: 'code', data: (_, { phone }) => ({ phone, attemptsLeft: 2 }) },
        refused: { to: 'phone', data: (_, { reason }) => ({ error: reason }) },
      },
    },
    code: {
      on: {
        wrong: [
          {
            to: 'code',
            why: 'attempts are left',
            when: ({ attemptsLeft }) => attemptsLeft > 1,
            data: (data) => ({ ...data, attemptsLeft: data.attemptsLeft - 1 }),
          },
          { to: 'locked', data: () => ({}) },
        ],
        right: { to: 'done', data: ({ phone }) => ({ phone }) },
        back: { to: 'phone', data: () => ({ error: null }) },
      },
    },
    done: { final: true },
    locked: { final: true },
  },
});

const PHONE = '79000000000';
const start = machine.start({ attempts: 2 });
const code = machine.next(start, { type: 'sent', phone: PHONE });

describe('a machine', () => {
  test('starts in its initial state', () => {
    expect(start.state).toBe(machine.initial);
  });

  test('goes where the edge leads, with data built from state and event', () => {
    expect(code).toEqual({ state: 'code', data: { phone: PHONE, attemptsLeft: 2 } });
    expect(machine.next(code, { type: 'right' })).toEqual({ state: 'done', data: { phone: PHONE } });
  });

  test('takes the first edge whose guard agrees, and the one without a guard otherwise', () => {
    const second = machine.next(code, { type: 'wrong' });
    expect(second).toEqual({ state: 'code', data: { phone: PHONE, attemptsLeft: 1 } });
    expect(machine.next(second, { type: 'wrong' })).toEqual({ state: 'locked', data: {} });
  });

  test('gives the very same snapshot for an event that the state does not know', () => {
    expect(machine.next(start, { type: 'right' })).toBe(start);
    const done = machine.next(code, { type: 'right' });
    expect(machine.next(done, { type: 'back' })).toBe(done);
  });

  test('does not know the names that every object has', () => {
    // A post names its event itself.
    const forged = { type: 'constructor' } as unknown as { type: 'back' };
    expect(machine.next(code, forged)).toBe(code);
  });

  test('leaves the snapshot that it came from alone', () => {
    const before = structuredClone(code);
    machine.next(code, { type: 'wrong' });
    machine.next(code, { type: 'back' });
    expect(code).toEqual(before);
  });

  test('forgets the data of a state that it leaves', () => {
    expect(machine.next(code, { type: 'back' })).toEqual({ state: 'phone', data: { error: null } });
  });

  test('names its local events and final states', () => {
    expect(machine.local).toEqual(['back']);
    expect(['phone', 'code', 'done', 'locked'].filter(machine.isFinal)).toEqual(['done', 'locked']);
    expect(machine.isFinal('nowhere')).toBe(false);
  });

  test('lists every transition, with the guard where it has a name', () => {
    expect(machine.transitions()).toEqual([
      { from: 'phone', event: 'sent', to: 'code' },
      { from: 'phone', event: 'refused', to: 'phone' },
      { from: 'code', event: 'wrong', to: 'code', why: 'attempts are left' },
      { from: 'code', event: 'wrong', to: 'locked' },
      { from: 'code', event: 'right', to: 'done' },
      { from: 'code', event: 'back', to: 'phone' },
    ]);
  });
});

describe('the types of a machine', () => {
  test('know the data of each state', () => {
    if (code.state !== 'code') throw new Error('the state is code');
    expectTypeOf(code.data).toEqualTypeOf<{ phone: string; attemptsLeft: number }>();
  });

  test('refuse what the machine does not have', () => {
    const mistakes = () => {
      // @ts-expect-error: the event `sent` carries a phone
      machine.next(start, { type: 'sent' });
      // @ts-expect-error: the phone is text
      machine.next(start, { type: 'sent', phone: 7 });
      // @ts-expect-error: the state `done` has no attempts
      machine.next({ state: 'done', data: { phone: PHONE, attemptsLeft: 1 } }, { type: 'back' });
      // @ts-expect-error: the props are those of this machine
      machine.start({});
      defineMachine<{ a: { n: number } }, { go: object }, object>()({
        initial: 'a',
        local: [],
        start: () => ({ state: 'a', data: { n: 1 } }),
        // @ts-expect-error: the data of the state `a` is a number
        states: { a: { on: { go: { to: 'a', data: () => ({ n: 'one' }) } } } },
      });
    };
    expect(mistakes).toBeTypeOf('function');
  });
});
