import { createHash } from 'node:crypto';
import type { ActionResult, AnySnapshot, FlowAction, FlowDefinition, Memo } from '#registry/define-flow';
import { toInputSchema } from '#registry/read-action';
import { ENGINE_TEXTS } from './engine-texts';
import { UnknownOutcome } from './flow-memory.server';
import { runWithinLimits } from './rate-limits.server';
import type { AnyActionFunction, FlowRuntime, PlacedFlow } from './placed-flow';
import type { FlowPost } from './read-post.server';
import { newStepId } from './seal.server';
import { isCommit, watchAnswers } from './watch-answers.server';

/** Where a visitor stands. */
export interface Step {
  id: string;
  snapshot: AnySnapshot;
  memo: Memo;
  isSealed: boolean;
  /** The states of this post, that of the opened step first. */
  trail: [first: string, ...then: string[]];
  /** Those that the visit was counted in; null for a visit that begins with this post. */
  passed: readonly string[] | null;
  /** The outcome was that of an equal post before: this one has done nothing. */
  isRepeat: boolean;
}

/** How long an action that runs once for its values, or before any seal, keeps its outcome. */
const SHORT_MEMORY_MS = 15_000;

export interface ActionOutcome {
  status: number;
  errors: Record<string, string>;
  /** Another site that the visitor goes on to. */
  leaveTo?: string;
}

const FINE: ActionOutcome = { status: 200, errors: {} };
const refused = (status: number, message: string, field = ''): ActionOutcome => ({
  ...{ status, errors: { [field]: message } },
});

/** Moves `step` on, or says why it stays. */
export async function runAction(
  flow: PlacedFlow,
  post: FlowPost,
  step: Step,
  runtime: FlowRuntime,
): Promise<ActionOutcome> {
  if (post.action === '') return FINE;
  const { definition } = flow;
  const name = findAction(flow, post.action)?.meant?.(post.values, step.snapshot.data) ?? post.action;
  const action = findAction(flow, name);
  const run = flow.actions[name];
  if (action === undefined || run === undefined || !action.from.includes(step.snapshot.state)) {
    return refused(409, ENGINE_TEXTS.illegal);
  }
  // Texts of its own come first; what only a tampered form can send has none.
  const given = { props: flow.props, data: step.snapshot.data, now: runtime.now };
  const schema = toInputSchema(action, given);
  const input = schema.safeParse(post.values, { error: () => ENGINE_TEXTS.misshapen });
  if (!input.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of input.error.issues) errors[String(path[0] ?? '')] ??= message;
    return { status: 422, errors };
  }
  let isDone = false;
  try {
    const result = await runOnce(flow, name, action, step, input.data, run, runtime);
    if (result.rejected !== undefined) {
      if (result.event) advance(step, action.outcome.parse(result.event), definition);
      step.memo = { ...step.memo, ...result.memo };
      const { status = 422, message, field = '', errors = {} } = result.rejected;
      return { status, errors: { ...errors, [field]: message } };
    }
    isDone = true;
    const { leaveTo } = result;
    if (leaveTo !== undefined && !runtime.isTrustedAddress(leaveTo)) {
      throw new Error(`${definition.type} ${name}: the address to leave to is not trusted`);
    }
    advance(step, action.outcome.parse(result.event), definition);
    step.memo = { ...step.memo, ...result.memo };
    return leaveTo === undefined ? FINE : { ...FINE, leaveTo };
  } catch (fault) {
    runtime.onFault(fault);
    const isOpen = action.once === 'step' && (isDone || fault instanceof UnknownOutcome);
    return refused(503, isOpen ? ENGINE_TEXTS.unknown : ENGINE_TEXTS.unavailable);
  }
}

/** A post names its action itself: `constructor` is on every object, and no action. */
function findAction({ definition: { actions } }: PlacedFlow, name: string): FlowAction | undefined {
  return Object.hasOwn(actions, name) ? actions[name] : undefined;
}

/** A repeat of what runs once gets the first outcome, and counts for no limit. */
function runOnce(
  flow: PlacedFlow,
  name: string,
  action: FlowAction,
  step: Step,
  input: unknown,
  run: AnyActionFunction,
  runtime: FlowRuntime,
): Promise<ActionResult<{ type: string }>> {
  const { once } = action;
  const {
    memory,
    gateway,
    region,
    audience,
    visitor,
    now,
    isTrustedAddress,
    page,
    pins,
    openFile,
    forgetFile,
    rememberPhone,
  } = runtime;
  const ofInput = once === 'input' ? [hash(JSON.stringify(input))] : [];
  const key = hash([visitor, flow.path, flow.instance, step.id, name, ...ofInput].join('\n'));
  const { ask, isSent, isLost } = watchAnswers(gateway);
  const { snapshot, memo } = step;
  const files = { openFile, forgetFile };
  const given = { ask, region, audience, now, isTrustedAddress, page, pins, ...files, rememberPhone };
  const runIt = () => run({ ...given, input, snapshot, props: flow.props, memo, key });
  const subject = { name: `${flow.definition.type} ${name}`, action, input, data: snapshot.data };
  const start = async () => {
    const result = await runWithinLimits(subject, runIt, runtime);
    const isOpen = isLost() && result.rejected && isCommit(flow.definition, action, snapshot.state);
    return isOpen ? { ...result, rejected: { message: ENGINE_TEXTS.unknown, status: 503 } } : result;
  };
  if (once === undefined) return start();
  const isShort = once === 'input' || !step.isSealed;
  const ttlMs = isShort ? SHORT_MEMORY_MS : flow.definition.ttlSeconds * 1000;
  step.isRepeat = true;
  return memory.once(key, ttlMs, async () => {
    step.isRepeat = false;
    const value = await start().catch((fault: unknown) => {
      // It fell over between the operator and the visitor: the step is not run again.
      throw once === 'step' && isSent() ? new UnknownOutcome('a step broke off', { cause: fault }) : fault;
    });
    return { keep: value.rejected === undefined, value };
  });
}

/** A new state is a new step: what ran once on the old one may run again on this. */
export function advance(step: Step, event: { type: string }, { machine }: FlowDefinition): void {
  const next = machine.next(step.snapshot, event);
  if (next.state !== step.snapshot.state) {
    step.id = newStepId();
    step.trail.push(next.state);
  }
  step.snapshot = next;
}

export function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
