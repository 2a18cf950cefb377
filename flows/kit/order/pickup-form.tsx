import type { Salon } from '#schemas/products/receiving';
import { useState } from 'react';
import { Button } from '#blocks/ui/button';
import { Checkbox, ChoiceGroup } from '#blocks/ui/checkbox';
import { FieldError } from '#blocks/ui/field-frame';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { TextField } from '#blocks/ui/text-field';
import { useFlowField } from '../engine/flow-context';
import { FlowForm } from '../engine/flow-form';
import { useHydrated } from '../engine/use-hydrated';
import { findSalons } from './find-salons';
import styles from './order.module.css';
import type { OrderReceipt } from './order-rules';
import { TotalLine } from './order-step';
import { ORDER_WORDS } from './order-words';

/** So many salons are read at a glance: a longer list can be searched. */
const SEARCHED_FROM = 6;

interface PickupFormProps {
  id: string;
  salons: readonly Salon[];
  /** The id of a salon; empty for none. */
  chosen: string;
  receipt: OrderReceipt | null;
  isPending: boolean;
}

/** The salons of the region as a list by cities (ORD-113); with scripts it can be searched. Posts to `choosePickup`. */
export function PickupForm({ id, salons, chosen, receipt, isPending }: PickupFormProps) {
  const { error } = useFlowField('salon');
  const isHydrated = useHydrated();
  const [text, setText] = useState('');
  const groups = findSalons(salons, text);
  return (
    <FlowForm action="choosePickup">
      <Stack gap={5}>
        {isHydrated && salons.length >= SEARCHED_FROM && (
          <TextField
            id={`${id}-search`}
            name=""
            label={ORDER_WORDS.salonSearch}
            type="search"
            value={text}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
        <div
          id={`${id}-salon`}
          role="radiogroup"
          aria-label={ORDER_WORDS.pickup}
          aria-describedby={error ? `${id}-salon-error` : undefined}
        >
          <output>{groups.length === 0 && <Text as="span">{ORDER_WORDS.noSalons}</Text>}</output>
          <div className={styles.salons}>
            {groups.map(({ city, salons: own }, index) => (
              <ChoiceGroup key={city} id={`${id}-city-${index}`} legend={city}>
                {own.map((salon) => (
                  <SalonTile key={salon.id} id={id} salon={salon} isChosen={salon.id === chosen} />
                ))}
              </ChoiceGroup>
            ))}
          </div>
          {groups.length === 0 && <input type="hidden" name="salon" value="" />}
          <FieldError id={`${id}-salon`}>{error}</FieldError>
        </div>
        <TotalLine receipt={receipt} />
        <Button type="submit" wide="phone" busy={isPending}>
          {ORDER_WORDS.next}
        </Button>
      </Stack>
    </FlowForm>
  );
}

interface SalonTileProps {
  id: string;
  salon: Salon;
  isChosen: boolean;
}

function SalonTile({ id, salon, isChosen }: SalonTileProps) {
  const { metro, address, title, worktime } = salon;
  const about = [metro === '' ? '' : `метро ${metro}`, title.includes(address) ? '' : address, worktime];
  return (
    <Checkbox
      id={`${id}-salon-${salon.id}`}
      kind="radio"
      name="salon"
      value={salon.id}
      label={title}
      hint={about.filter((part) => part !== '').join(' · ')}
      defaultChecked={isChosen}
    />
  );
}
