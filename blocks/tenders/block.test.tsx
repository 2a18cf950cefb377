// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLoadContext } from '#blocks/ui/testing/load-context';
import { renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import { NO_TENDERS } from './load-tenders';
import View from './view';

// Already the 28th in Moscow.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-27T21:30:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

async function open(tenders: object[]) {
  const asked: unknown[] = [];
  const context = createLoadContext((_contract, input) => {
    asked.push(input);
    return tenders;
  });
  const props = block.props.parse({});
  const data = (await block.load?.(props, context)) ?? NO_TENDERS;
  const page = renderHtml(<View id="tenders" props={props} data={data} />);
  const lines = [...page.querySelectorAll('li')].map(({ textContent }) =>
    textContent?.replaceAll('\u00a0', ' '),
  );
  const groups = [...page.querySelectorAll('h3')].map(({ textContent }) => textContent);
  return { asked, page, lines, groups };
}

describe('tenders', () => {
  test('[MISC-05] are those of the page, open ones first, each with its deadline', async () => {
    const { asked, lines, groups } = await open([
      { id: '1', title: 'Был', endDate: '2026-11-27' },
      { id: '2', title: 'Идёт', startDate: '2026-11-01', endDate: '2026-12-10' },
      { id: '3', title: 'Будет', startDate: '2026-11-29', endDate: '2026-12-20' },
      { id: '4', title: 'Сегодня', startDate: '2026-11-28', endDate: '2026-11-28T12:00:00Z' },
      { id: '5', title: 'Ещё день', endDate: '2026-11-29' },
      { id: '6', title: 'Без срока', endDate: 'скоро' },
      { id: '7', title: 'Давно', endDate: '2026-01-31' },
    ]);
    expect(asked).toEqual([{ query: { uuid: 'page-1' } }]);
    expect(groups).toEqual(['Идёт приём заявок', 'Скоро начнутся', 'Завершённые']);
    expect(lines).toEqual([
      'Сегодня№ 4Последний день Заявки до 28 ноября 2026 г.',
      'Ещё день№ 5Остался 1 день Заявки до 29 ноября 2026 г.',
      'Идёт№ 2 Заявки до 10 декабря 2026 г.',
      'Без срока№ 6Срок уточняется',
      'Будет№ 3Заявки с 29 ноября 2026 г.',
      'Был№ 1Приём закончился 27 ноября 2026 г.',
      'Давно№ 7Приём закончился 31 января 2026 г.',
    ]);
  });

  test('lead to their pages, and never to an address that runs code', async () => {
    const { page } = await open([
      { id: '1', title: 'Свой', link: '/corp/tenders/1' },
      { id: '2', title: 'Чужой', link: 'javascript:alert(1)' },
    ]);
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/corp/tenders/1',
    ]);
  });

  test('say that there are none when there are none, or the operator fails', async () => {
    const { page, groups } = await open([]);
    expect(groups).toEqual([]);
    expect(page.textContent).toContain('Сейчас тендеров нет');
  });
});
