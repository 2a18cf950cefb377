import { describeIssues } from '#cms/fields/describe-issues';
import { isRecord } from '#cms/fields/editor-field';
import { getFeedbackForms, type FeedbackForm } from '#schemas/gateway/feedback';
import { planForm } from '#schemas/forms/plan-form';
import type { DocumentFinding } from '../documents/finding';
import { formsSchema } from './definition-schema';

/** The definitions of a document as a visitor's page would read them; null in the place of one that cannot be. */
export function readForms(raw: unknown): (FeedbackForm | null)[] {
  return getFeedbackForms.answer.safeParse(raw).data ?? [];
}

/** What the planner finds wrong, at the fields that editors know; and what they would not guess themselves. */
export function checkForms(raw: unknown): DocumentFinding[] {
  if (!Array.isArray(raw)) {
    return [{ pointer: '', path: '', message: 'Здесь должен быть список форм', severity: 'error' }];
  }
  const faults = readForms(raw).flatMap((form, index): DocumentFinding[] => {
    if (form === null) return [toUnreadable(raw[index], index)];
    return planForm(form).faults.map(({ pointer, message, fix, severity }) => ({
      pointer: toPointer(raw[index], index, pointer),
      path: toPath(form, pointer),
      message: `${message}. ${fix}`,
      severity,
    }));
  });
  return [...faults, ...listTwins(raw)];
}

/** A fault of a part that is not there stands at what it is missing from. */
function toPointer(form: unknown, index: number, pointer: string): string {
  const names = pointer.split('/').slice(1);
  let value: unknown = form;
  const there: string[] = [];
  for (const name of names) {
    if (!isRecord(value) && !Array.isArray(value)) break;
    there.push(name);
    value = Object(value)[name] as unknown;
  }
  return [`/${index}`, ...there].join('/');
}

function toUnreadable(form: unknown, index: number): DocumentFinding {
  const [issue] = describeIssues(formsSchema, [form]);
  const pointer = issue === undefined ? `/${index}` : issue.pointer.replace(/^\/0/, `/${index}`);
  const message = 'Эту форму не\u00a0прочитать: посетители её не\u00a0увидят';
  return {
    pointer,
    path: `Форма ${index + 1}`,
    message: issue ? `${message}. ${issue.message}` : message,
    severity: 'error',
  };
}

/** «Вопрос → Телефон»: the theme, and the field by its title or name. */
function toPath({ title, fields }: FeedbackForm, pointer: string): string {
  const at = /^\/fields\/(\d+)/.exec(pointer)?.[1];
  const field = at === undefined ? undefined : fields[Number(at)];
  const name = field === undefined ? null : field.title || field.name || `поле ${Number(at) + 1}`;
  return [title || 'Форма', name].filter(Boolean).join(' → ');
}

/** Two forms of one page under one identifier: the operator would take one for the other. */
function listTwins(raw: readonly unknown[]): DocumentFinding[] {
  const ids = raw.map((form) => (isRecord(form) ? String(form['id'] ?? '') : ''));
  return ids.flatMap((id, index): DocumentFinding[] => {
    const isTwin = id !== '' && ids.indexOf(id) < index;
    const message = 'Такой идентификатор уже есть у\u00a0другой формы этой страницы';
    return isTwin
      ? [{ pointer: `/${index}/id`, path: `Форма ${index + 1}`, message, severity: 'error' }]
      : [];
  });
}
