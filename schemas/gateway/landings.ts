import { z } from 'zod';
import { defineCall } from './call';
import { identifier, optionalField } from './entities/field';
import { captchaField, msisdnField, smsCodeField, textId } from './fields';
import { codeSentAnswer, doneAnswer } from './outcomes';
import { API_BASE } from './paths';

/** Calls of landings and single pages: tenders, invitations, cinema, contacts, reprice links. */

/** Versions of the reprice decoder (MISC-409). */
export const REPRICE_VERSIONS = ['v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7'] as const;
export const DEFAULT_REPRICE_VERSION = 'v1';

/** The tenders of a page. */
export const getTenders = defineCall({
  id: 'tenders.get',
  group: 'content',
  method: 'GET',
  path: `${API_BASE.unite}/tenders/get`,
  rows: ['MISC-05'],
  query: z.object({ uuid: textId }),
  answer: z.array(
    z.looseObject({
      id: identifier,
      title: z.string(),
      startDate: optionalField(z.string()),
      endDate: optionalField(z.string()),
      link: optionalField(z.string()),
    }),
  ),
  empty: [],
});

/** Decodes the user variable of a link. */
export const decodeVariable = defineCall({
  id: 'decode.var',
  group: 'content',
  method: 'GET',
  path: `${API_BASE.unite}/decode/var`,
  rows: ['MISC-101'],
  query: z.object({ userid: textId }),
  answer: z.looseObject({ value: z.string() }),
  empty: null,
  personal: true,
});

/** Starts an invitation of a friend; the code goes to the inviting number. */
export const inviteFriend = defineCall({
  id: 'inviteFriend.create',
  group: 'account',
  method: 'POST',
  path: `${API_BASE.selfCare}/inviteFriend/create`,
  rows: ['MISC-102'],
  body: z.object({ msisdn: msisdnField, friendMsisdn: msisdnField, captcha: captchaField.optional() }),
  answer: codeSentAnswer,
  empty: null,
  personal: true,
});

/** Confirms the invitation with the code. */
export const confirmInvite = defineCall({
  id: 'inviteFriend.confirm',
  group: 'account',
  method: 'POST',
  path: `${API_BASE.selfCare}/inviteFriend/confirm`,
  rows: ['MISC-103'],
  body: z.object({ msisdn: msisdnField, code: smsCodeField }),
  answer: doneAnswer,
  empty: null,
  personal: true,
  commits: true,
});

/** Connects a product of the cinema to the account of whoever is signed in. */
export const connectCinema = defineCall({
  id: 'megacinema.connectProduct',
  group: 'account',
  method: 'POST',
  path: `${API_BASE.selfCare}/megacinema/connectProduct`,
  rows: ['MISC-104', 'MISC-411'],
  body: z.object({ serviceCode: textId }),
  answer: doneAnswer,
  empty: null,
  personal: true,
  commits: true,
  carriesSession: true,
});

/** Which products of the cinema the account of whoever is signed in has. */
export const getCinemaStatus = defineCall({
  id: 'megacinema.status',
  group: 'account',
  method: 'GET',
  path: `${API_BASE.selfCare}/megacinema/status`,
  rows: ['MISC-105', 'MISC-412'],
  answer: z.looseObject({ connected: z.boolean(), services: z.array(z.string()).default([]) }),
  empty: { connected: false, services: [] },
  personal: true,
  carriesSession: true,
});

/** Keeps a contact that a visitor left on a landing. */
export const saveContact = defineCall({
  id: 'landingContact.save',
  group: 'forms',
  method: 'POST',
  path: `${API_BASE.unite}/LandingContact/saveContact`,
  rows: ['MISC-111', 'MISC-413'],
  body: z.looseObject({
    landing: z.string().optional(),
    name: z.string().optional(),
    phone: msisdnField.optional(),
    email: z.string().optional(),
  }),
  encoding: 'form',
  answer: doneAnswer,
  empty: null,
  personal: true,
  commits: true,
});

/** Decodes a reprice link. The answer is passed on as it is (MISC-410). */
export const decodeReprice = defineCall({
  id: 'reprice.decode',
  group: 'tariffs',
  method: 'GET',
  path: '/api/reprice/{version}/decode',
  rows: ['MISC-408'],
  pathParams: z.object({ version: z.enum(REPRICE_VERSIONS) }),
  query: z.looseObject({ code: z.string().optional() }),
  answer: z.unknown(),
  empty: null,
  personal: true,
});
