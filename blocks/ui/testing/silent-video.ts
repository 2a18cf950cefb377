/** For tests: jsdom plays nothing. This video says at once that it plays, and that it has paused. */
export function makePlayable(video: HTMLElement): { isPlaying: () => boolean } {
  let isPaused = true;
  const turn = (paused: boolean, event: string) => {
    if (isPaused === paused) return;
    isPaused = paused;
    video.dispatchEvent(new Event(event));
  };
  Object.defineProperties(video, {
    paused: { get: () => isPaused },
    play: { value: () => Promise.resolve(turn(false, 'playing')) },
    pause: { value: () => turn(true, 'pause') },
  });
  return { isPlaying: () => !isPaused };
}
