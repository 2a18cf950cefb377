/** For tests: a barcode as it is printed on a SIM card, Code 128 with pairs of digits (ISO/IEC 15417, set C). */

/** Widths of bars and spaces of each sign, in modules. */
const SIGNS =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231
113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121
211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124
121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241
114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141
114131 311141 411131 211412 211214 211232`.split(/\s+/);
const START = 105;
const STOP = '2331112';
/** Modules of white beside the bars. */
const QUIET = 12;

/** Black (true) and white modules in a row, for an even number of digits. */
function toModules(digits: string): boolean[] {
  const values = (digits.match(/../g) ?? []).map(Number);
  const sum = values.reduce((total, value, place) => total + value * (place + 1), START);
  const widths = [START, ...values, sum % 103].map((value) => SIGNS[value] ?? '').join('') + STOP;
  const bars = [...widths].flatMap((width, place) => Array<boolean>(Number(width)).fill(place % 2 === 0));
  const quiet = Array<boolean>(QUIET).fill(false);
  return [...quiet, ...bars, ...quiet];
}

interface Drawing {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/** The barcode as a canvas would give it, in the middle of a white picture. */
export function drawBarcode(digits: string, { scale = 3, height = 160, isUpright = false } = {}): Drawing {
  const modules = toModules(digits);
  const long = modules.length * scale;
  const size = isUpright ? { width: height, height: long } : { width: long, height };
  const data = new Uint8ClampedArray(new ArrayBuffer(size.width * size.height * 4)).fill(255);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const isBlack = modules[Math.floor((isUpright ? y : x) / scale)] === true;
      if (isBlack) data.fill(0, (y * size.width + x) * 4, (y * size.width + x) * 4 + 3);
    }
  }
  return { data, ...size };
}
