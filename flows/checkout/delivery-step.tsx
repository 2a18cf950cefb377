import { useState } from 'react';
import { Button } from '#blocks/ui/button';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { TextField } from '#blocks/ui/text-field';
import { formatDate } from '#blocks/ui/text/format-date';
import { PlaceFields } from '../kit/address/place-fields';
import { ChipChoice } from '../kit/chips/chip-choice';
import type { StateViewProps } from '../kit/engine/create-flow-view';
import { useFlowField } from '../kit/engine/flow-context';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { MAX_COMMENT } from '../kit/order/order-rules';
import { ORDER_TEXTS } from '../kit/order/order-texts';
import type { Place, Props, Slots } from './contract';
import type { States } from './machine';
import { Step, toReceiptOf, TotalLine } from './step';
import { CHECKOUT_TEXTS } from './texts';

const MAX_FLAT = 20;
const NOWHERE = () => undefined;

/** Where to, and on which day; without days the operator calls (ORD-105, ORD-148, ORD-170). */
export function DeliveryStep({
  id,
  data,
  props,
  heading,
  isPending,
}: StateViewProps<States['delivery'], Props>) {
  const { draft, slots, address, found } = data;
  const { place } = draft;
  const receipt = toReceiptOf(props, draft);
  return (
    <Step heading={heading} title={CHECKOUT_TEXTS.delivery} step={4} receipt={receipt}>
      <FlowForm action="chooseDelivery">
        <Stack gap={5}>
          <PlaceFields
            id={id}
            address={address}
            parts={place?.isByParts === true ? place.parts : null}
            found={found}
            lookup="addresses"
            flag="byParts"
            flagLabel={CHECKOUT_TEXTS.byParts}
            onReady={NOWHERE}
          />
          <PlaceField
            name="flat"
            label={CHECKOUT_TEXTS.flat}
            place={place}
            autoComplete="address-line2"
            maxLength={MAX_FLAT}
            width="short"
          />
          <PlaceField
            name="comment"
            label={CHECKOUT_TEXTS.courierComment}
            hint={CHECKOUT_TEXTS.commentHint}
            place={place}
            autoComplete="off"
            maxLength={MAX_COMMENT}
          />
          <SlotChoice id={id} slots={slots} place={place} />
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

interface PlaceFieldProps {
  name: 'flat' | 'comment';
  label: string;
  hint?: string;
  place: Place | null;
  autoComplete: string;
  maxLength: number;
  width?: 'short';
}

function PlaceField({ name, place, ...own }: PlaceFieldProps) {
  const { id, value, error } = useFlowField(name);
  return (
    <TextField
      {...own}
      id={id}
      name={name}
      error={error}
      defaultValue={value ?? place?.[name] ?? ''}
      optional
    />
  );
}

interface SlotChoiceProps {
  id: string;
  slots: Slots;
  place: Place | null;
}

/** A day, and of its hours one. Without scripts all hours stand there, and the server knows those of the day. */
function SlotChoice({ id, slots, place }: SlotChoiceProps) {
  const date = useFlowField('date');
  const interval = useFlowField('interval');
  const [day, setDay] = useState(date.value ?? place?.date ?? '');
  const [hours, setHours] = useState(interval.value ?? place?.interval ?? '');
  if (slots.length === 0) return <Text tone="muted">{ORDER_TEXTS.call}.</Text>;
  const chosen = slots.find((slot) => slot.date === day);
  const offered = chosen?.intervals ?? [...new Set(slots.flatMap(({ intervals }) => intervals))].toSorted();
  return (
    <>
      <ChipChoice
        id={`${id}-date`}
        name="date"
        legend={CHECKOUT_TEXTS.date}
        chips={slots.map((slot) => ({ value: slot.date, label: formatDate(slot.date, { look: 'day' }) }))}
        value={day}
        onChange={setDay}
        error={date.error}
        isNarrow={false}
      />
      <ChipChoice
        id={`${id}-interval`}
        name="interval"
        legend={CHECKOUT_TEXTS.interval}
        chips={offered.map((one) => ({ value: one, label: one }))}
        value={hours}
        onChange={setHours}
        error={interval.error}
        isNarrow={false}
      />
      <Text look="small" tone="muted">
        {ORDER_TEXTS.call}.
      </Text>
    </>
  );
}
