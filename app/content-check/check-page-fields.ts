import type { Finding } from '#schemas/finding';
import type { Audience, PageInfo } from '#schemas/page';
import { findLegacyTarget, isCorporatePath, isOutsideSectionRoutes, toPagePath } from '#app/page/route-rules';
import { OF_PAGE } from './page-components';

/** What search engines and messengers show of a page. A page that is not to be found needs none of it. */
export function checkHeadFields(page: PageInfo): Finding[] {
  const isHidden = page.meta.some(({ name, content }) => name === 'robots' && content.includes('noindex'));
  if (isHidden) return [];
  const description = page.meta.find(({ name }) => name === 'description')?.content ?? '';
  const findings: Finding[] = [];
  if (page.title.trim() === '') {
    findings.push({
      code: 'title-missing',
      severity: 'warning',
      ...OF_PAGE,
      pointer: '/title',
      message: 'the page has no title; its name in the structure or the brand stands in',
      fix: 'Give the page a title.',
    });
  }
  if (description.trim() === '') {
    findings.push({
      code: 'description-missing',
      severity: 'warning',
      ...OF_PAGE,
      pointer: '/meta',
      message: 'the page has no meta description',
      fix: 'Add {"name": "description", "content": "…"} to meta.',
    });
  }
  return findings;
}

/** A page at an address that its section has no route for is never shown, and neither is one without a uuid. */
export function checkAddress(path: string, audience: Audience, page: PageInfo): Finding[] {
  const reason = findFault(path, audience) ?? findUuidFault(page);
  if (reason === null) return [];
  return [
    {
      code: 'unreachable-address',
      severity: 'error',
      ...OF_PAGE,
      pointer: '',
      about: path,
      message: `no visitor reaches ${path}: ${reason}`,
      fix: 'Move the page to an address of its section; give it a uuid.',
    },
  ];
}

function findFault(path: string, audience: Audience): string | null {
  if (isOutsideSectionRoutes(path)) return 'its section has no such route';
  if (findLegacyTarget(path, '') !== null) return 'legacy addresses lead on to others';
  if (toPagePath(path) !== path) return 'addresses end without a slash';
  if (isCorporatePath(path) && audience !== 'b2b') return 'corporate addresses show corporate pages';
  return null;
}

function findUuidFault({ uuid, redirect301, is404 }: PageInfo): string | null {
  return uuid === null && redirect301 === null && !is404 ? 'a page without a uuid answers 404' : null;
}
