import { useState } from 'react';
import { Button } from '#blocks/ui/button';
import { Checkbox } from '#blocks/ui/checkbox';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { TextField } from '#blocks/ui/text-field';
import { AddressChoice } from '../kit/address/address-choice';
import { AddressField } from '../kit/address/address-field';
import type { StateViewProps } from '../kit/engine/create-flow-view';
import { useFlowField } from '../kit/engine/flow-context';
import { FlowForm } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import { useHydrated } from '../kit/engine/use-hydrated';
import type { Props } from './contract';
import type { AddressData } from './machine';
import { HOME_TEXTS } from './texts';

/**
 * The address of a flat is picked from suggestions, that of a private house is written by its parts (HOME-208). What
 * stands in the fields that are not asked for stays there. Without scripts the parts come with the answer to the flag.
 */
export function AddressStep({ id, data, props, heading, isPending }: StateViewProps<AddressData, Props>) {
  const [isPicked, setPicked] = useState(false);
  const isHydrated = useHydrated();
  const flag = useFlowField('private');
  const [isPrivate, setPrivate] = useState(flag.value === 'on');
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{props.title}</StepTitle>
      <Text measured>{props.description}</Text>
      <FlowForm action="check">
        <Stack gap={5}>
          <div hidden={isPrivate}>
            <Stack gap={4}>
              <AddressField address={data.address} lookup="addresses" onPicked={setPicked} />
              {!isHydrated && <AddressChoice id={id} found={data.found} />}
            </Stack>
          </div>
          <Checkbox
            id={flag.id}
            name="private"
            value="on"
            label={props.privateHouse}
            defaultChecked={isPrivate}
            onChange={({ currentTarget }) => setPrivate(currentTarget.checked)}
          />
          <div hidden={!isPrivate}>
            <Stack gap={4}>
              <Part name="city" label={HOME_TEXTS.city} autoComplete="address-level2" />
              <Part name="street" label={HOME_TEXTS.street} autoComplete="address-line1" />
              <Part name="house" label={HOME_TEXTS.house} autoComplete="off" />
            </Stack>
          </div>
          <Button
            type="submit"
            wide="phone"
            busy={isPending}
            disabled={isHydrated && !isPrivate && !isPicked}
          >
            {HOME_TEXTS.check}
          </Button>
        </Stack>
      </FlowForm>
    </Stack>
  );
}

function Part({ name, label, autoComplete }: { name: string; label: string; autoComplete: string }) {
  const { id, value, error } = useFlowField(name);
  return (
    <TextField
      id={id}
      name={name}
      label={label}
      error={error}
      autoComplete={autoComplete}
      defaultValue={value}
    />
  );
}
