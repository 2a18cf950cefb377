import { describe, expect, test } from 'vitest';
import { paramSchema, type Param } from '#schemas/gateway/entities/param';
import { toParams } from './params';

const read = (...params: Param[]) => toParams(params.map((param) => paramSchema.parse(param)));

describe('the lines of a parameter list', () => {
  test('[TRF-407] have every field of the operator in the form in which it is drawn', () => {
    const param: Param = {
      title: 'Интернет',
      value: 30,
      unit: 'ГБ',
      caption: 'Остаток переходит',
      footnote: 'По всей России',
      svg_icon: 'internet',
      flag: 'popup',
      param: 'traffic',
      valueIcon: 'info',
      price: { value: 150, unitExtra: 'за 30 дней' },
      is_delim: true,
      children: [{ title: 'Ночью', value: 5, unit: 'ГБ' }],
      outputSubparamValues: false,
    };
    expect(read(param)).toEqual([
      {
        id: 'traffic',
        title: 'Интернет',
        value: '30\u00A0ГБ',
        caption: 'Остаток переходит',
        footnote: 'По всей России',
        icon: 'internet',
        valueIcon: 'info',
        flag: 'popup',
        hasLineAfter: true,
        price: { amountKopecks: 15_000, period: 'за\u00A030\u00A0дней' },
        children: [
          {
            id: 'param-1',
            title: 'Ночью',
            value: '5\u00A0ГБ',
            hasLineAfter: false,
            price: null,
            children: [],
          },
        ],
      },
    ]);
  });

  test('[TRF-407] show the values of their children in place of their own when they say so', () => {
    const children = [{ value: 'ВКонтакте' }, { title: 'нет' }, { value: 10, unit: 'каналов' }];
    const [param] = read({ title: 'Бесплатно', value: 'Всё', outputSubparamValues: true, children });
    expect(param?.value).toBe('ВКонтакте, нет, 10\u00A0каналов');
    expect(read({ value: 'Всё', outputSubparamValues: true, children: [] })[0]?.value).toBe('Всё');
  });

  test.each([
    [{ value: 'до 150', unit: 'Мбит/с' }, 'до\u00A0150\u00A0Мбит/с'],
    [{ value: 'Безлимит' }, 'Безлимит'],
    [{ value: 10, unit: '%' }, '10\u00a0%'],
    [{ value: 1.5, unit: 'ГБ' }, '1,5\u00A0ГБ'],
    [{ value: 0, unit: '₽' }, '0\u00A0₽'],
  ])('[TRF-242] hold a value together with its unit: %j', (param, value) => {
    expect(read(param)[0]?.value).toBe(value);
  });

  test('are their title alone when they have no value', () => {
    expect(read({ title: 'Роутер бесплатно' })).toMatchObject([{ title: '', value: 'Роутер бесплатно' }]);
  });

  test('are left out when they say nothing', () => {
    expect(
      read({}, { value: '' }, { value: 'NaN', unit: 'ГБ' }, { value: -5, unit: 'ГБ' }, { title: ' ' }),
    ).toEqual([]);
    expect(toParams(undefined)).toEqual([]);
  });

  test('have ids of their own even where the operator repeats itself', () => {
    const ids = read({ param: 'a', value: 1 }, { param: 'a', value: 2 }, { value: 3 }).map(({ id }) => id);
    expect(ids).toEqual(['a', 'a-2', 'param-3']);
  });
});
