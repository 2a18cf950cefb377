import type { FlowDefinition } from './define-flow';
import type { Transition } from './define-machine';
import { listOutcomeTypes } from './read-action';
import { listStarts, listStates } from './walk-machine';

/** A transition with what brings it about. */
export interface Arrow extends Transition {
  /** A visitor raises the event without an action. */
  isLocal: boolean;
  /** The actions whose outcome is the event, of those that are legal in the state. */
  actions: readonly string[];
}

/** The transitions of a flow's machine, in the order of its declaration. */
export function listArrows({ machine, actions }: Pick<FlowDefinition, 'machine' | 'actions'>): Arrow[] {
  const outcomes = Object.entries(actions).map(([name, action]) => ({
    name,
    from: action.from,
    types: listOutcomeTypes(action),
  }));
  return machine.transitions().map((transition) => ({
    ...transition,
    isLocal: machine.local.includes(transition.event),
    actions: outcomes
      .filter(({ from, types }) => from.includes(transition.from) && types.includes(transition.event))
      .map(({ name }) => name),
  }));
}

/** `↺ BACK` for what happens in the browser alone, `CODE_SENT` for the outcome of an action. */
export function describeEvent({ event, isLocal }: Pick<Arrow, 'event' | 'isLocal'>): string {
  return isLocal ? `↺ ${event}` : event;
}

/** `sendCode, resendCode [another number]`: the actions that bring a transition about, and its guard. */
export function describeCause({ why, actions }: Pick<Arrow, 'why' | 'actions'>): string {
  return [actions.join(', '), why === undefined ? '' : `[${why}]`].filter((part) => part !== '').join(' ');
}

/** `sendCode / CODE_SENT [another number]` */
function describeArrow({ why, actions, ...arrow }: Arrow): string {
  const cause = describeCause({ actions });
  const text = [cause, describeEvent(arrow)].filter((part) => part !== '').join(' / ');
  return why === undefined ? text : `${text} [${why}]`;
}

/** A flow's machine as a Mermaid state diagram. */
export function drawMachine(flow: FlowDefinition): string {
  const { machine } = flow;
  const states = listStates(machine);
  const names = new Map(states.map((state, index) => [state, toName(state, index)]));
  const nameOf = (state: string) => names.get(state) ?? state;
  const renamed = states.filter((state) => nameOf(state) !== state);
  const arrows = listArrows(flow).map(
    (arrow) => `${nameOf(arrow.from)} --> ${nameOf(arrow.to)} : ${toLabel(describeArrow(arrow))}`,
  );
  const lines = [
    ...renamed.map((state) => `state "${state}" as ${nameOf(state)}`),
    ...listStarts(flow).map((state) => `[*] --> ${nameOf(state)}`),
    ...arrows,
    ...states.filter((state) => machine.isFinal(state)).map((state) => `${nameOf(state)} --> [*]`),
  ];
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`), ''].join('\n');
}

/** Words of Mermaid's own; a state that is called so gets another name with the same label. */
const RESERVED = new Set(['state', 'note', 'end', 'direction', 'class', 'classDef', 'style', 'as', 'hide']);

function toName(state: string, index: number): string {
  return /^[A-Za-z]\w*$/.test(state) && !RESERVED.has(state) ? state : `state${index}`;
}

/** Mermaid ends a statement at a semicolon, and a label knows no second colon. */
function toLabel(text: string): string {
  return text.replaceAll(/[#;:]/g, (sign) => `#${sign.charCodeAt(0)};`);
}
