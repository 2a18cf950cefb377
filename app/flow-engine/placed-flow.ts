import type {
  ActionContext,
  ActionResult,
  AnySnapshot,
  FlowDefinition,
  LookupContext,
} from '#registry/define-flow';
import type { HandOver } from '#registry/hand-over';
import type { VisitMemory } from '#registry/visit-memory';
import type { FlowServices } from '#registry/flow-services';
import type { Arrival } from '#cms/store/flow-count-table';
import type { ScopedGateway } from '#cms/gateway/scoped-gateway';
import type { FlowState } from '#flows/kit/engine/flow-state';
import type { FlowMemory } from './flow-memory.server';
import type { Funnels } from './funnels.server';
import type { FlowPost } from './flow-post';
import type { Sealer } from './seal.server';

/** The function of an action, its types erased: `FlowActions` has checked it against its definition. */
export type AnyActionFunction = (
  context: ActionContext<unknown, AnySnapshot, unknown>,
) => Promise<ActionResult<{ type: string }>>;

/** The function of a lookup, its types erased as well. */
export type AnyLookupFunction = (context: LookupContext<unknown, AnySnapshot, unknown>) => Promise<unknown>;

/** The server's part of a flow. */
export interface FlowServer {
  actions: Readonly<Record<string, AnyActionFunction>>;
  lookups: Readonly<Record<string, AnyLookupFunction>>;
}

/** A flow as it stands on a page. */
export interface PlacedFlow extends FlowServer {
  instance: string;
  path: string;
  definition: FlowDefinition;
  /** What the content says, and what the flow has loaded. */
  props: unknown;
  /** The popup that shows the flow; null for a flow in the page itself. */
  windowId?: string | null;
}

/** What the engine runs a post with. */
export interface FlowRuntime {
  /** What actions may know and do. */
  services: FlowServices;
  sealer: Sealer;
  memory: FlowMemory;
  funnels: Pick<Funnels, 'add'>;
  /** How the visitor has come, asked when a visit begins. */
  readArrival: (post: FlowPost) => Arrival;
  gateway: ScopedGateway;
  /** The network address of the visitor, for rate limits. */
  address: string;
  visitor: string;
  /** Whose equal posts are one: the visitor's or, before there is a cookie, those of one address and browser. */
  sender: string;
  /** Hides numbers that limits are counted by. */
  secret: string;
  onFault: (fault: unknown) => void;
}

export interface FlowAnswer {
  state: FlowState;
  /** HTTP status: 200, or what was wrong. */
  status: number;
  /** Another site that the visitor goes on to. */
  leaveTo?: string;
  handOver?: HandOver;
  /** What other flows of the visit begin with from now on. */
  remember?: VisitMemory;
  /** Where the visitor comes back to from the page that something was handed to. */
  waiting?: FlowState;
}
