import type { LoadContext } from '#registry/define-block';
import type { CallAnswer } from '#schemas/gateway/call';
import { getTenders } from '#schemas/gateway/landings';
import { isSafeUrl } from '#schemas/values/safe-url';
import { toDay } from '#schemas/forms/calendar';
import { toMoscowDay } from '#schemas/values/moscow';

export interface Tender {
  /** As the company numbers it: «2026-14». */
  id: string;
  title: string;
  /** ISO days; null where the operator names none. */
  startDate: string | null;
  endDate: string | null;
  url: string | null;
  /** Whole days until the last one; 0 on that day. Null without a last day. */
  daysLeft: number | null;
}

export interface TendersData {
  /** Taking offers now, the nearest deadline first. */
  open: Tender[];
  /** Announced for later. */
  coming: Tender[];
  /** Over, the latest first. */
  over: Tender[];
}

export const NO_TENDERS: TendersData = { open: [], coming: [], over: [] };

/** How many ended tenders are shown. */
const MAX_OVER = 20;
const DAY_MS = 86_400_000;

/** The tenders of this page, by whether offers are taken today in Moscow (MISC-05). None when the call fails. */
export async function loadTenders({ call, page: { uuid } }: LoadContext): Promise<TendersData> {
  if (uuid === null) return NO_TENDERS;
  const today = toMoscowDay(Date.now());
  const tenders = (await call(getTenders, { query: { uuid } })).map((one) => toTender(one, today));
  const isOver = ({ daysLeft }: Tender) => daysLeft !== null && daysLeft < 0;
  const isComing = ({ startDate }: Tender) => startDate !== null && startDate > today;
  const running = tenders.filter((one) => !isOver(one));
  return {
    open: running.filter((one) => !isComing(one)).sort(byDay(({ endDate }) => endDate)),
    coming: running.filter(isComing).sort(byDay(({ startDate }) => startDate)),
    over: tenders
      .filter(isOver)
      .sort(byDay(({ endDate }) => endDate))
      .reverse()
      .slice(0, MAX_OVER),
  };
}

function toTender(one: CallAnswer<typeof getTenders>[number], today: string): Tender {
  const endDate = toDay(one.endDate);
  return {
    id: one.id,
    title: one.title,
    startDate: toDay(one.startDate),
    endDate,
    url: one.link !== undefined && isSafeUrl(one.link) ? one.link : null,
    daysLeft: endDate === null ? null : Math.round((Date.parse(endDate) - Date.parse(today)) / DAY_MS),
  };
}

/** Those without the day come last. */
const LATEST = '9999';
const byDay = (read: (tender: Tender) => string | null) => (a: Tender, b: Tender) =>
  (read(a) ?? LATEST) < (read(b) ?? LATEST) ? -1 : 1;
