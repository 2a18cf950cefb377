import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Whole seconds until a moment; null on the server and in the first render, which know no clock. */
export function useSecondsUntil(moment: number): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const read = () => setSeconds(Math.max(0, Math.ceil((moment - Date.now()) / SECOND_MS)));
    read();
    const timer = setInterval(read, SECOND_MS);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}
