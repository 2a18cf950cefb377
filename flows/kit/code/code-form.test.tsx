// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mountInFlow, type MountedFlow } from '../testing/mount-in-flow';
import { getRememberedPhones } from '../phone/remembered-phones';
import { CodeForm } from './code-form';
import { NumberForm } from './number-form';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const MSISDN = '79261112233';
const data = { msisdn: MSISDN, codeLength: 6, resendAt: NOW + 180_000, captcha: null };
const captcha = { id: 'c1', image: '/captcha/c1/1.png', failures: 0 };
let flow: MountedFlow | null = null;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  flow?.leave();
  flow = null;
  localStorage.clear();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const mount = (...given: Parameters<typeof mountInFlow>) => (flow = mountInFlow(...given));

function fields({ element }: MountedFlow): HTMLInputElement[] {
  return [...element.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')];
}
function field(mounted: MountedFlow, index = 0): HTMLInputElement {
  const found = fields(mounted)[index];
  if (found === undefined) throw new Error(`there is no field ${index}`);
  return found;
}
const button = ({ element }: MountedFlow, text: string) =>
  [...element.querySelectorAll('button')].find(({ textContent }) => textContent === text);

describe('a button that waits', () => {
  const described = (mounted: MountedFlow, text: string) => {
    const id = button(mounted, text)?.getAttribute('aria-describedby');
    return id ? document.getElementById(id)?.textContent : null;
  };

  test('says beneath it how many digits the code has, as the field does', () => {
    const mounted = mount(<CodeForm data={{ ...data, codeLength: 4 }} />);
    expect(mounted.element.textContent).toContain('В\u00a0коде 4\u00a0цифры');
    expect(described(mounted, 'Подтвердить')).toBe('Введите код: 4\u00a0цифры');
  });

  test('says that the number is not whole, and then nothing', () => {
    const mounted = mount(<NumberForm data={{ msisdn: '', captcha: null }} />);
    expect(described(mounted, 'Получить код')).toMatch(/Введите номер полностью/);
  });

  test('says that the captcha is missing', () => {
    const mounted = mount(<NumberForm data={{ msisdn: MSISDN, captcha }} />);
    expect(described(mounted, 'Получить код')).toBe('Введите код с\u00a0картинки');
  });
});

describe('the form of a code', () => {
  test('[CODE-209] is sent by itself once the code is whole', () => {
    const mounted = mount(<CodeForm data={data} />);
    mounted.type(field(mounted), '12345');
    expect(mounted.posts).toEqual([]);
    mounted.type(field(mounted), '123-456');
    expect(mounted.posts).toEqual([{ _action: 'confirm', code: '123456' }]);
  });

  test('[CODE-117][CODE-417] of two parts posts one code, and goes on from part to part', () => {
    const mounted = mount(<CodeForm data={data} variant="two" />);
    expect(fields(mounted)).toHaveLength(2);
    mounted.type(field(mounted), '123');
    expect(document.activeElement).toBe(field(mounted, 1));
    mounted.type(field(mounted, 1), '456');
    expect(mounted.posts).toEqual([{ _action: 'confirm', code: '123456' }]);
  });

  test('goes back a part with Backspace, and takes its last digit', () => {
    const mounted = mount(<CodeForm data={data} variant="two" />);
    mounted.type(field(mounted), '123');
    const back = new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true, cancelable: true });
    act(() => void field(mounted, 1).dispatchEvent(back));
    expect(document.activeElement).toBe(field(mounted));
    expect(field(mounted).value).toBe('12');
  });

  test('takes a whole code that a phone fills into its first part', () => {
    const mounted = mount(<CodeForm data={data} variant="two" />);
    expect(field(mounted).autocomplete).toBe('one-time-code');
    mounted.type(field(mounted), '123456');
    expect(fields(mounted).map(({ value }) => value)).toEqual(['123', '456']);
  });

  test('[CODE-418] has one field for a code of another length than six', () => {
    const mounted = mount(<CodeForm data={{ ...data, codeLength: 4 }} variant="two" />);
    expect(fields(mounted)).toHaveLength(1);
  });

  test('[CODE-124] checks a number once until the server has answered', () => {
    const mounted = mount(<CodeForm data={data} />);
    mounted.type(field(mounted), '123456');
    mounted.type(field(mounted), '12345');
    mounted.type(field(mounted), '123457');
    expect(mounted.posts).toHaveLength(1);
  });

  test('[CODE-210] is not sent by itself while an error is shown', () => {
    const mounted = mount(<CodeForm data={data} />, { turn: 1, errors: { code: 'Неверный код' } });
    mounted.type(field(mounted), '123456');
    expect(mounted.posts).toEqual([]);
    expect(button(mounted, 'Подтвердить')?.disabled).toBe(false);
  });

  test('is not sent by itself when it is told not to, nor with a captcha still to be typed', () => {
    const patient = mount(<CodeForm data={data} isSentWhole={false} />);
    patient.type(field(patient), '123456');
    patient.leave();
    const guarded = mount(<CodeForm data={{ ...data, captcha }} />);
    guarded.type(field(guarded), '123456');
    expect([...patient.posts, ...guarded.posts]).toEqual([]);
  });

  test('[CODE-411] says that a code was left unfinished', () => {
    const mounted = mount(<CodeForm data={data} />);
    act(() => field(mounted).focus());
    mounted.type(field(mounted), '123');
    act(() => field(mounted).blur());
    act(() => vi.advanceTimersByTime(500));
    expect(mounted.element.querySelector('#f-code-error')?.textContent).toBe('Ошибка: Некорректный код');
  });

  test('[CODE-204][CODE-205][CODE-206] counts down, then says that the code is inactive and offers another', () => {
    const mounted = mount(<CodeForm data={data} />);
    expect(mounted.element.querySelector('[role=timer]')?.textContent).toBe('3:00');
    act(() => vi.advanceTimersByTime(179_000));
    expect(button(mounted, 'Выслать код ещё раз')).toBeUndefined();
    expect(mounted.element.textContent).not.toContain('больше не действует');
    act(() => vi.advanceTimersByTime(1000));
    expect(mounted.element.querySelector('output')?.textContent).toContain('больше не действует');
    expect(button(mounted, 'Выслать код ещё раз')).toBeDefined();
  });

  test('[CODE-207] shows a captcha when the step has one, and none otherwise', () => {
    const mounted = mount(<CodeForm data={data} />);
    expect(mounted.element.querySelector('img')).toBeNull();
    mounted.show(<CodeForm data={{ ...data, captcha }} />, { turn: 1 });
    expect(mounted.element.querySelector('img')?.getAttribute('src')).toBe(captcha.image);
  });

  test('[PROM-121] remembers the number that a code was sent to, when it is told to', () => {
    mount(<CodeForm data={data} />).leave();
    expect(getRememberedPhones('loan', NOW)).toEqual([]);
    mount(<CodeForm data={data} remember="loan" />);
    expect(getRememberedPhones('loan', NOW)).toEqual([MSISDN]);
  });
});

