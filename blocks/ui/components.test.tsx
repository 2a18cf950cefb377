// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { socialType } from '#schemas/layout';
import { Breadcrumbs } from './breadcrumbs';
import { Button } from './button';
import { Disclosure } from './disclosure';
import { Heading } from './heading';
import { Icon } from './icon';
import { ICON_PATHS } from './icon-paths';
import { Notice } from './notice';
import { Picture } from './picture';
import { Price } from './price';
import { find, renderHtml as render } from './testing/render-html';
import { RichText } from './rich-text';
import { Section } from './section';
import { Skeleton } from './skeleton';
import { Text } from './text';
import { Wordmark } from './wordmark';

describe('Icon', () => {
  test('is decoration without a label and a picture with one', () => {
    expect(find(render(<Icon name="close" />), 'svg').getAttribute('aria-hidden')).toBe('true');
    const spoken = find(render(<Icon name="close" label="Закрыть" />), 'svg');
    expect([spoken.getAttribute('role'), spoken.getAttribute('aria-label')]).toEqual(['img', 'Закрыть']);
  });

  test('has a drawing of its own for each of the nine social types', () => {
    expect(new Set(socialType.options.map((name) => ICON_PATHS[name])).size).toBe(9);
  });
});

describe('Heading', () => {
  test('keeps the level of the outline when it looks like another', () => {
    expect(
      render(
        <Heading level={3} look="display">
          Тарифы
        </Heading>,
      ).innerHTML,
    ).toMatch(/^<h3 .*Тарифы<\/h3>$/);
  });
});

describe('Text and Heading', () => {
  test.each([
    ['Четыре номера, 800 Мбит/с и 210 каналов', '800 Мбит/с'],
    ['Звонки через Wi-Fi бесплатны', 'Wi-Fi'],
    ['Чем хорош Wi-Fi-роутер?', 'Wi-Fi-роутер'],
    ['Позвоните 8\u00a0800 550-05-00: скажем', '8\u00a0800 550-05-00'],
  ])('keep what a line would part in one piece: %s', (text, whole) => {
    for (const line of [render(<Text>{text}</Text>), render(<Heading level={2}>{text}</Heading>)]) {
      expect(line.textContent).toBe(text);
      expect(find(line, 'span').textContent).toBe(whole);
    }
    expect(render(<Text>Четыре номера</Text>).querySelector('span')).toBeNull();
  });
});

describe('RichText', () => {
  test('keeps them whole too, and touches no tag', () => {
    const html = '<p>Звонки по Wi-Fi: <a href="https://example.test/Wi-Fi">8\u00a0800 550-05-00</a></p>';
    const host = render(<RichText html={html} />);
    expect([...host.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
      'Wi-Fi',
      '8\u00a0800 550-05-00',
    ]);
    expect(find(host, 'a').getAttribute('href')).toBe('https://example.test/Wi-Fi');
  });
});

describe('Section', () => {
  test('with an id and a title is a landmark of that name', () => {
    const host = render(<Section id="faq" title="Вопросы" />);
    const labelledBy = find(host, 'section').getAttribute('aria-labelledby');
    expect(find(host, `#${labelledBy}`).textContent).toBe('Вопросы');
  });
});

describe('Price', () => {
  test('speaks of the old price before the price', () => {
    const host = render(
      <Price amountKopecks={65000} oldAmountKopecks={89900} prefix="от" period="в месяц" />,
    );
    expect(find(host, 's').textContent).toBe('старая цена 899\u00a0₽');
    expect(host.textContent).toBe('старая цена 899\u00a0₽ от 650\u00a0₽ в месяц');
  });

  test('shows no old price that is not higher', () => {
    const host = render(<Price amountKopecks={65000} oldAmountKopecks={65000} />);
    expect(host.textContent).toBe('650\u00a0₽');
  });
});

describe('Notice', () => {
  test.each([
    ['error', 'alert'],
    ['success', 'status'],
    ['warning', 'status'],
    ['info', 'note'],
  ] as const)('%s has the role %s', (kind, role) => {
    expect(find(render(<Notice kind={kind} title="Готово" />), 'div').getAttribute('role')).toBe(role);
  });
});

describe('Skeleton', () => {
  test('is silent', () => {
    expect(render(<Skeleton lines={3} />).children[0]?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('Picture', () => {
  const image = {
    src: '/a.svg',
    width: 1200,
    height: 600,
    alt: 'Дом',
    phone: { src: '/b.svg', width: 600, height: 800 },
  };

  test('reserves its place in both crops', () => {
    const host = render(<Picture image={image} />);
    const img = find(host, 'img');
    expect([img.getAttribute('width'), img.getAttribute('height')]).toEqual(['1200', '600']);
    expect(find(host, 'source').outerHTML).toBe(
      '<source media="(max-width: 767px)" srcset="/b.svg" width="600" height="800">',
    );
  });

  test('waits until it comes near, unless the page opens with it', () => {
    expect(find(render(<Picture image={image} />), 'img').getAttribute('loading')).toBe('lazy');
    const first = find(render(<Picture image={image} priority />), 'img');
    expect([first.getAttribute('loading'), first.getAttribute('fetchpriority')]).toEqual([null, 'high']);
  });
});

describe('Disclosure', () => {
  test('has its whole content in the HTML when it is closed', () => {
    const host = render(
      <Disclosure summary="Вопрос" group="faq">
        Ответ
      </Disclosure>,
    );
    expect(find(host, 'details').hasAttribute('open')).toBe(false);
    expect(find(host, 'details').getAttribute('name')).toBe('faq');
    expect(host.textContent).toBe('ВопросОтвет');
  });
});

describe('Breadcrumbs', () => {
  test('mark the current page and link the others', () => {
    const host = render(<Breadcrumbs items={[{ text: 'Главная', url: '/' }, { text: 'Тарифы' }]} />);
    expect(find(host, 'nav').getAttribute('aria-label')).toBe('Путь к странице');
    expect(find(host, '[aria-current="page"]').textContent).toBe('Тарифы');
    expect(find(host, 'a').getAttribute('href')).toBe('/');
  });

  test('are not there without items', () => {
    expect(render(<Breadcrumbs items={[]} />).innerHTML).toBe('');
  });
});

describe('Wordmark', () => {
  test('without the word still speaks the name', () => {
    expect(render(<Wordmark brand="МегаФон" compact href="/" />).textContent).toBe('МегаФон');
  });
});

describe('the HTML of every component', () => {
  test('has no inline styles, which the site’s CSP forbids', () => {
    const host = render(
      <Section tone="brand" shape="panel" title="Тарифы" lead="Все">
        <Price amountKopecks={100} />
        <Skeleton lines={2} />
        <RichText html="<p>Текст</p>" />
        <Button busy>Далее</Button>
      </Section>,
    );
    expect(host.querySelector('[style]')).toBeNull();
  });
});
