/** Money is kept in kopecks (house rule: names that end in `Kopecks`) and shown to editors in roubles. */

const KOPECKS = 100;

/** Is a property of this name an amount in kopecks, or a list of such amounts? */
export function isKopecks(name: string): boolean {
  return name.endsWith('Kopecks');
}

/** `95000` → «950»; `95050` → «950,50». */
export function toRoubles(kopecks: number): string {
  const roubles = kopecks / KOPECKS;
  return (Number.isInteger(roubles) ? String(roubles) : roubles.toFixed(2)).replace('.', ',');
}

/** What was typed in roubles, as kopecks; NaN for parts of a kopeck. */
export function fromRoubles(roubles: number): number {
  const kopecks = Math.round(roubles * KOPECKS);
  return Math.abs(kopecks - roubles * KOPECKS) < 1e-6 ? kopecks : Number.NaN;
}

/** «Цена в копейках» → «Цена в рублях»; «Сумма» → «Сумма, ₽». */
export function toRoubleLabel(label: string): string {
  return label.includes('копейках') ? label.replace('копейках', 'рублях') : `${label}, ₽`;
}

/** The way back, for who types kopecks. */
export function toKopeckLabel(label: string): string {
  return label.includes('рублях') ? label.replace('рублях', 'копейках') : label.replace(/, ₽$/, ', коп.');
}
