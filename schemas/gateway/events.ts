import { z } from 'zod';
import { limitedText } from '../values/limited-text';
import { defineCall, type CallContract } from './call';
import { identifier, optionalField } from './entities/field';
import { msisdnField, smsCodeField } from './fields';
import { codeSentAnswer, doneAnswer } from './outcomes';

/** The events calls of landings; bodies are form-encoded, `{v}` is the version. */

/** The specification names no version of these calls (MISC-414). */
export const EVENTS_VERSION = 'v1';

const eventFields = z.looseObject({ eventId: z.string().optional() });

function defineEventCall<Body extends z.ZodType, Answer extends z.ZodType>(
  name: string,
  row: string,
  body: Body,
  answer: Answer,
  kind: Pick<CallContract, 'personal' | 'commits'>,
) {
  return defineCall({
    id: `events.${name}`,
    group: 'content',
    method: 'POST',
    path: `/api/unite/{v}/events/${name}`,
    rows: [row, 'MISC-414'],
    pathParams: z.object({ v: limitedText(10).regex(/^v\d+$/) }),
    body,
    encoding: 'form',
    answer,
    empty: null,
    ...kind,
  });
}

const titled = z.looseObject({ id: identifier, title: z.string(), description: optionalField(z.string()) });

/** The events of a landing. */
export const getEvents = defineEventCall(
  'getEvents',
  'MISC-106',
  eventFields,
  z.looseObject({ events: z.array(titled.extend({ date: optionalField(z.string()) })) }),
  {},
);
/** The gifts of an event. */
export const getGifts = defineEventCall(
  'getGifts',
  'MISC-107',
  eventFields,
  z.looseObject({ gifts: z.array(titled) }),
  {},
);
/** Sends the code of an event. */
export const sendEventCode = defineEventCall(
  'sendSms',
  'MISC-108',
  eventFields.extend({ msisdn: msisdnField }),
  codeSentAnswer,
  { personal: true },
);
/** Confirms the code of an event, and gives the number the gift that was chosen. */
export const confirmEventCode = defineEventCall(
  'confirmSms',
  'MISC-109',
  eventFields.extend({ msisdn: msisdnField, code: smsCodeField, giftId: z.string().optional() }),
  doneAnswer,
  { personal: true, commits: true },
);
/** Sends a notice of an event. */
export const sendEventNotice = defineEventCall(
  'sendNotify',
  'MISC-110',
  eventFields.extend({ msisdn: msisdnField }),
  doneAnswer,
  { personal: true, commits: true },
);
