import { READY_FORMS } from '#schemas/gateway/feedback';
import type { TemplateName } from './template-names';

const FIO = {
  name: 'fio',
  type: 'input',
  format: 'fio',
  required: true,
  title: 'Фамилия, имя и\u00a0отчество',
};
const PHONE = { name: 'phone', type: 'input', format: 'mobile', required: true, title: 'Телефон' };
const EMAIL = {
  name: 'email',
  type: 'input',
  format: 'email',
  required: true,
  title: 'Почта',
  placeholder: 'name@example.ru',
};
const TEXT = { name: 'text', type: 'textarea', format: 'string', required: true, title: 'Сообщение' };
const CONSENT = {
  name: 'consent',
  type: 'checkbox',
  required: true,
  title: 'Я\u00a0согласен на\u00a0обработку персональных данных',
};
const SUCCESS = {
  successMessageTitle: 'Обращение принято',
  successMessageText: 'Ответим в\u00a0течение одного рабочего дня.',
};

/** Each is the body of a document: a list of definitions. */
export const TEMPLATES: Readonly<Record<TemplateName, readonly unknown[]>> = {
  question: [
    {
      id: 'question',
      title: 'Вопрос в\u00a0поддержку',
      hasCaptcha: true,
      captchaFormName: READY_FORMS.faqFeedback,
      fields: [FIO, EMAIL, TEXT, CONSENT],
      ...SUCCESS,
    },
  ],
  callback: [
    {
      id: 'callback',
      title: 'Заказать звонок',
      otpPhoneField: PHONE.name,
      fields: [
        { ...FIO, title: 'Как к\u00a0вам обращаться', format: 'name' },
        { ...PHONE, isOtpPhone: true },
        CONSENT,
      ],
      successMessageTitle: 'Ждите звонка',
      successMessageText: 'Перезвоним в\u00a0рабочее время.',
    },
  ],
  claim: [
    {
      id: 'claim',
      title: 'Заявление',
      fields: [
        FIO,
        { name: 'series', type: 'input', format: 'passport_series', required: true, title: 'Серия паспорта' },
        { name: 'number', type: 'input', format: 'passport_number', required: true, title: 'Номер паспорта' },
        { ...EMAIL, page: 2 },
        {
          name: 'topic',
          type: 'select',
          required: true,
          title: 'Чего касается заявление',
          page: 2,
          answers: [
            { value: 'refund', title: 'Вернуть деньги' },
            { value: 'contract', title: 'Изменить договор' },
          ],
        },
        {
          name: 'sum',
          type: 'input',
          format: 'amount',
          required: true,
          title: 'Сумма',
          page: 2,
          showIf: { name: 'topic', values: ['refund'] },
        },
        {
          name: 'files',
          type: 'multiplefiles',
          title: 'Документы',
          page: 2,
          fileTypes: ['application/pdf'],
        },
        { ...CONSENT, page: 2 },
      ],
      ...SUCCESS,
    },
  ],
  empty: [{ id: 'form', title: 'Новая форма', fields: [], ...SUCCESS }],
};
