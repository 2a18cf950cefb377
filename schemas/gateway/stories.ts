import { z } from 'zod';
import { defineCall } from './call';
import { optionalField } from './entities/field';
import { textId } from './fields';
import { API_BASE } from './paths';

/** A story of the share page (STORY-02). */
export const getStory = defineCall({
  id: 'story.get',
  group: 'content',
  method: 'GET',
  path: `${API_BASE.unite}/inAppStory/getStorySharePageInfo`,
  rows: ['STORY-03'],
  query: z.object({ storyId: textId }),
  answer: z.looseObject({
    title: z.string(),
    description: optionalField(z.string()),
    image: optionalField(
      z.looseObject({
        url: z.string(),
        width: optionalField(z.number()),
        height: optionalField(z.number()),
      }),
    ),
    video: optionalField(z.string()),
    location: optionalField(z.string()),
  }),
  empty: null,
});
