// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FileField, type FileFieldProps } from './file-field';
import { find, renderHtml } from './testing/render-html';

const field = { id: 'docs', name: 'f1', label: 'Документы', files: [], value: '' };
const file = { id: 'token-1', name: 'скан.pdf', size: '1,5 МБ' };

describe('a file field without scripts', () => {
  test('is a file input of its own name, with what it may hold', () => {
    const host = renderHtml(
      <FileField {...field} accept="image/*" multiple hint="До 20 МБ" error="Приложите" />,
    );
    const input = find(host, 'input[type=file]');
    expect(input.getAttribute('name')).toBe('f1-new');
    expect(input.getAttribute('accept')).toBe('image/*');
    expect(input.hasAttribute('multiple')).toBe(true);
    expect(input.getAttribute('aria-describedby')).toBe('docs-hint docs-error');
    expect(find(host, 'label').getAttribute('for')).toBe('docs');
  });

  test('posts the files that it has, and offers to take each of them out', () => {
    const host = renderHtml(<FileField {...field} files={[file]} value="token-1" />);
    expect(find(host, 'input[name=f1]').getAttribute('value')).toBe('token-1');
    const box = find(host, 'input[name=f1-drop]');
    expect([box.getAttribute('type'), box.getAttribute('value')]).toEqual(['checkbox', 'token-1']);
    expect(find(host, `label[for="${box.id}"]`).textContent).toBe('Убрать скан.pdf, 1,5 МБ');
  });
});

describe('a file field with scripts', () => {
  let root: Root | null = null;
  const live = { onAdd: vi.fn(), onRemove: vi.fn(), onRetry: vi.fn(), status: 'Файл скан.pdf загружен' };
  beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
  afterEach(() => {
    act(() => root?.unmount());
    document.body.innerHTML = '';
  });

  function mount(props: Partial<FileFieldProps> = {}): HTMLElement {
    const host = document.createElement('div');
    document.body.append(host);
    root = createRoot(host);
    act(() => root?.render(<FileField {...field} live={live} multiple={true} {...props} />));
    return host;
  }

  test('hands over what was chosen, and what was dropped', () => {
    const host = mount();
    const [chosen, dropped] = [new File(['1'], 'a.png'), new File(['2'], 'b.png')];
    const input = find(host, '#docs');
    Object.defineProperty(input, 'files', { value: [chosen], configurable: true });
    act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
    expect(live.onAdd).toHaveBeenLastCalledWith([chosen]);
    const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: { files: [dropped] },
    });
    act(() => void input.dispatchEvent(drop));
    expect(live.onAdd).toHaveBeenLastCalledWith([dropped]);
    // The browser would leave the page for the file.
    expect(drop.defaultPrevented).toBe(true);
  });

  test('shows how far each file is, and says it to a screen reader', () => {
    const host = mount({ files: [{ ...file, progress: 0.456 }] });
    expect(find(host, 'li').textContent).toContain('1,5 МБ, загружаем, 45\u00A0%');
    const progress = find(host, 'progress');
    expect([progress.getAttribute('value'), progress.getAttribute('aria-label')]).toEqual(['45', 'скан.pdf']);
    expect(find(host, 'output').textContent).toBe('Файл скан.pdf загружен');
  });

  test('says at the file what is wrong with it; its buttons name the file', () => {
    const files = [{ ...file, error: 'Не удалось загрузить файл', canRetry: true }];
    const host = mount({ files });
    const [retry, remove] = host.querySelectorAll('button');
    expect(find(host, 'li').textContent).toContain('Не удалось загрузить файл');
    expect([retry?.getAttribute('aria-label'), remove?.getAttribute('aria-label')]).toEqual([
      'Повторить: скан.pdf',
      'Удалить: скан.pdf',
    ]);
    act(() => retry?.click());
    act(() => remove?.click());
    expect([live.onRetry.mock.lastCall, live.onRemove.mock.lastCall]).toEqual([['token-1'], ['token-1']]);
  });

  test('keeps the focus when the button that had it is gone', () => {
    const host = mount({ files: [file] });
    act(() => host.querySelector('button')?.click());
    expect(document.activeElement?.id).toBe('docs');
  });
});
