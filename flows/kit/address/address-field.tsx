import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '#blocks/ui/button';
import { Notice } from '#blocks/ui/notice';
import { Text } from '#blocks/ui/text';
import { TextField } from '#blocks/ui/text-field';
import { useFlowField } from '../engine/flow-context';
import { useHydrated } from '../engine/use-hydrated';
import { useLookup } from '../engine/use-lookup';
import { ClearButton } from '../phone/clear-button';
import { ADDRESS_TEXTS, toOtherRegionText } from './address-texts';
import { clearField, offerAddresses, type TypedAddress } from './offer-addresses';

interface AddressFieldProps {
  label?: string;
  /** What stands in the field at first. */
  address: string;
  /** The flow's lookup (`ADDRESS_LOOKUP`). */
  lookup: string;
  /** Told whenever the answer to «is a house picked?» changes. */
  onPicked: (isPicked: boolean) => void;
}

const UNTOUCHED: TypedAddress = { picked: null, status: '', isEmpty: true };

/**
 * An address that is picked from suggestions while it is typed: a combobox (HOME-404 to HOME-409, HOME-418, CONV-35 to
 * CONV-42). Its house goes along in a hidden field, and is gone as soon as the text is another. Without scripts it is a
 * field, and the answer to its form brings the list (`AddressChoice`).
 */
export function AddressField({ label = ADDRESS_TEXTS.label, address, lookup, onPicked }: AddressFieldProps) {
  const field = useFlowField('address');
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const ask = useLookup(lookup);
  const [{ picked, status, isEmpty }, setTyped] = useState(UNTOUCHED);
  useEffect(() => {
    if (input.current === null) return undefined;
    return offerAddresses(input.current, ask, setTyped);
  }, [ask]);

  const elsewhere = picked?.otherRegion ?? null;
  const guid = elsewhere === null ? (picked?.guid ?? '') : '';
  const isPicked = guid !== '';
  useEffect(() => onPicked(isPicked), [isPicked, onPicked]);
  const isUnknown = status === ADDRESS_TEXTS.none || status === ADDRESS_TEXTS.failed;
  return (
    <>
      <TextField
        id={field.id}
        name="address"
        label={label}
        hint={ADDRESS_TEXTS.hint}
        error={elsewhere === null ? field.error : ADDRESS_TEXTS.incomplete}
        placeholder={ADDRESS_TEXTS.placeholder}
        defaultValue={field.value ?? address}
        inputRef={input}
        autoComplete={isHydrated ? 'off' : 'street-address'}
        enterKeyHint="search"
        required
        {...(isHydrated && {
          after: !isEmpty && (
            <ClearButton onClick={() => clearField(input.current)} label={ADDRESS_TEXTS.clear} />
          ),
        })}
      />
      {isHydrated && <input type="hidden" name="guid" value={guid} />}
      <output className={isUnknown ? undefined : 'visually-hidden'}>
        {isUnknown ? <Text look="small">{status}</Text> : status}
      </output>
      {elsewhere !== null && (
        <Notice
          kind="info"
          action={
            <ButtonLink href={`/region/${elsewhere.code}`} variant="secondary">
              {ADDRESS_TEXTS.go}
            </ButtonLink>
          }
        >
          {toOtherRegionText(elsewhere.title)}
        </Notice>
      )}
    </>
  );
}
