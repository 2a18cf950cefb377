import { Text } from '#blocks/ui/text';
import { OtherAction } from '../engine/flow-form';
import { useSecondsUntil } from './use-seconds-until';

interface ResendCodeProps {
  /** Milliseconds since 1970; kept in the step, so a reload does not start it anew. */
  resendAt: number;
  /** The action that sends a new code; a captcha of the same form goes with it. */
  action: string;
}

/** Inside the code's form: offers a new code once the countdown has ended (CODE-205). The server checks again. */
export function ResendCode({ resendAt, action }: ResendCodeProps) {
  const seconds = useSecondsUntil(resendAt);
  if (seconds !== null && seconds > 0) {
    return (
      <Text tone="muted">
        Новый код можно запросить через <span role="timer">{toClock(seconds)}</span>
      </Text>
    );
  }
  return <OtherAction action={action}>Выслать код ещё раз</OtherAction>;
}

/** `2:05` */
export function toClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
