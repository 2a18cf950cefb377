import { useEffect, useState } from 'react';
import { ButtonLink } from '#blocks/ui/button';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { formatPrice } from '#blocks/ui/text/format-price';
import type { StateViewProps } from '../../kit/engine/create-flow-view';
import { LocalEvent } from '../../kit/engine/flow-form';
import { StepTitle } from '../../kit/engine/step-title';
import { PhoneNumber } from '../../kit/phone/phone-number';
import type { Props } from '../contract';
import type { States } from '../machine';

/** After so long the browser has not gone, or has come back. */
const GOING_MS = 5000;

/**
 * The browser is on its way to the bank, or the visitor has come back from there by Back: nobody here knows whether
 * they have paid, so nothing is claimed, and both ways on are open.
 */
export function LeavingStep({ data, heading }: StateViewProps<States['leaving'], Props>) {
  const isGoing = useIsGoing(data.openedAt);
  const sum = formatPrice(data.amountKopecks);
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>
        {isGoing ? 'Переходим на\u00a0страницу оплаты' : 'Оплата\u00a0— на\u00a0странице банка'}
      </StepTitle>
      <Text>
        Пополняем номер <PhoneNumber msisdn={data.msisdn} /> на&nbsp;{sum}.
      </Text>
      {!isGoing && (
        <Text>
          Если вы&nbsp;уже заплатили, второй раз платить не&nbsp;нужно: о&nbsp;зачислении придёт SMS. Если
          нет, вернитесь на&nbsp;страницу банка.
        </Text>
      )}
      <Stack gap={3} align="start">
        {/* No new tab: as the browser itself would have gone. */}
        <ButtonLink href={data.redirect} size="l" wide="phone">
          Перейти к&nbsp;оплате
        </ButtonLink>
        {!isGoing && <LocalEvent event="BACK">Изменить номер или сумму</LocalEvent>}
      </Stack>
    </Stack>
  );
}

/** True for the first moments after the payment was opened, as long as the page has not been left and shown again. */
function useIsGoing(openedAt: number): boolean {
  const [isGoing, setGoing] = useState(true);
  useEffect(() => {
    const rest = Math.max(0, openedAt + GOING_MS - Date.now());
    const timer = setTimeout(() => setGoing(false), rest);
    const ended = new AbortController();
    // Back to a page that the browser has kept as it was.
    window.addEventListener('pageshow', ({ persisted }) => persisted && setGoing(false), {
      signal: ended.signal,
    });
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [openedAt]);
  return isGoing;
}
