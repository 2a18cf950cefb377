import type { Translate } from '../../texts/text-types';
import type { RedirectTrouble } from './judge-rows.server';

/** What is wrong with a redirect, in words. */
export function describeTrouble(trouble: RedirectTrouble, t: Translate<'redirects'>): string {
  if (trouble.kind === 'taken' || trouble.kind === 'dead') return t(`trouble_${trouble.kind}`);
  return t(`trouble_${trouble.kind}`, { way: trouble.way.join(' → ') });
}
