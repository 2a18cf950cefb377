import { useEffect, useState } from 'react';
import { useComposer } from './composer-context';
import { askRender } from './rendering/ask-render';

const CALL_EACH_MS = 20_000;

/** The names of the others who have this page open now. */
export function useOthers(): readonly string[] {
  const { page, renders } = useComposer();
  const [others, setOthers] = useState<readonly string[]>([]);
  useEffect(() => {
    const call = async () => {
      if (document.visibilityState === 'hidden') return;
      const answer = await askRender(page.id, { ...renders.scope(), page: '{}', components: [], types: [] });
      if (answer !== null) setOthers(answer.others);
    };
    void call();
    const timer = setInterval(() => void call(), CALL_EACH_MS);
    return () => clearInterval(timer);
  }, [page.id, renders]);
  return others;
}
