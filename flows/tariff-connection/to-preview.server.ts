import type * as z from 'zod';
import type { printedValue, Quantity } from '#schemas/gateway/entities/field';
import type { TariffChangePreview } from '#schemas/gateway/entities/tariff-change';
import { isSafeUrl } from '#schemas/values/safe-url';
import type { Preview, PreviewOption } from './contract';
import type { ChosenTariff } from './tariffs';

const KOPECKS_PER_ROUBLE = 100;
/** `500`, «1 290,50 ₽»; not «до 150». */
const ROUBLES = /^(\d+(?:\s+\d+)*)(?:[.,](\d{1,2}))?\s*(?:₽|руб\.?)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}/;

type Printed = z.output<typeof printedValue> | Quantity | undefined;

/** Roubles as the operator prints them; null for what is no sum. */
export function toKopecks(printed: Printed): number | null {
  const value = typeof printed === 'object' ? printed.value : printed;
  if (typeof value === 'number') return Math.round(value * KOPECKS_PER_ROUBLE);
  const [, roubles, kopecks = ''] = ROUBLES.exec(value?.trim() ?? '') ?? [];
  if (roubles === undefined) return null;
  return Number(roubles.replace(/\s/g, '')) * KOPECKS_PER_ROUBLE + Number(kopecks.padEnd(2, '0'));
}

/** What the visitor is shown of the operator's preview (CONN-403). */
export function toPreview(answer: TariffChangePreview): Preview {
  const { info, enableOptions, independentlyRequestedOptions, optionList = [] } = answer;
  const url = info?.url ?? '';
  return {
    title: info?.title ?? '',
    caption: info?.caption ?? '',
    description: info?.description ?? '',
    url: isSafeUrl(url) ? url : '',
    charge: toCharge(answer),
    priceKopecks: toKopecks(answer.price),
    period: answer.caption ?? '',
    dateFrom: DAY.exec(answer.dateFrom ?? '')?.[0] ?? null,
    note: answer.textUpdate ?? '',
    // The list of names stands in where the operator gives no prices.
    added: (enableOptions ?? optionList).map(toOption),
    kept: (independentlyRequestedOptions ?? []).map(toOption),
  };
}

/**
 * Does the operator ask for another sum than the page has shown of the tariff with what was chosen? Not told where either
 * names none, or the page names where the price begins.
 */
export function asksOtherPrice({ priceKopecks, added }: Preview, { price, addition }: ChosenTariff): boolean {
  if (priceKopecks === null || price === null || price.prefix !== undefined) return false;
  const option = addition?.kind === 'option' ? addition.parameter.billingId : null;
  const asked = added.find(({ id }) => id === option)?.priceKopecks ?? 0;
  return priceKopecks + asked !== price.amountKopecks;
}

/** What is charged at once, all in all and part by part. */
function toCharge(answer: TariffChangePreview): Preview['charge'] {
  const { activationCharge: given, totalCharge, charge, totalChargeCaption } = answer;
  const tariff = given?.tariffPrice;
  const parts = [
    ...(tariff ? [{ title: tariff.title, price: tariff.componentPrice ?? tariff.price }] : []),
    ...(given?.additionalCharges ?? []),
  ];
  return {
    title: totalChargeCaption ?? given?.title ?? '',
    description: given?.description ?? '',
    amountKopecks: toKopecks(given?.price ?? totalCharge ?? charge),
    parts: parts.map((part) => ({
      title: part.title ?? '',
      description: 'description' in part && typeof part.description === 'string' ? part.description : '',
      amountKopecks: toKopecks(part.price),
    })),
  };
}

type GivenOption = Partial<NonNullable<TariffChangePreview['enableOptions']>[number]> & {
  id: string;
  name: string;
};

function toOption({ id, name, labels = [], price, connectPrice }: GivenOption): PreviewOption {
  return { id, name, labels, priceKopecks: toKopecks(price), connectKopecks: toKopecks(connectPrice) };
}
