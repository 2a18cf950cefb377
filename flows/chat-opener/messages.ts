import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import { SCREEN_TITLES } from './texts';

/** What a visitor may read when it does not work out. */
export const messages = {
  ...FLOW_TEXTS,
  ...SCREEN_TITLES,
} as const;
