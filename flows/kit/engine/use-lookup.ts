import { useCallback, useEffect, useRef } from 'react';
import { isPreview } from '#blocks/ui/is-preview';
import { useFlow } from './flow-context';
import { FIELDS, type LookedUp } from './flow-state';
import { toActionAddress } from './post-flow';

/** `offline`: no answer came. */
export type LookupAnswer = LookedUp | { outcome: 'offline' };

type Ask = (values: Readonly<Record<string, string>>) => Promise<LookupAnswer | null>;

/**
 * Asks a lookup of the flow's step while a visitor types. Each question gives up the one before, whose answer is null;
 * so does leaving the step. Never rejects.
 */
export function useLookup(name: string): Ask {
  const { hidden } = useFlow();
  const underWay = useRef<AbortController | null>(null);
  const fields = useRef(hidden);
  useEffect(() => {
    fields.current = hidden;
  }, [hidden]);
  useEffect(() => () => underWay.current?.abort(), []);
  const ask = useCallback<Ask>(
    async (values) => {
      underWay.current?.abort();
      const own = new AbortController();
      underWay.current = own;
      const body = new URLSearchParams(fields.current.map(([key, value]) => [key, value]));
      body.set(FIELDS.lookup, name);
      for (const [key, value] of Object.entries(values)) body.set(key, value);
      const answer = await send(body, own.signal);
      return own.signal.aborted ? null : answer;
    },
    [name],
  );
  return ask;
}

async function send(body: URLSearchParams, signal: AbortSignal): Promise<LookupAnswer> {
  if (isPreview()) return { outcome: 'refused' };
  try {
    const response = await fetch(toActionAddress(), { method: 'POST', body, signal });
    if (!response.ok) return { outcome: 'refused' };
    // The site's own answer (`flowAction`).
    return (await response.json()) as LookedUp;
  } catch {
    // No connection, or one that was given up; what that means is said beside the field.
    return { outcome: 'offline' };
  }
}
