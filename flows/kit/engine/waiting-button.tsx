import { Button } from '#blocks/ui/button';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import type { ComponentProps } from 'react';
import { useFlow } from './flow-context';
import { QuietButton } from './quiet-button';
import { useHydrated } from './use-hydrated';

type WaitingButtonProps = Omit<ComponentProps<typeof Button>, 'busy' | 'disabled' | 'type' | 'wide'> & {
  /** What it waits for: «Введите номер полностью»; null once it can be pressed. */
  reason: string | null;
};

/** The button of a step that waits for something (CODE-128, CODE-410, PROM-105): what it waits for stands
 * beneath it from the first, so that nothing moves when the script comes; without scripts the server judges. */
export function WaitingButton({ reason, variant, ...rest }: WaitingButtonProps) {
  const { id, isPending } = useFlow();
  const isHydrated = useHydrated();
  const reasonId = `${id}-waits-for`;
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
      {reason !== null && (
        <Text as="div" look="small" tone="muted">
          <span id={reasonId}>{reason}</span>
        </Text>
      )}
    </Stack>
  );
}
