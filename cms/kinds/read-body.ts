/** Fields of a body that may hold anything: drafts are kept as they were typed. */

export const toText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

export const toNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);
