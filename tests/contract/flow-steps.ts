import type { FlowDefinition } from '#registry/define-flow';
import { toExampleProps } from '#registry/define-flow';
import type { FlowPlace } from '#flows/kit/engine/flow-place';
import { renderFlow, toPlace } from '#app/page/render-flow.server';
import { flowCases } from './flow-cases';

/** What a browser is given to take over: examples as a page has them, and steps as answers bring them. */

export interface FlowStep {
  name: string;
  flow: FlowDefinition;
  props: unknown;
  place: FlowPlace;
}

/** The same for each step, since it is a part of ids: two that look alike are so in every sign. */
const INSTANCE = 'step';

/** Every step of each flow, as the answer to a post without scripts brings it. */
const steps: FlowStep[] = flowCases.flatMap(({ flow, walk }) =>
  walk.visits.map(({ example, snapshot }, index) => {
    const given = flow.examples.find(({ name }) => name === example);
    const props = given && toExampleProps(flow, given);
    const state = { instance: INSTANCE, snapshot, sealed: 'sealed', turn: 1 };
    const answer = { target: INSTANCE, flows: { [INSTANCE]: state } };
    const place = toPlace({ definition: flow, instance: INSTANCE, props, windowId: null }, answer);
    const name = `${flow.type} «${example}» ${index} ${snapshot.state}`;
    return { name, flow, props, place };
  }),
);

/** Every example as a page that was only read has it. */
const begun: FlowStep[] = flowCases.flatMap(({ flow }) =>
  flow.examples.map((example, index) => {
    const props = toExampleProps(flow, example);
    const standing = { definition: flow, instance: `example-${index}`, props, windowId: null };
    return { name: `${flow.type} «${example.name}»`, flow, props, place: toPlace(standing, null) };
  }),
);

export const toStepHtml = ({ flow, props, place }: FlowStep): string =>
  renderFlow({}, flow, props, place).html;

/** Without the data that a browser takes it over by: of thousands of steps, hundreds differ in it. */
const toLook = (step: FlowStep): string => toStepHtml(step).replace(/ data-flow-data="[^"]*"/, '');

/** Each look of a flow once. */
export const flowSteps: readonly FlowStep[] = [
  ...begun,
  ...new Map(steps.map((step) => [step.flow.type + toLook(step), step])).values(),
];
