import * as z from 'zod';
import { countUses, listUsers } from '#cms/store/lists/document-uses';
import { registry } from '#app/catalog.server';
import { USAGE_KINDS } from './usage-kinds';
import { requireEditor, type StudioArgs } from '../session/require-editor.server';
import { studioAnswer } from '../studio-answer.server';

const MAX_ROWS = 500;
const MAX_VALUES = 300;

const asked = z.object({
  of: z.enum(USAGE_KINDS).catch('component').default('component'),
  value: z.string().max(300).catch('').default(''),
});

/** Where a block, a file or an address is used; without a value, what there is and how often. */
export async function usageLoader(args: StudioArgs) {
  await requireEditor(args, 'read');
  const { store } = args.context.site;
  const { of, value } = asked.parse(Object.fromEntries(new URL(args.request.url).searchParams));
  const values = value === '' ? await countUses(store, of, MAX_VALUES) : [];
  return studioAnswer({
    of,
    value,
    values,
    label: registry.find(value)?.label ?? null,
    labels: Object.fromEntries(registry.all().map(({ type, label }) => [type, label])),
    rows: value === '' ? [] : await listUsers(store, { of, value }, MAX_ROWS),
  });
}
