import { factDocument, toFactValue } from '#schemas/documents/fact';
import { listFacts, readFacts } from '#cms/kinds/fact/published-facts';
import type { Store } from '#cms/store/tables';
import type { FillerOptions } from './fill-content.server';

interface GivenFact {
  name: string;
  body: unknown;
}

/** Facts as editors keep them in the store; `given` are those that stand there unless the store says otherwise. */
export function readFactsFrom(
  store: Store,
  given: readonly GivenFact[] = [],
): Pick<FillerOptions, 'readFacts' | 'listTyped'> {
  const known = given.map(({ name, body }) => [name, toFactValue(factDocument.parse(body))] as const);
  return {
    async readFacts(names, scope) {
      const wanted = known.filter(([name]) => names.has(name));
      return new Map([...wanted, ...(await readFacts(store, names, scope))]);
    },
    listTyped: (scope) => listFacts(store, scope),
  };
}
