import type { ReactNode } from 'react';
import type { Phase } from './countdown';

export type PromotionLineProps = {
  /** The phases in which the line is read. */
  when: readonly Phase[];
  /** Where the promotion stands now; `followPromotion` keeps it true. */
  phase: Phase;
  children: ReactNode;
};

/** What is said of a promotion in some of its phases; always in the HTML, seen in those. */
export function PromotionLine({ when, phase, children }: PromotionLineProps) {
  return (
    <p data-when={when.join(' ')} hidden={!when.includes(phase)}>
      {children}
    </p>
  );
}
