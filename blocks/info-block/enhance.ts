import type { Enhance } from '#registry/enhancement';
import { readVisitorCookie } from '#blocks/ui/visitor-cookie';
import { AB_OLD } from './variants';

/** The visitor's A/B value decides, where the block belongs to an experiment (BLK-236); the cross hides it (BLK-240). */
const enhance: Enhance = (block, { signal, report }) => {
  const place = block.querySelector<HTMLElement>('[data-info-block]');
  if (place === null) return;
  const { experiment } = place.dataset;
  const own = experiment === undefined ? null : readVisitorCookie(experiment);
  const value = own ?? place.dataset['infoBlock'];
  if (value === AB_OLD) return;
  place.dataset['infoBlock'] = value;
  place.hidden = false;
  const id = block.querySelector('section')?.id ?? '';
  report({ event: 'info_block_show', block: id });
  const cross = place.querySelector<HTMLElement>('[data-info-close]');
  if (cross) cross.hidden = false;
  const close = () => {
    place.hidden = true;
    document.getElementById('main')?.focus({ preventScroll: true });
    report({ event: 'info_block_close', block: id });
  };
  cross?.addEventListener('click', close, { signal });
  const follow = () => report({ event: 'banner_click', block: id });
  place.querySelector('[data-info-link]')?.addEventListener('click', follow, { signal });
};

export default enhance;
