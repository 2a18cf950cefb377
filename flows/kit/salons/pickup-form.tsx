import { useMemo } from 'react';
import type { MapTiles } from '#registry/flow-load';
import type { Salon } from '#schemas/products/receiving';
import { Button } from '#blocks/ui/button';
import { Stack } from '#blocks/ui/stack';
import { ChipChoice } from '../chips/chip-choice';
import { FlowForm } from '../engine/flow-form';
import { useHydrated } from '../engine/use-hydrated';
import type { OrderReceipt } from '../order/order-rules';
import { TotalLine } from '../order/order-step';
import { ORDER_WORDS } from '../order/order-words';
import { MetroScheme } from './metro-scheme';
import { PlaceSearch } from './place-search';
import { SalonList } from './salon-list';
import { SalonMap } from './salon-map';
import { SALON_TEXTS } from './salon-texts';
import { isSalonView, useSalonChoice } from './use-salon-choice';

/** So many salons are read at a glance: a longer list can be searched. */
const SEARCHED_FROM = 6;

interface PickupFormProps {
  id: string;
  salons: readonly Salon[];
  /** Ids of salons that hand out nothing any more. */
  gone: readonly string[];
  map: MapTiles | null;
  /** The id of a salon; empty for none. */
  chosen: string;
  receipt: OrderReceipt | null;
  isPending: boolean;
}

/**
 * The salons of the region as a list, on a map and by a metro scheme: three views of one choice (ORD-106, ORD-108,
 * ORD-113). Without scripts it is the list. Posts to `choosePickup`, with the lookups of `SALON_LOOKUPS`.
 */
export function PickupForm({ id, salons: all, gone, map, chosen, receipt, isPending }: PickupFormProps) {
  const salons = useMemo(() => all.filter((salon) => !gone.includes(salon.id)), [all, gone]);
  const isHydrated = useHydrated();
  const choice = useSalonChoice(salons, chosen, map !== null);
  const { view, views, groups, salon, place } = choice;
  return (
    <Stack gap={5}>
      {isHydrated && views.length > 1 && (
        <ChipChoice
          id={`${id}-view`}
          name="view"
          legend={SALON_TEXTS.views}
          chips={views.map((value) => ({ value, label: SALON_TEXTS[value] }))}
          value={view}
          onChange={(value) => isSalonView(value) && choice.setView(value)}
          isNarrow={false}
        />
      )}
      {isHydrated && salons.length >= SEARCHED_FROM && (
        <PlaceSearch id={id} onText={choice.search} onPlace={choice.goTo} />
      )}
      <FlowForm action="choosePickup" keepsTyped>
        <Stack gap={5}>
          {view === 'map' && map !== null && (
            <SalonMap tiles={map} groups={groups} chosen={salon} place={place} onChoose={choice.choose} />
          )}
          {view === 'metro' && (
            <MetroScheme salons={salons} station={choice.station} onPick={choice.setStation} />
          )}
          <SalonList
            id={id}
            groups={groups}
            chosen={salons.find((one) => one.id === salon) ?? null}
            onChoose={choice.choose}
            isBelowMap={view === 'map'}
            emptyText={view === 'metro' ? SALON_TEXTS.stationMissing : SALON_TEXTS.none}
          />
          <TotalLine receipt={receipt} />
          <Button type="submit" wide="phone" busy={isPending}>
            {ORDER_WORDS.next}
          </Button>
        </Stack>
      </FlowForm>
    </Stack>
  );
}
