/** The script of the gallery's pages: copying an example's JSON, and frames as high as what is in them. */

/** How long a button says that it has copied. */
const THANKS_MS = 2000;
const COPIED_ATTRIBUTE = 'data-is-copied';
/** Frames may change once more when pictures and enhancements are there. */
const SECOND_LOOK_MS = 600;
/** A block as high as its window would let its frame grow for ever. */
const MAX_FRAME_HEIGHT = 2400;

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
  if (button) void copy(button);
});

async function copy(button: HTMLElement): Promise<void> {
  const source = document.getElementById(button.dataset['copy'] ?? '');
  if (!(source instanceof HTMLTextAreaElement)) return;
  const isCopied = await write(source);
  const note = document.querySelector('[data-copy-note]');
  if (note) note.textContent = (isCopied ? button.dataset['copied'] : button.dataset['failed']) ?? '';
  if (!isCopied) return;
  button.setAttribute(COPIED_ATTRIBUTE, '');
  setTimeout(() => button.removeAttribute(COPIED_ATTRIBUTE), THANKS_MS);
}

/** Without leave to write the text is shown and selected: one key press copies it. */
async function write(source: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(source.value);
    return true;
  } catch {
    source.closest('details')?.setAttribute('open', '');
    source.focus();
    source.select();
    return false;
  }
}

for (const frame of document.querySelectorAll('iframe')) {
  frame.addEventListener('load', () => {
    fit(frame);
    setTimeout(() => fit(frame), SECOND_LOOK_MS);
  });
  // One that was there before this script.
  if (frame.contentDocument?.readyState === 'complete') fit(frame);
}

function fit(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument;
  if (page === null || page.URL === 'about:blank') return;
  const least = Number(frame.dataset['height']);
  frame.height = String(Math.min(Math.max(page.documentElement.scrollHeight, least), MAX_FRAME_HEIGHT));
}
