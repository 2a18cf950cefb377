import { createHash, createHmac } from 'node:crypto';
import { readGatewayError } from '#schemas/gateway/errors';
import type {
  ActionContext,
  ActionResult,
  AnySnapshot,
  FlowAction,
  FlowDefinition,
  Memo,
} from '#registry/define-flow';
import { ENGINE_TEXTS } from './engine-texts';
import type { AnyActionFunction, FlowRuntime, PlacedFlow } from './placed-flow';
import type { FlowPost } from './read-post.server';
import { newStepId } from './seal.server';

/** Where a visitor stands. */
export interface Step {
  id: string;
  snapshot: AnySnapshot;
  memo: Memo;
  isSealed: boolean;
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
  const action = Object.hasOwn(definition.actions, post.action) ? definition.actions[post.action] : undefined;
  const run = flow.actions[post.action];
  if (action === undefined || run === undefined || !action.from.includes(step.snapshot.state)) {
    return refused(409, ENGINE_TEXTS.illegal);
  }
  const input = action.input.safeParse(post.values);
  if (!input.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of input.error.issues) errors[String(path[0] ?? '')] ??= message;
    return { status: 422, errors };
  }
  const waitMs = await exceedsLimits(flow, post, action, runtime);
  if (waitMs > 0) return refused(429, ENGINE_TEXTS.limited(Math.ceil(waitMs / 1000)));
  try {
    const result = await runOnce(flow, post.action, action, step, input.data, run, runtime);
    if (result.rejected !== undefined) {
      if (result.event) advance(step, action.outcome.parse(result.event), definition);
      step.memo = { ...step.memo, ...result.memo };
      const { status = 422, message, field } = result.rejected;
      return refused(status, message, field);
    }
    const { leaveTo } = result;
    if (leaveTo !== undefined && !runtime.isTrustedAddress(leaveTo)) {
      throw new Error(`${definition.type} ${post.action}: the address to leave to is not trusted`);
    }
    advance(step, action.outcome.parse(result.event), definition);
    step.memo = { ...step.memo, ...result.memo };
    return leaveTo === undefined ? FINE : { ...FINE, leaveTo };
  } catch (fault) {
    runtime.onFault(fault);
    return refused(503, ENGINE_TEXTS.unavailable);
  }
}

function runOnce(
  flow: PlacedFlow,
  name: string,
  { once }: FlowAction,
  step: Step,
  input: unknown,
  run: AnyActionFunction,
  { memory, gateway, region, audience, visitor, now, isTrustedAddress }: FlowRuntime,
): Promise<ActionResult<{ type: string }>> {
  const ofInput = once === 'input' ? [hash(JSON.stringify(input))] : [];
  const key = hash([visitor, flow.path, flow.instance, step.id, name, ...ofInput].join('\n'));
  const ask: ActionContext<unknown, AnySnapshot, unknown>['ask'] = async (contract, given) => {
    const asked = await gateway.ask(contract, given);
    return asked.ok ? asked : { ok: false, status: asked.status, error: readGatewayError(asked.body) };
  };
  const { snapshot, memo } = step;
  const start = () =>
    run({ input, snapshot, props: flow.props, memo, key, ask, region, audience, now, isTrustedAddress });
  if (once === undefined) return start();
  const isShort = once === 'input' || !step.isSealed;
  const ttlMs = isShort ? SHORT_MEMORY_MS : flow.definition.ttlSeconds * 1000;
  return memory.once(key, ttlMs, async () => {
    const value = await start();
    return { keep: value.rejected === undefined, value };
  });
}

async function exceedsLimits(
  { definition }: PlacedFlow,
  post: FlowPost,
  { limits = [] }: FlowAction,
  { memory, visitor, address, secret }: FlowRuntime,
): Promise<number> {
  const waits = await Promise.all(
    limits.map((limit) => {
      const { by } = limit;
      const who = typeof by === 'string' ? { visitor, address }[by] : String(post.values[by.input] ?? '');
      const kind = typeof by === 'string' ? by : `input ${by.input}`;
      const key = createHmac('sha256', secret).update(who).digest('base64url');
      return memory.count(`${definition.type} ${post.action} ${kind} ${key}`, limit);
    }),
  );
  return Math.max(0, ...waits);
}

/** A new state is a new step: what ran once on the old one may run again on this. */
export function advance(step: Step, event: { type: string }, { machine }: FlowDefinition): void {
  const next = machine.next(step.snapshot, event);
  if (next.state !== step.snapshot.state) step.id = newStepId();
  step.snapshot = next;
}

export function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
