import { Component, type ReactNode } from 'react';
import { Notice } from '#blocks/ui/notice';

interface FlowBoundaryProps {
  onFault: (fault: unknown) => void;
  children: ReactNode;
}

/** A flow whose view throws in the browser says so in its place; the page around it stands. */
export class FlowBoundary extends Component<FlowBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(fault: unknown) {
    this.props.onFault(fault);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Notice kind="error">
        <p>Здесь что-то сломалось. Обновите страницу и&nbsp;попробуйте ещё раз.</p>
      </Notice>
    );
  }
}
