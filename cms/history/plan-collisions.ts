import type { Plan } from '../store/plan-records';

/** Plans of one document that get into each other's way. */
export interface PlanCollision {
  /** `same`: both at one time; `order`: published after it was taken away; `older`: a newer version is replaced. */
  kind: 'same' | 'order' | 'older';
  /** When it happens. */
  at: number;
  /** The number of the version that does it; null for a removal. */
  number: number | null;
}

type Planned = Pick<Plan, 'action' | 'at'> & { revisionNumber: number | null };

/** Looks at the waiting plans of one document, in whatever order they come. */
export function findCollisions(plans: readonly Planned[]): PlanCollision[] {
  const ordered = [...plans].sort((a, b) => a.at - b.at);
  return ordered.flatMap((plan, index): PlanCollision[] => {
    const before = ordered[index - 1];
    const kind = before === undefined ? null : judge(before, plan);
    return kind === null ? [] : [{ kind, at: plan.at, number: plan.revisionNumber }];
  });
}

function judge(before: Planned, plan: Planned): PlanCollision['kind'] | null {
  if (before.at === plan.at) return 'same';
  if (plan.action === 'unpublish') return null;
  if (before.action === 'unpublish') return 'order';
  const isOlder = (plan.revisionNumber ?? 0) < (before.revisionNumber ?? 0);
  return isOlder ? 'older' : null;
}
