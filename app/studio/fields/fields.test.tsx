// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { listEditorFields } from '#cms/fields/list-editor-fields';
import { refersTo } from '#schemas/references/refers-to';
import { image } from '#schemas/values/image';
import { price } from '#schemas/values/price';
import { richText } from '#schemas/values/rich-text';
import { fileUrl, safeUrl } from '#schemas/values/safe-url';
import { windowToOpen } from '#schemas/values/window-id';
import type { EditorField } from '#cms/fields/editor-field';
import type { FieldSources } from './field-sources';
import { focusField } from './focus-field';
import { mountField, NOTHING, type MountedField } from './testing/mount-field';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

/** The one field of a schema. */
function fieldOf(schema: z.ZodType, name = 'it'): EditorField {
  const [field] = listEditorFields(z.object({ [name]: schema }));
  if (field === undefined) throw new Error('the schema has no field');
  return field;
}

const slides = z
  .array(z.object({ title: z.string().describe('Заголовок'), url: safeUrl().optional().describe('Адрес') }))
  .max(4)
  .describe('Слайды');

describe('a text', () => {
  test('is wired to its label, its hint and what is wrong with it', () => {
    const field = fieldOf(z.string().max(100).describe('Заголовок: стоит над слайдами'));
    const { find } = mountField(field, 'Лето', { issues: [{ pointer: '', message: 'Слишком коротко' }] });
    expect(find('label').getAttribute('for')).toBe('x');
    expect(find('#x').getAttribute('aria-describedby')).toBe('x-hint x-error');
    expect(find('#x').getAttribute('aria-invalid')).toBe('true');
    expect(find('#x-error').textContent).toContain('Слишком коротко');
    expect(find('#x-hint').textContent).toBe('Стоит над слайдами');
  });

  test('that is optional goes away when it is emptied', () => {
    const mounted = mountField(fieldOf(z.string().optional()), 'Лето');
    mounted.type('x', '');
    expect(mounted.value()).toBeUndefined();
  });
});

describe('prices and facts in a text', () => {
  const maximum = {
    key: 'tariff/maksimum',
    token: '{{price:tariff/maksimum}}',
    title: 'Максимум',
    now: '1\u00A0900\u00A0₽',
  };
  const sources = { ...NOTHING, searchReferences: vi.fn(async () => [maximum]) };

  test('are offered after «{{», and a chosen one takes the place of what was typed', async () => {
    vi.useFakeTimers();
    const mounted = mountField(fieldOf(z.string().max(200)), '', { sources });
    mounted.type('x', 'Всего за {{макс');
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(sources.searchReferences).toHaveBeenCalledWith('макс', expect.anything());
    expect(mounted.find('[data-reference]').textContent).toContain('1\u00A0900\u00A0₽');
    act(() => mounted.find('[data-reference]').click());
    expect(mounted.value()).toBe('Всего за {{price:tariff/maksimum}}');
    vi.useRealTimers();
  });
});

describe('a number', () => {
  test('is read as people write it', () => {
    const mounted = mountField(fieldOf(z.number()), 1);
    mounted.type('x', '1 250,5');
    expect(mounted.value()).toBe(1250.5);
  });

  test('of kopecks is typed and read in roubles, in a list too', () => {
    const price = fieldOf(z.object({ amountKopecks: z.int().describe('Цена в копейках') }));
    const mounted = mountField(price, { amountKopecks: 95_050 });
    expect(mounted.find('#x-amountKopecks')).toHaveProperty('value', '950,50');
    expect(mounted.find('label').textContent).toContain('Цена в рублях');
    mounted.type('x-amountKopecks', '1 250,5');
    expect(mounted.value()).toEqual({ amountKopecks: 125_050 });
    mounted.type('x-amountKopecks', '0,005');
    expect(mounted.value()).toEqual({ amountKopecks: 125_050 });
    expect(mounted.find('#x-amountKopecks-error').textContent).toContain('Нужна сумма в');
    const sums = mountField(fieldOf(z.object({ sumsKopecks: z.array(z.int()) })), { sumsKopecks: [10_000] });
    expect(sums.find('#x-sumsKopecks-0')).toHaveProperty('value', '100');
  });

  test('that is none says so and leaves the value alone', () => {
    const mounted = mountField(fieldOf(z.int()), 7);
    mounted.type('x', '7,5');
    expect(mounted.value()).toBe(7);
    expect(mounted.find('#x-error').textContent).toContain('Нужно целое число');
  });

  test('stands as it is typed, until another value comes from elsewhere', () => {
    const mounted = mountField(fieldOf(z.number()), 1);
    const input = mounted.find('#x');
    mounted.type('x', '1250,50');
    expect(input).toHaveProperty('value', '1250,50');
    mounted.give(1);
    expect(input).toHaveProperty('value', '1');
    mounted.type('x', 'много');
    expect(input).toHaveProperty('value', 'много');
    mounted.give(1250.5);
    expect(input).toHaveProperty('value', '1250,5');
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });
});

