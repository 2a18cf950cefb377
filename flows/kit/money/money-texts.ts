import { formatPrice } from '#blocks/ui/text/format-price';

/** What is said of an amount (PAY-115, PAY-116). */
export const MONEY_TEXTS = {
  amountMissing: 'Введите сумму',
  amountInvalid: 'Введите сумму в\u00a0рублях, без копеек',
  belowMinimum: 'Минимальная сумма',
  aboveMaximum: 'Максимальная сумма',
} as const;

export const toMinimumText = (amountKopecks: number) =>
  `${MONEY_TEXTS.belowMinimum} ${formatPrice(amountKopecks)}`;
export const toMaximumText = (amountKopecks: number) =>
  `${MONEY_TEXTS.aboveMaximum} ${formatPrice(amountKopecks)}`;
