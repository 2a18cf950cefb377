import type * as z from 'zod';
import type { FlowDefinition } from '#registry/define-flow';
import { listInputFields, toInputSchema, type InputGiven } from '#registry/read-action';
import { FIELDS } from '#flows/kit/engine/flow-state';

/** Texts by field, as an answer to a post brings them; `''` is the form's own. */
export type StateErrors = Record<string, string>;

/**
 * An error for each field of the actions of a state that its HTML lets a visitor fill. A form without such fields
 * gets one of its own; null when nothing is posted to an action there.
 */
export function listStateErrors(
  { actions, messages }: Pick<FlowDefinition, 'actions' | 'messages'>,
  state: string,
  html: string,
  given: InputGiven,
): StateErrors | null {
  const legal = Object.values(actions).filter(({ from }) => from.includes(state));
  if (legal.length === 0 || !html.includes(`name="${FIELDS.action}"`)) return null;
  const errors: StateErrors = {};
  for (const action of legal) {
    for (const { name } of listInputFields(action, given)) {
      const text = findText(toInputSchema(action, given), name, findControl(name, html), messages);
      if (text !== undefined) errors[name] ??= text;
    }
  }
  if (Object.keys(errors).length > 0) return errors;
  const [text] = Object.values(messages);
  return text === undefined ? null : { '': text };
}

/** What a visitor fills a field with; null when there is nothing to fill. */
type Control = 'typed' | 'chosen' | null;

function findControl(name: string, html: string): Control {
  const [tag = ''] = new RegExp(`<(?:input|select|textarea)\\b[^>]*\\bname="${name}"[^>]*>`).exec(html) ?? [];
  if (tag === '' || tag.includes('type="hidden"')) return null;
  return /^<select|type="(?:radio|checkbox)"/.test(tag) ? 'chosen' : 'typed';
}

/** What the schema says of a field left empty, else the message that is called like it, else the first one. */
function findText(
  input: z.ZodType,
  field: string,
  control: Control,
  messages: Readonly<Record<string, string>>,
): string | undefined {
  if (control === null) return undefined;
  const issues = [{}, { [field]: '' }].flatMap((values) => input.safeParse(values).error?.issues ?? []);
  const own = issues.find(({ path, message }) => path[0] === field && isForVisitors(message));
  // What is chosen of a few can be wrong in no other way.
  if (own !== undefined || control === 'chosen') return own?.message;
  const [word = field] = /^[a-z]+/.exec(field) ?? [];
  const entries = Object.entries(messages);
  const named = entries.filter(([code]) => code.toLowerCase().startsWith(word));
  return [...named, ...entries].at(0)?.[1];
}

/** A library's own words are English. */
function isForVisitors(text: string): boolean {
  return /[а-яё]/i.test(text);
}
