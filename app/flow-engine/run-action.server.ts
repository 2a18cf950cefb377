import type { ActionResult, FlowAction } from '#registry/define-flow';
import { PHONE_PRIORITY, type FlowServices } from '#registry/flow-services';
import type { HandOver } from '#registry/hand-over';
import type { VisitMemory } from '#registry/visit-memory';
import { toInputSchema } from '#registry/read-action';
import { ENGINE_TEXTS } from './engine-texts';
import { UnknownOutcome } from './outcomes.server';
import { runWithinLimits } from './rate-limits.server';
import type { AnyActionFunction, FlowRuntime, PlacedFlow } from './placed-flow';
import type { FlowPost } from './flow-post';
import { newStepId } from './seal.server';
import { advance, hash, toEndOfStep, withoutUploads, type Step, type StepBirth } from './step.server';
import { canEnd, isCommit, watchAnswers } from './watch-answers.server';

/** How long repeats get the outcome of what sends something for its values, or of a step before any seal. */
const SHORT_MEMORY_MS = 15_000;

/** What came of an action, as its repeats get it. */
interface Ran {
  result: ActionResult<{ type: string }>;
  /** It did something at the operator's that must not be done twice. */
  isCommit: boolean;
  /** An answer of the operator's got lost. */
  isLost: boolean;
  birth?: StepBirth;
}

export interface ActionOutcome {
  status: number;
  errors: Record<string, string>;
  /** Another site that the visitor goes on to. */
  leaveTo?: string;
  handOver?: HandOver | undefined;
  remember?: VisitMemory | undefined;
}

const FINE: ActionOutcome = { status: 200, errors: {} };
const refused = (status: number, message: string, field = ''): ActionOutcome => ({
  status,
  errors: { [field]: message },
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
  const { services } = runtime;
  const given = { props: flow.props, data: step.snapshot.data, now: services.now };
  const schema = toInputSchema(action, given);
  const input = schema.safeParse(post.values, { error: () => ENGINE_TEXTS.misshapen });
  if (!input.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of input.error.issues) errors[String(path[0] ?? '')] ??= message;
    return { status: 422, errors };
  }
  let isDone = false;
  try {
    const ran = await runOnce(flow, name, action, step, input.data, run, runtime);
    const { result, birth } = ran;
    if (result.rejected !== undefined) {
      if (!ran.isLost) step.refusals += 1;
      if (result.event) advance(step, action.outcome.parse(result.event), definition, birth);
      step.memo = { ...step.memo, ...result.memo };
      const { status = 422, message, field = '', errors = {} } = result.rejected;
      return { status, errors: { ...errors, [field]: message }, handOver: result.handOver };
    }
    isDone = ran.isCommit || action.once === 'step';
    const { leaveTo } = result;
    if (leaveTo !== undefined && !services.isTrustedAddress(leaveTo)) {
      throw new Error(`${definition.type} ${name}: the address to leave to is not trusted`);
    }
    advance(step, action.outcome.parse(result.event), definition, birth);
    step.memo = { ...step.memo, ...result.memo };
    keepNumber(action, input.data, given.data, services.rememberPhone);
    const { handOver, remember } = result;
    return { ...FINE, handOver, remember, ...(leaveTo !== undefined && { leaveTo }) };
  } catch (fault) {
    runtime.onFault(fault);
    return refused(
      503,
      isDone || fault instanceof UnknownOutcome ? ENGINE_TEXTS.unknown : ENGINE_TEXTS.unavailable,
    );
  }
}

/** A form that was taken leaves its number with the operator (ACCT-408, ACCT-409). */
function keepNumber(
  { keepsNumber }: FlowAction,
  input: unknown,
  data: object,
  rememberPhone: FlowServices['rememberPhone'],
): void {
  if (keepsNumber === undefined) return;
  const number = [input, data].map((part) => readField(part, keepsNumber)).find(isWholeNumber);
  if (number !== undefined) rememberPhone(number, PHONE_PRIORITY);
}

const readField = (part: unknown, name: string): unknown =>
  typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined;
const isWholeNumber = (value: unknown): value is string =>
  typeof value === 'string' && /^7\d{10}$/.test(value);

/** A post names its action itself: `constructor` is on every object, and no action. */
function findAction({ definition: { actions } }: PlacedFlow, name: string): FlowAction | undefined {
  return Object.hasOwn(actions, name) ? actions[name] : undefined;
}

/** A repeat of what runs once gets the first outcome, and counts for no limit. */
async function runOnce(
  flow: PlacedFlow,
  name: string,
  action: FlowAction,
  step: Step,
  input: unknown,
  run: AnyActionFunction,
  runtime: FlowRuntime,
): Promise<Ran> {
  const { once } = action;
  const { memory, sender, services } = runtime;
  const { now } = services;
  const { snapshot } = step;
  const key = toKey(flow, name, action, step, input, sender);
  const { ask, isSent, isLost, hasCommitted } = watchAnswers(runtime.gateway, {
    isAllowed: once !== undefined,
    key: `${key} ${step.refusals}`,
  });
  const runIt = () => run({ ...services, ask, input, snapshot, props: flow.props, memo: step.memo });
  const subject = { name: `${flow.definition.type} ${name}`, action, input, data: snapshot.data };
  const start = async () => {
    const result = await runWithinLimits(subject, runIt, runtime);
    const isOpen = isLost() && result.rejected && isCommit(flow.definition, action, snapshot.state);
    return isOpen ? { ...result, rejected: { message: ENGINE_TEXTS.unknown, status: 503 } } : result;
  };
  const birth = { id: newStepId(), at: now };
  if (once === undefined) {
    const result = await start();
    // Before any seal a visit only begins: each beginning is one of its own.
    return { result, isCommit: false, isLost: isLost(), ...(!step.isSealed && { birth }) };
  }
  const terms = {
    ttlMs: step.isSealed ? Math.max(toEndOfStep(step, flow.definition) - now, 0) : SHORT_MEMORY_MS,
    isRepeatable: once === 'input' && !canEnd(flow.definition, action, snapshot.state),
  };
  step.isRepeat = true;
  return memory.once<Ran>(key, terms, async () => {
    step.isRepeat = false;
    const result = await start().catch((fault: unknown) => {
      // It fell over between the operator and the visitor: the step is not run again.
      const isOpen = hasCommitted() || (once === 'step' && isSent());
      throw isOpen ? new UnknownOutcome('a step broke off', { cause: fault }) : fault;
    });
    const value = { result, isCommit: hasCommitted(), isLost: isLost(), birth };
    const keep = result.rejected === undefined;
    // A code may be sent to the same number again, and the same sum be paid again: later, by the next who asks.
    const isShort = once === 'input' && !hasCommitted();
    return { value, keep, isCommit: hasCommitted(), ...(isShort && { ttlMs: SHORT_MEMORY_MS }) };
  });
}

/** Follows from what a post comes from and, where its values make a difference, from them: equal posts have one key. */
function toKey(
  { path, instance }: PlacedFlow,
  name: string,
  { once }: FlowAction,
  { id }: Step,
  input: unknown,
  sender: string,
): string {
  const ofInput = once === 'input' ? [hash(JSON.stringify(withoutUploads(input)))] : [];
  return hash([sender, path, instance, id, name, ...ofInput].join('\n'));
}
