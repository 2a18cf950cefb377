import { useRef, useState, type ChangeEvent } from 'react';
import { isIcc, toIccDigits } from '#schemas/sim/icc';
import { Button } from '#blocks/ui/button';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { useHydrated } from '../kit/engine/use-hydrated';
import { SIM_FAULTS } from '../kit/sim/activation-faults';
import { SIM_TEXTS } from './texts';

/** Of the browser's own reader, what is used. */
interface Reader {
  detect: (picture: ImageBitmap) => Promise<readonly { rawValue: string }[]>;
}
type ReaderClass = new () => Reader;

function findReader(): ReaderClass | null {
  const known: unknown = Reflect.get(window, 'BarcodeDetector');
  // Where the browser has one, it is this class.
  return typeof known === 'function' ? (known as ReaderClass) : null;
}

/**
 * A photograph of the card in place of its digits, where the browser reads barcodes by itself. A phone opens its camera
 * for the picture, which stays in the browser (SIM-161).
 */
export function BarcodePicture({ onRead }: { onRead: (digits: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState({ text: '', isFault: false });
  const isHydrated = useHydrated();
  const Reader = isHydrated ? findReader() : null;
  if (Reader === null) return null;
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const digits = await readIcc(new Reader(), file);
    // The same picture may be chosen again.
    target.value = '';
    if (digits !== null) onRead(digits);
    setSaid({ text: digits === null ? SIM_FAULTS.barcode : SIM_TEXTS.scanDone, isFault: digits === null });
  };
  return (
    <Stack gap={2}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => void take(event)}
      />
      <div>
        <Button variant="secondary" wide="phone" onClick={() => input.current?.click()}>
          {SIM_TEXTS.scan}
        </Button>
      </div>
      <Text look="small" tone="muted">
        {SIM_TEXTS.scanWhy}
      </Text>
      <output>
        {said.text !== '' && <Text tone={said.isFault ? 'error' : 'success'}>{said.text}</Text>}
      </output>
    </Stack>
  );
}

/** The number of a card in a picture; null for a picture without one, or one that cannot be read. */
async function readIcc(reader: Reader, file: File): Promise<string | null> {
  try {
    const codes = await reader.detect(await createImageBitmap(file));
    return codes.map(({ rawValue }) => toIccDigits(rawValue)).find(isIcc) ?? null;
  } catch {
    // No picture at all, or a reader that this device lacks: the visitor is told to type the number.
    return null;
  }
}
