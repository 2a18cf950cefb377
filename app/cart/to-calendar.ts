import type { KeptOrder } from '#schemas/products/kept-order';
import { toSalonText } from '#schemas/products/orders-page';

/** Orders are ready so many minutes after they are made (ORD-167). */
const READY_MS = 30 * 60_000;
const VISIT_MS = 30 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** RFC 5545: a line has 75 octets at most; the next one goes on after a space. */
const MAX_OCTETS = 75;
const HOURS = /^(\d{1,2}):(\d\d)\D+(\d{1,2}):(\d\d)$/;

interface Place {
  brand: string;
  /** Of the page with the visitor's orders, absolute. */
  address: string;
}

/** The order as an event of a calendar (RFC 5545): the hours of a delivery, or the way to the salon. */
export function toCalendar(order: KeptOrder, { brand, address }: Place): string {
  const { number, at, kind, salon } = order;
  const [begins, ends] = toTimes(order);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${toText(brand)}//shop//RU`,
    'BEGIN:VEVENT',
    `UID:order-${toText(number)}@${new URL(address).hostname}`,
    `DTSTAMP:${toInstant(at)}`,
    begins,
    ends,
    `SUMMARY:${toText(kind === 'self' ? `Забрать заказ ${number}` : `Доставка заказа ${number}`)}`,
    `DESCRIPTION:${toText(toDescription(order))}`,
    ...(salon === null ? [] : [`LOCATION:${toText(toSalonText(salon))}`]),
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function toDescription({ lines, kind, keptDays, hasSim }: KeptOrder): string {
  const goods = lines.map(({ title }) => title).join('\n');
  const kept = kind === 'self' ? `\nВ салоне заказ ждёт, дней: ${keptDays}.` : '';
  return `${goods}${kept}${hasSim ? '\nВозьмите паспорт.' : ''}`;
}

/** Hours of a delivery are those of the place itself, whatever the calendar's time zone. */
function toTimes({ at, date, interval }: KeptOrder): [begins: string, ends: string] {
  const day = date.replaceAll('-', '');
  const [, fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = HOURS.exec(interval) ?? [];
  if (day !== '' && fromHour !== '')
    return [
      `DTSTART:${day}T${fromHour.padStart(2, '0')}${fromMinute}00`,
      `DTEND:${day}T${toHour.padStart(2, '0')}${toMinute}00`,
    ];
  if (day !== '')
    return [`DTSTART;VALUE=DATE:${day}`, `DTEND;VALUE=DATE:${toDay(Date.parse(date) + DAY_MS)}`];
  return [`DTSTART:${toInstant(at + READY_MS)}`, `DTEND:${toInstant(at + READY_MS + VISIT_MS)}`];
}

const toInstant = (at: number): string => `${new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
const toDay = (at: number): string => new Date(at).toISOString().slice(0, 10).replaceAll('-', '');

const toText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r?\n/g, '\\n');

function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    const most = parts.length === 0 ? MAX_OCTETS : MAX_OCTETS - 1;
    if (Buffer.byteLength(part + sign) > most) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
}
