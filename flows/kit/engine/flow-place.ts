import type { FlowState } from './flow-state';

/** Where a flow stands, and where a post without scripts has left it. Server and browser render from the same. */
export interface FlowPlace {
  /** The component's id; also the prefix of ids. */
  instance: string;
  /** What the flow is about (`FlowDefinition.identity`); empty when it is about nothing. */
  identity: string;
  /** The id of the window that the flow stands in, which shows it when it is in the address; null on the page itself. */
  windowId: string | null;
  /** Where the addresses of its steps begin: `/esim/order`; left out where they have none. */
  stepsAt?: string;
  /** The answer to a post without scripts; null on a page that was only read. */
  posted: PostedState | null;
  /** Where it begins instead of its first step, of what the visit remembers. */
  begun?: FlowState;
}

export interface PostedState {
  state: FlowState;
  /** The post was for this flow: the page's first focus is the flow's. */
  isTarget: boolean;
  /** Seals of the other flows on the page, by instance. */
  peers: (readonly [instance: string, sealed: string])[];
}
