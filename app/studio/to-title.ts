import type { MetaDescriptor } from '@remix-run/node';
import { studioTexts } from './texts/studio-texts';

/** The head of a screen: `meta = () => toTitle(studioTexts('people')('title'))`. */
export function toTitle(title: string | null): MetaDescriptor[] {
  const t = studioTexts('shell');
  const text = title === null ? t('studio') : t('titled', { title });
  return [{ title: text }, { name: 'robots', content: 'noindex, nofollow' }];
}
