/** Where a visit comes from, in a few kinds that everybody understands. Browser and server ask the same; no zod. */
export const VISIT_SOURCES = ['search', 'ads', 'mailing', 'social', 'direct', 'other'] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];

/** A campaign names its kind by its medium; the first rule that fits counts. */
const MEDIA: readonly (readonly [VisitSource, RegExp])[] = [
  ['ads', /^(cp[acmvl]|ppc|paid|display|banner|ads?\b|advert|context|retarget|target|media|video)/],
  ['mailing', /^(e-?mail|mail|newsletter|letter|sms|push|viber|whatsapp)/],
  ['social', /^(social|smm|post|messenger)/],
  ['search', /^(organic|search|seo)/],
];

/** Where the medium says nothing. */
const CAMPAIGN_SOURCES: readonly (readonly [VisitSource, RegExp])[] = [
  ['mailing', /^(e-?mail|mailing|newsletter|letter|sms|push|sendsay|unisender)/],
  ['social', /^(vk|vkontakte|ok|odnoklassniki|telegram|tg|dzen|zen|youtube|max|social)\b/],
  // A search engine puts no utm marks on its own results: a campaign that names one is paid for.
  ['ads', /^(yandex|ya|google|direct|mytarget|vkads|avito)/],
  ['search', /^(organic|search|seo)/],
];

const REFERRERS: readonly (readonly [VisitSource, RegExp])[] = [
  ['mailing', /^(e|mail)\.(mail|yandex)\.ru$|^mail\.(google\.com|rambler\.ru)$/],
  ['search', /(^|\.)(yandex|google|bing|duckduckgo|rambler)(\.[a-z]{2,3}){1,2}$|^(ya|go\.mail)\.ru$/],
  ['social', /(^|\.)(vk|ok|dzen|youtube|facebook|instagram|twitter|x|t|max)\.(com|ru|me)$/],
];

/** The kind of a campaign, by what its utm marks say; null without marks. */
export function toCampaignSource(query: URLSearchParams): VisitSource | null {
  const hasMarks = [...query].some(([name, value]) => MARK.test(name) && value !== '');
  if (!hasMarks) return null;
  const read = (name: string) => (query.get(name) ?? '').trim().toLowerCase();
  return findKind(MEDIA, read('utm_medium')) ?? findKind(CAMPAIGN_SOURCES, read('utm_source')) ?? 'other';
}

/** The five marks of a campaign (ANLT-413); `utm_hide_section` and its like are the site's own. */
const MARK = /^utm_(source|medium|campaign|term|content)$/;

/**
 * The kind of a page that leads here. `direct` without one: the address was typed, or the link says nothing. Null when
 * it is one of this site, which says nothing of where the visit began.
 */
export function toReferrerSource(referrer: string, ownHost: string): VisitSource | null {
  const [, hostname] = /^https?:\/\/([^/:?#]+)/.exec(referrer) ?? [];
  if (hostname === undefined) return 'direct';
  if (toDomain(hostname) === toDomain(ownHost)) return null;
  return findKind(REFERRERS, hostname) ?? 'other';
}

/** Regions of the site are hosts of one domain: `moscow.site.ru` and `spb.site.ru`. */
const toDomain = (host: string) =>
  host
    .split('.')
    .slice(host.endsWith('localhost') ? -1 : -2)
    .join('.');

function findKind(rules: readonly (readonly [VisitSource, RegExp])[], text: string): VisitSource | null {
  return rules.find(([, rule]) => rule.test(text))?.[0] ?? null;
}
