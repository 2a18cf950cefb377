import * as z from 'zod';
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
  const values = value === '' ? await countValues(store, of) : [];
  return studioAnswer({
    of,
    value,
    values,
    label: registry.find(value)?.label ?? null,
    labels: Object.fromEntries(registry.all().map(({ type, label }) => [type, label])),
    rows: value === '' ? [] : await findUsers(store, of, value),
  });
}

type Store = StudioArgs['context']['site']['store'];
type Of = (typeof USAGE_KINDS)[number];

async function countValues(store: Store, of: Of) {
  const rows = await store
    .selectFrom('entry_usage')
    .select('value')
    .select(({ fn }) => fn.count<number>('entry_id').distinct().as('entries'))
    .where('of', '=', of)
    .groupBy('value')
    .orderBy('entries', 'desc')
    .orderBy('value')
    .limit(MAX_VALUES)
    .execute();
  return rows.map(({ value, entries }) => ({ value, entries: Number(entries) }));
}

/** Each document once, with the states of it that use the value. */
async function findUsers(store: Store, of: Of, value: string) {
  const rows = await store
    .selectFrom('entry_usage')
    .innerJoin('entry', 'entry.id', 'entry_usage.entry_id')
    .select(['entry.id', 'entry.kind', 'entry.name', 'entry.title', 'entry.audience', 'entry.region'])
    .select(({ fn }) => [fn.min('entry_usage.state').as('first'), fn.max('entry_usage.state').as('last')])
    .where('entry_usage.of', '=', of)
    .where('entry_usage.value', '=', value)
    .groupBy(['entry.id', 'entry.kind', 'entry.name', 'entry.title', 'entry.audience', 'entry.region'])
    .orderBy('entry.kind')
    .orderBy('entry.name')
    .limit(MAX_ROWS)
    .execute();
  return rows.map(({ first, last, ...row }) => ({ ...row, states: [...new Set([last, first])] }));
}
