import type { Snapshot } from '#registry/define-machine';
import type { States } from './machine';

/** The part of the address that each step has (SIM-104); none where an order is begun, or taken up again. */
const SEGMENTS: Readonly<Record<keyof States, string>> = {
  resume: '',
  linked: '',
  linkCode: '',
  linkGone: '',
  icc: '',
  region: 'region',
  contacts: 'contacts',
  number: 'number',
  porting: 'mnp',
  phone: 'phone',
  code: 'code',
  tariff: 'tariff',
  packs: 'tariff',
  identity: 'identity',
  portal: 'identity',
  questionnaire: 'questionnaire',
  contract: 'contract',
  signing: 'contract',
  install: 'install',
  pending: 'activation',
  success: 'activation',
  failed: 'activation',
};

/** Confirming a number that is moved is a step of its own. */
export const toSegment = ({ state, data }: Snapshot<States>): string =>
  state === 'phone' && data.of === 'number' ? 'confirm-number' : SEGMENTS[state];
