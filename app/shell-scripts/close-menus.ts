import { MOBILE_BREAKPOINT } from '#blocks/ui/breakpoints';

/** The switch between the desktop's and the phone's menu waits until resizing is over (SHELL-39). */
export const RESIZE_DEBOUNCE_MS = 300;
const OPEN_MENUS = 'header details[open]';

/** Menus close on Esc (focus goes back to what opened them), on a click beside them, on a link, on a switch of layout. */
export function closeMenus(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const inner = [...document.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS)].at(-1);
    if (inner === undefined) return;
    inner.open = false;
    inner.querySelector('summary')?.focus();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const isLink = target.closest('header details a') !== null;
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS)) {
      if (isLink || !menu.contains(target)) menu.open = false;
    }
  });
  closeOnSwitch();
}

function closeOnSwitch(): void {
  let timer = 0;
  let wasPhone = isPhone();
  window.addEventListener('resize', () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (isPhone() === wasPhone) return;
      wasPhone = isPhone();
      for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS)) menu.open = false;
    }, RESIZE_DEBOUNCE_MS);
  });
}

function isPhone(): boolean {
  return window.innerWidth <= MOBILE_BREAKPOINT;
}
