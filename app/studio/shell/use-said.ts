import { useEffect } from 'react';
import { showToast } from '#blocks/ui/show-toast';

/** Shows what an action said, once for each answer. */
export function useSaid(answer: { said?: string } | null | undefined): void {
  useEffect(() => {
    if (answer?.said !== undefined) showToast(answer.said);
  }, [answer]);
}
