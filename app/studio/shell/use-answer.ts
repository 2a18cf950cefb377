import { useEffect } from 'react';
import { showToast } from '#blocks/ui/show-toast';
import type { ActionAnswer } from '../studio-answer.server';

/**
 * Shows what an action said, and leads to the first field that it found fault with, once for each answer. Whoever does
 * not see the words under the field would hear nothing on the button that was pressed (WCAG 4.1.3).
 */
export function useAnswer(answer: ActionAnswer | null | undefined): void {
  useEffect(() => {
    if (answer?.said !== undefined) showToast(answer.said);
    if (answer?.faults !== undefined) findFaultyField()?.focus();
  }, [answer]);
}

function findFaultyField(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main form [aria-invalid="true"]');
}
