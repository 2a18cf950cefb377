import type { z } from 'zod';

/**
 * The contract of one call of the operator's API: everything that the client, the sandbox and the tests
 * need to know about it, in one value. Paths are relative to the gateway's origin (PAGE-31).
 */

/** Upstream groups share a circuit breaker: a broken search opens no breaker of tariffs. */
export type UpstreamGroup =
  | 'content'
  | 'tariffs'
  | 'roaming'
  | 'home'
  | 'retail'
  | 'account'
  | 'visitor'
  | 'payments'
  | 'sim'
  | 'messages'
  | 'forms'
  | 'search'
  | 'banners';

/** How the body travels: JSON, `application/x-www-form-urlencoded`, or `multipart/form-data`. */
export type BodyEncoding = 'json' | 'form' | 'multipart';

/** A part of the request that a contract may declare or leave out. */
type Part = z.ZodType | undefined;

export interface CallContract<
  Path extends Part = Part,
  Query extends Part = Part,
  Body extends Part = Part,
  Answer extends z.ZodType = z.ZodType,
  Empty = unknown,
> {
  /** Unique, dotted, stable: `tariff.get`. The metric label and the log field. */
  readonly id: string;
  readonly group: UpstreamGroup;
  /** GET unless the call changes something (PAGE-28). */
  readonly method: 'GET' | 'POST';
  /** `/api/unite/v1/common/page/info`, with `{name}` for each key of `pathParams`. */
  readonly path: string;
  /** Ledger rows this contract answers to. */
  readonly rows: readonly string[];
  /** Extra request headers that this call needs, beyond X-API-Scope and the region headers that all carry. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly pathParams?: Path;
  /** Values travel as text: numbers and flags are declared with the schemas of `./fields`. */
  readonly query?: Query;
  readonly body?: Body;
  /** JSON when left out. How objects and lists are written in forms: `./form-fields`. */
  readonly encoding?: BodyEncoding;
  /** What travels back: JSON when left out; a picture is given as its bytes, a `Uint8Array`. */
  readonly media?: 'json' | 'image/png';
  /** What the answer looks like: the fields the specification names, tolerant of more. */
  readonly answer: Answer;
  /** What a failed call gives instead (PAGE-110, PAGE-403): a value of the answer, or null for single values. */
  readonly empty: Empty;
  /** A list that the operator changes a few times a year: an answer is used again for a minute, for a whole region. */
  readonly isSteady?: boolean;
  /** Never coalesce, cache or log the values of this call: it carries personal data. */
  readonly personal?: boolean;
  /**
   * The call pays, connects, orders or sends something: doing it twice would cost somebody. Actions that make it run
   * once, and it carries an idempotency key.
   */
  readonly commits?: boolean;
  /** The call is about the account of whoever is signed in: it carries their session. No other call does. */
  readonly carriesSession?: boolean;
}

type InputOf<Name extends string, P> = P extends z.ZodType
  ? { [K in Name]: z.input<P> }
  : { [K in Name]?: undefined };

/** The input of a call: only the parts that its contract declares. */
export type CallInput<C extends CallContract> =
  C extends CallContract<infer Path, infer Query, infer Body, z.ZodType, unknown>
    ? InputOf<'path', Path> & InputOf<'query', Query> & InputOf<'body', Body>
    : never;

/** A successful answer, as parsed. */
export type CallAnswer<C extends CallContract> = z.output<C['answer']>;

/** What a loader gets: the answer, or the contract's empty value (null only where the contract says null). */
export type CallResult<C extends CallContract> = CallAnswer<C> | (C['empty'] extends null ? null : never);

/** Declares a call. The types of its parts are kept, so that inputs and answers are inferred. */
export function defineCall<
  Answer extends z.ZodType,
  Empty extends z.output<Answer> | null,
  Path extends Part = undefined,
  Query extends Part = undefined,
  Body extends Part = undefined,
>(contract: CallContract<Path, Query, Body, Answer, Empty>): CallContract<Path, Query, Body, Answer, Empty> {
  return contract;
}
