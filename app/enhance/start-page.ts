import { afterPaint } from '#blocks/ui/after-paint';
import { nextTask } from '#blocks/ui/next-task';
import { showVisitor, startShellScripts, watchVisit } from '#app/shell-scripts/start-shell-scripts';
import { drawFarParts } from './draw-far-parts';
import { enhanceBlocks } from './enhance-blocks';
import { fetchLater } from './fetch-later';
import { startFlows } from './start-flows';

/**
 * The script of a page: the shell's comforts, its blocks' enhancements, and its flows when a visitor comes near. A page
 * without any of these fetches it when a window of the layout is opened.
 */
void start();

/** What a visitor may tap first, what only watches last, with room for taps between. */
async function start(): Promise<void> {
  startShellScripts();
  await nextTask();
  showVisitor();
  await afterPaint();
  fetchLater();
  void enhanceBlocks('with the page');
  startFlows('with the page');
  await nextTask();
  watchVisit();
  drawFarParts();
}

let late: Promise<void> | null = null;

/** Brings the layout's windows to life: one of them is being opened (`app/page/late-script.server`). Settled when it can be. */
export function startLate(): Promise<void> {
  late ??= enhanceBlocks('late').then(() => startFlows('late'));
  return late;
}
