import { Link } from '@remix-run/react';
import { Notice } from '#blocks/ui/notice';
import type { PlanCollision } from '#cms/history/plan-collisions';
import { writeMoment } from '../../shell/moment';
import { useTexts } from '../../texts/use-texts';
import { toEntryPath } from '#app/studio/history/entry-paths';

/** Where several documents are told of, a collision says whose it is. */
export type ShownCollision = PlanCollision & { entry?: { id: string; title: string } };

/** Says which plans get into each other's way. */
export function Collisions({ collisions }: { collisions: readonly ShownCollision[] }) {
  const t = useTexts('plans');
  if (collisions.length === 0) return null;
  return (
    <Notice kind="warning" title={t('collisions')}>
      <ul>
        {collisions.map((collision, index) => (
          <li key={index}>
            {collision.entry && (
              <>
                <Link to={toEntryPath(collision.entry.id, 'schedule')}>{collision.entry.title}</Link>{' '}
              </>
            )}
            {describe(collision, t)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function describe({ kind, at, number }: PlanCollision, t: ReturnType<typeof useTexts<'plans'>>): string {
  const moment = writeMoment(at);
  return kind === 'older'
    ? t('collision_older', { moment, number: number ?? '' })
    : t(`collision_${kind}`, { moment });
}
