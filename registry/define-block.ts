import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { CallAnswer, CallContract, CallInput, CallResult } from '#schemas/gateway/call';
import type { GatewayError } from '#schemas/gateway/errors';
import type { Audience, PageInfo } from '#schemas/page';
import type { Region } from '#schemas/region';
import type { Promises } from './requirement';
import type { VisitorShop } from './visitor-shop';

/** Calls the operator's API; gives the contract's declared empty default when the call fails. Never throws. */
export type GatewayCall = <C extends CallContract>(
  contract: C,
  input: CallInput<C>,
) => Promise<CallResult<C>>;

/** The operator's answer, or what it refused with. */
export type AskOutcome<C extends CallContract> =
  | { ok: true; answer: CallAnswer<C> }
  | { ok: false; status: number | null; error: GatewayError };

/** What a block's `load` may know of the request. But for the cart nothing about the visitor: the answer is shared. */
export interface LoadContext {
  call: GatewayCall;
  /** As `call`, for those who have to know what a call was refused with. */
  ask: <C extends CallContract>(contract: C, input: CallInput<C>) => Promise<AskOutcome<C>>;
  /** Whatever reads it makes the page its visitor's alone. */
  shop: VisitorShop;
  region: Region;
  audience: Audience;
  path: string;
  page: PageInfo;
  query: URLSearchParams;
}

export type JsonLd = { '@type': string; [key: string]: unknown };

export interface SeoContext {
  /** Makes a site path absolute, on the canonical host of the region. */
  toAbsolute: (url: string) => string;
}

export interface Example<Props> {
  /** Unique within the block: «с фотографией». */
  name: string;
  props: Props;
  /** For blocks with `load`: the data the gallery and the tests show. */
  data?: unknown;
}

export interface BlockDefinition<Props extends z.ZodType = z.ZodType, Data = unknown> extends Promises<
  z.output<Props>,
  Data
> {
  readonly kind: 'block';
  /** kebab-case, unique among blocks and flows, never reused for something else. */
  readonly type: string;
  /** Raised by one with every change of `props` that old content does not satisfy. */
  readonly version: number;
  readonly label: string;
  readonly group: BlockGroup;
  /** What the block does for the visitor: one sentence, shown to editors. */
  readonly description: string;
  /** Lays out other blocks, given as its children. */
  readonly container?: boolean;
  readonly props: Props;
  readonly examples: readonly Example<z.input<Props>>[];
  /** `migrations[n]` lifts props of version n to version n + 1; one for each old version. */
  readonly migrations?: Readonly<Record<number, (props: Record<string, unknown>) => Record<string, unknown>>>;
  /** What the block shows when `load` fails or is late. Required with `load`. */
  readonly empty?: Data;
  /** A method, so that a block of known props passes as a block of any. */
  load?(props: z.output<Props>, context: LoadContext): Promise<Data>;
  /** Structured data derived from the very values that are rendered. */
  seo?(props: z.output<Props>, data: Data, context: SeoContext): JsonLd | null;
  /** Does this instance need the block's `enhance.ts`? Left out: every one does. */
  needsEnhancement?(props: z.output<Props>): boolean;
  /**
   * Is nothing of the block ever shown outside its own box: no bar at the edge of the screen, no bubble, no window? Then
   * the browser may leave it undrawn until a visitor comes near (docs/decisions/0078). Left out: it may not.
   */
  readonly staysInside?: true;
  /** For a window over the page: the id that opens it, so that what stands inside can lead back into it. */
  windowId?(props: z.output<Props>): string;
  /** Does the block show the page's path? Then the shell does not show it too; see `PageTop`. */
  showsBreadcrumbs?(props: z.output<Props>): boolean;
}

export type BlockGroup =
  | 'header'
  | 'text'
  | 'cards'
  | 'products'
  | 'media'
  | 'navigation'
  | 'promo'
  | 'layout';

/** What a view gets. `id` is the component's id on its page, fit for an anchor and as a prefix of ids. */
export interface ViewProps<Definition extends BlockDefinition> {
  id: string;
  props: z.output<Definition['props']>;
  data: Definition extends BlockDefinition<z.ZodType, infer Data> ? Data : never;
  children?: ReactNode;
}

/**
 * Declares a block; the one description that feeds validation, types, the editor, the gallery, tests and JSON-LD.
 * Returns its argument with exact types. `createRegistry` checks what types cannot.
 */
export function defineBlock<Props extends z.ZodType, Data = null>(
  definition: Omit<BlockDefinition<Props, Data>, 'kind'>,
): BlockDefinition<Props, Data> {
  return { kind: 'block', ...definition };
}
