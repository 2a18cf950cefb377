import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { toExampleProps, type FlowAction, type FlowDefinition } from '#registry/define-flow';
import { listArrows } from '#registry/draw-machine';
import { toGiven } from '#app/gallery/flow-states.server';
import { listInputFields, listOutcomeTypes } from '#registry/read-action';
import type { Walk } from '#registry/walk-machine';
import { CHECK_LIMITS, RESEND_LIMITS, SEND_LIMITS } from '#flows/kit/code/code-limits';
import { registry, requireFlowServer } from '#app/catalog.server';
import { DOCS_COMMAND, DOCS_FOLDER, writeFlowDocs } from '#app/commands/flow-docs';
import { flowCases } from './flow-cases';

const files = import.meta.glob<{ flow: FlowDefinition }>('../../flows/*/flow.ts', { eager: true });
const folders = Object.keys(files).map((file) => file.split('/').at(-2) ?? '');

test('the catalog has every flow folder, and nothing else', () => {
  expect(flowCases.map(({ type }) => type)).toEqual(folders.sort());
  for (const [file, { flow }] of Object.entries(files)) {
    expect([file, registry.find(flow.type)]).toEqual([`../../flows/${flow.type}/flow.ts`, flow]);
  }
});

test('the pages of docs/flows say what the flows declare', () => {
  const expected = Object.fromEntries(writeFlowDocs(flowCases.map(({ flow }) => flow)));
  const names = existsSync(DOCS_FOLDER) ? readdirSync(DOCS_FOLDER) : [];
  const found = Object.fromEntries(
    names.map((name) => [name, readFileSync(`${DOCS_FOLDER}/${name}`, 'utf8')]),
  );
  const stale = [...new Set([...Object.keys(expected), ...names])].filter(
    (name) => expected[name] !== found[name],
  );
  expect(stale, `these are out of date; mend them with: ${DOCS_COMMAND}`).toEqual([]);
});

describe.each(flowCases)('the flow $type', ({ type, flow, walk }) => {
  test('has a test of its own, and a function for each action', () => {
    const names = readdirSync(`flows/${type}`);
    expect(names.filter((name) => /\.test\.tsx?$/.test(name)).length).toBeGreaterThan(0);
    expect(Object.keys(requireFlowServer(flow).actions).sort()).toEqual(Object.keys(flow.actions).sort());
  });

  test('says in Russian what it does, in one sentence, and describes each of its fields', () => {
    expect(flow.label).toMatch(/^[А-ЯЁA-Z].*[а-яё]/);
    expect(flow.description).toMatch(/^[А-ЯЁ][^.!?]*[.!?]$/);
    if (!(flow.props instanceof z.ZodObject)) throw new Error('props of a flow are an object');
    const silent = Object.entries(flow.props.shape).filter(
      ([, field]) =>
        !/[а-яё]/i.test(z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }).description ?? ''),
    );
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  test('has examples that parse, and what was parsed parses to the same again', () => {
    for (const { name, props } of flow.examples) {
      const parsed = flow.props.parse(props);
      expect([name, flow.props.parse(parsed)]).toEqual([name, parsed]);
      expect([name, JSON.parse(JSON.stringify(parsed))]).toEqual([name, parsed]);
    }
  });

  test('begins the same each time, with what follows from its props alone', () => {
    for (const example of flow.examples) {
      const parsed = toExampleProps(flow, example);
      const before = structuredClone(parsed);
      const first = flow.machine.start(parsed);
      expect(walk.states).toContain(first.state);
      expect(flow.machine.start(parsed)).toEqual(first);
      expect(parsed).toEqual(before);
    }
  });

  test('has samples that take every transition of its machine', () => {
    expect(walk.unsampled, 'events without samples').toEqual([]);
    expect(walk.untaken, 'transitions that no sample takes').toEqual([]);
  });

  test('has no state that cannot be come to, and none without a way on but final ones', () => {
    expect(walk.unreached, 'states that nothing leads to').toEqual([]);
    expect(walk.stuck, 'states that nothing leads out of').toEqual([]);
    expect(walk.states.filter((state) => flow.machine.isFinal(state)).length).toBeGreaterThan(0);
  });

  test('keeps plain data in its states, which goes under the seal and to the browser as JSON', () => {
    for (const { snapshot } of walk.visits) {
      expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
    }
  });

  test('has actions that are legal in states that are there, and whose outcomes lead on from each', () => {
    const arrows = listArrows(flow);
    const lost = Object.entries(flow.actions).flatMap(([name, action]) => {
      const outcomes = listOutcomeTypes(action);
      expect([name, outcomes.length]).not.toEqual([name, 0]);
      expect([name, action.from.filter((state) => !walk.states.includes(state))]).toEqual([name, []]);
      return outcomes.flatMap((event) =>
        action.from
          .filter((from) => !arrows.some((arrow) => arrow.from === from && arrow.event === event))
          .map((from) => `${name} in ${from}: nothing comes of ${event}`),
      );
    });
    expect(lost).toEqual([]);
  });

  test('has a cause for each transition: an action, or the visitor', () => {
    const idle = listArrows(flow).filter(({ isLocal, actions }) => !isLocal && actions.length === 0);
    expect(idle.map(({ from, event }) => `${event} in ${from}`)).toEqual([]);
  });

  test('has samples as its actions bring them, and of local events nothing but what is chosen', () => {
    for (const [event, payloads] of Object.entries(flow.samples)) {
      if (flow.machine.local.includes(event)) {
        const chosen = payloads.map((payload) => Object.keys(payload).join());
        expect([event, chosen.filter((keys) => keys !== '' && keys !== 'choice')]).toEqual([event, []]);
        continue;
      }
      const outcomes = Object.values(flow.actions).filter((action) =>
        listOutcomeTypes(action).includes(event),
      );
      for (const payload of payloads) {
        const whole = { ...payload, type: event };
        const parsed = outcomes.map(({ outcome }) => outcome.safeParse(whole));
        expect([event, parsed.map(({ data, error }) => data ?? error?.message)]).toEqual([
          event,
          expect.arrayContaining([whole]),
        ]);
      }
    }
  });

  test('has messages that read well', () => {
    expect(Object.keys(flow.messages).length).toBeGreaterThan(0);
    for (const [code, text] of Object.entries(flow.messages)) {
      expect([code, findBlemishes(text)]).toEqual([code, []]);
    }
  });

  test('counts its limits by what is there, and never gives a code back', () => {
    for (const [name, action] of Object.entries(flow.actions)) {
      const visit = walk.visits.find(({ snapshot }) => action.from.includes(snapshot.state));
      const fields = listInputFields(action, visit && toGiven(flow, visit));
      for (const { by, points, seconds } of action.limits ?? []) {
        expect([name, points > 0 && seconds > 0]).toEqual([name, true]);
        if (typeof by === 'string') continue;
        // What follows from a form's own fields is told by the action's types.
        if ('input' in by && typeof action.input === 'function') continue;
        if ('input' in by) expect(fields.map((field) => field.name)).toContain(by.input);
        else
          expect([name, by.data, listStatesWithout(by.data, action.from, walk)]).toEqual([name, by.data, []]);
      }
      const hidden = (action.secret ?? []).filter((secret) => !fields.some((field) => field.name === secret));
      expect([name, hidden]).toEqual([name, []]);
      const guessed = fields.some((field) => field.name === 'code' && !field.isSecret);
      expect([name, guessed]).toEqual([name, false]);
    }
  });
});