describe('a moment', () => {
  test('is shown and typed by the clock of Moscow', () => {
    const mounted = mountField(fieldOf(z.iso.datetime({ offset: true })), '2026-11-21T20:30:00Z');
    expect((mounted.find('#x') as HTMLInputElement).value).toBe('2026-11-21');
    expect((mounted.find('[type=time]') as HTMLInputElement).value).toBe('23:30');
    mounted.type('x', '2026-11-22');
    expect(mounted.value()).toBe('2026-11-22T23:30:00+03:00');
  });
});

describe('a choice', () => {
  test('shows a value that its list does not have, and keeps it', () => {
    const mounted = mountField(fieldOf(z.enum(['left', 'right'])), 'middle');
    const select = mounted.find('#x') as HTMLSelectElement;
    expect(select.selectedOptions[0]?.textContent).toBe('Нет в\u00a0списке: middle');
    expect(mounted.value()).toBe('middle');
    mounted.type('x', '1');
    expect(mounted.value()).toBe('right');
  });
});

describe('a list', () => {
  const three = [{ title: 'Первый' }, { title: 'Второй' }, { title: 'Третий', unknown: 1 }];

  test('is put in order by buttons, and says so', () => {
    const mounted = mountField(fieldOf(slides), three);
    mounted.press('Опустить: Элемент 1: Первый');
    expect(mounted.value()).toEqual([three[1], three[0], three[2]]);
    expect(mounted.find('#x > output').textContent).toBe(
      'Элемент 1: Первый: теперь на\u00a0месте 2 из\u00a03',
    );
  });

  test('is put in order by Alt and the arrows; an open row stays open, and stays focused', () => {
    const mounted = mountField(fieldOf(slides), three);
    const toggle = mounted.find('#x-2-toggle');
    act(() => toggle.click());
    toggle.focus();
    mounted.key(toggle, 'ArrowUp', { altKey: true });
    expect(mounted.value()).toEqual([three[0], three[2], three[1]]);
    expect(mounted.find('#x-1-toggle').getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement?.id).toBe('x-1-toggle');
  });

  test('gives a new item, open and focused, and takes no more than it may', () => {
    const mounted = mountField(fieldOf(slides), three);
    mounted.press('Добавить Элемент');
    expect(mounted.value()).toEqual([...three, { title: '' }]);
    expect(document.activeElement?.id).toBe('x-3-toggle');
    expect(mounted.find('#x-3-title')).toBeTruthy();
    expect((mounted.find('#x-add') as HTMLButtonElement).disabled).toBe(true);
  });

  test('copies an item whole, also what no field shows', () => {
    const mounted = mountField(fieldOf(slides), three);
    mounted.press('Копировать: Элемент 3: Третий');
    expect(mounted.value()).toEqual([...three, three[2]]);
  });

  test('gives back what was taken out', () => {
    const mounted = mountField(fieldOf(slides), three);
    mounted.press('Удалить: Элемент 2: Второй');
    expect(mounted.value()).toEqual([three[0], three[2]]);
    expect(document.activeElement?.id).toBe('x-undo');
    mounted.press('Вернуть Элемент 2: Второй');
    expect(mounted.value()).toEqual(three);
  });

  describe('is made of a text that was copied elsewhere', () => {
    const questions = z
      .array(
        z.object({
          id: z
            .string()
            .regex(/^[a-z]+$/)
            .optional(),
          title: z.string().min(1).describe('Вопрос'),
          html: richText().describe('Ответ'),
          open: z.boolean().default(false),
        }),
      )
      .max(3)
      .describe('Вопросы');
    const before = [{ id: 'old', title: 'Старый', html: '<p>Был</p>', open: true }];

    test('paragraphs of a document: the first line names, the rest tells', () => {
      const mounted = mountField(fieldOf(questions), before);
      mounted.press('Вставить списком');
      expect(document.activeElement?.id).toBe('x-pasted');
      mounted.type('x-pasted', 'Где сеть?\nВезде.\nИ <в лесу>\n\nА в метро?\nТоже\n');
      expect(mounted.element.textContent).toContain('Получится 2 элемента');
      mounted.press('Заменить всё');
      expect(mounted.value()).toEqual([
        { title: 'Где сеть?', html: '<p>Везде.</p><p>И &lt;в лесу&gt;</p>' },
        { title: 'А в метро?', html: '<p>Тоже</p>' },
      ]);
      expect(document.activeElement?.id).toBe('x-undo');
      mounted.press('Вернуть прежний список');
      expect(mounted.value()).toEqual(before);
    });

    test('rows of a spreadsheet are put after those that are there; more than there may be are refused', () => {
      const mounted = mountField(fieldOf(questions), before);
      mounted.press('Вставить списком');
      mounted.type('x-pasted', 'Раз\tОтвет\nДва\nТри\tОтвет\nЧетыре\tОтвет');
      expect(mounted.element.textContent).toContain('Получится 4, а\u00a0больше 3 нельзя');
      mounted.press('Заменить всё');
      expect(mounted.value()).toEqual(before);
      mounted.type('x-pasted', 'Раз\tОтвет\nДва');
      mounted.press('Добавить в\u00a0конец');
      expect(mounted.value()).toEqual([
        ...before,
        { title: 'Раз', html: '<p>Ответ</p>' },
        { title: 'Два', html: '' },
      ]);
    });

    test('pictures stay at their places', () => {
      const cards = z.array(z.object({ picture: image.optional(), title: z.string() })).describe('Карточки');
      const picture = { src: '/media/a.svg', width: 96, height: 96, alt: '' };
      const mounted = mountField(fieldOf(cards), [{ picture, title: 'Старая' }]);
      mounted.press('Вставить списком');
      mounted.type('x-pasted', 'Первая\nВторая');
      mounted.press('Заменить всё');
      expect(mounted.value()).toEqual([{ picture, title: 'Первая' }, { title: 'Вторая' }]);
    });

    test('a list of what no text can be has no such button', () => {
      const chosen = z.array(z.enum(['a', 'b'])).describe('Виды');
      expect(mountField(fieldOf(chosen), []).element.textContent).not.toContain('Вставить списком');
    });
  });

  test('says at a closed row what is wrong inside, and opens it on the way to the field', async () => {
    const issues = [{ pointer: '/1/title', message: 'Заполните поле' }];
    const mounted = mountField(fieldOf(slides), three, { issues });
    expect(mounted.find('#x-1-toggle').textContent).toContain('1 замечание');
    // As in a browser: the row opens while the way goes on.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    await focusField('x', '/1/title');
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    expect(document.activeElement?.id).toBe('x-1-title');
  });

  test('changes one item and no other', () => {
    const mounted = mountField(fieldOf(slides), three);
    act(() => mounted.find('#x-2-toggle').click());
    mounted.type('x-2-title', 'Последний');
    expect(mounted.value()).toEqual([three[0], three[1], { title: 'Последний', unknown: 1 }]);
  });
});

