import { accountCalls } from './account';
import { bannerCalls } from './banners';
import type { CallContract } from './call';
import { captchaCalls } from './captcha';
import { chatCalls } from './chat';
import { codeCalls } from './codes';
import { connectionCalls } from './connection';
import { convergentCalls } from './convergent';
import { eventCalls } from './events';
import { faqCalls } from './faq';
import { feedbackCalls } from './feedback';
import { homeCalls } from './home';
import { landingCalls } from './landings';
import { newsCalls } from './news';
import { numberPortingCalls } from './number-porting';
import { optionCalls } from './options';
import { orderCalls } from './order';
import { pageCalls } from './page';
import { paymentCalls } from './payments';
import { promisedPaymentCalls } from './promised-payment';
import { promotionCalls } from './promotions';
import { retailCalls } from './retail';
import { roamingCalls } from './roaming';
import { searchCalls } from './search';
import { shellCalls } from './shell';
import { simCalls } from './sim';
import { storyCalls } from './stories';
import { surveyCalls } from './survey';
import { tariffCalls } from './tariffs';

/** Every call of the operator's API that the product makes. */
export const gatewayCalls: readonly CallContract[] = [
  ...accountCalls,
  ...bannerCalls,
  ...captchaCalls,
  ...chatCalls,
  ...codeCalls,
  ...connectionCalls,
  ...convergentCalls,
  ...eventCalls,
  ...faqCalls,
  ...feedbackCalls,
  ...homeCalls,
  ...landingCalls,
  ...newsCalls,
  ...numberPortingCalls,
  ...optionCalls,
  ...orderCalls,
  ...pageCalls,
  ...paymentCalls,
  ...promisedPaymentCalls,
  ...promotionCalls,
  ...retailCalls,
  ...roamingCalls,
  ...searchCalls,
  ...shellCalls,
  ...simCalls,
  ...storyCalls,
  ...surveyCalls,
  ...tariffCalls,
];
