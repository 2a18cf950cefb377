import { Text } from '#blocks/ui/text';
import { OtherAction } from '../engine/flow-form';
import { useSecondsUntil } from './use-seconds-until';

interface ResendCodeProps {
  /** Milliseconds since 1970; kept in the step, so a reload does not start it anew. */
  resendAt: number;
  /** The action that sends a new code; a captcha of the same form goes with it. */
  action: string;
}

/**
 * Inside the code's form: offers a new code once the countdown has ended (CODE-205), and says that the former one is
 * inactive then (CODE-206). The server checks both again: a browser's clock may be wrong.
 */
export function ResendCode({ resendAt, action }: ResendCodeProps) {
  const seconds = useSecondsUntil(resendAt);
  if (seconds !== null && seconds > 0) {
    return (
      <Text tone="muted">
        Новый код можно запросить через <span role="timer">{toClock(seconds)}</span>
      </Text>
    );
  }
  return (
    <div>
      <output>
        {seconds === 0 && <Text as="span">Этот код больше не действует. Запросите новый.</Text>}
      </output>
      <OtherAction action={action}>Выслать код ещё раз</OtherAction>
    </div>
  );
}

/** `2:05` */
export function toClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