describe('a union', () => {
  const target = z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('page'), title: z.string(), path: z.string() }),
      z.object({ kind: z.literal('phone'), title: z.string(), number: z.string() }),
    ])
    .describe('Куда ведёт');

  test('of another kind keeps what both kinds have', () => {
    const mounted = mountField(fieldOf(target), { kind: 'page', title: 'Связь', path: '/help' });
    mounted.type('x-kind', '1');
    expect(mounted.value()).toEqual({ kind: 'phone', title: 'Связь', number: '' });
  });
});

describe('a value that its control cannot show', () => {
  test('is shown as JSON and kept', () => {
    const mounted = mountField(fieldOf(slides), 'слайды');
    expect((mounted.find('#x') as HTMLTextAreaElement).value).toBe('"слайды"');
    expect(mounted.value()).toBe('слайды');
    mounted.press('Начать заново');
    expect(mounted.value()).toEqual([]);
  });

  test('gives way to a value that comes from elsewhere', () => {
    const mounted = mountField(fieldOf(z.unknown()), { a: 1 });
    mounted.type('x', '{"a": 2, "b": 3}');
    expect(mounted.find('#x')).toHaveProperty('value', '{"a": 2, "b": 3}');
    mounted.type('x', '{"a": 2,');
    mounted.give({ a: 1 });
    expect(mounted.find('#x')).toHaveProperty('value', '{\n  "a": 1\n}');
  });

  test('changes once what is typed is JSON', () => {
    const mounted = mountField(fieldOf(z.unknown()), { a: 1 });
    mounted.type('x', '{"a": 2');
    expect(mounted.value()).toEqual({ a: 1 });
    expect(mounted.find('#x-error').textContent).toContain('Это не\u00a0JSON');
    mounted.type('x', '{"a": 2}');
    expect(mounted.value()).toEqual({ a: 2 });
  });
});

