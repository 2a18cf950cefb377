import { defineMachine } from '#registry/define-machine';
import type { Captcha } from '../kit/captcha/captcha';
import type { Events, Props } from './contract';
import { LIKED } from './texts';

/** Where a visitor stands in the forms of a page. */
export type FormStep = {
  /** The place of the form in the list; null until a theme is chosen, or the question is answered. */
  form: number | null;
  /** From 1; 0 before the form. */
  page: number;
  /** How many pages each form has. */
  pages: readonly number[];
  captcha: Captcha | null;
  /** The number that a code went to for this form: it is not sent again while that one is good. */
  codeFor?: string;
};

export type CodeStep = Omit<FormStep, 'captcha' | 'codeFor'> & {
  msisdn: string;
  codeLength: number;
  resendAt: number;
  captcha: null;
};

/** The states of FORM-202; `loading` is a post under way, which the engine shows (`aria-busy`). */
export type States = {
  initial: FormStep;
  negativeFeedback: FormStep;
  otp: CodeStep;
  /** `id` is the form's that was sent; null after a «Да». */
  success: { id: string | null; title: string; text: string | null; pages: readonly number[] };
  error: object;
};

/** The first step of the forms: the form itself where there is one, else the choice of a theme. */
const begin = (pages: readonly number[]): FormStep =>
  pages.length === 1 ? toForm(pages, 0) : { form: null, page: 0, pages, captcha: null };
const toForm = (pages: readonly number[], form: number): FormStep => ({
  form,
  page: 1,
  pages,
  captcha: null,
});

/** A choice as a number, when there is such a form or page. */
const isPlace = (choice: string | undefined, first: number, last: number): choice is string =>
  /^\d{1,3}$/.test(choice ?? '') && Number(choice) >= first && Number(choice) <= last;

const withCaptcha = (data: FormStep, { captcha }: Events['CAPTCHA_SHOWN']): FormStep => ({
  ...data,
  captcha,
});

const withoutCode = (
  { codeFor: _codeFor, ...data }: FormStep,
  { captcha }: Events['CODE_STALE'],
): FormStep => ({ ...data, captcha });

const toCode = (
  { form, page, pages }: FormStep,
  { msisdn, codeLength, resendAt }: Events['CODE_SENT'],
): CodeStep => ({ form, page, pages, msisdn, codeLength, resendAt, captcha: null });

const toSuccess = (
  { pages }: FormStep | CodeStep,
  { id, title, text }: Events['SENT'],
): States['success'] => ({
  id,
  title,
  text,
  pages,
});

const isPage = ({ form, pages }: FormStep, { choice }: Events['PAGE']) =>
  form !== null && isPlace(choice, 1, pages[form] ?? 1);
const toPage = (data: FormStep, { choice }: Events['PAGE']): FormStep => ({ ...data, page: Number(choice) });

export const machine = defineMachine<States, Events, Props>()({
  initial: 'initial',
  start({ forms, question }) {
    if (forms === null || forms.length === 0) return { state: 'error', data: {} };
    const pages = forms.map((form) => form.pages);
    const isAsked = question !== undefined;
    return {
      state: 'initial',
      data: isAsked ? { form: null, page: 0, pages, captcha: null } : begin(pages),
    };
  },
  local: ['CHOOSE', 'THEMES', 'PAGE', 'LIKE', 'DISLIKE', 'EDIT', 'AGAIN'],
  states: {
    initial: {
      on: {
        CHOOSE: {
          to: 'initial',
          why: 'есть такая тема',
          when: ({ pages }, { choice }) => isPlace(choice, 0, pages.length - 1),
          data: ({ pages }, { choice }) => toForm(pages, Number(choice)),
        },
        PAGE: { to: 'initial', when: isPage, why: 'есть такая страница', data: toPage },
        THEMES: { to: 'initial', data: ({ pages }) => begin(pages) },
        LIKE: { to: 'success', data: ({ pages }) => ({ ...LIKED, id: null, pages }) },
        DISLIKE: { to: 'negativeFeedback', data: ({ pages }) => toForm(pages, 0) },
        CAPTCHA_SHOWN: { to: 'initial', data: withCaptcha },
        CODE_SENT: { to: 'otp', data: toCode },
        CODE_STALE: { to: 'initial', data: withoutCode },
        SENT: { to: 'success', data: toSuccess },
      },
    },
    negativeFeedback: {
      on: {
        PAGE: { to: 'negativeFeedback', when: isPage, why: 'есть такая страница', data: toPage },
        CAPTCHA_SHOWN: { to: 'negativeFeedback', data: withCaptcha },
        CODE_SENT: { to: 'otp', data: toCode },
        SENT: { to: 'success', data: toSuccess },
      },
    },
    otp: {
      on: {
        CODE_SENT: {
          to: 'otp',
          data: (data, { codeLength, resendAt }) => ({ ...data, codeLength, resendAt }),
        },
        RETURNED: {
          to: 'initial',
          data: ({ form, page, pages, msisdn }, { captcha }) => ({
            form,
            page,
            pages,
            captcha,
            codeFor: msisdn,
          }),
        },
        // Without its captcha, so that another one is asked for (FORM-213).
        EDIT: {
          to: 'initial',
          data: ({ form, page, pages, msisdn }) => ({
            form,
            page,
            pages,
            captcha: null,
            codeFor: msisdn,
          }),
        },
        SENT: { to: 'success', data: toSuccess },
      },
    },
    success: {
      final: true,
      on: { AGAIN: { to: 'initial', data: ({ pages }) => begin(pages) } },
    },
    error: { trouble: true, final: true },
  },
});
