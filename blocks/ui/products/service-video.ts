import type { AnalyticsEvent } from '#schemas/analytics/events';
import { isMotionReduced } from '../scroll-animation';

/** How long the film of a card plays without a break before it counts as watched, in ms (OPT-232). */
export const SERVICE_VIDEO_WATCH_MS = 3000;

interface VideoContext {
  signal: AbortSignal;
  report: (event: AnalyticsEvent) => void;
}

/**
 * Films of service cards play while the card is pointed at with a mouse or has the focus, where motion is welcome
 * (OPT-231). Each is reported once, when it has been watched.
 */
export function playServiceVideos(root: ParentNode, block: string, { signal, report }: VideoContext): void {
  for (const video of root.querySelectorAll<HTMLVideoElement>('[data-service-video]')) {
    const card = video.closest<HTMLElement>('[data-service-card]');
    if (card === null) continue;
    playWhileAttended(card, video, signal);
    countWatching(video, () => report({ event: 'video_watch', block }), signal);
    signal.addEventListener('abort', () => video.pause());
  }
}

/** The card has the visitor's attention for as long as the pointer or the focus is on it. */
function playWhileAttended(card: HTMLElement, video: HTMLVideoElement, signal: AbortSignal): void {
  const reasons = new Set<'pointer' | 'focus'>();
  const begin = (reason: 'pointer' | 'focus') => {
    reasons.add(reason);
    // The browser may refuse, and a pause may come before the first frame: the still picture stays then.
    if (video.paused && !isMotionReduced()) video.play().catch(() => video.pause());
  };
  const end = (reason: 'pointer' | 'focus') => {
    reasons.delete(reason);
    if (reasons.size === 0) video.pause();
  };
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
  card.addEventListener('pointerenter', (event) => isMouse(event) && begin('pointer'), { signal });
  card.addEventListener('pointerleave', (event) => isMouse(event) && end('pointer'), { signal });
  card.addEventListener('focusin', () => begin('focus'), { signal });
  card.addEventListener('focusout', () => end('focus'), { signal });
}

/** Shows the film over its still picture while it plays, and counts the seconds. */
function countWatching(video: HTMLVideoElement, report: () => void, signal: AbortSignal): void {
  const media = video.closest('[data-service-media]');
  let timer = 0;
  let isWatched = false;
  const change = (isPlaying: boolean) => {
    media?.toggleAttribute('data-playing', isPlaying);
    if (isPlaying && timer !== 0) return;
    window.clearTimeout(timer);
    timer = isPlaying && !isWatched ? window.setTimeout(finish, SERVICE_VIDEO_WATCH_MS) : 0;
  };
  const finish = () => {
    isWatched = true;
    report();
  };
  video.addEventListener('playing', () => change(true), { signal });
  video.addEventListener('pause', () => change(false), { signal });
  signal.addEventListener('abort', () => window.clearTimeout(timer));
}