describe('a link', () => {
  const page = { key: '/tariffs/all', title: 'Все тарифы', facts: ['/tariffs/all'] };

  test('is a page found by its title and chosen by the keyboard', async () => {
    vi.useFakeTimers();
    const searchChoices = vi.fn(async () => [page]);
    const mounted = mountField(fieldOf(safeUrl()), '', { sources: { ...NOTHING, searchChoices } });
    mounted.type('x', 'тариф');
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(searchChoices).toHaveBeenCalledWith('page', 'тариф', expect.anything());
    expect(mounted.find('#x').getAttribute('aria-expanded')).toBe('true');
    mounted.key(mounted.find('#x'), 'ArrowDown');
    expect(mounted.find('#x').getAttribute('aria-activedescendant')).toBe('x-list-0');
    mounted.key(mounted.find('#x'), 'Enter');
    expect(mounted.value()).toBe('/tariffs/all');
    vi.useRealTimers();
  });

  test('of a scheme that runs code is refused beside the field', () => {
    const { find } = mountField(fieldOf(safeUrl()), 'javascript:alert(1)');
    expect(find('#x-error').textContent).toContain('Адрес должен начинаться');
  });
});

describe('a field that names something of the site', () => {
  const maximum = {
    key: 'tariff/maksimum',
    title: 'Максимум',
    facts: ['тариф', '/tariffs/maksimum', '1\u00A0900\u00A0₽'],
  };
  const product = () => fieldOf(price.shape.product, 'product');
  const form = () => fieldOf(refersTo('form', z.string().max(60)).optional(), 'form');
  const later = (ms = 300) => act(() => vi.advanceTimersByTimeAsync(ms));
  const leave = ({ find }: MountedField) =>
    act(() => void find('#x').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is chosen by a title from a list that says what each is and where it leads', async () => {
    const searchChoices = vi.fn(async () => [maximum]);
    const mounted = mountField(product(), undefined, { sources: { ...NOTHING, searchChoices } });
    mounted.type('x', 'макс');
    await later();
    expect(searchChoices).toHaveBeenCalledWith('product', 'макс', expect.anything());
    const option = mounted.find('[role=option]');
    expect(option.textContent).toContain('Максимум');
    expect(option.textContent).toContain('тариф · /tariffs/maksimum · 1\u00A0900\u00A0₽');
    act(() => option.click());
    expect(mounted.value()).toBe('tariff/maksimum');
    expect(mounted.find('#x').getAttribute('aria-expanded')).toBe('false');
  });

  test('changes nothing while words are looked for, and takes what is typed when it is left', async () => {
    const mounted = mountField(product(), 'tariff/start');
    mounted.type('x', 'макс');
    await later();
    expect(mounted.value()).toBe('tariff/start');
    expect(mounted.element.textContent).toContain('По\u00a0запросу «макс» ничего не\u00a0нашлось');
    leave(mounted);
    expect(mounted.value()).toBe('макс');
    mounted.type('x', 'tariff/maksimum');
    expect(mounted.value()).toBe('tariff/maksimum');
    mounted.type('x', '');
    expect(mounted.value()).toBeUndefined();
  });

  test('opens its whole list by a press, whatever stands in it', async () => {
    const searchChoices = vi.fn(async () => [maximum]);
    const mounted = mountField(product(), 'tariff/start', { sources: { ...NOTHING, searchChoices } });
    act(() => mounted.find('#x').click());
    await later();
    expect(searchChoices).toHaveBeenCalledWith('product', '', expect.anything());
    mounted.key(mounted.find('#x'), 'Escape');
    expect(mounted.find('[role=listbox]').hidden).toBe(true);
    expect(mounted.value()).toBe('tariff/start');
  });

  test('says below it what it names now', async () => {
    const findChoice = async () => ({ choice: maximum, isCertain: true });
    const mounted = mountField(product(), 'tariff/maksimum', { sources: { ...NOTHING, findChoice } });
    await later();
    expect(mounted.find('#x-note').textContent).toBe(
      'Максимум · тариф · /tariffs/maksimum · 1\u00A0900\u00A0₽',
    );
    expect(mounted.find('#x').getAttribute('aria-describedby')).toContain('x-note');
  });

  test('says that there is no such thing, and looks again when the editor comes back', async () => {
    const made = { key: '17', title: 'Потерял SIM-карту', facts: [] };
    const findChoice = vi
      .fn<FieldSources['findChoice']>()
      .mockResolvedValueOnce({ choice: null, isCertain: true })
      .mockResolvedValueOnce({ choice: made, isCertain: true });
    const mounted = mountField(form(), '17', { sources: { ...NOTHING, findChoice } });
    await later();
    expect(mounted.find('#x-note').textContent).toBe('Такой формы нет');
    act(() => void window.dispatchEvent(new Event('focus')));
    await later(0);
    expect(mounted.find('#x-note').textContent).toBe('Потерял SIM-карту');
  });

  test('says nothing of it where nobody could be asked', async () => {
    const mounted = mountField(form(), '17');
    await later();
    expect(mounted.find('#x-note').textContent).toBe('');
  });

  test('of which there is none yet says so, and leads to where one is made', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const make = { key: '', title: 'Создать форму', facts: [], makeAt: '/studio/forms?uuid=7#new-form' };
    const sources = { ...NOTHING, searchChoices: async () => [make] };
    const mounted = mountField(form(), undefined, { sources });
    act(() => mounted.find('#x').click());
    await later();
    expect(mounted.element.textContent).toContain('Форм у\u00a0этой страницы пока нет');
    mounted.key(mounted.find('#x'), 'ArrowUp');
    mounted.key(mounted.find('#x'), 'Enter');
    expect(open).toHaveBeenCalledWith('/studio/forms?uuid=7#new-form', '_blank', 'noopener');
    expect(mounted.value()).toBeUndefined();
  });

  test('takes what is made at once', async () => {
    const make = { key: '', title: 'Создать окно', facts: [], make: () => 'connect' };
    const sources = { ...NOTHING, searchChoices: async () => [make] };
    const mounted = mountField(fieldOf(windowToOpen()), '', { sources });
    act(() => mounted.find('#x').click());
    await later();
    act(() => mounted.find('[role=option]').click());
    expect(mounted.value()).toBe('connect');
  });
});

