import { defineMachine } from '#registry/define-machine';
import { GONE_LINK } from '#registry/device-links';
import {
  backToNumber,
  noNumber,
  toCodeData,
  toNumberData,
  withCaptcha,
  type CodeData,
  type NumberData,
} from '../kit/code/code-steps';
import type { DeviceLink, Events, Order, Props, Steps } from './contract';

/** The number that a code goes to: one that is moved here (`number`), or the visitor's own (`phone`). */
type Confirming = Pick<Steps['phone'], 'order' | 'of'>;

/** A step that can be gone on with on another device; with the link once it was asked for. */
type Linkable = { link?: DeviceLink };

/** Of SIM-106, in this order; each carries what is chosen by then. */
export type States = {
  resume: { process: string; confirmed: string };
  /** Led here by a link: whose order it is, a code says. */
  linked: { token: string } & NumberData;
  linkCode: { token: string } & CodeData;
  linkGone: object;
  icc: { order: Order };
  region: { order: Order };
  contacts: Steps['contacts'];
  number: Steps['number'];
  porting: Steps['plain'];
  phone: Confirming & NumberData;
  code: Confirming & CodeData;
  tariff: Steps['tariff'];
  packs: Steps['packs'];
  identity: Steps['plain'];
  portal: Steps['portal'];
  questionnaire: Steps['plain'] & Linkable;
  contract: Steps['plain'] & Linkable;
  signing: Steps['signing'] & Linkable;
  install: Steps['install'] & Linkable;
  pending: Steps['plain'] & Linkable;
  success: Steps['success'];
  failed: Steps['failed'];
};

const NO_ORDER: Order = {
  region: '',
  phone: '',
  email: '',
  number: null,
  porting: null,
  tariff: null,
  packs: [],
  confirmed: '',
};

const toStep = <Data>(_: object, { step }: { step: Data }): Data => step;
const toOrder = ({ order }: { order: Order }) => ({ order });
const nothing = () => ({ order: NO_ORDER });

const toContacts = { to: 'contacts', data: toStep<Steps['contacts']> } as const;
const toNumber = { to: 'number', data: toStep<Steps['number']> } as const;
const toTariff = { to: 'tariff', data: toStep<Steps['tariff']> } as const;
const toIdentity = { to: 'identity', data: toStep<Steps['plain']> } as const;
const toQuestionnaire = { to: 'questionnaire', data: toStep<Steps['plain']> } as const;
const toContract = { to: 'contract', data: toStep<Steps['plain']> } as const;
const toSigning = { to: 'signing', data: toStep<Steps['signing']> } as const;
const toInstall = { to: 'install', data: toStep<Steps['install']> } as const;
const toPending = { to: 'pending', data: toStep<Steps['plain']> } as const;
const toSuccess = { to: 'success', data: toStep<Steps['success']> } as const;
const toFailed = { to: 'failed', data: toStep<Steps['failed']> } as const;
const toPhone = {
  to: 'phone',
  data: (_: object, { step }: Events['PHONE']) => ({ ...step, captcha: null }),
} as const;
/** A card in hand begins with its number. */
const toBeginning = [
  {
    to: 'icc',
    when: (_: object, { hasCard }: Events['RESTARTED']) => hasCard,
    why: 'a card in hand',
    data: nothing,
  },
  { to: 'region', data: nothing },
] as const;

const toLinkGone = { to: 'linkGone', data: () => ({}) } as const;
/** What was begun in this visit, or on another device whose link has led here. */
const toResume = [
  {
    to: 'linkGone',
    when: (_: object, { link }: Events['RESUME']) => link === GONE_LINK,
    why: 'a link that is over',
    data: () => ({}),
  },
  {
    to: 'linked',
    when: (_: object, { link }: Events['RESUME']) => link !== '',
    why: 'a link',
    data: (_: object, { link }: Events['RESUME']) => ({ token: link, ...noNumber }),
  },
  {
    to: 'resume',
    data: (_: object, { process, confirmed }: Events['RESUME']) => ({ process, confirmed }),
  },
] as const;
const toToken = ({ token }: { token: string }) => ({ token });
/** The link is shown on the step that it was asked for on. */
const withLink = <Data extends object>(data: Data, { link }: Events['LINK_MADE']): Data & Linkable => ({
  ...data,
  link,
});
/** A step that asks how far it is keeps its link meanwhile. */
const keepLink = <Data extends object>({ link }: Linkable, { step }: { step: Data }): Data & Linkable => ({
  ...step,
  ...(link !== undefined && { link }),
});
/** Wherever the order stands (SIM-153). */
const goneOn = {
  CONTACTS: toContacts,
  NUMBER: toNumber,
  PHONE: toPhone,
  TARIFF: toTariff,
  IDENTITY: toIdentity,
  QUESTIONNAIRE: toQuestionnaire,
  CONTRACT: toContract,
  SIGNING: toSigning,
  INSTALL: toInstall,
  PENDING: toPending,
  SUCCESS: toSuccess,
  FAILED: toFailed,
  RESTARTED: toBeginning,
} as const;

