import { API_BASE } from './paths';

/**
 * SIM and eSIM ordering: four flows with the same step calls, each under its own base (SIM-131 to SIM-134).
 * The paths of the steps are ours (SIM-135): one map per flow, so that one flow can be changed alone.
 */
export type SimFlow = 'teleport' | 'esim' | 'dsim' | 'general';

const STEP_PATHS = {
  iccInit: '/iccInit',
  region: '/region',
  otpRequest: '/otp/request',
  otpSubmit: '/otp/submit',
  contactInfo: '/contactInfo',
  mnpData: '/mnpData',
  numbers: '/numbers',
  numberSubmit: '/numbers',
  tariffs: '/tariffs',
  tariffDetail: '/tariffs/{id}',
  tariffSubmit: '/tariffs',
  identity: '/identity',
  personalData: '/personalData',
  address: '/address',
  account: '/account',
  accept: '/accept',
  reset: '/reset',
  checkLastOrder: '/checkLastOrder',
  activationStatus: '/activationStatus',
  processState: '/processState',
  contractSend: '/contract/send',
  contractStatus: '/contract/status',
  profile: '/profile',
} as const;

export type SimStep = keyof typeof STEP_PATHS;

export const SIM_PATHS: Readonly<
  Record<SimFlow, { readonly base: string; readonly row: string; readonly steps: Record<SimStep, string> }>
> = {
  teleport: { base: `${API_BASE.selfCare}/teleport`, row: 'SIM-131', steps: STEP_PATHS },
  esim: { base: `${API_BASE.selfCare}/esim/order`, row: 'SIM-132', steps: STEP_PATHS },
  dsim: { base: `${API_BASE.mobileSelfCare}/sim-cards/dsim`, row: 'SIM-133', steps: STEP_PATHS },
  general: { base: `${API_BASE.mobileSelfCare}/sim-cards`, row: 'SIM-134', steps: STEP_PATHS },
};
