import { toExampleProps, type AnySnapshot, type FlowDefinition, type FlowMachine } from './define-flow';
import type { Transition } from './define-machine';

/** An event as the samples of a flow bring it. */
export interface WalkedEvent {
  type: string;
  payload: object;
}

/** A snapshot that a visitor can come to, with the shortest way there. */
export interface Visit {
  /** The name of the example whose props the way begins with. */
  example: string;
  snapshot: AnySnapshot;
  path: readonly WalkedEvent[];
}

export interface Walk {
  /** One for each example, state and shape of its data, nearest first. */
  visits: readonly Visit[];
  /** Every state that the machine declares. */
  states: readonly string[];
  /** Declared transitions that no sample takes. */
  untaken: readonly Transition[];
  /** Declared states that no sample leads to. */
  unreached: readonly string[];
  /** Events of the transitions that have no samples. */
  unsampled: readonly string[];
  /** States that are not final, and that no event was seen to lead out of. */
  stuck: readonly string[];
}

/** More snapshots of one shape bring nothing new: a counter would go on for ever. */
const MOST_OF_A_SHAPE = 40;

/**
 * Walks a flow's machine breadth-first, from the start of each example, over all events with all their samples.
 * Pure. Throws what the machine throws, and zod's error for an example that does not parse.
 */
export function walkMachine(flow: FlowDefinition): Walk {
  const { machine, examples, samples } = flow;
  const transitions = machine.transitions();
  const events = Object.entries(samples).flatMap(([type, payloads]) =>
    payloads.map((payload): WalkedEvent => ({ type, payload })),
  );
  const taken = new Set<Transition>();
  const left = new Set<string>();
  const visits = examples.flatMap((example) =>
    walkFrom(machine, machine.start(toExampleProps(flow, example)), events, (from, event, to) => {
      if (from.state !== to.state) left.add(from.state);
      const transition = findTaken(machine, transitions, from, event, to);
      if (transition) taken.add(transition);
    }).map((visit) => ({ example: example.name, ...visit })),
  );
  const states = listStates(machine);
  const seen = new Set(visits.map(({ snapshot }) => snapshot.state));
  const sampled = new Set(events.map(({ type }) => type));
  return {
    visits,
    states,
    untaken: transitions.filter((transition) => !taken.has(transition)),
    unreached: states.filter((state) => !seen.has(state)),
    unsampled: [...new Set(transitions.map(({ event }) => event))].filter((event) => !sampled.has(event)),
    stuck: states.filter((state) => seen.has(state) && !left.has(state) && !machine.isFinal(state)),
  };
}

type OnStep = (from: AnySnapshot, event: WalkedEvent, to: AnySnapshot) => void;

/** What can be come to from a snapshot, itself first; the first of each shape is given back. */
function walkFrom(
  machine: FlowMachine<unknown>,
  start: AnySnapshot,
  events: readonly WalkedEvent[],
  onStep: OnStep,
): Omit<Visit, 'example'>[] {
  const known = new Set<string>();
  const nameValue = createNames();
  const counts = new Map<string, number>();
  const queue: Omit<Visit, 'example'>[] = [];
  const firsts: Omit<Visit, 'example'>[] = [];
  const meet = (visit: Omit<Visit, 'example'>): void => {
    const { state, data } = visit.snapshot;
    const name = `${state} ${nameValue(data)}`;
    if (known.has(name)) return;
    const shape = `${state} ${toShape(data)}`;
    const count = counts.get(shape) ?? 0;
    if (count >= MOST_OF_A_SHAPE) return;
    known.add(name);
    counts.set(shape, count + 1);
    queue.push(visit);
    if (count === 0) firsts.push(visit);
  };
  meet({ snapshot: start, path: [] });
  // Grows while it is walked: that is what makes it breadth-first.
  for (const { snapshot, path } of queue) {
    for (const event of events) {
      const next = machine.next(snapshot, { ...event.payload, type: event.type });
      // The very same object: the state does not know the event.
      if (next === snapshot) continue;
      onStep(snapshot, event, next);
      meet({ snapshot: next, path: [...path, event] });
    }
  }
  return firsts;
}

