import { describe, expect, test } from 'vitest';
import { BRAND } from '../brand';
import { toFormErrorText } from './form-error-texts';
import { FORM_ANSWER_TEXTS, FORM_FIELD_TEXTS, withErrorCode } from './form-texts';

describe('the texts of the forms', () => {
  test('[FORM-491] all stand in one table, those that are quoted as they are quoted', () => {
    expect(FORM_ANSWER_TEXTS).toMatchObject({
      generic: 'Что-то пошло не так. Обновите страницу или зайдите позже',
      captcha: 'Некорректный код с картинки',
      numberInvalid: 'Некорректный номер',
      numberUnknown: 'Телефон не найден',
      codeTooEarly: 'Новый код запрошен слишком рано',
      codeLate: 'Время действия кода истекло',
      tooManyAttempts: 'Достигнуто максимальное количество попыток',
      codeWrong: 'Некорректный код',
      duplicate: 'Заявка для подключения этого номера уже отправлена',
      offlineTitle: 'Сервер временно недоступен.',
      offlineText: 'Обновите страницу или зайдите позже. Данные нужно будет ввести заново',
      tryAgain: 'Что-то пошло не так, попробуйте ещё раз',
      noAnswer: 'Не удалось получить ответ от системы. Попробуйте зайти позже и начать заново',
      fieldPhone: 'Некорректный номер телефона',
      fieldEmail: 'Некорректный e-mail',
      filesTotal: 'Общий размер файлов превышен',
      sendAnother: 'Отправить еще сообщение',
    });
    expect(FORM_FIELD_TEXTS).toMatchObject({
      required: 'Заполните поле',
      fileFailed: 'Не удалось загрузить файл',
      filesTooMany: 'Количество файлов превышено',
    });
  });

  test('[FORM-417] a message has the code of its error behind it, and stands alone without one', () => {
    expect(withErrorCode('Некорректный номер', 'a229')).toBe('Некорректный номер (Код ошибки: a229)');
    expect(withErrorCode('Некорректный номер', 0)).toBe('Некорректный номер (Код ошибки: 0)');
    for (const code of [null, undefined, ''])
      expect(withErrorCode('Некорректный номер', code)).toBe('Некорректный номер');
  });

  test.each([
    ['FORM-477', '5000', 'Этот номер не в МегаФоне'],
    ['FORM-478', 'INVALID_MSISDN', 'Некорректный номер'],
    ['FORM-479', 'NOT_FOUND_MSISDN', 'Телефон не найден'],
    ['FORM-480', '5012', 'Новый код запрошен слишком рано'],
    ['FORM-481', '5013', 'Время действия кода истекло'],
    ['FORM-482', '5014', 'Достигнуто максимальное количество попыток'],
    ['FORM-483', '5015', 'Некорректный код'],
    ['FORM-484', 'duplicate', 'Заявка для подключения этого номера уже отправлена'],
  ])('[FORM-490][%s] the code %s of the server shows «%s»', (_row, code, text) => {
    expect(toFormErrorText(code, BRAND.prepositional)).toBe(text);
  });

  test.each(['unknown', 'constructor', '', null])(
    '[FORM-490] the code %j shows the generic message',
    (code) => {
      expect(toFormErrorText(code, BRAND.prepositional)).toBe(FORM_ANSWER_TEXTS.generic);
    },
  );
});
