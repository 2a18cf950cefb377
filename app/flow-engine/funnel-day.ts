/** Moscow keeps UTC+3 all year round since 2014. */
const OFFSET_MS = 3 * 60 * 60 * 1000;

/** The day of a moment in Moscow: `2026-11-21`. */
export function toFunnelDay(at: number): string {
  return new Date(at + OFFSET_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
