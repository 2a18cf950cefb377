const NUMBER = /^7(\d{3})(\d{3})(\d{2})(\d{2})$/;
const NBSP = '\u00a0';

/**
 * A number for reading: `+7 495 974-88-88`, `8 800 550-05-00` (free numbers are dialled from the country only),
 * short codes as they are. The mask of input fields, with its brackets, is for typing (d2 §5).
 */
export function formatContactNumber(number: string): string {
  const [, code, ...rest] = NUMBER.exec(number) ?? [];
  if (code === undefined) return number;
  return [code === '800' ? '8' : '+7', code, rest.join('-')].join(NBSP);
}

/** The address that dials: short codes as they are, others in the international form. */
export function toTelUrl(number: string): string {
  return NUMBER.test(number) ? `tel:+${number}` : `tel:${number}`;
}
