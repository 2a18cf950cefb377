import { ACCOUNT_NUMBER_LENGTH } from '#schemas/values/account-number';
import { MONEY_TEXTS } from '../kit/money/money-texts';

/** Before the bank nothing is charged. */
export const UNCHARGED = 'Деньги не\u00a0списаны.';

/** What a visitor may read when it does not work out. */
export const messages = {
  ...MONEY_TEXTS,
  accountMissing: 'Введите номер счёта',
  accountInvalid: `В\u00a0номере счёта ${ACCOUNT_NUMBER_LENGTH}\u00a0цифр`,
  failed: `Не\u00a0получилось открыть оплату. ${UNCHARGED} Проверьте номер счёта или\u00a0попробуйте позже`,
} as const;

export const texts = {
  account: 'Номер лицевого счёта',
  accountHint: `${ACCOUNT_NUMBER_LENGTH}\u00a0цифр: они стоят в\u00a0договоре и\u00a0в\u00a0письме о\u00a0долге`,
  amount: 'Сумма долга',
  pay: 'Перейти к\u00a0оплате',
  waits: `Введите номер счёта полностью, ${ACCOUNT_NUMBER_LENGTH}\u00a0цифр`,
  leaving: 'Оплата\u00a0— на\u00a0странице банка',
  paidOrNot:
    'Если вы\u00a0уже заплатили, второй раз платить не\u00a0нужно: долг закроется в\u00a0течение дня.',
  change: 'Изменить счёт или\u00a0сумму',
} as const;
