import { formatPrice } from '#blocks/ui/text/format-price';
import type { GatewayError } from '#schemas/gateway/errors';
import type { HandOver } from '#registry/hand-over';

export const TOP_UP_PATH = '/pay/topup';
const KOPECKS_PER_ROUBLE = 100;
/** CONN-426. */
const NO_MONEY: ReadonlySet<string> = new Set(['506', '510']);

export const isMoneyMissing = ({ code }: Pick<GatewayError, 'code'>) => code !== null && NO_MONEY.has(code);

/** «Не хватает 120 ₽»; empty when the operator does not say how much. */
export function toMissingText({ missingKopecks }: Pick<GatewayError, 'missingKopecks'>): string {
  return missingKopecks === undefined ? '' : `Не\u00a0хватает ${formatPrice(missingKopecks)}.`;
}

/** The top-up with number and sum filled in, and the way back to what waits for the money. */
export function toTopUp(
  msisdn: string,
  error: Pick<GatewayError, 'missingKopecks'>,
  back: NonNullable<HandOver['back']>,
): HandOver {
  const { missingKopecks } = error;
  const amount = missingKopecks === undefined ? {} : { amount: toWholeRoubles(missingKopecks) };
  const note = [
    toMissingText(error),
    'Пополните счёт и\u00a0вернитесь: мы\u00a0запомнили, на\u00a0чём вы\u00a0остановились.',
  ];
  return {
    path: TOP_UP_PATH,
    flow: 'top-up',
    title: 'Пополнить баланс',
    back,
    values: { msisdn, ...amount },
    note: note.filter(Boolean).join(' '),
  };
}

const toWholeRoubles = (kopecks: number) => String(Math.ceil(kopecks / KOPECKS_PER_ROUBLE));
