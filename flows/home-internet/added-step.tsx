import { useEffect, useRef } from 'react';
import { tellHomeInternetAdded } from '#schemas/products/home-internet-status';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import type { StateViewProps } from '../kit/engine/create-flow-view';
import { useFlow } from '../kit/engine/flow-context';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { QuietButton } from '../kit/engine/quiet-button';
import { StepTitle } from '../kit/engine/step-title';
import { WaitingButton } from '../kit/engine/waiting-button';
import { WithReceipt } from '../kit/receipt/receipt-card';
import type { Props } from './contract';
import type { Order } from './machine';
import { toReceipt } from './offer';
import { PlaceLine, ReceiptCard } from './receipt-card';
import { HOME_TEXTS } from './texts';

/** The number of the step, after those of the choice. */
const STEP = 5;

/** HOME-235: the choice ends with its window closed; the card says that home internet is added, and leads here again. */
export function AddedStep({ data, props, heading }: StateViewProps<Order, Props>) {
  const closing = useEndOfChoice(data.tariff);
  return (
    <WithReceipt>
      <Stack gap={5}>
        <StepTitle heading={heading}>{HOME_TEXTS.added}</StepTitle>
        <Text measured>{HOME_TEXTS.addedText}</Text>
        <PlaceLine place={data.place} step={STEP} from={props.addressFromStep} />
        <FlowForm action="requestAdded">
          <WaitingButton reason={null}>{HOME_TEXTS.leaveRequest}</WaitingButton>
        </FlowForm>
        <LocalEvent event="BACK">{HOME_TEXTS.changeChoice}</LocalEvent>
        <div>
          <QuietButton buttonRef={closing} data-overlay-close="">
            {HOME_TEXTS.toTariffs}
          </QuietButton>
        </div>
      </Stack>
      <ReceiptCard receipt={toReceipt(props.offer, data.chosen, HOME_TEXTS.router)} isAlwaysShown />
    </WithReceipt>
  );
}

/** Seals of the steps whose window has closed: Back and Forward may come to one of them again. */
const ended = new Set<string>();

/** Tells the card, and closes the window by its button; not where the page was opened with this step. */
function useEndOfChoice(tariff: string) {
  const button = useRef<HTMLButtonElement>(null);
  const { turn, sealed } = useFlow().state;
  useEffect(() => {
    tellHomeInternetAdded(tariff);
    if (ended.has(sealed)) return;
    ended.add(sealed);
    // A page may be opened with this step: nothing has ended on it.
    if (turn > 0) button.current?.click();
  }, [tariff, turn, sealed]);
  return button;
}
