import { Component, type ReactNode } from 'react';
import { reportFault } from '#app/report-fault';

interface BlockBoundaryProps {
  type: string;
  id: string;
  children: ReactNode;
}

/** A view that throws in the browser takes its own place off the page and nothing else. */
export class BlockBoundary extends Component<BlockBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFault(new Error(`The block ${this.props.type} (${this.props.id}) failed`, { cause: error }));
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
