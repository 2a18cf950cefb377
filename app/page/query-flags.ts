/** The flags a page's address may carry (d2 §2.1). Any other parameter changes nothing. */
export interface QueryFlags {
  /** `?componentCheck`: say what the page misses (PAGE-19). */
  componentCheck: boolean;
  /** `?utm_hide_section=hero,faq`: component ids or section names (PAGE-20). */
  hiddenSections: readonly string[];
  /** `?utm_additional_banner=ID` (PAGE-21). */
  additionalBanner: string | null;
  /** `?nocache=1`: pass over the caches on the way to the page info (PAGE-34). */
  fresh: boolean;
}

const BANNER_ID = /^[\w-]{1,64}$/;
const MAX_SECTIONS = 50;

export function readQueryFlags(query: URLSearchParams): QueryFlags {
  const banner = query.get('utm_additional_banner') ?? '';
  return {
    componentCheck: readComponentCheck(query.get('componentCheck')),
    hiddenSections: (query.get('utm_hide_section') ?? '').split(',').filter(Boolean).slice(0, MAX_SECTIONS),
    additionalBanner: BANNER_ID.test(banner) ? banner : null,
    fresh: query.get('nocache') === '1',
  };
}

function readComponentCheck(value: string | null): boolean {
  return value !== null && value !== '0' && value !== 'false';
}
