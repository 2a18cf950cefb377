import { Component, createRef, type ReactNode } from 'react';
import { Button } from '#blocks/ui/button';
import { Heading } from '#blocks/ui/heading';
import { Section } from '#blocks/ui/section';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';

interface FlowBoundaryProps {
  onFault: (fault: unknown) => void;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  isClosed: boolean;
}

/**
 * The generic failure screen (PAGE-409): a flow whose view throws in the browser says so in its place, and the page
 * around it stands. «Понятно» closes it, with the window that it stands in.
 */
export class FlowBoundary extends Component<FlowBoundaryProps, State> {
  override state: State = { hasFailed: false, isClosed: false };
  private readonly root = createRef<HTMLDivElement>();

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(fault: unknown) {
    this.props.onFault(fault);
  }

  private readonly close = () => {
    const cross = this.root.current?.closest('dialog')?.querySelector<HTMLElement>('[data-overlay-close]');
    if (cross) cross.click();
    else this.setState({ isClosed: true });
  };

  override render() {
    if (this.state.isClosed) return null;
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Section>
        <div ref={this.root} role="alert">
          <Stack gap={5} align="start">
            <Heading level={2} look="title">
              Что-то пошло не&nbsp;так
            </Heading>
            <Text>Обновите страницу и&nbsp;попробуйте ещё раз.</Text>
            <Button onClick={this.close}>Понятно</Button>
          </Stack>
        </div>
      </Section>
    );
  }
}
