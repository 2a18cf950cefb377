import * as z from 'zod';
import type { BlockDefinition } from '#registry/define-block';
import { registry } from '#app/catalog.server';
import type { Finding } from '#schemas/finding';
import { parsePageInfo } from '#schemas/parse-page-info';
import { toExampleComponent, type ExampleComponent } from './example-component.server';

/** The first example of a block with one thing wrong, and what an editor is told about it. */
export interface FaultyExample {
  title: string;
  /** The part of the component that is wrong, as JSON. */
  wrong: string;
  findings: Finding[];
}

/** The same block unknown, with a wrong field, and newer than this build. */
export function listFaultyExamples(block: BlockDefinition): FaultyExample[] {
  const good = toExampleComponent(block, 0);
  if (good === null) return [];
  const unknown = { type: `${block.type}-old` };
  const newer = { version: block.version + 1 };
  const field = breakField(block, good.props);
  return [
    judge('Такого блока нет', good, unknown),
    judge('Поле заполнено неверно', good, { props: { ...Object(good.props), ...field } }, { props: field }),
    judge('Блок новее сайта', good, newer),
  ];
}

function judge(title: string, good: ExampleComponent, change: object, wrong = change): FaultyExample {
  const parsed = parsePageInfo({ uuid: 'faulty', type: 'common', components: [{ ...good, ...change }] });
  const components = parsed?.page.components ?? [];
  return { title, wrong: JSON.stringify(wrong, null, 2), findings: registry.judgeAll(components).findings };
}

/** Values of all kinds: a field of any type refuses one of them. */
const WRONG_VALUES: readonly unknown[] = [42, 'сорок два', ['не то'], { value: 'не то' }, null];

/** One field with a value that it refuses; required ones first, they stand first in the editor's mind as well. */
function breakField(block: BlockDefinition, props: unknown): Record<string, unknown> {
  const { properties = {}, required = [] } = z.toJSONSchema(block.props, {
    io: 'input',
    unrepresentable: 'any',
  });
  const names = [...required, ...Object.keys(properties)];
  for (const name of names) {
    for (const value of WRONG_VALUES) {
      if (!block.props.safeParse({ ...Object(props), [name]: value }).success) return { [name]: value };
    }
  }
  return {};
}
