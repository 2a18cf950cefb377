import { quote, type Report } from './form-fault';
import type { PlannedField } from './form-plan';
import { readAnswer, readCondition, type DefinedField } from './read-definition';

/** A ticked box has the value 'on', one that is not has none. */
const TICKED: ReadonlyMap<string, string> = new Map([
  ['on', 'on'],
  ['true', 'on'],
  ['1', 'on'],
  ['off', ''],
  ['false', ''],
  ['0', ''],
  ['', ''],
]);

/**
 * Gives the fields their conditions (`showIf`, an extension). A condition looks back at a list or a box that is always
 * there: neither circles nor chains can come of it. A field whose condition is unfit is always shown.
 */
export function planConditions(
  fields: readonly PlannedField[],
  defined: readonly (DefinedField | null)[],
  report: Report,
): PlannedField[] {
  const before = new Map<string, PlannedField>();
  return fields.map((field) => {
    const index = Number(field.key.slice(1));
    const showIf = planCondition(field, defined, before, (reason) =>
      report('bad-condition', ['fields', index, 'showIf'], reason),
    );
    const planned = { ...field, showIf };
    if (field.kind !== 'heading') before.set(field.name, planned);
    return planned;
  });
}

function planCondition(
  field: PlannedField,
  defined: readonly (DefinedField | null)[],
  before: ReadonlyMap<string, PlannedField>,
  refuse: (reason: string) => void,
): PlannedField['showIf'] {
  const raw = definedOf(field, defined)?.showIf;
  if (raw === undefined || raw === null) return null;
  const condition = readCondition(raw);
  const target = before.get(condition?.name ?? '');
  const values = new Set(condition?.values.flatMap((value) => toValues(target, defined, value)));
  const reason = toReason(field, condition, target, values.size);
  if (reason !== null) refuse(reason);
  return target === undefined || reason !== null ? null : { key: target.key, values: [...values] };
}

function toReason(
  field: PlannedField,
  condition: ReturnType<typeof readCondition>,
  target: PlannedField | undefined,
  values: number,
): string | null {
  if (condition === null) return 'оно записано неверно';
  if (target === undefined) return `перед ним нет поля ${quote(condition.name)}`;
  if (target.kind !== 'select' && target.kind !== 'checkbox') return 'названо не список и не флажок';
  if (target.showIf !== null) return 'у названного поля есть своё условие';
  if (field.kind !== 'hidden' && target.page > field.page)
    return 'названное поле стоит на следующей странице';
  return values === 0 ? 'таких значений у названного поля нет' : null;
}

const definedOf = ({ key }: PlannedField, defined: readonly (DefinedField | null)[]) =>
  defined[Number(key.slice(1))];

/** A value of the definition as the form holds it: an address as its index. */
function toValues(
  target: PlannedField | undefined,
  defined: readonly (DefinedField | null)[],
  value: string | boolean,
): string[] {
  if (target?.kind === 'checkbox') {
    const ticked = TICKED.get(String(value));
    return ticked === undefined ? [] : [ticked];
  }
  if (target?.kind !== 'select') return [];
  const sources = definedOf(target, defined)?.answers ?? [];
  return target.answers
    .map((answer) => answer.value)
    .filter((held) => (target.isEmail ? readAnswer(sources[Number(held)])?.value : held) === value);
}
