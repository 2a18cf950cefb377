import type { Salon } from '#schemas/products/receiving';
import { useState } from 'react';
import { Button } from '#blocks/ui/button';
import { Checkbox, ChoiceGroup } from '#blocks/ui/checkbox';
import { FieldError } from '#blocks/ui/field-frame';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { TextField } from '#blocks/ui/text-field';
import type { StateViewProps } from '../kit/engine/create-flow-view';
import { useFlowField } from '../kit/engine/flow-context';
import { FlowForm, LocalEvent } from '../kit/engine/flow-form';
import { useHydrated } from '../kit/engine/use-hydrated';
import { KEPT_DAYS, READY_MINUTES } from '../kit/order/order-rules';
import styles from './checkout.module.css';
import type { Props } from './contract';
import { findSalons } from './find-salons';
import type { States } from './machine';
import { Step, toReceiptOf, TotalLine } from './step';
import { CHECKOUT_TEXTS, toKeptText } from './texts';

/** So many salons are read at a glance: a longer list can be searched. */
const SEARCHED_FROM = 6;

/** The salons of the region as a list by cities (ORD-113); with scripts it can be searched. */
export function PickupStep({ id, data, props, heading, isPending }: StateViewProps<States['pickup'], Props>) {
  const { draft } = data;
  const { error } = useFlowField('salon');
  const isHydrated = useHydrated();
  const [text, setText] = useState('');
  const receipt = toReceiptOf(props, draft);
  const salons = props.salons.filter((salon) => !draft.gone.includes(salon.id));
  const groups = findSalons(salons, text);
  return (
    <Step heading={heading} title={CHECKOUT_TEXTS.pickup} step={4} receipt={receipt}>
      <Text measured>{toKeptText(READY_MINUTES, KEPT_DAYS[props.product?.type ?? 'good'])}</Text>
      <FlowForm action="choosePickup">
        <Stack gap={5}>
          {isHydrated && salons.length >= SEARCHED_FROM && (
            <TextField
              id={`${id}-search`}
              name=""
              label={CHECKOUT_TEXTS.salonSearch}
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
            aria-label={CHECKOUT_TEXTS.pickup}
            aria-describedby={error ? `${id}-salon-error` : undefined}
          >
            <output>{groups.length === 0 && <Text as="span">{CHECKOUT_TEXTS.noSalons}</Text>}</output>
            <div className={styles.salons}>
              {groups.map(({ city, salons: own }, index) => (
                <ChoiceGroup key={city} id={`${id}-city-${index}`} legend={city}>
                  {own.map((salon) => (
                    <SalonTile key={salon.id} id={id} salon={salon} isChosen={salon.id === draft.salon} />
                  ))}
                </ChoiceGroup>
              ))}
            </div>
            {groups.length === 0 && <input type="hidden" name="salon" value="" />}
            <FieldError id={`${id}-salon`}>{error}</FieldError>
          </div>
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
