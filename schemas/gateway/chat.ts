import { z } from 'zod';
import { defineCall } from './call';
import { optionalField } from './entities/field';
import { captchaField, msisdnField, smsCodeField } from './fields';
import { codeSentAnswer } from './outcomes';
import { API_BASE } from './paths';

/** Sends the code that opens the chat; for subscribers only, which the server enforces (CHAT-117). */
export const sendChatCode = defineCall({
  id: 'chat.getCode',
  group: 'messages',
  method: 'GET',
  path: `${API_BASE.selfCare}/chat/getCode`,
  rows: ['CHAT-106', 'CHAT-402'],
  query: z.object({ msisdn: msisdnField, captcha: captchaField.optional() }),
  answer: codeSentAnswer,
  empty: null,
  personal: true,
});

/**
 * Opens the chat. The button is `npsResultButton`, in older answers the flat `inappUrl` and `text`
 * (requirements decision 25): read {@link readChatButton}.
 */
export const signChat = defineCall({
  id: 'chat.signJwt',
  group: 'messages',
  method: 'POST',
  path: `${API_BASE.selfCare}/chat/signJwt`,
  rows: ['CHAT-107', 'CHAT-403'],
  body: z.object({ msisdn: msisdnField, smsCode: smsCodeField }),
  answer: z.looseObject({
    jwt: z.string(),
    url: z.string(),
    npsResultButton: optionalField(
      z.looseObject({ inappUrl: optionalField(z.string()), text: optionalField(z.string()) }),
    ),
    inappUrl: optionalField(z.string()),
    text: optionalField(z.string()),
  }),
  empty: null,
  personal: true,
});

/** The button of a chat answer; nulls where the answer names none. */
export function readChatButton(answer: z.output<typeof signChat.answer>): {
  inappUrl: string | null;
  text: string | null;
} {
  return {
    inappUrl: answer.npsResultButton?.inappUrl ?? answer.inappUrl ?? null,
    text: answer.npsResultButton?.text ?? answer.text ?? null,
  };
}
