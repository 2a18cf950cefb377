import { toNoun } from '../values/plural';
import { toText } from './text';

/** What a trip costs: pure, so that a page, its address and a test give the same sum. */

/** What a subscriber is going to use in all days of a trip together. */
export interface Trip {
  days: number;
  gigabytes: number;
  minutes: number;
  messages: number;
}

/** What is paid for by use. */
export type Use = 'internet' | 'outgoing' | 'sms';

interface Included {
  /** Gigabytes, minutes or messages. */
  amount: number;
  isPerDay: boolean;
}

/** One way to stay connected abroad: a tariff of roaming, or an option. */
export interface RoamingOffer {
  id: string;
  title: string;
  /** `option`: may be bought again when its gigabytes or minutes are used up. */
  kind: 'tariff' | 'option';
  url: string | null;
  /** What one period costs; 0 where only use is paid for. */
  feeKopecks: number;
  /** Days of one period; null where it is paid once for the whole trip. */
  periodDays: number | null;
  included: Partial<Record<Use, Included>>;
  /** Kopecks for a megabyte, a minute, a message beyond what is included. */
  unitKopecks: Partial<Record<Use, number>>;
}

/** A line of a sum: «Сутки связи», «7 × 249 ₽». */
export interface TripLine {
  title: string;
  /** How the amount comes about; empty where there is nothing to multiply. */
  detail: string;
  amountKopecks: number;
}

export interface TripSum {
  offer: RoamingOffer;
  lines: TripLine[];
  totalKopecks: number;
}

const MEGABYTES = 1024;
/** Nobody buys more packs for one trip. */
const MAX_PACKS = 100;
const NBSP = '\u00A0';

const USE_TITLES: Readonly<Record<Use, string>> = {
  internet: 'Интернет',
  outgoing: 'Звонки в\u00A0Россию',
  sms: 'SMS',
};
const USES: readonly Use[] = ['internet', 'outgoing', 'sms'];

/** Writes an amount of money; given by whoever shows the sum. */
type ToPrice = (kopecks: number) => string;

/** The sums of all offers that have a price for everything that the trip needs, the cheapest first. */
export function compareTrips(offers: readonly RoamingOffer[], trip: Trip, toPrice: ToPrice): TripSum[] {
  return offers
    .flatMap((offer) => countTrip(offer, trip, toPrice) ?? [])
    .sort((left, right) => left.totalKopecks - right.totalKopecks);
}

/** What a trip costs with an offer, line by line; null where something that is needed has no price. */
export function countTrip(offer: RoamingOffer, trip: Trip, toPrice: ToPrice): TripSum | null {
  const periods = offer.periodDays === null ? 1 : Math.ceil(trip.days / offer.periodDays);
  const most = offer.kind === 'option' ? MAX_PACKS : periods;
  let best: TripSum | null = null;
  for (let packs = periods; packs <= most; packs += 1) {
    const sum = countPacks(offer, trip, packs, toPrice);
    if (sum === null) return null;
    if (best !== null && sum.totalKopecks >= best.totalKopecks) break;
    best = sum;
  }
  return best;
}

function countPacks(offer: RoamingOffer, trip: Trip, packs: number, toPrice: ToPrice): TripSum | null {
  const lines: TripLine[] = [];
  if (offer.feeKopecks > 0) {
    lines.push({
      title: offer.title,
      detail: `${packs}${NBSP}× ${toPrice(offer.feeKopecks)}`,
      amountKopecks: packs * offer.feeKopecks,
    });
  }
  for (const use of USES) {
    const beyond = toBeyond(offer, trip, packs, use);
    if (beyond === 0) continue;
    const unit = offer.unitKopecks[use];
    if (unit === undefined) return null;
    const amount = use === 'internet' ? beyond * MEGABYTES : beyond;
    lines.push({
      title: isIncluded(offer, use) ? `${USE_TITLES[use]} сверх пакета` : USE_TITLES[use],
      detail: `${toAmountText(use, beyond)}${NBSP}× ${toPrice(unit)}${use === 'internet' ? ' за\u00A0МБ' : ''}`,
      amountKopecks: Math.round(amount * unit),
    });
  }
  const totalKopecks = lines.reduce((sum, { amountKopecks }) => sum + amountKopecks, 0);
  return { offer, lines, totalKopecks };
}

const isIncluded = ({ included }: RoamingOffer, use: Use) => (included[use]?.amount ?? 0) > 0;

/** How much of a use is not included. */
function toBeyond({ included }: RoamingOffer, trip: Trip, packs: number, use: Use): number {
  const needed = { internet: trip.gigabytes, outgoing: trip.minutes, sms: trip.messages }[use];
  const { amount = 0, isPerDay = false } = included[use] ?? {};
  return Math.max(0, needed - amount * (isPerDay ? trip.days : packs));
}

function toAmountText(use: Use, amount: number): string {
  const number = toText(amount);
  if (use === 'internet') return `${number}${NBSP}ГБ`;
  if (use === 'sms') return `${number}${NBSP}SMS`;
  return `${number}${NBSP}${toNoun(amount, ['минута', 'минуты', 'минут'])}`;
}