describe('an image', () => {
  const shown = { src: '/media/a-123.jpg', width: 800, height: 600, alt: 'Дети у моря' };

  test('comes from the library with its size and its words', async () => {
    vi.useFakeTimers();
    const sources = { ...NOTHING, searchPictures: async () => [shown] };
    const mounted = mountField(fieldOf(image, 'image'), undefined, { sources });
    mounted.press('Выбрать из\u00a0медиатеки Картинка');
    await act(() => vi.advanceTimersByTimeAsync(300));
    mounted.press('Картинка Дети у моря');
    expect(mounted.value()).toEqual(shown);
    expect(mounted.element.querySelector('dialog')).toBeNull();
    vi.useRealTimers();
  });

  test('is looked for aloud: over a slow network the window says so until the library answers', async () => {
    vi.useFakeTimers();
    const slow = () =>
      new Promise<readonly (typeof shown)[]>((resolve) => setTimeout(resolve, 5000, [shown]));
    const mounted = mountField(fieldOf(image, 'image'), undefined, {
      sources: { ...NOTHING, searchPictures: slow },
    });
    mounted.press('Выбрать из\u00a0медиатеки Картинка');
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(mounted.find('dialog output').textContent).toBe('Ищем…');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(mounted.find('dialog output').textContent).toContain('1');
    vi.useRealTimers();
  });

  test('that is an address alone is shown, and stays one until another is chosen', async () => {
    vi.useFakeTimers();
    const field = fieldOf(z.union([fileUrl(), image]).nullish(), 'image');
    const sources = { ...NOTHING, searchPictures: async () => [shown] };
    const mounted = mountField(field, '/media/card.svg', { sources });
    expect(mounted.find('img').getAttribute('src')).toBe('/media/card.svg');
    expect(mounted.value()).toBe('/media/card.svg');
    mounted.press('Заменить Картинка');
    await act(() => vi.advanceTimersByTimeAsync(300));
    mounted.press('Картинка Дети у моря');
    expect(mounted.value()).toEqual(shown);
    vi.useRealTimers();
  });
});

