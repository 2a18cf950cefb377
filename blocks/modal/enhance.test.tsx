// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import enhance from './enhance';
import View from './view';

let page: AbortController;

beforeEach(() => {
  page = new AbortController();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(() => {
  page.abort();
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
});

test('opens its own window, by a button of whatever block, and reports it', () => {
  const report = vi.fn();
  const props = block.props.parse({ popupId: 'music', title: 'Музыка' });
  const host = renderHtml(
    <>
      <a href="#music" data-popup="music">
        Слушать
      </a>
      <div data-enhance="modal">
        <View id="block-1" props={props} data={null}>
          <dialog id="inner" />
        </View>
      </div>
    </>,
  );
  document.body.append(host);
  enhance(find(host, '[data-enhance]'), { signal: page.signal, report });
  find(host, 'a').click();
  expect(find(host, '#music').hasAttribute('open')).toBe(true);
  expect(find(host, '#inner').hasAttribute('open')).toBe(false);
  expect(report).toHaveBeenCalledExactlyOnceWith({ event: 'popup_open', popup: 'music' });
});
