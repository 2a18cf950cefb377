/**
 * A typed statechart without hierarchy: each state has data of its own, and each edge builds the next state's
 * data, so nothing leaks from one state to another. Pure: the same code runs on the server and in the browser.
 */
type DataMap = Record<string, object>;

export type Snapshot<States extends DataMap> = {
  [State in keyof States]: { state: State; data: States[State] };
}[keyof States];

export type EventOf<Events extends DataMap> = {
  [Type in keyof Events]: { type: Type } & Events[Type];
}[keyof Events];

type Edge<States extends DataMap, From, Event> = {
  [Target in keyof States]: {
    to: Target;
    when?: (data: From, event: Event) => boolean;
    /** Names the guard in diagrams. */
    why?: string;
    data: (data: From, event: Event) => States[Target];
  };
}[keyof States];

type Edges<States extends DataMap, From, Event> =
  | Edge<States, From, Event>
  | readonly Edge<States, From, Event>[];

export interface MachineConfig<States extends DataMap, Events extends DataMap, Props> {
  initial: keyof States & string;
  /** The first snapshot; pure (no clock, no chance), or server and browser would differ. */
  start: (props: Props) => Snapshot<States>;
  /** Events a visitor raises without an action (back, change number): no payload, replayed by the server. */
  local: readonly (keyof Events & string)[];
  states: {
    [State in keyof States]: {
      final?: boolean;
      /** Whoever comes here has not got what they came for: funnels count no success. */
      trouble?: boolean;
      on?: { [Type in keyof Events]?: Edges<States, States[State], Events[Type]> };
    };
  };
}

export interface Transition {
  from: string;
  event: string;
  to: string;
  why?: string;
}

export interface Machine<States extends DataMap, Events extends DataMap, Props> extends MachineConfig<
  States,
  Events,
  Props
> {
  /** The snapshot after `event`; the very same object when the state does not know the event. */
  next: (snapshot: Snapshot<States>, event: EventOf<Events>) => Snapshot<States>;
  isFinal: (state: string) => boolean;
  isTrouble: (state: string) => boolean;
  /** Every transition, for diagrams and for tests that walk them all. */
  transitions: () => Transition[];
}

export function defineMachine<States extends DataMap, Events extends DataMap, Props>() {
  return (config: MachineConfig<States, Events, Props>): Machine<States, Events, Props> => {
    type AnyEdge = Edge<States, States[keyof States], Events[keyof Events]>;
    const edgesOf = (state: keyof States, event: PropertyKey): readonly AnyEdge[] => {
      const on: Partial<Record<PropertyKey, unknown>> = config.states[state].on ?? {};
      // A post names its event itself: `constructor` is on every object, and no event.
      if (!Object.hasOwn(on, event)) return [];
      // Each edge was checked against its own state and event by MachineConfig; here they are walked as one kind.
      return [on[event] ?? []].flat() as unknown[] as readonly AnyEdge[];
    };
    return {
      ...config,
      next(snapshot, event) {
        const edge = edgesOf(snapshot.state, event.type).find(
          (candidate) => candidate.when?.(snapshot.data, event) ?? true,
        );
        return edge ? { state: edge.to, data: edge.data(snapshot.data, event) } : snapshot;
      },
      isFinal: (state) => config.states[state]?.final ?? false,
      isTrouble: (state) => config.states[state]?.trouble ?? false,
      transitions: () =>
        Object.keys(config.states).flatMap((from) =>
          Object.keys(config.states[from]?.on ?? {}).flatMap((event) =>
            edgesOf(from, event).map(({ to, why }) => ({
              from,
              event,
              to: String(to),
              ...(why === undefined ? {} : { why }),
            })),
          ),
        ),
    };
  };
}
