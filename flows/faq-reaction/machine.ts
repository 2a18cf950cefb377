import { defineMachine } from '#registry/define-machine';
import type { Events, Props } from './contract';

export type States = { question: object; reason: object; thanks: object; told: object };

const nothing = () => ({});

export const machine = defineMachine<States, Events, Props>()({
  initial: 'question',
  start: () => ({ state: 'question', data: {} }),
  local: ['NOT_HELPED', 'BACK'],
  states: {
    question: {
      on: {
        LIKED: { to: 'thanks', data: nothing },
        NOT_HELPED: { to: 'reason', data: nothing },
      },
    },
    reason: {
      on: {
        TOLD: { to: 'told', data: nothing },
        BACK: { to: 'question', data: nothing },
      },
    },
    thanks: { final: true },
    told: { final: true },
  },
});
