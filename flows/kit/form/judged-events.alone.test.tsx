// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormPlan, FormValues } from '#schemas/forms/form-plan';
import type * as Schema from '#schemas/forms/to-form-schema';
import { mountForm, planOf, type MountedForm } from '../testing/mount-form';
import { PlannedForm } from './planned-form';

const judged = vi.hoisted(() => vi.fn<(values: FormValues) => void>());

vi.mock('#schemas/forms/to-form-schema', async (load) => {
  const { toFormSchema } = await load<typeof Schema>();
  return {
    toFormSchema: (plan: FormPlan, options: Schema.FormSchemaOptions) => ({
      safeParse: (values: FormValues) => {
        judged(values);
        return toFormSchema(plan, options).safeParse(values);
      },
    }),
  };
});

let form: MountedForm;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  form.leave();
  sessionStorage.clear();
  vi.useRealTimers();
});

test('[FORM-414] a form is judged whenever a field is entered, changed and left', async () => {
  form = await mountForm(<PlannedForm plan={planOf([{}])} today="2026-11-21" action="send" />);
  const steps: [what: string, act: () => Promise<void>][] = [
    ['entered', () => form.enter('f0')],
    [
      'changed',
      async () => {
        form.type(form.input('f0'), 'Текст');
        await form.settle();
      },
    ],
    ['left', () => form.leaveField('f0')],
  ];
  for (const [what, step] of steps) {
    judged.mockClear();
    await step();
    expect([what, judged.mock.calls.length > 0]).toEqual([what, true]);
  }
  expect(judged).toHaveBeenLastCalledWith({ f0: 'Текст' });
});
