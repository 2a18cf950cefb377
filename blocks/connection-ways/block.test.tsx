// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLoadContext } from '#blocks/ui/testing/load-context';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { productSchema } from '#schemas/gateway/entities/product';
import { block } from './block';
import enhance from './enhance';
import View from './view';

const CONNECTION = {
  fast: true,
  billingIds: ['30402'],
  ussd: '*105*402#',
  sms: '0500',
  smsText: 'ВКЛ 402',
  ivr: '0500 402',
  lkLink: 'https://lk.example.test/services',
};

async function open(product: object, given: object = { connectPopupId: 'connect' }): Promise<HTMLElement> {
  const props = block.props.parse(given);
  const answer = productSchema.parse({ id: 'shield', title: 'Защита', ...product });
  const data =
    (await block.load?.(
      props,
      createLoadContext(() => answer),
    )) ?? block.empty;
  if (data === undefined) throw new Error('no data');
  return renderHtml(<View id="ways" props={props} data={data} />);
}

const hrefs = (page: HTMLElement) =>
  [...page.querySelectorAll('li a')].map((link) => link.getAttribute('href'));

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
});

describe('the ways to connect', () => {
  test('are the window, a command, a message, a call and the personal account', async () => {
    const page = await open({ connection: CONNECTION });
    expect(hrefs(page)).toEqual([
      '#connect',
      'tel:*105*402%23',
      'sms:0500?body=%D0%92%D0%9A%D0%9B%20402',
      'tel:0500402',
      'https://lk.example.test/services',
    ]);
    expect(find(page, '[data-popup="connect"]').textContent).toBe('Подключить');
    expect(page.textContent).toContain('на\u00A0номер 0500');
  });

  test('leave out the window without one on the page, or where the operator connects nothing by a code', async () => {
    expect(hrefs(await open({ connection: CONNECTION }, {}))[0]).toBe('tel:*105*402%23');
    const slow = await open({ connection: { ...CONNECTION, fast: false } });
    expect(slow.querySelector('[data-popup]')).toBeNull();
  });

  test('are nothing for an archived option and for one without ways', async () => {
    expect((await open({ connection: CONNECTION, archive: true })).innerHTML).toBe('');
    expect((await open({})).innerHTML).toBe('');
  });

  test('are copied by a button, where the browser lets pages copy', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    Object.assign(navigator, { clipboard: { writeText } });
    const page = await open({ connection: CONNECTION });
    const report = vi.fn();
    const button = find(page, '[data-copy]');
    expect(button.hidden).toBe(true);
    enhance(page, { signal: new AbortController().signal, report });
    expect(button.hidden).toBe(false);
    button.click();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('*105*402#');
    expect(report).toHaveBeenCalledWith({ event: 'command_copy', block: 'ways', way: 'ussd' });
  });

  test('have no such button where it could not work', async () => {
    const page = await open({ connection: CONNECTION });
    enhance(page, { signal: new AbortController().signal, report: vi.fn() });
    expect(find(page, '[data-copy]').hidden).toBe(true);
  });
});
