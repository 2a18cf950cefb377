import { StrictMode, useEffect, type ComponentType } from 'react';
import { FlowBoundary } from '#flows/kit/engine/flow-boundary';
import type { FlowViewProps } from '#flows/kit/engine/create-flow-view';
import type { FlowPlace } from '#flows/kit/engine/flow-place';

/** What the browser needs to take a flow over, as JSON in an attribute of its root element. */
export interface FlowRootData {
  props: unknown;
  place: FlowPlace;
}

interface FlowRootProps extends FlowRootData {
  view: ComponentType<FlowViewProps>;
  /** In the browser: React has taken over. */
  onReady?: () => void;
  onFault?: (fault: unknown) => void;
}

/** The root of a flow's React tree; the same on both sides, or hydration would differ. */
export function FlowRoot({ view: View, props, place, onReady, onFault = () => undefined }: FlowRootProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <FlowBoundary onFault={onFault}>
        <View place={place} props={props} />
      </FlowBoundary>
    </StrictMode>
  );
}

export const toFlowIdPrefix = ({ instance }: FlowPlace) => `${instance}-`;
