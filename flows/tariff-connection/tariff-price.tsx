import { Price } from '#blocks/ui/price';
import { Text } from '#blocks/ui/text';
import { toSentence } from './addition-texts';
import type { ChosenTariff } from './tariffs';

/** What the tariff costs with what was chosen of it, and what that is: as the page has said it. */
export function TariffPrice({ tariff: { price, addition } }: { tariff: ChosenTariff }) {
  if (price === null) return null;
  return (
    <div>
      {addition !== null && <Text strong>{toSentence(addition)}</Text>}
      <Price {...price} />
    </div>
  );
}
