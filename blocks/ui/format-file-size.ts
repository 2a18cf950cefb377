const BASE = 1024;
const UNITS = ['Б', 'КБ', 'МБ', 'ГБ'] as const;
const NBSP = '\u00a0';

/**
 * The size of a file in words: 1 536 bytes are «1,5 КБ». Base 1024 and one decimal, also of a whole
 * number («2,0 МБ»: FORM-450, d2 §5); bytes have no parts. Written by hand, so that every browser gives the same characters.
 */
export function formatFileSize(bytes: number): string {
  let size = bytes;
  let unit: (typeof UNITS)[number] = 'Б';
  for (const next of UNITS.slice(1)) {
    // What would be rounded to 1024 of a unit is 1 of the next: never «1024 КБ».
    if (roundTo(size, unit === 'Б' ? 1 : 10) < BASE) break;
    size /= BASE;
    unit = next;
  }
  return `${size.toFixed(unit === 'Б' ? 0 : 1).replace('.', ',')}${NBSP}${unit}`;
}

function roundTo(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
