import { UNKNOWN_ARRIVAL } from '#cms/store/flow-count-table';
import type { FlowDefinition } from '#registry/define-flow';
import type { HandOver } from '#registry/hand-over';
import { readLocalEvent, type FlowState } from '#flows/kit/engine/flow-state';
import { countPost, toReason, type CountedPost } from './count-post';
import { ENGINE_TEXTS } from './engine-texts';
import { mergeFiles, toFileErrors } from './posted-files';
import type { FlowAnswer, FlowRuntime, PlacedFlow } from './placed-flow';
import type { FlowPost } from './flow-post';
import { runAction, type ActionOutcome } from './run-action.server';
import { newStepId, type Opened, type SealBinding, type SealedStep } from './seal.server';
import { advance, toEndOfStep, toFirstId, type Step } from './step.server';

/** Runs one post: opens the step, replays local events, runs the action, seals where the visitor stands now. */
export async function runFlow(flow: PlacedFlow, given: FlowPost, runtime: FlowRuntime): Promise<FlowAnswer> {
  const { definition } = flow;
  const post = definition.takesFiles ? { ...given, values: mergeFiles(given.values) } : given;
  const opened = openStep(flow, post, runtime);
  if (opened.status !== 'ok') {
    const gone = opened.status === 'expired';
    if (opened.status === 'expired')
      count(flow, { ...toVisit(opened.step, post, runtime), reason: 'expired' }, runtime);
    const message = gone ? ENGINE_TEXTS.expired : ENGINE_TEXTS.invalid;
    const values = toShownValues(post, definition);
    const snapshot = definition.machine.start(flow.props);
    const state = { instance: flow.instance, snapshot, sealed: '', turn: post.turn + 1, ...toPin(post) };
    return { state: { ...state, values, errors: { '': message } }, status: gone ? 410 : 400 };
  }
  const { step } = opened;
  replay(post, step, definition);
  const outcome = await runWithFiles(flow, post, step, runtime);
  const { status, leaveTo, handOver, remember } = outcome;
  const passed = count(flow, { ...step, reason: findReason(outcome, post, definition) }, runtime);
  const state = toState(flow, post, { ...step, passed }, outcome, runtime);
  const help = handOver && outcome.errors[''] !== undefined && { title: handOver.title, href: handOver.path };
  return {
    state: help ? { ...state, help } : state,
    status,
    ...(leaveTo !== undefined && { leaveTo }),
    ...(remember !== undefined && { remember }),
    ...(handOver && { handOver, ...toWaiting(flow, post, { ...step, passed }, handOver, runtime) }),
  };
}

/** The step that the visitor comes back to, one event on where there is one. */
function toWaiting(
  flow: PlacedFlow,
  post: FlowPost,
  step: Step & { passed: string[] },
  { back }: HandOver,
  runtime: FlowRuntime,
): Pick<FlowAnswer, 'waiting'> {
  if (back === undefined) return {};
  const waiting = { ...step, trail: [...step.trail] satisfies string[] as Step['trail'] };
  if (back.event !== undefined) advance(waiting, { type: back.event }, flow.definition);
  const { values: _typed, ...state } = toState(flow, post, waiting, { status: 200, errors: {} }, runtime);
  return { waiting: state };
}

/** Local events have been done in the browser since the seal. */
export function replay({ events }: FlowPost, step: Step, definition: FlowDefinition): void {
  for (const event of events.map(readLocalEvent)) {
    if (definition.machine.local.includes(event.type)) advance(step, event, definition);
  }
}

/** Files that were not taken are told first: what was sent without them would lack what the visitor sees there. */
function runWithFiles(
  flow: PlacedFlow,
  post: FlowPost,
  step: Step,
  runtime: FlowRuntime,
): Promise<ActionOutcome> | ActionOutcome {
  if (post.refusedFiles.size > 0) return { status: 422, errors: toFileErrors(post) };
  return runAction(flow, post, step, runtime);
}

