/** The flags a page's address may carry (d2 §2.1). Any other parameter changes nothing. */
export interface QueryFlags {
  /** `?componentCheck`: say what the page misses; `=json` answers with the findings alone (PAGE-19). */
  componentCheck: 'off' | 'overlay' | 'json';
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

function readComponentCheck(value: string | null): QueryFlags['componentCheck'] {
  if (value === null || value === '0' || value === 'false') return 'off';
  return value === 'json' ? 'json' : 'overlay';
}
