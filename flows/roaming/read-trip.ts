import type { Trip } from '#schemas/products/roaming-trip';
import type { AskedTrip } from './contract';

/** A number that the calculator asks for: its name in the address, its limits, what it is when nothing was asked. */
interface TripField {
  key: keyof Trip;
  /** In the address: `?days=7&gb=3&minutes=30&sms=5`. */
  name: string;
  label: string;
  least: number;
  most: number;
  usual: number;
}

export const TRIP_FIELDS: readonly TripField[] = [
  { key: 'days', name: 'days', label: 'Дней в\u00A0поездке', least: 1, most: 90, usual: 7 },
  { key: 'gigabytes', name: 'gb', label: 'Гигабайт', least: 0, most: 100, usual: 3 },
  { key: 'minutes', name: 'minutes', label: 'Минут в\u00A0Россию', least: 0, most: 3000, usual: 30 },
  { key: 'messages', name: 'sms', label: 'SMS', least: 0, most: 500, usual: 0 },
];

const MAX_TYPED = 10;

/** What the address asks to be counted. A field that it leaves out is as usual; one that makes no sense says so. */
export function readTrip(query: Pick<URLSearchParams, 'get'>): AskedTrip {
  const typed: AskedTrip['typed'] = { days: '', gigabytes: '', minutes: '', messages: '' };
  const trip: Trip = { days: 0, gigabytes: 0, minutes: 0, messages: 0 };
  const faults: AskedTrip['faults'] = {};
  let isAsked = false;
  for (const { key, name, least, most, usual } of TRIP_FIELDS) {
    const given = query.get(name);
    if (given !== null) isAsked = true;
    typed[key] = (given ?? String(usual)).trim().slice(0, MAX_TYPED);
    const count = toWhole(typed[key]);
    if (count === null || count < least || count > most)
      faults[key] = `Введите число от\u00A0${least} до\u00A0${most}`;
    else trip[key] = count;
  }
  return { typed, trip: Object.keys(faults).length === 0 ? trip : null, faults, isAsked };
}

function toWhole(typed: string): number | null {
  return /^\d{1,6}$/.test(typed) ? Number(typed) : null;
}
