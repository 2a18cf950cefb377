import { useState } from 'react';
import { Button } from '#blocks/ui/button';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { TextField } from '#blocks/ui/text-field';
import { formatDate } from '#blocks/ui/text/format-date';
import type { AddressSuggestion } from '../address/address-contract';
import { PlaceFields } from '../address/place-fields';
import { ChipChoice } from '../chips/chip-choice';
import { useFlowField } from '../engine/flow-context';
import { FlowForm } from '../engine/flow-form';
import type { Place, Slots } from './order-contract';
import { MAX_COMMENT, MAX_FLAT, type OrderReceipt } from './order-rules';
import { TotalLine } from './order-step';
import { ORDER_TEXTS } from './order-texts';
import { ORDER_WORDS } from './order-words';

const NOWHERE = () => undefined;

interface DeliveryFormProps {
  id: string;
  place: Place | null;
  slots: Slots;
  /** What stands in the address field, and without scripts what it may mean. */
  address: string;
  found: readonly AddressSuggestion[];
  receipt: OrderReceipt | null;
  isPending: boolean;
}

/**
 * Where to, and on which day; without days the operator calls (ORD-105, ORD-148, ORD-170). Posts to `chooseDelivery`,
 * with `addresses` for its lookup.
 */
export function DeliveryForm(props: DeliveryFormProps) {
  const { id, place, slots, address, found, receipt, isPending } = props;
  return (
    <FlowForm action="chooseDelivery" keepsTyped>
      <Stack gap={5}>
        <PlaceFields
          id={id}
          address={address}
          parts={place?.isByParts === true ? place.parts : null}
          found={found}
          lookup="addresses"
          flag="byParts"
          flagLabel={ORDER_WORDS.byParts}
          onReady={NOWHERE}
        />
        <PlaceField
          name="flat"
          label={ORDER_WORDS.flat}
          place={place}
          autoComplete="address-line2"
          maxLength={MAX_FLAT}
          width="short"
        />
        <PlaceField
          name="comment"
          label={ORDER_WORDS.courierComment}
          hint={ORDER_WORDS.commentHint}
          place={place}
          autoComplete="off"
          maxLength={MAX_COMMENT}
        />
        <SlotChoice id={id} slots={slots} place={place} />
        <TotalLine receipt={receipt} />
        <Button type="submit" wide="phone" busy={isPending}>
          {ORDER_WORDS.next}
        </Button>
      </Stack>
    </FlowForm>
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
        legend={ORDER_WORDS.date}
        chips={slots.map((slot) => ({ value: slot.date, label: formatDate(slot.date, { look: 'day' }) }))}
        value={day}
        onChange={setDay}
        error={date.error}
        isNarrow={false}
      />
      <ChipChoice
        id={`${id}-interval`}
        name="interval"
        legend={ORDER_WORDS.interval}
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
