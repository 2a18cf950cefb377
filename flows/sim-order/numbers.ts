import type { NUMBER_TIERS } from '#schemas/gateway/sim-steps';

/** How found numbers are laid out (SIM-403). */
export const NUMBER_GROUPS = ['GROUP', 'LIST'] as const;

export type Tier = (typeof NUMBER_TIERS)[number];

/** What the tiers are called (SIM-119, SIM-401). */
export const TIER_NAMES: Readonly<Record<Tier, string>> = {
  simple: 'Обычный',
  silver: 'Серебряный',
  bronze: 'Бронзовый',
  gold: 'Золотой',
  platinum: 'Платиновый',
};

/** Numbers by tier, in the order of the tiers; tiers without numbers are left out. */
export function groupByTier<Number extends { tier: Tier }>(
  numbers: readonly Number[],
): { tier: Tier; numbers: Number[] }[] {
  const tiers = Object.keys(TIER_NAMES) as Tier[];
  return tiers
    .map((tier) => ({ tier, numbers: numbers.filter((one) => one.tier === tier) }))
    .filter((group) => group.numbers.length > 0);
}
