import { Badge } from '#blocks/ui/badge';
import { useTexts } from '../texts/use-texts';
import type { ExperimentState } from './experiment-state';

/** The state of an experiment in a word; one that runs stands out. */
export function StateBadge({ state }: { state: ExperimentState }) {
  const t = useTexts('experiments');
  return <Badge {...(state === 'running' && { tone: 'accent' })}>{t(`state_${state}`)}</Badge>;
}
