/** What the operator offers at an address, and what of it a visitor takes. Free of zod: the browser uses it too. */

/** Something that can be taken. Kopecks; null for what the operator does not say. */
export interface Offered {
  id: string;
  title: string;
  /** «500 Мбит/с» */
  subtitle: string;
  text: string;
  /** A picture of this site's; empty without one. */
  image: string;
  /** Every 30 days, after discounts. */
  monthlyKopecks: number | null;
  /** Before them; null where there are none. */
  oldMonthlyKopecks: number | null;
  onceKopecks: number | null;
}

export interface Offer {
  /** Speeds, or packages, by the network that a house has. */
  plans: Readonly<Record<Network, readonly Offered[]>>;
  television: { main: readonly Offered[]; packs: readonly Offered[] };
  devices: readonly Offered[];
  /** Rental of the wireless router for 30 days; null where the operator does not say. */
  routerKopecks: number | null;
}

export type Network = 'own' | 'partner' | 'private';

/**
 * What the connection is of: home internet, a package of mobile communication with home internet (CONV-201), or home
 * internet that is added to a mobile tariff on its card (HOME-226).
 */
export const CONNECTION_KINDS = ['home', 'convergent', 'addition'] as const;
export type ConnectionKind = (typeof CONNECTION_KINDS)[number];

/** What there may be to choose at a house, in this order. */
export const CHOICE_STEPS = ['options', 'television', 'devices'] as const;
export type ChoiceStep = (typeof CHOICE_STEPS)[number];

/** The option of a private house (HOME-230, HOME-231). */
export const PRIVATE_PLAN = 'private_homeinternet_500';
/** What the request calls the wireless router; it stands in no group. */
export const WIRELESS_ROUTER = 'wireless_router_4g';
/** HOME-222: a device that is taken is taken so often. */
export const MIN_COUNT = 1;
export const MAX_COUNT = 5;

/** The names of a device's fields. */
export const toTakeName = (device: string) => `take.${device}`;
export const toCountName = (device: string) => `count.${device}`;

export interface ChosenDevice {
  id: string;
  count: number;
}

/** Ids of what a visitor takes. */
export interface Chosen {
  /** Empty where none was chosen, or none could be. */
  plan: string;
  television: readonly string[];
  devices: readonly ChosenDevice[];
}

export const NOTHING_CHOSEN: Chosen = { plan: '', television: [], devices: [] };

export interface ReceiptLine {
  id: string;
  title: string;
  count: number;
  /** For all of them; null for what the operator does not say. */
  monthlyKopecks: number | null;
  /** Without discounts. */
  fullMonthlyKopecks: number | null;
  onceKopecks: number | null;
}

/** What was chosen, with what it costs. */
export interface Receipt {
  lines: readonly ReceiptLine[];
  monthlyKopecks: number;
  /** The same without discounts: they end. */
  fullMonthlyKopecks: number;
  onceKopecks: number;
  /** False where the price of a line is not known: it costs more than the sums say. */
  isWhole: boolean;
}

/** Everything that may be chosen, in the order of the receipt. */
const listOffered = ({ plans, television, devices }: Offer): Offered[] =>
  [plans.own, plans.partner, plans.private, television.main, television.packs, devices].flat();

const findOffered = (offer: Offer, id: string) => listOffered(offer).find((one) => one.id === id);

/** Is everything that was chosen still offered? */
export function isOffered(offer: Offer, { plan, television, devices }: Chosen): boolean {
  const ids = [...(plan === '' ? [] : [plan]), ...television, ...devices.map(({ id }) => id)];
  return ids.every((id) => id === WIRELESS_ROUTER || findOffered(offer, id) !== undefined);
}

/**
 * The steps that have something to choose at a house. What the operator does not name, or what did not load, has none:
 * nothing is said of it (HOME-415).
 */
export function listChoiceSteps(
  { kind, offer }: { kind: ConnectionKind; offer: Offer },
  network: Network | 'absent',
  plan: string,
): ChoiceStep[] {
  const plans = network === 'absent' ? [] : offer.plans[network];
  const { main, packs } = offer.television;
  // CONV-10: a package that a card has named, with nothing to add to it, is not asked about again.
  const isPackageOpen = packs.length > 0 || (plans.length > 0 && !plans.some(({ id }) => id === plan));
  if (kind === 'convergent') return isPackageOpen ? ['options'] : [];
  const has: Readonly<Record<ChoiceStep, boolean>> = {
    // HOME-229: a private house has one speed, which is chosen for it.
    options: network !== 'private' && plans.length > 0,
    television: main.length + packs.length > 0,
    devices: offer.devices.length > 0,
  };
  return CHOICE_STEPS.filter((step) => has[step]);
}

/** What was chosen by the operator's prices; what is not offered is left out. */
export function toReceipt(offer: Offer, { plan, television, devices }: Chosen, routerTitle: string): Receipt {
  const wanted = [plan, ...television].map((id) => ({ id, count: 1 }));
  const lines = [...wanted, ...devices].flatMap(({ id, count }) => {
    if (id === WIRELESS_ROUTER) return [toRouterLine(offer, routerTitle)];
    const offered = findOffered(offer, id);
    return offered === undefined ? [] : [toLine(offered, count)];
  });
  const sum = (amounts: readonly (number | null)[]) =>
    amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
  return {
    lines,
    monthlyKopecks: sum(lines.map(({ monthlyKopecks }) => monthlyKopecks)),
    fullMonthlyKopecks: sum(lines.map(({ fullMonthlyKopecks }) => fullMonthlyKopecks)),
    onceKopecks: sum(lines.map(({ onceKopecks }) => onceKopecks)),
    isWhole: lines.every(
      ({ monthlyKopecks, onceKopecks }) => monthlyKopecks !== null || onceKopecks !== null,
    ),
  };
}

function toLine(offered: Offered, count: number): ReceiptLine {
  const { id, title, monthlyKopecks, oldMonthlyKopecks, onceKopecks } = offered;
  const times = (amount: number | null) => (amount === null ? null : amount * count);
  return {
    id,
    title,
    count,
    monthlyKopecks: times(monthlyKopecks),
    fullMonthlyKopecks: times(oldMonthlyKopecks ?? monthlyKopecks),
    onceKopecks: times(onceKopecks),
  };
}

const toRouterLine = ({ routerKopecks }: Offer, title: string): ReceiptLine => ({
  id: WIRELESS_ROUTER,
  title,
  count: 1,
  monthlyKopecks: routerKopecks,
  fullMonthlyKopecks: routerKopecks,
  onceKopecks: null,
});

/** How many of a device are drawn on its tile (HOME-403). */
export function toCountLevel(count: number): 0 | 1 | 2 | 3 {
  if (count <= 0) return 0;
  if (count === 1) return 1;
  return count < MAX_COUNT ? 2 : 3;
}
