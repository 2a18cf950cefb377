import { describe, expect, test } from 'vitest';
import { BRAND } from '#schemas/brand';
import { toErrorText } from './error-text';

describe('the text of a refusal', () => {
  test.each([
    ['5000', 'Этот номер не в МегаФоне'],
    ['5001', 'Номер получателя не МегаФон'],
    ['5006', 'Неправильно введён код с картинки'],
    ['5012', 'Превышен лимит получения кода'],
    ['5013', 'Время кода истекло'],
    ['5014', 'Превышено количество попыток'],
    ['5015', 'Неверный код'],
    ['5018', 'У отправителя превышен лимит сообщений'],
    ['5019', 'У получателя превышен лимит сообщений'],
  ])('[CODE-06][CODE-133] with the code %s is «%s» when the server has no words for it', (code, text) => {
    expect(toErrorText({ code, message: null })).toBe(text);
    expect(toErrorText({ code, message: 'Слова сервера' })).toBe('Слова сервера');
  });

  test('[CODE-07] names the provider of the configuration, in the case that the sentence wants', () => {
    expect(toErrorText({ code: '5000', message: null })).toContain(`не в ${BRAND.prepositional}`);
    expect(toErrorText({ code: '5001', message: null })).toContain(`не ${BRAND.nominative}`);
  });

  test.each([null, 'strange', 'constructor'])('with the code %s is the generic one', (code) => {
    expect(toErrorText({ code, message: null })).toBe('Ошибка сервера. Попробуйте позже');
  });
});
