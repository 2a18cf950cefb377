import type * as z from 'zod';
import type { CallContract } from '#schemas/gateway/call';
import type { Store } from '../store/tables';
import type { ContentScope } from '../sources/content-source';

/** For whom a call is answered, and when. */
export interface StoredCallContext {
  store: Store;
  scope: ContentScope;
  /** Milliseconds since 1970. */
  now: number;
}

/** The raw answer of a call, or that what it asks for is not there. */
export type StoredAnswer = { outcome: 'found'; raw: unknown } | { outcome: 'missing' };

/** What a call asks with, as text: a query gives nothing else. */
export interface StoredInput {
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

/** A call of the specification that is answered from the store, where the store has what it asks for. */
export interface StoredCall {
  call: CallContract;
  /** Null: nothing of the kind is published for these people, and the operator is asked. */
  answer: (input: StoredInput, context: StoredCallContext) => Promise<StoredAnswer | null>;
}

/** The answer is checked against the call's type. */
export function storedCall<C extends CallContract>(
  call: C,
  answer: (
    input: StoredInput,
    context: StoredCallContext,
  ) => Promise<z.input<C['answer']> | 'missing' | null>,
): StoredCall {
  return {
    call,
    async answer(input, context) {
      const raw = await answer(input, context);
      if (raw === null) return null;
      return raw === 'missing' ? { outcome: 'missing' } : { outcome: 'found', raw };
    },
  };
}
