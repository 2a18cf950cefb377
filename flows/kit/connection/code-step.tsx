import { Stack } from '#blocks/ui/stack';
import { CodeForm } from '../code/code-form';
import type { CodeData } from '../code/code-steps';
import type { StepHeading } from '../engine/create-flow-view';
import { StepTitle } from '../engine/step-title';
import { StepCount } from './step-count';
import { UtmFields } from './utm-fields';

interface CodeStepProps {
  heading: StepHeading;
  data: CodeData;
  stepsBeforeSuccess: number;
  /** The button. */
  submit: string;
}

/** `confirm`: the code that was sent there, or another number. */
export function CodeStep({ heading, data, stepsBeforeSuccess, submit }: CodeStepProps) {
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <StepTitle heading={heading}>Введите код из SMS</StepTitle>
        <StepCount code={1} of={stepsBeforeSuccess} />
      </Stack>
      <CodeForm data={data} submit={submit} changeNumber="CHANGE_NUMBER">
        <UtmFields />
      </CodeForm>
    </Stack>
  );
}
