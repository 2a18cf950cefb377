import { Heading } from '#blocks/ui/heading';
import type { ReactNode } from 'react';
import type { StepHeading } from './create-flow-view';

/** The heading of a step: the focus goes there when the step comes. */
export function StepTitle({ heading, children }: { heading: StepHeading; children: ReactNode }) {
  return (
    <Heading level={2} look="title" {...heading}>
      {children}
    </Heading>
  );
}
