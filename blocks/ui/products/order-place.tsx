import type { KeptOrder } from '#schemas/products/kept-order';
import { toCalendarHref, toSalonText } from '#schemas/products/orders-page';
import { Link } from '../link';
import { Stack } from '../stack';
import { Text } from '../text';
import { formatDate } from '../text/format-date';

const TEXTS = {
  courier: 'Курьер',
  cse: 'Служба доставки',
  self: 'Забрать в\u00a0салоне',
  call: 'Оператор позвонит, чтобы согласовать время доставки',
  calendar: 'Добавить в\u00a0календарь',
} as const;

/** How and when an order is received, with its calendar file. */
export function OrderPlace({ order }: { order: KeptOrder }) {
  const { kind, salon, date, interval, number } = order;
  return (
    <Stack gap={1} align="start">
      <Text strong>{TEXTS[kind]}</Text>
      {salon !== null && <Text>{toSalonText(salon)}</Text>}
      {salon !== null && salon.worktime !== '' && <Text tone="muted">{salon.worktime}</Text>}
      {date !== '' && (
        <Text>
          {formatDate(date, { look: 'day' })}, {interval}
        </Text>
      )}
      {kind !== 'self' && date === '' && <Text>{TEXTS.call}.</Text>}
      {(date !== '' || kind === 'self') && (
        <Link href={toCalendarHref(number)} kind="app">
          {TEXTS.calendar}
        </Link>
      )}
    </Stack>
  );
}
