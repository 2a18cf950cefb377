import { keepText, readKept } from '#blocks/ui/browser-storage';
import {
  toCampaignSource,
  toReferrerSource,
  VISIT_SOURCES,
  type VisitSource,
} from '#schemas/analytics/visit-source';

const KEY = 'visit-source';

/**
 * Notes the kind of source that a visit begins with, and nothing else of it: neither the marks nor the page that led
 * here. It lasts as long as the tab; a later campaign takes its place, as with `keepUtm`.
 */
export function keepVisitSource(): void {
  const campaign = toCampaignSource(new URLSearchParams(location.search));
  const source =
    campaign ?? (readVisitSource() ? null : toReferrerSource(document.referrer, location.hostname));
  if (source !== null) keepText(KEY, source, 'session');
}

/** The kind of source of this visit; null where nobody knows. */
export function readVisitSource(): VisitSource | null {
  const kept = readKept(KEY, 'session');
  return VISIT_SOURCES.find((source) => source === kept) ?? null;
}
