// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { Button, ButtonLink } from './button';
import { Link } from './link';
import { find, renderHtml as render } from './testing/render-html';

describe('Button', () => {
  test('submits a form only when it says so', () => {
    expect(find(render(<Button>Далее</Button>), 'button').getAttribute('type')).toBe('button');
    expect(find(render(<Button type="submit">Далее</Button>), 'button').getAttribute('type')).toBe('submit');
  });

  test('a busy one can be focused, submits nothing, and says that it is busy', () => {
    const button = find(
      render(
        <Button busy type="submit">
          Отправить
        </Button>,
      ),
      'button',
    );
    expect(button.getAttribute('type')).toBe('button');
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
    expect(button.textContent).toBe('ОтправитьПодождите, выполняем');
  });

  test('a busy one gives no clicks to its owner', () => {
    const onClick = vi.fn();
    expect(Button({ busy: true, onClick, children: 'Отправить' }).props.onClick).toBeUndefined();
  });

  test('a link in a new window says so and gives the page away to nobody', () => {
    const link = find(
      render(
        <ButtonLink href="https://example.test" newWindow>
          Карта
        </ButtonLink>,
      ),
      'a',
    );
    expect(link.textContent).toBe('Карта (откроется в новой вкладке)');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });
});

describe('Link', () => {
  test('an external one opens a new window and says so', () => {
    const link = find(
      render(
        <Link href="https://example.test" kind="external">
          Реестр
        </Link>,
      ),
      'a',
    );
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.textContent).toBe('Реестр (откроется в новой вкладке)');
  });

  test('an in-app one is marked for a full navigation in the same window', () => {
    const link = find(
      render(
        <Link href="/inapp/bonus" kind="app">
          Бонусы
        </Link>,
      ),
      'a',
    );
    expect(link.hasAttribute('data-full-navigation')).toBe(true);
    expect(link.hasAttribute('target')).toBe(false);
    expect(link.getAttribute('href')).toBe('/inapp/bonus');
  });
});
