import { hasOtherWay, isFast } from '../kit/connection/connection-ways';
import { toSource } from '../kit/connection/source';
import type { Addition, Props, Tariff } from './contract';

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
  return [{ id, title, price, connection: connection ?? {}, additions: [], isClosed: false }];
}

/** What a visitor has chosen, as a step keeps it: `addition` is the id of what was chosen with the tariff. */
export interface ChosenIds {
  id: string;
  addition?: string;
}

/** A tariff with what was chosen of it; its price is that of both. */
export interface ChosenTariff extends Tariff {
  addition: Addition | null;
  /** Without what was chosen. */
  plainPrice: Tariff['price'];
}

/** Undefined when the operator has the tariff no more, or not with what was chosen: then it is none of these prices. */
export function findTariff(props: Props, { id, addition: asked }: ChosenIds): ChosenTariff | undefined {
  const tariff = listTariffs(props).find((known) => known.id === id);
  if (tariff === undefined) return undefined;
  const { price: plainPrice } = tariff;
  if (asked === undefined) return { ...tariff, plainPrice, addition: null };
  const addition = tariff.additions.find((known) => known.id === asked);
  return addition && { ...tariff, plainPrice, price: addition.price, addition };
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
