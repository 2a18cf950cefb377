// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { Finding } from '#schemas/finding';
import { CheckOverlay } from './check-overlay';
import { CookieNotice } from './cookie-notice';
import { ForbiddenView, NotFoundView, ServerErrorView } from './error-views';
import { renderOldBrowserPage } from './old-browser-page';
import { PageTop } from './page-top';

function render(view: ReactElement): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(view);
  return document.body;
}

const links = (body: ParentNode) =>
  [...body.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
const title = (body: ParentNode) => body.querySelector('h1')?.textContent;

describe('CookieNotice', () => {
  test('[SHELL-22] shows the text of the layout', () => {
    expect(render(<CookieNotice text="Мы храним cookie" version="1" />).textContent).toContain(
      'Мы храним cookie',
    );
  });

  test('is closed by a form that carries its version, without a script', () => {
    const form = render(<CookieNotice text="Мы храним cookie" version="3" />).querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/cookie-notice']);
    expect(form?.querySelector<HTMLInputElement>('[name="version"]')?.value).toBe('3');
    expect(form?.querySelector('button')?.textContent).toBe('Понятно');
    expect(form?.querySelector('button')?.type).toBe('submit');
  });
});

describe('PageTop', () => {
  const toAbsolute = (path: string) => `https://moscow.example.test${path}`;

  test('shows the way to the page and tells search engines', () => {
    const body = render(
      <PageTop breadcrumbs={[{ title: 'Главная', url: '/' }, { title: 'Акции' }]} toAbsolute={toAbsolute} />,
    );
    expect(links(body)).toEqual([['Главная', '/']]);
    expect(JSON.parse(body.querySelector('script')?.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Главная', item: 'https://moscow.example.test/' },
        { '@type': 'ListItem', position: 2, name: 'Акции' },
      ],
    });
  });

  test('lets no title end the script', () => {
    const body = render(
      <PageTop breadcrumbs={[{ title: '</script><img src=x>' }]} toAbsolute={toAbsolute} />,
    );
    expect(body.querySelector('img')).toBeNull();
    expect(body.querySelector('script')?.textContent).toContain('img src=x');
  });

  test('where a block shows the way itself, only tells search engines', () => {
    const body = render(
      <PageTop breadcrumbs={[{ title: 'Акции' }]} toAbsolute={toAbsolute} visible={false} />,
    );
    expect(body.querySelector('nav')).toBeNull();
    expect(JSON.parse(body.querySelector('script')?.textContent ?? '')).toMatchObject({
      '@type': 'BreadcrumbList',
    });
  });

  test('is nothing on a page without breadcrumbs', () => {
    expect(render(<PageTop breadcrumbs={[]} toAbsolute={toAbsolute} />).innerHTML).toBe('');
  });
});

describe('the error views', () => {
  test('[PAGE-07] [PAGE-08] [PAGE-09] not found: title, and the buttons home and to the self-care', () => {
    const body = render(<NotFoundView lkUrl="https://lk.example.test/" />);
    expect(title(body)).toBe('Страница не найдена');
    expect(links(body)).toContainEqual(['На главную', '/']);
    expect(links(body)).toContainEqual(['В Личный кабинет', 'https://lk.example.test/']);
  });

  test('forbidden: title and the button home', () => {
    const body = render(<ForbiddenView />);
    expect([title(body), links(body)]).toEqual(['Доступ запрещён', [['На главную', '/']]]);
  });

  test('a failure: title and the button home', () => {
    const body = render(<ServerErrorView />);
    expect([title(body), links(body)]).toEqual(['Что-то пошло не так', [['На главную', '/']]]);
  });

  test('[PAGE-408] data that failed to load: the words, and a button that loads the page again', () => {
    const body = render(<ServerErrorView status={503} retryUrl="/tariffs?page=2" />);
    expect(title(body)).toBe('Не удалось загрузить данные');
    expect(body.textContent).toContain('Нажмите кнопку, это может помочь. Если нет — загляните позже');
    expect(links(body)[0]).toEqual(['Обновить', '/tariffs?page=2']);
  });
});

describe('the old-browser page', () => {
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

  test('[SHELL-23] says that the browser is too old', () => {
    const html = renderOldBrowserPage({ brandName: 'МегаФон' });
    expect(html).toMatch(/^<!DOCTYPE html><html lang="ru">/);
    expect(title(parse(html))).toBe('Ваш браузер устарел');
  });

  test('[SHELL-24] links five modern browsers', () => {
    const found = links(parse(renderOldBrowserPage({ brandName: 'МегаФон' })));
    expect(found.map(([name]) => name)).toEqual(['Firefox', 'Chrome', 'Safari', 'Opera', 'Edge']);
    expect(found.every(([, link]) => link?.startsWith('https://'))).toBe(true);
  });

  test('needs no script, and the given stylesheet only', () => {
    const page = parse(renderOldBrowserPage({ brandName: 'МегаФон', stylesheetHref: '/assets/old.css' }));
    expect(page.querySelector('script, style')).toBeNull();
    expect(page.querySelector('link')?.getAttribute('href')).toBe('/assets/old.css');
  });
});

describe('CheckOverlay', () => {
  const finding = (severity: Finding['severity'], id: string): Finding => ({
    code: 'invalid-props',
    severity,
    id,
    type: 'landing-header',
    version: 2,
    pointer: '/props/title',
    message: 'Нет заголовка',
    fix: 'Добавьте заголовок',
  });

  test('counts the findings by severity and shows all of each, errors first', () => {
    const body = render(<CheckOverlay findings={[finding('warning', 'w-1'), finding('error', 'e-1')]} />);
    expect(body.querySelector('details')?.open).toBe(true);
    expect(body.querySelector('summary')?.textContent).toBe('Проверка блоковОшибки: 1Предупреждения: 1');
    const [first, second] = [...body.querySelectorAll('li')].map((item) => item.textContent ?? '');
    for (const part of [
      'Ошибка',
      'landing-header',
      'e-1',
      '/props/title',
      'Нет заголовка',
      'Добавьте заголовок',
    ]) {
      expect(first).toContain(part);
    }
    expect(second).toContain('Предупреждение');
  });

  test('says so when all is well', () => {
    expect(render(<CheckOverlay findings={[]} />).textContent).toContain('Замечаний нет');
  });
});
