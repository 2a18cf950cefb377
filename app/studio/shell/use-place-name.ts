import type { EntryAddress } from '#cms/store/entry-address';
import { useTexts } from '../texts/use-texts';
import { useStudioData } from './use-editor';

type Place = Pick<EntryAddress, 'name' | 'audience' | 'region'>;

/** Where a document stands, for people: `/tariffs/all · Частным · Санкт-Петербург`. */
export function usePlaceName(): (place: Place) => string {
  const t = useTexts('shell');
  const regions = useStudioData()?.regions ?? {};
  return ({ name, audience, region }) =>
    [name, audience !== '' && t(audience), regions[region] ?? region].filter(Boolean).join(' · ');
}