/** `defineMachine` keeps its configuration beside the methods: guards and silent states stand only there. */
interface Configured {
  states: Readonly<
    Record<string, { on?: Readonly<Record<string, Edge | readonly Edge[] | undefined>> } | undefined>
  >;
}

interface Edge {
  /** A method, so that a guard over known data passes as one over any. */
  when?(data: object, event: object): boolean;
}

function isConfigured(machine: object): machine is Configured {
  return 'states' in machine && typeof machine.states === 'object' && machine.states !== null;
}

/** Every state that the machine declares, its initial one first. */
export function listStates(machine: FlowMachine<unknown>): string[] {
  const declared = isConfigured(machine) ? Object.keys(machine.states) : [];
  const met = machine.transitions().flatMap(({ from, to }) => [from, to]);
  return [...new Set([machine.initial, ...declared, ...met])];
}

/** The states that a flow may begin in, by what its examples say. */
export function listStarts(flow: FlowDefinition): string[] {
  const starts = flow.examples.map((example) => flow.machine.start(toExampleProps(flow, example)).state);
  return [...new Set(starts)];
}

/** The transition that a step took; of several to one state, the first whose guard agrees. */
function findTaken(
  machine: FlowMachine<unknown>,
  transitions: readonly Transition[],
  from: AnySnapshot,
  { type, payload }: WalkedEvent,
  to: AnySnapshot,
): Transition | undefined {
  const declared = transitions.filter((one) => one.from === from.state && one.event === type);
  const edges = isConfigured(machine) ? [machine.states[from.state]?.on?.[type] ?? []].flat() : [];
  if (edges.length !== declared.length) return declared.find((one) => one.to === to.state);
  const event = { ...payload, type };
  return declared[edges.findIndex((edge: Edge) => edge.when?.(from.data, event) ?? true)];
}

/** A word of code, such as `courier` in `delivery: 'courier'`: another one makes another screen. */
const CHOICE = /^[a-z]+(?:[A-Z-][a-z]*)*$/;

/**
 * Gives equal values the same short name. Each object is read once, and its name follows from the names of its parts.
 * Comparing snapshots as JSON took most of a walk, for they hold the same long lists.
 */
function createNames(): (value: unknown) => string {
  const names = new Map<string, string>();
  const known = new WeakMap<object, string>();

  function nameObject(value: object): string {
    const parts = Array.isArray(value)
      ? ['list', ...value.map(nameValue)]
      : Object.entries(value).map(([name, child]) => `${JSON.stringify(name)}:${nameValue(child)}`);
    const text = parts.join();
    const name = names.get(text) ?? `#${names.size}`;
    names.set(text, name);
    known.set(value, name);
    return name;
  }

  function nameValue(value: unknown): string {
    if (typeof value === 'object' && value !== null) return known.get(value) ?? nameObject(value);
    return JSON.stringify(value) ?? 'undefined';
  }

  return nameValue;
}

/** The shapes of objects that were read before: thousands of snapshots share the same lists and orders. */
const knownShapes = new WeakMap<object, string>();

/** What a value looks like, whatever a visitor has put into it. Data of a flow never changes: an object is read once. */
function toShape(value: unknown): string {
  if (typeof value === 'object' && value !== null) {
    const shape = knownShapes.get(value) ?? toShapeOfParts(value);
    knownShapes.set(value, shape);
    return shape;
  }
  if (typeof value === 'string' && value !== '') return CHOICE.test(value) ? value : 'text';
  return typeof value === 'number' ? 'number' : String(value);
}

function toShapeOfParts(value: object): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(toShape))].sort().join()}]`;
  const fields = Object.entries(value).map(([name, child]) => `${name}:${toShape(child)}`);
  return `{${fields.sort().join()}}`;
}
