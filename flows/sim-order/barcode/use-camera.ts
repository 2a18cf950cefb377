import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { loadReader } from './barcode-reader';

/** `refused`: the visitor, or the page's policy, does not let it; `missing`: there is none that works. */
export type CameraState = 'off' | 'starting' | 'on' | 'refused' | 'missing';

/** Milliseconds between two looks: quick for a hand, slow enough for an old phone. */
const PAUSE = 250;

const REFUSALS = new Set(['NotAllowedError', 'SecurityError']);

interface Camera {
  state: CameraState;
  video: RefObject<HTMLVideoElement>;
  start: () => void;
  stop: () => void;
}

/**
 * The camera of a phone, read again and again until what it shows is wanted. It goes off when it is closed, when the tab
 * is hidden, and when the step is left.
 */
export function useCamera(isWanted: (read: string) => boolean): Camera {
  const [state, setState] = useState<CameraState>('off');
  const video = useRef<HTMLVideoElement>(null);
  const running = useRef<AbortController | null>(null);
  const wanted = useRef(isWanted);
  useEffect(() => {
    wanted.current = isWanted;
  }, [isWanted]);

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setState((now) => (now === 'on' || now === 'starting' ? 'off' : now));
  }, []);

  const start = useCallback(() => {
    if (running.current !== null) return;
    const run = new AbortController();
    running.current = run;
    setState('starting');
    watch(
      video,
      (read) => wanted.current(read),
      run.signal,
      () => setState('on'),
    )
      .then(() => {
        if (!run.signal.aborted) stop();
      })
      .catch((error: unknown) => {
        if (run.signal.aborted) return;
        stop();
        const name = error instanceof Error ? error.name : '';
        setState(REFUSALS.has(name) ? 'refused' : 'missing');
      });
  }, [stop]);

  useEffect(() => {
    const stopWhenHidden = () => {
      if (document.hidden) stop();
    };
    document.addEventListener('visibilitychange', stopWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', stopWhenHidden);
      stop();
    };
  }, [stop]);

  return { state, video, start, stop };
}

/** Until something wanted was read, or the signal stops it; the camera is off in either case. */
async function watch(
  place: RefObject<HTMLVideoElement>,
  isWanted: (read: string) => boolean,
  signal: AbortSignal,
  onShown: () => void,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  });
  const end = () => stream.getTracks().forEach((track) => track.stop());
  signal.addEventListener('abort', end);
  // The step was left while the visitor was asked.
  if (signal.aborted) return end();
  try {
    const read = await loadReader();
    const video = place.current;
    if (video === null || signal.aborted) return;
    video.srcObject = stream;
    await video.play();
    onShown();
    while (!signal.aborted) {
      if ((await read(video)).some(isWanted)) return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  } finally {
    end();
  }
}

/** Phones without a camera and old browsers have no such thing. */
export const hasCamera = (): boolean =>
  'mediaDevices' in navigator && 'getUserMedia' in navigator.mediaDevices;
