import type * as z from 'zod';
import type { CallContract, CallInput } from '#schemas/gateway/call';
import type { AskOutcome, Example } from './define-block';
import type { Transition } from './define-machine';
import type { HandOver } from './hand-over';
import type { VisitMemory } from './visit-memory';
import type { FlowLoadContext } from './flow-load';
import type { FlowLookup } from './flow-lookup';
import type { FlowServices } from './flow-services';
import type { RateLimit } from './rate-limit';
import type { Promises } from './requirement';

export interface AnySnapshot {
  state: string;
  data: object;
}

/** The parts of a machine that the registry and the engine need without knowing its states. */
export interface FlowMachine<Props> {
  initial: string;
  local: readonly string[];
  /** Methods, so that a machine of known states passes as a machine of any. */
  start(props: Props): AnySnapshot;
  next(snapshot: AnySnapshot, event: { type: string }): AnySnapshot;
  isFinal(state: string): boolean;
  isTrouble(state: string): boolean;
  isTrouble(state: string): boolean;
  transitions(): Transition[];
}

export interface FlowAction {
  /** The states the action is legal in. */
  readonly from: readonly string[];
  /**
   * A repeat gets the first outcome: `step` whatever is posted (a commit), `input` only for equal values. Calls that
   * commit can only be made by actions that have it.
   */
  readonly once?: 'step' | 'input';
  /**
   * What the visitor posts: text fields by name. An issue's path names the field that shows its message. A function
   * where the fields follow from what the flow has loaded.
   */
  readonly input: z.ZodType | ((given: InputScope) => z.ZodType);
  /** The machine event that comes of it. A rejection is none: the visitor stays on the step. */
  readonly outcome: z.ZodType<{ type: string }>;
  readonly limits?: readonly RateLimit[];
  /** The action that a post really means, of what was typed and the state's data: a new number beside a code's field. */
  readonly meant?: (values: Readonly<Record<string, unknown>>, data: object) => string | null;
  /** Fields whose values never go back to the browser, so that no page and no history holds them: codes, captchas. */
  readonly secret?: readonly string[];
  /**
   * The visitor's number: a field of the input, or else of the step's data. Once the action is done the operator keeps it
   * for them, to be offered the next time (ACCT-408).
   */
  readonly keepsNumber?: string;
}

/** What the schema of an action's input may depend on. Methods of their reader check them: here they are any flow's. */
export interface InputScope {
  readonly props: never;
  readonly data: never;
  readonly now: number;
}

type EventsOf<Machine> = Machine extends { next(snapshot: never, event: infer Event): unknown }
  ? Event
  : never;

/** For each event of a machine, examples of what it brings. */
export type SamplesOf<Machine> = {
  readonly [Type in EventsOf<Machine> extends { type: infer Name } ? Name & string : never]: readonly Omit<
    Extract<EventsOf<Machine>, { type: Type }>,
    'type'
  >[];
};

/** An interactive flow: a special block with a machine and server actions. */
export interface FlowDefinition<
  Props extends z.ZodType = z.ZodType,
  Machine extends FlowMachine<z.output<Props>> = FlowMachine<z.output<Props>>,
  Actions extends Readonly<Record<string, FlowAction>> = Readonly<Record<string, FlowAction>>,
  Lookups extends Readonly<Record<string, FlowLookup>> = Readonly<Record<string, FlowLookup>>,
> extends Promises<PropsOf<Machine>> {
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
  readonly machine: Machine;
  readonly actions: Actions;
  readonly lookups?: Lookups;
  /** Every text the flow may show for a failure, by code: feeds the error preview. */
  readonly messages: Readonly<Record<string, string>>;
  /** Payloads of each event, local ones without any: together they walk every transition (gallery, diagrams, tests). */
  readonly samples: SamplesOf<Machine>;
  /**
   * What the flow is about, of its props: with another one (another product) a visitor begins anew. Of a flow that
   * loads, it is the pin of what was loaded.
   */
  readonly identity?: (props: PropsOf<Machine>) => string;
  /** What the flow needs of the operator before it begins; its props have it beside what the content says. */
  load?(props: z.output<Props>, context: FlowLoadContext): Promise<object>;
  /** Stands in for what `load` gives when it fails or is late. Required with `load`. */
  readonly empty?: object;
  /**
   * The event that the first step begins with, of what the visit remembers; null where that is nothing to this flow.
   * Pages with such a flow are rendered for a visitor who is remembered.
   */
  recall?(remembered: VisitMemory, props: PropsOf<Machine>): EventsOf<Machine> | null;
  /** Every answer gives back what was posted, secret fields left out: steps that are forms of one and the same text. */
  readonly carriesValues?: boolean;
  /** May the flow's forms bring files? They wait on the server; the values have their tokens. */
  readonly takesFiles?: boolean;
}

