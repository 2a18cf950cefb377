import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { loadStory, type StoryData } from './load-story';

const SAMPLE: StoryData = {
  title: 'Связь в\u00a0отпуске без\u00a0сюрпризов',
  description: 'Три настройки, которые стоит проверить до\u00a0вылета.',
  image: { src: '/media/roaming-phone.svg', width: 720, height: 640, alt: '' },
  video: null,
  location: '/roaming/world',
};
const NO_STORY = null as StoryData | null;

export const block = defineBlock({
  type: 'story',
  version: 1,
  label: 'История',
  group: 'media',
  description: 'Показывает историю, которой поделились: картинку или видео, слова и\u00a0ссылку дальше.',
  props: z.object({
    linkText: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .default('Узнать больше')
      .describe('Надпись на кнопке, которая ведёт к тому, о чём история'),
  }),
  examples: [
    { name: 'с картинкой', props: {}, data: SAMPLE },
    { name: 'только слова', props: {}, data: { ...SAMPLE, image: null, location: null } },
  ],
  empty: NO_STORY,
  // The page of a story that is not there is an error page: its type asks for the same.
  requires: [],
  load: (_props, context) => loadStory(context),
});
