import { Button } from '#blocks/ui/button';
import { Checkbox, ChoiceGroup } from '#blocks/ui/checkbox';
import { Stack } from '#blocks/ui/stack';
import type { StateViewProps } from '../kit/engine/create-flow-view';
import { useFlowField } from '../kit/engine/flow-context';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { KEPT_DAYS, READY_MINUTES, RECEIVING, type ReceivingKind } from '../kit/order/order-rules';
import { ORDER_TEXTS } from '../kit/order/order-texts';
import type { Props } from './contract';
import type { States } from './machine';
import { Step, toReceiptOf, toSum, TotalLine } from './step';
import { CHECKOUT_TEXTS, toKeptText } from './texts';

/** Delivery before pickup, each as far as the region has it (ORD-103, ORD-104). */
export function ReceivingStep({
  id,
  data,
  props,
  heading,
  isPending,
}: StateViewProps<States['receiving'], Props>) {
  const { error } = useFlowField('kind');
  const receipt = toReceiptOf(props, data.draft);
  const kinds = RECEIVING.filter((kind) => isOffered(kind, props));
  const chosen = kinds.find((kind) => kind === data.draft.kind) ?? kinds[0];
  return (
    <Step heading={heading} title={CHECKOUT_TEXTS.receiving} step={3} receipt={receipt}>
      <FlowForm action="chooseReceiving">
        <Stack gap={5}>
          <ChoiceGroup
            id={`${id}-kind`}
            legend={<span className="visually-hidden">{CHECKOUT_TEXTS.receiving}</span>}
            error={error}
          >
            {kinds.map((kind) => (
              <Checkbox
                key={kind}
                id={`${id}-kind-${kind}`}
                kind="radio"
                name="kind"
                value={kind}
                label={`${CHECKOUT_TEXTS[kind]}, ${toPrice(kind, props)}`}
                hint={toHint(kind, props)}
                defaultChecked={kind === chosen}
              />
            ))}
          </ChoiceGroup>
          <TotalLine receipt={receipt} />
          <Button type="submit" wide="phone" busy={isPending}>
            {CHECKOUT_TEXTS.next}
          </Button>
        </Stack>
      </FlowForm>
      <LocalEvent event="BACK">{CHECKOUT_TEXTS.back}</LocalEvent>
    </Step>
  );
}

const isOffered = (kind: ReceivingKind, { deliveries, salons }: Props): boolean =>
  kind === 'self' ? salons.length > 0 : deliveries.some((one) => one.kind === kind);

const toPrice = (wanted: ReceivingKind, { deliveries }: Props): string =>
  toSum(deliveries.find(({ kind }) => kind === wanted)?.amountKopecks ?? 0);

/** ORD-167 to ORD-170. */
function toHint(kind: ReceivingKind, { product }: Props): string {
  if (kind === 'self') return toKeptText(READY_MINUTES, KEPT_DAYS[product?.type ?? 'good']);
  return kind === 'courier' ? ORDER_TEXTS.call : CHECKOUT_TEXTS.cseText;
}
