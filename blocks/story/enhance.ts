import type { Enhance } from '#registry/enhancement';
import { loadScript } from '#blocks/ui/load-script';
import { STORIES_SDK_URL } from './stories-sdk';

/** Loads the script of stories, once a page; the story itself is in the HTML already. */
const enhance: Enhance = (block) => {
  if (STORIES_SDK_URL === null || block.querySelector('[data-story]') === null) return;
  if (document.querySelector('script[data-stories-sdk]') !== null) return;
  loadScript(STORIES_SDK_URL).dataset['storiesSdk'] = '';
};

export default enhance;