type PropsOf<Machine> = Machine extends { start(props: infer Props): unknown } ? Props : never;

/** The props of an example as the flow begins with them. Throws zod's error for an example that does not parse. */
export function toExampleProps({ props, empty }: FlowDefinition, example: Example<unknown>): unknown {
  return { ...Object(props.parse(example.props)), ...empty, ...Object(example.data) };
}

/** Declares a flow. Returns its argument with exact types; `createRegistry` checks what types cannot. */
export function defineFlow<
  Props extends z.ZodType,
  Machine extends FlowMachine<z.output<Props>>,
  const Actions extends Readonly<Record<string, FlowAction>>,
  const Lookups extends Readonly<Record<string, FlowLookup>> = Readonly<Record<never, FlowLookup>>,
>(
  definition: Omit<FlowDefinition<Props, Machine, Actions, Lookups>, 'kind'>,
): FlowDefinition<Props, Machine, Actions, Lookups> {
  return { kind: 'flow', ...definition };
}

/** Tokens and challenge ids: sealed with the step, never readable in the browser. */
export type Memo = Readonly<Record<string, string | number | boolean | null>>;

/** What the function of an action is given: the step that it runs on, and the services of the engine. */
export interface ActionContext<Input, Snapshot, Props> extends FlowServices {
  input: Input;
  snapshot: Snapshot;
  props: Props;
  memo: Memo;
  ask: <C extends CallContract>(contract: C, input: CallInput<C>) => Promise<AskOutcome<C>>;
}

/**
 * An expected failure that leaves the visitor on the step, with a text at a field or above the form. An event that
 * comes with it changes what the step shows: a captcha that is now wanted.
 */
export interface Rejection<Event = never> {
  event?: Event;
  rejected: {
    message: string;
    /** The name of the input that shows the text. */
    field?: string | undefined;
    /** Further texts, by the names of their inputs. */
    errors?: Readonly<Record<string, string>>;
    /** The HTTP status of the answer; 422 when left out. */
    status?: number;
  };
  memo?: Memo;
  handOver?: HandOver;
}

export type ActionResult<Event> =
  | {
      event: Event;
      memo?: Memo;
      /** Where the browser goes on to, with this step behind it: a bank's page. A trusted address. */
      leaveTo?: string;
      handOver?: HandOver;
      /** What other flows of this visit begin with from now on (`FlowDefinition.recall`). */
      remember?: VisitMemory;
      rejected?: never;
    }
  | Rejection<Event>;

type InputOf<Input> = Input extends z.ZodType
  ? z.output<Input>
  : Input extends (...given: never) => infer Schema
    ? Schema extends z.ZodType
      ? z.output<Schema>
      : never
    : never;

type StateOf<Machine> = Machine extends { next(...given: never): infer Snapshot } ? Snapshot : never;

/** The functions of a flow's actions, exactly those that its definition declares. */
export type FlowActions<Definition> =
  Definition extends FlowDefinition<z.ZodType, infer Machine, infer Actions>
    ? {
        [Name in keyof Actions]: (
          context: ActionContext<
            InputOf<Actions[Name]['input']>,
            Extract<StateOf<Machine>, { state: Actions[Name]['from'][number] }>,
            PropsOf<Machine>
          >,
        ) => Promise<ActionResult<z.input<Actions[Name]['outcome']>>>;
      }
    : never;

export type LookupContext<Input, Snapshot, Props> = Pick<
  ActionContext<Input, Snapshot, Props>,
  'input' | 'snapshot' | 'props' | 'region' | 'audience' | 'now'
> & {
  /** Calls that commit cannot be made. */
  ask: ActionContext<Input, Snapshot, Props>['ask'];
};

/** The functions of a flow's lookups, exactly those that its definition declares. What they throw answers 503. */
export type FlowLookups<Definition> =
  Definition extends FlowDefinition<
    z.ZodType,
    infer Machine,
    Readonly<Record<string, FlowAction>>,
    infer Lookups
  >
    ? {
        [Name in keyof Lookups]: (
          context: LookupContext<
            z.output<Lookups[Name]['input']>,
            Extract<StateOf<Machine>, { state: Lookups[Name]['from'][number] }>,
            PropsOf<Machine>
          >,
        ) => Promise<z.input<Lookups[Name]['answer']>>;
      }
    : never;