describe('another picture in the place of one', () => {
  const sea = { src: '/media/sea.jpg', width: 800, height: 600, alt: 'Море' };
  const dog = { src: '/media/dog.jpg', width: 400, height: 300, alt: 'Пёс' };

  test('says which crop stays of the one before, and takes it out by a press', async () => {
    vi.useFakeTimers();
    const phone = { src: '/media/sea-phone.jpg', width: 300, height: 400 };
    const sources = { ...NOTHING, searchPictures: async () => [dog] };
    const mounted = mountField(fieldOf(image, 'image'), { ...sea, phone }, { sources });
    expect(mounted.element.textContent).not.toContain('остался от');
    mounted.press('Заменить Картинка');
    await act(() => vi.advanceTimersByTimeAsync(300));
    mounted.press('Картинка Пёс');
    expect(mounted.value()).toEqual({ ...dog, phone });
    expect(mounted.element.textContent).toContain('sea-phone.jpg');
    mounted.press('Убрать Кадр для телефона');
    expect(mounted.value()).toEqual(dog);
    vi.useRealTimers();
  });

  test('is uploaded in the same window, and one that is refused says why and loses nothing', async () => {
    vi.useFakeTimers();
    const uploadPicture = vi
      .fn<NonNullable<FieldSources['uploadPicture']>>()
      .mockResolvedValueOnce({ error: 'Слишком большой файл' })
      .mockResolvedValueOnce({ picture: dog });
    const sources = {
      ...NOTHING,
      uploadPicture,
    };
    const mounted = mountField(fieldOf(image, 'image'), undefined, { sources });
    mounted.press('Выбрать из\u00a0медиатеки Картинка');
    const chooser = mounted.find('input[type="file"]');
    const file = new File(['x'], 'dog.jpg', { type: 'image/jpeg' });
    Object.defineProperty(chooser, 'files', { value: [file] });
    act(() => void chooser.dispatchEvent(new Event('change', { bubbles: true })));
    const alt = mounted.find('dialog input[id$="-alt"]').id;
    mounted.type(alt, 'Пёс');
    for (const _try of [1, 2]) {
      mounted.press('Загрузить и\u00a0поставить');
      await act(() => vi.advanceTimersByTimeAsync(300));
      if (_try === 1) expect(mounted.element.textContent).toContain('Слишком большой файл');
    }
    expect(uploadPicture).toHaveBeenLastCalledWith(file, 'Пёс');
    expect(mounted.value()).toEqual(dog);
    vi.useRealTimers();
  });

  test('keeps its middle in sight, until a press or an arrow says otherwise', () => {
    const mounted = mountField(fieldOf(image, 'image'), sea);
    const point = mounted.find('button[aria-label^="Главная точка"]');
    expect(point.getAttribute('aria-label')).toContain('50\u00a0% слева, 50\u00a0% сверху');
    point.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
    const press = new MouseEvent('pointerdown', { bubbles: true, clientX: 20, clientY: 30 });
    act(() => void point.dispatchEvent(press));
    expect(mounted.value()).toEqual({ ...sea, focus: { x: 10, y: 30 } });
    mounted.key(point, 'ArrowRight', { shiftKey: true });
    expect(mounted.value()).toEqual({ ...sea, focus: { x: 20, y: 30 } });
    mounted.press('В\u00a0середину');
    expect(mounted.value()).toEqual(sea);
  });
});

