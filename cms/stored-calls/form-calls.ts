import { getFeedbackForms } from '#schemas/gateway/feedback';
import { readScoped } from '../sources/scoped-document';
import type { StoredCall } from './stored-call';

/** The uuid of a page; anything else has no forms here. */
const UUID = /^[\w.~-]{1,300}$/;

/** The forms of a page, raw: a list, or `{forms: […]}`. Pages without forms of their own here are the operator's. */
export const formCalls: readonly StoredCall[] = [
  {
    call: getFeedbackForms,
    async answer({ query: { uuid = '' } }, { store, scope }) {
      if (!UUID.test(uuid)) return null;
      const parsed = await readScoped(store, { kind: 'form', name: uuid }, scope);
      if (parsed === null) return null;
      const { raw } = parsed;
      const forms: unknown = typeof raw === 'object' && raw !== null && 'forms' in raw ? raw.forms : raw;
      return Array.isArray(forms) ? { outcome: 'found', raw: forms } : null;
    },
  },
];
