import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { defineFlow } from './define-flow';
import { defineMachine } from './define-machine';
import { drawMachine, listArrows } from './draw-machine';
import { listInputFields, listOutcomeTypes } from './read-action';

type States = { number: object; end: object };
type Events = { SENT: object; AGAIN: { reason: string }; BACK: object };

const machine = defineMachine<States, Events, object>()({
  initial: 'number',
  local: ['BACK'],
  start: () => ({ state: 'number', data: {} }),
  states: {
    number: {
      on: {
        SENT: { to: 'end', data: () => ({}) },
        AGAIN: { to: 'number', when: () => true, why: 'limit: 5; then no more', data: () => ({}) },
      },
    },
    end: { final: true, on: { BACK: { to: 'number', data: () => ({}) } } },
  },
});

const sent = z.object({ type: z.literal('SENT') });
const again = z.object({ type: z.literal('AGAIN'), reason: z.string() });
const actions = {
  send: { from: ['number'], input: z.object({}), outcome: z.discriminatedUnion('type', [sent, again]) },
  resend: { from: ['number', 'end'], input: z.object({}), outcome: again },
};

describe('a drawing', () => {
  test('says of each transition what brings it about', () => {
    expect(listArrows({ machine, actions })).toEqual([
      { from: 'number', event: 'SENT', to: 'end', isLocal: false, actions: ['send'] },
      {
        from: 'number',
        event: 'AGAIN',
        to: 'number',
        why: 'limit: 5; then no more',
        isLocal: false,
        actions: ['send', 'resend'],
      },
      { from: 'end', event: 'BACK', to: 'number', isLocal: true, actions: [] },
    ]);
  });

  test('is a state diagram of Mermaid, which takes no word of its own for a state, and no signs of its own in a label', () => {
    const flow = defineFlow({
      type: 'try',
      version: 1,
      label: 'Проба',
      description: 'Проба.',
      ttlSeconds: 60,
      messages: {},
      machine,
      actions,
      props: z.object({}),
      examples: [{ name: 'plain', props: {} }],
      samples: { SENT: [{}], AGAIN: [{ reason: 'no' }], BACK: [{}] },
    });
    expect(drawMachine(flow)).toBe(
      [
        'stateDiagram-v2',
        '  state "end" as state1',
        '  [*] --> number',
        '  number --> state1 : send / SENT',
        '  number --> number : send, resend / AGAIN [limit#58; 5#59; then no more]',
        '  state1 --> number : ↺ BACK',
        '  state1 --> [*]',
        '',
      ].join('\n'),
    );
  });
});

describe('an action', () => {
  test('names the events of its outcome, whatever shape the schema has', () => {
    expect(listOutcomeTypes({ outcome: sent })).toEqual(['SENT']);
    expect(listOutcomeTypes({ outcome: z.union([sent, again]) })).toEqual(['SENT', 'AGAIN']);
    expect(listOutcomeTypes({ outcome: z.object({ type: z.enum(['YES', 'NO']) }) })).toEqual(['YES', 'NO']);
  });

  test('names its fields, with what must be posted and what never comes back', () => {
    const input = z.object({
      msisdn: z.string().transform(Number),
      code: z.string().default(''),
      note: z.string().optional(),
    });
    expect(listInputFields({ input, secret: ['code'] })).toEqual([
      { name: 'msisdn', isRequired: true, isSecret: false },
      { name: 'code', isRequired: false, isSecret: true },
      { name: 'note', isRequired: false, isSecret: false },
    ]);
  });
});
