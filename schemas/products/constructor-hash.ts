/**
 * The hash that preselects a pack, `#choose_30_0600` (TRF-266, TRF-417). What its digits stand for is ours to say, here
 * and nowhere else (TRF-267): traffic in ГБ, then minutes, both with zeros before them. No zod: browsers read it.
 */
const PACK_HASH = /^#choose_(\d{2})_(\d{4})$/;

/** Keys of the positions that a hash names: `{ traffic: '30', calls: '600' }`; null for any other hash. */
export function parsePackHash(hash: string): { calls: string; traffic: string } | null {
  const [, traffic, calls] = PACK_HASH.exec(hash) ?? [];
  if (traffic === undefined || calls === undefined) return null;
  return { calls: String(Number(calls)), traffic: String(Number(traffic)) };
}
