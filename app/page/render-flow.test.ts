import { expect, test } from 'vitest';
import { registry } from '#app/catalog.server';
import { toExampleProps, type FlowDefinition } from '#registry/define-flow';
import { renderFlow, toPlace } from './render-flow.server';

const flow = find('top-up');

function find(type: string): FlowDefinition {
  const definition = registry.find(type);
  if (definition?.kind !== 'flow') throw new Error(`${type} is a flow`);
  return definition;
}

const [example] = flow.examples;
if (example === undefined) throw new Error('a flow has examples');
const props = toExampleProps(flow, example);
const begun = toPlace({ definition: flow, instance: 'pay', props, windowId: null }, null);
const typed = '9265550102';
const state = {
  instance: 'pay',
  snapshot: flow.machine.start(props),
  sealed: '',
  turn: 0,
  values: { msisdn: typed },
};
const posted = { ...begun, posted: { state, isTarget: true, peers: [] } };

const toDigits = (html: string) => html.replaceAll(/\D/g, '');

test('a beginning is rendered once for its component, and anew for other props', () => {
  const component = {};
  const first = renderFlow(component, flow, props, begun);
  expect(renderFlow(component, flow, props, begun)).toBe(first);
  const elsewhere = renderFlow(component, flow, props, { ...begun, identity: 'other' });
  expect(elsewhere.hash).not.toBe(first.hash);
});

test('what a visitor has given is shown to nobody after them', () => {
  const component = {};
  const first = renderFlow(component, flow, props, begun);
  expect(toDigits(renderFlow(component, flow, props, posted).html)).toContain(typed);
  expect(renderFlow(component, flow, props, begun)).toBe(first);
  expect(toDigits(first.html)).not.toContain(typed);
  // Nor when it comes first.
  const other = {};
  renderFlow(other, flow, props, posted);
  expect(renderFlow(other, flow, props, begun).html).toBe(first.html);
});
