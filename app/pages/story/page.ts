import { getStory } from '#schemas/gateway/stories';
import { toLastSegment } from '#schemas/values/path-text';
import { definePageType } from '#app/page/define-page-type';
import { toItemAddition } from '../kit/to-item-addition';

/** A story that somebody has shared, by its id (STORY-01). Its block asks for the same, and gets this very answer. */
export const page = definePageType({
  type: 'story',
  label: 'История',
  routes: [{ path: '/stories/:name', standIn: '/stories/share', hasOwnAddress: true }],
  folders: { '/stories': '/' },
  strictBelow: ['/stories'],
  components: [{ id: 'story', type: 'story' }],
  async load({ page: share, path, gateway }) {
    const item = { ...share, breadcrumbs: share.breadcrumbs.slice(0, -1) };
    const outcome = await gateway.ask(getStory, { query: { storyId: toLastSegment(path) } });
    if (!outcome.ok) return toItemAddition(outcome, item);
    const { title, description, image, video } = outcome.answer;
    const { head } = toItemAddition({ ok: true, answer: { title, announcement: description } }, item);
    if (head === undefined) return {};
    // What messengers and social networks show of the link; the kinds of picture that they do not take are left out.
    const isShown = image !== undefined && /\.(?:jpe?g|png|webp)$/i.test(image.url);
    const picture = isShown ? [{ property: 'og:image', content: image.url }] : [];
    const film = video === undefined ? [] : [{ property: 'og:video', content: video }];
    const kind = { property: 'og:type', content: 'article' };
    return { head: { ...head, meta: [...head.meta, kind, ...picture, ...film] } };
  },
});
