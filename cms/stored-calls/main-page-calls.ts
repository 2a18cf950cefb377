import { getMainPage } from '#schemas/gateway/page';
import { readScoped } from '../sources/scoped-document';
import type { StoredCall } from './stored-call';

/** The main page's own data, raw, as they are published here; without them the operator's. */
export const mainPageCalls: readonly StoredCall[] = [
  {
    call: getMainPage,
    async answer(_input, { store, scope }) {
      const row = await readScoped(store, { kind: 'main-page', name: '' }, scope);
      return row === null ? null : { outcome: 'found', raw: JSON.parse(row.body) as unknown };
    },
  },
];
