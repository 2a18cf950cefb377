import { readToken } from '#app/experiments/deal-visitor.server';
import type { Site } from '#app/site/site';
import type { FlowDefinition } from '#registry/define-flow';
import type { Funnels } from './funnels.server';

/**
 * Funnels that also tell experiments of a visitor who comes to a flow's success: an end that does not say that something
 * went wrong. A visitor who has seen no experiment has no cookie of it, and is told to none.
 */
export function countGoals(
  funnels: Pick<Funnels, 'add'>,
  { type, machine }: Pick<FlowDefinition, 'type' | 'machine'>,
  cookies: string | null,
  { running, visits }: Site['experiments'],
): Pick<Funnels, 'add'> {
  return {
    add(place, counts) {
      funnels.add(place, counts);
      const isDone = counts.some(
        ({ state, what }) => what === 'came' && machine.isFinal(state) && !machine.isTrouble(state),
      );
      const token = isDone ? readToken(cookies) : null;
      if (token !== null) for (const experiment of running.listByGoal(type)) visits.reach(experiment, token);
    },
  };
}
