import { renderToString } from 'react-dom/server';
import type { FeedbackForm } from '#schemas/gateway/feedback';
import { planForm } from '#schemas/forms/plan-form';
import { toFormSchema } from '#schemas/forms/to-form-schema';
import { registry } from '#app/catalog.server';
import { renderFlow, toPlace } from '#app/page/render-flow.server';
import { Button } from '#blocks/ui/button';
import { Checkbox } from '#blocks/ui/checkbox';
import { DateField } from '#blocks/ui/date-field';
import { Heading } from '#blocks/ui/heading';
import { SelectField } from '#blocks/ui/select-field';
import { Stack } from '#blocks/ui/stack';
import { TextArea } from '#blocks/ui/text-area';
import { TextField } from '#blocks/ui/text-field';
import { measureVariants, readPace } from './measure-cpu';

/** A form of a hundred fields: from its definition, and written by hand with the same fields of the design system. */

const FIELDS = 100;
const TODAY = '2026-11-21';
const ANSWERS = ['Тариф', 'Роуминг', 'Другое'].map((title, index) => ({ value: `${index}`, title }));

/** Five kinds in turn, as in the forms of the demo site. */
const definition: FeedbackForm = {
  id: 'bench',
  title: 'Заявление',
  fields: Array.from({ length: FIELDS }, (_, index) => ({
    name: `field${index}`,
    title: `Поле ${index}`,
    required: index % 2 === 0,
    ...[
      { type: 'input', format: 'string' },
      { type: 'textarea', format: 'string' },
      { type: 'select', format: 'string', answers: ANSWERS },
      { type: 'date', format: 'date' },
      { type: 'checkbox', format: 'checkbox' },
    ][index % 5],
    type: ['input', 'textarea', 'select', 'date', 'checkbox'][index % 5] ?? 'input',
  })),
};

const flow = registry.find('feedback-form');
if (flow?.kind !== 'flow') throw new Error('the flow feedback-form is not in the catalog');

function renderDefinition(plan: ReturnType<typeof planForm>['plan']): string {
  const props = { submit: 'Отправить', forms: [plan], pin: 'bench', today: TODAY };
  if (flow?.kind !== 'flow') throw new Error('checked above');
  const place = toPlace({ definition: flow, instance: 'form', props, windowId: null }, null);
  return renderFlow({}, flow, props, place).html;
}

function renderByHand(): string {
  return renderToString(
    <form method="post">
      <Stack gap={5}>
        <Heading level={2} look="title">
          Заявление
        </Heading>
        {Array.from({ length: FIELDS }, (_, index) => {
          const field = { id: `form-f${index}`, name: `f${index}`, label: `Поле ${index}` };
          const optional = index % 2 !== 0;
          if (index % 5 === 0) return <TextField key={index} {...field} optional={optional} />;
          if (index % 5 === 1) return <TextArea key={index} {...field} optional={optional} />;
          if (index % 5 === 2) {
            const options = ANSWERS.map(({ value, title: label }) => ({ value, label }));
            return <SelectField key={index} {...field} optional={optional} options={options} />;
          }
          if (index % 5 === 3) return <DateField key={index} {...field} optional={optional} max={TODAY} />;
          return <Checkbox key={index} {...field} />;
        })}
        <Button type="submit">Отправить</Button>
      </Stack>
    </form>,
  );
}

const { plan } = planForm(definition);
if (plan === null) throw new Error('the form of the bench has no plan');
const values = Object.fromEntries(plan.fields.map(({ key }) => [key, 'Текст']));
const schema = toFormSchema(plan, { today: TODAY });

const measured = await measureVariants(
  [
    { name: 'by hand', run: renderByHand },
    { name: 'plan', run: () => renderDefinition(plan) },
    { name: 'definition', run: () => renderDefinition(planForm(definition).plan) },
    { name: 'judge', run: () => schema.safeParse(values) },
    { name: 'schema', run: () => toFormSchema(plan, { today: TODAY }).safeParse(values) },
  ],
  readPace(),
);
process.stdout.write(`${JSON.stringify(measured)}\n`);
