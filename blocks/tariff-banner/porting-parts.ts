import type { EnhanceContext } from '#registry/enhancement';
import { readKept } from '#blocks/ui/browser-storage';
import { startOverlay } from '#blocks/ui/open-overlay';
import { rememberPorting } from '#blocks/ui/products/remember-porting';
import { PORTING_VISIT_KEY, readKeptVisit } from '#schemas/products/porting-visit';

/**
 * For a visitor in the middle of an order of number porting: the way back to it (TRF-257) and, where the page has a
 * porting link, the personal offer with its window (TRF-250). For everybody else they stay hidden.
 */
export function showPortingParts(block: HTMLElement, context: EnhanceContext): void {
  const visit = readKeptVisit(readKept(PORTING_VISIT_KEY, 'session'));
  if (visit === null) return;
  const back = block.querySelector<HTMLElement>('[data-porting-back]');
  back?.querySelector('a')?.setAttribute('href', visit.back);
  const offer = block.querySelector<HTMLElement>('[data-porting-offer]');
  const dialog = block.querySelector('dialog');
  if (dialog) startOverlay(dialog, context);
  const link = dialog?.querySelector<HTMLAnchorElement>('[data-porting-link]') ?? null;
  rememberPorting(link, { tariff: link?.dataset['portingLink'] ?? '', signal: context.signal });
  for (const part of [back, offer]) if (part) part.hidden = false;
}
