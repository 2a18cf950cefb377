import type { Enhance } from '#registry/enhancement';
import { isMotionReduced } from '#blocks/ui/scroll-animation';
import { onResize } from '#blocks/ui/scroll-timing';

/** How long a film plays without a break before it counts as watched, in ms (d2 §2.6). */
export const VIDEO_WATCH_MS = 3000;

/**
 * Films play under the pointer, where motion is welcome, and by their button; never on a narrow window (BLK-262).
 * Each is reported as watched once.
 */
const enhance: Enhance = (block, { signal, report }) => {
  const id = block.querySelector('section')?.id ?? '';
  for (const tile of block.querySelectorAll<HTMLElement>('[data-tile]')) {
    const video = tile.querySelector('video');
    const film = tile.querySelector<HTMLElement>('[data-film]');
    if (video === null || film === null) continue;
    reportWatching(video, () => report({ event: 'video_watch', block: id }), signal);
    play(tile, film, video, signal);
  }
};

export default enhance;

function play(tile: HTMLElement, film: HTMLElement, video: HTMLVideoElement, signal: AbortSignal): void {
  const listen = { signal };
  const narrow = window.matchMedia(`(max-width: ${Number(tile.dataset['pauseBelow'] ?? 0) - 1}px)`);
  const button = film.querySelector<HTMLElement>('[data-toggle]');
  const start = () => {
    // The browser may refuse, and a pause may come before the first frame: the poster stays then.
    if (!narrow.matches) video.play().catch(() => video.pause());
  };
  const show = (isPlaying: boolean) => {
    film.toggleAttribute('data-playing', isPlaying);
    button?.setAttribute('aria-label', button.dataset[isPlaying ? 'pause' : 'play'] ?? '');
  };
  const fit = () => {
    if (button !== null) button.hidden = narrow.matches;
    if (narrow.matches) video.pause();
  };
  video.addEventListener('playing', () => show(true), listen);
  video.addEventListener('pause', () => show(false), listen);
  tile.addEventListener(
    'pointerenter',
    ({ pointerType }) => pointerType === 'mouse' && !isMotionReduced() && start(),
    listen,
  );
  tile.addEventListener(
    'pointerleave',
    ({ pointerType }) => pointerType === 'mouse' && video.pause(),
    listen,
  );
  button?.addEventListener('click', () => (video.paused ? start() : video.pause()), listen);
  onResize(fit, signal);
  signal.addEventListener('abort', () => video.pause());
  fit();
}

/** A film shorter than that begins anew meanwhile: only a pause interrupts the watching. */
function reportWatching(video: HTMLVideoElement, report: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReported = false;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const count = () => {
    if (isReported || timer !== undefined) return;
    timer = setTimeout(() => {
      isReported = true;
      report();
    }, VIDEO_WATCH_MS);
  };
  video.addEventListener('playing', count, { signal });
  video.addEventListener('pause', stop, { signal });
  signal.addEventListener('abort', stop);
}
