import type { CardWords } from '#schemas/products/card-action';
import type { TariffCard as Card } from '#schemas/products/tariff-card';
import type { ChannelGroup } from './channel-groups';

export type TariffCardProps = {
  /** Unique on the page; a prefix of ids. */
  id: string;
  card: Card;
  words: CardWords;
  /** The id of the form that compares tariffs; without it there is nothing to tick. */
  compareForm?: string | undefined;
  /** Of television, where the tariff has some. */
  channelGroups?: readonly ChannelGroup[] | undefined;
};
