import { defineMachine } from '#registry/define-machine';
import type { Events, Props, Survey, Values } from './contract';

/** SURV-06. What was answered is kept where sending failed, so that nothing is typed twice. */
export type States = {
  loading: object;
  loadError: object;
  questions: { survey: Survey; values: Values };
  sendError: { survey: Survey; values: Values };
  success: { thanks: string };
};

/** SURV-07: closing leads to the beginning from everywhere. */
const RESET = { to: 'loading', data: () => ({}) } as const;

const LOAD = {
  LOADED: { to: 'questions', data: (_: object, { survey }: Events['LOADED']) => ({ survey, values: {} }) },
  LOAD_FAILED: { to: 'loadError', data: () => ({}) },
} as const;

export const machine = defineMachine<States, Events, Props>()({
  initial: 'loading',
  start: () => ({ state: 'loading', data: {} }),
  local: ['RETRY', 'RESET'],
  states: {
    loading: { on: LOAD },
    loadError: { trouble: true, on: { ...LOAD, RESET } },
    questions: {
      on: {
        SENT: { to: 'success', data: ({ survey }) => ({ thanks: survey.thanks }) },
        SEND_FAILED: { to: 'sendError', data: ({ survey }, { values }) => ({ survey, values }) },
        RESET,
      },
    },
    sendError: {
      trouble: true,
      on: { RETRY: { to: 'questions', data: ({ survey, values }) => ({ survey, values }) }, RESET },
    },
    success: { final: true, on: { RESET } },
  },
});
