import type { Enhance } from '#registry/enhancement';
import { ACTIVITIES, isEnough } from './activities';
import { measureSpeeds, TooManyTests, type Speeds } from './measure';
import { FIGURES, formatFigure, texts, toSummary } from './texts';

/** The parts of the block that the script works with. */
interface Parts {
  /** What stands there without scripts. */
  plain: HTMLElement;
  tool: HTMLElement;
  start: HTMLButtonElement;
  stop: HTMLButtonElement;
  progress: HTMLProgressElement;
  status: HTMLElement;
  result: HTMLElement;
}

/** Shows the test in place of the sentence that says that scripts are needed, and runs it when it is asked for. */
const enhance: Enhance = (block, { signal }) => {
  const parts = findParts(block);
  if (parts === null) return;
  const { plain, tool, start, stop } = parts;
  plain.hidden = true;
  tool.removeAttribute('data-needs-script');
  let running: AbortController | null = null;

  const begin = async () => {
    const own = new AbortController();
    running = own;
    showRunning(parts, true);
    try {
      await run(parts, own.signal);
    } catch (error) {
      parts.status.textContent = toFaultText(error, own.signal);
    }
    if (signal.aborted) return;
    showRunning(parts, false);
    start.focus();
  };
  start.addEventListener('click', () => void begin(), { signal });
  stop.addEventListener('click', () => running?.abort(), { signal });
  signal.addEventListener('abort', () => running?.abort());
};

export default enhance;

function findParts(block: HTMLElement): Parts | null {
  const plain = block.querySelector<HTMLElement>('[data-plain]');
  const tool = block.querySelector<HTMLElement>('[data-speed-test]');
  const start = tool?.querySelector<HTMLButtonElement>('[data-start]');
  const stop = tool?.querySelector<HTMLButtonElement>('[data-stop]');
  const progress = tool?.querySelector('progress');
  const status = tool?.querySelector('output');
  const result = tool?.querySelector<HTMLElement>('[data-result]');
  if (!plain || !tool || !start || !stop || !progress || !status || !result) return null;
  return { plain, tool, start, stop, progress, status, result };
}

async function run(parts: Parts, signal: AbortSignal): Promise<void> {
  const { tool, progress, status, result } = parts;
  showFigures(tool, {});
  result.hidden = true;
  const speeds = await measureSpeeds({
    signal,
    onProgress({ step, done, known }) {
      progress.value = done;
      showFigures(tool, known);
      // Said once a step, not with each part of it.
      if (status.textContent !== texts.steps[step]) status.textContent = texts.steps[step];
    },
  });
  progress.value = 1;
  showFigures(tool, speeds);
  showVerdicts(result, speeds);
  status.textContent = toSummary(speeds);
}

/** The button that begins gives its place, and the focus, to the one that stops. */
function showRunning({ tool, start, stop, progress }: Parts, isRunning: boolean): void {
  start.hidden = isRunning;
  stop.hidden = !isRunning;
  tool.toggleAttribute('data-running', isRunning);
  if (isRunning) {
    progress.value = 0;
    const words = start.querySelector('span > span') ?? start;
    words.textContent = texts.again;
    stop.focus();
  }
}

function showFigures(tool: HTMLElement, known: Partial<Speeds>): void {
  for (const { key } of FIGURES) {
    const figure = tool.querySelector(`[data-figure="${key}"]`);
    const value = known[key];
    if (figure !== null) figure.textContent = value === undefined ? '—' : formatFigure(value);
  }
}

function showVerdicts(result: HTMLElement, speeds: Speeds): void {
  for (const activity of ACTIVITIES) {
    const isFine = isEnough(activity, speeds);
    const line = result.querySelector(`[data-activity="${activity.key}"]`);
    for (const verdict of line?.querySelectorAll<HTMLElement>('[data-verdict]') ?? []) {
      verdict.hidden = (verdict.dataset['verdict'] === 'enough') !== isFine;
    }
  }
  result.hidden = false;
}

function toFaultText(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return texts.stopped;
  return error instanceof TooManyTests ? texts.tooMany : texts.failed;
}
