// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { render } from 'preact/compat';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { SilentObserver } from '#flows/kit/testing/silent-observer';
import { flowSteps, toStepHtml, type FlowStep } from '#tests/contract/flow-steps';

/** The site's own scripts take over what the server has made: flows are React's there, and Preact's in browsers. */

const CLIENT = path.resolve('build/client');
/** From one task of a browser to the next: effects, what they render, and a form that is judged. */
const TASKS = 8;

const toNoMedia = (media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SilentObserver);
  vi.stubGlobal('ResizeObserver', SilentObserver);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 0));
  vi.stubGlobal('matchMedia', toNoMedia);
  // What counts the seconds would differ.
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date', 'setInterval'] });
});

afterEach(() => vi.useRealTimers());

const manifestOfScripts = z.object({ 'app/enhance/hydrate-flow.tsx': z.object({ file: z.string() }) });
const takeover = z.object({ hydrateFlow: z.custom<(root: HTMLElement) => Promise<void>>() });

async function rest(): Promise<void> {
  for (let task = 0; task < TASKS; task += 1) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** What the built site takes a flow over by. With it comes the script of a page, which looks for flows once: there are none yet. */
async function loadTakeover() {
  const manifest: unknown = JSON.parse(readFileSync(path.join(CLIENT, '.vite/script-manifest.json'), 'utf8'));
  const { file } = manifestOfScripts.parse(manifest)['app/enhance/hydrate-flow.tsx'];
  const chunk: unknown = await import(/* @vite-ignore */ pathToFileURL(path.join(CLIENT, file)).href);
  return takeover.parse(chunk).hydrateFlow;
}

vi.stubGlobal('matchMedia', toNoMedia);
const hydrateFlow = await loadTakeover();
await rest();

/** One step for each state of each flow. Other steps of the same state differ in their texts alone. */
const states = [
  ...new Map(flowSteps.map((step) => [`${step.flow.type} ${toState(step)}`, step] as const)),
].map(([name, step]) => ({ name, step }));

function toState({ flow, props, place }: FlowStep): string {
  return (place.posted?.state.snapshot ?? flow.machine.start(props)).state;
}

/** The flow's HTML once it is alive: taken over, or made by the browser alone. */
async function bringToLife(step: FlowStep, how: 'taken over' | 'made anew'): Promise<string[]> {
  const page = document.createElement('div');
  page.innerHTML = toStepHtml(step);
  document.body.replaceChildren(page);
  const root = page.firstElementChild;
  if (!(root instanceof HTMLElement)) throw new Error('a flow has a root element');
  if (how === 'made anew') root.replaceChildren();
  await hydrateFlow(root);
  await rest();
  expect(root.hasAttribute('data-flow-ready')).toBe(true);
  const shown = [...root.querySelectorAll('*')].map(describeElement);
  // The next one has a history of its own.
  render(null, root);
  history.replaceState(null, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
  return shown;
}

/** What a field holds is in no attribute; and the build's classes are not those of the sources. */
const NOT_COMPARED = ['class', 'value', 'checked', 'selected', 'defaultvalue'];

function describeElement(element: Element): string {
  const attributes = element
    .getAttributeNames()
    .filter((name) => !NOT_COMPARED.includes(name))
    .map((name) => `${name}="${element.getAttribute(name)}"`);
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const words = texts.map(({ textContent }) => textContent).join('');
  return [element.tagName, ...attributes.toSorted(), ...describeValue(element), words].join(' ');
}

function describeValue(element: Element): string[] {
  if (element instanceof HTMLInputElement) return [`holds "${element.value}" ${element.checked}`];
  const isText = element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
  return isText || element instanceof HTMLButtonElement ? [`holds "${element.value}"`] : [];
}

test.each(states)('the step $name is taken over as a browser would make it', async ({ step }) => {
  expect(await bringToLife(step, 'taken over')).toEqual(await bringToLife(step, 'made anew'));
});
