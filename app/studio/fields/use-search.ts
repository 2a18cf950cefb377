import { useEffect, useState } from 'react';

const PAUSE_MS = 200;

interface SearchResult<Found> {
  state: 'idle' | 'searching' | 'done' | 'failed';
  found: readonly Found[];
}
const IDLE = { state: 'idle', found: [] } as const;

/** Asks when the typing pauses; an answer that comes after another question is not shown. Null asks nothing. */
export function useSearch<Found>(
  text: string | null,
  search: (text: string, signal: AbortSignal) => Promise<readonly Found[]>,
): SearchResult<Found> {
  const [result, setResult] = useState<SearchResult<Found>>(IDLE);
  useEffect(() => {
    if (text === null) return;
    const controller = new AbortController();
    const timer = window.setTimeout(() => {
      setResult(({ found }) => ({ state: 'searching', found }));
      search(text.trim(), controller.signal).then(
        (found) => {
          if (!controller.signal.aborted) setResult({ state: 'done', found });
        },
        () => {
          if (!controller.signal.aborted) setResult({ state: 'failed', found: [] });
        },
      );
    }, PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [text, search]);
  return text === null ? IDLE : result;
}
