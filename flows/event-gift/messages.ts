import { SMS_ERROR_TEXTS } from '../kit/texts/error-text';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';

/** What a visitor may read when it does not work out. */
export const messages = {
  ...FLOW_TEXTS,
  ...SMS_ERROR_TEXTS,
  giftMissing: 'Выберите подарок',
  giftGone: 'Этого подарка больше нет. Выберите другой',
  away: 'Пока не\u00a0получилось. Попробуйте ещё раз через минуту',
} as const;
