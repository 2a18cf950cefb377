/** From here on a pressed arrow counts as held (BLK-258). */
export const HOLD_DELAY_MS = 400;
/** The time between two steps of a held arrow (BLK-257). */
export const HOLD_INTERVAL_MS = 50;

const RELEASES = ['pointerup', 'pointercancel', 'pointerleave'] as const;

export interface HoldActions {
  click: () => void;
  /** Gives whether there is anything left to step to. */
  step: () => boolean;
  /** After the last step, not after a mere click. */
  end: () => void;
}

/** Tells a click on a button, also one by the keyboard, from holding it. */
export function watchHold(button: HTMLElement, signal: AbortSignal, { click, step, end }: HoldActions): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  // The release of a held button is a click too.
  let swallowsClick = false;
  const stop = () => {
    clearTimeout(timer);
    if (isHeld) end();
    isHeld = false;
  };
  const go = () => {
    isHeld = true;
    swallowsClick = true;
    if (step()) timer = setTimeout(go, HOLD_INTERVAL_MS);
    else stop();
  };
  const press = ({ button: pressed }: PointerEvent) => {
    clearTimeout(timer);
    swallowsClick = false;
    if (pressed === 0) timer = setTimeout(go, HOLD_DELAY_MS);
  };
  button.addEventListener('pointerdown', press, { signal });
  for (const release of RELEASES) button.addEventListener(release, stop, { signal });
  button.addEventListener(
    'click',
    () => {
      if (!swallowsClick) click();
      swallowsClick = false;
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
}
