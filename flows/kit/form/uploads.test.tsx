// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeRequest, tokenOf } from '../testing/fake-request';
import { mountForm, planOf, type MountedForm } from '../testing/mount-form';
import { PlannedForm } from './planned-form';

let form: MountedForm;
const limits = { maxBytes: 20_000_000, types: ['application/pdf'] };
const documents = { kind: 'files', limits, isMultiple: true, title: 'Документы' } as const;
const show = async (fields: Parameters<typeof planOf>[0], given?: Parameters<typeof mountForm>[1]) => {
  form = await mountForm(<PlannedForm plan={planOf(fields)} today="2026-11-21" action="send" />, given);
};

const fileOf = (name: string, { size = 1000, type = 'application/pdf' } = {}) => {
  const file = new File(['1'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
async function choose(...files: File[]): Promise<void> {
  const input = form.input('f0');
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
  await form.settle();
}
const request = (name: string) => {
  const found = FakeRequest.open.find((asked) => asked.name === name);
  if (found === undefined) throw new Error(`«${name}» is not under way`);
  return found;
};
const accept = async (name: string) => {
  request(name).accept();
  await form.settle();
};
const answer = async (name: string, status: number, body: object | string) => {
  request(name).answer(status, body);
  await form.settle();
};
const lines = () => [...form.element.querySelectorAll('li p')].map(({ textContent }) => textContent);
const remove = (name: string) => form.click(form.find(`button[aria-label="Удалить: ${name}"]`));
const isBlocked = () => form.button('Отправить').getAttribute('aria-disabled') === 'true';
const hint = () => form.find('#f-submit-hint').textContent;
const posted = () => form.find('input[name=f0]').getAttribute('value');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.useFakeTimers();
});
afterEach(() => {
  form.leave();
  FakeRequest.all = [];
  document.body.innerHTML = '';
  sessionStorage.clear();
  vi.useRealTimers();
});

describe('the files of a form', () => {
  test('are sent one by one as soon as they are chosen, and posted as what the server calls them', async () => {
    await show([documents]);
    await choose(fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.pdf'));
    // The first answer brings the visitor's cookie; from then on two go at once.
    expect(FakeRequest.open.map(({ address, name }) => [address, name])).toEqual([
      ['POST /uploads', 'a.pdf'],
    ]);
    await accept('a.pdf');
    expect(FakeRequest.open.map(({ name }) => name)).toEqual(['b.pdf', 'c.pdf']);
    expect([isBlocked(), hint()]).toEqual([true, 'Файлы ещё загружаются.']);
    await form.press('Отправить');
    expect(form.posts).toEqual([]);
    expect(form.find('#f-submit-hint + output').textContent).toBe('Файлы ещё загружаются.');
    await accept('c.pdf');
    await accept('b.pdf');
    expect([isBlocked(), hint()]).toEqual([false, '']);
    await form.press('Отправить');
    const tokens = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => tokenOf(name, 1000)).join(' ');
    expect(form.posts).toEqual([{ _action: 'send', f0: tokens }]);
  });

  test('[FORM-450] stand there with their sizes, and how far they are', async () => {
    await show([documents]);
    await choose(fileOf('a.pdf', { size: 1_572_864 }), fileOf('b.pdf', { size: 1536 }));
    const progress = new ProgressEvent('progress', { loaded: 1, total: 4, lengthComputable: true });
    act(() => void request('a.pdf').upload.dispatchEvent(progress));
    expect(lines()).toEqual([
      'a.pdf',
      '1,5\u00A0МБ, загружаем, 25\u00A0%',
      'b.pdf',
      '1,5\u00A0КБ, загружаем, 0\u00A0%',
    ]);
    await accept('a.pdf');
    expect(lines()[1]).toBe('1,5\u00A0МБ');
    expect(form.element.textContent).toContain('Файл a.pdf загружен');
  });

  test.each([
    [
      '[FORM-444] a type that is not allowed',
      fileOf('a.zip', { type: 'application/zip' }),
      'Неверный формат файла',
    ],
    [
      '[FORM-448] one that is too large',
      fileOf('a.pdf', { size: 20_000_001 }),
      'Размер файла не должен превышать 20 МБ.',
    ],
  ])('are not sent when they cannot pass: %s', async (_what, file, message) => {
    await show([documents]);
    await choose(file);
    expect(FakeRequest.all).toEqual([]);
    expect(lines()[2]).toBe(`Ошибка: ${message}`);
    expect([isBlocked(), hint()]).toEqual([
      true,
      'Осталось заполнить: Документы. Удалите файлы с\u00A0ошибками.',
    ]);
    await remove(file.name);
    expect(hint()).toBe('Осталось заполнить: Документы.');
  });

  test('[FORM-449] refuse the one that makes them too large together', async () => {
    await show([documents]);
    await choose(fileOf('a.pdf', { size: 15_000_000 }), fileOf('b.pdf', { size: 5_000_001 }));
    expect(FakeRequest.open.map(({ name }) => name)).toEqual(['a.pdf']);
    expect(lines().at(-1)).toBe('Ошибка: Общий размер файлов не должен превышать 20 МБ.');
  });

  test('[FORM-440][FORM-447] are thirty at most', async () => {
    await show([documents]);
    await choose(...Array.from({ length: 31 }, (_, index) => fileOf(`${index}.pdf`)));
    const refused = lines().filter((line) => line?.startsWith('Ошибка'));
    expect(refused).toEqual(['Ошибка: Количество файлов превышено']);
  });

  test('of a type that the browser does not know are judged by the server', async () => {
    await show([documents]);
    await choose(fileOf('снимок.heic', { type: '' }));
    await answer('снимок.heic', 422, { error: 'Неверный формат файла' });
    expect(lines().at(-1)).toBe('Ошибка: Неверный формат файла');
    expect(form.element.textContent).not.toContain('Повторить');
  });

  test.each([
    ['the connection is lost', null],
    ['the server is busy', [503, '<html>']],
    ['something else answers', [200, '<html>']],
    ['too many come', [429, { error: 'Не удалось загрузить файл' }]],
  ] as const)(
    '[FORM-445] say that one did not come when %s, and take it another time',
    async (_why, given) => {
      await show([documents]);
      await choose(fileOf('a.pdf'));
      if (given === null) {
        const asked = request('a.pdf');
        asked.isOver = true;
        act(() => void asked.dispatchEvent(new Event('error')));
      } else await answer('a.pdf', given[0], given[1]);
      expect(lines().at(-1)).toBe('Ошибка: Не удалось загрузить файл');
      expect(isBlocked()).toBe(true);
      await form.press('Повторить');
      await accept('a.pdf');
      expect([lines().length, isBlocked()]).toEqual([2, false]);
    },
  );

  test('are given up when they are taken out on their way, and make room for the next', async () => {
    const fetched = vi.fn(async () => new Response(null, { status: 204 }));
    vi.stubGlobal('fetch', fetched);
    await show([documents]);
    await choose(fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.pdf'));
    const first = request('a.pdf');
    await remove('a.pdf');
    expect(first.isAborted).toBe(true);
    expect(FakeRequest.open.map(({ name }) => name)).toContain('c.pdf');
    expect(fetched).not.toHaveBeenCalled();
  });

  test('are thrown away on the server, too, when they are taken out later', async () => {
    const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }));
    vi.stubGlobal('fetch', fetched);
    await show([documents]);
    await choose(fileOf('a.pdf'));
    await accept('a.pdf');
    await remove('a.pdf');
    expect(posted()).toBe('');
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect([url, String(init?.body)]).toEqual([
      '/uploads',
      String(new URLSearchParams({ _remove: tokenOf('a.pdf', 1000) })),
    ]);
  });

  test('of a field for one file are that one: another takes its place', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
    await show([{ ...documents, isMultiple: false }]);
    await choose(fileOf('a.pdf'), fileOf('b.pdf'));
    await accept('a.pdf');
    await choose(fileOf('c.pdf'));
    await accept('c.pdf');
    expect(posted()).toBe(tokenOf('c.pdf', 1000));
  });

  test('that have come with an earlier post stand there', async () => {
    const token = tokenOf('раньше.pdf', 2048);
    await show([documents], { values: { f0: token } });
    expect(lines()).toEqual(['раньше.pdf', '2,0\u00A0КБ']);
    await form.press('Отправить');
    expect(form.posts).toEqual([{ _action: 'send', f0: token }]);
  });

  test('[FORM-22] are missed where they have to be', async () => {
    await show([documents]);
    await form.press('Отправить');
    expect(document.activeElement?.id).toBe('f-f0');
    expect(form.errorOf('f0')).toBe('Приложите файл');
  });

  test('are given up with the form', async () => {
    await show([documents]);
    await choose(fileOf('a.pdf'));
    const asked = request('a.pdf');
    form.leave();
    expect(asked.isAborted).toBe(true);
    await show([{}]);
  });
});
