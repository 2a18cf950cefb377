import { createFlowView, type FlowViews } from '../kit/engine/create-flow-view';
import { PERSON_TEXTS } from '../kit/person/person-texts';
import { ContactsStep, IccStep, RegionStep, ResumeStep } from './begin-steps';
import type { Props } from './contract';
import {
  ContractStep,
  FailedStep,
  InstallStep,
  PendingStep,
  SigningStep,
  SuccessStep,
} from './contract-steps';
import { CodeStep, IdentityStep, PhoneStep, PortalStep, QuestionnaireStep } from './identity-steps';
import { LinkCodeStep, LinkedStep, LinkGoneStep } from './link-steps';
import { machine } from './machine';
import { NumberStep, PortingStep } from './number-steps';
import { PacksStep, TariffStep } from './tariff-steps';
import { toSegment } from './to-segment';
import { SIM_TEXTS } from './texts';

const views: FlowViews<typeof machine, Props> = {
  resume: ResumeStep,
  linked: LinkedStep,
  linkCode: LinkCodeStep,
  linkGone: LinkGoneStep,
  icc: IccStep,
  region: RegionStep,
  contacts: ContactsStep,
  number: NumberStep,
  porting: PortingStep,
  phone: PhoneStep,
  code: CodeStep,
  tariff: TariffStep,
  packs: PacksStep,
  identity: IdentityStep,
  portal: PortalStep,
  questionnaire: QuestionnaireStep,
  contract: ContractStep,
  signing: SigningStep,
  install: InstallStep,
  pending: PendingStep,
  success: SuccessStep,
  failed: FailedStep,
};

const LABELS: Readonly<Record<string, string>> = {
  ...PERSON_TEXTS,
  icc: SIM_TEXTS.icc,
  region: SIM_TEXTS.region,
  phone: SIM_TEXTS.phone,
  email: SIM_TEXTS.email,
  number: SIM_TEXTS.number,
  date: SIM_TEXTS.portingDate,
  query: SIM_TEXTS.query,
};

export default createFlowView('sim-order', machine, views, {
  labelOf: (name) => LABELS[name],
  segmentOf: (snapshot) => toSegment(snapshot),
  isWide: true,
});
