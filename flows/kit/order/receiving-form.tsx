import type { Delivery, Salon } from '#schemas/products/receiving';
import { Button } from '#blocks/ui/button';
import { Checkbox, ChoiceGroup } from '#blocks/ui/checkbox';
import { Stack } from '#blocks/ui/stack';
import { useFlowField } from '../engine/flow-context';
import { FlowForm } from '../engine/flow-form';
import {
  KEPT_DAYS,
  READY_MINUTES,
  RECEIVING,
  type KeptKind,
  type OrderReceipt,
  type ReceivingKind,
} from './order-rules';
import { TotalLine, toSum } from './order-step';
import { ORDER_TEXTS } from './order-texts';
import { ORDER_WORDS, toKeptText } from './order-words';

/** How something can be received in the visitor's region. */
export interface Ways {
  deliveries: readonly Delivery[];
  salons: readonly Salon[];
}

interface ReceivingFormProps {
  id: string;
  ways: Ways;
  chosen: ReceivingKind | null;
  /** What a salon keeps. */
  kept: KeptKind;
  receipt: OrderReceipt | null;
  isPending: boolean;
}

/** Delivery before pickup, each as far as the region has it (ORD-103, ORD-104); posts to `chooseReceiving`. */
export function ReceivingForm({ id, ways, chosen, kept, receipt, isPending }: ReceivingFormProps) {
  const { error } = useFlowField('kind');
  const kinds = RECEIVING.filter((kind) => isWay(kind, ways));
  const checked = kinds.find((kind) => kind === chosen) ?? kinds[0];
  return (
    <FlowForm action="chooseReceiving" keepsTyped>
      <Stack gap={5}>
        <ChoiceGroup
          id={`${id}-kind`}
          legend={<span className="visually-hidden">{ORDER_WORDS.receiving}</span>}
          error={error}
        >
          {kinds.map((kind) => (
            <Checkbox
              key={kind}
              id={`${id}-kind-${kind}`}
              kind="radio"
              name="kind"
              value={kind}
              label={`${ORDER_WORDS[kind]}, ${toPrice(kind, ways)}`}
              hint={toHint(kind, kept)}
              defaultChecked={kind === checked}
            />
          ))}
        </ChoiceGroup>
        <TotalLine receipt={receipt} />
        <Button type="submit" wide="phone" busy={isPending}>
          {ORDER_WORDS.next}
        </Button>
      </Stack>
    </FlowForm>
  );
}

/** Has the region this way of receiving? */
const isWay = (kind: ReceivingKind, { deliveries, salons }: Ways): boolean =>
  kind === 'self' ? salons.length > 0 : deliveries.some((one) => one.kind === kind);

const toPrice = (wanted: ReceivingKind, { deliveries }: Ways): string =>
  toSum(deliveries.find(({ kind }) => kind === wanted)?.amountKopecks ?? 0);

/** ORD-167 to ORD-170. */
function toHint(kind: ReceivingKind, kept: KeptKind): string {
  if (kind === 'self') return toKeptText(READY_MINUTES, KEPT_DAYS[kept]);
  return kind === 'courier' ? ORDER_TEXTS.call : ORDER_WORDS.cseText;
}
