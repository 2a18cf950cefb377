import { z } from 'zod';
import { BRAND } from '../brand';
import { limitedText } from '../values/limited-text';
import { defineCall } from './call';
import { optionalField } from './entities/field';
import { msisdnField, textId } from './fields';
import { RETAIL_REGION_QUERY } from './headers';
import { doneAnswer } from './outcomes';
import { API_BASE } from './paths';

/** The personal account: its token, its header, the anonymous id and what is kept for it. */

/** The token that calls of the personal account carry (ACCT-105). */
export const getAccountToken = defineCall({
  id: 'account.token',
  group: 'account',
  method: 'GET',
  path: `${API_BASE.selfCare}/token`,
  rows: ['ACCT-108', 'PROM-401', 'SHOP-02'],
  query: z.object({ [RETAIL_REGION_QUERY]: z.string().optional() }),
  answer: z.looseObject({ token: z.string() }),
  empty: null,
  personal: true,
});

/** Whether the visitor's address is in the operator's network: a subscriber, most likely. */
export const checkOperatorAddress = defineCall({
  id: 'ip.isOperator',
  group: 'account',
  method: 'GET',
  path: `${API_BASE.unite}/ip/is${BRAND.slug}`,
  rows: ['ACCT-106', 'ACCT-109'],
  answer: z.looseObject({ ok: z.boolean() }),
  empty: { ok: false },
  personal: true,
});

/** What the operator keeps a visitor's numbers under; it lives in a cookie of the visitor's. */
export const anonymousId = limitedText(128).regex(
  /^[\w.~+/=:@-]{1,128}$/,
  'An id of at most 128 plain signs',
);

/** A new anonymous id. */
export const getAnonymousId = defineCall({
  id: 'cdss.mid',
  group: 'visitor',
  method: 'GET',
  path: `${API_BASE.unite}/cdss/mid`,
  rows: ['ACCT-14', 'ACCT-110', 'ACCT-406'],
  answer: z.looseObject({ mid: anonymousId }),
  empty: null,
  personal: true,
});

/** A number kept for a visitor; the lowest priority prefills the phone field (ACCT-411). */
export const storedPhone = z.looseObject({ msisdn: z.string(), priority: z.number() });
export type StoredPhone = z.output<typeof storedPhone>;

/** The numbers kept for an anonymous id. */
export const getUserData = defineCall({
  id: 'cdss.get',
  group: 'visitor',
  method: 'GET',
  path: '/api/cdss/get',
  rows: ['ACCT-111', 'ACCT-410'],
  query: z.object({ mid: textId }),
  answer: z.looseObject({ msisdn: z.array(storedPhone).default([]) }),
  empty: { msisdn: [] },
  personal: true,
});

/** Keeps a number for an anonymous id. */
export const storeUserData = defineCall({
  id: 'cdss.set',
  group: 'visitor',
  method: 'POST',
  path: '/api/cdss/set',
  rows: ['ACCT-112', 'ACCT-407'],
  query: z.object({ mid: textId }),
  body: z.object({ msisdn: msisdnField, priority: z.number().int() }),
  answer: doneAnswer,
  empty: null,
  personal: true,
});

/** What the account header shows. */
export const getAccountSummary = defineCall({
  id: 'account.summary',
  group: 'account',
  method: 'GET',
  path: `${API_BASE.account}/summary`,
  rows: ['ACCT-10', 'ACCT-113'],
  answer: z.looseObject({
    authenticated: z.boolean(),
    name: optionalField(z.string()),
    msisdn: optionalField(z.string()),
    /** Roubles. */
    balance: optionalField(z.number()),
    tariff: optionalField(z.string()),
    /** Other numbers of the same subscriber, to change to. */
    numbers: optionalField(z.array(z.looseObject({ msisdn: z.string(), title: optionalField(z.string()) }))),
  }),
  empty: null,
  personal: true,
  carriesSession: true,
});

/** Whether the visitor is signed in. */
export const getAccountStatus = defineCall({
  id: 'account.status',
  group: 'account',
  method: 'GET',
  path: `${API_BASE.account}/status`,
  rows: ['ACCT-09', 'ACCT-114'],
  answer: z.looseObject({ authenticated: z.boolean() }),
  empty: { authenticated: false },
  personal: true,
  carriesSession: true,
});

/** Changes the account to another number of the same subscriber. */
export const changeAccountNumber = defineCall({
  id: 'account.change',
  group: 'account',
  method: 'POST',
  path: `${API_BASE.account}/change`,
  rows: ['ACCT-11', 'ACCT-115'],
  query: z.object({ msisdn: msisdnField }),
  answer: doneAnswer,
  empty: null,
  personal: true,
  carriesSession: true,
});

/** Signs the visitor out. */
export const logOut = defineCall({
  id: 'account.logout',
  group: 'account',
  method: 'POST',
  path: `${API_BASE.account}/logout`,
  rows: ['ACCT-12', 'ACCT-116'],
  answer: doneAnswer,
  empty: null,
  personal: true,
  carriesSession: true,
});