/** A step without a seal is the first one, which follows from the page alone. */
export function openStep(
  flow: PlacedFlow,
  post: FlowPost,
  runtime: FlowRuntime,
): { status: 'ok'; step: Step } | Exclude<Opened, { status: 'ok' }> {
  const { sealer, visitor } = runtime;
  const { now } = runtime.services;
  if (post.sealed === '') {
    const snapshot = flow.definition.machine.start(flow.props);
    const arrival = runtime.readArrival(post);
    const begun = { trail: [snapshot.state] satisfies Step['trail'], passed: null, arrival, isRepeat: false };
    const step = { id: toFirstId(post), bornAt: now, refusals: 0, snapshot, memo: {}, isSealed: false };
    return { status: 'ok', step: { ...step, ...begun } };
  }
  const opened = sealer.open(post.sealed, toBinding(flow, visitor), now);
  if (opened.status !== 'ok') return opened;
  const { expiresAt, bornAt = expiresAt - flow.definition.ttlSeconds * 1000, refusals = 0 } = opened.step;
  const { id, snapshot, memo } = opened.step;
  const step = { id, bornAt, refusals, snapshot, memo, isSealed: true };
  return { status: 'ok', step: { ...step, ...toVisit(opened.step, post, runtime) } };
}

/** What is counted of a visit that goes on. */
function toVisit(
  { snapshot, passed, arrival = UNKNOWN_ARRIVAL }: SealedStep,
  post: FlowPost,
  { readArrival }: FlowRuntime,
): Pick<Step, 'trail' | 'passed' | 'arrival' | 'isRepeat'> {
  const trail: Step['trail'] = [snapshot.state];
  // A step that a page was opened with (`begin-recalled`) was counted nowhere: the visit begins with this post.
  if (passed?.length === 0) return { trail, passed: null, arrival: readArrival(post), isRepeat: false };
  return { trail, passed: passed ?? [snapshot.state], arrival, isRepeat: false };
}

function findReason(
  outcome: ActionOutcome,
  { refusedFiles }: FlowPost,
  definition: FlowDefinition,
): string | undefined {
  if (Object.keys(outcome.errors).length === 0) return undefined;
  return refusedFiles.size > 0 ? 'files' : toReason(outcome, definition);
}

/** Gives the states that the visit has been counted in now. What repeats a post that was counted counts for nothing. */
function count(
  { definition, path }: PlacedFlow,
  post: CountedPost & Pick<Step, 'isRepeat' | 'arrival'>,
  { funnels, services: { audience } }: FlowRuntime,
): string[] {
  const { counts, passed } = countPost(post, definition.machine);
  if (!post.isRepeat) funnels.add({ flow: definition.type, path, audience, ...post.arrival }, counts);
  return passed;
}

function toState(
  flow: PlacedFlow,
  post: FlowPost,
  step: Step & { passed: string[] },
  { errors }: ActionOutcome,
  { sealer, visitor, services: { now } }: FlowRuntime,
): FlowState {
  const { definition, instance, props } = flow;
  const { snapshot, memo, passed, arrival, bornAt, refusals } = step;
  const isFirst = snapshot.state === definition.machine.start(props).state;
  const id = step.isSealed || !isFirst ? step.id : newStepId();
  const expiresAt = Math.min(now + definition.ttlSeconds * 1000, toEndOfStep(step, definition));
  // What a machine builds is plain data by its type.
  const data = snapshot.data as Record<string, unknown>;
  const sealed = sealer.seal(
    { id, bornAt, refusals, expiresAt, snapshot: { state: snapshot.state, data }, memo, passed, arrival },
    toBinding(flow, visitor),
  );
  const state = { instance, snapshot, sealed, turn: post.turn + 1, ...toPin(post) };
  const hasErrors = Object.keys(errors).length > 0;
  // What was done needs its texts no more.
  const isCarried = definition.carriesValues === true && !definition.machine.isFinal(snapshot.state);
  if (!hasErrors && !isCarried) return state;
  return { ...state, values: toShownValues(post, definition), ...(hasErrors && { errors }) };
}

const toPin = ({ pin }: FlowPost) => (pin === '' ? {} : { pin });

/** What was typed goes back into its fields; codes do not. */
function toShownValues({ values }: FlowPost, { actions }: FlowDefinition): Record<string, string> {
  const secret = Object.values(actions).flatMap((action) => action.secret ?? []);
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' && !secret.includes(name) ? [[name, value]] : [],
    ),
  );
}

export function toBinding(
  {
    definition: { type, version, identity },
    instance,
    path,
    props,
  }: Pick<PlacedFlow, 'definition' | 'instance' | 'path' | 'props'>,
  visitor: string,
): SealBinding {
  return { flow: type, version, path, instance, visitor, identity: identity?.(props) ?? '' };
}
