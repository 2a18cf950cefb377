import type * as z from 'zod';
import type { Transition } from './define-machine';
import type { Example } from './define-block';

/** The parts of a machine that the registry and the engine need without knowing its states. */
export interface FlowMachine<Props> {
  initial: string;
  local: readonly string[];
  /** A method, so that a machine of known props passes as a machine of any. */
  start(props: Props): { state: string; data: object };
  isFinal: (state: string) => boolean;
  transitions: () => Transition[];
}

export interface FlowAction {
  /** The states the action is legal in. */
  readonly from: readonly string[];
  /** A repeat gets the first outcome: `step` whatever is posted (a commit), `input` only for equal values. */
  readonly once?: 'step' | 'input';
  readonly input: z.ZodType;
  /** The machine event that comes of it. Expected failures are outcomes, not exceptions. */
  readonly outcome: z.ZodType;
}

/** What a flow needs of the page or region that it stands on; publishing checks it. */
export interface FlowRequirement {
  name: string;
  label: string;
}

/** An interactive flow: a special block with a machine and server actions. */
export interface FlowDefinition<Props extends z.ZodType = z.ZodType> {
  readonly kind: 'flow';
  readonly type: string;
  readonly version: number;
  readonly label: string;
  readonly description: string;
  readonly props: Props;
  readonly examples: readonly Example<z.input<Props>>[];
  readonly migrations?: Readonly<Record<number, (props: Record<string, unknown>) => Record<string, unknown>>>;
  /** How long a sealed step stays good, in seconds. */
  readonly ttlSeconds: number;
  readonly machine: FlowMachine<z.output<Props>>;
  readonly actions: Readonly<Record<string, FlowAction>>;
  readonly requires?: readonly FlowRequirement[];
  /** Every text the flow may show for a failure, by code: feeds the error preview. */
  readonly messages: Readonly<Record<string, string>>;
}

/** Declares a flow. Returns its argument with exact types; `createRegistry` checks what types cannot. */
export function defineFlow<Props extends z.ZodType>(
  definition: Omit<FlowDefinition<Props>, 'kind'>,
): FlowDefinition<Props> {
  return { kind: 'flow', ...definition };
}
