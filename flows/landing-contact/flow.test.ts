import { describe, expect, test } from 'vitest';
import { createFakeAsk, createFakeContext, type FakeAnswers } from '../kit/testing/fake-context';
import { actions } from './actions.server';
import { ASKED, toSaveInput, type Asked } from './contract';
import { flow } from './flow';
import { machine } from './machine';

const CONTACT = { name: 'Анна', phone: '79261112233', email: 'anna@example.test' };
const EMPTY = { name: '', phone: '', email: '' };
const fill = { state: 'fill', data: EMPTY } as const;

const toProps = (asks: readonly Asked[]) => flow.props.parse({ landing: 'autumn', asks });
const read = (asks: readonly Asked[], posted: object) =>
  toSaveInput({ props: toProps(asks) }).safeParse(posted);
const complaintsOf = (asks: readonly Asked[], posted: object) =>
  read(asks, posted).error?.issues.map(({ path, message }) => [path[0], message]);

function save(answer: FakeAnswers[string], asks: readonly Asked[] = ASKED) {
  const { ask, calls } = createFakeAsk({ 'landingContact.save': answer });
  const input = read(asks, CONTACT).data ?? {};
  const context = createFakeContext({ ask, props: toProps(asks), input, snapshot: fill });
  return { result: actions.save(context), calls };
}

describe('landing-contact', () => {
  test('thanks for the contact, and lets a slip of the hand be mended', () => {
    const start = machine.start(toProps(['email']));
    expect(start).toEqual(fill);
    const sent = machine.next(start, { type: 'SAVED', ...CONTACT });
    expect(sent).toEqual({ state: 'sent', data: CONTACT });
    expect(machine.next(sent, { type: 'CORRECT' })).toEqual({ state: 'fill', data: CONTACT });
  });

  test('[MISC-111][MISC-413] saves the contact under the name of the landing', async () => {
    const { result, calls } = save({ ok: true });
    expect(await result).toEqual({ event: { type: 'SAVED', ...CONTACT } });
    const body = { landing: 'autumn', ...CONTACT };
    expect(calls).toEqual([{ id: 'landingContact.save', input: { body } }]);
  });

  test('sends what the landing asks for, and nothing else', async () => {
    const { result, calls } = save({ ok: true }, ['email']);
    expect((await result).event).toEqual({ type: 'SAVED', ...EMPTY, email: CONTACT.email });
    expect(calls[0]?.input).toEqual({ body: { landing: 'autumn', email: CONTACT.email } });
  });

  test.each([
    ['above the form', undefined, { ok: false, error: 'Мы с\u00a0вами уже говорили' }],
    [
      'above the form',
      undefined,
      { status: 400, refused: { error: { message: 'Мы с\u00a0вами уже говорили' } } },
    ],
    [
      'at the field',
      'phone',
      { status: 400, refused: { field: 'phone', message: 'Мы с\u00a0вами уже говорили' } },
    ],
    [
      'above the form',
      undefined,
      { status: 400, refused: { field: 'id', message: 'Мы с\u00a0вами уже говорили' } },
    ],
  ])('shows %s why the operator refuses', async (_where, field, answer) => {
    const { rejected } = await save(answer).result;
    expect(rejected).toMatchObject({ message: 'Мы с\u00a0вами уже говорили' });
    expect(rejected?.field).toBe(field);
  });

  test('has a text for a refusal without one', async () => {
    const { rejected } = await save({ status: 500, refused: {} }).result;
    expect(rejected?.message).toBe('Ошибка сервера. Попробуйте позже');
  });

  test('wants every field that it asks for, and says at each what is wrong', () => {
    expect(complaintsOf(ASKED, {})).toEqual([
      ['name', 'Введите имя'],
      ['phone', 'Введите номер'],
      ['email', 'Введите адрес электронной почты'],
    ]);
    expect(complaintsOf(ASKED, { name: ' ', phone: '+7 (926', email: ' ' })).toEqual([
      ['name', 'Введите имя'],
      ['phone', 'Некорректный номер'],
      ['email', 'Введите адрес электронной почты'],
    ]);
    expect(complaintsOf(['email'], { email: 'anna@' })).toEqual([
      ['email', 'Проверьте адрес электронной почты: нужен вид name@example.ru'],
    ]);
    expect(complaintsOf(['email', 'name'], { email: 'a'.repeat(255), name: 'а'.repeat(101) })).toEqual([
      ['email', 'Проверьте адрес электронной почты: нужен вид name@example.ru'],
      ['name', 'Имя слишком длинное'],
    ]);
    const typed = { name: ' Анна ', phone: '8 926 111-22-33', email: ' anna@example.test ' };
    expect(read(ASKED, typed).data).toEqual(CONTACT);
  });

  test.each([
    ['nothing to reach a visitor by', ['name'], /^Нужен телефон или почта/],
    ['no field at all', [], /^Нужен телефон или почта/],
    ['a field twice', ['phone', 'phone'], /^Каждое поле можно спросить один раз/],
  ])('tells the editor of %s', (_what, asks, message) => {
    const issues = flow.props.safeParse({ landing: 'autumn', asks }).error?.issues ?? [];
    expect(issues.map(({ path }) => path[0])).toContain('asks');
    expect(issues[0]?.message).toMatch(message);
  });

  test.each(['', 'Осень', 'autumn sale', '-autumn', 'AUTUMN', 'a'.repeat(61)])(
    'is no landing by the mark «%s»',
    (landing) => {
      expect(flow.props.safeParse({ landing }).success).toBe(false);
    },
  );

  test('keeps the number that it asks for, for the next form', () => {
    expect(flow.actions.save.keepsNumber).toBe('phone');
  });

  test.each(flow.examples)('parses the example «$name»', ({ props }) => {
    expect(flow.props.safeParse(props).success).toBe(true);
  });
});
