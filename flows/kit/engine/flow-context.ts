import { createContext, useContext } from 'react';
import type { FlowState } from './flow-state';

/** What a flow's forms and fields read of the flow they stand in. */
export interface FlowContextValue {
  /** Prefix of the flow's ids. */
  id: string;
  state: FlowState;
  /** Fields that every post of the flow carries. */
  hidden: readonly (readonly [name: string, value: string])[];
  /** Leads the answer to a post without scripts back to the flow. */
  hash: string;
  isPending: boolean;
  /** The window that the flow stands in has the flow's own title. */
  isWindowTitled: boolean;
  /** Fields that were changed since the last answer: what was wrong with them may be mended. */
  edited: ReadonlySet<string>;
  submit: (form: HTMLFormElement, submitter: HTMLElement | null) => void;
  raise: (event: string) => void;
  /** Runs an action that needs no fields in the background: the focus stays, and what fails goes unseen. */
  ask: (action: string) => void;
}

export const FlowContext = createContext<FlowContextValue | null>(null);

/** Throws outside a flow: parts of the kit belong inside one. */
export function useFlow(): FlowContextValue {
  const flow = useContext(FlowContext);
  if (flow === null) throw new Error('a part of flows/kit stands outside a flow');
  return flow;
}

/** The text and the error of a field. The error goes once the field is changed. */
export function useFlowField(name: string): {
  id: string;
  value: string | undefined;
  error: string | undefined;
} {
  const { id, state, edited } = useFlow();
  const error = edited.has(name) ? undefined : state.errors?.[name];
  return { id: `${id}-${name}`, value: state.values?.[name], error };
}

/** A field that every answer empties, a code's or a captcha's: its error stays until the next answer (CODE-210). */
export function useSecretField(name: string): { id: string; error: string | undefined } {
  const { id, state } = useFlow();
  return { id: `${id}-${name}`, error: state.errors?.[name] };
}
