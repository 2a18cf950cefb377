// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLoadContext, type Answer } from '#blocks/ui/testing/load-context';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block, type InfoBanner } from './block';
import enhance from './enhance';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const banner: InfoBanner = {
  id: 'night-works',
  template: 'wide',
  title: 'Ночные работы',
  text: 'До утра',
  url: '/help',
  erid: null,
};
const report = vi.fn();
let page: AbortController;

beforeEach(() => {
  page = new AbortController();
  report.mockClear();
});

afterEach(() => {
  page.abort();
  document.cookie = 'ab_info=; Path=/; Max-Age=0';
  document.body.innerHTML = '';
});

function show(props: Input, data: InfoBanner | null = banner) {
  const host = renderHtml(<View id="info" props={block.props.parse(props)} data={data} />);
  document.body.append(host);
  return host;
}

function visit(props: Input, data?: InfoBanner | null) {
  const host = show(props, data);
  enhance(host, { signal: page.signal, report });
  return host;
}

const placeOf = (host: HTMLElement) => find(host, '[data-info-block]');

function load(answer: unknown, asked: unknown[] = []) {
  const answerTo: Answer = (_, input) => {
    asked.push(input);
    return answer;
  };
  const context = createLoadContext(answerTo, { path: '/tariffs/all' });
  return block.load?.(block.props.parse({}), context);
}

describe('the A/B value of the info block', () => {
  test('[BLK-236] [BLK-237] ‘old’ shows nothing', () => {
    expect(show({ abValue: 'old' }).innerHTML).toBe('');
  });

  test.each(['new', 'content', 'top_content'])(
    '[BLK-236] [BLK-238] ‘%s’ shows it, in the HTML',
    (abValue) => {
      const host = show({ abValue });
      expect(placeOf(host).hidden).toBe(false);
      expect(host.textContent).toContain('Ночные работы');
      expect(find(host, 'a').getAttribute('href')).toBe('/help');
    },
  );

  test('[BLK-239] ‘top_content’, and no other, fixes it at the top', () => {
    const css = readFileSync('blocks/info-block/view.module.css', 'utf8');
    expect(css).toMatch(/\[data-info-block='top_content'\] > \.bar \{\s*position: fixed;\s*top: 0;/);
    // Besides, print lets it into the page again.
    expect(css.match(/position: fixed/g)).toHaveLength(1);
    expect(placeOf(show({ abValue: 'top_content' })).dataset['infoBlock']).toBe('top_content');
    expect(placeOf(show({ abValue: 'content' })).dataset['infoBlock']).toBe('content');
  });

  test('without a value the template of the banner decides', () => {
    expect(placeOf(show({}, { ...banner, template: 'top_content' })).dataset['infoBlock']).toBe(
      'top_content',
    );
  });

  test.each([
    ['old', true, 'content'],
    ['top_content', false, 'top_content'],
    ['new', false, 'new'],
  ])(
    '[BLK-236] [BLK-237] [BLK-238] in an experiment the visitor’s own value ‘%s’ decides',
    (own, hidden, variant) => {
      document.cookie = `ab_info=${own}; Path=/`;
      const host = show({ abValue: 'content', experiment: 'ab_info' });
      expect(placeOf(host).hidden).toBe(true);
      enhance(host, { signal: page.signal, report });
      expect([placeOf(host).hidden, placeOf(host).dataset['infoBlock']]).toEqual([hidden, variant]);
      expect(report.mock.calls.length).toBe(hidden ? 0 : 1);
    },
  );

  test('in an experiment a visitor without a value gets that of content', () => {
    expect(placeOf(visit({ abValue: 'content', experiment: 'ab_info' })).hidden).toBe(false);
    expect(placeOf(visit({ abValue: 'old', experiment: 'ab_info' })).hidden).toBe(true);
  });
});

describe('info-block', () => {
  test('[BLK-216] [BLK-240] has a close button, which hides it', () => {
    const host = visit({ abValue: 'content' });
    const cross = find(host, 'button');
    expect([cross.hidden, cross.getAttribute('aria-label')]).toEqual([false, 'Закрыть']);
    cross.click();
    expect(placeOf(host).hidden).toBe(true);
    expect(report.mock.calls).toEqual([
      [{ event: 'info_block_show', block: 'info' }],
      [{ event: 'info_block_close', block: 'info' }],
    ]);
  });

  test('offers no cross where no script answers it', () => {
    expect(find(show({ abValue: 'content' }), 'button').hidden).toBe(true);
  });

  test('reports a click on its link', () => {
    find(visit({ abValue: 'content' }, { ...banner, url: '#help' }), 'a').click();
    expect(report).toHaveBeenLastCalledWith({ event: 'banner_click', block: 'info' });
  });

  test('asks for the banner of its place on this page', async () => {
    const asked: unknown[] = [];
    const attrs = { title: 'Ночные работы', text: 'До утра', url: '/help' };
    expect(await load({ template: 'wide', data: [{ id: 'night-works', attrs }] }, asked)).toEqual(banner);
    expect(asked).toEqual([{ query: { key: 'info_block', location: '/tariffs/all' } }]);
  });

  test('[BLK-241] is hidden when no banner data comes back', async () => {
    const data = await load({ template: 'wide', data: [] });
    expect(data).toBeNull();
    expect(show({}, data ?? null).innerHTML).toBe('');
  });

  test('[BLK-242] is hidden when no template comes back', async () => {
    const data = await load({ data: [{ attrs: { title: 'Ночные работы' } }] });
    expect(data).toBeNull();
    expect(show({}, data ?? null).innerHTML).toBe('');
  });

  test('[ANLT-414] names its banner, so that it can be counted', () => {
    expect(find(show({ abValue: 'content' }), '[data-banner]').dataset['banner']).toBe('night-works');
    expect(show({ abValue: 'content' }, { ...banner, id: null }).querySelector('[data-banner]')).toBeNull();
  });

  test('leaves out an address that cannot be a link, and says when it is an advertisement', async () => {
    const attrs = { text: 'Скидка', url: 'javascript:alert(1)', erid: '2SDnj' };
    const data = await load({ template: 'wide', data: [{ attrs }] });
    const host = show({ abValue: 'content' }, data ?? null);
    expect(host.querySelector('a')).toBeNull();
    expect(host.textContent).toContain('Реклама. erid: 2SDnj');
  });
});
