import { Text } from '#blocks/ui/text';
import { useFlow } from '../engine/flow-context';
import { toStepName } from './connection-step';

interface StepCountProps {
  /** Of this step, from 0 (CODE-106). */
  code: number;
  /** How many steps there are before success. */
  of: number;
}

/** How far the visitor is. Tag managers read the step's name, and whether something is wrong with it. */
export function StepCount({ code, of }: StepCountProps) {
  const { state } = useFlow();
  const hasErrors = Object.keys(state.errors ?? {}).length > 0;
  return (
    <Text look="small" tone="muted">
      <span data-connection-step={toStepName(code, hasErrors)}>
        Шаг {code + 1} из {of}
      </span>
    </Text>
  );
}
