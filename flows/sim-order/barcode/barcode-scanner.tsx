import { useRef, useState, type ChangeEvent } from 'react';
import { isIcc, toIccDigits } from '#schemas/sim/icc';
import { Button } from '#blocks/ui/button';
import { Stack } from '#blocks/ui/stack';
import { Text } from '#blocks/ui/text';
import { useHydrated } from '../../kit/engine/use-hydrated';
import { SIM_FAULTS } from '../../kit/sim/activation-faults';
import { SIM_TEXTS } from '../texts';
import { loadReader } from './barcode-reader';
import styles from './barcode-scanner.module.css';
import { hasCamera, useCamera, type CameraState } from './use-camera';

const STATE_TEXTS: Readonly<Record<CameraState, string>> = {
  off: '',
  starting: SIM_TEXTS.cameraStarts,
  on: SIM_TEXTS.cameraHint,
  refused: SIM_FAULTS.cameraRefused,
  missing: SIM_FAULTS.cameraMissing,
};

type Said = 'nothing' | 'read' | 'unread' | 'reading';

/**
 * The number of the card in place of its digits: by the camera, or from a picture. Nothing of either leaves the browser.
 * Typing stays possible all the time (SIM-161).
 */
export function BarcodeScanner({ onRead }: { onRead: (digits: string) => void }) {
  const [said, setSaid] = useState<Said>('nothing');
  const isHydrated = useHydrated();
  const take = (read: string): boolean => {
    const digits = toIccDigits(read);
    if (!isIcc(digits)) return false;
    onRead(digits);
    setSaid('read');
    return true;
  };
  const { state, video, start, stop } = useCamera(take);
  const isRunning = state === 'starting' || state === 'on';
  const isFault = said === 'unread' || state === 'refused' || state === 'missing';
  const words = {
    nothing: '',
    reading: SIM_TEXTS.pictureRead,
    read: SIM_TEXTS.scanDone,
    unread: SIM_FAULTS.barcode,
  };
  const text = STATE_TEXTS[state] || words[said];
  return (
    <Stack gap={3} className={isHydrated ? undefined : styles.waiting}>
      {isHydrated && (
        <div className={styles.frame} hidden={!isRunning}>
          <video ref={video} className={styles.video} muted playsInline aria-label={SIM_TEXTS.cameraView} />
          <span className={styles.line} aria-hidden="true" />
        </div>
      )}
      <div className={styles.ways}>
        {isRunning && (
          <Button variant="secondary" wide="phone" onClick={stop}>
            {SIM_TEXTS.cameraClose}
          </Button>
        )}
        {!isRunning && (!isHydrated || hasCamera()) && (
          <Button
            variant="secondary"
            wide="phone"
            onClick={() => {
              setSaid('nothing');
              start();
            }}
          >
            {SIM_TEXTS.scan}
          </Button>
        )}
        {!isRunning && <PictureButton onSaid={setSaid} onRead={take} />}
      </div>
      <Text look="small" tone="muted">
        {SIM_TEXTS.scanWhy}
      </Text>
      <output className={styles.said}>
        {text !== '' && <Text tone={isFault ? 'error' : said === 'read' ? 'success' : 'muted'}>{text}</Text>}
      </output>
    </Stack>
  );
}

interface PictureButtonProps {
  onSaid: (said: Said) => void;
  onRead: (read: string) => boolean;
}

/** A picture that was taken before; a phone offers its camera among the ways. */
function PictureButton({ onSaid, onRead }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    onSaid('reading');
    const isRead = (await readPicture(file)).some(onRead);
    // The same picture may be chosen again.
    target.value = '';
    if (!isRead) onSaid('unread');
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        aria-label={SIM_TEXTS.choosePicture}
        onChange={(event) => void choose(event)}
      />
      <Button variant="ghost" wide="phone" onClick={() => input.current?.click()}>
        {SIM_TEXTS.choosePicture}
      </Button>
    </>
  );
}

/** What the barcodes of a file say; nothing for what is no picture, or where the reader did not come. */
async function readPicture(file: File): Promise<readonly string[]> {
  try {
    const read = await loadReader();
    return await read(await createImageBitmap(file));
  } catch {
    // The visitor is told to type the number, as of a picture without a barcode.
    return [];
  }
}