const confirming = ({ order, of }: Confirming): Confirming => ({ order, of });

export const machine = defineMachine<States, Events, Props>()({
  initial: 'region',
  start: ({ kind }) => ({ state: kind === 'esim' ? 'region' : 'icc', data: nothing() }),
  local: ['PORT', 'BACK', 'CHANGE_NUMBER'],
  states: {
    // Whoever has begun on this visit goes on, or begins anew (SIM-150, SIM-153).
    resume: { on: goneOn },
    linked: {
      on: {
        CODE_SENT: {
          to: 'linkCode',
          data: (data, sent) => ({ ...toToken(data), ...toCodeData(data, sent) }),
        },
        CAPTCHA_WANTED: {
          to: 'linked',
          data: (data, wanted) => ({ ...toToken(data), ...toNumberData(data, wanted) }),
        },
        LINK_GONE: toLinkGone,
        RESTARTED: toBeginning,
      },
    },
    linkCode: {
      on: {
        ...goneOn,
        CODE_SENT: {
          to: 'linkCode',
          data: (data, sent) => ({ ...toToken(data), ...toCodeData(data, sent) }),
        },
        CAPTCHA_WANTED: { to: 'linkCode', data: withCaptcha },
        CHANGE_NUMBER: { to: 'linked', data: (data) => ({ ...toToken(data), ...backToNumber(data) }) },
        LINK_GONE: toLinkGone,
      },
    },
    linkGone: { on: { RESTARTED: toBeginning } },
    icc: {
      on: {
        REGION: { to: 'region', data: toOrder },
        RESUME: toResume,
      },
    },
    region: {
      on: {
        CONTACTS: toContacts,
        RESUME: toResume,
      },
    },
    contacts: {
      on: { NUMBER: toNumber, BACK: { to: 'region', data: toOrder } },
    },
    number: {
      on: {
        NUMBER: toNumber,
        TARIFF: toTariff,
        PORT: { to: 'porting', data: toOrder },
        BACK: { to: 'contacts', data: toOrder },
      },
    },
    porting: { on: { PHONE: toPhone, NUMBER: toNumber } },
    phone: {
      on: {
        CODE_SENT: { to: 'code', data: (data, sent) => ({ ...confirming(data), ...toCodeData(data, sent) }) },
        CAPTCHA_WANTED: {
          to: 'phone',
          data: (data, wanted) => ({ ...confirming(data), ...toNumberData(data, wanted) }),
        },
        BACK: [
          {
            to: 'porting',
            when: ({ of }) => of === 'number',
            why: 'a number to move',
            data: toOrder,
          },
          { to: 'identity', data: toOrder },
        ],
      },
    },
    code: {
      on: {
        CODE_SENT: { to: 'code', data: (data, sent) => ({ ...confirming(data), ...toCodeData(data, sent) }) },
        CAPTCHA_WANTED: { to: 'code', data: (data, { captcha }) => ({ ...data, captcha }) },
        TARIFF: toTariff,
        QUESTIONNAIRE: toQuestionnaire,
        CHANGE_NUMBER: {
          to: 'phone',
          data: (data) => ({ ...confirming(data), msisdn: data.msisdn, captcha: null }),
        },
      },
    },
    tariff: {
      on: {
        PACKS: { to: 'packs', data: toStep<Steps['packs']> },
        IDENTITY: toIdentity,
        NUMBER: toNumber,
      },
    },
    packs: { on: { IDENTITY: toIdentity, TARIFF: toTariff } },
    identity: {
      on: { PHONE: toPhone, PORTAL: { to: 'portal', data: toStep<Steps['portal']> }, TARIFF: toTariff },
    },
    portal: { on: { PHONE: toPhone, IDENTITY: toIdentity, BACK: { to: 'identity', data: toOrder } } },
    questionnaire: { on: { CONTRACT: toContract, LINK_MADE: { to: 'questionnaire', data: withLink } } },
    contract: {
      on: {
        SIGNING: toSigning,
        FAILED: toFailed,
        LINK_MADE: { to: 'contract', data: withLink },
        BACK: { to: 'questionnaire', data: toOrder },
      },
    },
    signing: {
      on: {
        SIGNING: { to: 'signing', data: keepLink<Steps['signing']> },
        LINK_MADE: { to: 'signing', data: withLink },
        INSTALL: toInstall,
        PENDING: toPending,
        SUCCESS: toSuccess,
        FAILED: toFailed,
      },
    },
    install: {
      on: {
        PENDING: toPending,
        SUCCESS: toSuccess,
        FAILED: toFailed,
        LINK_MADE: { to: 'install', data: withLink },
      },
    },
    pending: {
      on: {
        PENDING: { to: 'pending', data: keepLink<Steps['plain']> },
        SUCCESS: toSuccess,
        FAILED: toFailed,
        LINK_MADE: { to: 'pending', data: withLink },
      },
    },
    success: { final: true },
    failed: { trouble: true, final: true, on: { RESTARTED: toBeginning } },
  },
});
