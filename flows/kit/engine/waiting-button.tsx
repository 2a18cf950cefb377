import { Button } from '#blocks/ui/button';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { useState, type ComponentProps } from 'react';
import { useFlow } from './flow-context';
import { QuietButton } from './quiet-button';
import { useHydrated } from './use-hydrated';
import styles from './flow.module.css';

type WaitingButtonProps = Omit<ComponentProps<typeof Button>, 'busy' | 'disabled' | 'type' | 'wide'> & {
  /** What it waits for: «Введите номер полностью»; null once it can be pressed. */
  reason: string | null;
};

/** The button of a step that waits for something (CODE-128, CODE-410, PROM-105): what it waits for stands
 * beneath it from the first, so that nothing moves when the script comes; without scripts the server judges. Its place
 * is kept once it waits no more: in a window at the bottom of the screen the button would move away from under the
 * finger. */
export function WaitingButton({ reason, variant, ...rest }: WaitingButtonProps) {
  const { id, isPending } = useFlow();
  const isHydrated = useHydrated();
  const reasonId = `${id}-waits-for`;
  const [shown, setShown] = useState(reason);
  if (reason !== null && reason !== shown) setShown(reason);
  const button = {
    ...rest,
    type: 'submit',
    busy: isPending,
    disabled: isHydrated && reason !== null,
    'aria-describedby': reason === null ? undefined : reasonId,
  } as const;
  return (
    <Stack gap={2} align="start">
      {variant === 'ghost' ? (
        <QuietButton {...button} />
      ) : (
        <Button {...button} variant={variant} wide="phone" />
      )}
      {shown !== null && (
        <Text as="div" look="small" tone="muted">
          <span id={reasonId} className={reason === null ? styles.keptPlace : undefined}>
            {shown}
          </span>
        </Text>
      )}
    </Stack>
  );
}
