import type { FlowDefinition } from '#registry/define-flow';
import { readLocalEvent, type FlowState } from '#flows/kit/engine/flow-state';
import { ENGINE_TEXTS } from './engine-texts';
import { mergeFiles, toFileErrors } from './posted-files';
import type { FlowAnswer, FlowRuntime, PlacedFlow } from './placed-flow';
import type { FlowPost } from './read-post.server';
import { advance, hash, runAction, type ActionOutcome, type Step } from './run-action.server';
import { newStepId, type SealBinding } from './seal.server';

/** Runs one post: opens the step, replays local events, runs the action, seals where the visitor stands now. */
export async function runFlow(flow: PlacedFlow, given: FlowPost, runtime: FlowRuntime): Promise<FlowAnswer> {
  const { definition } = flow;
  const post = definition.takesFiles ? { ...given, values: mergeFiles(given.values) } : given;
  const opened = openStep(flow, post, runtime);
  if (opened.status !== 'ok') {
    const gone = opened.status === 'expired';
    const message = gone ? ENGINE_TEXTS.expired : ENGINE_TEXTS.invalid;
    const values = toShownValues(post, definition);
    const snapshot = definition.machine.start(flow.props);
    const state = { instance: flow.instance, snapshot, sealed: '', turn: post.turn + 1, ...toPin(post) };
    return { state: { ...state, values, errors: { '': message } }, status: gone ? 410 : 400 };
  }
  const step = opened.step;
  for (const event of post.events.map(readLocalEvent)) {
    if (definition.machine.local.includes(event.type)) advance(step, event, definition);
  }
  const outcome = await runWithFiles(flow, post, step, runtime);
  const { status, leaveTo } = outcome;
  const state = toState(flow, post, step, outcome, runtime);
  return leaveTo === undefined ? { state, status } : { state, status, leaveTo };
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
function openStep(
  flow: PlacedFlow,
  post: FlowPost,
  { sealer, visitor, now }: FlowRuntime,
): { status: 'ok'; step: Step } | { status: 'invalid' | 'expired' } {
  if (post.sealed === '') {
    const id = hash(JSON.stringify([post.action, post.values])).slice(0, 12);
    return {
      status: 'ok',
      step: { id, snapshot: flow.definition.machine.start(flow.props), memo: {}, isSealed: false },
    };
  }
  const opened = sealer.open(post.sealed, toBinding(flow, visitor), now);
  return opened.status === 'ok' ? { status: 'ok', step: { ...opened.step, isSealed: true } } : opened;
}

function toState(
  flow: PlacedFlow,
  post: FlowPost,
  step: Step,
  { errors }: ActionOutcome,
  { sealer, visitor, now }: FlowRuntime,
): FlowState {
  const { definition, instance, props } = flow;
  const { snapshot, memo } = step;
  const isFirst = snapshot.state === definition.machine.start(props).state;
  const id = step.isSealed || !isFirst ? step.id : newStepId();
  const expiresAt = now + definition.ttlSeconds * 1000;
  // What a machine builds is plain data by its type.
  const data = snapshot.data as Record<string, unknown>;
  const sealed = sealer.seal(
    { id, expiresAt, snapshot: { state: snapshot.state, data }, memo },
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
  { definition: { type, version, identity }, instance, path, props }: PlacedFlow,
  visitor: string,
): SealBinding {
  return { flow: type, version, path, instance, visitor, identity: identity?.(props) ?? '' };
}
