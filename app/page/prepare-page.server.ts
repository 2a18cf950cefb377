import { LRUCache } from 'lru-cache';
import { doInTurn, takeStepsInTurns } from '#cms/do-in-turn';
import type { ReadyComponent } from '#registry/verdict';
import type { Finding } from '#schemas/finding';
import type { Component, PageInfo } from '#schemas/page';
import { pageFinding, parsePageInfo, parsePageInfoInSteps } from '#schemas/parse-page-info';
import { registry } from '#app/catalog.server';
import { pageTypes } from '#app/page-catalog.server';

/** A page as far as it does not depend on the request: parsed, migrated, judged. */
export interface PreparedPage {
  page: PageInfo;
  ready: readonly ReadyComponent[];
  findings: readonly Finding[];
}

const MAX_KEPT_PAGES = 2000;
const kept = new LRUCache<string, PreparedPage>({ max: MAX_KEPT_PAGES });

/** Parses and judges raw page info, once for each version of it. Null when it is no page at all. */
export function preparePage(raw: unknown, version: string): PreparedPage | null {
  const known = kept.get(version);
  if (known) return known;
  const parsed = parsePageInfo(raw);
  return parsed && judge(parsed, version);
}

/** The same, with pauses for other requests in between: a page may have thousands of components. */
export async function preparePageInTurns(raw: unknown, version: string): Promise<PreparedPage | null> {
  const known = kept.get(version);
  if (known) return known;
  const parsed = await takeStepsInTurns(parsePageInfoInSteps(raw));
  if (parsed === null) return null;
  await judgeInTurns(parsed.page.components);
  return doInTurn(() => judge(parsed, version));
}

/** The innermost first, so that no container is judged with everything inside it at once. The registry keeps the verdicts. */
async function judgeInTurns(components: readonly Component[]): Promise<void> {
  for (const component of components) {
    await judgeInTurns(component.children);
    await doInTurn(() => registry.judge(component));
  }
}

type ParsedPage = NonNullable<ReturnType<typeof parsePageInfo>>;

function judge(parsed: ParsedPage, version: string): PreparedPage {
  const { ready, findings } = registry.judgeAll(parsed.page.components);
  const ofType = findTypeFault(parsed.page);
  const prepared = { page: parsed.page, ready, findings: [...parsed.findings, ...ofType, ...findings] };
  kept.set(version, prepared);
  return prepared;
}

/** The page as it is shown at another address: a component that is left out there is not shown. */
export function presentPage(prepared: PreparedPage, page: PageInfo): PreparedPage {
  const isSame = page.components === prepared.page.components;
  const ready = isSame ? prepared.ready : registry.judgeAll(page.components).ready;
  return { ...prepared, page, ready };
}

/** A type that is none has no loader and no layout of its own: most likely a slip of the pen. */
function findTypeFault({ type }: PageInfo): Finding[] {
  return pageTypes.find(type) === undefined ? [pageFinding('/type', `«${type}» is no page type`)] : [];
}