/** What limits the codes that all flows send, and the guesses at them; each is tested beside `code-limits.ts`. */
describe('an action that has to do with a code', () => {
  const actions = flowCases.flatMap(({ type, flow }) =>
    Object.entries(flow.actions).map(([name, action]) => ({ title: `${type} ${name}`, action })),
  );
  const guessing = actions.filter(({ action }) => action.secret?.includes('code'));
  const sending = actions.filter(({ action }) => hasPool(action.limits, 'code'));

  test('is in every flow that confirms a number', () => {
    const flows = (found: typeof actions) => [...new Set(found.map(({ title }) => title.split(' ')[0]))];
    expect(guessing.length).toBeGreaterThan(5);
    expect(flows(sending)).toEqual(flows(guessing));
  });

  test.each(guessing)('$title lets nobody guess beyond the limits', ({ action }) => {
    expect(action.limits).toBe(CHECK_LIMITS);
  });

  test.each(actions.filter(({ title }) => / (sendCode|resendCode|retry)$/.test(title)))(
    '$title sends no more codes than the limits allow',
    ({ title, action }) => {
      expect(action.limits).toBe(title.endsWith('resendCode') ? RESEND_LIMITS : SEND_LIMITS);
    },
  );
});

function hasPool(limits: FlowAction['limits'] = [], pool: string): boolean {
  return limits.some((limit) => limit.pool === pool);
}

/** The states, of these, whose data lack a field. */
function listStatesWithout(field: string, states: readonly string[], { visits }: Walk): string[] {
  const lacking = visits
    .filter(({ snapshot }) => !(field in snapshot.data))
    .map(({ snapshot }) => snapshot.state);
  return states.filter((state) => lacking.includes(state));
}

/** What a proof-reader would strike out. */
function findBlemishes(text: string): string[] {
  const marks: Readonly<Record<string, RegExp>> = {
    empty: /^\s*$/,
    'not in Russian': /^[^а-яё]*$/i,
    'space at an edge': /^\s|\s$/,
    'two spaces': /\s{2}/,
    'space before a sign': /\s[,.;:!?»]/,
    'straight quotes': /"/,
    // The specification's own in CONV-32.
    'hyphen for a dash': /(?<!Длина строки)\s-\s/,
    'three dots': /\.\.\./,
    'small letter first': /^[а-яё]/,
    'unfinished end': /[,;:–—(«-]$/,
    'no space after a sign': /[а-яё][,.;:!?][а-яё]/i,
  };
  return Object.entries(marks)
    .filter(([, pattern]) => pattern.test(text))
    .map(([name]) => name);
}
