import type { FeedbackForm } from '#schemas/gateway/feedback';
import type { FormPlan } from '#schemas/forms/form-plan';
import { planForm } from '#schemas/forms/plan-form';

/** Forms for the gallery and the tests, with every kind of field between them. */

const question: FeedbackForm = {
  id: 'question',
  title: 'Вопрос о тарифах и услугах',
  subTitle: 'Ответим в течение рабочего дня',
  successMessageTitle: 'Вопрос отправлен',
  successMessageText: 'Ответ придёт на вашу почту.',
  fields: [
    { name: 'name', type: 'input', format: 'name', required: true, title: 'Имя' },
    { name: 'email', type: 'input', format: 'email', required: true, title: 'E-mail' },
    {
      name: 'topic',
      type: 'select',
      format: 'string',
      required: true,
      title: 'Тема',
      answers: [
        { value: 'tariff', title: 'Тариф' },
        { value: 'other', title: 'Другое' },
      ],
    },
    { name: 'text', type: 'textarea', format: 'string', required: true, title: 'Сообщение' },
    { name: 'files', type: 'multiplefiles', format: 'multiplefiles', title: 'Файлы' },
    { name: 'source', type: 'hidden', format: 'string', title: 'site' },
  ],
};

const coverage: FeedbackForm = {
  id: 'coverage',
  title: 'Плохая связь',
  notice: 'Чем точнее место и время, тем быстрее найдём причину',
  successMessageTitle: 'Спасибо!',
  otpPhoneField: 'phone',
  fields: [
    { name: 'place', type: 'title', title: 'Где и когда' },
    { name: 'address', type: 'input', format: 'string', required: true, title: 'Адрес' },
    { name: 'when', type: 'datetime', format: 'datetime', required: true, title: 'Когда это было' },
    { name: 'phone', type: 'input', format: 'mobile', required: true, title: 'Телефон', isOtpPhone: true },
    {
      name: 'consent',
      type: 'checkbox',
      format: 'checkbox',
      required: true,
      title: 'Согласен на обработку данных',
    },
  ],
};

/** `page` and `showIf` are extensions of a definition (`schemas/forms/README.md`). */
const long = {
  id: 'long',
  title: 'Копия договора',
  successMessageTitle: 'Заявление принято',
  fields: [
    { name: 'fio', type: 'input', format: 'fio', required: true, title: 'Фамилия, имя и отчество', page: 1 },
    {
      name: 'way',
      type: 'select',
      format: 'string',
      required: true,
      title: 'Как получить',
      page: 1,
      answers: [
        { value: 'mail', title: 'По почте' },
        { value: 'shop', title: 'В салоне' },
      ],
    },
    {
      name: 'email',
      type: 'input',
      format: 'email',
      required: true,
      title: 'E-mail',
      page: 1,
      showIf: { name: 'way', values: ['mail'] },
    },
    {
      name: 'series',
      type: 'input',
      format: 'passport_series',
      required: true,
      title: 'Серия паспорта',
      page: 2,
    },
    {
      name: 'number',
      type: 'input',
      format: 'passport_number',
      required: true,
      title: 'Номер паспорта',
      page: 2,
    },
    { name: 'birthday', type: 'date', format: 'date', required: true, title: 'Дата рождения', page: 2 },
  ],
} satisfies FeedbackForm & { fields: object[] };

/** As the operator gives them. */
export const SAMPLE_DEFINITIONS = { question, coverage, long };

/** As the flow shows them. */
export const SAMPLE_FORMS = {
  question: requirePlan(SAMPLE_DEFINITIONS.question),
  coverage: requirePlan(SAMPLE_DEFINITIONS.coverage),
  long: requirePlan(SAMPLE_DEFINITIONS.long),
};

function requirePlan(definition: FeedbackForm): FormPlan {
  const { plan, faults } = planForm(definition);
  const [fault] = faults;
  if (plan === null || fault) throw new Error(`the sample form ${definition.id}: ${fault?.message}`);
  return plan;
}
