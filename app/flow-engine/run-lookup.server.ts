import type { LookedUp } from '#flows/kit/engine/flow-state';
import type { FlowRuntime, PlacedFlow } from './placed-flow';
import { countUse } from './rate-limits.server';
import type { FlowPost } from './flow-post';
import { openStep, replay } from './run-flow.server';
import { watchAnswers } from './watch-answers.server';

/**
 * Answers a question that a step asks while the visitor types (docs/decisions/0048). It is asked of the step that the
 * visitor stands at, with what its schema takes, as often as its limits allow; calls that commit throw.
 */
export async function runLookup(flow: PlacedFlow, post: FlowPost, runtime: FlowRuntime): Promise<LookedUp> {
  const { definition } = flow;
  const lookups = definition.lookups ?? {};
  // A post names its lookup itself: `constructor` is on every object, and no lookup.
  const lookup = Object.hasOwn(lookups, post.lookup) ? lookups[post.lookup] : undefined;
  const run = flow.lookups[post.lookup];
  const opened = openStep(flow, post, runtime);
  if (lookup === undefined || run === undefined || opened.status !== 'ok') return { outcome: 'refused' };
  const { step } = opened;
  replay(post, step, definition);
  const { snapshot } = step;
  const input = lookup.input.safeParse(post.values);
  if (!lookup.from.includes(snapshot.state) || !input.success) return { outcome: 'refused' };

  const subject = {
    name: `${definition.type} ${post.lookup}`,
    action: lookup,
    input: input.data,
    data: snapshot.data,
  };
  // Who has no cookie yet is told apart by address and browser: a lookup gives none.
  const { waitMs } = await countUse(subject, { ...runtime, visitor: runtime.sender });
  if (waitMs > 0) return { outcome: 'limited' };
  const { region, audience, now } = runtime.services;
  const { ask } = watchAnswers(runtime.gateway, { isAllowed: false, key: '' });
  try {
    const answer = await run({
      input: input.data,
      snapshot,
      props: flow.props,
      ask,
      region,
      audience,
      now,
    });
    return { outcome: 'found', answer: lookup.answer.parse(answer) };
  } catch (fault) {
    runtime.onFault(fault);
    return { outcome: 'unavailable' };
  }
}
