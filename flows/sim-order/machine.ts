import { defineMachine } from '#registry/define-machine';
import { toCodeData, toNumberData, type CodeData, type NumberData } from '../kit/code/code-steps';
import type { Events, Order, Props, Steps } from './contract';

/** The number that a code goes to: one that is moved here (`number`), or the visitor's own (`phone`). */
type Confirming = Pick<Steps['phone'], 'order' | 'of'>;

/** Of SIM-106, in this order; each carries what is chosen by then. */
export type States = {
  resume: { process: string };
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
  questionnaire: Steps['plain'];
  contract: Steps['plain'];
  signing: Steps['signing'];
  install: Steps['install'];
  pending: Steps['plain'];
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

const confirming = ({ order, of }: Confirming): Confirming => ({ order, of });

export const machine = defineMachine<States, Events, Props>()({
  initial: 'region',
  start: ({ kind }) => ({ state: kind === 'esim' ? 'region' : 'icc', data: nothing() }),
  local: ['PORT', 'BACK', 'CHANGE_NUMBER'],
  states: {
    // Whoever has begun on this visit goes on, or begins anew (SIM-150, SIM-153).
    resume: {
      on: {
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
      },
    },
    icc: {
      on: {
        REGION: { to: 'region', data: toOrder },
        RESUME: { to: 'resume', data: (_, { process }) => ({ process }) },
      },
    },
    region: {
      on: {
        CONTACTS: toContacts,
        RESUME: { to: 'resume', data: (_, { process }) => ({ process }) },
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
    questionnaire: { on: { CONTRACT: toContract } },
    contract: {
      on: { SIGNING: toSigning, FAILED: toFailed, BACK: { to: 'questionnaire', data: toOrder } },
    },
    signing: {
      on: {
        SIGNING: toSigning,
        INSTALL: toInstall,
        PENDING: toPending,
        SUCCESS: toSuccess,
        FAILED: toFailed,
      },
    },
    install: { on: { PENDING: toPending, SUCCESS: toSuccess, FAILED: toFailed } },
    pending: { on: { PENDING: toPending, SUCCESS: toSuccess, FAILED: toFailed } },
    success: { final: true },
    failed: { final: true, on: { RESTARTED: toBeginning } },
  },
});
