import { EVENTS_VERSION, getEvents, getGifts } from '#schemas/gateway/events';
import type { CallAnswer } from '#schemas/gateway/call';
import { toDay } from '#schemas/forms/calendar';
import { toMoscowDay } from '#schemas/values/moscow';
import { toText } from '#schemas/products/text';
import type { Ask } from '../kit/engine/ask';
import type { Begun, Gift } from './contract';

const NOT_FOUND = 404;

/** What the event is, and its gifts; null when the operator does not answer. `now` is in milliseconds since 1970. */
export async function loadEvent(ask: Ask, eventId: string, now: number): Promise<Begun | null> {
  const request = { path: { v: EVENTS_VERSION }, body: { eventId } };
  const [events, gifts] = await Promise.all([ask(getEvents, request), ask(getGifts, request)]);
  if (!events.ok) return events.status === NOT_FOUND ? toClosed('unknown') : null;
  const event = events.answer.events.find(({ id }) => id === eventId);
  if (event === undefined) return toClosed('unknown');
  const title = toText(event.title);
  const date = toDay(event.date);
  const today = toMoscowDay(now);
  if (date !== null && date < today) return toClosed('over', title);
  if (!gifts.ok) return null;
  if (gifts.answer.gifts.length === 0) return toClosed('noGifts', title);
  const isAhead = date !== null && date > today;
  const info = { title, description: toText(event.description), date, isAhead };
  return { type: 'OPENED', event: info, gifts: gifts.answer.gifts.map(toGift) };
}

function toClosed(reason: 'over' | 'unknown' | 'noGifts', title = ''): Begun {
  return { type: 'CLOSED', reason, title };
}

function toGift({ id, title, description }: CallAnswer<typeof getGifts>['gifts'][number]): Gift {
  return { id, title: toText(title), description: toText(description) };
}
