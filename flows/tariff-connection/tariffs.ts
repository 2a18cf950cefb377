import { hasOtherWay, isFast } from '../kit/connection/connection-ways';
import { toSource } from '../kit/connection/source';
import type { Props, Tariff } from './contract';

/** How the tariff of a number can be changed: here, in other ways only, or not at all. */
export type Change = 'fast' | 'other' | 'none';

/** What the machine knows of a tariff: the rest is in the props. */
export interface Choosable {
  id: string;
  /** Without quotes. */
  title: string;
  change: Change;
  /** Are there other ways to get it than a change on the own number? */
  hasActions: boolean;
}

/** The tariffs that can be connected: of the page, or the one that the content names. */
export function listTariffs({ source, tariff, connection, tariffs }: Props): Tariff[] {
  if (toSource(source, tariff) === 'page') return (tariffs ?? []).filter(({ isClosed }) => !isClosed);
  if (tariff === undefined) return [];
  const { id, title = '', price = null } = tariff;
  return [{ id, title, price, connection: connection ?? {}, isClosed: false }];
}

export function findTariff(props: Props, id: string): Tariff | undefined {
  return listTariffs(props).find((tariff) => tariff.id === id);
}

/** What may be done with a tariff (CONN-215 to CONN-219). */
export function toChoosable({ id, title, connection }: Tariff, { subscriptionId }: Props): Choosable {
  const { sim, mnp } = connection;
  return { id, title, hasActions: sim === true || mnp === true, change: toChange() };

  function toChange(): Change {
    if (subscriptionId) return 'none';
    if (isFast(connection)) return 'fast';
    return hasOtherWay(connection) ? 'other' : 'none';
  }
}

/** What the flow is about (CONN-212). The bare id was that of steps of another shape, which are begun anew as well. */
export const toAbout = (id: string) => `tariff ${id}`;