describe('a code that the browser reads from the SMS itself', () => {
  test('is filled in and sent; the browser stops waiting when the step is left', async () => {
    let give: (credential: unknown) => void = () => undefined;
    const signals: AbortSignal[] = [];
    vi.stubGlobal('OTPCredential', () => undefined);
    vi.stubGlobal('navigator', {
      credentials: {
        get: ({ otp, signal }: { otp: unknown; signal: AbortSignal }) => {
          expect(otp).toEqual({ transport: ['sms'] });
          signals.push(signal);
          return new Promise((resolve) => (give = resolve));
        },
      },
    });
    const mounted = mount(<CodeForm data={data} variant="two" />);
    await act(async () => give({ code: '123456' }));
    expect(mounted.posts).toEqual([{ _action: 'confirm', code: '123456' }]);
    mounted.leave();
    flow = null;
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

describe('the form of a number', () => {
  const known = { msisdn: MSISDN, captcha: null };

  test('[CODE-211] asks for the code as soon as it appears when it is told to and knows the number, once', () => {
    const mounted = mount(<NumberForm data={known} isAskedAtOnce />);
    expect(mounted.posts).toEqual([{ _action: 'sendCode', msisdn: '+7 (926) 111 - 22 - 33' }]);
    mounted.leave();
    // Back to the form: the same flow appears again.
    expect(mount(<NumberForm data={known} isAskedAtOnce />).posts).toEqual([]);
  });

  test('[CODE-211] waits for the visitor otherwise', () => {
    expect(mount(<NumberForm data={known} />).posts).toEqual([]);
    expect(mount(<NumberForm data={{ msisdn: '', captcha: null }} isAskedAtOnce />).posts).toEqual([]);
    expect(mount(<NumberForm data={{ ...known, captcha }} isAskedAtOnce />).posts).toEqual([]);
  });

  test('[CODE-103] has a prompt of its own, unless the flow has its own words', () => {
    const prompt = 'Введите номер для получения кода подтверждения операции:';
    const mounted = mount(<NumberForm data={known} />);
    expect(mounted.element.textContent).toContain(prompt);
    mounted.show(<NumberForm data={known} prompt="Чей номер?" />);
    expect(mounted.element.textContent).not.toContain(prompt);
    expect(mounted.element.textContent).toContain('Чей номер?');
  });

  test('[CODE-101][CODE-102][CODE-128] has the button «Получить код», which waits for a whole number', () => {
    const mounted = mount(<NumberForm data={{ msisdn: '', captcha: null }} />);
    expect(button(mounted, 'Получить код')?.disabled).toBe(true);
    mounted.type(field(mounted), '926111223');
    expect(button(mounted, 'Получить код')?.disabled).toBe(true);
    mounted.type(field(mounted), '9261112233');
    expect(button(mounted, 'Получить код')?.disabled).toBe(false);
  });

  test('[CODE-129][CAPT-07][CAPT-101][CAPT-110] with a captcha waits for its code, which is empty after each answer', () => {
    const mounted = mount(<NumberForm data={{ ...known, captcha }} />);
    expect(button(mounted, 'Получить код')?.disabled).toBe(true);
    expect(field(mounted, 1).maxLength).toBe(6);
    mounted.type(field(mounted, 1), '12345');
    expect(button(mounted, 'Получить код')?.disabled).toBe(false);
    mounted.show(<NumberForm data={{ ...known, captcha }} />, { turn: 1 });
    expect(field(mounted, 1).value).toBe('');
    expect(button(mounted, 'Получить код')?.disabled).toBe(true);
  });

  test('[CAPT-02][CAPT-03][CAPT-111] offers another picture, until too many did not come', () => {
    const mounted = mount(<NumberForm data={{ ...known, captcha }} />);
    expect(button(mounted, 'Другая картинка')?.value).toBe('refreshCaptcha');
    const lost = { id: '', image: '', failures: 3 };
    mounted.show(<NumberForm data={{ ...known, captcha: lost }} />, { turn: 1 });
    expect(button(mounted, 'Другая картинка')).toBeUndefined();
    expect(mounted.element.textContent).toContain('Обновите страницу');
  });

  test('says that a picture did not load', () => {
    const mounted = mount(<NumberForm data={{ ...known, captcha }} />);
    act(() => void mounted.element.querySelector('img')?.dispatchEvent(new Event('error')));
    expect(mounted.element.querySelector('img')).toBeNull();
    expect(mounted.element.textContent).toContain('Картинка не загрузилась');
  });
});
