/**
 * A QR code that phones can read: version 5, error correction L, byte mode, mask 0 (ISO/IEC 18004). One size is enough
 * for addresses.
 */
/** Cells in a row, and rows. */
export const QR_SIZE = 37;
const DATA_BYTES = 108;
/** As many bytes as a text may have: its mode and its length take two. */
export const QR_MAX_BYTES = DATA_BYTES - 2;
const CORRECTION_BYTES = 26;
const ALIGNMENT = 30;
/** Format bits of level L with mask 0, highest first. */
const FORMAT = [1, 1, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0];

/** The cells of the code, row by row: is it black? The white frame around it is left to the picture. Throws when the text is longer. */
export function toQrRows(text: string): boolean[][] {
  const grid = createGrid();
  fillData(grid, withCorrection(toData(text)));
  return grid.map((row) => row.map((cell) => cell === 1));
}

function toData(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)];
  if (bytes.length > QR_MAX_BYTES)
    throw new Error(`A QR code of version 5 holds 106 bytes, not ${bytes.length}`);
  // Mode 4 (bytes) in four bits, the length in eight, the bytes, four bits to end: half a byte off throughout.
  const halves = [
    4,
    bytes.length >> 4,
    bytes.length & 15,
    ...bytes.flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ];
  const data = Array.from(
    { length: halves.length / 2 },
    (_, i) => ((halves[2 * i] ?? 0) << 4) | (halves[2 * i + 1] ?? 0),
  );
  while (data.length < DATA_BYTES) data.push(data.length % 2 === bytes.length % 2 ? 0xec : 0x11);
  return data;
}

/** Multiplies in the field of 256 elements over x⁸+x⁴+x³+x²+1. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

function withCorrection(data: readonly number[]): number[] {
  let generator = [1];
  for (let i = 0, root = 1; i < CORRECTION_BYTES; i++, root = multiply(root, 2)) {
    const factor = root;
    generator = [...generator, 0].map((value, at) => value ^ multiply(generator[at - 1] ?? 0, factor));
  }
  let rest = Array.from({ length: CORRECTION_BYTES }, () => 0);
  for (const byte of data) {
    const lead = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, at) => value ^ multiply(generator[at + 1] ?? 0, lead));
  }
  return [...data, ...rest];
}

/** 1 is black, 0 is white, null is still free for data. */
type Grid = (0 | 1 | null)[][];

function createGrid(): Grid {
  const grid: Grid = Array.from({ length: QR_SIZE }, () => Array.from({ length: QR_SIZE }, () => null));
  const set = (x: number, y: number, isBlack: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < QR_SIZE) row[x] = isBlack ? 1 : 0;
  };
  const square = (cx: number, cy: number, radius: number, isBlackAt: (distance: number) => boolean) => {
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) {
        set(cx + dx, cy + dy, isBlackAt(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  };
  for (let i = 0; i < QR_SIZE; i++) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [QR_SIZE - 4, 3],
    [3, QR_SIZE - 4],
  ] as const)
    square(x, y, 4, (d) => d !== 2 && d !== 4);
  square(ALIGNMENT, ALIGNMENT, 2, (d) => d !== 1);
  FORMAT.forEach((bit, i) => {
    const isBlack = bit === 1;
    const near = i < 6 ? i : i + (i < 8 ? 1 : 0);
    set(i < 8 ? near : 8, i < 8 ? 8 : 14 - i + (i < 9 ? 1 : 0), isBlack);
    set(i < 7 ? 8 : QR_SIZE - 15 + i, i < 7 ? QR_SIZE - 1 - i : 8, isBlack);
  });
  set(8, QR_SIZE - 8, true);
  return grid;
}

/** Bits go up and down in columns of two, from the right; column 6 is the timing line. Mask 0 is laid over. */
function fillData(grid: Grid, bytes: readonly number[]): void {
  let bit = 0;
  for (let right = QR_SIZE - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const column = right > 6 ? (QR_SIZE - 1 - right) / 2 : (QR_SIZE - 2 - right) / 2;
    for (let step = 0; step < QR_SIZE; step++) {
      const y = column % 2 === 0 ? QR_SIZE - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = grid[y];
        if (!row || row[x] !== null) continue;
        const value = ((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        row[x] = (value ^ ((x + y) % 2 === 0 ? 1 : 0)) === 1 ? 1 : 0;
        bit += 1;
      }
    }
  }
}
