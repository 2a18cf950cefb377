import type { ReactNode } from 'react';
import type { StepHeading } from '../engine/create-flow-view';
import { useFlow } from '../engine/flow-context';
import { StepTitle } from '../engine/step-title';

interface FirstTitleProps {
  heading: StepHeading;
  /** False where a window says the same in its own title: then it is there for the focus and the outline alone. */
  isShown: boolean;
  children: ReactNode;
}

/** The heading of a flow's first step. */
export function FirstTitle({ heading, isShown, children }: FirstTitleProps) {
  const { isWindowTitled } = useFlow();
  const title = <StepTitle heading={heading}>{children}</StepTitle>;
  return isShown && !isWindowTitled ? title : <div className="visually-hidden">{title}</div>;
}
