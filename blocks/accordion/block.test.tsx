// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const show = (props: Input) => renderHtml(<View id="faq" props={block.props.parse(props)} data={null} />);
const toAbsolute = (url: string) => url;
const questions = [
  { id: 'price', title: 'Сколько стоит?', html: '<p>Нисколько.</p>' },
  { title: 'Когда заработает?', html: '<p>Сразу.</p>' },
];

describe('accordion', () => {
  test('keeps every answer in the HTML, closed', () => {
    const page = show({ items: questions });
    expect([...page.querySelectorAll('details')].map((details) => details.open)).toEqual([false, false]);
    expect(page.textContent).toContain('Нисколько.');
  });

  test('[BLK-232] a click on the title opens and closes it', () => {
    const page = show({ items: questions });
    document.body.append(page);
    const details = page.querySelector('details');
    page.querySelector('summary')?.click();
    expect(details?.open).toBe(true);
    page.querySelector('summary')?.click();
    expect(details?.open).toBe(false);
    page.remove();
  });

  test('opens what content wants open', () => {
    const page = show({ items: [{ title: 'Как отказаться?', html: '<p>Так.</p>', open: true }] });
    expect(page.querySelector('details')?.open).toBe(true);
  });

  test('has the anchor inside the details, where browsers open it for a hash', () => {
    expect(find(show({ items: questions }), 'details > div #price').textContent).toBe('Нисколько.');
  });

  test('[BLK-214] gives search engines the questions and answers that the page shows', () => {
    const props = block.props.parse({ faq: true, items: questions });
    const page = renderHtml(<View id="faq" props={props} data={null} />);
    const shown = [...page.querySelectorAll('details')].map((details) => ({
      '@type': 'Question',
      name: details.querySelector('summary')?.textContent,
      acceptedAnswer: { '@type': 'Answer', text: details.querySelector('.text')?.innerHTML },
    }));
    expect(block.seo?.(props, null, { toAbsolute })).toEqual({
      '@type': 'FAQPage',
      '@id': '#faq',
      mainEntity: shown,
    });
  });

  test('gives search engines nothing unless it is a FAQ', () => {
    expect(block.seo?.(block.props.parse({ items: questions }), null, { toAbsolute })).toBeNull();
  });

  test('tells search engines of no answer that nobody can open', () => {
    const [first, second] = questions.map((item) => ({ ...item, disabled: true }));
    const partly = block.props.parse({ faq: true, items: [first, ...questions.slice(1)] });
    expect(JSON.stringify(block.seo?.(partly, null, { toAbsolute }))).not.toContain('Нисколько');
    const none = block.props.parse({ faq: true, items: [first, second] });
    expect(block.seo?.(none, null, { toAbsolute })).toBeNull();
  });

  test('[BLK-233] a disabled section is no control, also without scripts', () => {
    const page = show({ items: [{ title: 'Когда?', html: '<p>Скоро.</p>', disabled: true }] });
    expect(page.querySelector('details, summary, button, [tabindex]')).toBeNull();
    expect(page.textContent).not.toContain('Скоро.');
    const open = show({ items: [{ title: 'Когда?', html: '<p>Скоро.</p>', disabled: true, open: true }] });
    expect(open.textContent).toContain('Скоро.');
  });

  test('shows forty questions', () => {
    const items = Array.from({ length: 40 }, (_, index) => ({
      title: `Вопрос ${index + 1}`,
      html: '<p>Да</p>',
    }));
    expect(show({ title: 'Вопросы', items }).querySelectorAll('details h3')).toHaveLength(40);
  });

  test('refuses an anchor that no address can name', () => {
    expect(block.props.safeParse({ items: [{ id: 'два слова', title: 'А', html: '' }] }).success).toBe(false);
  });
});
