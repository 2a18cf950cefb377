/**
 * The device behind a request, as far as its user agent tells (MISC-401). Small, because the browser gets it; a
 * redirect on the server may use it too.
 */
export interface Device {
  vendor: Vendor;
  /** «SM-S911B», «iPhone»; null when the browser keeps it to itself. */
  model: string | null;
  type: 'phone' | 'tablet' | 'desktop';
}

export type Vendor = 'apple' | 'xiaomi' | 'huawei' | 'samsung' | 'other';

interface VendorSigns {
  vendor: Vendor;
  /** Anywhere in the user agent. */
  words: RegExp;
  /** The whole model: makers give codes of their own form. */
  model: RegExp;
}

/** The first that fits counts. */
const VENDORS: readonly VendorSigns[] = [
  { vendor: 'apple', words: /\b(?:iPhone|iPad|iPod|Macintosh)\b/, model: /^(?:iPhone|iPad|iPod)/ },
  { vendor: 'samsung', words: /samsung/i, model: /^(?:SM|GT|SGH|SCH)-[A-Z0-9]+/ },
  { vendor: 'huawei', words: /huawei|\bhonor/i, model: /^[A-Z]{3}-(?:[A-Z]{1,2}\d{1,2}[A-Z]?|N\d+)$/ },
  {
    vendor: 'xiaomi',
    words: /xiaomi|redmi|\bpoco|miui|; Mi \w/i,
    model: /^(?:M?2\d{3}[A-Z0-9]{3,}|2\d{4,}[A-Z][A-Z0-9]*|Mi )/,
  },
];

/** The browsers of Chrome's family give this for every phone. */
const HIDDEN_MODEL = 'K';
const IPAD_TOUCH_POINTS = 1;

/**
 * Who made the device and what it is. `touchPoints` tells an iPad, which says that it is a Mac; `model` is what a
 * browser gives apart from its user agent.
 */
export function detectDevice(userAgent: string, touchPoints = 0, model = ''): Device {
  const isTouchMac = userAgent.includes('Macintosh') && touchPoints > IPAD_TOUCH_POINTS;
  const named = model || modelOf(userAgent);
  const isKnown = named !== '' && named !== HIDDEN_MODEL;
  return {
    vendor:
      VENDORS.find((one) => one.words.test(`${userAgent} ${model}`) || one.model.test(named))?.vendor ??
      'other',
    model: isTouchMac ? 'iPad' : isKnown ? named : null,
    type: isTouchMac ? 'tablet' : typeOf(userAgent),
  };
}

function typeOf(userAgent: string): Device['type'] {
  if (/\biPad\b|\bTablet\b/.test(userAgent)) return 'tablet';
  if (/\bMobi|\biPhone\b|\biPod\b/.test(userAgent)) return 'phone';
  return /\b(?:Android|HarmonyOS)\b/.test(userAgent) ? 'tablet' : 'desktop';
}

/** The part of an Android user agent before «Build/» or the bracket: the model. */
function modelOf(userAgent: string): string {
  const apple = /\b(iPhone|iPad|iPod)\b/.exec(userAgent)?.[1];
  return apple ?? findAndroidModel(userAgent) ?? '';
}

/** In `(Linux; Android 14; ru-ru; Pixel 8 Build/UP1A)` it stands behind the version, or the language after that. */
function findAndroidModel(userAgent: string): string | undefined {
  const brackets = userAgent.split('(').map((part) => part.split(')', 1)[0]?.split('; ') ?? []);
  const parts = brackets.find((one) => one.some((part) => ANDROID.test(part))) ?? [];
  const [first, second] = parts.slice(parts.findIndex((part) => ANDROID.test(part)) + 1);
  const model = first !== undefined && LANGUAGE.test(first) && second !== undefined ? second : first;
  return model?.split(' Build/', 1)[0];
}

const ANDROID = /^Android/i;
const LANGUAGE = /^[a-z]{2}-[a-z]{2}$/i;
