import { Disclosure } from '#blocks/ui/disclosure';
import { Stack } from '#blocks/ui/stack';
import type { ReactNode } from 'react';
import type { NumberData } from '../code/code-steps';
import { NumberForm } from '../code/number-form';
import { LocalEvent } from '../engine/flow-form';
import { ConnectionNotice } from './connection-notice';
import { hasOtherWay, type ConnectionWays } from './connection-ways';
import { OtherWays } from './other-ways';
import { StepCount } from './step-count';

interface NumberStepProps {
  /** The step's heading. */
  title: ReactNode;
  data: NumberData;
  stepsBeforeSuccess: number;
  /** What to know before connecting; each a line. */
  notices: readonly string[];
  ways: ConnectionWays;
  /** What does not go those ways. */
  waysNote?: string | null;
  /** Was there a step before this one? */
  isBackOffered: boolean;
  /** Under the heading: a price. */
  children?: ReactNode;
}

/** `add`: the number that something is connected to. */
export function NumberStep(props: NumberStepProps) {
  const { title, data, stepsBeforeSuccess, notices, ways, waysNote, isBackOffered, children } = props;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        {title}
        <StepCount code={0} of={stepsBeforeSuccess} />
      </Stack>
      {children}
      <ConnectionNotice texts={notices} />
      <NumberForm data={data} />
      {hasOtherWay(ways) && (
        <Disclosure summary="Другие способы подключить">
          <Stack gap={3}>
            {waysNote && <ConnectionNotice kind="warning" texts={[waysNote]} />}
            <OtherWays ways={ways} />
          </Stack>
        </Disclosure>
      )}
      {isBackOffered && <LocalEvent event="BACK">Назад</LocalEvent>}
    </Stack>
  );
}
