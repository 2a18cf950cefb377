import { getFeedbackForms, type FeedbackForm } from '#schemas/gateway/feedback';
import type { FormFault } from '#schemas/forms/form-fault';
import type { FormPlan } from '#schemas/forms/form-plan';
import { planForm } from '#schemas/forms/plan-form';
import type { FlowLoadContext } from '#registry/flow-load';
import type { Loaded } from './contract';
import { toMoscowDay } from '#schemas/values/moscow';

/** null: a form that cannot be read. */
type Definitions = readonly (FeedbackForm | null)[];
type Context = Pick<FlowLoadContext, 'ask' | 'page' | 'pin' | 'pins' | 'report'>;

/**
 * The forms of a page (FORM-401), or those that the visitor has begun with. Rejects when the operator cannot be
 * asked. What is wrong with a definition is told to editors; the form stands without it.
 */
export async function loadForms(chosen: string | undefined, context: Context): Promise<Loaded> {
  const definitions = (await findPinned(context)) ?? (await ask(context));
  const plans: FormPlan[] = [];
  for (const [index, definition] of definitions.entries()) {
    if (definition === null) context.report(unreadable(index));
    if (definition === null) continue;
    if (chosen !== undefined && definition.id !== chosen) continue;
    const { plan, faults } = planForm(definition);
    for (const fault of faults) context.report(toLoadFault(definition, index, fault));
    if (plan !== null) plans.push(plan);
  }
  if (plans.length === 0) context.report(noForms(chosen));
  const pin = await context.pins.put(JSON.stringify(definitions));
  return { forms: plans, pin, today: toMoscowDay(Date.now()) };
}

/** The definitions of a pin as the operator gave them; null for one that is not kept any more. */
export async function findPinned({ pin, pins }: Pick<Context, 'pin' | 'pins'>): Promise<Definitions | null> {
  const text = pin === null ? null : await pins.get(pin);
  // Only this module pins there, and what it has parsed.
  return text === null ? null : getFeedbackForms.answer.parse(JSON.parse(text));
}

async function ask({ ask: askOperator, page }: Context): Promise<Definitions> {
  if (page.uuid === null) return [];
  const asked = await askOperator(getFeedbackForms, { query: { uuid: page.uuid } });
  if (!asked.ok) throw new Error('the operator gave no forms');
  return asked.answer;
}

function toLoadFault({ id, title }: FeedbackForm, index: number, fault: FormFault) {
  const { severity, pointer, message, fix } = fault;
  return { severity, pointer: `/${index}${pointer}`, message: `Форма ${id} «${title}»: ${message}`, fix };
}

const unreadable = (index: number) => ({
  ...({ severity: 'error', pointer: `/${index}` } as const),
  message: `Форму №${index + 1} из списка нельзя прочитать: у неё другой вид`,
  fix: 'Нужны id, title и список fields, у каждого поля name и type.',
});

const noForms = (chosen: string | undefined) => ({
  ...({ severity: 'warning', pointer: '' } as const),
  message: chosen === undefined ? 'У страницы нет форм' : `У страницы нет формы ${chosen}`,
  fix: 'Заведите форму для этой страницы у оператора, или уберите блок.',
});
