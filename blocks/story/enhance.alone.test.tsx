// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import enhance from './enhance';
import type { StoryData } from './load-story';
import View from './view';

// The operator names no script yet.
vi.mock('./stories-sdk', () => ({ STORIES_SDK_URL: '/stories-sdk.js' }));

const STORY: StoryData = {
  title: 'Связь в отпуске',
  description: 'Три настройки',
  image: null,
  video: null,
  location: null,
};

afterEach(() => document.querySelectorAll('script').forEach((script) => script.remove()));

function enhancePage(data: StoryData | null, times = 1) {
  const page = renderHtml(<View id="story" props={block.props.parse({})} data={data} />);
  const { signal } = new AbortController();
  for (let time = 0; time < times; time += 1) enhance(page, { signal, report: () => undefined });
}

const listScripts = () =>
  [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));

test('[STORY-04] the script of stories is loaded once, and only where there is a story', () => {
  enhancePage(null);
  expect(listScripts()).toEqual([]);
  enhancePage(STORY, 2);
  expect(listScripts()).toEqual(['/stories-sdk.js']);
});
