import { SMS_ERROR_TEXTS } from '../kit/texts/error-text';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';

/** What a visitor may read when it does not work out (CODE-06, CODE-08). */
export const messages = {
  ...FLOW_TEXTS,
  ...SMS_ERROR_TEXTS,
  /** CODE-08, CODE-134. */
  textInvalid: 'Поле сообщения заполнено неверно',
} as const;
