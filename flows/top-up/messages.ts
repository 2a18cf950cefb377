import { MONEY_TEXTS } from '../kit/money/money-texts';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import { QR_TEXTS } from './sbp/qr-texts';

/** What a visitor may read when it does not work out. */
export const messages = {
  ...FLOW_TEXTS,
  ...MONEY_TEXTS,
  /** SBP-123: when the server gives no message. */
  qrRefused: 'Не удалось создать QR-код. Попробуйте позже',
  qrFailed: `${QR_TEXTS.failed}. ${QR_TEXTS.failedAdvice}`,
} as const;
