// @vitest-environment jsdom
import * as fc from 'fast-check';
import { act, createElement, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { readSentEvent } from '#schemas/analytics/events';
import { listInputFields } from '#registry/read-action';
import { toGiven } from '#app/gallery/flow-states.server';
import type { FlowState } from '#flows/kit/engine/flow-state';
import { useFlowEvents } from '#flows/kit/engine/use-flow-events';
import { propertyRuns } from '#tests/property-runs';
import { flowCases, type FlowCase } from './flow-cases';

/** What flows report by themselves, whatever a visitor has typed and the operator has answered. */

/** Tells at once that the flow is seen. */
class SeeingObserver {
  constructor(private readonly tell: IntersectionObserverCallback) {}
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe = (target: Element) => {
    const rect = target.getBoundingClientRect();
    const seen = { target, isIntersecting: true, intersectionRatio: 1, time: 0, rootBounds: null };
    this.tell([{ ...seen, boundingClientRect: rect, intersectionRect: rect }], this);
  };
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', SeeingObserver);
  window.dataLayer = [];
});

/** Names, numbers in any spelling, codes and words of the operator, each with a letter or sign that no id has. */
const planted = fc.record({
  name: fc.constantFrom('Канарейкина Желтопера', 'Иванов-Канарейкин'),
  phone: fc.nat({ max: 99_999_999 }).map((rest) => `+79${String(rest).padStart(9, '1')}`),
  code: fc.nat({ max: 9999 }).map((code) => `код ${String(code).padStart(4, '0')}`),
});
interface Planted {
  name: string;
  phone: string;
  code: string;
}

/** Every state of the walk in turn, each with the planted words in all that it holds, refused once. */
function toStates({ flow, walk }: FlowCase, { name, phone, code }: Planted): FlowState[] {
  return walk.visits.flatMap((visit, index) => {
    const actions = Object.values(flow.actions).filter(({ from }) => from.includes(visit.snapshot.state));
    const fields = actions.flatMap((action) => listInputFields(action, toGiven(flow, visit)));
    const errors = Object.fromEntries(fields.map((field) => [field.name, `${code}: ${phone}`]));
    const values = Object.fromEntries(fields.map((field) => [field.name, name]));
    const snapshot = { state: visit.snapshot.state, data: { ...visit.snapshot.data, name, phone, code } };
    const state = { instance: phone, snapshot, sealed: code, values };
    return [
      { ...state, turn: 2 * index },
      { ...state, turn: 2 * index + 1, errors },
    ];
  });
}

/** Shows a flow in these states one after another, and leaves the page after each. */
function walkThrough({ flow }: FlowCase, states: readonly FlowState[]): string {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const place = createRef<HTMLDivElement>();
  function Told({ state }: { state: FlowState }) {
    useFlowEvents(flow.type, flow.machine, place, state, flow.machine.initial);
    return createElement('div', { ref: place });
  }
  for (const state of states) {
    act(() => root.render(createElement(Told, { state })));
    window.dispatchEvent(new Event('pagehide'));
  }
  act(() => root.unmount());
  host.remove();
  return JSON.stringify(window.dataLayer);
}

test.each(flowCases)('$type reports itself, and nothing of what was planted in it', (one) => {
  fc.assert(
    fc.property(planted, (words) => {
      window.dataLayer = [];
      const told = walkThrough(one, toStates(one, words));
      for (const word of Object.values(words)) expect(told).not.toContain(word);
      const events = window.dataLayer;
      expect(events.length).toBeGreaterThan(0);
      // Each is an event of the table, and none had to be left empty.
      expect(events.filter((event) => readSentEvent(event) === null)).toEqual([]);
      const texts = events.flatMap((event) => Object.values(event));
      expect(texts).not.toContain('');
      expect(texts).toContain(one.type);
    }),
    propertyRuns(5, 71),
  );
});
