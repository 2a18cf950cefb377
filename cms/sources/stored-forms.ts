import { getFeedbackForms } from '#schemas/gateway/feedback';
import { AUDIENCE_HEADER, REGION_CODE_HEADER } from '#schemas/gateway/headers';
import type { Region } from '#schemas/region';
import type { Transport } from '../gateway/transport';
import type { Store } from '../store/tables';
import type { ContentScope } from './content-source';
import { readScoped } from './scoped-document';

/** The uuid of a page; anything else has no forms here. */
const UUID = /^[\w.~-]{1,300}$/;

/** The forms of a page as they are published here: raw, as the call gives them. Null when the store has none for it. */
export async function readStoredForms(
  store: Store,
  uuid: string,
  scope: ContentScope,
): Promise<unknown[] | null> {
  if (!UUID.test(uuid)) return null;
  const row = await readScoped(store, { kind: 'form', name: uuid }, scope);
  if (row === null) return null;
  const raw: unknown = JSON.parse(row.body);
  const forms: unknown = typeof raw === 'object' && raw !== null && 'forms' in raw ? raw.forms : raw;
  return Array.isArray(forms) ? forms : null;
}

/**
 * Answers the operator's call for the forms of a page from the store where it has them; every other call, and pages
 * without forms of their own here, go on to the operator.
 */
export function answerFormsFromStore(store: Store, operator: Transport): Transport {
  return async (request) => {
    if (request.method !== getFeedbackForms.method) return operator(request);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== getFeedbackForms.path) return operator(request);
    const forms = await readStoredForms(store, searchParams.get('uuid') ?? '', toScope(request.headers));
    return forms === null ? operator(request) : Response.json(forms);
  };
}

/** The gateway says for whom it asks in every call. */
function toScope(headers: Headers): ContentScope {
  const region: Region = { id: '', code: headers.get(REGION_CODE_HEADER) ?? '', title: '' };
  return { region, audience: headers.get(AUDIENCE_HEADER) === 'b2b' ? 'b2b' : 'b2c' };
}
