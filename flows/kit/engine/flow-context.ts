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
  submit: (form: HTMLFormElement, submitter: HTMLElement | null) => void;
  raise: (event: string) => void;
}

export const FlowContext = createContext<FlowContextValue | null>(null);

/** Throws outside a flow: parts of the kit belong inside one. */
export function useFlow(): FlowContextValue {
  const flow = useContext(FlowContext);
  if (flow === null) throw new Error('a part of flows/kit stands outside a flow');
  return flow;
}

/** The text and the error of a field. */
export function useFlowField(name: string): {
  id: string;
  value: string | undefined;
  error: string | undefined;
} {
  const { id, state } = useFlow();
  return { id: `${id}-${name}`, value: state.values?.[name], error: state.errors?.[name] };
}
