import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import { CONNECTION_TEXTS } from '../kit/connection/connection-texts';

/** What a visitor may read when it does not work out. */
export const messages = {
  ...FLOW_TEXTS,
  untitled: CONNECTION_TEXTS.untitled,
  noProduct: CONNECTION_TEXTS.noChoice,
} as const;
