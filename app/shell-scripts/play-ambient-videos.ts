const WIDE_AND_CALM = '(min-width: 768px) and (prefers-reduced-motion: no-preference)';

/** Silent videos behind a header play only where they are seen, on wide screens, when motion is welcome. */
export function playAmbientVideos(): void {
  if (!window.matchMedia(WIDE_AND_CALM).matches) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLVideoElement)) continue;
      // A browser may refuse to play by itself; the poster stays then.
      if (isIntersecting) target.play().catch(() => target.pause());
      else target.pause();
    }
  });
  for (const video of document.querySelectorAll('video[data-ambient]')) observer.observe(video);
}