describe('a rich text', () => {
  test('shows nothing of what its schema would take out', () => {
    const { find } = mountField(fieldOf(richText()), '<p onclick="x()">Текст<script>x()</script></p>');
    expect(find('#x').innerHTML).toBe('<p>Текст</p>');
  });

  test('gives what is typed as clean markup', () => {
    const mounted = mountField(fieldOf(richText()), '<p>Было</p>');
    const area = mounted.find('#x');
    area.innerHTML = '<div><b>Стало</b> <span style="color:red">лучше</span></div>';
    act(() => void area.dispatchEvent(new Event('input', { bubbles: true })));
    expect(mounted.value()).toBe('<p><strong>Стало</strong> лучше</p>');
  });

  test('offers prices and facts after «{{», and puts a chosen one where it was typed', async () => {
    vi.useFakeTimers();
    const found = { key: 'tariff/maksimum', token: '{{price:tariff/maksimum}}', title: 'Максимум', now: '' };
    const searchReferences = vi.fn(async () => [found]);
    // Documents of tests have no editing of their own.
    document.execCommand = vi.fn((command: string, _shows?: boolean, text = '') => {
      const range = window.getSelection()?.getRangeAt(0);
      if (command !== 'insertText' || range === undefined) return false;
      range.deleteContents();
      range.insertNode(document.createTextNode(text));
      return true;
    });
    const mounted = mountField(fieldOf(richText()), '<p>За</p>', {
      sources: { ...NOTHING, searchReferences },
    });
    const area = mounted.find('#x');
    area.innerHTML = '<p>За {{макс в месяц</p>';
    const [line] = area.firstElementChild?.childNodes ?? [];
    if (line === undefined) throw new Error('the paragraph is empty');
    window.getSelection()?.collapse(line, 'За {{макс'.length);
    act(() => void area.dispatchEvent(new Event('input', { bubbles: true })));
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(searchReferences).toHaveBeenCalledWith('макс', expect.anything());
    act(() => mounted.find('[data-reference]').click());
    expect(mounted.value()).toBe('<p>За {{price:tariff/maksimum}} в месяц</p>');
    expect(mounted.element.querySelector('[data-reference]')).toBeNull();
    vi.useRealTimers();
  });
});
