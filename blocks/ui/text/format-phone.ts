const MSISDN = /^7(\d{3})(\d{3})(\d{2})(\d{2})$/;

/**
 * A number of 11 digits as the specification's mask shows it: `+7 (999) 999 - 99 - 99` (d2 §5).
 * What is not a Russian number comes back unchanged.
 */
export function formatPhone(msisdn: string): string {
  return msisdn.replace(MSISDN, '+7 ($1) $2 - $3 - $4');
}
