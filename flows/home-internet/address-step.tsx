import { useState } from 'react';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { ADDRESS_TEXTS } from '../kit/address/address-texts';
import { PlaceFields } from '../kit/address/place-fields';
import type { StateViewProps } from '../kit/engine/create-flow-view';
import { FlowForm } from '../kit/engine/flow-form';
import { StepTitle } from '../kit/engine/step-title';
import { WaitingButton } from '../kit/engine/waiting-button';
import type { Props } from './contract';
import type { AddressData } from './machine';
import { HOME_TEXTS } from './texts';

/** The address of a flat is picked from suggestions, that of a private house is written by its parts (HOME-208). */
export function AddressStep({ id, data, props, heading }: StateViewProps<AddressData, Props>) {
  const [isReady, setReady] = useState(false);
  return (
    <Stack gap={5}>
      <StepTitle heading={heading}>{props.title}</StepTitle>
      <Text measured>{props.description}</Text>
      <FlowForm action="check" keepsTyped>
        <Stack gap={5}>
          <PlaceFields
            id={id}
            address={data.address}
            found={data.found}
            lookup="addresses"
            flag="private"
            flagLabel={props.privateHouse}
            onReady={setReady}
          />
          <WaitingButton reason={isReady ? null : ADDRESS_TEXTS.wanted}>{HOME_TEXTS.check}</WaitingButton>
        </Stack>
      </FlowForm>
    </Stack>
  );
}
