import type { SiteContext } from '#app/context';
import { findStepsRoot } from '#app/page/route-rules';
import { createRecall } from './begin-recalled.server';
import { readHandOver } from './hand-over.server';
import { readVisitMemory } from './visit-memory.server';
import { readVisitor } from './visitor.server';

/** A visitor whom another page has sent with something, or whose visit remembers it: this page is for them alone then. */
export function receiveVisitor(request: Request, page: string, context: SiteContext): void {
  const path = findStepsRoot(page) ?? page;
  const { env, flows } = context.site;
  const cookies = request.headers.get('cookie');
  if (context.flowAnswer !== null || request.method === 'POST' || cookies === null) return;
  const secure = env.PUBLIC_SCHEME === 'https';
  const { id: visitor } = readVisitor(cookies, { secure });
  const holder = { secrets: env.SESSION_SECRETS, visitor, secure };
  const { sealer } = flows;
  const now = Date.now();
  const handed = readHandOver(cookies, path, holder, { sealer, now });
  if (handed !== null) context.flowAnswer = { target: '', flows: {}, handed };
  const remembered = readVisitMemory(cookies, holder, now);
  if (Object.keys(remembered).length > 0)
    context.recall = createRecall({ remembered, path, visitor, sealer, now });
}
