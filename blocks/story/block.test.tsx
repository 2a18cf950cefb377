// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { createLoadContext } from '#blocks/ui/testing/load-context';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

const whole = {
  title: 'Связь в отпуске',
  description: 'Три настройки',
  image: { url: '/media/story.png', width: 720, height: 640 },
  video: '/media/story.mp4',
  location: '/roaming/world',
};

async function show(story: object | null) {
  const asked: unknown[] = [];
  const context = createLoadContext(
    (_, input) => {
      asked.push(input);
      return story;
    },
    { path: '/stories/summer-roaming' },
  );
  const props = block.props.parse({});
  const data = await block.load?.(props, context);
  return { asked, page: renderHtml(<View id="story" props={props} data={data ?? null} />) };
}

describe('the share page of a story', () => {
  test('[STORY-01][STORY-03] asks for the story by the last part of the address', async () => {
    expect((await show(whole)).asked).toEqual([{ query: { storyId: 'summer-roaming' } }]);
  });

  test('[STORY-02] shows its title, words, video with its picture, and where it leads', async () => {
    const { page } = await show(whole);
    expect(find(page, 'h1').textContent).toBe('Связь в отпуске');
    expect(page.textContent).toContain('Три настройки');
    const video = find(page, 'video');
    expect([video.getAttribute('src'), video.getAttribute('poster')]).toEqual([
      '/media/story.mp4',
      '/media/story.png',
    ]);
    expect(find(page, 'a').getAttribute('href')).toBe('/roaming/world');
  });

  test('shows its picture with its size where there is no video, and nothing from elsewhere', async () => {
    const image = { ...whole.image, url: '/media/story.svg' };
    const { page } = await show({ ...whole, image, video: 'https://evil.example/x.mp4' });
    const shown = find(page, 'img');
    expect(['src', 'width', 'height'].map((name) => shown.getAttribute(name))).toEqual([
      '/media/story.svg',
      '720',
      '640',
    ]);
    const unsafe = await show({
      title: 'x',
      image: { url: '//evil.example/1.png' },
      location: 'javascript:1',
    });
    expect(unsafe.page.querySelector('img, video, a')).toBeNull();
  });
});
