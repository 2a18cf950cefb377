import { toFactValue } from '#schemas/documents/fact';
import type { ContentScope } from '../../sources/content-source';
import type { Store } from '../../store/tables';
import { readPublished } from '../../stored-calls/published-documents';
import { kind } from './kind';

/** The published facts of these names, for these people; what nobody has published is missing. */
export async function readFacts(
  store: Store,
  names: ReadonlySet<string>,
  { audience, region }: ContentScope,
): Promise<Map<string, string | number>> {
  if (names.size === 0) return new Map();
  const facts = (await readPublished(store, kind, { audience, region: region.code })) ?? [];
  return new Map(facts.flatMap(({ name, body }) => (names.has(name) ? [[name, toFactValue(body)]] : [])));
}

/** All of them, for those who choose one. */
export async function listFacts(store: Store, { audience, region }: ContentScope) {
  const facts = (await readPublished(store, kind, { audience, region: region.code })) ?? [];
  return facts.map(({ name, body }) => ({ key: name, title: body.title, value: toFactValue(body) }));
}
