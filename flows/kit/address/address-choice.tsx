import { Checkbox, ChoiceGroup } from '#blocks/ui/checkbox';
import { Link } from '#blocks/ui/link';
import { Text } from '#blocks/ui/text';
import type { AddressSuggestion } from './address-contract';
import { ADDRESS_TEXTS } from './address-texts';

/** The addresses that a text may mean, to choose one of: the suggestions of a visitor without scripts. */
export function AddressChoice({ id, found }: { id: string; found: readonly AddressSuggestion[] }) {
  const houses = found.filter(({ guid, otherRegion }) => guid !== null && otherRegion === null);
  const elsewhere = found.filter(({ otherRegion }) => otherRegion !== null);
  return (
    <>
      {houses.length > 0 && (
        <ChoiceGroup id={`${id}-guid`} legend={ADDRESS_TEXTS.choice}>
          {houses.map(({ value, guid }) => (
            <Checkbox
              key={guid}
              id={`${id}-${guid ?? ''}`}
              kind="radio"
              name="guid"
              value={guid ?? ''}
              label={value}
            />
          ))}
        </ChoiceGroup>
      )}
      {elsewhere.map(({ value, otherRegion }) => (
        <Text key={value} look="small">
          {value}: <Link href={`/region/${otherRegion?.code ?? ''}`}>{otherRegion?.title}</Link>
        </Text>
      ))}
    </>
  );
}
