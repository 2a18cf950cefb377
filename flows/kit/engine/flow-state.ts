/** What the page and the browser know of one flow on it. */
export interface FlowState {
  instance: string;
  snapshot: { state: string; data: object };
  /** The step under seal; opaque here. Empty before the first post. */
  sealed: string;
  /** Rises with every answer, so that the same error twice is told twice. */
  turn: number;
  /** What was typed, after an error or where a flow carries it on; secret fields are left out. */
  values?: Record<string, string>;
  /** Texts by field; `''` is the form's own. */
  errors?: Record<string, string>;
  /** What the flow had loaded when the visitor began, if it loads. */
  pin?: string;
  /** A refusal that another page helps with: the top-up, with number and sum. */
  help?: { title: string; href: string };
  /** What another page has sent the visitor with. */
  sentWith?: { note: string; back?: { title: string; href: string } };
}

/** What another page has handed to a flow of this one: what its fields hold, or the step that has waited. */
export interface HandedOver {
  flow: string;
  values?: Record<string, string> | undefined;
  note?: string | undefined;
  back?: { title: string; href: string } | undefined;
  state?: FlowState | undefined;
}

/** The answer to a post: the flow that it was for, and the others on the page, without JavaScript. */
export interface PageFlows {
  target: string;
  flows: Record<string, FlowState>;
  /** What other flows of the page begin with from now on, by instance: the visit has learned something. */
  begins?: Record<string, FlowState>;
  /** Another site that the visitor goes on to: a bank's page. */
  leaveTo?: string;
  /** Of a page that is opened, not posted to. */
  handed?: HandedOver;
}

/** What came of a question while typing. `limited`: too many were asked; `refused`: it cannot be asked here, or so. */
export type LookedUp =
  | { outcome: 'found'; answer: unknown }
  | { outcome: 'refused' | 'limited' | 'unavailable' };

/** A local event as it is posted: its name, and after a colon what was chosen: `CHOOSE:2`. */
export function readLocalEvent(text: string): { type: string; choice?: string } {
  const colon = text.indexOf(':');
  return colon < 0 ? { type: text } : { type: text.slice(0, colon), choice: text.slice(colon + 1) };
}

/** The local event that chooses one of many at a flow's first step: what a link may bring along (`useChoice`). */
export const CHOICE_EVENT = 'CHOOSE';

/** Names of the fields that the engine adds to a flow's forms. */
export const FIELDS = {
  flow: '_flow',
  instance: '_instance',
  sealed: '_step',
  turn: '_turn',
  /** Local events since the seal, in order; replayed by the server. */
  event: '_event',
  action: '_action',
  /** A question in the place of an action: nothing moves on. */
  lookup: '_lookup',
  /** What the flow is about; the server finds by it what the visitor has begun with. */
  pin: '_pin',
  /** The kind of source of the visit (`keepVisitSource`), for the funnels; scripts alone know it. */
  source: '_source',
  /** Followed by an instance: the seal of another flow on the page. */
  peer: '_peer.',
} as const;
