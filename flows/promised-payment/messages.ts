import { FLOW_TEXTS } from '../kit/texts/flow-texts';

/** What a visitor may read when it does not work out. */
export const messages = {
  ...FLOW_TEXTS,
  noAmount: 'Выберите сумму',
} as const;
