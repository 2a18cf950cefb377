const TIME = new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Moscow' });
const DATE = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'Europe/Moscow' });

/** «18:55» by Moscow's clock, with the day when it is not today's. */
export function toClock(at: number, now = Date.now()): string {
  const isToday = DATE.format(at) === DATE.format(now);
  return isToday ? TIME.format(at) : `${DATE.format(at)}, ${TIME.format(at)}`;
}
