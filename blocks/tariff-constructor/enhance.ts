import type { Enhance, EnhanceContext } from '#registry/enhancement';
import { parsePackHash } from '#schemas/products/constructor-hash';

/** The price is said when the visitor rests on it, not at every step of a slider. */
const ANNOUNCE_AFTER_MS = 600;

/**
 * Puts sliders in place of the lists and shows the answer of every choice at once. `#choose_30_0600` in the address
 * chooses a pack, now and when the address changes (TRF-266).
 */
const enhance: Enhance = (block, context) => {
  const form = block.querySelector<HTMLElement>('[data-constructor]');
  if (form === null) return;
  for (const part of block.querySelectorAll<HTMLElement>('[data-without-scripts]')) part.hidden = true;
  for (const scale of block.querySelectorAll<HTMLElement>('[data-scale]')) scale.hidden = false;
  const announce = createAnnouncer(block, context.signal);
  const show = () => {
    const answer = showAnswer(block, toChoice(form));
    tellWindows(block, answer);
    return answer;
  };

  const { signal } = context;
  form.addEventListener('input', () => announce(show()), { signal });
  form.addEventListener('change', () => report(block, show(), context), { signal });
  const follow = () => {
    if (chooseByHash(block, form)) announce(show());
  };
  window.addEventListener('hashchange', follow, { signal });
  // A browser that goes back restores where the sliders stood.
  show();
  follow();
};

export default enhance;

type Slider = 'calls' | 'traffic';

const findField = (form: HTMLElement, slider: Slider) =>
  form.querySelector<HTMLElement>(`[data-slider="${slider}"]`);
const findRange = (form: HTMLElement, slider: Slider) =>
  findField(form, slider)?.querySelector<HTMLInputElement>('input[type="range"]') ?? null;

/** Where both sliders stand, as the answers are named; also says it beside each and in the lists. */
function toChoice(form: HTMLElement): string {
  return `${readSlider(form, 'calls')}-${readSlider(form, 'traffic')}`;
}

/** A quantity with one position has no slider. */
function readSlider(form: HTMLElement, slider: Slider): number {
  const field = findField(form, slider);
  const range = findRange(form, slider);
  const list = field?.querySelector('select');
  if (!field || !range || !list) return 0;
  const at = Number(range.value);
  const text = list.options[at]?.text ?? '';
  list.selectedIndex = at;
  range.setAttribute('aria-valuetext', text);
  range.style.setProperty('--filled', `${(100 * at) / Math.max(1, Number(range.max))}%`);
  const value = field.querySelector('[data-value]');
  if (value) value.textContent = text;
  return at;
}

/** Shows the answer to a choice and hides the others; gives it. */
function showAnswer(block: HTMLElement, choice: string): HTMLElement | null {
  const answers = [...block.querySelectorAll<HTMLElement>('[data-pack]')];
  const named = (name: string) => answers.find((answer) => answer.dataset['pack'] === name);
  const shown = named(choice) ?? named('none') ?? null;
  for (const answer of answers) answer.hidden = answer !== shown;
  return shown;
}

/** The flow that connects a tariff: the window around it opens for what the sliders stand at, whatever opens it. */
const CONNECTION = '[data-flow="tariff-connection"]';

function tellWindows(block: HTMLElement, answer: HTMLElement | null): void {
  const tariff = block.querySelector<HTMLElement>('[data-of-tariff]')?.dataset['ofTariff'] ?? '';
  for (const flow of document.querySelectorAll(CONNECTION)) {
    const window = flow.closest('dialog');
    if (window === null) continue;
    window.dataset['choice'] = tariff;
    window.dataset['choiceWith'] = answer?.dataset['packId'] ?? '';
  }
}

/** Moves the sliders to the pack that the address names; false when it names none that is sold. */
function chooseByHash(block: HTMLElement, form: HTMLElement): boolean {
  const keys = parsePackHash(location.hash);
  if (keys === null) return false;
  const calls = findPosition(form, 'calls', keys.calls);
  const traffic = findPosition(form, 'traffic', keys.traffic);
  if (block.querySelector(`[data-pack="${calls}-${traffic}"]`) === null) return false;
  for (const [slider, at] of [
    ['calls', calls],
    ['traffic', traffic],
  ] as const) {
    const range = findRange(form, slider);
    if (range) range.value = String(at);
  }
  return true;
}

function findPosition(form: HTMLElement, slider: Slider, key: string): number {
  const options = findField(form, slider)?.querySelector('select')?.options ?? [];
  return [...options].findIndex(({ value }) => value === key);
}

function createAnnouncer(block: HTMLElement, signal: AbortSignal): (answer: HTMLElement | null) => void {
  const status = block.querySelector('[data-announcement]');
  let timer = 0;
  signal.addEventListener('abort', () => window.clearTimeout(timer));
  return (answer) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      const words = [...(answer?.querySelectorAll('p') ?? [])].map((line) => line.textContent);
      if (status) status.textContent = words.slice(0, 2).join(': ');
    }, ANNOUNCE_AFTER_MS);
  };
}

function report(block: HTMLElement, answer: HTMLElement | null, context: EnhanceContext): void {
  const id = block.querySelector('section')?.id ?? '';
  context.report({ event: 'pack_select', block: id, pack: answer?.dataset['packId'] ?? '' });
}
