import { useEffect, useState } from 'react';
import { Checkbox } from '#blocks/ui/checkbox';
import { Stack } from '#blocks/ui/stack';
import { TextField } from '#blocks/ui/text-field';
import { useFlowField } from '../engine/flow-context';
import { useHydrated } from '../engine/use-hydrated';
import { AddressChoice } from './address-choice';
import type { AddressSuggestion } from './address-contract';
import { AddressField } from './address-field';
import { ADDRESS_TEXTS } from './address-texts';

export interface PlaceParts {
  city: string;
  street: string;
  house: string;
}

interface PlaceFieldsProps {
  id: string;
  /** What stands in the fields at first. */
  address: string;
  parts?: PlaceParts | null;
  /** Without scripts: what the text may mean. */
  found: readonly AddressSuggestion[];
  lookup: string;
  /** The name and the label of the flag that asks for the parts. */
  flag: string;
  flagLabel: string;
  /** Told whether the address can be sent. */
  onReady: (isReady: boolean) => void;
}

/**
 * An address that is picked from suggestions, or written by its parts. What stands in the fields that are not asked
 * for stays there. Without scripts the parts come with the answer to the flag.
 */
export function PlaceFields(props: PlaceFieldsProps) {
  const { id, address, parts = null, found, lookup, flag: name, flagLabel, onReady } = props;
  const isHydrated = useHydrated();
  const flag = useFlowField(name);
  const [isPicked, setPicked] = useState(false);
  const [isByParts, setByParts] = useState(flag.value === 'on' || parts !== null);
  useEffect(() => onReady(isPicked || isByParts), [isPicked, isByParts, onReady]);
  return (
    <>
      <div hidden={isByParts}>
        <Stack gap={4}>
          <AddressField address={address} lookup={lookup} onPicked={setPicked} />
          {!isHydrated && <AddressChoice id={id} found={found} />}
        </Stack>
      </div>
      <Checkbox
        id={flag.id}
        name={name}
        value="on"
        label={flagLabel}
        defaultChecked={isByParts}
        onChange={({ currentTarget }) => setByParts(currentTarget.checked)}
      />
      <div hidden={!isByParts}>
        <Stack gap={4}>
          <Part name="city" autoComplete="address-level2" value={parts?.city} />
          <Part name="street" autoComplete="address-line1" value={parts?.street} />
          <Part name="house" autoComplete="off" value={parts?.house} />
        </Stack>
      </div>
    </>
  );
}

interface PartProps {
  name: 'city' | 'street' | 'house';
  autoComplete: string;
  value: string | undefined;
}

function Part({ name, autoComplete, value }: PartProps) {
  const field = useFlowField(name);
  return (
    <TextField
      id={field.id}
      name={name}
      label={ADDRESS_TEXTS[name]}
      error={field.error}
      autoComplete={autoComplete}
      defaultValue={field.value ?? value}
    />
  );
}
