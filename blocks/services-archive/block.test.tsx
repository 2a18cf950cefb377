// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { createLoadContext } from '#blocks/ui/testing/load-context';
import { serviceCardSchema } from '#schemas/gateway/entities/service-card';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

const props = block.props.parse({});

/** The archive as the operator gives it. */
async function show(cards: readonly object[]): Promise<HTMLElement> {
  const answer = cards.map((card) => serviceCardSchema.parse(card));
  const data = await block.load?.(
    props,
    createLoadContext(() => answer),
  );
  return renderHtml(<View id="closed" props={props} data={data ?? []} />);
}

describe('the archive of services', () => {
  test('lists closed options with the mark, the price as it is written, and the way to the page', async () => {
    const host = await show([
      {
        title: 'Гудок',
        href: '/services/gudok.html',
        text: 'Песня',
        price: '75 ₽ за 30 дней',
        isArchive: true,
      },
      { title: 'Антиспам', href: '//evil.example', price: 45, isArchive: true },
    ]);
    const lines = [...host.querySelectorAll('li')];
    expect(lines.map((line) => line.querySelector('[data-name]')?.textContent)).toEqual([
      'Антиспам',
      'Гудок',
    ]);
    expect(lines[1]?.textContent).toContain('75 ₽ за 30 дней');
    expect(lines[0]?.textContent).toContain('45\u00a0₽');
    expect(host.textContent?.match(/Опция закрыта для\u00a0подключения/g)).toHaveLength(2);
    expect([...host.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/services/gudok.html',
    ]);
  });

  test('says so when nothing is closed', async () => {
    const host = await show([]);
    expect(host.textContent).toContain('Закрытых услуг здесь пока нет');
    expect(find(host, 'a').getAttribute('href')).toBe('/services');
  });
});
