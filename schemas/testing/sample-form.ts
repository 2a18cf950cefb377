import type { z } from 'zod';
import { feedbackFormSchema, type FeedbackForm } from '../gateway/feedback';
import { writeFileToken } from '../forms/file-token';
import type { FormPlan } from '../forms/form-plan';
import { planForm } from '../forms/plan-form';

type FormInput = z.input<typeof feedbackFormSchema>;
type FieldInput = FormInput['fields'][number];

/** For tests: the day on which the samples are judged. */
export const SAMPLE_TODAY = '2026-11-21';

/** For tests: a form of these fields, as the gateway's answer is parsed. Names and titles stand in where left out. */
export function sampleForm(
  fields: readonly Partial<FieldInput>[],
  form: Partial<FormInput> = {},
): FeedbackForm {
  return feedbackFormSchema.parse({
    id: '7',
    title: 'Вопрос',
    ...form,
    fields: fields.map((field, index) => ({
      name: `name${index}`,
      type: 'input',
      title: `Поле ${index}`,
      ...field,
    })),
  });
}

/** For tests: the plan of such a form; it must be there. */
export function samplePlan(fields: readonly Partial<FieldInput>[], form: Partial<FormInput> = {}): FormPlan {
  const { plan, faults } = planForm(sampleForm(fields, form));
  if (plan === null) throw new Error(faults.map(({ message }) => message).join('; '));
  return plan;
}

/** For tests: the token of a file. */
export function sampleToken({ size = 1000, type = 'image/png', name = 'снимок.png', id = 'a' } = {}): string {
  return writeFileToken({
    id: id.padEnd(22, '_'),
    size,
    type,
    name,
    digest: 'd'.repeat(22),
    signature: 's'.repeat(43),
  });
}
