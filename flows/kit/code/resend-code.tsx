import type { ReactNode } from 'react';
import { Button } from '#blocks/ui/button';
import { Text } from '#blocks/ui/text';
import { FlowForm } from '../engine/flow-form';
import { useFlow } from '../engine/flow-context';
import { useSecondsUntil } from './use-seconds-until';

interface ResendCodeProps {
  /** Milliseconds since 1970; kept in the step, so a reload does not start it anew. */
  resendAt: number;
  /** The action that sends a new code. */
  action: string;
  /** What the server wants with the request: a captcha. */
  children?: ReactNode;
}

/** Offers a new code once the countdown has ended (CODE-205). The server checks the time again. */
export function ResendCode({ resendAt, action, children }: ResendCodeProps) {
  const { isPending } = useFlow();
  const seconds = useSecondsUntil(resendAt);
  if (seconds !== null && seconds > 0) {
    return (
      <Text tone="muted">
        Новый код можно запросить через <span role="timer">{toClock(seconds)}</span>
      </Text>
    );
  }
  return (
    <FlowForm action={action}>
      {children}
      <Button type="submit" variant="ghost" busy={isPending}>
        Выслать код ещё раз
      </Button>
    </FlowForm>
  );
}

/** `2:05` */
export function toClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
