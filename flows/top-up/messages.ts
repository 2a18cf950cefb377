import { MONEY_TEXTS } from '../kit/money/money-texts';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import { QR_TEXTS, UNCHARGED } from './sbp/qr-texts';

/** What a visitor may read when it does not work out. */
export const messages = {
  ...FLOW_TEXTS,
  ...MONEY_TEXTS,
  /** PAY-129; a payment is only opened here: the money goes at the bank. */
  server: `Ошибка сервера. ${UNCHARGED} Попробуйте позже`,
  cameBack:
    'Если банк отклонил платёж, деньги не\u00a0списаны: номер и\u00a0сумма здесь, можно попробовать ещё раз. Если вы\u00a0заплатили, второй раз не\u00a0нужно: о\u00a0зачислении придёт SMS.',
  /** SBP-123: when the server gives no message. */
  qrRefused: `Не удалось создать QR-код. ${UNCHARGED} Попробуйте позже`,
  qrFailed: `${QR_TEXTS.failed}. ${QR_TEXTS.failedAdvice}. ${UNCHARGED}`,
} as const;
