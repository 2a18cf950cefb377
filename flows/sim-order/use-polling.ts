import { useEffect } from 'react';
import { useFlow } from '../kit/engine/flow-context';

/** Seconds between the questions: often at first, then seldom. */
const PAUSES = [5, 10, 20, 40, 60];
const SECOND = 1000;

/** Asks an action of the step again and again, more seldom each time; not in a tab that nobody looks at. */
export function usePolling(action: string): void {
  const { ask } = useFlow();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let round = 0;
    const wait = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const pause = PAUSES[Math.min(round, PAUSES.length - 1)] ?? 0;
      timer = setTimeout(() => {
        round += 1;
        ask(action);
        wait();
      }, pause * SECOND);
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [ask, action]);
}
